"""The host's hand reaches every process within seconds, and a process that dies takes nothing
along."""

from __future__ import annotations

import functools
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from server.admin import done, listed, me, named
from server.serving import FRIEND, ME, Client, Running, come
from tools.reliability.server import Forks, ServerProcess

SECONDS = 5.0
MINUTES = {"type": "budget", "initial_ms": 600_000, "credit_ms": 0}
# The process that leads dies where it matters.
DIES_BEFORE = """
import os
from evora.server.live.upkeep.host_actions import HostActions
async def die(*_): os.kill(os.getpid(), 9)
HostActions._apply = die
"""
DIES_AFTER = DIES_BEFORE.replace("_apply", "_follow_up")


class Servers:
    """Real processes on one database."""

    def __init__(self, url: str, folder: Path, stack: ExitStack) -> None:
        self.url = url
        self._folder = folder
        self._stack = stack
        self.processes: list[ServerProcess] = []

    @functools.cache  # noqa: B019 - for one test
    def _forks(self, change: str) -> Forks:
        forks = Forks(change)
        self._stack.callback(forks.close)
        return forks

    def start(self, change: str = "") -> Running:
        home = self._folder / str(len(self.processes))
        home.mkdir()
        process = ServerProcess(self.url, home)
        process.forks = self._forks(change)
        self._stack.callback(process.kill)
        process.start()
        self.processes.append(process)
        server: Any = None
        running = Running(f"http://{process.address}", server, lambda: None)
        self._stack.callback(_close, running)
        return running


def _close(running: Running) -> None:
    for client in running.clients:
        client.http.close()


@pytest.fixture
def servers(database_url: str, tmp_path: Path) -> Iterator[Servers]:
    with ExitStack() as stack:
        folder = tmp_path / "servers"
        folder.mkdir()
        yield Servers(database_url, folder, stack)


@pytest.fixture
def shared(postgresql_url: str, tmp_path: Path) -> Iterator[Servers]:
    with ExitStack() as stack:
        folder = tmp_path / "servers"
        folder.mkdir()
        yield Servers(postgresql_url, folder, stack)


def at(running: Running, client: Client) -> Client:
    """The same guest, at another process."""
    again = running.client(client.name)
    again.http.cookies.set("evora", client.token or "")
    return again


def soon(true: Callable[[], Any], seconds: float = 30.0) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_beside_a_process_of_its_own(servers: Servers) -> None:
    running = servers.start()
    anna, ben = named(running, "Anna"), named(running, "Ben")
    game = anna.create(ME, FRIEND, clock=MINUTES)["game"]
    ben.done(game, "join")
    came = time.monotonic()
    done(servers.url, "ban", "Ben", "--reason", "Spam")
    assert time.monotonic() - came < SECONDS
    assert anna.view(game)["status"] == "over"
    assert ben.refused("GET", "/api/lobby") == (403, "banned")
    # It is there after a crash, too.
    servers.processes[0].kill()
    servers.processes[0].start()
    assert ben.refused("GET", "/api/lobby") == (403, "banned")


def test_at_both_processes_within_seconds(shared: Servers) -> None:
    url = shared.url
    one, two = shared.start(), shared.start()
    anna, ben = named(one, "Anna"), named(two, "Ben")
    game = anna.create(ME, FRIEND, clock=MINUTES, start=1)["game"]
    ben.done(game, "join")
    come(game, anna, at(one, ben))
    second = at(two, anna)
    came = time.monotonic()
    # A name, a message, a mode: when the command returns, it is so everywhere.
    done(url, "rename", "Ben", "Benny")
    assert [view["seats"][1]["name"] for view in (anna.view(game), second.view(game))] == [
        "Benny",
        "Benny",
    ]
    with anna.socket() as here, second.socket() as there:
        done(url, "message", "Hello")
        for socket in (here, there):
            assert socket.wait("host")["message"]["message"]["text"] == "Hello"
    number = done(url, "read-only", "on").number
    before = anna.view(game)
    for client in (anna, second):
        answer = client.do(game, "resign", seat=1, seq=before["seq"])
        assert answer.json()["code"] == "read_only"
    time.sleep(1.5)
    for client in (anna, second):
        view = client.view(game)
        assert abs(view["now"] - before["now"]) < 500 and view["deadline"] == before["deadline"]
    done(url, "undo", str(number))
    after = second.view(game)
    assert before["deadline"] - before["now"] - (after["deadline"] - after["now"]) < 2500
    # A ban, at the process that did not carry it out, too.
    with ben.socket() as socket:
        done(url, "ban", "Benny")
        assert socket.close_code() == 4004
    assert at(one, ben).refused("GET", "/api/lobby") == (403, "banned")
    assert second.view(game)["result"]["winners"] == [1]
    done(url, "delete-game", game, "--yes")
    for client in (anna, second):
        assert client.refused("GET", f"/api/games/{game}") == (404, "unknown_game")
    assert time.monotonic() - came < 6 * SECONDS
    assert "Processes that serve: 2" in done(url, "status").out


def test_a_process_that_was_frozen_knows_it_when_it_is_back(shared: Servers) -> None:
    url = shared.url
    one, two = shared.start(), shared.start()
    anna, ben = named(one, "Anna"), named(two, "Ben")
    game = anna.create(ME, FRIEND, start=1)["game"]
    ben.done(game, "join")
    assert at(two, anna).view(game)["legal"]
    frozen = shared.processes[1]
    with at(two, anna).socket() as socket:
        view = socket.watch(game)["view"]
        frozen._process.send_signal(signal.SIGSTOP)  # type: ignore[union-attr]
        try:
            done(url, "read-only", "on")
            # It lies there when the process wakes up, before anything else.
            wanted = {"type": "play", "id": "12345678", "seat": 1, "seq": view["seq"]}
            socket.send("command", game=game, command={**wanted, "move": view["legal"][0]["move"]})
        finally:
            frozen._process.send_signal(signal.SIGCONT)  # type: ignore[union-attr]
        assert socket.wait("applied", "refused")["type"] == "refused"
    assert anna.view(game)["seq"] == view["seq"]
    soon(lambda: me(ben)["host"]["read_only"] is not None)


@pytest.mark.parametrize(
    ("change", "first"),
    [(DIES_BEFORE, "end-game"), (DIES_AFTER, "ban")],
    ids=["before it counts", "after"],
)
def test_the_next_process_does_what_the_first_has_begun(
    shared: Servers, change: str, first: str
) -> None:
    url = shared.url
    shared.start(change)
    running = shared.start()
    anna, ben = named(running, "Anna"), named(running, "Ben")
    games = [anna.create(ME, FRIEND)["game"] for _ in range(2)]
    for game in games:
        ben.done(game, "join")
    # The first one leads, and dies of it; the other one does the rest.
    asked = {"end-game": (games[0], "--yes"), "ban": ("Ben",)}
    done(url, first, *asked[first])
    for game in games if first == "ban" else games[:1]:
        kinds = [
            event["body"]["type"]
            for event in anna.ask("GET", f"/api/games/{game}/events?since=0")["events"]
        ]
        assert (kinds.count("ended"), kinds[-1]) == (1, "ended")
    assert anna.view(games[0])["result"]["reason"] == ("resigned" if first == "ban" else "host")
    assert [one["state"] for one in listed(url, "log")] == ["done"]
    assert "Processes that serve: 1" in done(url, "status").out
