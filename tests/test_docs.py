"""The examples in the documentation are run, and its links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from evora import EvoraError, Position, parse_games

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.failed == 0
    if page.name in ("README.md", "python.md"):
        assert result.attempted >= 10


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", page.read_text()):
        if not target.startswith("http"):
            path = (page.parent / target.split("#")[0]).resolve()
            assert path.exists(), f"{page.name} links to {target}"


def test_positions_in_the_notation_page_are_valid() -> None:
    text = (ROOT / "docs" / "notation.md").read_text()
    positions = re.findall(r"^    ((?:coloured|grey) \d+ .*)$", text, re.MULTILINE)
    assert len(positions) >= 3
    for position in positions:
        assert str(Position(position)) == position


def test_the_record_in_the_notation_page_replays() -> None:
    text = (ROOT / "docs" / "notation.md").read_text()
    (record,) = re.findall(r"^```text\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    try:
        games = list(parse_games(record))
    except EvoraError as error:
        pytest.fail(str(error))
    assert games
