"""The table as text: complete, aligned, never wider than asked for."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from evora import COLOURS, Position, Seed
from evora.plaintext import draw
from evora.plaintext.palette import shorten, visible_width

SETTINGS = [(players, variant) for players in (2, 3, 4) for variant in ("coloured", "grey")]
ANSI = re.compile(r"\x1b\[[0-9;]*m")
EMPTY_WALL = "...../...../...../...../....."


def played_positions(players: int, variant: str, seed: int) -> Iterator[Position]:
    chooser = random.Random(seed)
    deals = Seed(str(seed))
    position = Position.new(players, variant)
    while not position.is_over:
        yield position
        if position.phase == "deal":
            position = position.play(deals.deal(position))
        else:
            position = position.play(chooser.choice(list(position.legal_moves)))
    yield position


def filled(tail: str, head: str, table: str) -> Position:
    """A position whose bag holds all the tiles that are nowhere else."""
    used = table + tail
    bag = "".join(f"{20 - used.count(letter)}{letter}" for letter in COLOURS)
    return Position(f"{head} {table} {bag} - {tail}")


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_no_line_is_wider_than_asked_for(players: int, variant: str) -> None:
    for seed, width, colour in ((1, 80, False), (2, 80, True), (3, 40, True), (4, 132, True)):
        for position in played_positions(players, variant, seed):
            drawn = draw(position, colour=colour, width=width)
            assert max(map(visible_width, drawn.splitlines())) <= width


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_plain_drawings_are_ascii_and_equal_the_coloured_ones(players: int, variant: str) -> None:
    for position in played_positions(players, variant, 5):
        plain = draw(position, colour=False)
        assert plain.isascii()
        assert "\x1b" not in plain
        letters = re.sub(r"[^A-Za-z0-9]", "", plain)
        coloured = ANSI.sub("", draw(position, colour=True))
        assert re.sub(r"[^A-Za-z0-9]", "", coloured) == letters


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_every_tile_on_the_table_shows_its_letter(players: int, variant: str) -> None:
    for position in played_positions(players, variant, 8):
        drawn = draw(position, colour=True)
        tiles = re.findall(r"48;5;\d+m (.) ", drawn)
        for letter, in_bag, in_lid in zip(COLOURS, position.bag, position.lid, strict=True):
            assert tiles.count(letter) == 20 - in_bag - in_lid
        # The marker is drawn when it lies somewhere, and only once.
        assert tiles.count("1") == (0 if position.marker is None else 1)


def test_a_table_of_two() -> None:
    position = filled(
        "12;B/RR/-/-/-;.YRK./...../...../...../.....;1R 3;-/-/-/WW/-;" + EMPTY_WALL + ";-",
        "coloured 3 0 offer 2 1",
        "BBYK/-/-/RW/- YYY",
    )
    assert draw(position, colour=False, names=["Andrea", "Peter"]).splitlines() == [
        " Round 3: factory offer                                           Peter to move",
        " ------------------------------------------------------------------------------",
        " Factories",
        " 1: B  B  Y  K   2: .  .  .  .   3: .  .  .  .   4: R  W  .  .   5: .  .  .  .",
        " Centre",
        " 0: Y  Y  Y",
        "",
        " Bag 82  17B 15Y 15R 18K 17W              Lid 0",
        "",
        "   Andrea  starts            12 points    > Peter                      3 points",
        " 1              B  >  b  Y  R  K  w       1              .  |  b  y  r  k  w",
        " 2           R  R  >  w  b  y  r  k       2           .  .  |  w  b  y  r  k",
        " 3        .  .  .  |  k  w  b  y  r       3        .  .  .  |  k  w  b  y  r",
        " 4     .  .  .  .  |  r  k  w  b  y       4     .  .  W  W  |  r  k  w  b  y",
        " 5  .  .  .  .  .  |  y  r  k  w  b       5  .  .  .  .  .  |  y  r  k  w  b",
        "    1  R  .  .  .  .  .   floor -2           .  .  .  .  .  .  .   floor 0",
        "   -1 -1 -2 -2 -2 -3 -3                     -1 -1 -2 -2 -2 -3 -3",
    ]


def test_the_grey_wall_has_column_numbers_and_dots() -> None:
    drawn = draw(Position.new(2, "grey"), colour=False)
    assert "                      1  2  3  4  5  " in drawn
    assert " 1              .  |  .  .  .  .  .  " in drawn


def test_a_marker_beside_a_full_floor_line_is_drawn() -> None:
    position = filled(
        f"9;-/-/-/-/-;{EMPTY_WALL};YYYYYYY1 0;-/-/-/-/-;{EMPTY_WALL};-",
        "coloured 2 0 offer 1 1",
        "-/-/-/-/- BB",
    )
    lines = draw(position, colour=False).splitlines()
    assert any(line.startswith("   -1 -1 -2 -2 -2 -3 -3    1") for line in lines)


def test_boards_stand_side_by_side_where_they_fit() -> None:
    position = Position.new(3)
    names = ["Andrea", "Peter", "Martin"]

    def rows_of_names(width: int) -> list[list[str]]:
        lines = draw(position, colour=False, width=width, names=names).splitlines()
        found = [[name for name in names if name in line] for line in lines]
        return [row for row in found if row]

    assert rows_of_names(60) == [["Andrea"], ["Peter"], ["Martin"]]
    assert rows_of_names(80) == [["Andrea", "Peter"], ["Martin"]]
    assert rows_of_names(132) == [["Andrea", "Peter", "Martin"]]


def test_long_and_wide_names_keep_the_drawing_aligned() -> None:
    position = Position.new(2).play(Seed("7").deal(Position.new(2)))
    drawn = draw(position, colour=False, names=["Andrea " * 12, "彼得" * 30])
    assert max(map(visible_width, drawn.splitlines())) <= 80
    assert shorten("Andrea", 6) == "Andrea"
    assert shorten("Andreas", 6) == "Andr.."


@pytest.mark.parametrize(
    ("variant", "wall", "line", "how"),
    [
        ("coloured", ".YRKW/...../...../...../.....", "B", "sure"),
        ("coloured", ".YRKW/...../...../...../.....", "-", None),
        ("coloured", "..RKW/...../...../...../.....", "B", None),
        ("grey", ".YRKW/...../...../...../.....", "B", "maybe"),
        ("grey", ".YRKW/B..../...../...../.....", "B", None),
    ],
)
def test_last_round_hints(variant: str, wall: str, line: str, how: str | None) -> None:
    position = filled(
        f"9;{line}/-/-/-/-;{wall};1 0;-/-/-/-/-;{EMPTY_WALL};-",
        f"{variant} 4 0 offer 2 1",
        "BBYK/-/-/RW/- YYY",
    )
    hints = position.closing_rows
    assert [(hint.seat, hint.row, hint.how) for hint in hints] == ([(1, 1, how)] if how else [])
    assert ("last round" in draw(position, colour=False).lower()) == bool(how)
