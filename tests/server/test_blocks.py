"""Blocking: two between whom there is a block do not meet, and only one of them knows why."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from evora.server.live.guests import blocks as live_blocks
from evora.server.storage import blocks as stored
from evora.server.storage import guests
from evora.server.storage.store import Store
from evora.server.storage.values import Apart
from server.bot_clients import bots, seat_for
from server.serving import FRIEND, ME, Client, Json, Running, play_again, serving
from server.stored_games import refused
from server.test_pairing import ANYBODY, USUAL, pair

PATH = "/api/me/blocks"
NOW = 1_800_000_000_000


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


@pytest.fixture
def quick(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def met(one: Client, two: Client, **more: object) -> str:
    """A game that the two play with each other."""
    game: str = one.create(ME, FRIEND, **more)["game"]
    two.done(game, "join")
    return game


def block(client: Client, game: str, seat: int) -> Json:
    """What is listed of the person of a seat."""
    listed = client.ask("PUT", PATH, {"game": game, "seat": seat})["blocks"]
    (found,) = (each for each in listed if seat in each["seats"])
    return dict(found)


def blocked(running: Running) -> tuple[Client, Client]:
    """Two of whom the first has blocked the second."""
    one, two = running.person("one"), running.person("two")
    block(one, met(one, two), 2)
    return one, two


def codes(client: Client, game: str, kind: str, **more: object) -> tuple[int, Json]:
    """The whole of what somebody is told, but for what names the command."""
    answer = client.do(game, kind, **more)
    told = answer.json()
    return answer.status_code, {key: told[key] for key in told if key not in ("id", "seq")}


def lobby_of(client: Client) -> list[str]:
    return [game["game"] for game in client.ask("GET", "/api/lobby")["games"]]


# --- In the database


@pytest.fixture
def people(store: Store) -> list[str]:
    ids = ["ann", "bob", "cleo"]
    for guest in ids:
        store.write(guests.add, guest, f"hash of {guest}", NOW, name=guest.title())
    return ids


@pytest.mark.usefixtures("people")
def test_blocks_hold_both_ways_but_are_listed_to_one(store: Store) -> None:
    store.write(stored.add, "ann", "bob", NOW, 10)
    store.write(stored.add, "ann", "bob", NOW + 1, 10)
    store.write(stored.add, "cleo", "ann", NOW, 10)
    found = store.read(stored.apart, ["ann", "bob", "nobody"])
    assert found["ann"] == Apart(frozenset({"bob"}), frozenset({"cleo"}))
    assert found["bob"] == Apart(blocked_by=frozenset({"ann"}))
    assert found["nobody"] == Apart()
    listed = store.read(stored.of_guest, "ann")
    assert [(each.blocked, each.name, each.created) for each in listed] == [("bob", "Bob", NOW)]
    assert store.read(stored.of_guest, "bob") == []
    store.write(stored.remove, "ann", "bob")
    assert store.read(stored.apart, ["bob"])["bob"] == Apart()


@pytest.mark.usefixtures("people")
def test_what_is_not_written(store: Store) -> None:
    assert refused(store, stored.add, "ann", "nobody", NOW, 10) == "bad_field"
    assert refused(store, stored.add, "nobody", "ann", NOW, 10) == "bad_field"
    store.write(stored.add, "ann", "bob", NOW, 1)
    assert refused(store, stored.add, "ann", "cleo", NOW, 1) == "blocks_full"
    store.write(stored.add, "ann", "bob", NOW, 1)


@pytest.mark.usefixtures("people")
def test_who_is_deleted_is_in_no_block(store: Store) -> None:
    store.write(stored.add, "ann", "bob", NOW, 10)
    store.write(stored.add, "bob", "cleo", NOW, 10)
    exported = store.read(guests.export, "bob")
    assert exported is not None and exported["blocks"] == [{"created": NOW}]
    store.write(guests.forget, "bob")
    assert store.read(stored.of_guest, "ann") == []
    assert set(store.read(stored.apart, ["ann", "bob", "cleo"]).values()) == {Apart()}


def test_two_block_each_other_at_once(running: Running) -> None:
    """Their transactions do not wait for each other."""
    one, two = running.guest("one"), running.guest("two")
    game = met(one, two)
    with ThreadPoolExecutor(20) as pool:
        asked = [
            pool.submit(client.request, "PUT", PATH, {"game": game, "seat": seat})
            for _ in range(10)
            for client, seat in ((one, 2), (two, 1))
        ]
        assert {future.result().status_code for future in asked} == {200}
    for client in (one, two):
        assert len(client.ask("GET", PATH)["blocks"]) == 1


def test_of_twenty_at_once_so_many_are_blocked_as_may_be(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_blocks, "MAX_BLOCKS", 3)
    one = running.guest("one")
    games = [met(one, running.guest(f"guest{number}")) for number in range(20)]
    with ThreadPoolExecutor(20) as pool:
        bodies = [{"game": game, "seat": 2} for game in games]
        asked = [pool.submit(one.request, "PUT", PATH, body) for body in bodies]
        answers = [future.result() for future in asked]
    told = [answer.json().get("code") for answer in answers]
    assert told.count(None) == 3 and told.count("blocks_full") == 17
    assert len(one.ask("GET", PATH)["blocks"]) == 3


# --- Over HTTP


def test_blocking_listing_and_unblocking(running: Running) -> None:
    one, two, three = (running.guest(name) for name in ("one", "two", "three"))
    two.ask("PUT", "/api/me", {"name": "Ben"})
    game = met(one, two)
    found = block(one, game, 2)
    assert (found["name"], found["seats"]) == ("Ben", [2])
    assert block(one, game, 2) == found
    assert one.ask("GET", PATH)["blocks"] == [{**found, "seats": []}]
    assert one.ask("GET", f"{PATH}?game={game}")["blocks"] == [found]
    # Nobody else's list, and no way to find a guest's id.
    assert two.ask("GET", PATH)["blocks"] == three.ask("GET", PATH)["blocks"] == []
    assert two.ask("GET", "/api/me")["guest"] not in str(found)
    assert two.refused("DELETE", f"{PATH}/{found['block']}") == (404, "not_found")
    assert one.request("DELETE", f"{PATH}/{found['block']}").status_code == 204
    assert one.refused("DELETE", f"{PATH}/{found['block']}") == (404, "not_found")
    assert one.ask("GET", PATH)["blocks"] == []
    # Who only looks on may block, too.
    assert block(three, game, 1)["seats"] == [1]


def test_whom_one_cannot_block(quick: Running) -> None:
    one, two = quick.guest("one"), quick.guest("two")
    local, engine = {"type": "local", "name": "Zoë"}, {"type": "engine", "level": "novice"}
    game = one.create(ME, local, engine, FRIEND)["game"]
    for seat in (1, 2, 3, 4):
        assert one.refused("PUT", PATH, {"game": game, "seat": seat}) == (422, "bad_field")
    for seat in (2, 3, 4):
        assert two.refused("PUT", PATH, {"game": game, "seat": seat}) == (422, "bad_field")
    for wrong in (0, 5, -1, "1", None):
        assert two.refused("PUT", PATH, {"game": game, "seat": wrong})[1] == "bad_field"
    assert two.refused("PUT", PATH, {"game": "x" * 10, "seat": 1}) == (404, "unknown_game")
    for other in ("xx", "%00", "a" * 300):
        assert two.refused("GET", f"{PATH}?game={other}") == (404, "unknown_game")
    assert quick.client().refused("PUT", PATH, {"game": game, "seat": 1}) == (401, "no_guest")
    with bots(two, "Gizmo") as (gizmo,):
        bot = quick.client("bot", authorization=f"Bearer {gizmo.token}")
        assert bot.refused("PUT", PATH, {"game": game, "seat": 1})[1] == "not_for_bots"
        assert bot.refused("GET", PATH)[1] == "not_for_bots"
    # Who has deleted their data is nobody any more.
    over = met(one, two)
    two.ask("DELETE", "/api/me")
    assert one.refused("PUT", PATH, {"game": over, "seat": 2}) == (422, "bad_field")


# --- What follows


@pytest.mark.parametrize("blocker_first", [True, False])
def test_they_are_not_paired(running: Running, blocker_first: bool) -> None:
    one, two = blocked(running)
    first, second = (one, two) if blocker_first else (two, one)
    waits, beside = pair(first)["game"], pair(second)["game"]
    assert beside != waits
    second.done(beside, "leave")
    assert pair(running.person("third"))["game"] == waits


def test_who_are_unblocked_can_be_paired(running: Running) -> None:
    one, two = blocked(running)
    for block in one.ask("GET", PATH)["blocks"]:
        one.ask("DELETE", f"{PATH}/{block['block']}")
    assert pair(one)["game"] == pair(two)["game"]


def test_their_games_are_not_in_each_others_lobby(running: Running) -> None:
    one, two = blocked(running)
    three = running.guest("three")
    for maker, other in ((one, two), (two, one)):
        game = maker.create(ME, ANYBODY, clock=USUAL)["game"]
        assert game in lobby_of(maker) and game in lobby_of(three)
        assert game not in lobby_of(other)
        counts = {client: client.ask("GET", "/api/live")["waiting"] for client in (other, three)}
        assert counts[other]["usual"] == 0 and counts[three]["usual"] == 1
        maker.done(game, "cancel")
    # Nor a game of somebody else in which one of them waits.
    game = three.create(ME, ANYBODY, ANYBODY)["game"]
    two.done(game, "join")
    assert game not in lobby_of(one)
    assert codes(one, game, "join") == (409, full())


def full() -> Json:
    """What everybody is told who comes too late."""
    return {
        "type": "refused",
        "code": "no_seat_free",
        "field": "seat",
        "detail": None,
        "retry_ms": None,
        "notice": None,
    }


def test_the_lobby_follows_over_sockets(quick: Running) -> None:
    one, two = quick.guest("one"), quick.guest("two")
    over = met(one, two)
    game = one.create(ME, ANYBODY, clock=USUAL)["game"]
    with one.socket() as own, two.socket() as other, quick.client().socket() as stranger:
        for socket in (own, other, stranger):
            socket.send("watch_lobby", on=True)
            assert [each["game"] for each in socket.wait("lobby")["games"]] == [game]
        found = block(one, over, 2)
        shown = other.wait("lobby")
        assert shown["games"] == [] and shown["waiting"]["usual"] == 0
        one.ask("DELETE", f"{PATH}/{found['block']}")
        assert [each["game"] for each in other.wait("lobby")["games"]] == [game]
        # Everybody else is sent nothing, for nothing has changed for them.
        two.create(ME, ANYBODY)
        assert len(stranger.wait("lobby")["games"]) == 2


def test_a_listed_game_is_full_and_a_link_is_the_blockers_choice(running: Running) -> None:
    one, two = blocked(running)
    for maker, other in ((one, two), (two, one)):
        listed = maker.create(ME, ANYBODY)["game"]
        assert codes(other, listed, "join") == (409, full())
        assert codes(other, listed, "join", seat=2) == (409, full())
        # As for somebody who is not blocked, what is wrong otherwise is said first.
        assert codes(other, listed, "join", seq=99)[1]["code"] == "stale"
    # A link that one of them was given: who has blocked the other may still come.
    private = one.create(ME, FRIEND)["game"]
    assert codes(two, private, "join") == (409, full())
    theirs = two.create(ME, FRIEND)["game"]
    one.done(theirs, "join")
    assert two.view(theirs)["status"] == "playing"


def test_a_blocked_person_is_told_what_everybody_is_told(quick: Running) -> None:
    """The answer to joining is that of a game which has just filled up."""
    one, two = blocked(quick)
    three, four = quick.guest("three"), quick.guest("four")
    game = one.create(ME, ANYBODY, ANYBODY)["game"]
    bodies = []
    for client in (two, three):
        seq = client.view(game)["seq"]
        body = {"type": "join", "id": secrets.token_hex(8), "seq": seq, "seat": 2}
        if client is three:
            four.done(game, "join", seat=2)
            body["seq"] = client.view(game)["seq"]
        answer = client.request("POST", f"/api/games/{game}/commands", body)
        headers = {key: answer.headers[key] for key in answer.headers if key != "date"}
        told = answer.json()
        assert told.pop("id") == body["id"]
        bodies.append((answer.status_code, headers, told))
    assert bodies[0] == bodies[1]
    assert two.view(game) | {"now": 0} == three.view(game) | {"now": 0}


def test_no_rematch_and_no_greetings_but_the_game_goes_on(running: Running) -> None:
    one, two, three = (running.guest(name) for name in ("one", "two", "three"))
    game = met(one, two)
    with one.socket() as own, two.socket() as other, three.socket() as stranger:
        sockets = (own, other, stranger)
        for socket in sockets:
            socket.watch(game)
        found = block(one, game, 2)
        for sender, receiver, seat in ((other, own, 2), (own, other, 1)):
            sender.send("greet", game=game, greeting="luck")
            said = {"type": "greeted", "game": game, "seat": seat, "greeting": "luck"}
            assert sender.wait("greeted") == stranger.wait("greeted") == said
            receiver.send("ping", sent=1)
            assert receiver.wait("greeted", "pong")["type"] == "pong"
        mover = one if one.view(game)["legal"] else two
        assert mover.play(game)
        two.done(game, "resign", seat=2)
        # As if the other had left.
        assert codes(two, game, "rematch")[1]["code"] == "player_left"
        assert codes(one, game, "rematch")[1]["code"] == "player_left"
        one.ask("DELETE", f"{PATH}/{found['block']}")
        assert play_again(game, one, two)


def test_bots_of_a_blocked_owner(running: Running) -> None:
    one, two = blocked(running)
    three = running.guest("three")
    with bots(one, "Gizmo") as (gizmo,), bots(two, "Robo") as (robo,):
        for owner, other, bot in ((one, two, gizmo), (two, one, robo)):
            owner.ask("PUT", f"/api/me/bots/{bot.bot}", {"accepts": "everyone"})
            body = {"id": secrets.token_hex(8), "seats": [ME, seat_for(bot)]}
            away = three.request("POST", "/api/games", body).json()
            with bot.stream() as stream:
                stream.next()
                found = {
                    client: [each["bot"] for each in client.ask("GET", "/api/bots")["bots"]]
                    for client in (owner, other, three)
                }
                assert bot.bot in found[owner] and bot.bot in found[three]
                assert bot.bot not in found[other]
                refused = other.request("POST", "/api/games", body).json()
            assert refused == away and refused["code"] == "bot_away"


def test_who_blocks_a_bot_blocks_its_owner(quick: Running) -> None:
    one, two = quick.guest("one"), quick.guest("two")
    two.ask("PUT", "/api/me", {"name": "Ben"})
    with bots(two, "Robo") as (robo,), robo.stream() as stream:
        two.ask("PUT", f"/api/me/bots/{robo.bot}", {"accepts": "everyone"})
        stream.next()
        game = one.create(ME, seat_for(robo))["game"]
        robo.do(stream.update(), "join", seat=2)
        found = block(one, game, 2)
        assert (found["name"], found["seats"]) == ("Ben", [2])
        one.done(game, "resign", seat=1)
        assert codes(one, game, "rematch")[1]["code"] == "player_left"
        assert pair(two)["game"] != pair(one)["game"]


def test_it_holds_at_every_process_and_after_a_restart(postgresql_url: str) -> None:
    with serving(postgresql_url) as here, serving(postgresql_url) as there:
        one, two = here.guest("one"), there.guest("two")
        game = met(one, two)
        # Both processes have read who meets whom, and hear of the change.
        waiting = two.create(ME, ANYBODY)["game"]
        assert waiting in lobby_of(one) and waiting in lobby_of(two)
        with one.socket() as own, two.socket() as other:
            own.watch(game)
            other.watch(game)
            other.send("watch_lobby", on=True)
            other.wait("lobby")
            listed = one.create(ME, ANYBODY)["game"]
            while listed not in [each["game"] for each in other.wait("lobby")["games"]]:
                pass
            block(one, game, 2)
            while listed in [each["game"] for each in other.wait("lobby")["games"]]:
                pass
            other.send("greet", game=game, greeting="hello")
            assert other.wait("greeted")["seat"] == 2
            own.send("greet", game=game, greeting="luck")
            assert own.wait("greeted")["seat"] == 1
            other.send("ping", sent=1)
            assert other.wait("greeted", "pong")["type"] == "pong"
        assert codes(two, listed, "join") == (409, full())
        assert pair(one)["game"] != pair(two)["game"]
        cookies = two.http.cookies
    with serving(postgresql_url) as again:
        back = again.client("two")
        back.http.cookies = cookies
        assert codes(back, listed, "join") == (409, full())
