"""A share of the bots for everybody: whom the list shows, what counts, when invitations end."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections.abc import Iterator

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import select, text, update

from evora import Seed
from evora.server import messages as m
from evora.server.domain import entries as log
from evora.server.domain.table import cancel_unattended, create, decide, expire_clock, replay
from evora.server.live.upkeep import sweeper
from evora.server.storage import bots as stored_bots
from evora.server.storage import guests as stored_guests
from evora.server.storage import migrate
from evora.server.storage.databases import connect, parse_url, writing
from evora.server.storage.schema import bots as bot_rows
from evora.server.storage.store import Store
from evora.server.storage.values import Bot, BotsFinished
from server.bot_clients import BotClient, Stream, bots, seat_for
from server.serving import FRIEND, ME, Client, Json, Running, serving
from server.stored_games import NOW, append, create_game, index, new_game

HOUR = 3_600_000


@pytest.fixture
def quick(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


# --- The list


def add(store: Store, name: str, owner: str, network: str | None, finished: int = 0) -> str:
    """A bot that is connected from a network."""
    bot = f"bot-{name}"
    store.write(
        stored_bots.add,
        Bot(id=bot, name=name, owner=owner, accepts="everyone", created=NOW),
        f"hash of {name}",
        1000,
    )
    store.write(stored_bots.note_presence, bot, NOW + HOUR, NOW, network)
    count = update(bot_rows).where(bot_rows.c.guest == bot).values(finished=finished)
    store.write(lambda connection: connection.execute(count))
    return bot


def shown(store: Store, limit: int = 100) -> list[str]:
    return [bot.name for bot in store.read(stored_bots.present, NOW, limit)]


def test_one_owner_and_one_address_have_a_few_places(store: Store) -> None:
    """200 bots of one address cannot hide the others, however old they are."""
    for owner in ("ann", *(f"spam{n}" for n in range(20))):
        store.write(stored_guests.add, owner, f"hash of {owner}", NOW)
    for spammer in range(20):
        for number in range(10):
            add(store, f"spam-{spammer}-{number}", f"spam{spammer}", "192.0.2.1")
    for number in range(4):
        add(store, f"ann-{number}", "ann", "192.0.2.2", finished=number)
    found = shown(store)
    assert found[:2] == ["ann-3", "ann-2"] and len(found) == 6
    assert len({name.rpartition("-")[0] for name in found[2:]}) >= 2
    assert shown(store, 1) == ["ann-3"]


def test_the_order_is_by_games_finished_and_then_by_lot(store: Store) -> None:
    for number in range(12):
        store.write(stored_guests.add, f"guest{number}", f"hash of {number}", NOW)
        add(store, f"bot{number}", f"guest{number}", None, finished=number // 6)
    orders = {tuple(shown(store)) for _ in range(6)}
    assert all({*order[:6]} == {f"bot{n}" for n in range(6, 12)} for order in orders)
    assert len(orders) > 1


def test_where_bots_are_connected_from_is_known_while_they_are(sqlite_url: str) -> None:
    proxies = (ipaddress.ip_network("127.0.0.1"),)
    with serving(sqlite_url, proxies=proxies) as running, contextlib.ExitStack() as stack:
        streams = []
        for number in range(6):
            (bot,) = stack.enter_context(bots(running.guest(), f"Gizmo {number}"))
            bot.http.headers["X-Forwarded-For"] = "192.0.2.7" if number else "192.0.2.8"
            streams.append(stack.enter_context(bot.stream()))
        listed = running.client().ask("GET", "/api/bots")["bots"]
        assert len(listed) == 5 and "Gizmo 0" in [bot["name"] for bot in listed]
        store = running.server.journal.store
        query = text("SELECT stream_network FROM bots")
        networks = store.read(lambda connection: list(connection.scalars(query)))
        assert len(set(networks)) == 2 and not any("192" in network for network in networks)
        stack.pop_all().close()
        deadline = time.monotonic() + 20
        while any(store.read(lambda connection: list(connection.scalars(query)))):
            assert time.monotonic() < deadline
            time.sleep(0.02)


# --- Games that count


def finish(store: Store, game: str, creator: str, finished: BotsFinished) -> int:
    """How many games the bot has finished after this one."""
    create_game(store, new_game(game, creator=creator))
    [problem] = store.append_many([append(game, index=index(status="over"), finished=finished)])
    assert problem is None
    query = select(bot_rows.c.finished).where(bot_rows.c.guest == finished.bots[0])
    return int(store.read(lambda connection: connection.execute(query).scalar_one()))


def test_games_with_others_than_the_owner_count(store: Store) -> None:
    store.write(stored_guests.add, "ann", "hash of ann", NOW)
    bot = add(store, "one", "ann", None)
    mine, others = BotsFinished((bot,), ("ann",)), BotsFinished((bot,), ("bob",))
    assert finish(store, "game000001", "ann", mine) == 0
    assert finish(store, "game000002", "bob", others) == 1
    assert finish(store, "game000003", "ann", BotsFinished((bot,), ("ann", "bob"))) == 2
    assert store.read(stored_guests.export, "ann")["bots"][0]["finished"] == 2  # type: ignore[index]


@pytest.mark.parametrize(
    ("whose", "ends", "counted"), [(1, "played", 1), (1, "resigned", 0), (0, "played", 0)]
)
def test_a_game_counts_when_it_was_played_to_its_end(
    quick: Running, whose: int, ends: str, counted: int
) -> None:
    anna, ben = quick.guest(), quick.guest()
    with bots(anna, "Gizmo") as (gizmo,), gizmo.stream() as stream:
        guest = (anna, ben)[whose]
        game = guest.create(ME, seat_for(gizmo), start=1)["game"]
        gizmo.do(stream.update(), "join")
        if ends == "resigned":
            guest.until(game, lambda view: view["status"] == "playing")
            guest.done(game, "resign", seat=1)
        else:
            play_out(guest, game, gizmo, stream)
        assert anna.ask("GET", "/api/me/export")["bots"][0]["finished"] == counted


def play_out(guest: Client, game: str, bot: BotClient, stream: Stream) -> None:
    while True:
        while guest.play(game):
            pass
        view = stream.update(lambda view: view["legal"] or view["status"] == "over")
        if view["status"] == "over":
            return
        bot.play(view)


def test_games_that_were_finished_before_they_were_counted(database_url: str) -> None:
    """An upgrade counts them."""
    scripts = ScriptDirectory(migrate.FOLDER).walk_revisions()
    before = next(script.down_revision for script in scripts if "shares" in script.path)
    assert isinstance(before, str)
    engine = connect(parse_url(database_url))
    with writing(engine).begin() as connection:
        migrate.upgrade(connection, before)
        for guest in ("ann", "bob", "bot-1"):
            connection.execute(
                text("INSERT INTO guests (id, created, seen) VALUES (:id, 1, 1)"), {"id": guest}
            )
        connection.execute(
            text(
                "INSERT INTO bots (guest, owner, hash, accepts, present)"
                " VALUES ('bot-1', 'ann', 'h', 'everyone', 0)"
            )
        )
        for number, (person, reason) in enumerate(
            [("bob", "row"), ("bob", "stalled"), ("bob", "resigned"), ("ann", "row")]
        ):
            connection.execute(
                text(
                    "INSERT INTO games (id, seed, rules, created, seq, status, listed, changed,"
                    " engine_turn, summary) VALUES (:id, '', 1, 1, 1, 'over', false, 1, false, :s)"
                ),
                {"id": f"game{number}", "s": f'{{"reason":"{reason}"}}'},
            )
            for seat, guest in enumerate((person, "bot-1"), 1):
                connection.execute(
                    text("INSERT INTO seats (game, seat, guest, local) VALUES (:g, :s, :w, false)"),
                    {"g": f"game{number}", "s": seat, "w": guest},
                )
        migrate.upgrade(connection)
        assert connection.execute(text("SELECT finished FROM bots")).scalar_one() == 2
    engine.dispose()


# --- Invitations that end


def seat_of(view: Json, number: int = 2) -> tuple[str, bool]:
    seat = view["seats"][number - 1]
    return seat["kind"], seat["bot"]


def test_an_invitation_that_is_not_accepted_ends_and_the_inviter_is_told(
    database_url: str,
) -> None:
    with serving(database_url, invitation_timeout=0.3, clock_grace=0.0) as running:
        anna, ben = running.guest(), running.guest()
        with bots(anna, "Gizmo") as (gizmo,), gizmo.stream() as stream, ben.socket() as socket:
            stream.next("state")
            own = anna.create(ME, seat_for(gizmo))["game"]
            view = ben.create(ME, seat_for(gizmo), FRIEND)
            assert seat_of(view) == ("open", True)
            socket.watch(view["game"])
            told = socket.wait("update")
            assert [event["body"] for event in told["events"]] == [{"type": "declined", "seat": 2}]
            assert seat_of(told["view"]) == ("open", False)
            stream.update(lambda seen: seen["game"] == view["game"] and seen["invited"] is None)
            # It is too late for the bot, and the seat is anybody's.
            assert gizmo.do(told["view"], "join").json()["code"] == "not_for_bots"
            running.guest().done(view["game"], "join", seat=2)
            # The owner's may wait, and there is room for further ones.
            assert seat_of(anna.view(own)) == ("open", True)
            for _ in range(2):
                ben.create(ME, seat_for(gizmo))


def test_an_invitation_ends_after_a_restart(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that leads finds it in the database."""
    monkeypatch.setattr(sweeper, "POLL_SECONDS", 0.05)
    with serving(database_url, invitation_timeout=1.0) as running:
        anna, ben = running.guest(), running.guest()
        with bots(anna, "Gizmo") as (gizmo,), gizmo.stream() as stream:
            stream.next("state")
            game = ben.create(ME, seat_for(gizmo))["game"]
    with serving(database_url, clock_grace=0.0) as running:
        running.client().until(game, lambda view: seat_of(view) == ("open", False))


def test_each_invitation_ends_by_itself_unless_it_was_accepted() -> None:
    ids = [f"bot-{letter * 16}" for letter in "abcd"]
    wish = m.CreateGame(id="12345678", seats=[m.MeSeat(), *(m.BotSeat(bot=bot) for bot in ids[:3])])
    ends = {ids[0]: NOW + 1000, ids[1]: NOW + 2000}
    made = create("game000001", wish, "ann", Seed("7"), NOW, None, ends)
    assert made.table.due == NOW + 1000
    assert replay("game000001", made.entries).due == NOW + 1000
    assert expire_clock(made.table, NOW + 1000, Seed("7"), 0) is None
    join = m.Join(id="abcdefgh", seq=1)
    joined = decide(made.table, join, ids[0], NOW + 900, Seed("7"), {}, claim_after_ms=1).table
    assert joined.due == NOW + 2000
    assert expire_clock(joined, NOW + 1999, Seed("7"), 0) is None
    late = expire_clock(joined, NOW + 2001, Seed("7"), 0)
    assert late is not None and [entry.entry for entry in late.entries] == [log.Declined(seat=3)]
    # That of its owner waits.
    assert late.table.due is None and late.table.invited(ids[2]) == 4
    both = expire_clock(made.table, NOW + 9999, Seed("7"), 0)
    assert both is not None and len(both.entries) == 2
    assert cancel_unattended(made.table, NOW + 1).table.due is None  # type: ignore[union-attr]
