"""One position for all that play alike: factories in any order, colours on the grey side."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from positions import COLOURS, SETTINGS, board, position, random_positions

from evora import Position

GREY = [(variant, players) for variant, players in SETTINGS if variant == "grey"]


def renamed(start: Position, letters: str) -> Position:
    """The same table with other colours: `letters` are the new names of B Y R K W."""
    table = str.maketrans(COLOURS, letters)
    values = start.as_dict()

    def heap(tiles: str) -> str:
        return "".join(sorted(tiles.translate(table), key=COLOURS.index))

    values["factories"] = [heap(tiles) for tiles in values["factories"]]
    values["centre"] = heap(values["centre"])
    for stock in ("bag", "lid"):
        counts = dict(zip(letters, values[stock], strict=True))
        values[stock] = [counts[letter] for letter in COLOURS]
    for seat in values["boards"]:
        for part in ("lines", "wall"):
            seat[part] = [row.translate(table) for row in seat[part]]
        seat["floor"] = seat["floor"].translate(table)
    return Position.from_dict(values)


def shuffled(start: Position, lots: random.Random) -> Position:
    values = start.as_dict()
    lots.shuffle(values["factories"])
    return Position.from_dict(values)


def alike(one: Position, other: Position) -> None:
    """The same tree of moves, as far as it is quickly counted."""
    assert len(one.legal_moves) == len(other.legal_moves)
    assert one.perft(2) == other.perft(2)
    assert one.scores == other.scores
    assert sorted(one.preview(move).points for move in one.legal_moves) == sorted(
        other.preview(move).points for move in other.legal_moves
    )


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_the_order_of_factories_does_not_matter(variant: str, players: int) -> None:
    lots = random.Random(5)
    for now in random_positions(variant, players, count=40, seed=5):
        one = now.canonical()
        assert one == shuffled(now, lots).canonical() == one.canonical()
        assert Position(str(one)) == one
        alike(now, one)


@pytest.mark.parametrize(("variant", "players"), GREY)
def test_colours_do_not_matter_on_the_grey_side(variant: str, players: int) -> None:
    lots = random.Random(6)
    for now in random_positions(variant, players, count=40, seed=6):
        other = shuffled(renamed(now, "".join(lots.sample(COLOURS, 5))), lots)
        assert other.canonical() == now.canonical()
        alike(now, other)


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_the_canonical_form_is_one_of_those_it_stands_for(variant: str, players: int) -> None:
    """Else positions that differ could be taken for equal ones."""
    names = permutations(COLOURS) if variant == "grey" else [tuple(COLOURS)]
    letters = ["".join(name) for name in names]
    for now in random_positions(variant, players, count=6, seed=7):
        one = now.canonical()
        orbit = (renamed(now, name) for name in letters)
        assert any(same_but_for_factories(other, one) for other in orbit)


def same_but_for_factories(one: Position, other: Position) -> bool:
    def table(of: Position) -> dict[str, object]:
        values = of.as_dict()
        return {**values, "factories": sorted(values["factories"])}

    return table(one) == table(other)


def test_what_is_not_identified() -> None:
    def told(*boards: str, variant: str = "grey") -> Position:
        return position(*boards, variant=variant, factories="BBYW/RRRR").canonical()

    first, second = board(5, lines="B/-/-/-/-"), board(5, lines="-/-/-/-/R")
    assert told(first, second) != told(second, first)  # seats
    assert told(board(floor="BY"), second) != told(
        board(floor="YB"), second
    )  # the order on a floor
    left, right = (board(wall=f"{row}/...../...../...../.....") for row in ("B....", "....B"))
    assert told(left) != told(right)  # mirrored walls
    blue, red = (position(variant="coloured", factories=tiles) for tiles in ("BBYW", "YRRW"))
    assert blue.canonical() != red.canonical()  # colours on the coloured side


def test_the_form_of_an_example_stays() -> None:
    """It may be stored: another form needs a reason and a line in the CHANGELOG."""
    now = position(
        board(3, lines="-/KK/-/-/-", wall="R..../...../..K../...../.....", floor="W"),
        variant="grey",
        factories="KKWW/-/RKKK/BYYY/RRRR",
    )
    assert str(now.canonical()) == (
        "grey 5 0 offer 1 1 BBBB/BYYY/YYRR/KKKW/- 1 14B12Y17R17K19W - "
        "3;-/YY/-/-/-;B..../...../..Y../...../.....;R "
        "0;-/-/-/-/-;...../...../...../...../.....;-"
    )
