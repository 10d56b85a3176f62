"""What all messages are made of: numbers and texts with their bounds, and the two directions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

# Raised when a page of an older version could no longer understand the server.
PROTOCOL = 1

Seat = Annotated[int, Meta(ge=1, le=4)]
Count = Annotated[int, Meta(ge=0)]
Millis = Annotated[int, Meta(ge=0, le=10**15)]
# In Python a `$` also matches before a last line end, hence the look ahead.
GameId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{10}(?!\n)$")]
CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}(?!\n)$")]
# Checked again by evora.server.domain.names: length in characters, control and bidi characters.
Name = Annotated[str, Meta(min_length=1, max_length=80)]
# evora.server.domain.bots makes them; the ids of people never begin like this.
BotId = Annotated[str, Meta(pattern=r"^bot-[0-9a-f]{16}(?!\n)$")]
LevelName = Annotated[str, Meta(pattern=r"^[a-z]{1,20}(?!\n)$")]
PositionText = Annotated[str, Meta(min_length=1, max_length=1000)]
MoveText = Annotated[str, Meta(min_length=3, max_length=3)]
TokenText = Annotated[str, Meta(min_length=2, max_length=60)]
SeedText = Annotated[str, Meta(max_length=1000)]
RecordText = Annotated[str, Meta(min_length=1, max_length=100_000)]
Colour = Literal["B", "Y", "R", "K", "W"]
Variant = Literal["coloured", "grey"]


# Every class says for itself that it is frozen: type checkers ask for it.
# Messages are trees, so they need no garbage collector: with it, every full collection would walk
# through the history of all games in memory.
class Incoming(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, gc=False):
    """A client's message: unknown fields are refused, so that a typing error is noticed."""


class Outgoing(Struct, frozen=True, kw_only=True, gc=False):
    pass
