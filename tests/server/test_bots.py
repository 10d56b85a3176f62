"""Bots over the wire: tokens, invitations, the stream, whole games, limits, and what is refused."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from evora.record import parse_game
from evora.server.common.settings import Rate
from evora.server.live.games.bot_streams import BotStreams
from evora.server.storage import signals
from evora.server.storage.signals import GameSignal
from server.bot_clients import BotClient, bots, seat_for
from server.serving import ENGINE, FRIEND, ME, Client, Running, serving


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


@pytest.fixture
def quick(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def _named(running: Running, name: str) -> Client:
    client = running.guest(name)
    client.ask("PUT", "/api/me", {"name": name})
    return client


def test_a_whole_game_of_a_person_and_a_bot(running: Running) -> None:
    anna = _named(running, "Anna")
    with bots(anna, "Gizmo") as (gizmo,), gizmo.stream() as stream:
        state = stream.next()
        assert (state["type"], state["name"], state["games"]) == ("state", "Gizmo", [])
        waiting = anna.create(ME, seat_for(gizmo), start=1)
        seat = waiting["seats"][1]
        assert (waiting["status"], seat["kind"], seat["name"], seat["bot"]) == (
            "waiting",
            "open",
            "Gizmo",
            True,
        )
        invitation = stream.update()
        assert (invitation["game"], invitation["invited"]) == (waiting["game"], 2)
        assert gizmo.do(invitation, "join", seat=2).status_code == 200
        view = waiting
        while view["status"] != "over":
            while anna.play(view["game"]):
                pass
            view = stream.update(lambda view: view["legal"] or view["status"] == "over")
            if view["legal"]:
                gizmo.play(view)
        assert view["result"]["scores"]
        seen = anna.view(view["game"])
        assert [seat["bot"] for seat in seen["seats"]] == [False, True]
        record = parse_game(anna.request("GET", f"/api/games/{view['game']}/record").text)
        assert record.tags["Seat2Kind"] == "bot" and record.tags["Seat1Kind"] == "person"
        assert anna.ask("GET", f"/api/games/{view['game']}/steps")["bots"] == [2]
        assert anna.ask("GET", "/api/me/games")["games"][0]["bots"] == [2]


def test_four_bots_play_to_the_end_though_their_streams_drop(quick: Running) -> None:
    """Each comes back after a few moves with what it knows, and misses no event."""
    anna = quick.guest()
    events: dict[str, list[int]] = {}

    def run(bot: BotClient) -> None:
        mine = events.setdefault(bot.bot, [])
        known: dict[str, int] = {}
        while True:
            with bot.stream(**known) as stream:
                for _ in range(9):
                    message = stream.next("state", "update")
                    for update in message.get("games", [message]):
                        view = update["view"]
                        mine.extend(event["seq"] for event in update["events"])
                        known[view["game"]] = view["seq"]
                        if view["status"] == "over":
                            return
                        # What comes too late is refused, and a newer view follows.
                        if view["invited"]:
                            bot.do(view, "join")
                        elif view["legal"]:
                            move = view["legal"][0]["move"]
                            bot.do(view, "play", seat=view["to_move"], move=move)

    with bots(anna, "A", "B", "C", "D") as four:
        view = anna.create(*(seat_for(bot) for bot in four))
        threads = [threading.Thread(target=run, args=(bot,)) for bot in four]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(120)
        final = anna.view(view["game"])
        assert final["status"] == "over" and final["result"]["winners"]
        for bot in four:
            seqs = events[bot.bot]
            assert seqs == list(range(seqs[0], final["seq"] + 1))


def test_a_game_that_ended_while_the_stream_was_down(quick: Running) -> None:
    anna = quick.guest()
    with bots(anna, "Gizmo") as (gizmo,):
        view = anna.create(ME, seat_for(gizmo), start=1)
        with gizmo.stream() as stream:
            state = stream.next("state")
            assert state["invitations"] == [view["game"]] and state["to_move"] == []
            gizmo.do(state["games"][0]["view"], "join")
            known = stream.update(lambda view: view["status"] == "playing")["seq"]
        anna.done(view["game"], "resign", seat=1)
        with gizmo.stream(**{view["game"]: known}) as stream:
            (update,) = stream.next("state")["games"]
            assert update["since"] == known and update["view"]["status"] == "over"
            assert update["events"][-1]["body"]["type"] == "ended"
        with gizmo.stream() as stream:
            assert stream.next("state")["games"] == []


def test_a_rematch_seats_the_bot_again(quick: Running) -> None:
    anna = quick.guest()
    with bots(anna, "Gizmo") as (gizmo,), gizmo.stream() as stream:
        game = anna.create(ME, seat_for(gizmo), start=1)["game"]
        gizmo.do(stream.update(), "join")
        anna.done(game, "resign", seat=1)
        over = stream.update(lambda view: view["status"] == "over")
        assert gizmo.do(over, "rematch").json()["code"] == "not_for_bots"
        again = anna.done(game, "rematch")["game"]
        assert stream.update(lambda view: view["game"] == again)["status"] == "playing"


def test_invitations_are_declined_withdrawn_and_nobody_elses(quick: Running) -> None:
    anna, ben = quick.guest(), quick.guest()
    with bots(anna, "Gizmo", "Other") as (gizmo, other), gizmo.stream() as stream:
        view = anna.create(ME, seat_for(gizmo), seat_for(other))
        game = view["game"]
        assert ben.do(game, "join").json()["code"] == "no_seat_free"
        assert ben.do(game, "decline", seat=2).json()["code"] == "not_your_seat"
        assert other.do(view, "decline", seat=2).json()["code"] == "not_your_seat"
        assert anna.do(game, "decline", seat=1).json()["code"] == "no_offer"
        assert gizmo.do(stream.update(), "decline", seat=2).status_code == 200
        assert stream.update()["invited"] is None
        assert anna.view(game)["seats"][1]["bot"] is False
        anna.done(game, "decline", seat=3)
        assert other.do(anna.view(game), "join").json()["code"] == "not_for_bots"
        ben.done(game, "join")
        assert anna.view(game)["seats"][1]["kind"] == "guest"


def test_whose_invitations_a_bot_takes(quick: Running) -> None:
    anna, ben = _named(quick, "Anna"), quick.guest()
    with bots(anna, "Gizmo") as (gizmo,):
        wish = {"id": "x" * 8, "seats": [ME, seat_for(gizmo)]}
        away = (409, "bot_away")
        assert ben.refused("POST", "/api/games", wish) == away  # its program does not run
        assert ben.ask("GET", "/api/bots")["bots"] == []
        with gizmo.stream() as stream:
            stream.next("state")
            (listed,) = ben.ask("GET", "/api/bots")["bots"]
            assert (listed["name"], listed["owner"], listed["online"]) == ("Gizmo", "Anna", True)
            assert not listed["yours"]
            ben.create(ME, seat_for(gizmo))
            gizmo.ask("PUT", "/api/bot", {"accepts": "owner"})
            assert ben.refused("POST", "/api/games", wish) == away
            assert ben.ask("GET", "/api/bots")["bots"] == []
            anna.create(ME, seat_for(gizmo))
            anna.ask("PUT", f"/api/me/bots/{gizmo.bot}", {"accepts": "nobody"})
            assert anna.refused("POST", "/api/games", wish) == away
        nobody = {"id": "x" * 8, "seats": [ME, {"type": "bot", "bot": "bot-" + "0" * 16}]}
        assert anna.refused("POST", "/api/games", nobody) == (404, "unknown_bot")
        twice = {"id": "x" * 8, "seats": [ME, seat_for(gizmo), seat_for(gizmo)]}
        anna.ask("PUT", f"/api/me/bots/{gizmo.bot}", {"accepts": "owner"})
        assert anna.refused("POST", "/api/games", twice) == (422, "bad_field")


def test_owners_and_their_bots(quick: Running, sqlite_url: str) -> None:
    anna, ben = quick.guest(), quick.guest()
    with bots(anna, " Giz  mo ", accepts="owner") as (gizmo,):
        (mine,) = anna.ask("GET", "/api/me/bots")["bots"]
        assert (mine["name"], mine["accepts"], mine["yours"]) == ("Giz mo", "owner", True)
        assert ben.ask("GET", "/api/me/bots")["bots"] == []
        path = f"/api/me/bots/{gizmo.bot}"
        for method, address, body in (
            ("PUT", path, {"name": "Mine"}),
            ("POST", f"{path}/token", {}),
            ("DELETE", path, None),
        ):
            assert ben.refused(method, address, body) == (404, "unknown_bot")
        with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as database:
            assert gizmo.token not in "\n".join(database.iterdump())
        assert anna.refused("POST", "/api/me/bots", {"name": "\u202ex"}) == (422, "bad_name")
        game = anna.create(ME, seat_for(gizmo))["game"]
        with anna.socket() as socket:
            socket.watch(game)
            anna.ask("PUT", path, {"name": "Widget"})
            while socket.wait("update")["view"]["seats"][1]["name"] != "Widget":
                pass
        exported = anna.ask("GET", "/api/me/export")
        assert [bot["name"] for bot in exported["bots"]] == ["Widget"]
        assert gizmo.ask("GET", "/api/bot")["name"] == "Widget"
    for _ in range(4):
        anna.ask("POST", "/api/me/bots", {"name": "More"})
    assert anna.refused("POST", "/api/me/bots", {"name": "More"}) == (429, "too_many")


def test_revoked(quick: Running) -> None:
    """Its stream ends, its token is refused, its games are left."""
    anna, ben = quick.guest(), quick.guest()
    with bots(anna, "Gizmo", "Other") as (gizmo, other):
        with gizmo.stream() as stream, other.stream() as second:
            second.next("state")
            playing = ben.create(ME, seat_for(gizmo), start=1)["game"]
            gizmo.do(stream.update(), "join")
            waiting = ben.create(ME, seat_for(gizmo))["game"]
            anna.ask("DELETE", f"/api/me/bots/{gizmo.bot}")
            assert stream.next("closed")["reason"] == "revoked"
            token = anna.ask("POST", f"/api/me/bots/{other.bot}/token", {})["token"]
            assert token != other.token and second.next("closed")["reason"] == "revoked"
        for bot in (gizmo, other):
            assert bot.refused("GET", "/api/bot/stream") == (401, "bad_token")
            assert bot.refused("GET", "/api/me/games") == (401, "bad_token")
        assert ben.view(playing)["result"]["reason"] == "resigned"
        seat = ben.view(playing)["seats"][1]
        assert (seat["name"], seat["bot"]) == (None, True)  # what it was is still told
        assert ben.view(waiting)["seats"][1]["bot"] is False


def test_an_owner_who_deletes_their_data(quick: Running) -> None:
    anna, ben = quick.guest(), quick.guest()
    with bots(anna, "Gizmo") as (gizmo,), gizmo.stream() as stream:
        stream.next("state")
        game = ben.create(ME, seat_for(gizmo), start=1)["game"]
        gizmo.do(stream.update(), "join")
        anna.ask("DELETE", "/api/me")
        assert ben.view(game)["result"]["reason"] == "resigned"
        assert stream.next("closed")["reason"] == "revoked"
        assert gizmo.refused("GET", "/api/bot") == (401, "bad_token")


def test_what_a_bot_may_not_do(quick: Running) -> None:
    anna, ben = quick.guest(), quick.guest()
    with bots(anna, "Gizmo") as (gizmo,), gizmo.stream() as stream:
        for method, path, body in (
            ("PUT", "/api/me", {"name": "X"}),
            ("DELETE", "/api/me", None),
            ("GET", "/api/me/export", None),
            ("POST", "/api/me/code", {}),
            ("GET", "/api/me/bots", None),
            ("POST", "/api/me/bots", {"name": "X"}),
            ("POST", "/api/games", {"id": "x" * 8, "seats": [ME, FRIEND]}),
            ("POST", "/api/pair", {"id": "x" * 8}),
        ):
            assert gizmo.refused(method, path, body) == (403, "not_for_bots"), path
        open_table = ben.create(ME, FRIEND)
        assert gizmo.do(open_table, "join").json()["code"] == "not_for_bots"
        game = ben.create(ME, seat_for(gizmo), start=1)["game"]
        gizmo.do(stream.update(), "join")
        view = stream.update(lambda view: view["status"] == "playing")
        legal = ben.view(game)["legal"][0]["move"]
        assert view["legal"] is None  # it sees what a player sees
        assert gizmo.do(view, "play", seat=1, move=legal).json()["code"] == "not_your_seat"
        assert gizmo.do(view, "play", seat=2, move=legal).json()["code"] == "not_your_turn"
        ben.play(game)
        view = stream.update(lambda view: view["legal"])
        command = {"type": "play", "id": "samesame", "seq": view["seq"], "seat": 2}
        command["move"] = view["legal"][0]["move"]
        path = f"/api/games/{game}/commands"
        assert gizmo.ask("POST", path, command) == gizmo.ask("POST", path, command)  # once
        assert gizmo.refused("GET", "/api/bot/stream?known=nonsense") == (422, "bad_field")
    for wrong in ("x", "evora_bot_" + "x" * 43, "x\u00e9"):
        answer = quick.client().request(
            "GET", "/api/bot", headers={"Authorization": f"Bearer {wrong}".encode("latin-1")}
        )
        assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")
    # A person with a cookie is no bot.
    assert anna.refused("GET", "/api/bot/stream") == (401, "bad_token")


def test_one_stream_for_each_bot(quick: Running) -> None:
    with bots(quick.guest(), "Gizmo") as (gizmo,), gizmo.stream() as first:
        first.next("state")
        with gizmo.stream() as second:
            second.next("state")
            assert first.next("closed")["reason"] == "replaced"
            assert gizmo.ask("GET", "/api/bot")["online"]
        assert gizmo.http.head("/api/bot/stream").status_code == 200
    with pytest.raises(EOFError):
        first.next()


def test_a_flood_meets_the_limits_of_its_token(sqlite_url: str) -> None:
    with serving(sqlite_url, bot_requests=Rate(30, 60), bot_games=3) as running:
        anna, ben = running.guest(), running.guest()
        with bots(anna, "Gizmo", "Other") as (gizmo, other), gizmo.stream() as stream:
            stream.next("state")
            for _ in range(2):
                ben.create(ME, seat_for(gizmo))
            wish = {"id": "x" * 8, "seats": [ME, seat_for(gizmo)]}
            assert ben.refused("POST", "/api/games", wish) == (409, "bot_away")
            codes = [gizmo.request("GET", "/api/bot").status_code for _ in range(40)]
            assert codes[:20] == [200] * 20 and codes[-1] == 429
            assert other.ask("GET", "/api/bot")  # another token is not concerned
            stream.update()  # and the stream goes on


@pytest.fixture
def no_check(monkeypatch: pytest.MonkeyPatch) -> None:
    """Streams never ask the database by themselves for what nobody has told them."""
    monkeypatch.setattr("evora.server.live.games.bot_streams._CHECK_SECONDS", 1e6)


@pytest.mark.usefixtures("no_check")
def test_an_invitation_reaches_an_open_stream_at_once(quick: Running) -> None:
    anna = quick.guest()
    with bots(anna, "Gizmo") as (gizmo,), gizmo.stream() as stream:
        stream.next("state")
        for _ in range(2):
            game = anna.create(ME, seat_for(gizmo), start=1)["game"]
            invitation = stream.update()
            assert (invitation["game"], invitation["invited"]) == (game, 2)
        gizmo.do(invitation, "join")
        stream.update(lambda view: view["status"] == "playing")
        anna.done(game, "resign", seat=1)
        stream.update(lambda view: view["status"] == "over")
        again = anna.done(game, "rematch")["game"]
        stream.update(lambda view: view["game"] == again)


@pytest.mark.usefixtures("no_check")
def test_a_stream_in_another_process_than_the_game(postgresql_url: str) -> None:
    """The bot's stream is at one process, the person plays at the other."""
    with serving(postgresql_url) as here, serving(postgresql_url) as there:
        anna = here.guest()
        with bots(anna, "Gizmo") as (made,):
            gizmo = BotClient(there, {"bot": {"bot": made.bot}, "token": made.token})
            with gizmo.http, gizmo.stream() as stream:
                stream.next("state")
                game = anna.create(ME, seat_for(gizmo), start=1)["game"]
                assert gizmo.do(stream.update(), "join").status_code == 200
                anna.until(game, lambda view: view["legal"])
                anna.play(game)
                gizmo.play(stream.update(lambda view: view["legal"]))
                anna.until(game, lambda view: view["legal"])
                # A name that is changed at one process is seen at the other.
                anna.ask("PUT", f"/api/me/bots/{gizmo.bot}", {"name": "Gadget"})
                stream.update(lambda view: view["seats"][1]["name"] == "Gadget")
                anna.done(game, "resign", seat=1)
                stream.update(lambda view: view["status"] == "over")
                again = anna.done(game, "rematch")["game"]
                stream.update(lambda view: view["game"] == again)
                # A token that is revoked at one process ends the stream at the other.
                anna.ask("POST", f"/api/me/bots/{gizmo.bot}/token", {})
                assert stream.next("closed")["reason"] == "revoked"


@pytest.mark.usefixtures("no_check")
def test_an_invitation_that_comes_after_its_game_was_looked_at(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game is in the memory of the process that has the stream before it hears of it."""
    with serving(postgresql_url) as here, serving(postgresql_url) as there:
        anna = here.guest()
        with bots(anna, "Gizmo") as (made,):
            gizmo = BotClient(there, {"bot": {"bot": made.bot}, "token": made.token})
            with gizmo.http, gizmo.stream() as stream:
                stream.next("state")
                with monkeypatch.context() as silent:
                    silent.setattr(signals, "of_writes", lambda *_: [])
                    view = anna.create(ME, seat_for(gizmo), ENGINE, start=3)
                there.client().view(view["game"])
                signal = GameSignal(view["game"], view["seq"], (), [gizmo.bot])
                task = next(iter(there.server._tasks._running))
                task.get_loop().call_soon_threadsafe(there.server._following.hear, [signal])
                assert stream.update()["invited"] == 2


def test_an_invitation_of_which_no_message_came(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("evora.server.live.games.bot_streams._CHECK_SECONDS", 0.3)
    monkeypatch.setattr(signals, "of_writes", lambda *_: [])
    with serving(postgresql_url) as here, serving(postgresql_url) as there:
        anna = here.guest()
        with bots(anna, "Gizmo") as (made,):
            gizmo = BotClient(there, {"bot": {"bot": made.bot}, "token": made.token})
            with gizmo.http, gizmo.stream() as stream:
                stream.next("state")
                anna.create(ME, seat_for(gizmo))
                assert stream.update()["invited"] == 2


@pytest.mark.usefixtures("no_check")
def test_an_invitation_while_the_state_is_gathered(
    quick: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = quick.guest()
    gather = BotStreams._state

    async def slowly(*args: Any) -> Any:
        state = await gather(*args)
        await asyncio.to_thread(anna.create, ME, seat_for(gizmo))
        return state

    monkeypatch.setattr(BotStreams, "_state", slowly)
    with bots(anna, "Gizmo") as (gizmo,), gizmo.stream() as stream:
        assert stream.next("state")["games"] == []
        assert stream.update()["invited"] == 2


def test_the_server_goes_and_comes_back(sqlite_url: str) -> None:
    with serving(sqlite_url) as running:
        anna = running.guest()
        with bots(anna, "Gizmo") as (gizmo,), gizmo.stream() as stream:
            stream.next("state")
            game = anna.create(ME, seat_for(gizmo), start=2)["game"]
            gizmo.do(stream.update(), "join")
            view = stream.update(lambda view: view["legal"])
            running.stop()
            assert stream.next("closing")["retry_ms"]
            with pytest.raises(EOFError):
                stream.next()
            made = {"bot": {"bot": gizmo.bot}, "token": gizmo.token}
    with serving(sqlite_url) as running:
        gizmo = BotClient(running, made)
        with gizmo.http, gizmo.stream(**{game: view["seq"]}) as stream:
            (update,) = stream.next("state")["games"]
            assert update["events"] == [] and update["view"]["legal"] == view["legal"]
            gizmo.play(update["view"])
