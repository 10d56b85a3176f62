"""Which moves of a round force the win: the mover wins alone in this round, whatever others do.

Everything is tried. On the grey side a player's tiling touches no other board, so each of them is
looked at alone: the others take most points, and the mover most points of those that end the game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from evora import Move, Position

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from suite import count_groups, distinct_moves, first_equal

__all__ = ["Forcing", "count_groups", "distinct_moves", "first_equal", "forced_wins"]

Plan = tuple[int, ...]
"""The actions of one player's tiling."""


def forced_wins(position: Position) -> dict[Move, bool]:
    """Of every legal move, whether it forces the win."""
    forcing = Forcing(position.seat_to_move)
    found = {move: forcing.wins(position.play(move)) for move in distinct_moves(position)}
    return {move: found[first_equal(position, move)] for move in position.legal_moves}


class Forcing:
    """Whether a seat forces the win, with a memo of positions and tilings."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._known: dict[Position, bool] = {}
        self._tilings: dict[str, Tilings] = {}
        self._best: dict[tuple[str, bool], Plan] = {}

    def wins(self, position: Position) -> bool:
        known = self._known.get(position)
        if known is None:
            known = self._known[position] = self._tried(position)
        return known

    def _tried(self, position: Position) -> bool:
        if position.phase == "tiling":
            return self._wins_by_tiling(position)
        if position.phase != "offer":
            return position.winners == (self._seat,)  # nobody, if another round comes
        enough = any if position.to_move == self._seat else all
        moves = distinct_moves(position)
        return enough(self.wins(position.play_unchecked(move.action)) for move in moves)

    def _wins_by_tiling(self, position: Position) -> bool:
        plans = {}
        for seat in range(1, position.players + 1):
            board = str(position.boards[seat - 1])
            if board not in self._tilings:
                self._tilings[board] = tilings_of(position, seat)
            plans[seat] = self._tilings[board]
        others_end = any(
            tilings.always_end for seat, tilings in plans.items() if seat != self._seat
        )
        own = plans[self._seat]
        if not others_end and not own.ending:
            return False
        chosen = {seat: tilings.plans[0] for seat, tilings in plans.items()}
        if not others_end:
            chosen[self._seat] = own.ending[0]  # from here on the game is sure to end
        for seat, tilings in plans.items():
            only_ending = seat == self._seat and not others_end
            key = str(position.boards[seat - 1]), only_ending
            if key not in self._best:
                choice = tilings.ending if only_ending else tilings.plans
                self._best[key] = max(choice, key=_points_of(position, seat, chosen))
            chosen[seat] = self._best[key]
        return tiled(position, chosen).winners == (self._seat,)


@dataclass(frozen=True)
class Tilings:
    """All tilings of a board, and those that complete a row."""

    plans: list[Plan]
    ending: list[Plan]

    @property
    def always_end(self) -> bool:
        return len(self.ending) == len(self.plans)


def tilings_of(position: Position, seat: int) -> Tilings:
    """Those of a seat; the seats before it tile in any way."""
    while position.phase == "tiling" and position.to_move != seat:
        position = position.play_unchecked(position.legal_moves.actions()[0])
    found = list(_followed(position, seat))
    return Tilings([plan for plan, _ in found], [plan for plan, ends in found if ends])


def _followed(position: Position, seat: int) -> Iterator[tuple[Plan, bool]]:
    """The tilings from here, with whether a row is complete then."""
    unfinished: list[tuple[Position, Plan]] = [(position, ())]
    while unfinished:
        now, plan = unfinished.pop()
        if now.to_move != seat:
            yield plan, now.boards[seat - 1].complete_rows > 0
            continue
        for action in now.legal_moves.actions():
            unfinished.append((now.play_unchecked(action), (*plan, action)))


def tiled(position: Position, plans: dict[int, Plan]) -> Position:
    """The position after everybody's tiling."""
    left = {seat: iter(plan) for seat, plan in plans.items()}
    while position.phase == "tiling":
        position = position.play_unchecked(next(left[position.seat_to_move]))
    return position


def _points_of(
    position: Position, seat: int, plans: dict[int, Plan]
) -> Callable[[Plan], tuple[int, int]]:
    """What a seat's tiling comes to at the end of the game: the score, then complete rows."""

    def points(plan: Plan) -> tuple[int, int]:
        over = tiled(position, {**plans, seat: plan})
        return over.scores[seat - 1], over.boards[seat - 1].complete_rows

    return points
