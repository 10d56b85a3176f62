"""Who plays whom: every deal from every seat, the same deals for all."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict

import pytest

from evora import Seed
from evora.arena.schedule import Fixture, Match, Tables
from evora.players.specs import parse_specs

PLAYERS = ["a=random", "b=random", "c=random", "d=random", "e=random"]


def match(contestants: int, players: int, tables: Tables, sprt: bool = False) -> Match:
    return Match(
        parse_specs(PLAYERS[:contestants]),
        players=players,
        tables=tables,
        sprt=(0.0, 10.0) if sprt else None,
    )


def fixtures(schedule: Match, deals: int) -> list[Fixture]:
    return [schedule.fixture(game) for game in range(deals * schedule.games_per_deal)]


CASES: list[tuple[int, int, Tables]] = [
    (2, 2, "copies"),
    (5, 2, "copies"),
    (2, 3, "copies"),
    (2, 4, "copies"),
    (3, 4, "copies"),
    (3, 3, "mixed"),
    (5, 3, "mixed"),
    (4, 4, "mixed"),
    (5, 4, "mixed"),
    (3, 4, "mixed"),
]


@pytest.mark.parametrize(("contestants", "players", "tables"), CASES)
def test_every_deal_from_every_seat(contestants: int, players: int, tables: Tables) -> None:
    deals = 6
    schedule = match(contestants, players, tables)
    all_fixtures = fixtures(schedule, deals)
    assert [fixture.game for fixture in all_fixtures] == list(range(len(all_fixtures)))
    by_table: dict[tuple[int, int], list[tuple[int, ...]]] = defaultdict(list)
    seats: Counter[tuple[int, int, int]] = Counter()
    for fixture in all_fixtures:
        assert schedule.fixture(fixture.game) == fixture
        assert len(fixture.seats) == players
        by_table[fixture.deal, fixture.table].append(fixture.seats)
        seats.update((fixture.deal, index, seat) for seat, index in enumerate(fixture.seats))
    assert len(by_table) == deals * len(schedule.line_ups)
    for (_, table), all_seats in by_table.items():
        first = all_seats[0]
        assert sorted(first) == sorted(schedule.line_ups[table])
        rotations = {first[at:] + first[:at] for at in range(players)}
        assert sorted(all_seats) == sorted(rotations)
    # Every contestant has every seat equally often with every deal: no luck of the draw is left.
    assert len(set(seats.values())) == 1
    assert len(seats) == deals * contestants * players


def test_everybody_meets_everybody() -> None:
    for contestants, players, tables in CASES:
        met = {
            (one, other)
            for line_up in match(contestants, players, tables).line_ups
            for one in line_up
            for other in line_up
            if one != other
        }
        assert len(met) == contestants * (contestants - 1)


def test_one_among_copies_of_the_other() -> None:
    assert match(2, 4, "copies").line_ups == ((0, 1, 1, 1), (1, 0, 0, 0))
    assert match(2, 4, "copies", sprt=True).line_ups == ((0, 1, 1, 1),)


def test_neighbours_change_at_mixed_tables() -> None:
    after: Counter[tuple[int, int]] = Counter()
    for fixture in fixtures(match(4, 4, "mixed"), 6):
        turns = [*fixture.seats, fixture.seats[0]]
        after.update(itertools.pairwise(turns))
    assert len(after) == 12
    assert len(set(after.values())) == 1


def test_a_longer_match_begins_with_the_shorter_one() -> None:
    schedule = match(3, 2, "copies")
    shorter, longer = fixtures(schedule, 3), fixtures(schedule, 5)
    assert longer[: len(shorter)] == shorter


def test_seeds() -> None:
    schedule = match(2, 2, "copies")
    assert schedule.deal_seed(3) == match(5, 2, "copies").deal_seed(3)
    deals = {str(schedule.deal_seed(deal)) for deal in range(50)}
    chances = {schedule.player_seed(game, seat) for game in range(50) for seat in (1, 2)}
    assert (len(deals), len(chances)) == (50, 100)
    starts = Counter(schedule.deal_seed(deal).start_player(2) for deal in range(200))
    assert min(starts.values()) > 70


def test_the_schedule_is_as_it_has_always_been() -> None:
    """Matches on disk are resumed by game number: these must never change."""
    two = match(3, 2, "copies")
    assert two.games_per_deal == 6
    assert [two.fixture(game).seats for game in range(6)] == [
        (0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1),
    ]  # fmt: skip
    last = two.fixture(11)
    assert (last.game, last.deal, last.table, last.rotation) == (11, 1, 2, 1)
    assert match(3, 4, "mixed").line_ups == ((0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2))
    three = match(4, 4, "mixed")
    assert three.games_per_deal == 4
    assert [three.fixture(game).seats for game in (0, 1, 4, 8, 24)] == [
        (0, 1, 2, 3), (3, 0, 1, 2), (0, 1, 3, 2), (0, 2, 1, 3), (0, 1, 2, 3),
    ]  # fmt: skip
    assert two.deal_seed(3) == Seed("arena/3")
    assert two.player_seed(5, 2) == 161786217646752
    assert match(2, 3, "copies").games_per_deal == 6


def test_the_first_alone_among_copies_of_each_other() -> None:
    tables = match(3, 4, "alone").line_ups
    assert tables == ((0, 1, 1, 1), (0, 2, 2, 2))
    assert match(2, 3, "alone").line_ups == match(2, 3, "copies", sprt=True).line_ups
