"""The moves of a game as rows of plain values: one call away from a data frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from evora._core import Deal, Move, Position

_MOVE = ("source", "colour", "destination", "line", "column")
_PREVIEW = (
    "takes_marker",
    "falls",
    "lost_to_lid",
    "floor_cost",
    "completes",
    "points",
    "projected_score",
)


def move_rows(
    positions: Sequence[Position], tokens: Sequence[Move | Deal], tags: Mapping[str, str]
) -> list[dict[str, Any]]:
    """A row for every move: when and by whom it was played, the move, and what it did."""
    rows = []
    for index, token in enumerate(tokens):
        if isinstance(token, Move):
            position = positions[index]
            name = tags.get(f"Seat{position.seat_to_move}")
            rows.append({"index": index, "name": name, **_move_row(position, token)})
    return rows


def _move_row(position: Position, move: Move) -> dict[str, Any]:
    preview = position.preview(move)
    seat = position.seat_to_move
    return {
        "variant": str(position.variant),
        "players": position.players,
        "round": position.round,
        "phase": position.phase,
        "seat": seat,
        "score": position.scores[seat - 1],
        "choices": len(position.legal_moves),
        "move": str(move),
        "action": move.action,
        **{name: getattr(move, name) for name in _MOVE},
        **{name: getattr(preview, name) for name in _PREVIEW},
    }
