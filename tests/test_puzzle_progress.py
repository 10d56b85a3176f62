"""How somebody does with puzzles: the page's numbers, and the file that they are kept in.

tests/data/puzzles.json is read by the tests of the page as well, web/src/puzzles/*.test.ts.
"""

from __future__ import annotations

import dataclasses
import datetime
import json
import random
from pathlib import Path
from typing import Any

import pytest

from evora.errors import EvoraError
from evora.puzzles import Progress, Puzzle, Try, counted, daily, day_of, fitting, puzzles
from evora.puzzles.progress import load_progress, progress_path, save_progress
from evora.puzzles.rating import rated

SHARED: dict[str, Any] = json.loads((Path(__file__).parent / "data" / "puzzles.json").read_text())


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("EVORA_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def a_puzzle(puzzle_id: str, rating: int) -> Puzzle:
    return dataclasses.replace(puzzles()[0], id=puzzle_id, rating=rating)


# --- As in the page


def test_ratings_are_those_of_the_page() -> None:
    for rating, deviation, puzzle, solved, *after in SHARED["ratings"]:
        assert list(rated(rating, deviation, puzzle, solved)) == after


def test_tries_count_as_in_the_page() -> None:
    progress = Progress()
    for puzzle_id, rating, solved, day, after in SHARED["tries"]:
        progress = progress.noted(a_puzzle(puzzle_id, rating), solved, day)
        values = dataclasses.asdict(progress)
        assert {name: values[name] for name in after} == after
        assert set(values) - set(after) == {"day", "days", "done", "solved_days"}


def test_tries_of_two_devices_join_as_in_the_page() -> None:
    for start, tries, today, after in SHARED["joined"]:
        for order in (tries, tries[::-1], [*tries, *tries]):
            progress = counted(Progress(**start), [Try(**each) for each in order])
            values = {**dataclasses.asdict(progress), "days": progress.days_in_row(today)}
            assert {name: values[name] for name in after} == after


def test_a_day_has_the_same_puzzle_as_in_the_page() -> None:
    for date, setting, puzzle_id in SHARED["daily"]:
        assert daily(datetime.date.fromisoformat(date), setting).id == puzzle_id
    assert day_of(datetime.date(2026, 11, 16)) == 319


# --- Days and what comes next


def test_one_missed_day_of_a_month_is_forgiven() -> None:
    for days, today, count, forgiven in SHARED["rows"]:
        row = Progress(solved_days=frozenset(days)).row(today)
        assert (row.days, [day_of(day) for day in row.forgiven]) == (count, forgiven)


def test_days_of_a_file_that_has_only_their_number() -> None:
    progress = Progress(day=10, days=4)
    assert [progress.days_in_row(today) for today in (10, 11, 12, 13)] == [4, 4, 4, 0]
    assert Progress().days_in_row(0) == 0
    later = progress.after("a", 1000, True, 12)
    assert (later.days_in_row(12), later.day, later.days) == (5, 12, 1)


def test_the_next_puzzle_fits_is_near_the_rating_and_was_not_tried() -> None:
    fit = fitting("grey-2", theme="deny", band="medium")
    assert fit
    assert all("deny" in each.themes and each.band == "medium" for each in fit)
    assert len(fitting("grey-2")) == len(puzzles("grey-2"))
    shelved = puzzles("grey-2")
    progress = Progress(rating=1500)
    near = sorted(abs(each.rating - 1500) for each in shelved)[11]
    for seed in range(20):
        chosen = progress.next_of(shelved, random.Random(seed))
        assert chosen is not None and abs(chosen.rating - 1500) <= near
        progress = dataclasses.replace(progress, done=frozenset({chosen.id}))
        again = progress.next_of(shelved, random.Random(seed))
        assert again is not None and again.id != chosen.id
    everything = Progress(done=frozenset(each.id for each in shelved))
    assert everything.next_of(shelved, random.Random(1)) is None


# --- The file


def test_it_is_kept_in_the_data_folder(data: Path) -> None:
    assert load_progress() == Progress()
    assert not data.exists()  # looking makes nothing
    progress = Progress().noted(a_puzzle("a", 1200), True, 5).noted(a_puzzle("b", 900), False)
    save_progress(progress)
    assert progress_path() == data / "puzzles.json"
    assert load_progress() == progress
    later = progress.noted(a_puzzle("c", 1000), True)
    save_progress(later)
    assert load_progress() == later


@pytest.mark.parametrize(
    "wrong",
    ["", "{", "[]", '{"format": 2}', '{"format": 1, "done": [], "x": 1}', "\xff"]
    + [
        json.dumps({"format": 1, "done": [], **values})
        for values in (
            {"rating": "x"},
            {"rating": None},
            {"tries": True},
            {"done": [1]},
            {"solved_days": ["1"]},
        )
    ],
)
def test_a_damaged_file_is_named_and_stays(data: Path, wrong: str) -> None:
    data.mkdir()
    progress_path().write_text(wrong, "latin-1")
    with pytest.raises(EvoraError, match=f"{progress_path()}: expected the progress"):
        load_progress()
    assert progress_path().read_text("latin-1") == wrong
    progress_path().unlink()
    progress_path().mkdir()
    with pytest.raises(EvoraError, match=f"{progress_path()}: Is a directory"):
        load_progress()


def test_a_folder_that_cannot_be_written_is_named(data: Path) -> None:
    data.write_text("a file")
    with pytest.raises(EvoraError, match=r"puzzles\.json: "):
        save_progress(Progress())
