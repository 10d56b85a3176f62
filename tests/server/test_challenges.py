"""Challenges: a game that waits for one person, who accepts or declines it from anywhere."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from evora import Seed
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain import entries as log
from evora.server.domain.table import create
from evora.server.live.guests import challenges as live_challenges
from server.serving import ME, Client, Json, Running, serving
from server.tables import ANNA, BEN, CAT, GRACE, MINUTES, Played
from server.test_blocks import block, met
from server.test_company import CIRCLES, COMPANY, follow, until, watching
from server.test_keys import kept
from server.test_processes import at

QUICK = {"type": "budget", "initial_ms": 180_000, "credit_ms": 5_000}
SLOW = {"type": "days", "days": 2}


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


@pytest.fixture
def quick(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


@pytest.fixture
def two(postgresql_url: str) -> Iterator[tuple[Running, Running]]:
    with serving(postgresql_url) as one, serving(postgresql_url) as other:
        yield one, other


def person(running: Running, name: str) -> Client:
    """Somebody who keeps a name and has a page open."""
    client, _ = kept(running, name)
    running.sockets.enter_context(client.socket())
    return client


def body_of(name: str, **more: object) -> Json:
    seats = [ME, {"type": "person", "name": name}]
    return {"id": secrets.token_hex(8), "seats": seats, "clock": QUICK, **more}


def challenge(client: Client, name: str, **more: object) -> str:
    """The game that somebody is challenged to."""
    return str(client.ask("POST", "/api/games", body_of(name, **more))["game"])


def refused(client: Client, name: str, **more: object) -> str:
    return client.refused("POST", "/api/games", body_of(name, **more))[1]


def open_for(client: Client) -> list[Json]:
    return list(client.ask("GET", COMPANY)["challenges"])


# --- The table


class Duel(Played):
    """Anna challenges Ben, who has a minute."""

    def __init__(self, clock: m.Clock = MINUTES) -> None:
        super().__init__(ME_SEAT, m.FriendSeat(), clock=clock)
        asked = m.CreateGame(
            id="challenge1", seats=[ME_SEAT, m.PersonSeat(name="Ben")], clock=clock
        )
        ends = {BEN: self.now + 60_000}
        made = create("game000001", asked, ANNA, self.seed, self.now, None, ends, {"Ben": BEN})
        self.log, self.table = [*made.entries], made.table


ME_SEAT = m.MeSeat()


def test_the_game_waits_for_one_person() -> None:
    duel = Duel()
    assert duel.table.invited(BEN) == 2
    duel.refuses("no_seat_free", CAT, m.Join)
    duel.refuses("no_seat_free", CAT, m.Join, seat=2)
    duel.refuses("not_your_seat", CAT, m.Decline, seat=2)
    assert [type(entry) for entry in duel.do(BEN, m.Join)] == [log.Joined, log.Started, log.Dealt]
    assert duel.table.status == "playing" and duel.table.invited(BEN) is None


def test_who_declines_ends_it() -> None:
    for guest in (BEN, ANNA):
        duel = Duel()
        entries = duel.do(guest, m.Decline, seat=2)
        assert [type(entry) for entry in entries] == [log.Declined, log.Ended]
        assert duel.table.result is not None and duel.table.result.reason == "cancelled"
        duel.refuses("game_over", BEN, m.Join)
    duel = Duel()
    assert [type(entry) for entry in duel.do(ANNA, m.Cancel)] == [log.Ended]


def test_it_ends_by_itself() -> None:
    duel = Duel()
    duel.wait(60_000 + GRACE)
    assert duel.tick() == []
    duel.wait(1)
    assert [type(entry) for entry in duel.tick()] == [log.Declined, log.Ended]
    duel.refuses("game_over", BEN, m.Join)


def test_a_bot_that_declines_leaves_a_free_seat() -> None:
    """As it was: somebody else may come."""
    bot = "bot-0123456789abcdef"
    asked = m.CreateGame(id="invitation", seats=[ME_SEAT, m.BotSeat(bot=bot)])
    made = create("game000001", asked, ANNA, Seed("7"), 0, None, {bot: 60_000})
    played = Played(ME_SEAT, m.FriendSeat())
    played.log, played.table = [*made.entries], made.table
    played.do(bot, m.Decline, seat=2)
    assert played.table.result is None
    played.do(CAT, m.Join)
    assert played.table.status == "playing"


@pytest.mark.parametrize(
    "seats",
    [
        [m.PersonSeat(name="Ben"), m.PersonSeat(name="Cat")],
        [ME_SEAT, m.PersonSeat(name="Ben"), m.FriendSeat()],
        [m.LocalSeat(), m.PersonSeat(name="Ben")],
    ],
)
def test_it_is_a_game_of_two_with_oneself(seats: list[m.SeatChoice]) -> None:
    asked = m.CreateGame(id="challenge1", seats=seats)
    with pytest.raises(Refusal) as caught:
        create("game000001", asked, ANNA, Seed("7"), 0, None, {}, {"Ben": BEN, "Cat": CAT})
    assert caught.value.code == "bad_field"


# --- Made and answered


def test_a_challenge_is_seen_and_accepted(running: Running) -> None:
    ann, bob = person(running, "Ann"), person(running, "Bob")
    with watching(bob) as his, watching(ann) as hers:
        assert his.wait("company")["challenges"] == []
        game = challenge(ann, "BOB", variant="grey", rated=True)
        (got,) = until(his, lambda told: told["challenges"])["challenges"]
        (sent,) = until(hers, lambda told: told["challenges"])["challenges"]
        assert got | {"made": 0, "until": 0} == {
            "game": game,
            "name": "Ann",
            "sent": False,
            "variant": "grey",
            "clock": QUICK,
            "rated": True,
            "made": 0,
            "until": 0,
            "accepted": False,
        }
        assert sent == got | {"name": "Bob", "sent": True}
        assert got["until"] - got["made"] == pytest.approx(300_000, abs=5_000)
        view = bob.view(game)
        assert view["invited"] == 2 and view["seats"][1]["name"] == "Bob" and not view["yours"]
        assert view["seats"][0]["kept"] and view["seats"][1]["kept"]
        assert bob.ask("GET", "/api/me/games")["games"][0]["game"] == game
        bob.done(game, "join")
        until(his, lambda told: not told["challenges"])
        told = until(hers, lambda told: told["challenges"][0]["accepted"])["challenges"]
        assert told[0]["until"] is None
    assert ann.view(game)["status"] == "playing" and ann.view(game)["yours"] == [1]
    ids = {client.name: client.ask("GET", "/api/me")["guest"] for client in (ann, bob)}
    for name, data in running.seen:
        (other,) = (guest for who, guest in ids.items() if who != name)
        assert other.encode() not in data


def test_it_is_declined_or_withdrawn(running: Running) -> None:
    ann, bob = person(running, "Ann"), person(running, "Bob")
    game = challenge(ann, "Bob")
    bob.done(game, "decline", seat=2)
    assert open_for(ann) == open_for(bob) == []
    assert ann.view(game)["result"]["reason"] == "cancelled"
    assert all(line["game"] != game for line in bob.ask("GET", "/api/me/games")["games"])
    game = challenge(ann, "Bob")
    ann.done(game, "cancel")
    assert open_for(ann) == open_for(bob) == []
    assert bob.do(game, "join").json()["code"] == "game_over"


def test_nobody_else_answers_it(running: Running) -> None:
    ann, bob, cleo = person(running, "Ann"), person(running, "Bob"), person(running, "Cleo")
    game = challenge(ann, "Bob")
    assert open_for(cleo) == []
    for kind, more, code in (
        ("join", {}, "no_seat_free"),
        ("join", {"seat": 2}, "no_seat_free"),
        ("decline", {"seat": 2}, "not_your_seat"),
        ("cancel", {}, "not_creator"),
        ("leave", {}, "not_your_seat"),
    ):
        assert cleo.do(game, kind, **more).json()["code"] == code
    assert bob.do(game, "cancel").json()["code"] == "not_creator"
    assert [each["game"] for each in open_for(bob)] == [game]


def test_it_lasts_as_long_as_its_clock_allows(quick: Running) -> None:
    ann, bob = person(quick, "Ann"), person(quick, "Bob")
    challenge(ann, "Bob", clock=SLOW)
    (got,) = open_for(bob)
    assert got["until"] - got["made"] == pytest.approx(3 * 86_400_000, abs=5_000)


def test_one_that_is_not_answered_is_over(database_url: str) -> None:
    with serving(database_url, invitation_timeout=0.1, clock_grace=0.0) as running:
        ann, bob = person(running, "Ann"), person(running, "Bob")
        game = challenge(ann, "Bob")
        ann.until(game, lambda view: view["status"] == "over")
        assert open_for(bob) == []
        bob.until(game, lambda view: view["invited"] is None)


def test_who_leaves_no_longer_challenges(running: Running) -> None:
    (ann, _), bob = kept(running, "Ann"), person(running, "Bob")
    with watching(bob) as his:
        with ann.socket():
            game = challenge(ann, "Bob")
            until(his, lambda told: told["challenges"])
        until(his, lambda told: not told["challenges"])
        with ann.socket():  # it was only for a moment
            until(his, lambda told: told["challenges"])
    # With days for a move nobody has to be there.
    ann.done(game, "cancel")
    challenge(ann, "Bob", clock=SLOW)
    assert len(open_for(bob)) == 1


def test_who_has_left_is_not_played(database_url: str) -> None:
    with serving(database_url, lobby_away=0.0) as running:
        (ann, _), (bob, _) = kept(running, "Ann"), kept(running, "Bob")
        game = challenge(ann, "Bob")
        assert bob.do(game, "join").json()["code"] == "player_left"
        with ann.socket():
            bob.done(game, "join")


# --- Refused


def test_whom_one_cannot_challenge(running: Running) -> None:
    ann, bob = person(running, "Ann"), person(running, "Bob")
    assert refused(ann, "ann") == "yourself"
    assert refused(ann, "Nobody") == "unknown_person"
    cleo, _ = kept(running, "Cleo")
    cleo.ask("DELETE", "/api/me")
    assert refused(ann, "Cleo") == "unknown_person"
    for circle, code in (("nobody", "no_challenges"), ("followed", "no_challenges")):
        bob.ask("PUT", CIRCLES, {"challenged_by": circle})
        assert refused(ann, "Bob") == code
    follow(bob, "Ann")
    challenge(ann, "Bob")
    assert refused(running.client(), "Bob") == "no_guest"


def test_a_block_looks_like_somebody_who_takes_no_challenges(running: Running) -> None:
    ann, bob = person(running, "Ann"), person(running, "Bob")
    bob.ask("PUT", CIRCLES, {"challenged_by": "nobody"})
    told = ann.request("POST", "/api/games", body_of("Bob")).json()
    bob.ask("PUT", CIRCLES, {"challenged_by": "everyone"})
    block(bob, met(bob, ann), 2)
    assert ann.request("POST", "/api/games", body_of("Bob")).json() == told
    assert refused(bob, "Ann") == "no_challenges"


def test_who_is_blocked_meanwhile_is_not_seen(running: Running) -> None:
    ann, bob = person(running, "Ann"), person(running, "Bob")
    game = challenge(ann, "Bob")
    block(bob, game, 1)
    assert open_for(bob) == []
    assert [each["game"] for each in open_for(ann)] == [game]  # it is not answered, that is all


def test_two_have_one_challenge_at_a_time(running: Running) -> None:
    ann, bob = person(running, "Ann"), person(running, "Bob")
    body = body_of("Bob")
    game = ann.ask("POST", "/api/games", body)["game"]
    assert ann.ask("POST", "/api/games", body)["game"] == game
    assert refused(ann, "Bob") == "challenged_already"
    # Of another kind: Bob answers the one that there is first.
    assert refused(bob, "Ann", variant="grey") == "challenged_already"
    assert refused(bob, "Ann", clock=SLOW) == "challenged_already"
    assert refused(bob, "Ann", rated=True) == "challenged_already"


def test_who_challenges_back_accepts(running: Running) -> None:
    ann, bob = person(running, "Ann"), person(running, "Bob")
    game = challenge(ann, "Bob")
    body = body_of("Ann")
    for _ in range(2):  # the same request leads to the same game
        made = bob.ask("POST", "/api/games", body)
        assert made["game"] == game and made["view"]["status"] == "playing"
    assert open_for(bob) == []


def test_two_who_challenge_each_other_at_once_play_one_game(two: tuple[Running, Running]) -> None:
    """At two processes, again and again."""
    one, other = two
    ann, bob = person(one, "Ann"), person(other, "Bob")
    for _ in range(3):
        barrier = threading.Barrier(2)

        def ask(client: Client, name: str, barrier: threading.Barrier = barrier) -> str:
            barrier.wait()
            return challenge(client, name)

        with ThreadPoolExecutor(2) as pool:
            asked = [pool.submit(ask, *pair) for pair in ((ann, "Bob"), (bob, "Ann"))]
            games = {future.result() for future in asked}
        assert len(games) == 1
        (game,) = games
        # The other process may have written it.
        ann.until(game, lambda view: view["status"] == "playing")
        ann.done(game, "resign", seat=ann.view(game)["yours"][0])


# --- Bounds


def test_of_twenty_at_once_so_many_are_challenged_as_may_be(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_challenges, "MAX_OPEN", 3)
    ann = person(running, "Ann")
    names = [f"Person {letter}o" for letter in "bdefghjkmnpqrstuvwxy"]
    for name in names:
        kept(running, name)
    with ThreadPoolExecutor(20) as pool:
        asked = [pool.submit(ann.request, "POST", "/api/games", body_of(name)) for name in names]
        told = [future.result().json().get("code") for future in asked]
    assert told.count(None) == 3 and told.count("challenges_full") == 17
    assert len(open_for(ann)) == 3


def test_twenty_at_once_to_one_person_are_one(running: Running) -> None:
    ann, bob = person(running, "Ann"), person(running, "Bob")
    with ThreadPoolExecutor(20) as pool:
        asked = [pool.submit(ann.request, "POST", "/api/games", body_of("Bob")) for _ in range(20)]
        told = [future.result().json().get("code") for future in asked]
    assert told.count(None) == 1 and told.count("challenged_already") == 19
    assert len(open_for(bob)) == 1


def test_who_is_new_challenges_one_person_at_a_time(running: Running) -> None:
    for name in ("Bob", "Cleo"):
        kept(running, name)
    new = running.person("new")
    assert refused(new, "Bob", rated=True) == "name_not_kept"
    game = challenge(new, "Bob")
    assert refused(new, "Cleo") == "challenges_full"
    new.done(game, "cancel")
    game = challenge(new, "Cleo")
    new.done(game, "cancel")


def test_somebody_is_not_asked_again_and_again(running: Running) -> None:
    ann, bob = person(running, "Ann"), person(running, "Bob")
    for _ in range(live_challenges.MAX_REPEATED):
        bob.done(challenge(ann, "Bob"), "decline", seat=2)
    assert refused(ann, "Bob") == "challenged_often"
    # The other one may still ask.
    ann.done(challenge(bob, "Ann"), "decline", seat=2)


# --- At another process, and gone


def test_a_challenge_at_another_process(two: tuple[Running, Running]) -> None:
    one, other = two
    ann, bob = person(one, "Ann"), person(other, "Bob")
    with watching(bob) as his, watching(ann) as hers:
        his.wait("company"), hers.wait("company")
        game = challenge(ann, "Bob")
        until(his, lambda told: told["challenges"])
        bob.done(game, "join")
        until(hers, lambda told: told["challenges"] and told["challenges"][0]["accepted"])
    # And at a third place the same person knows of it.
    ann.done(game, "resign", seat=1)
    game = challenge(bob, "Ann")
    assert [each["game"] for each in open_for(at(other, ann))] == [game]


def test_it_survives_a_restart(database_url: str) -> None:
    with serving(database_url) as running:
        ann, bob = person(running, "Ann"), person(running, "Bob")
        game = challenge(ann, "Bob", clock=SLOW)
    with serving(database_url) as running:
        assert [each["game"] for each in open_for(at(running, bob))] == [game]
        at(running, bob).done(game, "join")


@pytest.mark.parametrize("who", [0, 1])
def test_who_deletes_their_data_challenges_nobody(running: Running, who: int) -> None:
    pair = person(running, "Ann"), person(running, "Bob")
    game = challenge(pair[0], "Bob")
    exported = pair[who].ask("GET", "/api/me/export")
    assert [each["own"] for each in exported["challenges"]] == [who == 0]
    other = pair[1 - who].ask("GET", "/api/me")["guest"]
    assert other not in str(exported)
    pair[who].ask("DELETE", "/api/me")
    assert open_for(pair[1 - who]) == []
    assert pair[1 - who].view(game)["status"] == "over"
