"""Taking back: which move, and whether others are asked."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from evora._core import Deal
from evora.server.common.refusal import Refusal
from evora.server.domain.table.state import Table


@dataclass(frozen=True)
class Takeback:
    """Back to after `tokens` deals and moves; `asked`: seats whose players have to agree."""

    tokens: int
    asked: tuple[int, ...]


def takeback(table: Table, seat: int) -> Takeback:
    """What an undo of a seat's last move would be; Refusal if there is none."""
    steps = table.steps
    tokens = len(steps) - 1
    while tokens >= 0 and steps[tokens].seat != seat:
        tokens -= 1
    if tokens < 0:
        raise Refusal("nothing_to_undo")
    later = steps[tokens + 1 :]
    if any(isinstance(step.token, Deal) for step in later):
        raise Refusal("undo_across_deal")
    # Until another device has acted, the others need not agree.
    mine = table.plays(table.owner(seat))
    free = all(step.seat in mine for step in later)
    return Takeback(tokens, () if free else table.others(seat))


def last_takeback(table: Table, mine: Collection[int]) -> tuple[int, Takeback] | None:
    """The seat and the undo of the last move of these seats, which one guest plays, if they may
    take it back."""
    seat = next((step.seat for step in reversed(table.steps) if step.seat in mine), None)
    if seat is None or table.status != "playing":
        return None
    try:
        return seat, takeback(table, seat)
    except Refusal:
        return None
