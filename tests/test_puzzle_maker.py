"""The maker of puzzles: what it finds, why, and how it goes on after a stop."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from evora import Move, Position
from evora.puzzles import Puzzle, puzzles
from lab.puzzles.difficulty import Raters
from lab.puzzles.judge import SETTINGS, distinct
from lab.puzzles.maker import Maker, explained
from lab.puzzles.pick import pick
from lab.puzzles.pool import Pool

TWO = SETTINGS[0]
# Seat 1 completes row 1 with one red tile and wins; else seat 2 takes it and row 1 with it.
ROW = (
    "coloured 5 0 offer 1 2 -/-/-/-/- BBR 16B18Y19R18K18W - "
    "30;-/-/-/-/-;BY.KW/...../...../...../.....;1 28;-/-/-/-/-;BY.KW/...../...../...../.....;-"
)


def test_makes_a_proven_puzzle_again() -> None:
    puzzle = next(each for each in puzzles("coloured-2") if each.exact)
    again = Maker().puzzle(puzzle.position, TWO)
    assert again is not None
    assert again.exact
    assert (again.id, again.solutions) == (puzzle.id, puzzle.solutions)
    assert (again.win, again.other_win) == (puzzle.win, puzzle.other_win)


def told(line: str, other: str, *, exact: bool = False) -> Puzzle:
    """What a puzzle with these lines says, in which the first wins and the other loses."""
    best, rest = (tuple(map(Move, each.split())) for each in (line, other))
    puzzle = replace(puzzles("coloured-2")[0], position=Position(ROW), exact=exact)
    puzzle = replace(puzzle, win=1.0, line=best, other_win=0.0, other_line=rest)
    return explained(puzzle)


def test_a_row_that_wins() -> None:
    puzzle = told("0R1", "0R0 0B2")
    assert [(each.kind, each.of, each.which) for each in puzzle.reasons] == [
        ("ends", None, None),
        ("points", None, None),
        ("bonus", "row", 1),
    ]
    assert puzzle.themes == ("row", "points")
    proven = told("0R1", "0B2 0R1", exact=True)
    assert proven.reasons[0].kind == "wins"
    assert proven.themes[0] == "last"


def test_what_is_denied() -> None:
    puzzle = told("0R2 0B2", "0B2 0R1")
    goes_on, denied, *_ = puzzle.reasons
    assert (goes_on.kind, denied.kind) == ("goes_on", "denies")
    assert (denied.seat, denied.colour, denied.count, denied.sure) == (2, "R", 1, True)
    assert puzzle.themes[0] == "deny"


def test_a_new_position_is_no_puzzle() -> None:
    position = Position.new(2).play("=BBBY/KKKW/RKKW/RRWW/BBKK")
    assert Maker().puzzle(position, TWO) is None


def test_equal_factories_are_counted_once() -> None:
    position = Position.new(2).play("=BBBB/BBBB/BBBB/BBBB/BBBB")
    assert len(distinct(position)) == 6
    assert len(position.legal_moves) == 30


def test_a_pool_goes_on_after_a_kill(tmp_path: Path) -> None:
    shelved = list(puzzles("coloured-2"))
    pool = Pool.open(tmp_path, "coloured-2")
    pool.add(1, shelved[:2])
    pool.add(3, [])
    with pool.file.open("a") as stream:
        stream.write('{"game":4,"puz')
    again = Pool.open(tmp_path, "coloured-2")
    assert again.games == {1: shelved[:2], 3: []}
    assert next(again.new_games()) == 2
    again.add(2, shelved[2:3])
    assert len(Pool.open(tmp_path, "coloured-2")) == 3


def test_picks_two_of_a_game_at_most(tmp_path: Path) -> None:
    shelved = list(puzzles("coloured-2"))[:8]
    pool = Pool(tmp_path / "pool.jsonl", {1: shelved[:5], 2: shelved[5:]})
    assert len(pick(pool, wanted=10)) == 4
    assert len(pick(pool, wanted=3)) == 3


def test_harder_for_fewer_levels() -> None:
    position = Position.new(2).play("=BBBY/KKKW/RKKW/RRWW/BBKK")
    raters = Raters()
    everything, nothing = list(position.legal_moves), [Move("5K0")]
    assert raters.rating(position, everything) < 500
    assert raters.rating(position, nothing) > 2500
