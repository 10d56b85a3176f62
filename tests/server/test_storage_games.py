"""Games in storage: what is appended is all there, once, in order, or not at all."""

from __future__ import annotations

import threading
from itertools import count
from typing import Any

import pytest
import sqlalchemy
from sqlalchemy import text

from evora.server.storage import cluster
from evora.server.storage import games as stored_games
from evora.server.storage.databases import connect, parse_url
from evora.server.storage.store import Store
from evora.server.storage.values import Append, Conflict, NotWritten, Seat, Write
from server.stored_games import NOW, append, create_game, index, logged, new_game


def commands(store: Store, game: str = "game000001") -> list[str | None]:
    stored = store.read(stored_games.load, game)
    assert stored is not None
    assert [entry.seq for entry in stored.log] == list(range(1, len(stored.log) + 1))
    return [entry.command for entry in stored.log]


def facts(problem: NotWritten | None) -> tuple[str, str, int] | None:
    if problem is None:
        return None
    assert isinstance(problem, Conflict)
    return problem.kind, problem.game, problem.seq


def test_a_game_comes_back_as_it_was_stored(store: Store) -> None:
    made = new_game(seats=[Seat("ann"), Seat("ann", local=True)], local_names={2: "Zoë 🎲"})
    create_game(store, made)
    more = Append(
        game="game000001",
        entries=[logged(3), logged(4, command="command1")],
        index=index(changed=NOW + 9),
    )
    assert store.append_many([more]) == [None]
    stored = store.read(stored_games.load, "game000001")
    assert stored is not None
    assert stored.log == [*made.entries, *more.entries]
    assert (stored.seed, stored.rules, stored.created) == (made.seed, 1, NOW)
    assert stored.changed == NOW + 9
    assert stored.seats == (Seat("ann"), Seat("ann", local=True))
    assert stored.local_names == {2: "Zoë 🎲"}


def test_there_is_no_game_that_was_not_made(store: Store) -> None:
    assert store.read(stored_games.load, "game000001") is None
    [conflict] = store.append_many([append()])
    assert facts(conflict) == ("stale", "game000001", 0)


def test_a_stale_append_is_told_where_the_game_is(store: Store) -> None:
    create_game(store, new_game())
    assert store.append_many([append(seq=3), append(seq=4)]) == [None, None]
    [late, early] = store.append_many([append(seq=4), append(seq=6)])
    assert facts(late) == ("stale", "game000001", 4)
    assert facts(early) == ("stale", "game000001", 4)
    assert commands(store) == [None] * 4


def test_a_command_applies_once(store: Store) -> None:
    create_game(store, new_game())
    assert store.append_many([append(seq=3, command="command1")]) == [None]
    assert store.append_many([append(seq=4)]) == [None]
    # Sent again as it was, and sent again with the seq of now.
    for seq in (3, 5):
        [conflict] = store.append_many([append(seq=seq, command="command1")])
        assert facts(conflict) == ("command", "game000001", 3)
    assert commands(store) == [None, None, "command1", None]


def test_a_command_of_another_game_is_another_command(store: Store) -> None:
    create_game(store, new_game())
    create_game(store, new_game("game000002"))
    batch = [append(command="command1"), append("game000002", command="command1")]
    assert store.append_many(batch) == [None, None]


def test_creating_twice_gives_the_first_game(store: Store) -> None:
    create_game(store, new_game(command="make-one"))
    with pytest.raises(Conflict) as again:
        create_game(store, new_game("game000002", command="make-one"))
    assert facts(again.value) == ("command", "game000001", 2)
    assert store.read(stored_games.load, "game000002") is None
    # Another guest may have thought of the same id.
    create_game(store, new_game("game000003", creator="cid", command="make-one"))


def test_an_id_that_is_taken_is_a_conflict(store: Store) -> None:
    create_game(store, new_game())
    with pytest.raises(Conflict) as again:
        create_game(store, new_game(creator="cid"))
    assert facts(again.value) == ("stale", "game000001", 2)


def test_one_conflict_does_not_hinder_the_others(store: Store) -> None:
    for number in (1, 2, 3):
        create_game(store, new_game(f"game00000{number}"))
    batch: list[Write] = [
        append("game000003", command="command3"),
        append("game000002", seq=9),
        new_game("game000001"),
        append("game000001", command="command1"),
        new_game("game000004"),
        append("game000001", seq=4),
    ]
    conflicts = store.append_many(batch)
    assert [facts(conflict) for conflict in conflicts] == [
        None,
        ("stale", "game000002", 2),
        ("command", "game000001", 2),
        None,
        None,
        None,
    ]
    assert commands(store, "game000001") == [None, None, "command1", None]
    assert commands(store, "game000002") == [None, None]
    assert commands(store, "game000003") == [None, None, "command3"]
    assert commands(store, "game000004") == [None, None]


def test_two_stores_on_one_database(store: Store, database_url: str) -> None:
    other = Store(database_url)
    create_game(store, new_game())
    assert other.append_many([append(seq=3, command="command1")]) == [None]
    [conflict] = store.append_many([append(seq=3, command="command2")])
    assert facts(conflict) == ("stale", "game000001", 3)
    other.close()


def test_writers_that_race_leave_one_log(store: Store, database_url: str) -> None:
    # Two processes' worth of writers, in batches that touch the same games in opposite order.
    games = ["game000001", "game000002"]
    for game in games:
        create_game(store, new_game(game))
    barrier = threading.Barrier(2)
    errors: list[BaseException] = []

    def play(name: str, order: list[str]) -> None:
        mine = Store(database_url)
        try:
            barrier.wait(60)
            expected = dict.fromkeys(order, 3)
            for number in range(20):
                left = list(order)
                while left:
                    batch = [
                        append(game, expected[game], f"{name}-command-{number}") for game in left
                    ]
                    conflicts = mine.append_many(batch)
                    for game, conflict in zip(left, conflicts, strict=True):
                        now_at = facts(conflict)
                        expected[game] = 1 + (now_at[2] if now_at else expected[game])
                    left = [g for g, c in zip(left, conflicts, strict=True) if c is not None]
        except BaseException as error:
            errors.append(error)
        finally:
            mine.close()

    threads = [
        threading.Thread(target=play, args=("ann", games)),
        threading.Thread(target=play, args=("bob", games[::-1])),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors
    for game in games:
        found = commands(store, game)[2:]
        assert len(found) == 40
        assert len(set(found)) == 40
        for name in ("ann", "bob"):
            of_one = [command for command in found if str(command).startswith(name)]
            assert of_one == [f"{name}-command-{number}" for number in range(20)]


def test_seats_follow_the_log(store: Store) -> None:
    seats = [Seat("ann"), Seat("ann", local=True)]
    create_game(store, new_game(seats=seats, local_names={1: "nobody", 2: "Zoë"}))
    store.append_many([append(seq=3, seats=[Seat("cid"), Seat("ann", local=True)])])
    stored = store.read(stored_games.load, "game000001")
    assert stored is not None
    assert stored.seats == (Seat("cid"), Seat("ann", local=True))
    assert stored.local_names == {2: "Zoë"}
    # An engine takes the seat: there is nobody left to be called that.
    store.append_many([append(seq=4, seats=[Seat("cid"), Seat()])])
    stored = store.read(stored_games.load, "game000001")
    assert stored is not None
    assert (stored.seats, stored.local_names) == ((Seat("cid"), Seat()), {})


def test_a_rematch_is_made_with_its_entry_or_not_at_all(store: Store) -> None:
    create_game(store, new_game())
    first = append(seq=3, command="rematch1", creates=new_game("game000002"))
    second = append(seq=3, command="rematch2", creates=new_game("game000003"))
    [made, refused] = store.append_many([first, second])
    assert made is None
    assert facts(refused) == ("stale", "game000001", 3)
    assert store.read(stored_games.load, "game000002") is not None
    assert store.read(stored_games.load, "game000003") is None


def test_a_rematch_whose_id_is_taken_changes_nothing(store: Store) -> None:
    create_game(store, new_game())
    create_game(store, new_game("game000002"))
    taken = new_game("game000002", command="another1")
    [conflict] = store.append_many([append(seq=3, creates=taken)])
    assert facts(conflict) == ("stale", "game000002", 2)
    assert commands(store) == [None, None]


def execute(url: str, *statements: str) -> None:
    """As somebody would who has the database open beside the server."""
    engine = connect(parse_url(url))
    try:
        with engine.begin() as connection:
            for statement in statements:
                connection.execute(text(statement))
    finally:
        engine.dispose()


def fail_on(url: str, game: str) -> None:
    """From now on the database fails in the middle of whatever is written about a game."""
    if url.startswith("sqlite"):
        execute(
            url,
            f"CREATE TRIGGER fail BEFORE INSERT ON events WHEN NEW.game = '{game}'"
            " BEGIN SELECT RAISE(ABORT, 'injected'); END",
        )
    else:
        execute(
            url,
            "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE EXCEPTION 'injected' USING ERRCODE = 'check_violation'; END $$",
            "CREATE TRIGGER fail BEFORE INSERT ON events FOR EACH ROW"
            f" WHEN (NEW.game = '{game}') EXECUTE FUNCTION fail()",
        )


def test_a_failure_inside_a_batch_leaves_nothing_of_it(store: Store, database_url: str) -> None:
    for number in (1, 2, 3):
        create_game(store, new_game(f"game00000{number}"))
    fail_on(database_url, "game000002")
    batch: list[Write] = [
        append("game000001"),
        append("game000002", index=index(status="over")),
        append("game000003", seats=[Seat("cid"), Seat("cid")]),
        new_game("game000004"),
    ]
    with pytest.raises(sqlalchemy.exc.IntegrityError, match="injected"):
        store.append_many(batch)
    for number in (1, 2, 3):
        stored = store.read(stored_games.load, f"game00000{number}")
        assert stored is not None
        assert len(stored.log) == 2
        assert stored.seats == (Seat("ann"), Seat("bob"))
    assert store.read(stored_games.load, "game000004") is None
    assert len(store.read(stored_games.running)) == 3
    assert store.append_many([batch[0]]) == [None]


@pytest.mark.parametrize("change", ["UPDATE events SET time = 0", "DELETE FROM events"])
def test_the_database_refuses_to_change_a_log(store: Store, database_url: str, change: str) -> None:
    create_game(store, new_game())
    with pytest.raises(sqlalchemy.exc.IntegrityError, match="append-only"):
        execute(database_url, change)
    assert commands(store) == [None, None]


@pytest.mark.parametrize(
    "entries", [[], [logged(0)], [logged(3), logged(5)], [logged(3), logged(3)]]
)
def test_a_log_with_a_gap_is_refused_before_it_is_written(entries: Any) -> None:
    with pytest.raises(ValueError, match="entries"):
        append(entries=entries)


def test_a_new_game_begins_at_one() -> None:
    with pytest.raises(ValueError, match="entries from 1 on"):
        new_game(entries=[logged(2)])


def test_heartbeat(store: Store) -> None:
    store.read(cluster.last_heartbeat)
    assert store.read(cluster.last_heartbeat) is None
    for now in (NOW, NOW + 5):
        store.write(cluster.note_heartbeat, now)
        assert store.read(cluster.last_heartbeat) == now


def test_hundreds_of_games_in_one_batch(store: Store) -> None:
    names = [f"game{number:06}" for number in range(300)]
    assert store.append_many([new_game(name) for name in names]) == [None] * 300
    seqs = count(3)
    for _ in range(2):
        seq = next(seqs)
        assert store.append_many([append(name, seq) for name in names]) == [None] * 300
    assert {game.seq for game in store.read(stored_games.running)} == {4}
