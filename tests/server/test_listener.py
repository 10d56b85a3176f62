"""The connection on which a process hears the others: when it breaks, and when it dies silently."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from evora.server.live.games import following
from evora.server.storage import cluster
from evora.server.storage import listener as module
from evora.server.storage.listener import Listener
from evora.server.storage.store import Store
from server.serving import FRIEND, ME, serving


class Proxy:
    """Stands between a client and PostgreSQL, and can swallow everything without a word."""

    def __init__(self, folder: Path, target: Path) -> None:
        self._target = target
        self._muted: list[threading.Event] = []
        self._sockets: list[socket.socket] = []
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(str(folder / ".s.PGSQL.5432"))
        self._server.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def swallow(self) -> None:
        """From now on nothing comes through the connections that are open."""
        for muted in self._muted:
            muted.set()

    def close(self) -> None:
        for each in (self._server, *self._sockets):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._server.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(str(self._target))
                self._sockets += (client, server)
                muted = threading.Event()
                self._muted.append(muted)
                for pair in ((client, server), (server, client)):
                    threading.Thread(target=_pass_on, args=(*pair, muted), daemon=True).start()


def _pass_on(source: socket.socket, target: socket.socket, muted: threading.Event) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            if not muted.is_set():
                target.sendall(data)
        target.shutdown(socket.SHUT_WR)


@pytest.fixture
def proxied(postgresql_url: str) -> Iterator[tuple[Proxy, str]]:
    """A proxy, and the address of the database through it."""
    home = re.search(r"host=([^&]+)", postgresql_url)
    assert home is not None
    folder = Path(tempfile.mkdtemp(prefix="evora-px-"))
    proxy = Proxy(folder, Path(home[1]) / ".s.PGSQL.5432")
    yield proxy, postgresql_url.replace(home[1], str(folder))
    proxy.close()
    shutil.rmtree(folder)


def test_a_silent_death_is_noticed_and_mended(
    proxied: tuple[Proxy, str], postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert module.PING_SECONDS + module.ANSWER_SECONDS < 10
    monkeypatch.setattr(module, "PING_SECONDS", 0.1)
    monkeypatch.setattr(module, "ANSWER_SECONDS", 3.0)  # on a busy machine, too
    monkeypatch.setattr(module, "_RETRY_SECONDS", 0.05)
    proxy, url = proxied
    store = Store(postgresql_url)
    heard: list[str] = []

    async def main() -> None:
        connected, lost = asyncio.Event(), asyncio.Event()
        listener = Listener(make_url(url), heard.append, connected.set, lost.set)
        async with asyncio.timeout(60):
            await listener.start()
            await say("one")
            await asyncio.sleep(0.5)  # some pings are answered
            assert not lost.is_set()
            connected.clear()
            proxy.swallow()
            await asyncio.to_thread(store.write, cluster.notify, ["two"])  # nobody hears it
            await lost.wait()
            await connected.wait()
            await say("three")
            await listener.stop()

    async def say(word: str) -> None:
        await asyncio.to_thread(store.write, cluster.notify, [word])
        while word not in heard:
            await asyncio.sleep(0.01)

    asyncio.run(main())
    store.close()
    assert heard == ["one", "three"]


def terminate_listeners(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'evora listener'"
        )


def test_what_was_missed_is_read(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a process does not hear, it is not ready; afterwards its watchers see everything."""
    monkeypatch.setattr(module, "_RETRY_SECONDS", 3.0)
    monkeypatch.setattr(following, "POLL_SECONDS", 1e6)  # nobody looks without a reason
    with serving(postgresql_url) as one, serving(postgresql_url) as other:
        anna, ben = one.guest("anna"), other.guest("ben")
        game = anna.create(ME, FRIEND)["game"]
        with anna.socket() as first:
            first.watch(game)
            terminate_listeners(postgresql_url)
            deadline = time.monotonic() + 20
            while anna.request("GET", "/readyz").text != "listener\n":
                assert time.monotonic() < deadline
            ben.done(game, "join")
            # Questions while it hears nothing are answered from the log.
            assert anna.view(game)["status"] == "playing"
            ben.done(game, "resign", seat=2)
            assert anna.view(game)["status"] == "over"
            assert anna.request("GET", "/readyz").text == "listener\n"
            ben.done(game, "rematch")
            while first.wait("update")["view"]["offer"] is None:
                pass
        while anna.request("GET", "/readyz").text != "ready\n":
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_the_lobby_shows_what_was_missed(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that was listed elsewhere while a process did not hear of it."""
    monkeypatch.setattr(module, "_RETRY_SECONDS", 1.5)
    with serving(postgresql_url) as one, serving(postgresql_url) as other:
        stranger, ben = one.client("stranger"), other.guest("ben")
        with stranger.socket() as lobby:
            lobby.send("watch_lobby", on=True)
            assert lobby.wait("lobby")["games"] == []
            terminate_listeners(postgresql_url)
            deadline = time.monotonic() + 20
            while stranger.request("GET", "/readyz").text != "listener\n":
                assert time.monotonic() < deadline
            time.sleep(0.5)  # the look when the connection was lost is over
            game = ben.create(ME, {"type": "anybody"})["game"]
            while not (games := lobby.wait("lobby")["games"]):
                pass
            assert [line["game"] for line in games] == [game]


def test_who_came_and_left_while_it_was_missed(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_RETRY_SECONDS", 1.5)
    with serving(postgresql_url) as one, serving(postgresql_url) as other:
        anna, ben, cat = one.guest("anna"), other.guest("ben"), other.guest("cat")
        game = anna.create(ME, FRIEND, FRIEND)["game"]
        for guest in (ben, cat):
            guest.done(game, "join")
        with anna.socket() as first, cat.socket() as third:
            third.watch(game)
            seats = first.watch(game)["view"]["seats"]
            while [seat["online"] for seat in seats] != [True, False, True]:
                seats = first.wait("update")["view"]["seats"]
            terminate_listeners(postgresql_url)
            deadline = time.monotonic() + 20
            while anna.request("GET", "/readyz").text != "listener\n":
                assert time.monotonic() < deadline
            with ben.socket() as second:
                second.watch(game)
                third.send("unwatch", game=game)
                while [seat["online"] for seat in seats] != [True, True, False]:
                    seats = first.wait("update")["view"]["seats"]
