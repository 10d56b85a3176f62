"""The games' clock: what it does when the machine's does something odd."""

from __future__ import annotations

import pytest

from evora.server.common import timestamps
from evora.server.common.timestamps import LATE_MS, Clock

T0 = 1_800_000_000_000
HOUR = 3_600_000


class Machine:
    """A machine whose two clocks a test moves."""

    def __init__(self) -> None:
        self.wall = T0
        self.running = 5_000

    def time_ns(self) -> int:
        return self.wall * 1_000_000

    def monotonic_ns(self) -> int:
        return self.running * 1_000_000

    def sleep(self, ms: int) -> None:
        self.wall += ms
        self.running += ms


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine()
    monkeypatch.setattr(timestamps, "time", made)
    return made


def live(machine: Machine, clock: Clock, seconds: int) -> None:
    """Seconds with a heartbeat each."""
    for _ in range(seconds):
        machine.sleep(1_000)
        clock.pulse()


def test_before_it_starts_it_is_the_machines_time(machine: Machine) -> None:
    clock = Clock()
    machine.wall += 7
    assert clock.now() == T0 + 7
    clock.start(T0 + HOUR)
    assert clock.now() == T0 + HOUR
    clock.stop()
    assert clock.now() == T0 + 7


@pytest.mark.parametrize("jump", [-HOUR, HOUR // 4, 28 * HOUR])
def test_a_machine_whose_time_is_set(machine: Machine, jump: int) -> None:
    clock = Clock()
    clock.start(T0)
    live(machine, clock, 3)
    machine.wall += jump
    assert clock.now() == T0 + 3_000
    live(machine, clock, 2)
    assert clock.now() == T0 + 5_000


def test_a_frozen_process_loses_two_seconds_and_no_more(machine: Machine) -> None:
    clock = Clock()
    clock.start(T0)
    live(machine, clock, 1)
    machine.sleep(20_000)
    # What waited on its sockets may come before the heartbeat.
    assert clock.now() == T0 + 1_000 + LATE_MS
    assert clock.pulse() == 20_000 - LATE_MS
    assert clock.now() == T0 + 1_000 + LATE_MS
    machine.sleep(500)
    assert clock.now() == T0 + 1_500 + LATE_MS


def test_a_late_heartbeat_is_no_freeze(machine: Machine) -> None:
    clock = Clock()
    clock.start(T0)
    machine.sleep(LATE_MS)
    assert clock.pulse() == 0
    assert clock.now() == T0 + LATE_MS


def test_the_process_that_is_ahead_is_right(machine: Machine) -> None:
    clock = Clock()
    clock.start(T0)
    clock.catch_up(T0 - 400)
    assert clock.now() == T0
    clock.catch_up(T0 + 18_000)
    machine.sleep(100)
    assert clock.now() == T0 + 18_100


def test_it_stands_still_for_as_long_as_the_host_likes(machine: Machine) -> None:
    clock = Clock()
    clock.pause()
    assert not clock.stands  # it has not started
    clock.start(T0)
    live(machine, clock, 3)
    clock.pause()
    live(machine, clock, 3_600)
    clock.pause()
    assert clock.stands and clock.now() == T0 + 3_000
    # Another process stopped a little later.
    clock.catch_up(T0 + 3_050)
    clock.catch_up(T0)
    assert clock.now() == T0 + 3_050
    clock.resume()
    clock.resume()
    assert not clock.stands and clock.now() == T0 + 3_050
    machine.sleep(40)
    assert clock.now() == T0 + 3_090
    clock.pause()
    clock.start(T0 + HOUR)
    assert clock.now() == T0 + HOUR and not clock.stands
