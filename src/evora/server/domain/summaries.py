"""What is stored of a game for lists, so that they need no replay.

Like entries.py these types belong to the database: old text stays readable. Nothing about a person
is in it, because names can change and be deleted. Version 1 wrote the message GameSummary of its
day; what is more in it is ignored.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from evora.server.domain import entries as log
from evora.server.domain.table import Table

VERSION = 4
Source = Literal["played", "position", "uploaded"]


class StoredSummary(Struct, frozen=True, kw_only=True):
    """`source`: None before version 3; `rated`, `paired`, `finishers`: since version 4."""

    version: int = 1
    variant: log.Variant
    players: int
    clock: log.Clock
    kinds: list[log.SeatKind]
    levels: list[str | None]
    to_move: int | None
    scores: list[int]
    winners: list[int]
    reason: log.EndReason | None
    round: int
    bots: list[int] = []
    source: Source | None = None
    rated: bool = False
    paired: bool = False
    finishers: bool = False


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[StoredSummary] = msgspec.json.Decoder(StoredSummary)


def summarise(table: Table) -> StoredSummary:
    result, position = table.result, table.position
    return StoredSummary(
        version=VERSION,
        variant=table.created.variant,
        players=table.players,
        clock=table.created.clock,
        kinds=[seat.kind for seat in table.seats],
        levels=[seat.level for seat in table.seats],
        to_move=table.to_move,
        scores=table.scores,
        winners=result.winners if result else [],
        reason=result.reason if result else None,
        round=position.round if position else 0,
        bots=[number for number, seat in enumerate(table.seats, 1) if seat.is_bot],
        source=table.source,
        rated=table.rated,
        paired=table.created.paired,
        finishers=table.created.finishers,
    )


def encode(summary: StoredSummary) -> str:
    return _encoder.encode(summary).decode()


def decode(text: str) -> StoredSummary:
    """A summary from the database; ValidationError if it was damaged."""
    return _decoder.decode(text)
