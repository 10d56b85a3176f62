"""A file of records that only ever grows at its end, game by game in the order of their numbers."""

from __future__ import annotations

import contextlib
import itertools
import os
from pathlib import Path
from types import TracebackType
from typing import Self

from evora.data.pieces import records_of
from evora.errors import EvoraError
from evora.record import parse_game
from evora.work.folders import folder_problem


class RecordFile:
    """Games 0, 1, 2, … of a file; `count` of them are there.

    What a killed program left half written at the end is cut off. Where games need not be over,
    `known` says how many are whole.
    """

    def __init__(self, path: Path, known: int | None = None) -> None:
        self.path = path
        try:
            self.count, end = _whole(path, known) if path.exists() else (0, 0)
            self._stream = path.open("ab")
            self._stream.truncate(end)
        except OSError as error:
            raise folder_problem(path, error) from None

    def add(self, record: str) -> None:
        """Adds the next game."""
        try:
            self._stream.write(f"{record}\n".encode())
            self._stream.flush()
        except OSError as error:
            raise folder_problem(self.path, error) from None
        self.count += 1

    def flush(self) -> None:
        """Makes sure that everything is on the disk."""
        try:
            self._stream.flush()
            os.fsync(self._stream.fileno())
        except OSError as error:
            raise folder_problem(self.path, error) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with contextlib.suppress(OSError):  # a full disk: said when it was met
            self._stream.close()


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
