"""Puzzles of one game: candidates, checks, reasons, difficulty."""

from __future__ import annotations

import random

from evora import Move, Position
from evora.puzzles import Puzzle
from evora.puzzles.puzzle import id_of
from tools.puzzles.difficulty import Raters
from tools.puzzles.games import Table
from tools.puzzles.judge import Judge, Judged, Setting
from tools.puzzles.reasons import play_out, reasons, themes

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
        """The puzzle of a position, if it has one that can be told in words."""
        judged = self._judge.judge(position, setting)
        if judged is None:
            return None
        best, other = (
            play_out(position, line.pv, self._choose) for line in (judged.best, judged.other)
        )
        why = reasons(position, best, other)
        about = themes(why, best, other)
        ends = best.position, other.position
        if not about or not _consistent(ends, judged.seat):
            return None
        solutions = _solutions(judged)
        rating = self._raters.rating(position, solutions)
        if rating < _TRIVIAL and random.Random(str(position)).random() > _TRIVIAL_KEPT:
            return None
        if not self._judge.survives_deals(judged, ends, _KEPT_AFTER_DEALS * setting.margin):
            return None
        if not self._judge.confirmed(judged, setting):
            return None
        seat = judged.seat - 1
        assert judged.other.move is not None
        return Puzzle(
            id=id_of(position),
            position=position,
            solutions=solutions,
            win=round(judged.best.win[seat], 3),
            line=tuple(best.line),
            scores=tuple(best.position.scores),
            other=judged.other.move,
            other_win=round(judged.other.win[seat], 3),
            other_line=tuple(other.line),
            other_scores=tuple(other.position.scores),
            themes=tuple(about),
            reasons=tuple(why),
            rating=rating,
            exact=judged.best.exact and judged.other.exact,
            nodes=setting.nodes,
        )

    def _choose(self, position: Position) -> Move:
        return self._judge.choose(position)


def _consistent(ends: tuple[Position, Position], seat: int) -> bool:
    """Whether the lines that are shown end as the values say, where they end the game."""
    if not all(end.is_over for end in ends):
        return True
    best, other = (seat in end.winners and 1 / len(end.winners) for end in ends)
    return best > other


def _solutions(judged: Judged) -> tuple[Move, ...]:
    position, best = judged.position, judged.best.move
    assert best is not None
    same = [move for move in position.legal_moves if position.are_equivalent(move, best)]
    return (best, *(move for move in same if move != best))
