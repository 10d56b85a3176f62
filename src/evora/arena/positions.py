"""Positions that the games of a match begin with, from a file: one per line, or records."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from evora._core import Position
from evora.arena.schedule import start_problem
from evora.errors import EvoraError, InvalidPositionError
from evora.record import read_games

_COMMENT = "#"


def read_positions(
    source: str | os.PathLike[str] | IO[bytes],
    name: str | None = None,
    *,
    players: int = 2,
    variant: str = "coloured",
) -> tuple[Position, ...]:
    """The start positions in a file (by path, or open in binary mode), for one setting.

    Either every line is a position, but for empty ones and those that begin with '#'; or the file
    holds game records, each of which stands for the position at its end. EvoraError says where
    (`name` and line, or game) a position cannot be read, is over or has another setting.
    """
    if isinstance(source, str | os.PathLike):
        name = name or os.fspath(source)
        data = Path(source).read_bytes()
    else:
        name, data = name or "positions", source.read()
    is_records = data.lstrip().startswith(b"[")
    found = []
    for where, position in _of_records(data, name) if is_records else _of_lines(data, name):
        if problem := start_problem(position, players, variant):
            raise EvoraError(f"{where}: {problem}")
        found.append(position)
    if not found:
        raise EvoraError(f"{name}: expected one position or more")
    return tuple(found)


def _of_lines(data: bytes, name: str) -> Iterator[tuple[str, Position]]:
    for number, line in enumerate(data.decode(errors="replace").splitlines(), 1):
        text = line.strip()
        if not text or text.startswith(_COMMENT):
            continue
        where = f"{name}:{number}"
        try:
            yield where, Position(text)
        except InvalidPositionError as error:
            raise EvoraError(f"{where}: {error}") from None


def _of_records(data: bytes, name: str) -> Iterator[tuple[str, Position]]:
    for number, game in enumerate(read_games(io.BytesIO(data), name), 1):
        yield f"{name}: game {number}", game.position
