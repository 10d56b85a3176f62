"""Puzzles of one game: candidates, checks, reasons, difficulty."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from evora import Move, Position
from evora._core import ValuedMove, reasons_for
from evora.puzzles import Puzzle
from evora.puzzles.puzzle import id_of, themes_of
from lab.puzzles.difficulty import Raters
from lab.puzzles.games import Table
from lab.puzzles.judge import Judge, Judgement, Setting

# What must be left of the margin after one more round, over many deals.
_KEPT_AFTER_DEALS = 0.5
# Nearly everybody finds the solution of a puzzle below this rating: few of them are enough.
_TRIVIAL = 800
_TRIVIAL_KEPT = 0.12


class Maker:
    """Plays games and looks for puzzles in them; for one process."""

    def __init__(self) -> None:
        self._table, self._judge, self._raters = Table(), Judge(), Raters()

    def game(self, setting: Setting, number: int) -> list[Puzzle]:
        """The puzzles of a game, at most one of each round; the number decides the game."""
        chance = random.Random(f"order {setting.name} {number}")
        found = []
        for offers in self._table.rounds(setting.players, setting.variant, number):
            chance.shuffle(offers)
            for position in offers:
                puzzle = self.puzzle(position, setting)
                if puzzle:
                    found.append(puzzle)
                    break
        return found

    def puzzle(self, position: Position, setting: Setting) -> Puzzle | None:
        """The puzzle of a position, if it has one that words can explain."""
        judgement = self._judge.judge(position, setting)
        if judgement is None:
            return None
        puzzle = explained(self._unexplained(judgement, setting))
        ends = _end_of(position, puzzle.line), _end_of(position, puzzle.other_line)
        if not puzzle.themes or not _consistent(ends, judgement.seat):
            return None
        rating = self._raters.rating(position, puzzle.solutions)
        if rating < _TRIVIAL and random.Random(str(position)).random() > _TRIVIAL_KEPT:
            return None
        if not self._judge.survives_deals(judgement, ends, _KEPT_AFTER_DEALS * setting.margin):
            return None
        if not self._judge.confirmed(judgement, setting):
            return None
        return replace(puzzle, rating=rating)

    def _unexplained(self, judgement: Judgement, setting: Setting) -> Puzzle:
        """The puzzle without reasons, themes and a rating."""
        position, seat = judgement.position, judgement.seat - 1
        best, other = (
            self._played_out(position, variation.pv)
            for variation in (judgement.best, judgement.other)
        )
        return Puzzle(
            id=id_of(position),
            position=position,
            solutions=_solutions(judgement),
            win=round(judgement.best.win[seat], 3),
            line=best,
            scores=tuple(_end_of(position, best).scores),
            other=other[0],
            other_win=round(judgement.other.win[seat], 3),
            other_line=other,
            other_scores=tuple(_end_of(position, other).scores),
            themes=(),
            reasons=(),
            rating=0,
            exact=judgement.best.exact and judgement.other.exact,
            nodes=setting.nodes,
        )

    def _played_out(self, position: Position, line: Sequence[Move]) -> tuple[Move, ...]:
        """The line, and a quick good move after another, to the end of the round."""
        moves = list(line)
        end = _end_of(position, moves)
        while end.phase not in ("deal", "over"):
            moves.append(self._judge.choose(end))
            end = end.play(moves[-1])
        return tuple(moves)


def explained(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its reasons, and the themes that follow from them; none if nothing tells."""
    position = puzzle.position
    lines = puzzle.line, puzzle.other_line
    best, other = map(_valued, (puzzle, puzzle), lines, (puzzle.win, puzzle.other_win))
    reasons = tuple(reasons_for(position, best, other))
    last = all(_end_of(position, line).is_over for line in lines)
    return replace(puzzle, reasons=reasons, themes=themes_of(reasons, last=last))


def _valued(puzzle: Puzzle, line: tuple[Move, ...], win: float) -> ValuedMove:
    players, seat = puzzle.position.players, puzzle.position.seat_to_move
    rest = (1 - win) / (players - 1)
    shares = [win if each == seat else rest for each in range(1, players + 1)]
    # With two players the round was solved; a tree of three and four plays it out as expected.
    return ValuedMove(line[0], shares, [0.0] * players, line, puzzle.exact, players == 2)


def _end_of(position: Position, line: Sequence[Move]) -> Position:
    for move in line:
        position = position.play(move)
    return position


def _consistent(ends: tuple[Position, Position], seat: int) -> bool:
    """Whether the lines that are shown end as the values say, where they end the game."""
    if not all(end.is_over for end in ends):
        return True
    best, other = (seat in end.winners and 1 / len(end.winners) for end in ends)
    return best > other


def _solutions(judgement: Judgement) -> tuple[Move, ...]:
    position, best = judgement.position, judgement.best.move
    assert best is not None
    same = [move for move in position.legal_moves if position.are_equivalent(move, best)]
    return (best, *(move for move in same if move != best))
