"""Lists of games: answered from the index, without a replay."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import event

from evora.server.storage import games as stored_games
from evora.server.storage import guests as stored_guests
from evora.server.storage.schema import metadata
from evora.server.storage.store import Store
from evora.server.storage.values import Cursor, ListedGame, Seat
from server.stored_games import NOW, append, create_game, index, new_game


def ids(games: list[ListedGame]) -> list[str]:
    return [game.id for game in games]


def test_my_games_come_in_pages_without_gap_or_repetition(store: Store) -> None:
    # Several changed in the same millisecond, so that a page ends between them.
    made = [
        new_game(f"game{number:06}", index=index(changed=NOW + number // 4)) for number in range(11)
    ]
    store.append_many(made)
    create_game(store, new_game("others0001", creator="cid", seats=[Seat("cid"), Seat("dan")]))
    found: list[str] = []
    before = None
    while page := store.read(stored_games.list_of_guest, "ann", before, 3):
        assert len(page) <= 3
        found += ids(page)
        before = Cursor.parse(str(Cursor(page[-1].changed, page[-1].id)))
    assert found == [game.game for game in reversed(made)]


def test_a_game_that_changed_comes_first(store: Store) -> None:
    store.append_many([new_game("game000001"), new_game("game000002")])
    store.append_many([append("game000001", index=index(changed=NOW + 1))])
    assert ids(store.read(stored_games.list_of_guest, "bob", None, 10)) == [
        "game000001",
        "game000002",
    ]


def test_a_game_is_mine_when_i_sit_in_it_or_made_it(store: Store) -> None:
    create_game(store, new_game("game000001", seats=[Seat("bob"), Seat("bob", local=True)]))
    for guest in ("ann", "bob"):
        assert ids(store.read(stored_games.list_of_guest, guest, None, 10)) == ["game000001"]
    store.append_many([append(seats=[Seat("cid"), Seat()])])
    assert ids(store.read(stored_games.list_of_guest, "bob", None, 10)) == []
    assert ids(store.read(stored_games.list_of_guest, "cid", None, 10)) == ["game000001"]


def test_a_line_of_a_list_says_who_sits_where_and_what_they_are_called(store: Store) -> None:
    store.write(stored_guests.add, "ann", "hash of ann", NOW, name="Ann")
    store.write(stored_guests.add, "bob", "hash of bob", NOW)
    seats = [Seat("ann"), Seat("ann", local=True), Seat("bob"), Seat()]
    facts = index(status="over", to_move=None, summary='{"round":5}', changed=NOW + 7)
    create_game(store, new_game(seats=seats, local_names={2: "Zoë"}, index=facts))
    [line] = store.read(stored_games.list_of_guest, "ann", None, 10)
    assert line == ListedGame(
        id="game000001",
        status="over",
        created=NOW,
        changed=NOW + 7,
        seq=2,
        to_move=None,
        seats=tuple(seats),
        names=("Ann", "Zoë", None, None),
        summary='{"round":5}',
        creator="ann",
    )


def test_a_local_seat_without_a_name_is_not_called_like_its_device(store: Store) -> None:
    store.write(stored_guests.add, "ann", "hash of ann", NOW, name="Ann")
    create_game(store, new_game(seats=[Seat("ann"), Seat("ann", local=True)]))
    assert store.read(stored_games.list_of_guest, "ann", None, 1)[0].names == ("Ann", None)


def test_the_lobby_shows_what_waits_for_anybody(store: Store) -> None:
    waiting = {
        "game000001": index(status="waiting", listed=True),
        "game000002": index(status="waiting", listed=False),
        "game000003": index(status="playing", listed=True),
        "game000004": index(status="waiting", listed=True, changed=NOW + 1),
    }
    store.append_many([new_game(game, index=facts) for game, facts in waiting.items()])
    assert ids(store.read(stored_games.lobby, 10)) == ["game000004", "game000001"]
    assert ids(store.read(stored_games.lobby, 1)) == ["game000004"]
    assert ids(store.read(stored_games.public, 10)) == ["game000003"]
    store.append_many([append("game000004", index=index(listed=True))])
    assert ids(store.read(stored_games.lobby, 10)) == ["game000001"]
    assert sorted(ids(store.read(stored_games.public, 10))) == ["game000003", "game000004"]
    assert len(store.read(stored_games.public, 1)) == 1


def test_due_deadlines_the_oldest_first(store: Store) -> None:
    deadlines = {"game000001": 50, "game000002": 20, "game000003": None, "game000004": 51}
    made = [new_game(game, index=index(deadline=at)) for game, at in deadlines.items()]
    store.append_many([*made, new_game("game000005", index=index(status="over", deadline=10))])
    assert store.read(stored_games.due, 50, 10) == ["game000002", "game000001"]
    assert store.read(stored_games.due, 50, 1) == ["game000002"]
    assert store.read(stored_games.due, 19, 10) == []
    store.append_many([append("game000002", index=index(deadline=90))])
    assert store.read(stored_games.due, 50, 10) == ["game000001"]


def test_running_games_after_a_restart(store: Store) -> None:
    store.append_many(
        [
            new_game("game000001", index=index(engine_turn=True)),
            new_game("game000002", index=index(deadline=NOW, to_move="bob")),
            new_game("game000003", index=index(status="waiting")),
            new_game("game000004", index=index(status="over")),
        ]
    )
    found = [
        (game.id, game.seq, game.engine_turn, game.deadline)
        for game in store.read(stored_games.running)
    ]
    assert found == [("game000001", 2, True, None), ("game000002", 2, False, NOW)]


def test_lists_are_read_from_their_indices(sqlite_url: str) -> None:
    # SQLite says how it goes about a query, whatever the size of the tables.
    store = Store(sqlite_url)
    store.migrate()
    asked: list[tuple[str, Any]] = []

    @event.listens_for(store._engine, "before_cursor_execute")
    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if statement.startswith(("SELECT", "UPDATE")):
            asked.append((statement, parameters))

    store.read(stored_games.list_of_guest, "ann", Cursor(NOW, "game000001"), 10)
    store.read(stored_games.lobby, 10)
    store.read(stored_games.due, NOW, 10)
    store.read(stored_games.running)
    store.write(stored_guests.add, "ann", "hash", NOW)
    store.read(stored_guests.export, "ann")
    store.write(stored_guests.forget, "ann")
    with store._engine.connect() as connection:
        plans = [
            row.detail
            for statement, parameters in list(asked)
            for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        ]
    store.close()
    for index_name in ("ix_games_lobby", "ix_games_due", "ix_games_running", "ix_seats_guest"):
        assert any(index_name in plan for plan in plans), plans
    # Of the tables only the indices of the few games that matter are read from end to end.
    scanned = [plan for plan in plans if plan.startswith("SCAN") and "ix_games" not in plan]
    assert [plan for plan in scanned if plan.split()[1] in metadata.tables] == []


@pytest.mark.parametrize(
    "text", ["", "-", "7", "7-", "-game000001", "x-game", "٣-game", "9" * 16 + "-game"]
)
def test_a_place_in_a_list_that_is_none(text: str) -> None:
    with pytest.raises(ValueError, match="not a place"):
        Cursor.parse(text)
