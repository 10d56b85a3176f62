"""Shares over the course of a game as lines: who was how likely to win, and when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from evora.pictures.art import Theme
from evora.pictures.canvas import Canvas

_WIDTH, _HEIGHT = 960.0, 360.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 62.0, 150.0, 46.0, 40.0
# By seat: a colour and dashes, so that nobody needs to see colours to tell lines apart.
_STYLES = (("accent", ""), ("danger", "9 4"), ("glow", "2 3"), ("tile-turquoise", "12 3 2 3"))
_LABEL, _LABEL_GAP = 15.0, 19.0


@dataclass(frozen=True)
class Line:
    """The shares of one seat, 0 to 1, in the order of the game."""

    name: str
    shares: Sequence[float]


@dataclass(frozen=True)
class Mark:
    """A point of a line to point out, such as a mistake; `about` is said to who points at it."""

    line: int
    at: int
    about: str = ""


@dataclass(frozen=True)
class Chart:
    """`rounds`: where each round begins, and how it is called; `percent`: says 0.5 as text."""

    title: str
    lines: Sequence[Line]
    rounds: Sequence[tuple[int, str]] = ()
    marks: Sequence[Mark] = ()
    ticks: Sequence[tuple[float, str]] = ((0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %"))


def chart_svg(chart: Chart, *, theme: Theme = "light") -> str:
    """The lines with their names at the right."""
    canvas = Canvas(theme)
    canvas.rect(0, 0, _WIDTH, _HEIGHT, fill="ground")
    canvas.text(_LEFT, 29, chart.title, 18, bold=True, room=_WIDTH - _LEFT - 20)
    canvas.rect(
        _LEFT,
        _TOP,
        _WIDTH - _LEFT - _RIGHT,
        _HEIGHT - _TOP - _BOTTOM,
        fill="surface",
        stroke="line",
    )
    _axes(canvas, chart)
    for number, line in enumerate(chart.lines):
        stroke, dashes = _STYLES[number]
        points = [(_x(chart, at), _y(share)) for at, share in enumerate(line.shares)]
        canvas.line(points, stroke=stroke, width=2.5, dashes=dashes)
    for mark in chart.marks:
        share = chart.lines[mark.line].shares[mark.at]
        x, y = _x(chart, mark.at), _y(share)
        canvas.circle(x, y, 5, _STYLES[mark.line][0], about=mark.about)
    _labels(canvas, chart)
    return canvas.svg(_WIDTH, _HEIGHT, chart.title)


def _axes(canvas: Canvas, chart: Chart) -> None:
    for share, words in chart.ticks:
        y = _y(share)
        canvas.line([(_LEFT, y), (_WIDTH - _RIGHT, y)], stroke="line")
        canvas.text(_LEFT - 8, y + 5, words, 14, fill="ink-soft", anchor="end")
    for at, words in chart.rounds:
        x = _x(chart, at)
        canvas.line([(x, _TOP), (x, _HEIGHT - _BOTTOM)], stroke="line-strong", dashes="3 4")
        canvas.text(x + 5, _HEIGHT - _BOTTOM + 20, words, 14, fill="ink-soft")


def _labels(canvas: Canvas, chart: Chart) -> None:
    """The names at the ends of the lines, apart from each other."""
    ends = sorted((_y(line.shares[-1]), number) for number, line in enumerate(chart.lines))
    below, places = _TOP - _LABEL_GAP, []
    for y, number in ends:
        below = max(y + 5, below + _LABEL_GAP)
        places.append((below, number))
    over = max(0.0, below - (_HEIGHT - _BOTTOM + 6))
    x = _WIDTH - _RIGHT + 10
    for place, number in places:
        stroke, dashes = _STYLES[number]
        base = place - over
        canvas.line([(x, base - 5), (x + 22, base - 5)], stroke=stroke, width=2.5, dashes=dashes)
        canvas.text(x + 28, base, chart.lines[number].name, _LABEL, room=_RIGHT - 44)


def _x(chart: Chart, at: int) -> float:
    steps = max(1, max(len(line.shares) for line in chart.lines) - 1)
    return _LEFT + (_WIDTH - _LEFT - _RIGHT) * at / steps


def _y(share: float) -> float:
    return _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * share
