"""The documentation: its examples run, its links and paths lead somewhere."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from evora import EvoraError, Position, parse_games

ROOT = Path(__file__).parent.parent
PAGES = [
    *(
        ROOT / name
        for name in ("README.md", "CONTRIBUTING.md", "core/README.md", "examples/README.md")
    ),
    *sorted((ROOT / "docs").rglob("*.md")),
]
WIDTH = 100


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


def prose(page: Path) -> Iterator[tuple[int, str]]:
    """The lines that are neither code nor tables, with their numbers."""
    fenced = False
    for number, line in enumerate(page.read_text().splitlines(), start=1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced and not line.startswith(("    ", "|")):
            yield number, line


def without_code(line: str) -> str:
    return re.sub(r"`[^`]*`|\]\([^)]*\)", "", line)


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as they are made on the web."""
    headings = [line.lstrip("#").strip() for _, line in prose(page) if line.startswith("#")]
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in headings}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_python_examples_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.failed == 0
    if named(page) in ("README.md", "docs/python.md", "docs/tutorial.md", "docs/how-to.md"):
        assert result.attempted >= 10


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", page.read_text()):
        if not target.startswith("http"):
            file, _, anchor = target.partition("#")
            path = (page.parent / file).resolve() if file else page
            assert path.exists(), f"{named(page)} links to {target}"
            assert not anchor or anchor in anchors(path), f"{named(page)} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_files_that_pages_name_exist(page: Path) -> None:
    folders = "benchmarks|bindings|core|docs|examples|lab|src|tests|tools|web"
    for path in re.findall(rf"`((?:{folders})/[\w./-]*)`", page.read_text()):
        built = path.startswith("src/evora/web/static")
        assert built or (ROOT / path).exists(), f"{named(page)} names {path}"


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_prose_keeps_to_one_width(page: Path) -> None:
    long = [f"{number}: {len(line)}" for number, line in prose(page) if len(line) > WIDTH]
    assert not long, f"{named(page)} has lines over {WIDTH} columns: {', '.join(long)}"


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_large_numbers_have_commas(page: Path) -> None:
    for number, line in prose(page):
        found = re.search(r"\b\d{1,3}[ \u00a0\u2009\u202f]\d{3}\b|\b\d{5,}\b", without_code(line))
        assert not found, f"{named(page)}:{number} writes {found[0]!r}: expected 12,345"


def test_citations_name_a_heading_of_the_rules() -> None:
    headings = [line.lstrip("# ") for line in (ROOT / "docs/rules.md").read_text().splitlines()]
    cited = []
    for file in (ROOT / "tests").rglob("*.py"):
        for citation in re.findall(r"docs/rules\.md, ([^\n]+)", file.read_text()):
            cited += re.findall(r'"([A-Z][^"]*)"', citation)
    assert len(cited) >= 6
    assert set(cited) <= set(headings)


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


def test_the_core_page_names_every_header() -> None:
    page = (ROOT / "core" / "README.md").read_text()
    for folder in ("rules", "search", "batch"):
        headers = {file.name for file in (ROOT / "core" / folder).glob("*.hpp")}
        missing = headers - set(re.findall(r"`(\w+\.hpp)`", page))
        assert not missing, f"core/README.md does not name {sorted(missing)}"
