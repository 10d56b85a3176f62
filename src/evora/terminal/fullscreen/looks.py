"""How the pieces of the full screen look, with colours or without."""

from __future__ import annotations

from dataclasses import dataclass

from evora.plaintext.palette import DIM_CODES, MARKER, free_codes, tile_codes

# A shape for every seat, as on the page: no colour is needed to tell players apart.
SEAT_SYMBOLS = "●▲■◆"
# Middle tones, here and below: they are read on dark and on light grounds.
_SEAT_CODES = ("38;5;33", "38;5;172", "38;5;70", "38;5;133")

BOLD = "1"
REVERSED = "7"


@dataclass(frozen=True)
class Looks:
    """Escape codes for every kind of thing. Without colour only bold and reversed are left."""

    colour: bool

    def tile(self, letter: str) -> str:
        return tile_codes(letter) if self.colour else BOLD

    def free(self, letter: str = "") -> str:
        return free_codes(letter) if self.colour else ""

    def ghost(self, letter: str) -> str:
        """Tiles that would come to lie somewhere."""
        return f"{free_codes(letter)};1;3" if self.colour else "4"

    @property
    def dim(self) -> str:
        return DIM_CODES if self.colour else ""

    @property
    def gain(self) -> str:
        return "1;38;5;35" if self.colour else BOLD

    @property
    def loss(self) -> str:
        return "38;5;167" if self.colour else ""

    @property
    def warning(self) -> str:
        return "1;38;5;172" if self.colour else BOLD

    @property
    def key(self) -> str:
        return "1;38;5;32" if self.colour else f"{BOLD};{REVERSED}"

    @property
    def start(self) -> str:
        """The start marker beside a name, where there is no room for a word."""
        return tile_codes(MARKER) if self.colour else f"{BOLD};{REVERSED}"

    def seat(self, seat: int) -> str:
        return f"1;{_SEAT_CODES[seat - 1]}" if self.colour else BOLD


def cell(letter: str, width: int, *, mark: str = "") -> str:
    """A letter in a cell of 1 to 3 columns; `mark` is a pair of brackets around it."""
    left, right = (mark[0], mark[1]) if mark else (" ", " ")
    if width == 1:
        return letter
    return f"{left}{letter}{right}" if width == 3 else f"{letter}{right}"
