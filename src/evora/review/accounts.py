"""Luck and play apart: how a seat came from its share of the win at the start to the result.

In every round the engine says what each mistake cost, and everyone's shares before the deal and
after the round. What the mistakes do not explain is what the deal gave. Shares are whole billionths
here, so the parts of an account add up without rounding; the sums are native. docs/review.md has
the definition.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from evora import _core
from evora._core import Deal
from evora.game import Game
from evora.review.moves import ReviewedMove, Search


@dataclass(frozen=True)
class SeatAccount:
    """`start + deals + own + others + ending == result`, exactly.

    `own`: what the seat's own moves lost, never above 0. `others`: what it gained, or lost, by
    mistakes of the others. `ending`: what an early end changed; 0 in games that were played out.
    """

    seat: int
    start: Fraction
    deals: Fraction
    own: Fraction
    others: Fraction
    ending: Fraction
    result: Fraction


@dataclass(frozen=True)
class RoundAccount:
    """One round: the same parts, by seat."""

    round: int
    seats: tuple[SeatAccount, ...]


@dataclass(frozen=True)
class GameAccount:
    """All seats over the rounds that were reviewed, and each round alone."""

    seats: tuple[SeatAccount, ...]
    rounds: tuple[RoundAccount, ...]


@dataclass(frozen=True)
class Moment:
    """A deal or a move that decided a game.

    `number` is that of the position it was played in, the start is 1; `seat` who moved, or whom
    the deal gave most; `changes` of everyone's shares, which sum to 0.
    """

    number: int
    kind: Literal["deal", "move"]
    seat: int
    changes: tuple[Fraction, ...]


def account_for(game: Game, moves: Sequence[ReviewedMove], search: Search) -> GameAccount | None:
    """The account of reviewed moves that follow one another; None if there are none.

    `search` values the positions before deals. The result of a game that is not over is what the
    engine expects after the last move.
    """
    if not moves:
        return None
    seats, rounds = _core.review_account(
        game.start.players,
        _start(game, moves[0], search),
        [_as_tuple(game, move) for move in moves],
        _early_winners(game, moves),
    )
    return GameAccount(
        _seat_accounts(seats),
        tuple(RoundAccount(round_, _seat_accounts(s)) for round_, s in rounds),
    )


def course(game: Game, moves: Sequence[ReviewedMove], search: Search) -> list[tuple[float, ...]]:
    """Everyone's shares over the moves: before the first deal of them, then after every token."""
    if not moves:
        return []
    start = _start(game, moves[0], search)
    told = [_as_tuple(game, move) for move in moves]
    return [tuple(shares) for shares in _core.review_course(game.start.players, start, told)]


def moments(game: Game, moves: Sequence[ReviewedMove], search: Search) -> list[Moment]:
    """The deals and moves that decided the game: the largest changes, at most three, in order."""
    if not moves:
        return []
    start = _start(game, moves[0], search)
    told = [_as_tuple(game, move) for move in moves]
    return [
        Moment(index + 1, "deal" if deal else "move", seat, tuple(map(_exact, changes)))
        for index, deal, seat, _, changes in _core.review_moments(game.start.players, start, told)
    ]


def _as_tuple(
    game: Game, move: ReviewedMove
) -> tuple[int, int, int, bool, tuple[float, ...], tuple[float, ...]]:
    round_, dealt = move.position.round, _dealt_before(game, move)
    return move.number, round_, move.seat, dealt, move.shares, move.best_shares


def _dealt_before(game: Game, move: ReviewedMove) -> bool:
    return move.number > 1 and isinstance(game.tokens[move.number - 2], Deal)


def _start(game: Game, first: ReviewedMove, search: Search) -> tuple[float, ...]:
    """The shares before the deal of a round, or where a record begins in mid-round."""
    if not _dealt_before(game, first):
        return first.best_shares
    return search(game.positions[first.number - 2]).variations[0].win


def _early_winners(game: Game, moves: Sequence[ReviewedMove]) -> list[int] | None:
    """Who won a game that was ended early, if the moves go to its end."""
    outcome = game.outcome
    complete = moves[-1].number == len(game.tokens)
    if game.position.is_over or outcome is None or not outcome.winners or not complete:
        return None
    return list(outcome.winners)


def _seat_accounts(seats: Iterable[tuple[int, ...]]) -> tuple[SeatAccount, ...]:
    return tuple(
        SeatAccount(seat, *map(_exact, parts)) for seat, parts in enumerate(seats, start=1)
    )


def _exact(units: int) -> Fraction:
    return Fraction(units, _core.REVIEW_UNITS)
