"""The socket: its manners, and what happens to those who have none."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from evora.server.api import sockets as server_socket
from evora.server.common.settings import Rate
from evora.server.live.hub import SLOW, Connection
from server.serving import ENGINE, ME, Running, serving


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def test_an_old_page_is_told_to_reload(running: Running) -> None:
    with running.client().socket(hello=False) as socket:
        socket.send("hello", protocol=0)
        assert socket.receive()["type"] == "outdated"
        assert socket.close_code() == 4000


def test_hello_comes_first_and_soon(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    with running.client().socket(hello=False) as socket:
        socket.send("ping", sent=1)
        assert socket.receive()["code"] == "bad_field"
    monkeypatch.setattr(server_socket, "HELLO_SECONDS", 0.05)
    with running.client().socket(hello=False) as socket:
        assert socket.close_code() == 1008


def test_a_guest_is_known(running: Running) -> None:
    guest = running.guest()
    with guest.socket(hello=False) as socket:
        socket.send("hello", protocol=1)
        assert socket.receive()["guest"] == guest.ask("GET", "/api/me")["guest"]
        socket.send("ping", sent=7)
        pong = socket.receive()
        assert pong["sent"] == 7 and abs(pong["now"] - time.time() * 1000) < 60_000


def test_what_cannot_be_read_changes_nothing(running: Running) -> None:
    with running.client().socket() as socket:
        for text, code in (
            ("", "bad_json"),
            ("{", "bad_json"),
            ("[]", "bad_field"),
            ('{"type":"steal"}', "unknown_type"),
            ('{"type":"watch","game":"AAAAAAAAAA"}', "bad_field"),
            ('{"type":"watch","game":"AAAAAAAAAA","since":-1}', "bad_field"),
            ('{"type":"command","game":"AAAAAAAAAA","command":{"type":"win"}}', "unknown_type"),
            ("[" * 4000, "bad_field"),
        ):
            socket.connection.send(text)
            assert socket.receive()["code"] == code, text
        socket.connection.send(b'{"type":"ping","sent":1}')
        assert socket.receive()["code"] == "bad_json"
        socket.send("ping", sent=1)
        assert socket.receive()["type"] == "pong"


def test_a_refusal_names_the_command_that_it_is_for(running: Running) -> None:
    guest = running.guest()
    view = guest.create(ME, {"type": "local"}, start=1)
    game, seq = view["game"], view["seq"]
    with guest.socket() as socket:
        stale = socket.command(game, "resign", id="stale-one", seq=seq + 1, seat=1)
        assert (stale["code"], stale["id"]) == ("stale", "stale-one")
        unknown = socket.command("AAAAAAAAAA", "resign", id="nowhere-1", seq=1, seat=1)
        assert (unknown["code"], unknown["id"]) == ("unknown_game", "nowhere-1")
        socket.send("watch", game="AAAAAAAAAA", since=0)
        assert socket.wait("refused")["id"] is None
    with running.client().socket() as socket:
        nobody = socket.command(game, "resign", id="nobody-01", seq=seq, seat=1)
        assert (nobody["code"], nobody["id"]) == ("no_guest", "nobody-01")


def test_too_many_of_them_end_it(running: Running) -> None:
    with running.client().socket() as socket:
        # It may be closed before all of them are sent.
        with contextlib.suppress(ConnectionClosed):
            for _ in range(30):
                socket.connection.send("?")
        assert socket.close_code() == 1008


def test_long_frames(running: Running) -> None:
    with running.client().socket() as socket:
        socket.connection.send(json.dumps({"type": "ping", "sent": 1}).ljust(8192))
        assert socket.receive()["type"] == "pong"
        socket.connection.send(" " * 8193)
        assert socket.close_code() == 1009


def test_too_many_messages(sqlite_url: str) -> None:
    with serving(sqlite_url, messages=Rate(100, 20)) as running:
        with running.client().socket() as socket:
            with contextlib.suppress(ConnectionClosed):
                for number in range(150):
                    socket.send("ping", sent=number)
            assert socket.close_code() == 1008
        kinds = [json.loads(data)["type"] for _, data in running.seen if data.startswith(b"{")]
        assert kinds.count("pong") < 110 and kinds[-1] == "refused"


def test_too_many_connections_and_games(sqlite_url: str) -> None:
    with serving(sqlite_url, sockets=2, watched=2) as running:
        guest = running.guest()
        games = [guest.create(ME, ENGINE)["game"] for _ in range(3)]
        with guest.socket() as socket, guest.socket():
            with pytest.raises(Exception, match="429"), guest.socket():
                pass
            socket.watch(games[0])
            socket.watch(games[1])
            socket.watch(games[1])
            socket.send("watch", game=games[2], since=0)
            assert socket.wait("refused")["code"] == "too_many"
            socket.send("unwatch", game=games[0])
            socket.watch(games[2])


def test_unwatched_games_are_not_told(running: Running) -> None:
    guest = running.guest()
    view = guest.create(ME, {"type": "local"}, start=1)
    with guest.socket() as socket:
        socket.watch(view["game"])
        socket.send("unwatch", game=view["game"])
        socket.send("ping", sent=1)
        socket.wait("pong")
        guest.play(view["game"])
        socket.send("ping", sent=2)
        assert socket.receive()["type"] == "pong"


def test_a_full_queue_is_given_up() -> None:
    connection = Connection(None, 4, 100)
    for _ in range(4):
        connection.send("x")
    assert connection.close_code is None
    connection.send("x")
    assert connection.close_code == SLOW
    long = Connection(None, 4, 100)
    long.send("x" * 1000)
    assert long.close_code is None
    long.send("x")
    assert long.close_code == SLOW


def test_a_reader_that_stops_is_dropped_and_resumes(sqlite_url: str) -> None:
    with serving(sqlite_url, queue_bytes=32_768, send_timeout=0.3) as running:
        guest = running.guest()
        game = guest.create(ME, {"type": "local"}, {"type": "local"})["game"]
        for _ in range(20):
            guest.play(game)
        with guest.socket(close_timeout=0.1) as deaf, guest.socket() as good:
            good.watch(game)
            deadline = time.monotonic() + 20
            # It asks on and on and reads nothing, until the operating system holds no more.
            while _dropped(running) == 0:
                assert time.monotonic() < deadline
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(50):
                        deaf.send("watch", game=game, since=0)
                time.sleep(0.02)
            guest.play(game)
            assert good.wait("update")["events"]
        with guest.socket() as again:
            assert again.watch(game, 3)["events"][0]["seq"] == 4


def _dropped(running: Running) -> float:
    value = running.server.metrics.registry.get_sample_value(
        "evora_sockets_dropped_total", {"reason": "slow"}
    )
    return value or 0.0


def test_everybody_is_told_when_it_stops(running: Running) -> None:
    with running.guest().socket() as one, running.client().socket() as two:
        running.stop()
        for socket in (one, two):
            assert socket.receive()["type"] == "closing"
            assert socket.close_code() == 1012
