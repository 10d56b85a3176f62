"""Why one move is better than another, in words: those of the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from evora._core import Reason
from evora.texts import decimal, text


def reason_words(reason: Reason, name_of: Callable[[int], str]) -> str:
    """A sentence; `name_of` a seat."""
    values: dict[str, Any] = {
        "line": reason.line or 0,
        "which": reason.which or 0,
        "of": reason.of or "",
        "count": reason.count or 0,
        "points": reason.points or 0,
        "instead": reason.instead or 0,
        "name": name_of(reason.seat) if reason.seat else "",
        "tiles": "",
    }
    if reason.kind in ("round", "holds_back"):  # these may be below 0
        values |= {name: decimal(values[name], ".0f") for name in ("points", "instead")}
    if reason.colour:
        values["tiles"] = text("tiles-of", count=values["count"], colour=reason.colour)
    words = text(f"reason-{reason.kind}", **values)
    return words if reason.sure else text("reason-expected", reason=words)
