"""How single tiles and marks look, with colours or as plain ASCII."""

from __future__ import annotations

import re
from dataclasses import dataclass

MARKER = "1"
CELL = 3  # columns that a tile takes

_RESET = "\x1b[0m"
_TILES = {  # foreground, background
    "B": (231, 25),
    "Y": (16, 220),
    "R": (231, 160),
    "K": (231, 237),
    "W": (23, 195),
    MARKER: (16, 183),
}
_FAINT = {"B": 67, "Y": 137, "R": 131, "K": 243, "W": 73}
_GREY = 245
DIM_CODES = f"38;5;{_GREY}"

_ANSI = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Palette:
    """Every piece of a drawing that depends on whether colours are used."""

    colour: bool

    def tile(self, letter: str) -> str:
        """A tile or the start marker: its letter, on its colour."""
        return self._paint(f" {letter} ", tile_codes(letter))

    def free(self, letter: str = ".") -> str:
        """A free space; on the coloured wall with the letter that belongs there."""
        return self._paint(f" {letter.lower()} ", free_codes(letter))

    def dim(self, words: str) -> str:
        return self._paint(words, DIM_CODES)

    def bold(self, words: str) -> str:
        return self._paint(words, "1")

    @property
    def rule(self) -> str:
        return "─" if self.colour else "-"

    @property
    def bar(self) -> str:
        return "│" if self.colour else "|"

    @property
    def arrow(self) -> str:
        return "▸" if self.colour else ">"

    def _paint(self, words: str, codes: str) -> str:
        return f"\x1b[{codes}m{words}{_RESET}" if self.colour and words else words


def tile_codes(letter: str) -> str:
    """The escape codes of a tile or the start marker."""
    front, back = _TILES[letter]
    return f"1;38;5;{front};48;5;{back}"


def free_codes(letter: str) -> str:
    """The escape codes of a free space for a colour, or for any."""
    return f"38;5;{_FAINT.get(letter, _GREY)}"


def visible_width(line: str) -> int:
    """The terminal columns that a line takes: colour codes none, wide letters two."""
    shown = _ANSI.sub("", line)
    if shown.isascii():
        return len(shown)
    # Imported here and below: ASCII, which most output is, does not need it.
    from wcwidth import width  # noqa: PLC0415

    return width(shown)


def pad(line: str, width: int) -> str:
    """The line, filled with spaces up to a visible width."""
    return line + " " * (width - visible_width(line))


def pad_left(line: str, width: int) -> str:
    return " " * (width - visible_width(line)) + line


def printable(words: str) -> str:
    """Without what could repaint the screen."""
    return "".join(letter if letter.isprintable() else "?" for letter in words)


def shorten(words: str, width: int) -> str:
    """Plain words, cut to a visible width; two dots say that something is missing."""
    if visible_width(words) <= width:
        return words
    from wcwidth import clip  # noqa: PLC0415

    return clip(words, 0, width - 2).rstrip() + ".."


def wrap(words: str, width: int, indent: int = 0) -> list[str]:
    """Plain words in lines of a margin and at most `width` columns, all but the first indented.

    A word that is longer, such as the name of a file, stays whole: it may be copied."""
    from wcwidth import wrap as wrap_words  # noqa: PLC0415

    return wrap_words(
        words,
        width,
        initial_indent=" ",
        subsequent_indent=" " * (1 + indent),
        break_long_words=False,
        break_on_hyphens=False,
    )
