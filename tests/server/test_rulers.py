"""The levels on the scale of ratings: as they were measured, and as the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from evora.players.levels import DEFAULT_LEVEL
from evora.server.domain.ratings import POOLS
from evora.server.domain.rulers import STEPS, level_places
from evora.server.messages import Pool

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_steps_of_duels_are_those_that_were_measured() -> None:
    """By side; `full`, which plays by the clock, is left out."""
    rows = re.findall(
        r"^\| `(\w+)` against `\w+` \|.*\| \+(\d+) ±",
        (DOCS / "levels.md").read_text(),
        re.MULTILINE,
    )
    steps = [int(step) for stronger, step in rows if stronger != "full"]
    assert steps == [*STEPS["duel"], *STEPS["duel_grey"]]


def test_steps_of_tables_are_those_that_were_measured() -> None:
    """With three players."""
    text = (DOCS / "levels.md").read_text()
    found = [
        int(step)
        for step in re.findall(r"\+(\d+)\s±", text[text.index("With three players, coloured") :])
    ]
    assert tuple(found[:10]) == STEPS["table"]
    grey = [int(step) for step in re.findall(r"\+(\d+)\s±", text[text.index("are with three") :])]
    assert tuple(grey[:10]) == STEPS["table_grey"]


@pytest.mark.parametrize("pool", POOLS)
def test_the_page_has_their_places(pool: Pool) -> None:
    column = POOLS.index(pool)
    rows = re.findall(
        r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$",
        (DOCS / "ratings.md").read_text(),
        re.MULTILINE,
    )
    told = [(level, int(numbers[column])) for level, *numbers in rows]
    places = [(place.level, place.rating) for place in level_places(pool)]
    assert told == places[::-1]
    assert dict(places)[DEFAULT_LEVEL] == 1500
