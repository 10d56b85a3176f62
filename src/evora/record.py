"""Game records as text (docs/notation.md): a strict, streaming reader and a canonical writer."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from evora._core import Deal, Position
from evora.errors import EvoraError, InvalidRecordError, WrongTypeError
from evora.game import PLAYER_COUNTS, VARIANT_NAMES, Game
from evora.tags import REQUIRED_TAGS, check_early_end, check_tag, early_end_problem
from evora.tags import shown as _shown

FORMAT_VERSION = "1"
# The tag `Seat2Kind` of a seat that a program played, on a server.
BOT = "bot"
MAX_LINE_BYTES = 1 << 20  # a file that is not a record must not fill the memory

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\["\\])*)"\]')
_ROUND = re.compile(r"[1-9][0-9]*\.")
_PIECE = re.compile(r"[ \t]+|\{[^}]*\}?|[^ \t{]+")

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
    games = list(parse_games(text, name))
    if len(games) != 1:
        raise InvalidRecordError(f"expected one game, got {len(games)}", 1, name)
    return games[0]


def format_game(game: Game) -> str:
    """The record of a game: tags, an empty line, one line per round."""
    return "".join(f"{line}\n" for line in (*_tag_lines(game), "", *_move_lines(game)))


def format_games(games: Iterable[Game]) -> Iterator[str]:
    """The text of a file of several games, piece by piece."""
    for number, game in enumerate(games):
        if number:
            yield "\n"
        yield format_game(game)


# --- Writing


def _tag_lines(game: Game) -> Iterator[str]:
    start = game.start
    required = (
        FORMAT_VERSION,
        str(start.variant),
        str(start.players),
        str(start.start),
        game.result,
    )
    tags = dict(zip(REQUIRED_TAGS, required, strict=True))
    if start != Position.new(start.players, start.variant, start.start):
        tags["Position"] = str(start)
    for name, value in game.tags.items():
        check_tag(name, value)
        tags[name] = value
    check_early_end(tags, start.players)
    if "End" in tags and game.position.is_over:
        raise EvoraError("tag End: expected only in a game that its moves do not end")
    for name, value in tags.items():
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        yield f'[{name} "{escaped}"]'


def _move_lines(game: Game) -> Iterator[str]:
    words: list[str] = []
    positions = game.positions
    for count, token in enumerate(game.tokens):
        words += (f"{{{comment}}}" for comment in game.comments.get(count, ()))
        if isinstance(token, Deal):
            if words:
                yield " ".join(words)
            words = [f"{positions[count].round}."]
        elif count == 0:
            words.append(f"{positions[0].round}.")
        words.append(str(token))
    words += (f"{{{comment}}}" for comment in game.comments.get(len(game.tokens), ()))
    if words:
        yield " ".join(words)


# --- Reading


@dataclass(frozen=True)
class _Line:
    number: int
    text: str
    ending: str  # kept: it may be part of a comment


@dataclass(frozen=True)
class _Tag:
    value: str
    line: int


class _Lines:
    """The lines of a stream, with a look at the next one."""

    def __init__(self, stream: IO[bytes] | IO[str], source: str) -> None:
        self._stream = stream
        self._source = source
        self._number = 0
        self._next: _Line | None = None

    def peek(self) -> _Line | None:
        if self._next is None:
            self._next = self._read()
        return self._next

    def take(self) -> _Line | None:
        line = self.peek()
        self._next = None
        return line

    def last_number(self) -> int:
        return max(self._number, 1)

    def _read(self) -> _Line | None:
        line = self._stream.readline(MAX_LINE_BYTES + 1)
        if not line:
            return None
        # What a text file has decoded with other rules than ours fails as in a binary one.
        raw = line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line
        self._number += 1
        if len(raw) > MAX_LINE_BYTES:
            self._fail(f"expected a line of at most {MAX_LINE_BYTES} bytes")
        if self._number == 1 and raw.startswith(b"\xef\xbb\xbf"):
            self._fail("expected no byte-order mark")
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError as error:
            self._fail(
                f"expected UTF-8, got byte 0x{raw[error.start]:02x} at column {error.start + 1}"
            )
        body = text.removesuffix("\n")
        if body != text:
            body = body.removesuffix("\r")
        return _Line(self._number, body, text[len(body) :])

    def _fail(self, message: str) -> None:
        raise InvalidRecordError(message, self._number, self._source)


class _Reader:
    def __init__(self, stream: IO[bytes] | IO[str], source: str) -> None:
        self._lines = _Lines(stream, source)
        self._source = source

    def games(self) -> Iterator[Game]:
        while True:
            line = self._lines.peek()
            while line is not None and not line.text:
                self._lines.take()
                line = self._lines.peek()
            if line is None:
                return
            yield self._game()

    def _fail(self, message: str, line: int) -> InvalidRecordError:
        return InvalidRecordError(message, line, self._source)

    def _game(self) -> Game:
        tags = self._tags()
        game = Game(self._start(tags))
        self._check_early_end(tags, game.start.players)
        _Moves(game, self._lines, self._source).read()
        # Only now: a game that ended early refuses further moves.
        game.tags = {
            name: tag.value
            for name, tag in tags.items()
            if name not in REQUIRED_TAGS and name != "Position"
        }
        self._check_result(tags, game)
        return game

    def _tags(self) -> dict[str, _Tag]:
        tags: dict[str, _Tag] = {}
        while True:
            line = self._lines.take()
            if line is None:
                raise self._fail(
                    "the record is cut off: expected an empty line after the tags",
                    self._lines.last_number(),
                )
            if not line.text and tags:
                break
            match = _TAG.fullmatch(line.text)
            if match is None:
                raise self._fail(
                    f'expected a tag such as [Name "value"], got {_shown(line.text)}', line.number
                )
            name, value = match[1], re.sub(r"\\(.)", r"\1", match[2])
            if name in tags:
                raise self._fail(f"tag {name}: expected every tag once", line.number)
            if len(tags) < len(REQUIRED_TAGS) and name != REQUIRED_TAGS[len(tags)]:
                raise self._fail(
                    f"expected tag {REQUIRED_TAGS[len(tags)]} here, got {name}", line.number
                )
            if name == "Position" and len(tags) != len(REQUIRED_TAGS):
                raise self._fail("tag Position: expected right after Result", line.number)
            tags[name] = _Tag(value, line.number)
        if len(tags) < len(REQUIRED_TAGS):
            raise self._fail(f"expected tag {REQUIRED_TAGS[len(tags)]}", line.number)
        return tags

    def _start(self, tags: dict[str, _Tag]) -> Position:
        def choice(name: str, *expected: str) -> str:
            tag = tags[name]
            if tag.value not in expected:
                raise self._fail(
                    f"tag {name}: expected {' or '.join(expected)}, got {_shown(tag.value)}",
                    tag.line,
                )
            return tag.value

        choice("Evora", FORMAT_VERSION)
        variant = choice("Variant", *VARIANT_NAMES)
        players = int(choice("Players", *map(str, PLAYER_COUNTS)))
        start = int(choice("Start", *(str(seat) for seat in range(1, players + 1))))
        if "Position" not in tags:
            return Position.new(players, variant, start)
        tag = tags["Position"]
        try:
            position = Position(tag.value)
        except EvoraError as error:
            raise self._fail(f"tag Position: {error}", tag.line) from None
        for name, actual in (
            ("Variant", str(position.variant)),
            ("Players", str(position.players)),
            ("Start", str(position.start)),
        ):
            if tags[name].value != actual:
                raise self._fail(
                    f"tag {name}: expected {actual}, as in Position, got {tags[name].value}",
                    tags[name].line,
                )
        return position

    def _check_early_end(self, tags: dict[str, _Tag], players: int) -> None:
        problem = early_end_problem({name: tag.value for name, tag in tags.items()}, players)
        if problem:
            name, expected = problem
            raise self._fail(f"tag {name}: {expected}", tags[name].line)

    def _check_result(self, tags: dict[str, _Tag], game: Game) -> None:
        result = tags["Result"]
        if result.value != game.result:
            raise self._fail(
                f"tag Result: expected {game.result} from the moves, got {_shown(result.value)}",
                result.line,
            )
        if game.position.is_over and "End" in tags:
            raise self._fail(
                "tag End: expected only in a game that its moves do not end", tags["End"].line
            )


class _Moves:
    """The part of a game after its tags: round numbers, deals, moves and comments."""

    def __init__(self, game: Game, lines: _Lines, source: str) -> None:
        self._game = game
        self._lines = lines
        self._source = source
        self._number_line: int | None = None  # where a round number waits for its deal
        self._round_open = game.start.phase == "deal"

    def read(self) -> None:
        while (line := self._lines.peek()) is not None and not line.text.startswith("["):
            self._lines.take()
            self._read_line(line)
        if self._number_line is not None:
            raise self._fail("expected the round's deal after its number", self._number_line)

    def _read_line(self, line: _Line) -> None:
        at = 0
        while piece := _PIECE.match(line.text, at):
            at = piece.end()
            word = piece[0]
            if word[0] in " \t":
                continue
            if word[0] != "{":
                self._read_word(word, line.number)
            elif word.endswith("}"):
                self._game.comment(word[1:-1])
            else:
                line, at = self._rest_of_comment(word[1:], line)

    def _rest_of_comment(self, text: str, line: _Line) -> tuple[_Line, int]:
        """Reads to the end of a comment; returns the line and column after it."""
        first = line.number
        parts = [text, line.ending]
        while (next_line := self._lines.take()) is not None:
            end = next_line.text.find("}")
            if end >= 0:
                self._game.comment("".join(parts) + next_line.text[:end])
                return next_line, end + 1
            parts += (next_line.text, next_line.ending)
        raise self._fail("the record is cut off: expected } at the end of this comment", first)

    def _read_word(self, word: str, line: int) -> None:
        position = self._game.position
        if _ROUND.fullmatch(word):
            self._read_round(word, line)
            return
        if position.is_over:
            raise self._fail(
                f"expected nothing after the end of the game, got {_shown(word)}", line
            )
        if position.phase == "deal" and self._number_line is None:
            raise self._fail(f"expected round number {position.round}., got {_shown(word)}", line)
        if not self._round_open:
            raise self._fail(
                f"expected round number {position.round}. first, got {_shown(word)}", line
            )
        if position.phase == "deal" and not word.startswith("="):
            raise self._fail(
                f"expected the deal of round {position.round}, got {_shown(word)}", line
            )
        try:
            self._game.play(word)
        except EvoraError as error:
            where = f"round {position.round}, move {self._game.plies + 1}"
            raise self._fail(f"{where}: {error}", line) from None
        self._number_line = None

    def _read_round(self, word: str, line: int) -> None:
        position = self._game.position
        expected = f"{position.round}."
        at_deal = position.phase == "deal" and self._number_line is None
        if position.is_over or not (at_deal or not self._round_open):
            raise self._fail(
                f"expected a round number only before its deal, got {_shown(word)}", line
            )
        if word != expected:
            raise self._fail(f"expected round number {expected}, got {_shown(word)}", line)
        self._number_line = line if at_deal else None
        self._round_open = True

    def _fail(self, message: str, line: int) -> InvalidRecordError:
        return InvalidRecordError(message, line, self._source)
