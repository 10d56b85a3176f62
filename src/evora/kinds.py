"""The words in values of the library, as types: type checkers see whether a `match` has all."""

from __future__ import annotations

from typing import Literal

Phase = Literal["deal", "offer", "tiling", "over"]
EndReason = Literal["row", "stalled", "no_tiles"]
EarlyEnd = Literal["resigned", "time", "forfeit", "abandoned"]
DecidedBy = Literal["points", "rows", "shared"]
PlaceKind = Literal["bag", "lid", "factory", "centre", "line", "floor"]
BonusKind = Literal["row", "column", "colour"]
Certainty = Literal["done", "sure", "maybe"]
IllegalKind = Literal[
    "deal_next",
    "over",
    "offer_next",
    "tiling_next",
    "no_factory",
    "no_tiles",
    "line_full",
    "line_holds",
    "row_has",
    "other_line",
    "space_taken",
    "column_has",
]
