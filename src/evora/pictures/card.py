"""The card that messengers and social networks show for an address: 1200 by 630."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from evora._core import Position
from evora.pictures.art import Theme
from evora.pictures.canvas import Canvas
from evora.pictures.layout import Box, TableLook, draw_table

CARD_SIZE = (1200, 630)
_MARGIN = 36.0
_HEAD = 92.0


def card_svg(
    position: Position | None,
    *,
    title: str,
    theme: Theme = "light",
    names: Sequence[str | None] = (),
    winners: Collection[int] = (),
) -> str:
    """A position under a line of words and our name; without a position only those."""
    width, height = CARD_SIZE
    canvas = Canvas(theme)
    canvas.rect(0, 0, width, height, fill="ground")
    if position is None:
        canvas.use("wordmark", width / 2 - 230, 150, 460, ink=canvas.colour("ink"))
        canvas.text(width / 2, 430, title, 48, anchor="middle", room=width - 2 * _MARGIN)
        _tiles(canvas, width / 2, 500)
        return canvas.svg(width, height, title)
    mark = 150.0
    canvas.use("wordmark", width - _MARGIN - mark, 26, mark, ink=canvas.colour("ink"))
    room = width - 2 * _MARGIN - mark - 24
    canvas.text(_MARGIN + 4, 66, title, 40, bold=True, room=room)
    box = Box(_MARGIN, _HEAD, width - 2 * _MARGIN, height - _HEAD - _MARGIN + 8)
    draw_table(canvas, box, position, TableLook(None, names, winners))
    return canvas.svg(width, height, title)


def _tiles(canvas: Canvas, middle: float, y: float) -> None:
    for place, colour in enumerate("BYRKW"):
        canvas.use(f"tile-{colour}", middle + (place - 2.5) * 76 + 4, y, 68)
