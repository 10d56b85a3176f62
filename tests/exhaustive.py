"""Every continuation of a round looked at, and nothing clever: what `exact` is checked against."""

from __future__ import annotations

from evora import Move, Position

Value = tuple[float, int]
"""Of a finished game for seat 1: the share of the win, then the margin of the scores."""

Bounds = tuple[Value, Value]
"""The least and the most that seat 1 can be sure of; they differ where a deal would decide."""

UNKNOWN: Bounds = ((-1.0, 0), (2.0, 0))
"""Of a round that does not end the game: worse and better than everything else."""


def final_value(over: Position) -> Value:
    shares = [1 / len(over.winners) if seat in over.winners else 0.0 for seat in (1, 2)]
    return shares[0], over.scores[0] - over.scores[1]


def other_side(value: Value) -> Value:
    """The same value for seat 2."""
    return 1 - value[0], -value[1]


class Exhaustive:
    """Minimax of two players to the end of the round, with a memo."""

    def __init__(self) -> None:
        self._memo: dict[Position, Bounds] = {}

    def bounds(self, position: Position) -> Bounds:
        if position.is_over:
            value = final_value(position)
            return value, value
        if position.phase == "deal":
            return UNKNOWN
        known = self._memo.get(position)
        if known is None:
            actions = position.legal_moves.actions()
            after = [self.bounds(position.play_unchecked(action)) for action in actions]
            better = max if position.to_move == 1 else min
            known = better(least for least, _ in after), better(most for _, most in after)
            self._memo[position] = known
        return known

    def mover_bounds(self, position: Position, move: Move) -> Bounds:
        """The bounds after a move, for the player who makes it."""
        least, most = self.bounds(position.play(move))
        return (least, most) if position.to_move == 1 else (other_side(most), other_side(least))
