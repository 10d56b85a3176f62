"""A table of words and numbers, with a bar for a share and how sure it is: standings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from evora.pictures.art import Theme
from evora.pictures.canvas import Canvas, width_of

_MARGIN, _SIZE, _ROW, _GAP, _BAR = 18.0, 15.0, 28.0, 22.0, 190.0
_MAX_CELL = 240.0


@dataclass(frozen=True)
class Bar:
    """A share from 0 to 1, and between which shares it is likely to be."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Grid:
    """`left`: columns that are words; `bars`: by row, beside the table; `par`: marked on them."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    left: Collection[int] = ()
    bars: Sequence[Bar | None] = ()
    par: float | None = None


def grid_svg(grid: Grid, *, theme: Theme = "light") -> str:
    widths = [
        min(_MAX_CELL, max(width_of(row[at]) for row in (grid.heads, *grid.rows)) * _SIZE)
        for at in range(len(grid.heads))
    ]
    bars = _BAR + _GAP if grid.bars else 0.0
    width = 2 * _MARGIN + sum(widths) + _GAP * (len(widths) - 1) + bars
    height = 2 * _MARGIN + _ROW * (len(grid.rows) + 2)
    canvas = Canvas(theme)
    canvas.rect(0, 0, width, height, fill="ground")
    canvas.text(_MARGIN, _MARGIN + 14, grid.title, 18, bold=True, room=width - 2 * _MARGIN)
    top = _MARGIN + _ROW
    for number, row in enumerate((grid.heads, *grid.rows)):
        base = top + number * _ROW
        if number:
            canvas.line([(_MARGIN, base), (width - _MARGIN, base)], stroke="line")
        left = _MARGIN
        for at, words in enumerate(row):
            right = at not in grid.left
            canvas.text(
                left + widths[at] if right else left,
                base + 19,
                words,
                _SIZE,
                fill="ink" if number else "ink-soft",
                anchor="end" if right else "start",
                bold=number > 0 and at in grid.left,
                room=widths[at] + 1,
            )
            left += widths[at] + _GAP
        bar = grid.bars[number - 1] if number and grid.bars else None
        if bar is not None:
            _bar(canvas, left, base + 6, bar, grid.par)
    return canvas.svg(width, height, grid.title)


def _bar(canvas: Canvas, x: float, y: float, bar: Bar, par: float | None) -> None:
    height = _ROW - 12
    canvas.rect(x, y, _BAR, height, radius=3, fill="surface-sunk")
    canvas.rect(x, y, _BAR * bar.share, height, radius=3, fill="accent")
    low, high, middle = x + _BAR * bar.low, x + _BAR * bar.high, y + height / 2
    canvas.line([(low, middle), (high, middle)], stroke="glow", width=3)
    if par is not None:
        canvas.line([(x + _BAR * par, y - 2), (x + _BAR * par, y + height + 2)], stroke="ink")
