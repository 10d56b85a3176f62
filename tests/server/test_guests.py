"""Identity: tokens, names, codes for another device, export and deletion."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from evora.server.common import timestamps
from evora.server.common.settings import Rate
from server.serving import ENGINE, FRIEND, ME, Running, serving


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def test_a_guest_from_the_first_click(running: Running) -> None:
    client = running.client()
    assert client.ask("GET", "/api/me")["guest"] is None
    assert client.token is None  # only who acts becomes somebody
    me = client.ask("POST", "/api/me", {})
    assert me["guest"] and client.token
    assert client.ask("POST", "/api/me", {}) == client.ask("GET", "/api/me") == me


def test_the_cookie(running: Running) -> None:
    answer = running.client().request("POST", "/api/me", {})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("evora=") and "Secure" not in cookie
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))


def test_the_cookie_over_https(sqlite_url: str) -> None:
    with serving(sqlite_url, public_url="https://games.example.org") as running:
        client = running.client(Origin="https://games.example.org")
        answer = client.request("POST", "/api/me", {})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-evora=")
        assert {"HttpOnly", "Secure", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
        assert "Domain" not in cookie
        assert answer.json()["secure"]
        # One that was set over plain HTTP is not believed here.
        name, _, token = cookie.partition(";")[0].partition("=")
        for key, known in ((name, True), ("evora", False)):
            headers = {"Cookie": f"{key}={token}"}
            found = client.http.request("GET", "/api/me", headers=headers).json()
            assert (found["guest"] is not None) == known


def test_tokens_are_stored_hashed(running: Running, sqlite_url: str) -> None:
    client = running.guest()
    assert client.token is not None and len(client.token) >= 43
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as database:
        stored = "\n".join(database.iterdump())
    assert client.token not in stored
    assert client.ask("GET", "/api/me")["guest"] in stored


@pytest.mark.parametrize("token", ["x", "A" * 43, "é" * 43, "' OR 1=1 --", "A" * 4000])
def test_tokens_that_nobody_has(running: Running, token: str) -> None:
    client = running.client()
    headers = {b"Cookie": b"evora=" + token.encode()}
    answer = client.http.request("GET", "/api/me", headers=headers)
    assert answer.status_code == 200 and answer.json()["guest"] is None


def test_what_needs_a_guest(running: Running) -> None:
    client = running.client()
    body = {"id": "12345678", "seats": [ME, ENGINE]}
    assert client.refused("POST", "/api/games", body) == (401, "no_guest")
    assert client.refused("PUT", "/api/me", {"name": "Ada"}) == (401, "no_guest")
    assert client.refused("DELETE", "/api/me") == (401, "no_guest")
    for path in ("/api/me/games", "/api/me/export"):
        assert client.refused("GET", path) == (401, "no_guest")
    assert client.refused("POST", "/api/me/code") == (401, "no_guest")


def test_names(running: Running) -> None:
    client = running.guest()
    assert client.ask("PUT", "/api/me", {"name": " Ada  Lovelace "})["name"] == "Ada Lovelace"
    assert client.ask("GET", "/api/me")["name"] == "Ada Lovelace"
    assert client.refused("PUT", "/api/me", {"name": "a\u202eb"}) == (422, "bad_name")
    assert client.refused("PUT", "/api/me", {"name": ""}) == (422, "bad_field")
    assert client.ask("PUT", "/api/me", {"name": None})["name"] is None


def test_a_new_name_is_told(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = one.create(ME, FRIEND)["game"]
    with two.socket() as socket:
        socket.watch(game)
        one.ask("PUT", "/api/me", {"name": "Žofie"})
        assert socket.wait("update")["view"]["seats"][0]["name"] == "Žofie"


def test_a_code_for_another_device(running: Running) -> None:
    one, two = running.guest("one"), running.client("two")
    game = one.create(ME, ENGINE)["game"]
    made = one.ask("POST", "/api/me/code")
    typed = made["code"].lower().replace("-", " ")
    assert two.ask("POST", "/api/me/use-code", {"code": typed}) == one.ask("GET", "/api/me")
    assert two.token not in (None, one.token)
    assert [line["game"] for line in two.ask("GET", "/api/me/games")["games"]] == [game]
    used = running.client("three").refused("POST", "/api/me/use-code", {"code": made["code"]})
    assert used == (403, "bad_code")


def test_a_code_is_good_for_ten_minutes(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    began = time.time_ns() // 1_000_000
    machine = SimpleNamespace(now=lambda: began)
    monkeypatch.setattr(timestamps, "clock", machine)
    guest = running.guest()
    for minutes, expected in ((9.9, 200), (10.1, 403)):
        machine.now = lambda: began
        made = guest.ask("POST", "/api/me/code")
        assert made["expires"] == began + 600_000
        machine.now = lambda: began + int(minutes * 60_000)  # noqa: B023
        used = running.client().request("POST", "/api/me/use-code", {"code": made["code"]})
        assert used.status_code == expected


def test_a_new_name_is_known_on_every_device(running: Running) -> None:
    one, two = running.guest("one"), running.client("two")
    two.ask("POST", "/api/me/use-code", {"code": one.ask("POST", "/api/me/code")["code"]})
    assert two.ask("GET", "/api/me")["name"] is None
    one.ask("PUT", "/api/me", {"name": "Ada"})
    assert two.ask("GET", "/api/me")["name"] == "Ada"


def test_the_cookie_is_renewed_and_stays_the_same(running: Running) -> None:
    guest = running.guest()
    answer = guest.request("GET", "/api/me")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"evora={guest.token};") and "Max-Age=34560000" in cookie
    assert "set-cookie" not in running.client().request("GET", "/api/me").headers


def test_guessing_codes_is_limited(sqlite_url: str) -> None:
    with serving(sqlite_url, codes=Rate(3, 600)) as running:
        client = running.client()
        answers = [
            client.refused("POST", "/api/me/use-code", {"code": "AAAAA-AAAAA"}) for _ in range(4)
        ]
        assert answers == [(403, "bad_code")] * 3 + [(429, "too_many")]


def test_export(running: Running) -> None:
    guest = running.guest()
    guest.ask("PUT", "/api/me", {"name": "Ada"})
    game = guest.create(ME, ENGINE)["game"]
    answer = guest.request("GET", "/api/me/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert "Ada" in answer.text and game in answer.text
    assert guest.token is not None and guest.token not in answer.text


def test_deleting_ones_data(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    one.ask("PUT", "/api/me", {"name": "Ada"})
    game = one.create(ME, FRIEND, start=1)["game"]
    waiting = one.create(ME, FRIEND)["game"]
    two.done(game, "join")
    with one.socket() as socket, two.socket() as other:
        other.watch(game)
        old = one.http.cookies.get("evora")
        assert one.request("DELETE", "/api/me").status_code == 204
        assert socket.close_code() == 4002
    assert one.token is None
    headers = {"Cookie": f"evora={old}"}
    assert one.http.request("GET", "/api/me", headers=headers).json()["guest"] is None
    view = two.view(game)
    assert view["result"]["reason"] == "resigned" and view["seats"][0]["name"] is None
    assert two.view(waiting)["result"]["reason"] == "cancelled"
    assert "Ada" not in two.request("GET", f"/api/games/{game}/record").text
    again = two.done(game, "rematch")["game"]
    assert [seat["kind"] for seat in two.view(again)["seats"]] == ["open", "guest"]


def test_deleting_ones_data_takes_the_names_at_ones_device_along(running: Running) -> None:
    """At once, for everybody with the link, while the game is still in memory."""
    one, two = running.guest("one"), running.guest("two")
    game = one.create(ME, {"type": "local", "name": "Grandma Q"}, FRIEND, start=1)["game"]
    two.done(game, "join")
    assert two.view(game)["seats"][1]["name"] == "Grandma Q"
    assert one.request("DELETE", "/api/me").status_code == 204
    assert two.view(game)["seats"][1]["name"] is None
    for path in ("record", "steps"):
        assert "Grandma" not in two.request("GET", f"/api/games/{game}/{path}").text
    assert "Grandma" not in two.request("GET", "/api/me/games").text


def test_a_code_is_open_until_it_is_used(running: Running) -> None:
    one, other = running.guest("one"), running.guest("other")
    assert one.ask("GET", "/api/me/code") == {"open": False}
    code = one.ask("POST", "/api/me/code")["code"]
    assert one.ask("GET", "/api/me/code") == {"open": True}
    assert other.ask("GET", "/api/me/code") == {"open": False}
    running.client("device").ask("POST", "/api/me/use-code", {"code": code})
    assert one.ask("GET", "/api/me/code") == {"open": False}
    assert running.client().refused("GET", "/api/me/code") == (401, "no_guest")
