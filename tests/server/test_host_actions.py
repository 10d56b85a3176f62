"""The host's hand: what `evora admin` asks for happens, once, in order, and can be undone."""

from __future__ import annotations

import threading
import time
from contextlib import closing
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from evora.server.storage import reviews as stored_reviews
from evora.server.storage.store import Store
from evora.server.storage.values import StoredReview
from server.admin import admin, done, guest_of, listed, me, move, named, refused, run, url_of
from server.databases import open_migrated
from server.serving import ENGINE, FRIEND, ME, Running, come

ANYBODY = {"type": "anybody"}
MINUTES = {"type": "budget", "initial_ms": 600_000, "credit_ms": 0}


def ban_of(answer: httpx.Response) -> tuple[int, str, Any]:
    told = answer.json()
    return answer.status_code, told["code"], told["notice"]


# --- Bans


def test_a_banned_guest_is_refused_with_the_reason_and_the_end(hosted: Running) -> None:
    url = url_of(hosted)
    anna, ben = named(hosted, "Anna"), named(hosted, "Ben")
    game = anna.create(ME, FRIEND)["game"]
    ben.done(game, "join")
    other = ben.create(ME, ANYBODY)["game"]
    with ben.socket() as socket:
        socket.watch(game)
        done(url, "ban", "Ben", "--until", "2099-01-01", "--reason", "Left ten games")
        told = socket.wait("refused")
        assert (told["code"], told["notice"]["message"]["text"]) == ("banned", "Left ten games")
        assert socket.close_code() == 4004
    # Nobody waits for them.
    assert anna.view(game)["result"]["winners"] == [1]
    assert anna.view(other)["result"]["reason"] == "cancelled"
    status, code, notice = ban_of(ben.do(game, "resign", seat=2, seq=9))
    assert (status, code, notice["message"]["text"]) == (403, "banned", "Left ten games")
    assert notice["until"] == me(ben)["banned"]["until"] > time.time() * 1000
    assert ben.refused("GET", f"/api/games/{game}") == (403, "banned")
    with ben.socket(hello=False) as again:
        again.send("hello", protocol=1)
        assert again.wait("refused")["code"] == "banned"
        assert again.close_code() == 4004
    # What is stored about them stays theirs.
    exported = ben.ask("GET", "/api/me/export")
    assert [ban["reason"] for ban in exported["bans"]] == ["Left ten games"]
    assert exported["host"][0]["action"]["reason"] == "Left ten games"
    ben.ask("DELETE", "/api/me")
    assert listed(url, "bans") == []
    assert me(anna)["banned"] is None


def test_a_ban_is_lifted(hosted: Running) -> None:
    url = url_of(hosted)
    ben = named(hosted, "Ben")
    number = done(url, "ban", "Ben", "--until", "forever").number
    assert me(ben)["banned"] == {"message": None, "until": None}
    done(url, "undo", str(number))
    assert me(ben)["banned"] is None
    ben.create(ME, ENGINE)
    assert "undone already" in refused(url, "undo", str(number))


def test_a_ban_ends_by_itself(hosted: Running) -> None:
    ben = named(hosted, "Ben")
    soon = time.strftime("%Y-%m-%dT%H:%M:%S", time.localtime(time.time() + 2.2))
    done(url_of(hosted), "ban", "Ben", "--until", soon)
    assert ben.refused("POST", "/api/pair", {"id": "12345678"}) == (403, "banned")
    until = time.monotonic() + 20
    while me(ben)["banned"] is not None or listed(url_of(hosted), "bans"):
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_network_is_banned_with_everybody_in_it(hosted: Running) -> None:
    url = url_of(hosted)
    troll = named(hosted, "Troll", **{"X-Forwarded-For": "203.0.113.7"})
    six = named(hosted, "Six", **{"X-Forwarded-For": "2001:db8:12:34::1"})
    other = named(hosted, "Other", **{"X-Forwarded-For": "203.0.114.7"})
    stranger = hosted.client("stranger", **{"X-Forwarded-For": "203.0.113.200"})
    with troll.socket() as socket, six.socket() as there, other.socket() as stays:
        networks = ("--network", "203.0.113.0/24", "--network", "2001:db8:12::/48")
        said = done(url, "ban", *networks, "--reason", "Floods")
        assert "Banned networks: 2" in said.out
        assert socket.close_code() == there.close_code() == 4004
        stays.send("ping", sent=1)
        stays.wait("pong")
    assert stranger.refused("POST", "/api/me", {}) == (403, "banned")
    assert stranger.refused("GET", "/api/lobby") == (403, "banned")
    assert me(stranger)["banned"]["message"]["text"] == "Floods"
    assert stranger.request("GET", "/").status_code in (200, 404, 503)  # the page itself is served
    assert other.request("GET", "/api/lobby").is_success
    # The log has no addresses: they go with the ban.
    assert "203.0.113" not in done(url, "log").out
    assert [ban["target"] for ban in listed(url, "bans")] == ["2001:db8:12::/48", "203.0.113.0/24"]
    done(url, "undo", str(said.number))
    assert listed(url, "bans") == []
    assert stranger.ask("POST", "/api/me", {})["guest"]


def test_a_guest_is_banned_with_the_networks_they_are_connected_from(hosted: Running) -> None:
    url = url_of(hosted)
    troll = named(hosted, "Troll", **{"X-Forwarded-For": "203.0.113.7"})
    puppet = named(hosted, "Puppet", **{"X-Forwarded-For": "203.0.113.7"})
    neighbour = named(hosted, "Neighbour", **{"X-Forwarded-For": "203.0.113.8"})
    with troll.socket():
        said = done(url, "ban", "Troll", "--here")
    assert "Banned networks: 1" in said.out
    assert puppet.refused("GET", "/api/lobby") == (403, "banned")
    assert neighbour.request("GET", "/api/lobby").is_success
    done(url, "undo", str(said.number))
    assert puppet.request("GET", "/api/lobby").is_success


def test_the_bots_of_a_banned_owner_are_away(hosted: Running) -> None:
    owner = named(hosted, "Olga")
    made = owner.ask("POST", "/api/me/bots", {"name": "Robo", "accepts": "everyone"})
    bot = hosted.client("bot", Authorization=f"Bearer {made['token']}")
    del bot.http.headers["Origin"]
    with bot.http.stream("GET", "/api/bot/stream") as stream:
        lines = stream.iter_lines()
        assert '"state"' in next(lines)
        done(url_of(hosted), "ban", "Olga", "--reason", "Spam")
        last = list(lines)[-1]
        assert '"banned"' in last and "Spam" in last
    assert bot.refused("GET", "/api/bot") == (403, "banned")
    guest = hosted.guest()
    wish = {"id": "12345678", "seats": [ME, {"type": "bot", "bot": made["bot"]["bot"]}]}
    assert guest.refused("POST", "/api/games", wish) == (409, "bot_away")


def test_bans_that_are_refused(hosted: Running) -> None:
    for words, sentence in (
        (["Nobody"], "nobody is known by 'Nobody'"),
        (["--network", "127.0.0.1"], "holds this machine or one of its proxies"),
        (["--network", "::1"], "holds this machine"),
    ):
        assert sentence in refused(url_of(hosted), "ban", *words)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ban"], "name a guest, or a network"),
        (["ban", "--here", "--network", "203.0.113.1"], "--here needs a guest"),
        (["ban", "x", "--until", "yesterday"], "expected an end such as 12h"),
        (["ban", "x", "--until", "2020-01-01"], "2020-01-01 is over already"),
        (["ban", "--network", "0.0.0.0/0"], "not wider than /8"),
        (["ban", "--network", "::/0"], "not wider than /8"),
        (["ban", "--network", "everybody"], "expected an address or a network"),
        (["ban", "x", "--reason", " "], "visible characters"),
        (["message", "x" * 501], "1 to 500 visible characters"),
        (["message", "hello\u202e"], "visible characters"),
        (["message", "hello", "--in", "xx=hello"], "expected a language and a text"),
        (["message"], "TEXT --off"),
        (["invite", "--uses", "0"], "whole number from 1"),
        (["invite", "--uses", "5000"], "from 1 to 1000"),
        (["rename", "x"], "NAME --none"),
        (["undo", "first"], "whole number from 1"),
        (["read-only", "maybe"], "'on', 'off'"),
    ],
)
def test_wrong_usage(sqlite_url: str, words: list[str], sentence: str) -> None:
    open_migrated(sqlite_url).close()
    said = admin(sqlite_url, *words)
    assert said.code == 2 and sentence in said.err, said


def test_a_move_on_its_way_when_its_player_is_banned(hosted: Running) -> None:
    """It is acknowledged and in the log, or refused and not there."""
    url = url_of(hosted)
    anna, ben = named(hosted, "Anna"), named(hosted, "Ben")
    for _ in range(3):
        game = ben.create(ME, FRIEND, start=1)["game"]
        anna.done(game, "join")
        with ben.socket() as socket:
            view = socket.watch(game)["view"]
            banning = threading.Thread(target=run, args=(url, "ban", "Ben"))
            banning.start()
            time.sleep(0.01)
            try:
                applied = move(socket, view)["type"] == "applied"
            except ConnectionClosed:
                applied = False
            banning.join()
        bodies = anna.ask("GET", f"/api/games/{game}/events?since=0")["events"]
        moved = [event for event in bodies if event["body"]["type"] == "moved"]
        assert len(moved) in (1, 0) and (not applied or len(moved) == 1)
        assert bodies[-1]["body"]["type"] == "ended"
        number = listed(url, "log")[-1]["id"]
        done(url, "undo", str(number))


# --- People


def test_a_name_is_changed_and_comes_back(hosted: Running) -> None:
    url = url_of(hosted)
    anna, rude = named(hosted, "Anna"), named(hosted, "Rude Word")
    game = anna.create(ME, FRIEND)["game"]
    rude.done(game, "join")
    with anna.socket() as socket:
        socket.watch(game)
        number = done(url, "rename", "Rude Word", "Somebody").number
        while socket.wait("update")["view"]["seats"][1]["name"] != "Somebody":
            pass
    assert (me(rude)["name"], me(rude)["renamed"]) == ("Somebody", True)
    rude.ask("DELETE", "/api/me/renamed")
    assert me(rude)["renamed"] is False
    done(url, "undo", str(number))
    assert me(rude)["name"] == "Rude Word"
    number = done(url, "rename", guest_of(rude), "--none").number
    assert me(rude)["name"] is None
    rude.ask("PUT", "/api/me", {"name": "Rosa"})
    assert me(rude)["renamed"] is False
    assert "something has changed since then" in refused(url, "undo", str(number))
    assert "this name cannot be used" in refused(url, "rename", "Rosa", "x" * 30)
    named(hosted, "Rosa")
    assert "several are called 'Rosa'" in refused(url, "rename", "Rosa", "Other")


def test_a_guest_is_deleted_with_everything(hosted: Running) -> None:
    url = url_of(hosted)
    anna, ben = named(hosted, "Anna"), named(hosted, "Ben")
    ben.ask("POST", "/api/me/bots", {"name": "Robo"})
    game = anna.create(ME, FRIEND)["game"]
    ben.done(game, "join")
    done(url, "rename", "Ben", "Benny")
    done(url, "ban", "Benny", "--reason", "Spam")
    assert "cannot be undone: add --yes" in refused(url, "delete-guest", "Benny")
    with anna.socket() as socket:
        socket.watch(game)
        number = done(url, "delete-guest", "Benny", "--yes").number
    view = anna.view(game)
    assert (view["status"], view["seats"][1]["name"]) == ("over", None)
    assert me(ben)["guest"] is None
    assert "cannot be undone" in refused(url, "undo", str(number))
    log = done(url, "log").out
    assert "Benny" not in log and "Spam" not in log
    assert "nobody is known" in refused(url, "delete-guest", "Benny", "--yes")
    assert "nobody is known" in refused(url, "find", "Robo")


def test_bots_are_revoked(hosted: Running) -> None:
    url = url_of(hosted)
    owner = named(hosted, "Olga")
    tokens = [
        owner.ask("POST", "/api/me/bots", {"name": name, "accepts": "everyone"})
        for name in ("One", "Two", "Three")
    ]
    done(url, "revoke-bots", tokens[0]["bot"]["bot"], "--yes")
    assert [bot["name"] for bot in owner.ask("GET", "/api/me/bots")["bots"]] == ["Two", "Three"]
    done(url, "revoke-bots", "Olga", "--yes")
    assert owner.ask("GET", "/api/me/bots")["bots"] == []
    assert "has no bots" in refused(url, "revoke-bots", "Olga", "--yes")


def test_people_are_found(hosted: Running) -> None:
    url = url_of(hosted)
    anna = named(hosted, "Anna")
    fake = named(hosted, "\u0410nna")  # with a Cyrillic letter
    named(hosted, "Marianna")
    anna.ask("POST", "/api/me/bots", {"name": "Robo"})
    game = anna.create(ME, FRIEND)["game"]
    fake.done(game, "join")
    found = [person["name"] for person in listed(url, "find", "Anna")]
    assert found == ["Anna", "\u0410nna", "Marianna"]
    about, *people = listed(url, "find", game)
    assert about["game"] == game and about["status"] == "playing"
    assert [one["id"] for one in people] == [guest_of(anna), guest_of(fake)]
    [person] = listed(url, "find", guest_of(anna))
    assert (person["games"], person["playing"], person["actions"]) == (1, 1, 0)
    assert [bot["name"] for bot in person["bots"]] == ["Robo"]
    [bot] = listed(url, "find", person["bots"][0]["id"])
    assert bot["owner"] == person["id"]
    done(url, "ban", guest_of(fake), "--reason", "Pretends")
    shown = done(url, "find", guest_of(fake)).out
    assert "Pretends" in shown and "actions of the host: 1" in shown
    assert f"game {game}: is over" in done(url, "find", game).out
    assert "nobody is known" in refused(url, "find", "Zoë")


# --- Games


def test_a_game_is_ended_and_nobody_wins(hosted: Running) -> None:
    url = url_of(hosted)
    anna, ben = named(hosted, "Anna"), named(hosted, "Ben")
    game = anna.create(ME, FRIEND, clock=MINUTES)["game"]
    waiting = anna.create(ME, ANYBODY)["game"]
    ben.done(game, "join")
    with ben.socket() as socket:
        socket.watch(game)
        done(url, "end-game", game, "--yes")
        while (view := socket.wait("update")["view"])["status"] != "over":
            pass
    assert (view["result"]["reason"], view["result"]["winners"]) == ("host", [])
    assert '[End "abandoned"]' in anna.request("GET", f"/api/games/{game}/record").text
    done(url, "end-game", waiting, "--yes")
    assert anna.view(waiting)["result"]["reason"] == "cancelled"
    assert "over already" in refused(url, "end-game", game, "--yes")
    assert "no such game" in refused(url, "end-game", "AAAAAAAAAA", "--yes")


def test_a_game_is_deleted_under_everybodys_eyes(hosted: Running) -> None:
    url = url_of(hosted)
    anna, ben = named(hosted, "Anna"), named(hosted, "Ben")
    game = anna.create(ME, FRIEND, clock=MINUTES, start=1)["game"]
    ben.done(game, "join")
    come(game, anna, ben)
    with anna.socket() as socket:
        view = socket.watch(game)["view"]
        done(url, "delete-game", game, "--yes")
        assert socket.wait("refused")["code"] == "unknown_game"
        answer = socket.command(
            game, "play", seq=view["seq"], seat=1, move=view["legal"][0]["move"]
        )
        assert answer["code"] == "unknown_game"
    assert ben.refused("GET", f"/api/games/{game}") == (404, "unknown_game")
    assert ben.ask("GET", "/api/me/games")["games"] == []
    assert "no such game" in refused(url, "delete-game", game, "--yes")


def test_a_review_is_removed(hosted: Running) -> None:
    game = named(hosted, "Anna").create(ME, ENGINE)["game"]
    kept = StoredReview(game=game, version=1, nodes=1, made=1, asked=1, review="")
    with closing(Store(url_of(hosted))) as store:
        store.write(stored_reviews.take, "process", game, 1)
        store.write(stored_reviews.finish, "process", kept)
        done(url_of(hosted), "remove-review", game)
        assert store.read(stored_reviews.load, game) == (None, None)
    assert "no review is kept" in refused(url_of(hosted), "remove-review", game)
    assert "no such game" in refused(url_of(hosted), "remove-review", "AAAAAAAAAA")
