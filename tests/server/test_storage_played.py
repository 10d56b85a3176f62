"""Rows of finished games, by person: written with the end of a game, and gone with either."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, select

from evora.server.domain.played import ReviewOfSeat
from evora.server.storage import guests as stored_guests
from evora.server.storage import played as stored
from evora.server.storage import profiles, retention
from evora.server.storage import reviews as stored_reviews
from evora.server.storage.profiles import Whose, Wish
from evora.server.storage.schema import games, guests, meta, played_seats, sessions
from evora.server.storage.store import Store
from evora.server.storage.values import Append, Cursor, StoredReview
from server.databases import open_migrated
from server.stored_games import NOW, append, create_game, index, new_game, played_seat


def rows(store: Store) -> list[Any]:
    wanted = select(played_seats).order_by(played_seats.c.game, played_seats.c.seat)
    return list(store.read(lambda connection: connection.execute(wanted).all()))


@pytest.fixture
def two(store: Store) -> Store:
    for guest in ("ann", "bob"):
        store.write(stored_guests.add, guest, f"hash of {guest}", NOW, name=guest.title())
    return store


def ending(game: str, seq: int = 3, **values: Any) -> Append:
    seats = [played_seat("ann", "bob", **values), played_seat("bob", "ann", seat=2, result="lost")]
    return append(game, seq=seq, index=index(status="over"), played=seats)


def test_rows_are_written_with_the_end(two: Store) -> None:
    create_game(two, new_game())
    assert two.append_many([ending("game000001")]) == [None]
    first, second = rows(two)
    assert (first.guest, first.opponent, first.result) == ("ann", "bob", "won")
    assert (second.guest, second.opponent, second.result) == ("bob", "ann", "lost")
    assert (first.floor_tiles, first.full_columns, first.ended_it) == (8, 2, True)
    assert (first.accuracy, first.luck, first.play) == (None, None, None)


def test_what_is_stale_writes_none(two: Store) -> None:
    """The same end twice: of two processes one was first."""
    create_game(two, new_game())
    assert two.append_many([ending("game000001")]) == [None]
    [conflict] = two.append_many([ending("game000001", result="lost")])
    assert conflict is not None and [row.result for row in rows(two)] == ["won", "lost"]


def test_twenty_games_end_at_once_on_two_processes(two: Store, database_url: str) -> None:
    other = two if database_url.startswith("sqlite") else open_migrated(database_url)
    ids = [f"game{number:06}" for number in range(20)]
    for game in ids:
        create_game(two, new_game(game))
    with ThreadPoolExecutor(20) as pool:
        ends = [
            pool.submit(store.append_many, [ending(game, ended=NOW + number % 3)])
            for number, game in enumerate(ids)
            for store in (two, other)
        ]
        problems = [end.result()[0] for end in ends]
    # Each was ended twice, and counts once.
    assert sum(problem is None for problem in problems) == 20
    assert [row.game for row in rows(two)] == [game for game in ids for _ in range(2)]
    assert sum(group.games for group in two.read(profiles.groups, Whose("ann", all=True))) == 20
    other.close()


# --- Who is gone


def test_nothing_is_kept_of_who_was_deleted_before(two: Store) -> None:
    create_game(two, new_game())
    two.write(stored_guests.forget, "bob")
    assert two.append_many([ending("game000001")]) == [None]
    assert [(row.guest, row.opponent) for row in rows(two)] == [("ann", None)]


@pytest.mark.parametrize("old", [False, True])
def test_rows_go_with_their_guest(two: Store, old: bool) -> None:
    """Also where a process of an older version deletes them."""
    create_game(two, new_game())
    two.append_many([ending("game000001")])
    if old:
        two.write(_forget_as_before, "bob")
    else:
        two.write(stored_guests.forget, "bob")
    assert [(row.guest, row.opponent) for row in rows(two)] == [("ann", None)]


def _forget_as_before(connection: Connection, guest: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.guest == guest))
    connection.execute(delete(guests).where(guests.c.id == guest))


def test_rows_go_with_their_game(two: Store) -> None:
    create_game(two, new_game())
    two.append_many([ending("game000001")])
    assert two.write(retention.delete_games, ["game000001"], 10**15) == 1
    assert rows(two) == []


def test_guests_are_deleted_while_their_games_end(two: Store) -> None:
    """Neither waits for the other, and nothing of them is left."""
    ids = [f"game{number:06}" for number in range(20)]
    for game in ids:
        create_game(two, new_game(game))
    with ThreadPoolExecutor(8) as pool:
        ends = [pool.submit(two.append_many, [ending(game)]) for game in ids]
        gone = pool.submit(two.write, stored_guests.forget, "bob")
        assert [end.result() for end in ends] == [[None]] * 20
        gone.result()
    assert {(row.guest, row.opponent) for row in rows(two)} == {("ann", None)}
    assert len(rows(two)) == 20


# --- Reviews


def review(game: str, nodes: int) -> StoredReview:
    return StoredReview(game=game, version=3, nodes=nodes, made=NOW, asked=NOW, review="text")


def finish(store: Store, nodes: int, accuracy: float) -> None:
    store.write(stored_reviews.take, "process", "game000001", nodes)
    seat = ReviewOfSeat(seat=1, accuracy=accuracy, luck=0.5, play=-0.25)
    store.write(stored_reviews.finish, "process", review("game000001", nodes), [seat])


def test_a_deeper_review_replaces_what_one_before_said(two: Store) -> None:
    create_game(two, new_game())
    two.append_many([ending("game000001")])
    for nodes, accuracy, holds in ((100, 60.0, 60.0), (500, 70.0, 70.0), (200, 80.0, 70.0)):
        finish(two, nodes, accuracy)
        first, second = rows(two)
        assert (first.accuracy, first.luck, first.play) == (holds, 0.5, -0.25)
        assert second.accuracy is None
    # Twice, and from a process that no longer has the task.
    late = two.write(stored_reviews.finish, "other", review("game000001", 900), [])
    assert late is False and rows(two)[0].accuracy == 70.0
    assert two.write(stored_reviews.remove, "game000001")
    assert rows(two)[0].accuracy is None


# --- Games of before


def test_finished_games_are_found_in_order_and_once(two: Store) -> None:
    for number in range(7):
        create_game(two, new_game(f"game{number:06}", index=index(status="playing")))
    for number in range(5):
        # Three of them ended at the same time.
        over = index(status="over", changed=NOW + max(0, number - 2), summary="{}")
        two.append_many([append(f"game{number:06}", index=over)])
    two.write(stored.note, {"game000001": [played_seat("ann")]})
    place, found = Cursor(0, ""), []
    while batch := two.read(stored.next_finished, place, 2):
        found += batch
        place = batch[-1][0]
    assert [at.game for at, _ in found] == [f"game{number:06}" for number in range(5)]
    assert [at.game for at, summary in found if summary is None] == ["game000001"]
    seats = [played_seat("ann"), played_seat("gone", seat=2)]
    assert two.read(stored.looked_until) == 0
    for _ in range(2):
        two.write(stored.add_old, {"game000000": seats, "deleted000": seats}, NOW + 1)
    assert [(row.game, row.guest) for row in rows(two)] == [
        ("game000000", "ann"),
        ("game000001", "ann"),
    ]
    assert two.read(stored.looked_until) == NOW + 1


# --- How they are read


@pytest.fixture
def many(two: Store) -> Store:
    """Enough that the database has a choice: 300 people and 6,000 games, of which Ann has 60."""
    people = [f"guest{number:03}" for number in range(300)]

    def fill(connection: Any) -> None:
        made = [{"id": guest, "created": NOW, "seen": NOW} for guest in people]
        connection.execute(insert(guests), made)
        connection.execute(insert(games), [_game(number) for number in range(6_000)])
        stored.note(
            connection,
            {
                f"game{number:06}": [
                    played_seat(
                        "ann" if number % 100 == 0 else people[number % 300],
                        people[(number + 1) % 300],
                        ended=NOW + number,
                        listed=number % 2 == 0,
                        result="won" if number % 5 else "lost",
                    )
                ]
                for number in range(6_000)
            },
        )
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("ANALYZE")

    two.write(fill)
    return two


def _game(number: int) -> dict[str, Any]:
    return {
        "id": f"game{number:06}",
        "seed": "",
        "rules": 1,
        "created": NOW,
        "seq": 1,
        "status": "over",
        "listed": True,
        "changed": NOW + number,
        "engine_turn": False,
        "summary": "{}",
    }


def test_no_page_reads_the_rows_of_others(many: Store) -> None:
    """By the plans of the database: what it says that it would do for everything that a page
    asks."""
    plans: list[str] = []
    for everything in (False, True):
        for guest in ("ann", "guest001"):
            whose = Whose(guest, all=everything)
            plans += many.read(_plans, profiles.details, whose, 10)
            plans += many.read(_plans, profiles.reviewed, whose)
            for wish in (Wish(), Wish(result="lost"), Wish(opponent="bob", variant="grey")):
                for before in (None, Cursor(NOW + 3_000, "game000000")):
                    plans += many.read(_plans, profiles.list_games, whose, wish, before, 31)
    plans += many.read(_plans, profiles.by_name, "Ann") + many.read(_plans, profiles.by_id, "ann")
    plans += many.read(_plans, stored.next_finished, Cursor(NOW + 5_000, ""), 50)
    assert len(plans) > 100
    whole = [plan for plan in plans if "SCAN" in plan.upper() and _reads_whole(plan)]
    assert whole == []


def _reads_whole(plan: str) -> bool:
    """Whether a step of a plan goes through all rows of one of the large tables."""
    words = plan.replace("(", " ").split()
    if plan.startswith("SCAN"):  # of SQLite, also through a whole index
        return words[1] in ("played_seats", "games", "guests")
    return "Seq Scan on played_seats" in plan or "Seq Scan on games" in plan


def _plans(connection: Any, function: Any, *args: Any) -> list[str]:
    """The steps that the database plans for every statement of a function."""
    found: list[str] = []
    recorder = _Recorder(connection, found)
    function(recorder, *args)
    return found


class _Recorder:
    """A connection that asks for the plan of whatever it is given, and then does it."""

    def __init__(self, connection: Any, plans: list[str]) -> None:
        self._connection = connection
        self._plans = plans
        self.dialect = connection.dialect

    def execute(self, statement: Any, *args: Any) -> Any:
        compiled = statement.compile(
            self._connection.engine, compile_kwargs={"literal_binds": True}
        )
        word = "EXPLAIN" if self.dialect.name == "postgresql" else "EXPLAIN QUERY PLAN"
        told = self._connection.exec_driver_sql(f"{word} {str(compiled).replace('%', '%%')}")
        self._plans += [str(row[-1]).strip(" ->") for row in told]
        return self._connection.execute(statement, *args)

    def scalars(self, statement: Any) -> Any:
        return self.execute(statement).scalars()

    def scalar(self, statement: Any) -> Any:
        return self.execute(statement).scalar()


def test_how_far_it_is_stays_one_number(two: Store) -> None:
    for until in (NOW, NOW + 5):
        two.write(stored.add_old, {}, until)
    wanted = select(meta.c.value).where(meta.c.key == "played_until")
    assert two.read(lambda connection: connection.scalars(wanted).all()) == [NOW + 5]
