"""What makes examples for a language: names, numbers, dates, and texts inside of others."""

from __future__ import annotations

import datetime
from collections.abc import Callable

from babel.dates import format_date, format_time, format_timedelta

from evora.server.common.settings import options
from evora.texts import decimal, duration, listed, text
from tools.texts.libraries import locale

Value = str | int

_DAY = datetime.datetime(2026, 3, 1, 9, 5)


def names(language: str, _: str) -> list[str]:
    engine = text("level-club", language)
    return ["Eva", "Björn", "Maximiliana von Lindberg", f"{engine} 2"]


def lists_of_names(language: str, _: str) -> list[str]:
    every = names(language, _)
    return [listed(every[:count], language=language) for count in (1, 2, 3)]


def decimals(*numbers: float) -> Callable[[str, str], list[str]]:
    return lambda language, _: [decimal(number, ".1f", language) for number in numbers]


def texts(*keys: str) -> Callable[[str, str], list[str]]:
    return lambda language, _: [text(key, language) for key in keys]


def colours(language: str, _: str) -> list[str]:
    return [text(f"colour-{letter}", language) for letter in "BYRKW"]


def lines(language: str, _: str) -> list[str]:
    """A line of a board with its tiles, as a screen reader names it."""
    return [
        text("line-empty", language, line=3),
        text("line-holds", language, line=3, count=2, colour="K"),
        text("floor-holds", language, count=2, cost=2),
    ]


def effects(language: str, _: str) -> list[str]:
    return [
        text("preview-completes", language, points=5, falls=1, cost=2, marker="yes"),
        text("preview-fills", language, count=2, line=4, colour="B", cost=0, marker="no"),
    ]


def tiles(language: str, _: str) -> list[str]:
    parts = [
        text("tiles-of", language, count=count, colour=colour)
        for count, colour in ((2, "B"), (1, "R"), (5, "W"))
    ]
    return [parts[0], listed([*parts, text("tiles-marker", language)], language=language)]


def wall_cells(language: str, _: str) -> list[str]:
    cells = [text("wall-cell", language, tile=tile) for tile in ("B", "none", "R", "none", "W")]
    return [listed(cells, language=language)]


def rows_of_names(language: str, _: str) -> list[str]:
    rows = [
        text("draw-row-of", language, row=row, name=name)
        for row, name in enumerate(names(language, _)[:2], start=1)
    ]
    return [rows[0], ", ".join(rows)]


def scores_of_names(language: str, _: str) -> list[str]:
    parts = [
        text("card-score", language, name=name, points=points)
        for name, points in zip(names(language, _), (0, 101), strict=False)
    ]
    return [", ".join(parts)]


def puzzle_scores(language: str, _: str) -> list[str]:
    parts = [
        text("puzzle-score", language, name=text(key, language), score=score)
        for key, score in (("lesson-you", 43), ("lesson-opponent", 0))
    ]
    return [listed(parts, language=language)]


def days(language: str, _: str) -> list[str]:
    return [format_date(_DAY, "medium", locale(language))]


def times(language: str, _: str) -> list[str]:
    return [format_time(_DAY, "short", locale=locale(language))]


def durations(language: str, _: str) -> list[str]:
    return [duration(seconds, language) for seconds in (5, 65, 3605)]


def since(language: str, _: str) -> list[str]:
    return [
        format_timedelta(
            -datetime.timedelta(minutes=minutes), add_direction=True, locale=locale(language)
        )
        for minutes in (1, 5, 2880)
    ]


def default(_: str, key: str) -> list[Value]:
    """What the option has."""
    found = {option.key: str(option.default) for option in options()}
    return [found[key]] if key in found else [4]


def mistakes(language: str, _: str) -> list[str]:
    values = {name: decimal(12.5, ".1f", language) for name in ("before", "after", "cost")}
    return [
        text(
            "analyse-biggest-line",
            language,
            **values,
            **{"number": 21, "round": 2, "seat": 1, "played": "3R2", "best": "0B0"},
            points=decimal(2.5, ".1f", language),
        )
    ]


def picks(language: str, _: str) -> list[str]:
    return [
        text("table-pick", language, count=count, colour=colour, source=source)
        for count, colour, source in ((1, "B", 0), (3, "K", 5))
    ]


def practice_hints(language: str, key: str) -> list[str]:
    return [*picks(language, key), text("wall-choice", language, column=4, points=3)]


def moves(language: str, _: str) -> list[str]:
    return [
        text("review-take", language, count=2, letter="K", source=3, line=0),
        text("review-tile", language, line=2, column=4),
    ]


def reasons(language: str, _: str) -> list[str]:
    return [
        text("reason-points", language, line=3, points=5, instead=2),
        text("reason-goes_on", language),
    ]
