"""What the host sets for everybody: a message, invitations, read-only; and the log of it all."""

from __future__ import annotations

import threading
import time

import pytest

from evora.cli import admin_asking
from server.admin import admin, done, guest_of, listed, me, move, named, refused, run, url_of
from server.serving import ENGINE, FRIEND, ME, Json, Running, come, serving

pytestmark = pytest.mark.usefixtures("quick_host")
MINUTES = {"type": "budget", "initial_ms": 600_000, "credit_ms": 0}


# --- A message to all


def test_everybody_is_shown_a_message_and_it_is_taken_away(hosted: Running) -> None:
    url = url_of(hosted)
    anna = named(hosted, "Anna")
    with anna.socket() as socket, hosted.client().socket() as stranger:
        words = ("Back at noon.", "--in", "de=Mittags wieder da.", "--until", "1h")
        first = done(url, "message", *words).number
        for one in (socket, stranger):
            shown = one.wait("host")["message"]
            assert shown["message"]["text"] == "Back at noon."
            assert shown["message"]["texts"] == {"de": "Mittags wieder da."}
        second = done(url, "message", "No, at one.").number
        assert socket.wait("host")["message"]["message"]["text"] == "No, at one."
        assert "something has changed since then" in refused(url, "undo", str(first))
        done(url, "undo", str(second))
        assert socket.wait("host")["message"]["message"]["text"] == "Back at noon."
        with anna.socket(hello=False) as late:
            late.send("hello", protocol=1)
            told = late.wait("welcome")["host"]["message"]
            assert told["message"]["text"] == me(anna)["host"]["message"]["message"]["text"]
        done(url, "message", "--off")
        assert socket.wait("host")["message"] is None
    assert me(anna)["host"]["message"] is None


# --- By invitation only


def test_new_people_need_an_invitation(hosted: Running) -> None:
    url = url_of(hosted)
    anna = named(hosted, "Anna")
    number = done(url, "invitation-only", "on").number
    assert hosted.client().refused("POST", "/api/me", {}) == (403, "invitation_needed")
    assert me(anna)["host"]["invitation_only"] is True
    anna.create(ME, ENGINE)
    said = done(url, "invite", "--uses", "2")
    code = said.out.splitlines()[-1].partition("invitation=")[2]
    path = f"/api/me?invitation={code}"
    results: list[int] = []

    def enter() -> None:
        results.append(hosted.client().request("POST", path, {}).status_code)

    threads = [threading.Thread(target=enter) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(results) == [200] * 2 + [403] * 18
    said = done(url, "invite", "--uses", "5")
    code = said.out.splitlines()[-1].partition("invitation=")[2]
    hosted.client().ask("POST", f"/api/me?invitation={code}", {})
    done(url, "undo", str(said.number))
    assert hosted.client().refused("POST", f"/api/me?invitation={code}", {})[0] == 403
    done(url, "undo", str(number))
    hosted.client().ask("POST", "/api/me", {})


# --- Read-only


def time_left(view: Json) -> int:
    """What is left on the clock of the seat to move."""
    return int(view["deadline"] - view["now"])


def test_read_only_stops_everything_and_then_it_goes_on(hosted: Running) -> None:
    url = url_of(hosted)
    anna, ben = named(hosted, "Anna"), named(hosted, "Ben")
    game = anna.create(ME, FRIEND, clock=MINUTES, start=1)["game"]
    ben.done(game, "join")
    come(game, anna, ben)
    with anna.socket() as socket:
        socket.watch(game)
        number = done(url, "read-only", "on", "New disk").number
        assert socket.wait("host")["read_only"]["message"]["text"] == "New disk"
        before = anna.view(game)
        answer = move(socket, before)
        assert (answer["type"], answer["code"]) == ("refused", "read_only")
        assert answer["notice"]["message"]["text"] == "New disk"
        assert answer["retry_ms"]
        wish = {"id": "12345678", "seats": [ME, ENGINE]}
        assert anna.refused("POST", "/api/games", wish) == (503, "read_only")
        assert hosted.client().refused("POST", "/api/me", {}) == (503, "read_only")
        assert anna.refused("PUT", "/api/me", {"name": "Eva"}) == (503, "read_only")
        legal = anna.ask("POST", "/api/rules/legal", {"position": position(before)})
        assert legal["legal"]
        time.sleep(1.5)
        after = anna.view(game)
        assert (after["now"], after["deadline"]) == (before["now"], before["deadline"])
        done(url, "undo", str(number))
        assert socket.wait("host")["read_only"] is None
        resumed = anna.view(game)
        assert time_left(before) - time_left(resumed) < 700
        assert move(socket, resumed)["type"] == "applied"


def position(view: Json) -> str:
    return str(view["position"]["text"])


def test_engines_wait_and_those_who_come_meanwhile_begin_afterwards(hosted: Running) -> None:
    url = url_of(hosted)
    anna, ben = named(hosted, "Anna"), named(hosted, "Ben")
    game = anna.create(ME, FRIEND, clock=MINUTES, start=1)["game"]
    ben.done(game, "join")
    done(url, "read-only", "on")
    with anna.socket() as first, ben.socket() as second:
        first.watch(game)
        second.watch(game)
        time.sleep(0.5)
        assert anna.view(game)["void_at"] is not None
        done(url, "read-only", "off")
        anna.until(game, lambda view: view["void_at"] is None)
    practice = anna.create(ME, ENGINE, start=1)["game"]
    anna.play(practice)
    anna.until(practice, lambda view: view["legal"])


def test_a_server_that_starts_in_read_only_stands_still(database_url: str) -> None:
    with serving(database_url) as running:
        anna = named(running, "Anna")
        game = anna.create(ME, {"type": "local"}, clock=MINUTES, start=1)["game"]
        done(database_url, "read-only", "on")
        before, session = anna.view(game), anna.token
    time.sleep(1)
    with serving(database_url) as again:
        anna = again.client("Anna")
        anna.http.cookies.set("evora", session or "")
        stands = anna.view(game)
        assert stands["now"] == before["now"]
        assert anna.do(game, "resign", seat=1).json()["code"] == "read_only"
        done(database_url, "read-only", "off")
        after = anna.view(game)
        assert time_left(before) - time_left(after) < 700
        anna.done(game, "resign", seat=1)


def test_people_who_come_to_a_server_that_started_in_read_only_begin_afterwards(
    database_url: str,
) -> None:
    with serving(database_url) as running:
        people = named(running, "Anna"), named(running, "Ben")
        game = people[0].create(ME, FRIEND, clock=MINUTES, start=1)["game"]
        people[1].done(game, "join")
        done(database_url, "read-only", "on")
        sessions = [person.token or "" for person in people]
    with serving(database_url) as again:
        anna, ben = again.client("Anna"), again.client("Ben")
        for client, session in zip((anna, ben), sessions, strict=True):
            client.http.cookies.set("evora", session)
        with anna.socket() as first, ben.socket() as second:
            first.watch(game)
            second.watch(game)
            time.sleep(0.5)
            done(database_url, "read-only", "off")
            anna.until(game, lambda view: view["void_at"] is None)


def test_what_changes_games_waits_for_the_end_of_read_only(
    hosted: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin_asking, "WAIT_SECONDS", 1.0)
    url = url_of(hosted)
    anna, ben = named(hosted, "Anna"), named(hosted, "Ben")
    game = anna.create(ME, FRIEND)["game"]
    ben.done(game, "join")
    done(url, "read-only", "on")
    ended, banned = admin(url, "end-game", game, "--yes"), admin(url, "ban", "Ben")
    assert (ended.code, banned.code) == (3, 3)
    assert "not everything that follows" in banned.out
    assert anna.view(game)["status"] == "playing"
    assert me(ben)["banned"] is not None
    done(url, "read-only", "off")
    anna.until(game, lambda view: view["status"] == "over")
    assert anna.view(game)["result"]["reason"] == "host"
    until = time.monotonic() + 20
    while [one["state"] for one in listed(url, "log")] != ["done"] * 4:
        assert time.monotonic() < until
        time.sleep(0.05)


# --- The log


def test_twenty_at_once_are_done_in_order_and_once(hosted: Running) -> None:
    url = url_of(hosted)
    ben = named(hosted, "Ben")
    guest = guest_of(ben)
    threads = [
        threading.Thread(target=run, args=(url, "rename", guest, f"Ben {number}"))
        for number in range(20)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    log = listed(url, "log")
    assert [one["id"] for one in log] == list(range(1, 21))
    assert {one["state"] for one in log} == {"done"}
    assert log[-1]["command"].endswith(f"'{me(ben)['name']}'")
    assert len(listed(url, "log", "--count", "5")) == 5
    assert len(listed(url, "log", "--about", guest)) == 20


def test_without_a_server_it_is_done_at_the_next_start(database_url: str) -> None:
    with serving(database_url) as running:
        ben = named(running, "Ben")
        session = ben.token
    said = admin(database_url, "ban", "Ben")
    assert said.code == 3 and "as soon as a server can" in said.out
    withdrawn = admin(database_url, "rename", "Ben", "Other")
    assert (
        "withdrawn before anything was done"
        in done(database_url, "undo", str(withdrawn.number)).out
    )
    assert "Processes that serve: 0" in done(database_url, "status").out
    with serving(database_url) as running:
        again = running.client("Ben")
        again.http.cookies.set("evora", session or "")
        until = time.monotonic() + 20
        while me(again)["banned"] is None:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert me(again)["name"] == "Ben"
        assert "not carried out" in refused(database_url, "undo", str(withdrawn.number))
        assert "no such action" in refused(database_url, "undo", "99")


def test_how_things_stand(hosted: Running) -> None:
    url = url_of(hosted)
    named(hosted, "Ben")
    assert "Nobody is banned" in done(url, "bans").out
    assert "done nothing yet" in done(url, "log").out
    done(url, "ban", "Ben", "--network", "203.0.113.0/24")
    done(url, "message", "Hello", "--until", "forever")
    done(url, "invitation-only", "on")
    shown = done(url, "status").out
    assert "Processes that serve: 1" in shown
    assert "By invitation only: on" in shown and "Read-only: off" in shown
    assert "Message to all, forever: Hello" in shown
    assert "Bans: 1 of guests, 1 of networks" in shown


def test_a_database_that_is_not_there(sqlite_url: str) -> None:
    assert "there is no database" in refused(sqlite_url, "status")
