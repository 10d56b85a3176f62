"""Proven results: what the engine calls exact, and how it plays the solved last rounds."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from exhaustive import Exhaustive, Value
from positions import random_positions
from suite import SolvedPosition, count_groups, distinct_moves, first_equal, read_suite

from evora import Move, Position
from evora.search import Engine, Limit, Variation

TO_THE_END = Limit(depth=60)


@cache
def suite() -> list[SolvedPosition]:
    return read_suite()


def of_groups(groups: int) -> list[SolvedPosition]:
    return [solved for solved in suite() if solved.groups == groups]


def values_of(solved: SolvedPosition) -> dict[Move, tuple[float, int | None]]:
    return {move: (worth.share, worth.margin) for move, worth in solved.values.items()}


def claimed(position: Position, line: Variation) -> Value:
    """What a line says of the mover: their share of the win, the margin of the scores."""
    assert position.to_move is not None
    own, other = position.to_move - 1, 2 - position.to_move
    margin = line.score[own] - line.score[other]
    assert margin == int(margin)
    return line.win[own], int(margin)


def assert_true(position: Position, line: Variation, search: Exhaustive) -> None:
    """That a line called exact is: whatever a deal would bring."""
    assert line.move is not None
    least, most = search.mover_bounds(position, line.move)
    said = f"{position} {line}"
    assert least == most, f"not decided in this round: {said}"
    assert claimed(position, line) == least, f"really {least}: {said}"


def assert_solution(solved: SolvedPosition, engine: Engine) -> None:
    """That all lines are exact and give the value and the moves of the suite."""
    position = solved.position
    distinct = distinct_moves(position)
    lines = engine.analyse(position, TO_THE_END, lines=len(distinct), seed=1).variations
    assert all(line.exact for line in lines), position
    assert {line.move for line in lines} == set(distinct), position
    values = {line.move: claimed(position, line) for line in lines}
    assert values[lines[0].move] == max(values.values()), position
    of_move = {move: values[first_equal(position, move)] for move in position.legal_moves}
    assert of_move == values_of(solved), position


def test_the_suite_is_what_it_says() -> None:
    assert len(suite()) == len({solved.position for solved in suite()}) == 2_000
    counts = Counter(solved.groups for solved in suite())
    assert sorted(counts) == list(range(2, 14))
    assert min(counts[groups] for groups in range(2, 11)) >= 150
    for solved in suite():
        position = solved.position
        assert (position.players, str(position.variant)) == (2, "coloured")
        assert position.phase == "offer"
        assert solved.groups == count_groups(position)
        assert set(solved.values) == set(position.legal_moves)
        assert not solved.best & solved.same_share


@pytest.mark.parametrize(("groups", "positions"), [(2, 180), (3, 180), (4, 180), (5, 90), (6, 20)])
def test_the_suite_agrees_with_an_exhaustive_search(groups: int, positions: int) -> None:
    for solved in of_groups(groups)[:positions]:
        position, search = solved.position, Exhaustive()
        values: dict[Move, Value] = {}
        for move in position.legal_moves:
            least, most = search.mover_bounds(position, move)
            assert least == most, f"not a last round: {position}"
            values[move] = least
        assert values == values_of(solved), position


@pytest.mark.parametrize("groups", range(2, 7))
def test_what_is_exact_agrees_with_the_suite(groups: int) -> None:
    """Which, so small, agrees with an exhaustive search: see above."""
    engine = Engine()
    for solved in of_groups(groups):
        assert_solution(solved, engine)


@pytest.mark.parametrize("groups", range(7, 14))
def test_a_sample_of_the_larger_ones_is_exact_too(groups: int) -> None:
    engine = Engine()
    sample = of_groups(groups)
    for solved in sample[:: len(sample) // (12 if groups <= 10 else 2)]:
        assert_solution(solved, engine)


def test_the_table_knows_who_is_to_move() -> None:
    """Its key once took seat 2 to move for seat 1 to move with blue on their first line."""
    text = (
        "coloured 6 0 offer 1 2 -/BRKW/-/-/BYYK 1BBBYRK 7B12Y9R11K6W - "
        "15;-/-/RR/K/WWWWW;.YRKW/.BYRK/.WBY./...B./.R...;- "
        "23;R/-/-/BB/WW;BY.KW/WBYR./KWB../..W../.RK..;R"
    )
    (solved,) = [solved for solved in of_groups(11) if str(solved.position) == text]
    assert Engine().analyse(solved.position, TO_THE_END, seed=1).move in solved.best


def test_what_is_exact_is_so_with_a_used_table() -> None:
    engine = Engine(hash_mb=1)
    for solved in suite():
        if solved.groups > 9:
            break
        position = solved.position
        line = engine.analyse(position, TO_THE_END).variations[0]
        assert line.exact, position
        assert claimed(position, line) == max(values_of(solved).values()), f"{solved} {line}"
        assert line.move in solved.best, f"{solved} {line}"


@pytest.mark.parametrize("nodes", [100, 300, 1_000])
def test_what_is_exact_is_so_when_the_search_is_cut_short(nodes: int) -> None:
    engine = Engine()
    exact = 0
    for solved in [*of_groups(4), *of_groups(5)[::4]]:
        line = engine.analyse(solved.position, Limit(nodes=nodes), seed=1).variations[0]
        if line.exact:
            exact += 1
            assert_true(solved.position, line, Exhaustive())
    assert exact > 20


@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_what_is_exact_is_so_in_any_round(variant: str) -> None:
    engine = Engine()
    exact = 0
    for position in random_positions(variant, 2, 2_500, seed=3):
        if position.phase == "offer" and count_groups(position) > 4:
            continue
        search = Exhaustive()
        for line in engine.analyse(position, TO_THE_END, lines=30, seed=1).variations:
            if line.exact:
                exact += 1
                assert_true(position, line, search)
    assert exact > 20


def best_of_round(position: Position, judge: Engine, seen: dict[Position, float]) -> float:
    """What the first seat can expect at the round's end, by trying everything."""
    if position not in seen:
        if position.phase != "offer":
            seen[position] = judge.analyse(position, TO_THE_END).variations[0].win[0]
        else:
            choose = max if position.to_move == 1 else min
            after = (position.play(move) for move in distinct_moves(position))
            seen[position] = choose(best_of_round(next_one, judge, seen) for next_one in after)
    return seen[position]


def rounds_with(least: int, most: int, count: int) -> list[Position]:
    """Positions in any round with so many groups on offer."""
    found = (p for p in random_positions("coloured", 2, 3_000, seed=5) if p.phase == "offer")
    return [p for p in found if least <= count_groups(p) <= most][:count]


def test_a_whole_round_is_worth_what_trying_everything_says() -> None:
    engine, judge = Engine(), Engine()
    for position in rounds_with(2, 5, 60):
        line = engine.analyse(position, TO_THE_END, seed=1).variations[0]
        assert line.solved
        best = best_of_round(position, judge, {})
        assert line.win[0] == pytest.approx(best, abs=5e-4), f"{position} {line}"


@pytest.mark.parametrize("nodes", [400, 1_000, 4_000])
def test_what_is_solved_is_so_when_the_search_is_cut_short(nodes: int) -> None:
    """Moves are left out where the round does not fit: what is called solved must not miss any."""
    engine, whole = Engine(), Engine()
    solved = 0
    for position in rounds_with(5, 8, 300):
        line = engine.analyse(position, Limit(nodes=nodes), seed=1).variations[0]
        if line.solved:
            solved += 1
            assert line.move is not None
            worth = whole.analyse(position.play(line.move), TO_THE_END).variations[0]
            assert line.win[0] == pytest.approx(worth.win[0], abs=5e-4), f"{position} {line}"
    assert solved > 20


def test_at_few_nodes_an_optimal_move_is_played() -> None:
    """200 000 nodes are less than 100 ms. Where the margin is lost, the win may be kept."""
    engine = Engine()
    asked = [solved for solved in suite() if 5 <= solved.groups <= 10][::3]
    moves = [(s, engine.analyse(s.position, Limit(nodes=200_000), seed=1).move) for s in asked]
    wrong = [f"{solved}: {move}" for solved, move in moves if move not in solved.best]
    assert len(wrong) <= len(asked) // 100, "\n".join(wrong)
