"""Who plays a game that quick pairing has made, or led somebody to: and who has left it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from evora.server.domain.table.attendance import has_moved
from evora.server.domain.table.state import Table

# `made`: it was made by hand and waits, and pairing may lead somebody to it; `open`: it is
# unfinished; `left`: they were claimed, never made a move in time, or never came.
PairingState = Literal["made", "open", "over", "left"]


def pairings(table: Table | None) -> dict[str, PairingState]:
    """What the game is to each guest at it; nothing where pairing has nothing to do with it, or it
    never began."""
    if table is None or (table.result is not None and table.result.reason == "cancelled"):
        return {}
    if not table.paired:
        maker = table.created.creator
        waits = table.status == "waiting" and table.created.listed and table.players == 2
        return {maker: "made"} if waits and table.sat(maker) else {}
    return {
        seat.guest: _state(table, number)
        for number, seat in enumerate(table.seats, 1)
        if seat.guest is not None
    }


def pairing_changes(before: Table | None, table: Table) -> Mapping[str, PairingState | None]:
    """What is new since `before`; None: it is to be forgotten, because nobody came."""
    old, new = pairings(before), pairings(table)
    changed: dict[str, PairingState | None] = {
        guest: state for guest, state in new.items() if old.get(guest) != state
    }
    # Whose seat was given to an engine is no longer at it.
    changed.update({guest: "left" if new else None for guest in old if guest not in new})
    return changed


def _state(table: Table, number: int) -> PairingState:
    if table.result is None:
        return "open"
    seat = table.seat(number)
    idle = seat.out == "time" and not has_moved(table, seat.guest)
    left = idle or seat.out == "claimed" or number in table.result.absent
    return "left" if left else "over"
