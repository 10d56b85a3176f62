"""The moves of engines: of those that sit at the table, and of those that stand in."""

from __future__ import annotations

from typing import Literal

from evora._core import Move, Seed
from evora.server.common.refusal import Refusal
from evora.server.domain import entries as log
from evora.server.domain.table.draft import Decision, Draft
from evora.server.domain.table.state import Table


def engine_move(table: Table, move: Move, now: int, seed: Seed) -> Decision:
    """An engine's move for the seat to move, with all that follows; Refusal if it is not an
    engine's turn or the rules forbid the move."""
    seat = table.to_move
    if seat is None or table.engine_for(seat) is None:
        raise Refusal("not_your_turn")
    draft = Draft(table, now)
    by: Literal["engine", "standin"] = "standin" if table.seat(seat).out else "engine"
    draft.add(log.Moved(seat=seat, move=str(move), by=by, spent_ms=0))
    return draft.settle(seed)
