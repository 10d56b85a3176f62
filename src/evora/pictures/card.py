"""The card that messengers and social networks show for an address: 1200 by 630."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True)
class ResultWords:
    """What the card of a result says, and a tile for every round."""

    title: str
    lead: str
    scores: str
    place: str
    tiles: str


def result_card_svg(words: ResultWords, *, theme: Theme = "light") -> str:
    """A result that gives nothing of the game away: the lead in large, and a tile per round."""
    width, height = CARD_SIZE
    middle = width / 2
    canvas = Canvas(theme)
    canvas.rect(0, 0, width, height, fill="ground")
    canvas.use("wordmark", width - _MARGIN - 150, 26, 150, ink=canvas.colour("ink"))
    canvas.text(_MARGIN + 4, 66, words.title, 40, bold=True, room=width - 2 * _MARGIN - 174)
    canvas.text(middle, 290, words.lead, 150, bold=True, anchor="middle", room=width - 200)
    canvas.text(middle, 368, words.scores, 52, anchor="middle", room=width - 2 * _MARGIN)
    canvas.text(middle, 432, words.place, 40, anchor="middle", room=width - 2 * _MARGIN)
    step = min(92.0, (width - 2 * _MARGIN) / max(1, len(words.tiles)))
    left = middle - step * len(words.tiles) / 2
    for number, colour in enumerate(words.tiles):
        canvas.use(f"tile-{colour}", left + number * step + 4, 486, step - 8)
    return canvas.svg(width, height, words.title)


def _tiles(canvas: Canvas, middle: float, y: float) -> None:
    for place, colour in enumerate("BYRKW"):
        canvas.use(f"tile-{colour}", middle + (place - 2.5) * 76 + 4, y, 68)
