"""What is stored of how a guest does with puzzles.

Like entries.py this type belongs to the database: old text stays readable, whatever becomes of the
messages. Version 1 wrote the message PuzzleProgress of its day, which had the same fields.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from evora.server import messages as m

VERSION = 2


class StoredProgress(Struct, frozen=True, kw_only=True):
    version: int = 1
    rating: int
    deviation: int
    tries: int
    solved: int
    streak: int
    best_streak: int
    day: int | None = None
    days: int


def encode(progress: m.PuzzleProgress) -> str:
    stored = msgspec.convert(progress, StoredProgress, from_attributes=True)
    return msgspec.json.encode(msgspec.structs.replace(stored, version=VERSION)).decode()


def decode(text: str) -> m.PuzzleProgress:
    """Progress from the database; ValidationError if it was damaged."""
    stored = msgspec.json.decode(text, type=StoredProgress)
    return msgspec.convert(stored, m.PuzzleProgress, from_attributes=True)
