"""Ratings in the database: written with the end of a game, once, and folded anew to the bit."""

from __future__ import annotations

import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, update

from evora.cli import main
from evora.server.domain.glicko import Rating
from evora.server.domain.ratings import RatedGame, Record, Standing
from evora.server.storage import finishing, guests, rating_rebuild, ratings, retention
from evora.server.storage.schema import guests as stored_guests
from evora.server.storage.schema import ratings as stored_ratings
from evora.server.storage.schema import results
from evora.server.storage.store import Store
from evora.server.storage.values import Append, Conflict
from server.databases import open_migrated
from server.stored_games import NOW, append, create_game, index, new_game

DAY = 86_400_000
PEOPLE = [f"guest{number:02}" for number in range(6)]


def add_people(store: Store, people: Sequence[str] = PEOPLE) -> None:
    for guest in people:
        store.write(guests.add, guest, f"session-{guest}", NOW, guest.title())


def result(game: str, *order: str, at: int = NOW, **more: Any) -> RatedGame:
    """Who came where, the best first."""
    standings = tuple(
        Standing(guest=guest, seat=number, place=number, order=number - 1)
        for number, guest in enumerate(order, 1)
    )
    return RatedGame(
        **{"game": game, "ended": at, "variant": "coloured", "standings": standings, **more}
    )


def end(game: RatedGame) -> Append:
    finishes = {each.guest: each.place == 1 for each in game.standings}
    over = index(status="over", changed=game.ended)
    return append(game.game, index=over, rated=game, finishes=finishes)


def play(store: Store, *games: RatedGame) -> None:
    for game in games:
        create_game(store, new_game(game.game))
        assert store.append_many([end(game)]) == [None]


def all_ratings(connection: Connection) -> list[Any]:
    order = (stored_ratings.c.guest, stored_ratings.c.pool)
    return [tuple(row) for row in connection.execute(select(stored_ratings).order_by(*order))]


def all_results(connection: Connection) -> list[Any]:
    order = (results.c.number, results.c.game, results.c.seat)
    return [tuple(row) for row in connection.execute(select(results).order_by(*order))]


def random_games(count: int, seed: int = 1, people: Sequence[str] = PEOPLE) -> list[RatedGame]:
    chance = random.Random(seed)
    return [
        result(
            f"game{number:06}",
            *chance.sample(people, chance.choice((2, 2, 3, 4))),
            at=NOW + number * DAY // 3,
            variant=chance.choice(("coloured", "grey")),
        )
        for number in range(count)
    ]


def test_the_end_of_a_game_is_the_result_of_everybody(store: Store) -> None:
    add_people(store)
    play(store, result("game000001", "guest01", "guest02"))
    won = store.read(ratings.of_guest, "guest01")["duel"]
    lost = store.read(ratings.of_guest, "guest02")["duel"]
    assert won.rating.rating > 1500 > lost.rating.rating
    assert (won.games, won.last, won.best) == (1, NOW, None)
    [first, second] = store.read(ratings.of_game, "game000001")
    assert (first.before, first.rating, first.games) == (1500, won.rating, 1)
    assert (second.place, second.rating.rating) == (2, lost.rating.rating)
    assert store.read(finishing.of_guests, PEOPLE) == {"guest01": "f", "guest02": "l"}


def test_an_end_that_arrives_twice_counts_once(store: Store) -> None:
    add_people(store)
    game = result("game000001", "guest01", "guest02")
    play(store, game)
    before = store.read(all_ratings)
    [again] = store.append_many([end(game)])
    assert isinstance(again, Conflict)
    assert store.read(all_ratings) == before
    assert store.read(finishing.of_guests, PEOPLE) == {"guest01": "f", "guest02": "l"}


def test_an_end_that_is_in_conflict_leaves_the_others_alone(store: Store) -> None:
    add_people(store)
    game, other = (result(f"game00000{n}", "guest01", "guest02") for n in (1, 2))
    play(store, game)
    create_game(store, new_game(other.game))
    conflict, fine = store.append_many([end(game), end(other)])
    assert isinstance(conflict, Conflict) and fine is None
    assert store.read(ratings.of_guest, "guest01")["duel"].games == 2


def test_absence_makes_a_rating_less_sure_when_it_is_read() -> None:
    record = Record(rating=Rating(1600, 60), games=9, last=NOW)
    assert record.at(NOW).deviation == 60
    assert 105 < record.at(NOW + 365 * DAY).deviation < 115
    assert record.at(NOW - DAY).deviation == 60


def test_a_rebuild_changes_nothing(store: Store) -> None:
    add_people(store)
    play(store, *random_games(40))
    before = store.read(all_ratings), store.read(all_results)
    rebuilt = store.write(rating_rebuild.rebuild)
    assert (rebuilt.removed, rebuilt.changed) == (0, 0)
    assert rebuilt.results == len(before[1])
    assert (store.read(all_ratings), store.read(all_results)) == before


def test_a_rebuild_mends_what_is_wrong(store: Store) -> None:
    add_people(store)
    play(store, *random_games(20))
    before = store.read(all_ratings), store.read(all_results)

    def damage(connection: Connection) -> None:
        connection.execute(update(stored_ratings).values(rating=7.0))
        gone = stored_ratings.c.guest == "guest03"
        connection.execute(delete(stored_ratings).where(gone))
        connection.execute(update(results).values(rating=7.0))

    store.write(damage)
    assert store.write(rating_rebuild.rebuild).changed == len(before[0])
    assert (store.read(all_ratings), store.read(all_results)) == before


def test_a_deleted_game_counts_until_the_rebuild(store: Store) -> None:
    add_people(store)
    kept, gone = (
        result("game000001", "guest01", "guest02"),
        result("game000002", "guest02", "guest03"),
    )
    play(store, kept)
    before = store.read(all_ratings)
    play(store, gone)
    counted = store.read(all_ratings)
    store.write(retention.delete_games, [gone.game], NOW + 1)
    assert store.read(all_ratings) == counted != before
    rebuilt = store.write(rating_rebuild.rebuild)
    assert (rebuilt.removed, rebuilt.changed) == (2, 2)
    assert store.read(all_ratings) == before


def test_a_deleted_guest_leaves_the_ratings_of_others_exact(store: Store) -> None:
    add_people(store)
    play(store, *random_games(30))
    others = [row for row in store.read(all_ratings) if row[0] != "guest00"]
    store.write(guests.forget, "guest00")
    assert store.read(all_ratings) == others
    assert not any("guest00" in row for row in store.read(all_results))
    assert store.write(rating_rebuild.rebuild).changed == 0
    assert store.read(all_ratings) == others


def test_the_export_has_ratings_results_and_finishing(store: Store) -> None:
    add_people(store)
    play(store, result("game000001", "guest01", "guest02"))
    export = store.read(guests.export, "guest01")
    assert export is not None
    assert [(row["pool"], row["games"]) for row in export["ratings"]] == [("duel", 1)]
    assert [(row["game"], row["place"]) for row in export["results"]] == [("game000001", 1)]
    assert export["finishing"] == [{"games": "f"}]
    assert "guest02" not in str(export["results"])


def test_who_was_deleted_before_the_end_is_a_newcomer_under_no_name(store: Store) -> None:
    add_people(store)
    game = result("game000001", "guest01", "guest02", "guest00")
    create_game(store, new_game(game.game))
    store.write(guests.forget, "guest00")
    assert store.append_many([end(game)]) == [None]
    assert {row.guest for row in store.read(_guests_of_results)} >= {"guest01", "guest02"}
    assert "guest00" not in {row.guest for row in store.read(_guests_of_results)}
    before = store.read(all_ratings)
    assert store.write(rating_rebuild.rebuild).changed == 0
    assert store.read(all_ratings) == before and len(before) == 2


def _guests_of_results(connection: Connection) -> list[Any]:
    return list(connection.execute(select(results.c.guest)))


def test_a_version_that_knows_no_ratings_deletes_a_guest(store: Store) -> None:
    """Their ratings go with the guest; a rebuild does without them."""
    add_people(store)
    play(store, *random_games(12))

    def forget(connection: Connection) -> None:
        connection.execute(delete(stored_guests).where(stored_guests.c.id == "guest00"))

    store.write(
        lambda connection: guests.remove_sessions(connection, "guest00", ["session-guest00"])
    )
    store.write(forget)
    before = store.read(all_ratings)
    assert not any("guest00" in row for row in before)
    assert store.write(rating_rebuild.rebuild).changed == 0
    assert store.read(all_ratings) == before


@pytest.mark.parametrize("processes", [1, 3])
def test_twenty_results_at_once_lose_none(postgresql_url: str, processes: int) -> None:
    with ExitStack() as stack:
        stores = [
            stack.enter_context(closing(open_migrated(postgresql_url))) for _ in range(processes)
        ]
        _twenty_at_once(stores)


def test_twenty_results_at_once_lose_none_on_sqlite(sqlite_url: str) -> None:
    with closing(open_migrated(sqlite_url)) as store:
        _twenty_at_once([store])


def _twenty_at_once(stores: Sequence[Store]) -> None:
    """Few people, so that nearly all of the games have somebody in common."""
    first = stores[0]
    add_people(first)
    played = random_games(60)
    for game in played:
        create_game(first, new_game(game.game))
    with ThreadPoolExecutor(20) as pool:
        wrote = pool.map(
            lambda at: stores[at[0] % len(stores)].append_many([end(at[1])]), enumerate(played)
        )
        assert list(wrote) == [[None]] * len(played)
    before = first.read(all_ratings), first.read(all_results)
    assert len(before[1]) == sum(game.players for game in played)
    counted = sum(row[5] for row in before[0])
    assert counted == len(before[1])
    assert first.write(rating_rebuild.rebuild).changed == 0
    assert (first.read(all_ratings), first.read(all_results)) == before


def test_games_end_while_ratings_are_rebuilt(postgresql_url: str) -> None:
    with ExitStack() as stack:
        one, other = (stack.enter_context(closing(open_migrated(postgresql_url))) for _ in range(2))
        add_people(one)
        played = random_games(40)
        for game in played:
            create_game(one, new_game(game.game))
        with ThreadPoolExecutor(4) as pool:
            ends = [pool.submit(one.append_many, [end(game)]) for game in played]
            rebuilds = [pool.submit(other.write, rating_rebuild.rebuild) for _ in range(5)]
            assert all(each.result() == [None] for each in ends)
            assert sum(each.result().changed for each in rebuilds) == 0
        assert one.write(rating_rebuild.rebuild).changed == 0


def test_leaders_are_sure_and_have_played_lately(store: Store) -> None:
    add_people(store, ["ann", "ben", "cat", "dan", "eve"])
    now = NOW + 20 * DAY
    records = {
        "ann": Record(rating=Rating(1700, 60), games=30, last=NOW),
        "ben": Record(rating=Rating(1800, 60), games=30, last=NOW),
        "cat": Record(rating=Rating(1900, 60), games=30, last=NOW - 11 * DAY),
        "dan": Record(rating=Rating(2000, 120), games=30, last=NOW),
        "eve": Record(rating=Rating(2100, 60), games=4, last=NOW),
    }
    store.write(ratings.put, "duel", records)
    found = store.read(ratings.leaders, "duel", now, 10)
    assert [(each.name, each.place) for each in found] == [("Ben", 1), ("Ann", 2)]
    beside = store.read(ratings.standings, "duel", ["ann", "cat", "nobody"], 10)
    placed = store.read(ratings.with_places, "duel", beside, now)
    assert [(each.name, each.place) for each in placed] == [("Cat", None), ("Ann", 2)]
    assert store.read(ratings.leaders, "table", now, 10) == []


def test_places_far_below_the_top(store: Store) -> None:
    """Of several people at once, some of them equal, and some who do not lead."""
    names = [f"p{number:02}" for number in range(40)]
    add_people(store, names)
    chance = random.Random(5)
    records = {
        name: Record(
            rating=Rating(1500 + 10 * chance.randrange(20), chance.choice([60, 120])),
            games=30,
            last=NOW,
        )
        for name in names
    }
    store.write(ratings.put, "duel", records)
    top = store.read(ratings.leaders, "duel", NOW, 100)
    highest = {person.guest: person.record.rating.rating for person in top}
    wanted = store.read(ratings.standings, "duel", names[::2], 100)
    placed = store.read(ratings.with_places, "duel", wanted, NOW)
    assert {person.guest for person in placed} == set(names[::2])
    for person in placed:
        mine = person.record.rating.rating
        better = sum(rating > mine for rating in highest.values())
        assert person.place == (better + 1 if person.guest in highest else None)
    assert sum(person.place is not None for person in placed) > 5


def test_absence_ends_a_lead(store: Store) -> None:
    """89 is sure enough, and no longer after a month."""
    add_people(store, ["ann"])
    store.write(ratings.put, "duel", {"ann": Record(rating=Rating(1700, 89), games=9, last=NOW)})
    assert store.read(ratings.leaders, "duel", NOW, 10)
    assert not store.read(ratings.leaders, "duel", NOW + 29 * DAY, 10)


def test_a_graph_has_every_game_that_counted(store: Store) -> None:
    add_people(store)
    games = [result(f"game00000{n}", "guest01", "guest02", at=NOW + n) for n in range(1, 4)]
    play(store, *games)
    found = store.read(ratings.history, "guest01", "duel")
    assert [(each.game, each.games) for each in found] == [
        (g.game, n) for n, g in enumerate(games, 1)
    ]
    assert [each.before for each in found[1:]] == [each.rating.rating for each in found[:-1]]
    assert store.read(ratings.history, "guest01", "table") == []


# --- The command


def test_the_command_says_what_has_changed(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(open_migrated(sqlite_url)) as store:
        add_people(store)
        play(store, *random_games(3))
        count = len(store.read(all_results))
        assert main(["ratings", "rebuild", "--database", sqlite_url]) == 0
        said = f"Results counted anew: {count}. Ratings that have changed: 0.\n"
        assert capsys.readouterr().out == said
        players = store.read(ratings.of_game, "game000002")
        store.write(retention.delete_games, ["game000002"], NOW + DAY)
        assert main(["ratings", "rebuild", "--database", sqlite_url]) == 0
        changed, removed = capsys.readouterr().out.splitlines()
        assert changed.startswith(f"Results counted anew: {count - len(players)}.")
        assert removed == f"Results of deleted games that were left out: {len(players)}."


def test_the_command_needs_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ratings", "rebuild", "--data", str(tmp_path)]) == 1
    assert "evora.db" in capsys.readouterr().err
