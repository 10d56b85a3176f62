"""The puzzles of the package: their files, and what the engine says about them."""

from __future__ import annotations

import datetime
import os
from pathlib import Path

import pytest

from evora import EvoraError, Move, Position
from evora.puzzles import BANDS, SETTINGS, THEMES, Puzzle, band_of, daily, find, puzzles
from evora.puzzles.puzzle import id_of
from evora.puzzles.puzzle_files import file_text
from lab.puzzles.check import confirmed
from lab.puzzles.judge import SETTINGS as MADE
from lab.puzzles.maker import explained

ROOT = Path(__file__).parents[1]
DATA = ROOT / "src" / "evora" / "puzzles" / "data"
SOAK = bool(os.environ.get("EVORA_SOAK"))
# How many are searched again by every run of the tests: a solved round costs little, a tree more.
SAMPLES = {"coloured-2": 40, "grey-2": 8}
# Their themes are those of an older version; they stay, because days count all puzzles.
UNTOLD = ("c2-3q4bm3", "c2-xp5xbr", "c3-rn9w6f", "g2-sjcf7f", "g3-76dv9m", "g3-br825s")


def end_of(puzzle: Puzzle, line: tuple[Move, ...]) -> Position:
    position = puzzle.position
    for move in line:
        position = position.play(move)
    assert position.phase in ("deal", "over"), f"the line ends too early: {position}"
    return position


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_puzzle_holds_together(setting: str) -> None:
    margin = {each.name: each.margin for each in MADE}[setting]
    for puzzle in puzzles(setting):
        position = puzzle.position
        assert puzzle.id == id_of(position)
        assert f"{position.variant}-{position.players}" == setting
        assert position.phase == "offer"
        best = puzzle.solutions[0]
        same = {move for move in position.legal_moves if position.are_equivalent(move, best)}
        assert set(puzzle.solutions) == same
        assert puzzle.other in set(position.legal_moves) - same
        assert puzzle.line[0] == best
        assert puzzle.other_line[0] == puzzle.other
        assert puzzle.win - puzzle.other_win >= margin - 0.001  # rounded
        assert puzzle.themes
        assert set(puzzle.themes) <= set(THEMES)


@pytest.mark.parametrize("setting", SETTINGS)
def test_lines_lead_to_what_is_told_of_them(setting: str) -> None:
    """Scores, reasons and themes follow from the two lines, to the end of the round."""
    for puzzle in puzzles(setting):
        assert tuple(end_of(puzzle, puzzle.line).scores) == puzzle.scores
        assert tuple(end_of(puzzle, puzzle.other_line).scores) == puzzle.other_scores
        told = explained(puzzle)
        assert told.reasons == puzzle.reasons
        assert (puzzle.id in UNTOLD) == (not told.themes)
        assert puzzle.id in UNTOLD or told == puzzle


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_file_is_what_the_maker_writes(setting: str) -> None:
    shelved = puzzles(setting)
    text = (DATA / f"{setting}.json").read_text()
    assert text == file_text(list(shelved), setting)
    assert len({puzzle.id for puzzle in shelved}) == len(shelved)


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_deeper_search_confirms(setting: str) -> None:
    shelved = puzzles(setting)
    chosen = shelved if SOAK else shelved[: SAMPLES.get(setting, 3)]
    wrong = [puzzle.id for puzzle in chosen if not confirmed(puzzle)]
    assert not wrong


@pytest.mark.parametrize("setting", SETTINGS)
def test_there_are_many_of_every_kind(setting: str) -> None:
    shelved = puzzles(setting)
    assert len(shelved) >= (1000 if setting == "coloured-2" else 200)
    assert {theme for puzzle in shelved for theme in puzzle.themes} == set(THEMES)
    assert {puzzle.band for puzzle in shelved} == set(BANDS)
    assert len({puzzle.position.round for puzzle in shelved}) >= 4


def test_days_go_through_all_puzzles() -> None:
    shelved = puzzles("grey-2")
    day = datetime.date(2026, 11, 16)
    days = [day + datetime.timedelta(days=after) for after in range(len(shelved))]
    assert {daily(each, "grey-2") for each in days} == set(shelved)
    assert daily(datetime.date(2025, 12, 31), "grey-2") == shelved[-1]


def test_difficulties() -> None:
    assert [band_of(lowest) for lowest in BANDS.values()] == list(BANDS)
    assert band_of(899) == "easy"


def test_bad_names_get_a_sentence() -> None:
    with pytest.raises(EvoraError, match=r"setting: expected one of coloured-2, .* did you mean"):
        puzzles("coloured2")
    with pytest.raises(EvoraError, match="an id such as c2-9kx4bd, got 'x'"):
        find("x")
    with pytest.raises(EvoraError, match="there is none with the id c2-222222"):
        find("c2-222222")


def test_the_page_about_them_has_the_numbers_of_the_code() -> None:
    page = (ROOT / "docs" / "puzzles.md").read_text()
    for setting in MADE:
        row = f"| `{setting.name}` | {100 * setting.margin:.0f} % | {setting.nodes:,} |"
        assert f"{row} {len(puzzles(setting.name)):,} |" in page
    for theme in THEMES:
        assert f"| `{theme}` | " in page
    for band, lowest in list(BANDS.items())[1:]:
        assert f"| `{band}` | from {lowest:,} |" in page
