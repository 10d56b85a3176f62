"""Game records as text (docs/notation.md): a strict, streaming reader and a canonical writer.

The text of a game is read and written by the core, `core/game/record.hpp`.
"""

from __future__ import annotations

import io
import itertools
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO

from evora._core import MAX_LINE_BYTES, RecordReader, format_record
from evora.errors import InvalidRecordError, WrongTypeError
from evora.game import Game, check_comment, recorded_game
from evora.tags import check_tag

# The tag `Seat2Kind` of a seat that a program played, on a server.
BOT = "bot"
# The tag of a record that a server did not see being played: somebody gave it that record.
SOURCE = "Source"
UPLOADED = "uploaded"

Source = str | os.PathLike[str] | IO[bytes] | IO[str]


def read_games(source: Source, name: str | None = None) -> Iterator[Game]:
    """The games of a file (by path, or open in binary or text mode), one at a time.

    Games before a bad one are yielded; the bad one raises InvalidRecordError, which says
    where (`name` and line) and what was expected.
    """
    if isinstance(source, str | os.PathLike):
        return _games_of_path(source, name or os.fspath(source))
    if not hasattr(source, "readline"):
        raise WrongTypeError(f"source: expected a path or a file, got {type(source).__name__}")
    return _Reader(source, name or "record").games()


def _games_of_path(path: str | os.PathLike[str], name: str) -> Iterator[Game]:
    with Path(path).open("rb") as stream:
        yield from _Reader(stream, name).games()


def parse_games(text: str, name: str = "record") -> Iterator[Game]:
    """The games of a text."""
    if not isinstance(text, str):
        raise WrongTypeError(f"text: expected a record as text, got {type(text).__name__}")
    return read_games(io.BytesIO(text.encode("utf-8", "surrogatepass")), name)


def parse_game(text: str, name: str = "record") -> Game:
    """The one game of a text."""
    return _only(parse_games(text, name), name, "evora.parse_games")


def read_game(source: Source) -> Game:
    """The one game of a file; also `Game.read`."""
    name = os.fspath(source) if isinstance(source, str | os.PathLike) else "record"
    return _only(read_games(source), name, "evora.read_games")


def _only(games: Iterator[Game], name: str, reader_of_several: str) -> Game:
    """Without reading on after a second game: there may be a million."""
    found = list(itertools.islice(games, 2))
    if len(found) == 1:
        return found[0]
    several = f"several; {reader_of_several} reads them one by one"
    raise InvalidRecordError(f"expected one game, got {several if found else 'none'}", 1, name)


def format_game(game: Game) -> str:
    """The record of a game: tags, an empty line, one line per round."""
    for name, value in game.tags.items():
        check_tag(name, value)
    for comment in itertools.chain.from_iterable(game.comments.values()):
        check_comment(comment)
    return format_record(game.positions, game.tokens, game.tags, game.comments)


def format_games(games: Iterable[Game]) -> Iterator[str]:
    """The text of a file of several games, piece by piece."""
    for number, game in enumerate(games):
        if number:
            yield "\n"
        yield format_game(game)


class _Reader:
    """Splits a stream into lines; the core makes games of them."""

    def __init__(self, stream: IO[bytes] | IO[str], source: str) -> None:
        self._stream = stream
        self._source = source
        self._number = 0

    def games(self) -> Iterator[Game]:
        game = RecordReader()
        while line := self._line():
            if not self._take(game, line):
                yield self._finish(game)
                game = RecordReader()
                self._take(game, line)
        if game.begun:
            yield self._finish(game)

    def _line(self) -> bytes:
        line = self._stream.readline(MAX_LINE_BYTES + 1)
        self._number += 1
        # What a text file has decoded with other rules than ours fails as in a binary one.
        return line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line

    def _take(self, game: RecordReader, line: bytes) -> bool:
        try:
            return game.take(line, self._number)
        except InvalidRecordError as error:
            raise self._located(error) from None

    def _finish(self, game: RecordReader) -> Game:
        try:
            return recorded_game(*game.finish())
        except InvalidRecordError as error:
            raise self._located(error) from None

    def _located(self, error: InvalidRecordError) -> InvalidRecordError:
        return InvalidRecordError(error.args[0], error.line, self._source)
