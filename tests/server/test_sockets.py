"""The socket: its manners, and what happens to those who have none."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from evora.server.api import sockets as server_socket
from evora.server.common.settings import Rate
from evora.server.live.guests.guests import Guests
from evora.server.live.people.hub import SLOW, Connection
from evora.server.messages import PROTOCOL
from evora.server.storage.values import Unavailable
from server.serving import ENGINE, ME, WAIT_SECONDS, Client, Running, serving


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def test_an_old_page_is_told_to_reload(running: Running) -> None:
    with running.client().socket(hello=False) as socket:
        socket.send("hello", protocol=0)
        assert socket.receive() == {"type": "outdated", "protocol": PROTOCOL}
        assert socket.close_code() == 4000


def test_hello_comes_first_and_soon(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    with running.client().socket(hello=False) as socket:
        socket.send("ping", sent=1)
        refused = socket.receive()
        assert (refused["code"], refused["field"]) == ("bad_field", "type")
    monkeypatch.setattr(server_socket, "HELLO_SECONDS", 0.05)
    with running.client().socket(hello=False) as socket:
        assert socket.close_code() == 1008


def test_a_guest_is_known(running: Running) -> None:
    guest = running.guest()
    with guest.socket(hello=False) as socket:
        socket.send("hello", protocol=1)
        welcome, me = socket.receive(), guest.ask("GET", "/api/me")
        assert (welcome["guest"], welcome["build"]) == (me["guest"], me["build"])
        assert welcome["protocol"] == PROTOCOL
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


def test_connections_of_strangers_lock_no_guest_out(sqlite_url: str) -> None:
    with serving(sqlite_url, sockets=2) as running:
        ada, bob, stranger = running.guest("ada"), running.guest("bob"), running.client()
        with stranger.socket(), stranger.socket():
            with pytest.raises(InvalidStatus), stranger.socket():
                pass
            with (
                ada.socket(),
                ada.socket(),
                bob.socket(),
                pytest.raises(InvalidStatus),
                ada.socket(),
            ):
                pass
        for client in (stranger, ada):
            until_admitted(client)


def until_admitted(client: Client) -> None:
    """A place is free again a moment after its socket closed: the server hears of it last."""
    deadline = time.monotonic() + WAIT_SECONDS
    while True:
        try:
            with client.socket():
                return
        except InvalidStatus:
            assert time.monotonic() < deadline
            time.sleep(0.02)


def test_watching_costs_more_than_a_ping(sqlite_url: str) -> None:
    with serving(sqlite_url, requests=Rate(20, 3600)) as running:
        guest = running.guest()
        game = guest.create(ME, ENGINE)["game"]
        with guest.socket() as socket:
            for _ in range(30):
                socket.send("ping", sent=1)
                socket.wait("pong")
            for _ in range(30):
                socket.send("watch", game=game, since=0)
            # All answers are read: a client with unread ones takes ten seconds to close.
            answers = [socket.wait("update", "refused") for _ in range(30)]
            refused = [answer for answer in answers if answer["type"] == "refused"]
            assert 0 < len(refused) < 30 and answers[0]["type"] == "update"
            assert all(answer["code"] == "too_many" and answer["retry_ms"] for answer in refused)


def test_a_refusal_has_the_id_of_its_command(running: Running) -> None:
    guest = running.guest()
    view = guest.create(ME, {"type": "local"}, start=1)
    game, seq = view["game"], view["seq"]
    with guest.socket() as socket, running.client().socket() as stranger:
        for number, (code, fields) in enumerate(
            (
                ("stale", {"seq": seq + 9, "seat": 1, "move": "1B1"}),
                ("bad_move", {"seq": seq, "seat": 1, "move": "9Z9"}),
                ("not_your_turn", {"seq": seq, "seat": 2, "move": "1B1"}),
            )
        ):
            refused = socket.command(game, "play", id=f"command-{number}", **fields)
            assert (refused["code"], refused["id"]) == (code, f"command-{number}")
        refused = stranger.command(game, "join", id="no-guest-yet", seq=seq)
        assert (refused["code"], refused["id"]) == ("no_guest", "no-guest-yet")
        # What is no command has none.
        socket.send("watch", game="AAAAAAAAAA", since=0)
        assert socket.wait("refused")["id"] is None


def test_an_error_that_nobody_expected_names_the_command(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError("secret detail")

    guest = running.guest()
    game = guest.create(ME, {"type": "local"})["game"]
    with guest.socket() as socket:
        monkeypatch.setattr(running.server.commands, "command", fail)
        refused = socket.command(game, "join", id="my-command", seq=0)
        assert (refused["code"], refused["id"]) == ("unavailable", "my-command")
        assert refused["retry_ms"] > 0 and "secret" not in str(refused)
        socket.send("ping", sent=1)
        assert socket.receive()["type"] == "pong"
    value = running.server.metrics.registry.get_sample_value
    assert value("evora_errors_total", {"where": "socket"}) == 1


def test_who_is_not_let_in(sqlite_url: str) -> None:
    with serving(sqlite_url, requests=Rate(5, 3600)) as running:
        client = running.client()
        for _ in range(2):
            with client.socket():
                pass
        client.ask("GET", "/api/me")
        with pytest.raises(InvalidStatus) as denied, client.socket():
            pass
        response = denied.value.response
        assert response.status_code == 429 and int(response.headers["Retry-After"]) > 60
        assert json.loads(response.body)["code"] == "too_many"
        assert response.headers["X-Content-Type-Options"] == "nosniff"


def test_nobody_is_let_in_while_the_server_stops_or_its_database_is_away(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denial() -> tuple[int, str]:
        with pytest.raises(InvalidStatus) as denied, running.client().socket():
            pass
        response = denied.value.response
        assert int(response.headers["Retry-After"]) > 0
        return response.status_code, json.loads(response.body)["code"]

    async def fail(*_: object) -> None:
        raise Unavailable

    with monkeypatch.context() as patch:
        patch.setattr(Guests, "find", fail)
        assert denial() == (503, "unavailable")
    monkeypatch.setattr(running.server._sockets, "_closing", True)
    assert denial() == (503, "closing")


def test_a_place_is_free_again_when_a_connection_ends(sqlite_url: str) -> None:
    with serving(sqlite_url, sockets=1) as running:

        def open_sockets() -> float | None:
            return running.server.metrics.registry.get_sample_value("evora_sockets")

        for _ in range(3):
            with running.client().socket() as socket:
                assert open_sockets() == 1
                socket.connection.close()
            deadline = time.monotonic() + 20
            while open_sockets() and time.monotonic() < deadline:
                time.sleep(0.005)
        assert open_sockets() == 0 and not running.server.hub.connections


def test_messages_are_counted(running: Running) -> None:
    with running.client().socket() as socket:
        for number in range(3):
            socket.send("ping", sent=number)
            socket.wait("pong")
    value = running.server.metrics.registry.get_sample_value
    assert value("evora_socket_messages_total", {"direction": "in"}) == 4
    assert value("evora_socket_messages_total", {"direction": "out"}) == 4


def test_the_lobby_is_told_no_longer(running: Running) -> None:
    guest = running.guest()
    with guest.socket() as socket:
        socket.send("watch_lobby", on=True)
        socket.wait("lobby")
        socket.send("watch_lobby", on=False)
        socket.send("ping", sent=1)
        socket.wait("pong")
        guest.create(ME, {"type": "anybody"})
        time.sleep(0.4)  # changes of the lobby are told together, a little later
        socket.send("ping", sent=2)
        assert socket.receive()["type"] == "pong"


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
