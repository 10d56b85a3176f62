"""A file of records that only ever grows at its end, game by game in the order of their numbers."""

from __future__ import annotations

import itertools
from pathlib import Path

from evora.data.pieces import records_of
from evora.errors import EvoraError
from evora.record import parse_game
from evora.work.folders import folder_problem
from evora.work.results import GrowingFile


class RecordFile(GrowingFile):
    """Games 0, 1, 2, … of a file; `count` of them are there.

    Where games need not be over, `known` says how many are whole.
    """

    def __init__(self, path: Path, known: int | None = None) -> None:
        try:
            self.count, end = _whole(path, known) if path.exists() else (0, 0)
        except OSError as error:
            raise folder_problem(path, error) from None
        super().__init__(path, end)

    def add(self, record: str) -> None:
        """Adds the next game."""
        self.append(f"{record}\n".encode())
        self.count += 1


def _whole(path: Path, known: int | None) -> tuple[int, int]:
    """How many games of a file are whole, and where the last of them ends."""
    count = end = 0
    last = b""
    with path.open("rb") as stream:
        for last in itertools.islice(records_of(stream), known):
            count, end = count + 1, end + len(last)
    if known is None and last and not _is_whole(last):
        count, end = count - 1, end - len(last)
    return count, end


def _is_whole(record: bytes) -> bool:
    """Whether a record has all of its moves: then they give its result."""
    try:
        return record.endswith(b"\n\n") and parse_game(record.decode()).is_over
    except (EvoraError, UnicodeDecodeError):
        return False
