"""The puzzle of a day, for pages that show it without loading all puzzles."""

from __future__ import annotations

import datetime
from collections.abc import Iterator

import pytest

from evora.puzzles import SETTINGS, daily
from server.serving import Running, serving

PATH = "/api/puzzles/daily"


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def test_it_is_the_one_of_the_puzzle_page(running: Running) -> None:
    for setting in SETTINGS:
        told = running.client().ask("GET", f"{PATH}?date=2026-11-16&setting={setting}")
        puzzle = daily(datetime.date(2026, 11, 16), setting)
        assert (told["id"], told["rating"]) == (puzzle.id, puzzle.rating)
        assert told["position"]["text"] == str(puzzle.position)
        assert told.keys() == {"id", "rating", "position"}  # and not its solution
    for day in ("0001-01-01", "9999-12-31"):
        assert running.client().ask("GET", f"{PATH}?date={day}")["id"].startswith("c2-")


def test_what_is_wrong_is_named(running: Running) -> None:
    for query, field in {
        "": "date",
        "?date=": "date",
        "?date=16.11.2026": "date",
        "?date=2026-02-30": "date",
        "?date=2026-11-16&setting=green-2": "setting",
    }.items():
        answer = running.client().request("GET", PATH + query)
        assert (answer.status_code, answer.json()["field"]) == (422, field), query
