"""The figures of `calibration` as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lab.strength.figures import Mean, share_text, table

_TITLES = {"deal": "Before the deal", "first move": "At the first move of the round"}


def show(settings: dict[str, Any], settings_figures: Sequence[dict[str, Any]]) -> None:
    print(f"{settings['engine']} against itself, {settings['limit']} per move")
    for setting in settings_figures:
        print(f"\n# {setting['setting']}, {setting['games']} games")
        for when, title in _TITLES.items():
            figures = setting[when]
            print(f"\n{title}\n")
            print(_errors(figures["rounds"]))
            print(f"\n{title}: % of the win, all rounds\n")
            print(_reliability(figures["reliability"]))
            print(f"\n{title}: observed less predicted in %, and how many, by round\n")
            print(_by_round(figures["reliability by round"]))


def _errors(rows: Sequence[dict[str, Any]]) -> str:
    heads = ["round", "positions", "Brier score", "of equal shares", "log-loss", "of equal shares"]
    heads += ["sureness", "points too many", "rms of points"]
    return table(
        heads,
        [
            [
                row["round"],
                str(row["positions"]),
                Mean(**row["brier"]).text(4),
                Mean(**row["brier of equal"]).text(4),
                Mean(**row["log loss"]).text(4),
                Mean(**row["log loss of equal"]).text(4),
                "-" if row["sureness"] is None else f"{row['sureness']:.2f}",
                Mean(**row["points too many"]).text(2),
                f"{row['points rms']:.2f}",
            ]
            for row in rows
        ],
    )


def _range(row: dict[str, Any]) -> str:
    return f"{100 * row['low']:.0f} to {100 * row['high']:.0f}"


def _reliability(bins: Sequence[dict[str, Any]]) -> str:
    return table(
        ["predicted", "mean", "observed", "seats"],
        [
            [
                _range(row),
                f"{100 * row['predicted']:.1f}",
                share_text(row["observed"]["value"], row["games"], row["observed"]["spread"]),
                str(row["seats"]),
            ]
            for row in bins
        ],
    )


def _by_round(rounds: Sequence[dict[str, Any]]) -> str:
    cells = {
        (row["round"], _range(bin_)): f"{Mean(**bin_['off']).text(1, 100)} ({bin_['seats']})"
        for row in rounds
        for bin_ in row["bins"]
    }
    ranges = [_range(bin_) for bin_ in rounds[-1]["bins"]]  # of all rounds
    numbers = [row["round"] for row in rounds]
    lines = [[each, *(cells.get((number, each), "-") for number in numbers)] for each in ranges]
    return table(["predicted", *numbers], lines)
