"""What the endpoints do beyond calling a service: cookies, downloads, limits, whom they know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from evora import parse_game
from evora.players.levels import DEFAULT_LEVEL, LEVELS
from evora.server.common.settings import Rate
from evora.server.messages import PROTOCOL
from server.serving import ENGINE, FRIEND, ME, Running, serving

LOCAL = {"type": "local"}


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def test_what_the_server_offers(running: Running) -> None:
    me = running.client().ask("GET", "/api/me")
    assert me["protocol"] == PROTOCOL and me["secure"] is False
    assert me["levels"] == [level.name for level in LEVELS]
    assert me["default_level"] == DEFAULT_LEVEL


def test_the_cookie_is_renewed_and_only_that_of_a_guest(running: Running) -> None:
    guest, stranger = running.guest(), running.client()
    cookie = guest.request("GET", "/api/me").headers["set-cookie"]
    assert cookie.startswith(f"evora={guest.token};")
    assert "set-cookie" not in stranger.request("GET", "/api/me").headers
    headers = {"Cookie": "evora=" + "A" * 43}
    assert "set-cookie" not in stranger.request("GET", "/api/me", headers=headers).headers
    # Who is a guest already keeps the session.
    assert "set-cookie" not in guest.request("POST", "/api/me", {}).headers


def test_a_record_to_download(running: Running) -> None:
    guest = running.guest()
    guest.ask("PUT", "/api/me", {"name": "Ada"})
    game = guest.create(ME, LOCAL)["game"]
    answer = running.client().request("GET", f"/api/games/{game}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="evora-{game}.evora"'
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    record = parse_game(answer.text)
    assert "Ada" in record.tags.values() and "Seed" not in record.tags


def test_everything_about_a_guest_to_download(running: Running) -> None:
    answer = running.guest().request("GET", "/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="evora-data.json"'
    assert answer.headers["cache-control"] == "no-store"


def test_long_answers_are_not_stored_either(running: Running) -> None:
    guest = running.guest()
    view = guest.create(ME, LOCAL)
    position = view["position"]["text"]
    for answer in (
        guest.request("GET", f"/api/games/{view['game']}/steps"),
        guest.request("POST", "/api/rules/play", {"position": position, "moves": []}),
    ):
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["content-type"] == "application/json"


def test_a_replay_names_levels_and_ones_own_seats(running: Running) -> None:
    guest = running.guest()
    guest.ask("PUT", "/api/me", {"name": "Ana"})
    game = guest.create(ENGINE, ME, LOCAL)["game"]
    for client, yours in ((guest, [2, 3]), (running.guest("other"), []), (running.client(), [])):
        answer = client.ask("GET", f"/api/games/{game}/steps")
        assert answer["names"] == [None, "Ana", None]
        assert answer["levels"] == ["novice", None, None]
        assert answer["yours"] == yours
    record = guest.request("GET", f"/api/games/{game}/record").text
    answer = running.client().ask("POST", "/api/rules/record", {"record": record})
    assert answer["levels"] == ["novice", None, None]
    odd = record.replace('Kind "novice"', 'Kind "level-nonsense"')
    answer = running.client().ask("POST", "/api/rules/record", {"record": odd})
    assert answer["levels"] == [None, None, None]


def test_legal_moves_of_a_position(running: Running) -> None:
    view = running.guest().create(ME, LOCAL, start=1)
    asked = {"position": view["position"]["text"]}
    answer = running.client().ask("POST", "/api/rules/legal", asked)
    assert answer["legal"] == view["legal"]


def test_guests_see_which_games_are_theirs(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = one.create(ME, {"type": "anybody"})["game"]
    for path in (f"/api/games/{game}", f"/api/games/{game}/events"):
        for client, yours in ((one, [1]), (two, []), (running.client(), [])):
            answer = client.ask("GET", path)
            assert answer.get("view", answer)["yours"] == yours
    for client, yours in ((one, [1]), (two, []), (running.client(), [])):
        (listed,) = client.ask("GET", "/api/lobby")["games"]
        assert listed["yours"] == yours
    assert two.ask("GET", "/api/me/games")["games"] == []


def test_events_after_a_seq(running: Running) -> None:
    guest = running.guest()
    view = guest.create(ME, LOCAL, start=1)
    path = f"/api/games/{view['game']}/events"
    every = guest.ask("GET", path)["events"]
    assert [event["seq"] for event in every] == list(range(1, view["seq"] + 1))
    assert guest.ask("GET", f"{path}?since=1")["events"] == every[1:]
    assert guest.refused("GET", f"{path}?since=-1") == (422, "bad_field")


def test_the_limit_of_uploads_holds_for_games_from_records(sqlite_url: str) -> None:
    with serving(sqlite_url, uploads=Rate(2, 3600)) as running:
        guest = running.guest()
        record = guest.request("GET", f"/api/games/{guest.create(ME, LOCAL)['game']}/record").text
        from_record = {"type": "record", "record": record}
        guest.create(ME, LOCAL, origin=from_record)
        guest.ask("POST", "/api/rules/record", {"record": record})
        body = {"id": "one-too-many", "seats": [ME, LOCAL], "origin": from_record}
        answer = guest.request("POST", "/api/games", body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        assert int(answer.headers["retry-after"]) > 60
        # Other games are no uploads, and other rules are not either.
        position = guest.create(ME, LOCAL)["position"]["text"]
        guest.ask("POST", "/api/rules/play", {"position": position, "moves": []})


def test_the_limit_of_new_games_comes_before_the_upload(sqlite_url: str) -> None:
    with serving(sqlite_url, new_games=Rate(1, 3600), uploads=Rate(1, 3600)) as running:
        guest = running.guest()
        guest.create(ME, ENGINE)
        body = {
            "id": "one-too-many",
            "seats": [ME, ENGINE],
            "origin": {"type": "record", "record": "?"},
        }
        assert guest.refused("POST", "/api/games", body) == (429, "too_many")
        assert guest.refused("POST", "/api/rules/record", {"record": "?"}) == (422, "bad_record")


def test_a_refused_command_is_named(running: Running) -> None:
    guest = running.guest()
    game = guest.create(ME, LOCAL, start=1)["game"]
    refused = guest.do(game, "resign", seat=2, seq=0, id="my-command").json()
    assert (refused["code"], refused["id"]) == ("stale", "my-command")
    strange = running.client().do(game, "join", seq=0, id="not-a-guest").json()
    assert (strange["code"], strange["id"]) == ("no_guest", "not-a-guest")


def test_deleting_ends_the_session_and_the_connections(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    one.ask("PUT", "/api/me", {"name": "Ada"})
    game = one.create(ME, FRIEND)["game"]
    two.done(game, "join")
    with one.socket() as first, two.socket() as second:
        second.watch(game)
        answer = one.request("DELETE", "/api/me")
        assert (answer.status_code, answer.content) == (204, b"")
        assert answer.headers["cache-control"] == "no-store"
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert first.close_code() == 4002
        while second.wait("update")["view"]["seats"][0]["name"] is not None:
            pass


def test_games_that_do_not_exist(running: Running) -> None:
    guest = running.guest()
    for game in ("AAAAAAAAAA", "short", "%2e%2e", "ünïcödé12"):
        assert guest.refused("GET", f"/api/games/{game}") == (404, "unknown_game")
    with guest.socket() as socket:
        socket.send("watch", game="AAAAAAAAAA", since=0)
        assert socket.wait("refused")["code"] == "unknown_game"
