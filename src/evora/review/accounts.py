"""Luck and play apart: how a seat came from its share of the win at the start to the result.

In every round the engine says what each mistake cost, and everyone's shares before the deal and
after the round. What the mistakes do not explain is what the deal gave. Shares are exact fractions
here, so the parts of an account add up without rounding. docs/review.md has the definition.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from evora._core import Deal
from evora.game import Game
from evora.review.moves import ReviewedMove, Search

Shares = tuple[Fraction, ...]


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


def account_for(game: Game, moves: Sequence[ReviewedMove], search: Search) -> GameAccount | None:
    """The account of reviewed moves that follow one another; None if there are none.

    `search` values the positions before deals. The result of a game that is not over is what the
    engine expects after the last move.
    """
    if not moves:
        return None
    rounds: list[RoundAccount] = []
    for number, group in groupby(moves, key=lambda move: move.position.round):
        own = list(group)
        # A round begins with what the one before ended with; so nothing is lost between them.
        before = [seat.result for seat in rounds[-1].seats] if rounds else None
        start = tuple(before or _start(game, own[0], search))
        rounds.append(RoundAccount(number, _round(start, own)))
    seats = tuple(map(_added, zip(*(each.seats for each in rounds), strict=True)))
    return GameAccount(_with_ending(game, moves, seats), tuple(rounds))


def course(game: Game, moves: Sequence[ReviewedMove], search: Search) -> list[tuple[float, ...]]:
    """Everyone's shares over the moves: before the first deal of them, then after every token."""
    out: list[tuple[float, ...]] = []
    for move in moves:
        if not out:
            out.append(tuple(map(float, _start(game, move, search))))
        if _dealt_before(game, move):
            out.append(move.best_shares)
        out.append(move.shares)
    return out


def _dealt_before(game: Game, move: ReviewedMove) -> bool:
    return move.number > 1 and isinstance(game.tokens[move.number - 2], Deal)


def _start(game: Game, first: ReviewedMove, search: Search) -> Shares:
    """The shares before the deal of a round, or where a record begins in mid-round."""
    if not _dealt_before(game, first):
        return _exact(first.best_shares)
    return _exact(search(game.positions[first.number - 2]).variations[0].win)


def _round(start: Shares, moves: Sequence[ReviewedMove]) -> tuple[SeatAccount, ...]:
    result = _exact(moves[-1].shares)
    out = []
    for seat, (first, last) in enumerate(zip(start, result, strict=True), start=1):
        own = sum((_effect(move, seat) for move in moves if move.seat == seat), Fraction())
        others = sum((_effect(move, seat) for move in moves if move.seat != seat), Fraction())
        deals = last - first - own - others
        out.append(SeatAccount(seat, first, deals, own, others, Fraction(), last))
    return tuple(out)


def _effect(move: ReviewedMove, seat: int) -> Fraction:
    """What a move changed for a seat, compared with the best one."""
    return Fraction(move.shares[seat - 1]) - Fraction(move.best_shares[seat - 1])


def _added(parts: Iterable[SeatAccount]) -> SeatAccount:
    each = list(parts)
    return SeatAccount(
        each[0].seat,
        each[0].start,
        sum((part.deals for part in each), Fraction()),
        sum((part.own for part in each), Fraction()),
        sum((part.others for part in each), Fraction()),
        Fraction(),
        each[-1].result,
    )


def _with_ending(
    game: Game, moves: Sequence[ReviewedMove], seats: tuple[SeatAccount, ...]
) -> tuple[SeatAccount, ...]:
    """The same, with the result of a game that was ended early."""
    outcome = game.outcome
    complete = moves[-1].number == len(game.tokens)
    if game.position.is_over or outcome is None or not outcome.winners or not complete:
        return seats
    share = Fraction(1, len(outcome.winners))
    results = [share if seat.seat in outcome.winners else Fraction() for seat in seats]
    return tuple(
        SeatAccount(s.seat, s.start, s.deals, s.own, s.others, result - s.result, result)
        for s, result in zip(seats, results, strict=True)
    )


def _exact(shares: Sequence[float]) -> Shares:
    return tuple(map(Fraction, shares))
