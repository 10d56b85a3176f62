"""JSON objects, one per line: splits a stream into lines, and reads each strictly."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from typing import NoReturn

from evora.engine_protocol.errors import ProtocolError, quote

MAX_LINE = 64 * 1024
_CHUNK = 64 * 1024


class LineSplitter:
    """Splits a stream into lines, and never holds more than one line of MAX_LINE bytes.

    Lines come without their ends. None stands for one that is too long: it comes as soon as that
    is known, and the rest of the line is dropped.
    """

    def __init__(self) -> None:
        self._kept = bytearray()
        self._dropping = False

    def feed(self, chunk: bytes) -> list[bytes | None]:
        """The lines that `chunk` completes."""
        lines: list[bytes | None] = []
        *ended, rest = chunk.split(b"\n")
        for piece in ended:
            self._add(piece, lines)
            if not self._dropping:
                lines.append(bytes(self._kept))
            self._kept.clear()
            self._dropping = False
        self._add(rest, lines)
        return lines

    def finish(self) -> bytes | None:
        """At the end of the stream: a last line without an end, or None."""
        return bytes(self._kept) or None

    def _add(self, piece: bytes, lines: list[bytes | None]) -> None:
        if self._dropping:
            return
        if len(self._kept) + len(piece) > MAX_LINE:
            self._kept.clear()
            self._dropping = True
            lines.append(None)
        else:
            self._kept += piece


def read_standard_input(size: int) -> bytes:
    """At most so many bytes of standard input as soon as there are any; b"" at its end."""
    return os.read(0, size)


def read_lines(read: Callable[[int], bytes] = read_standard_input) -> Iterator[bytes | None]:
    """The lines of a stream until its end; None stands for one that is too long.

    `read` gives at most that many bytes as soon as there are any, and b"" at the end: for a
    buffered file that is `file.read1`.
    """
    splitter = LineSplitter()
    while chunk := read(_CHUNK):
        yield from splitter.feed(chunk)
    if last := splitter.finish():
        yield last


def parse_object(line: bytes | None) -> dict[str, object]:
    """The JSON object that a line holds; anything else is a `bad_json` error.

    More strictly than usual: no key twice, no NaN or Infinity, no half characters.
    """
    if line is None:
        raise _bad_json(f"expected a line of at most {MAX_LINE} bytes, got a longer one")
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _bad_json(f"expected UTF-8, got other bytes at byte {error.start + 1}") from None
    try:
        value = json.loads(
            text, object_pairs_hook=_without_doubles, parse_constant=_refuse_constant
        )
    except ProtocolError:
        raise
    except RecursionError:
        raise _bad_json("expected a JSON object, got one that is nested too deeply") from None
    except ValueError as error:  # not JSON, or a number of thousands of digits
        raise _bad_json(f"expected a JSON object in one line, got {quote(text)}: {error}") from None
    if not isinstance(value, dict):
        raise _bad_json(f"expected a JSON object, got {quote(value)}")
    if "\\u" in text and _has_half_character(value):
        raise _bad_json("expected whole characters, got half of a surrogate pair")
    return value


def dump_object(value: dict[str, object]) -> bytes:
    """An object as one line, its end included; in ASCII, which every reader can decode."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"


def _bad_json(message: str) -> ProtocolError:
    return ProtocolError("bad_json", None, message)


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value = dict(pairs)
    if len(value) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise _bad_json(f"expected every key once, got {quote(twice)} twice")
    return value


def _refuse_constant(name: str) -> NoReturn:
    raise _bad_json(f"expected JSON, got {name}")


def _has_half_character(value: object) -> bool:
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        return True
    return False
