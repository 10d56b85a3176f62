"""What questions and answers are made of: numbers and texts with their bounds, two directions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from evora._core import CALL_BOUNDS, MAX_PLAYERS, MIN_PLAYERS

Players = Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)]
Seat = Annotated[int, Meta(ge=1, le=MAX_PLAYERS)]
Count = Annotated[int, Meta(ge=0)]
PositionText = Annotated[str, Meta(min_length=1, max_length=CALL_BOUNDS["position_text"])]
MoveText = Annotated[str, Meta(min_length=3, max_length=3)]
TokenText = Annotated[str, Meta(min_length=2, max_length=CALL_BOUNDS["token_text"])]
Moves = Annotated[list[TokenText], Meta(max_length=CALL_BOUNDS["moves"])]
RecordText = Annotated[str, Meta(min_length=1, max_length=CALL_BOUNDS["record_text"])]
SeedText = Annotated[str, Meta(max_length=CALL_BOUNDS["seed_text"])]
Colour = Literal["B", "Y", "R", "K", "W"]
Variant = Literal["coloured", "grey"]


# Every class says for itself that it is frozen: type checkers ask for it.
# Messages are trees, so they need no garbage collector: with it, every full collection would walk
# through the history of all games in memory.
class Incoming(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, gc=False):
    """What is asked: unknown fields are refused, so that a typing error is noticed."""


class Outgoing(Struct, frozen=True, kw_only=True, gc=False):
    """What is answered."""
