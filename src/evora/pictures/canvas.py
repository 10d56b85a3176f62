"""A sheet that drawings, shapes and letters are put on, and that becomes SVG."""

from __future__ import annotations

import unicodedata
import zlib
from collections.abc import Sequence
from typing import Literal
from xml.sax.saxutils import escape, quoteattr

from evora.pictures.art import Theme, colour, font, symbols

Anchor = Literal["start", "middle", "end"]

# How wide a letter is, in parts of the size of the font: on the safe side for a humanist sans.
_NARROW, _USUAL, _WIDE = 0.3, 0.56, 1.0
_NARROW_LETTERS = frozenset("fijlrtI.,:;'|!()[] ")


class Canvas:
    """Elements are added from back to front. All sizes are numbers of the picture's own units."""

    def __init__(self, theme: Theme) -> None:
        self.theme: Theme = theme
        self._elements: list[str] = []
        self._used: dict[str, str] = {}

    def colour(self, token: str) -> str:
        return colour(self.theme, token)

    # --- Adding

    def rect(  # noqa: PLR0913  (the attributes of a rectangle)
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        radius: float = 0.0,
        fill: str = "none",
        stroke: str | None = None,
        stroke_width: float = 1.0,
        dashed: bool = False,
    ) -> None:
        """`fill` and `stroke`: tokens."""
        dash = f' stroke-dasharray="{_n(4 * stroke_width)}"' if dashed else ""
        self._elements.append(
            f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'
            f' rx="{_n(radius)}" {self._paint(fill, stroke, stroke_width)}{dash}/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, *, about: str = "") -> None:
        """`about`: what is said to who points at it."""
        circle = f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" {self._paint(fill, None, 0)}'
        words = f"><title>{escape(printable(about))}</title></circle>" if about else "/>"
        self._elements.append(circle + words)

    def line(
        self,
        points: Sequence[tuple[float, float]],
        *,
        stroke: str,
        width: float = 1.0,
        dashes: str = "",
    ) -> None:
        """Through these points. `dashes`: lengths of strokes and gaps, as SVG lists them."""
        path = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
        more = f' stroke-dasharray="{dashes}"' if dashes else ""
        self._elements.append(
            f'<polyline points="{path}" fill="none" stroke="{self.colour(stroke)}"'
            f' stroke-width="{_n(width)}" stroke-linejoin="round"{more}/>'
        )

    def path(self, d: str, fill: str) -> None:
        self._elements.append(f'<path d="{d}" {self._paint(fill, None, 0)}/>')

    def use(  # noqa: PLR0913  (what a use of a drawing consists of)
        self,
        symbol: str,
        x: float,
        y: float,
        width: float,
        *,
        ink: str | None = None,
        turned: int = 0,
        opacity: float = 1.0,
    ) -> None:
        """Puts a drawing of `art.svg` there. `ink`: the colour of what has none of its own."""
        drawing = symbols()[symbol]
        height = width * drawing.height / drawing.width
        self._used.setdefault(symbol, drawing.painted(self.theme))
        more = f' color="{ink}"' if ink else ""
        if opacity != 1.0:
            more += f' opacity="{_n(opacity)}"'
        if turned:
            more += f' transform="rotate({turned} {_n(x + width / 2)} {_n(y + height / 2)})"'
        self._elements.append(
            f'<use href="#@{symbol}" x="{_n(x)}" y="{_n(y)}"'
            f' width="{_n(width)}" height="{_n(height)}"{more}/>'
        )

    def text(  # noqa: PLR0913  (the attributes of a text)
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        fill: str = "ink",
        anchor: Anchor = "start",
        bold: bool = False,
        room: float | None = None,
    ) -> None:
        """`y`: the base line; `room`: what is longer ends with an ellipsis."""
        shown = printable(words)
        if room is not None:
            shown = shortened(shown, room / size)
        weight = ' font-weight="700"' if bold else ""
        place = "" if anchor == "start" else f' text-anchor="{anchor}"'
        self._elements.append(
            f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}"{weight}{place}'
            f' fill="{self.colour(fill)}">{escape(shown)}</text>'
        )

    def _paint(self, fill: str, stroke: str | None, width: float) -> str:
        paint = f'fill="{fill if fill == "none" else self.colour(fill)}"'
        if stroke is not None:
            paint += f' stroke="{self.colour(stroke)}" stroke-width="{_n(width)}"'
        return paint

    # --- The whole

    def svg(self, width: float, height: float, title: str) -> str:
        """The picture. `title`: what it shows, for those who do not see it."""
        body = "".join(self._elements)
        # Several pictures may come to stand in one document, and ids are the document's.
        mark = f"e{zlib.crc32((self.theme + body).encode()):08x}-"
        defs = "".join(
            f'<symbol id="{mark}{name}" viewBox="0 0 {symbols()[name].width}'
            f' {symbols()[name].height}">{painted}</symbol>'
            for name, painted in sorted(self._used.items())
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}"'
            f' width="{_n(width)}" height="{_n(height)}" role="img"'
            f" font-family={quoteattr(font())}>"
            f"<title>{escape(printable(title))}</title><defs>{defs}</defs>"
            + body.replace('href="#@', f'href="#{mark}')
            + "</svg>\n"
        )


def printable(words: str) -> str:
    """Without what XML does not allow or what would turn the direction of a line."""
    return "".join(
        " " if letter in "\t\n\r" else letter
        for letter in words
        if letter in "\t\n\r" or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Cn", "Co")
    )


def width_of(words: str) -> float:
    """About how wide a text is, in parts of the size of its font."""
    return sum(map(_width, words))


def _width(letter: str) -> float:
    if unicodedata.category(letter).startswith("M"):
        return 0.0
    if unicodedata.east_asian_width(letter) in ("W", "F"):
        return _WIDE
    if letter in _NARROW_LETTERS:
        return _NARROW
    return _USUAL if letter.islower() or letter.isdigit() else 0.68


def shortened(words: str, room: float) -> str:
    if width_of(words) <= room:
        return words
    while words and width_of(words) + _USUAL > room:
        words = words[:-1]
    return words.rstrip() + "…"


def _n(number: float) -> str:
    """A number as short as it can be written."""
    return f"{number:.2f}".rstrip("0").rstrip(".")
