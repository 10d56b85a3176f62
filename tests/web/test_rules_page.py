"""The pictures of the rules page show what their captions say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

from evora import (
    BONUSES,
    COLOURS,
    FACTORIES,
    FACTORY_SIZE,
    FLOOR_COSTS,
    BonusScored,
    Position,
    TilePlaced,
)
from tools.browser.site import Site

ROOT = Path(__file__).parents[2]
LEARN = ROOT / "web/src/learn"
PICTURES: dict[str, dict[str, Any]] = json.loads((LEARN / "rules.json").read_text("utf-8"))
EMPTY = ["....."] * 5
NOTHING = "0;-/-/-/-/-;...../...../...../...../.....;-"
MARKER = "0;-/-/-/-/-;...../...../...../...../.....;1"


def position(
    first: str,
    second: str = NOTHING,
    *,
    centre: str = "-",
    factories: str = "-/-/-/-/-",
    to_move: int = 1,
    rest: str = "coloured 3 0 offer",
) -> Position:
    """A position of two players; the tiles that are not named are in the bag."""
    shown = factories + centre + first + second
    bag = "".join(f"{20 - shown.count(colour)}{colour}" for colour in COLOURS)
    return Position(f"{rest} {to_move} 1 {factories} {centre} {bag} - {first} {second}")


def drawn(name: str, **changes: Any) -> str:
    """The text of the board in a picture."""
    picture = {"lines": [""] * 5, "wall": EMPTY, "floor": "", **PICTURES[name], **changes}
    lines = "/".join(line or "-" for line in picture["lines"])
    score = changes.get("score", 0)
    return f"{score};{lines};{'/'.join(picture['wall'])};{picture['floor'] or '-'}"


def without(wall: list[str], space: str) -> list[str]:
    row, column = (int(number) - 1 for number in space.split(","))
    rows = [list(line) for line in wall]
    rows[row][column] = "."
    return ["".join(line) for line in rows]


@pytest.mark.parametrize(("name", "points"), [("lone", 1), ("row", 3), ("column", 3), ("both", 5)])
def test_scores(name: str, points: int) -> None:
    wall, [space] = PICTURES[name]["wall"], PICTURES[name]["marked"]
    row, column = (int(number) for number in space.split(","))
    colour = wall[row - 1][column - 1]
    lines = ["", "", "", "", ""]
    lines[row - 1] = colour * (row - 1)
    before = drawn(name, wall=without(wall, space), lines=lines)
    _, events = position(before, MARKER, centre=colour).play_with_events(f"0{colour}{row}")
    assert [event.points for event in events if isinstance(event, TilePlaced)] == [points]


def test_place() -> None:
    shown = position(drawn("place"), MARKER, factories="BBRW/-/-/-/-")
    falls = {
        move.destination: shown.preview(move).falls
        for move in shown.legal_moves
        if move.colour == "B"
    }
    assert falls == {0: 2, 1: 1, 5: 0}


def test_floor() -> None:
    shown = position(drawn("floor"), centre="B")
    assert shown.boards[0].floor_cost == 1 + 1 + 2 + 2 + 2 == 8


def test_tiling_before_and_after() -> None:
    before = position(drawn("before", score=4), centre="W", to_move=2)
    after, events = before.play_with_events("0W5")
    placed = [event.points for event in events if isinstance(event, TilePlaced)]
    assert placed == [2, 3]
    assert after.boards[0].score == 7
    assert list(after.boards[0].lines) == PICTURES["after"]["lines"]
    assert list(after.boards[0].wall) == PICTURES["after"]["wall"]


def test_end() -> None:
    wall = without(PICTURES["end"]["wall"], "1,5")
    before = position(drawn("end", wall=wall), MARKER, centre="W")
    _, events = before.play_with_events("0W1")
    bonuses = {event.kind: event.points for event in events if isinstance(event, BonusScored)}
    assert bonuses == {"row": 2, "column": 7, "colour": 10}


def test_grey() -> None:
    picture = PICTURES["grey"]
    lines = ["", "RR", "", "", ""]
    shown = position(drawn("grey", lines=lines), MARKER, rest="grey 3 0 tiling")
    assert {f"2,{move.column}" for move in shown.legal_moves} == set(picture["marked"])
    assert picture["closed"] == ["2,4"]


def test_take_leaves_red_and_black() -> None:
    picture = PICTURES["take"]
    factories = "/".join([*picture["factories"], "-", "-"])
    shown = position(NOTHING, centre=picture["centre"], factories=factories)
    assert shown.play(f"{picture['taken']}2").centre == "YRK"


def test_the_page_shows_the_facts_of_the_core(page: Page, site: Site) -> None:
    page.goto(site.url("/rules"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    rows = [re.findall(r"\d+", row) for row in page.get_by_role("row").all_inner_texts()]
    for players, factories in FACTORIES.items():
        assert [str(players), str(factories), str(factories * FACTORY_SIZE)] in rows
    assert [[str(points)] for points in BONUSES.values()] == [row for row in rows if len(row) == 1]
    # Below the floor line of the drawn board stands what each space costs.
    costs = page.get_by_role("img").locator(".floor").first.inner_text()
    assert [int(cost) for cost in re.findall(r"\d", costs)] == list(FLOOR_COSTS)


def test_every_picture_has_a_caption_and_a_description() -> None:
    text = (ROOT / "src/evora/locales/en/web-rules.ftl").read_text("utf-8")
    found = {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith("rules-fig-")
    }
    assert found == {f"rules-fig-{name}": {"alt"} for name in PICTURES}
