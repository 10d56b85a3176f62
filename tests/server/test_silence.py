"""Connections that have died are told to the others soon; those that have not stay."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, cast

import pytest
from websockets.frames import Opcode

from evora.server import run
from evora.server.api import connections
from evora.server.api.connections import PingedSocket
from server.serving import FRIEND, ME, Client, Running, Socket, serving
from tools.reliability.silence import silence

PING, PONG = 0.2, 0.4


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in less time."""
    monkeypatch.setattr(run, "PING_SECONDS", PING)
    monkeypatch.setattr(run, "PONG_SECONDS", PONG)
    monkeypatch.setattr(connections, "PONG_SECONDS", PONG)


def test_the_others_are_told_within_ten_seconds() -> None:
    """Half a second for one who is back at once, and a fifth on the way to another process."""
    assert connections.PING_SECONDS + connections.PONG_SECONDS + 0.5 + 0.2 < 10


@pytest.fixture(params=["one", "two"])
def processes(request: pytest.FixtureRequest) -> Iterator[tuple[Running, Running]]:
    """One process, or two on one database."""
    request.getfixturevalue("soon")
    with ExitStack() as stack:
        if request.param == "one":
            running = stack.enter_context(serving(request.getfixturevalue("sqlite_url")))
            yield running, running
        else:
            url = request.getfixturevalue("postgresql_url")
            yield stack.enter_context(serving(url)), stack.enter_context(serving(url))


def seated(one: Client, two: Client) -> str:
    game: str = one.create(ME, FRIEND)["game"]
    two.done(game, "join")
    return game


def until_online(socket: Socket, wanted: bool) -> None:
    while socket.wait("update")["view"]["seats"][1]["online"] != wanted:
        pass


def test_who_falls_silent_is_away_and_who_says_nothing_is_not(
    processes: tuple[Running, Running],
) -> None:
    here, there = processes
    one, two = here.guest("one"), there.guest("two")
    game = seated(one, two)
    with one.socket() as first, two.socket() as second:
        first.watch(game)
        second.watch(game)
        one.until(game, lambda view: view["seats"][1]["online"])
        # A hidden tab: the browser answers pings, the page says nothing.
        with pytest.raises(TimeoutError):
            while True:
                assert first.wait("update", timeout=5 * (PING + PONG))["view"]["seats"][1]["online"]
        silence(second.connection.protocol)
        until_online(first, False)
    assert one.view(game)["seats"][1]["online"] is False


class Loop:
    """A loop whose timers are only noted."""

    def __init__(self, now: float) -> None:
        self.now = now
        self.timers = 0

    def time(self) -> float:
        return self.now

    def call_later(self, _seconds: float, _callback: object) -> str:
        self.timers += 1
        return "timer"


@pytest.mark.parametrize(
    ("paused", "late", "closed"), [(False, 0.1, True), (True, 0.1, False), (False, 3.0, False)]
)
def test_a_server_that_does_not_listen_itself_calls_nobody_away(
    monkeypatch: pytest.MonkeyPatch, paused: bool, late: float, closed: bool
) -> None:
    """A message of the client still waits, or the process was frozen."""
    given_up: list[object] = []

    def give_up(self: object) -> None:
        given_up.append(self)

    monkeypatch.setattr(PingedSocket.__mro__[1], "keepalive_timeout", give_up)
    pinged: Any = PingedSocket.__new__(PingedSocket)
    loop = Loop(100 + connections.PONG_SECONDS + late)
    pinged.loop = cast("asyncio.AbstractEventLoop", loop)
    pinged.ping_sent_at, pinged.read_paused = 100.0, paused
    pinged.keepalive_timeout()
    assert bool(given_up) == closed and loop.timers == (not closed)


def pings_of(socket: Socket) -> list[object]:
    """Grows with every ping that the server sends."""
    seen: list[object] = []
    protocol = socket.connection.protocol
    receive = protocol.recv_frame

    def noting(frame: Any) -> None:
        if frame.opcode is Opcode.PING:
            seen.append(frame)
        receive(frame)

    protocol.recv_frame = noting  # type: ignore[method-assign]
    return seen


@pytest.mark.usefixtures("soon")
def test_who_talks_is_not_asked_and_is_missed_as_soon(sqlite_url: str) -> None:
    with serving(sqlite_url) as running:
        one, two = running.guest("one"), running.guest("two")
        game = seated(one, two)
        with one.socket() as first, two.socket() as second:
            first.watch(game)
            second.watch(game)
            one.until(game, lambda view: view["seats"][1]["online"])
            quiet, busy = pings_of(first), pings_of(second)
            until = time.monotonic() + 8 * PING
            while time.monotonic() < until:
                second.send("ping", sent=1)
                second.wait("pong")
                time.sleep(PING / 8)
            assert len(busy) < len(quiet)
            silence(second.connection.protocol)
            until_online(first, False)
