"""Positions set up by hand: the core says everything that is wrong with one, where, and why."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from positions import SETTINGS, random_positions
from server.decoded_views import position_view

from evora import InvalidPositionError, Position, _core
from evora.server import messages as m


def edit(draft: dict[str, Any]) -> m.EditAnswer:
    told = _core.call("edit", json.dumps(draft))
    return msgspec.json.decode(told, type=m.EditAnswer, strict=True)


def draft_of(position: Position) -> dict[str, Any]:
    """As the page makes it of a position; the schema accepts it."""
    view = position_view(position)
    draft = {
        "variant": view.variant,
        "round": view.round,
        "idle_rounds": int(str(position).split(" ")[2]),
        "phase": view.phase,
        "to_move": view.to_move or 1,
        "start": view.start,
        "factories": [*view.factories],
        "centre": view.centre,
        "marker": view.marker == 0,
        "bag": None,
        "lid": [*view.lid],
        "boards": [
            {"score": b.score, "lines": [*b.lines], "wall": [*b.wall], "floor": b.floor}
            for b in view.boards
        ],
    }
    msgspec.convert(draft, m.AskEdit)
    return draft


def middle() -> dict[str, Any]:
    return draft_of(
        Position(
            "coloured 2 0 offer 1 1 BBRK/-/-/-/- 1 18B20Y19R19K20W - "
            "0;-/-/-/-/-;...../...../...../...../.....;- "
            "5;-/-/-/-/-;...../...../...../...../.....;-"
        )
    )


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_every_position_comes_back_as_it_was(variant: str, players: int) -> None:
    for position in random_positions(variant, players, seed=1, count=40):
        draft = draft_of(position)
        answer = edit(draft)
        assert (answer.text, answer.problems) == (str(position), [])
        assert answer.bag == list(position_view(position).bag)
        # Tiles may come in any order, and the bag may be counted by hand.
        draft["centre"] = draft["centre"][::-1]
        draft["bag"] = answer.bag
        assert edit(draft).text == str(position)


def test_everything_that_is_wrong_at_once_and_where() -> None:
    draft = middle()
    first, second = draft["boards"]
    first["wall"][2] = "R...."  # its place in row 3 is column 5
    first["lines"][2] = "RR"
    second["floor"] = "1"
    draft["bag"] = [18, 20, 19, 19, 20]
    answer = edit(draft)
    told = [(p.kind, p.seat, p.line, p.column, p.colour) for p in answer.problems]
    assert told == [
        ("tile_count", None, None, None, "R"),
        ("marker_count", None, None, None, None),
        ("wall_place", 1, 3, 1, "R"),
        ("line_on_wall", 1, 3, None, "R"),
    ]
    assert (answer.problems[0].count, answer.problems[0].expected) == (23, 20)
    # The sentence is the one that the reader of positions has.
    with pytest.raises(InvalidPositionError) as error:
        Position(answer.text)
    assert answer.problems[0].detail in str(error.value)


def test_the_bag_takes_what_lies_nowhere_else() -> None:
    draft = middle()
    draft["lid"] = [0, 20, 1, 0, 0]
    answer = edit(draft)
    assert answer.bag == [18, 0, 18, 19, 20] and not answer.problems
    draft["lid"] = [0, 20, 20, 0, 0]
    (problem,) = edit(draft).problems
    assert (problem.kind, problem.colour, problem.count) == ("tile_count", "R", 21)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"factories": ["B"] * 6}, "factories"),
        ({"factories": ["BBBBB", "", "", "", ""]}, "factory 1"),
        ({"factories": ["b", "", "", "", ""]}, "factory 1"),
        ({"factories": None}, "factories"),
        ({"centre": 7}, "centre"),
        ({"marker": 1}, "marker"),
        ({"bag": [1, 2, 3]}, "bag"),
        ({"lid": [21, 0, 0, 0, 0]}, "lid"),
        ({"variant": "blue"}, "variant"),
        ({"phase": "rest"}, "phase"),
        ({"round": 0}, "round"),
        ({"idle_rounds": 4}, "idle_rounds"),
        ({"to_move": 3}, "to_move"),
        ({"boards": []}, "boards"),
        ({"boards": [1, 2]}, "board 1"),
        ({"more": 1}, "'more'"),
    ],
)
def test_what_is_no_draft_is_refused_with_its_field(change: dict[str, Any], field: str) -> None:
    told = _core.call("edit", json.dumps({**middle(), **change}))
    refused = msgspec.json.decode(told, type=m.RefusedCall, strict=True)
    assert (refused.code, refused.field) == ("bad_field", field) and refused.detail


@pytest.mark.parametrize(
    ("part", "value", "field"),
    [
        ("score", -1, "board 2 score"),
        ("wall", ["....."] * 4, "board 2 wall"),
        ("wall", ["...."] + ["....."] * 4, "board 2: expected five wall spaces in row 1"),
        ("wall", ["x...."] + ["....."] * 4, "board 2: expected a tile or . in every space"),
        ("wall", ["./..."] + ["....."] * 4, "board 2: expected five wall rows"),
        ("lines", ["", "BR", "", "", ""], "board 2: expected line 2 with tiles of one colour"),
        ("lines", ["BB", "", "", "", ""], "board 2: expected line 1 with at most 1 tiles"),
        ("lines", ["", "", "", "", "-;"], "board 2: expected score;lines;wall;floor"),
        ("floor", "BBBBBBBB", "board 2: expected at most seven spaces"),
        ("floor", "11", "board 2: expected one marker at most"),
        ("floor", None, "board 2 floor"),
    ],
)
def test_what_is_no_board_is_refused_with_its_field(part: str, value: object, field: str) -> None:
    draft = middle()
    draft["boards"][1][part] = value
    refused = msgspec.json.decode(_core.call("edit", json.dumps(draft)), type=m.RefusedCall)
    assert refused.code == "bad_field"
    assert f"{refused.field}: {refused.detail}".startswith(field)
