"""Files of records in pieces of some games: cut by their lines alone, and read elsewhere."""

from __future__ import annotations

import io
import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import IO

from evora._core import MAX_LINE_BYTES
from evora.errors import InvalidRecordError
from evora.game import Game
from evora.record import read_games

Files = Iterable[tuple[str, IO[bytes]]]

# So few that pieces are spread evenly, and so many that handing them out costs little.
PIECE_GAMES = 32


@dataclass(frozen=True)
class Piece:
    """Some games of a file: the numbers and the line of the first one, and their records."""

    source: str
    first_game: int  # in the dataset, from 1
    first_source_game: int  # in the file, from 1
    first_line: int
    records: bytes


def read_piece(piece: Piece) -> Iterator[Game]:
    """The games of a piece; InvalidRecordError says where in its file the bad one is."""
    try:
        yield from read_games(io.BytesIO(piece.records), piece.source)
    except InvalidRecordError as error:
        line = piece.first_line + error.line - 1
        raise InvalidRecordError(str(error.args[0]), line, piece.source) from None


def pieces_of(files: Files, size: int | None = None) -> Iterator[Piece]:
    """The pieces of some files, with `size` games each. Whether they are records shows when they
    are read."""
    game = 1
    for name, stream in files:
        source_game = line = 1
        for records in _some(records_of(stream), size or PIECE_GAMES):
            yield Piece(name, game, source_game, line, b"".join(records))
            game += len(records)
            source_game += len(records)
            line += sum(record.count(b"\n") for record in records)


def _some(records: Iterator[bytes], size: int) -> Iterator[list[bytes]]:
    while some := list(itertools.islice(records, size)):
        yield some


def records_of(stream: IO[bytes]) -> Iterator[bytes]:
    """The record of each game as it stands in a file, with the empty lines around it.

    Only as much is understood as it takes to find the next one: tags end at an empty line, moves at
    a line that begins with a bracket, outside of comments.
    """
    lines: list[bytes] = []
    begun = in_moves = in_comment = False
    while line := stream.readline(MAX_LINE_BYTES + 1):
        if in_moves and not in_comment and line.startswith(b"["):
            yield b"".join(lines)
            lines, in_moves = [], False
        lines.append(line)
        if len(line) > MAX_LINE_BYTES:
            break  # no record; the rest of the file may be of any size
        if in_moves:
            in_comment = _ends_in_comment(line, in_comment)
        elif line.strip(b"\r\n"):
            begun = True
        elif begun:
            in_moves, begun = True, False
    if any(line.strip(b"\r\n") for line in lines):
        yield b"".join(lines)


def _ends_in_comment(line: bytes, in_comment: bool) -> bool:
    at = 0
    while (at := line.find(b"}" if in_comment else b"{", at)) >= 0:
        in_comment = not in_comment
        at += 1
    return in_comment
