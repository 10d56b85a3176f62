"""Clocks: who runs out of time, and what a restart does to them."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from evora.server.common import timestamps as clock
from evora.server.live.upkeep import sweeper
from evora.server.storage import cluster
from evora.server.storage.store import Store
from server.serving import FRIEND, ME, Client, Running, come, serving

_TEN_SECONDS = {"type": "budget", "initial_ms": 10_000, "credit_ms": 0}


class Time:
    """The machine's time, and what we add to it: as if it had passed, with all heartbeats."""

    def __init__(self) -> None:
        self._ahead_ns = 0

    @property
    def ahead_ms(self) -> int:
        return self._ahead_ns // 1_000_000

    @ahead_ms.setter
    def ahead_ms(self, ms: int) -> None:
        clock.clock._pulse_ns += ms * 1_000_000 - self._ahead_ns
        self._ahead_ns = ms * 1_000_000

    def time_ns(self) -> int:
        return time.time_ns() + self._ahead_ns

    def monotonic_ns(self) -> int:
        return time.monotonic_ns() + self._ahead_ns


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    monkeypatch.setattr(clock, "time", made)
    return made


@pytest.fixture
def running(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(sweeper, "POLL_SECONDS", 0.3)
    with serving(sqlite_url, clock_grace=0.05) as found:
        yield found


def two_players(running: Running, **more: object) -> tuple[Client, Client, str]:
    one, two = running.guest("one"), running.guest("two")
    game = one.create(ME, FRIEND, start=1, **more)["game"]
    two.done(game, "join")
    come(game, one, two)
    return one, two, game


def back(running: Running, client: Client) -> Client:
    """The same guest at a server that was started again."""
    again = running.client(client.name)
    again.http.cookies.set("evora", client.token or "")
    return again


def test_out_of_time(running: Running, machine: Time) -> None:
    _, two, game = two_players(running, clock=_TEN_SECONDS)
    with two.socket() as socket:
        view = socket.watch(game)["view"]
        assert 0 < view["deadline"] - view["now"] <= 10_000
        machine.ahead_ms = 10_500
        while not (view := socket.wait("update")["view"])["result"]:
            pass
    assert (view["result"]["reason"], view["result"]["winners"]) == ("time", [2])


def test_a_move_within_the_grace_still_counts(sqlite_url: str, machine: Time) -> None:
    with serving(sqlite_url, clock_grace=3.0) as running:
        one, two, game = two_players(running, clock=_TEN_SECONDS)
        machine.ahead_ms = 10_500
        time.sleep(1.5)  # longer than the sweeper ever waits without looking
        assert one.view(game)["status"] == "playing"
        machine.ahead_ms = 13_500
        view = two.until(game, lambda view: view["result"])
        assert (view["result"]["reason"], view["result"]["winners"]) == ("time", [2])


def test_the_clock_of_the_mover_runs(running: Running, machine: Time) -> None:
    one, two, game = two_players(running, clock=_TEN_SECONDS)
    machine.ahead_ms = 8_000
    one.play(game)
    machine.ahead_ms = 16_000  # the second has two seconds left, the first as well
    assert two.view(game)["status"] == "playing"
    two.play(game)
    machine.ahead_ms = 18_500
    view = two.until(game, lambda view: view["result"])
    assert (view["result"]["reason"], view["result"]["winners"]) == ("time", [2])


def test_time_that_was_spent_is_gone(running: Running, machine: Time) -> None:
    one, _, game = two_players(running, clock=_TEN_SECONDS)
    machine.ahead_ms = 4_000
    one.play(game)
    assert one.view(game)["seats"][0]["left_ms"] <= 6_000


def test_days_for_a_move(running: Running, machine: Time) -> None:
    one, two, game = two_players(running, clock={"type": "days", "days": 2})
    machine.ahead_ms = 86_400_000
    one.play(game)
    view = two.view(game)
    assert view["deadline"] - view["now"] > 2 * 86_000_000
    machine.ahead_ms += 2 * 86_400_000
    two.until(game, lambda view: view["status"] == "over")


def test_nobody_is_charged_for_downtime(sqlite_url: str, machine: Time) -> None:
    with serving(sqlite_url) as running:
        one, _, game = two_players(running, clock=_TEN_SECONDS)
        before = one.view(game)["deadline"]
    machine.ahead_ms = 3_600_000
    with serving(sqlite_url, clock_grace=0.05) as running:
        view = back(running, one).view(game)
        assert view["status"] == "playing"
        assert abs(view["deadline"] - before - 3_600_000) < 5_000
        machine.ahead_ms += 12_000
        back(running, one).until(game, lambda view: view["result"])


def test_a_crash_while_clocks_are_mended(sqlite_url: str, machine: Time) -> None:
    """Time that was given back is not given back twice."""
    with serving(sqlite_url) as running:
        one, _, game = two_players(running, clock=_TEN_SECONDS)
        before = one.view(game)["deadline"]
    store = Store(sqlite_url)
    heard = store.read(cluster.last_heartbeat)
    assert heard is not None
    machine.ahead_ms = 60_000
    with serving(sqlite_url) as running:
        pass
    store.write(cluster.note_heartbeat, heard)
    store.close()
    machine.ahead_ms = 120_000
    with serving(sqlite_url) as running:
        view = back(running, one).view(game)
    assert abs(view["deadline"] - before - 120_000) < 5_000


def test_a_clock_that_only_the_store_remembers(sqlite_url: str, machine: Time) -> None:
    """A game that has left the memory runs out of time all the same."""
    with serving(sqlite_url, live_games=1, clock_grace=0.05) as running:
        one, _, game = two_players(running, clock=_TEN_SECONDS)
        running.guest().create(ME, FRIEND)
        machine.ahead_ms = 10_500
        one.until(game, lambda view: view["result"])
