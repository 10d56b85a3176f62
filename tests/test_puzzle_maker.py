"""The maker of puzzles: what it finds, why, and how it goes on after a stop."""

from __future__ import annotations

from pathlib import Path

from evora import Move, Position
from evora.puzzles import Reason, puzzles
from tools.puzzles.difficulty import Raters
from tools.puzzles.judge import SETTINGS, distinct
from tools.puzzles.maker import Maker
from tools.puzzles.pick import pick
from tools.puzzles.pool import Pool
from tools.puzzles.reasons import play_out, reasons, themes

TWO = SETTINGS[0]
# Seat 1 completes row 1 with one red tile and wins; else seat 2 takes it and row 1 with it.
ROW = (
    "coloured 5 0 offer 1 2 -/-/-/-/- BBR 16B18Y19R18K18W - "
    "30;-/-/-/-/-;BY.KW/...../...../...../.....;1 28;-/-/-/-/-;BY.KW/...../...../...../.....;-"
)


def first(position: Position) -> Move:
    return position.legal_moves[0]


def test_makes_a_proven_puzzle_again() -> None:
    puzzle = next(each for each in puzzles("coloured-2") if each.exact)
    again = Maker().puzzle(puzzle.position, TWO)
    assert again is not None
    assert again.exact
    assert (again.id, again.solutions) == (puzzle.id, puzzle.solutions)
    assert (again.win, again.other_win) == (puzzle.win, puzzle.other_win)


def test_a_row_that_wins() -> None:
    position = Position(ROW)
    best = play_out(position, [Move("0R1")], first)
    other = play_out(position, [Move("0R0"), Move("0B2")], first)
    assert reasons(position, best, other) == [
        Reason("row", number=1),
        Reason("points", points=7),
    ]
    assert themes(reasons(position, best, other), best, other) == ["row", "points"]


def test_what_is_denied() -> None:
    position = Position(ROW)
    best = play_out(position, [Move("0R2")], first)
    other = play_out(position, [Move("0B2"), Move("0R1")], first)
    found = reasons(position, best, other)
    assert Reason("denies_row", seat=2, number=1) in found
    assert Reason("denies", seat=2, number=1, colour="R", points=7) in found
    assert themes(found, best, other)[0] == "deny"


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
