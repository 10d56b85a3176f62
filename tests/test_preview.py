"""Previews, against playing the move and against a small scorer of our own."""

from __future__ import annotations

import pytest
from positions import SETTINGS, board, position, random_positions

from evora import (
    FLOOR_COSTS,
    WALL,
    Board,
    FloorScored,
    InvalidPositionError,
    MarkerMoved,
    Move,
    Position,
    TilePlaced,
    TilesMoved,
)

Wall = tuple[str, ...]


# --- What a board would score (docs/rules.md, "The tiling (coloured side)" and "The grey side")


def run(cells: str, at: int) -> int:
    """The length of the unbroken run through a space that is taken; 0 for a lone tile."""
    left = len(cells[:at]) - len(cells[:at].rstrip("BYRKW"))
    right = len(cells[at + 1 :]) - len(cells[at + 1 :].lstrip("BYRKW"))
    return left + right + 1 if left + right else 0


def put(wall: Wall, row: int, column: int, colour: str) -> tuple[Wall, int]:
    cells = wall[row][:column] + colour + wall[row][column + 1 :]
    wall = (*wall[:row], cells, *wall[row + 1 :])
    down = "".join(each[column] for each in wall)
    return wall, run(cells, column) + run(down, row) or 1


def spaces(wall: Wall, row: int, colour: str, variant: str) -> list[int]:
    if variant == "coloured":
        return [WALL[row].index(colour)]
    return [c for c in range(5) if wall[row][c] == "." and all(r[c] != colour for r in wall)]


def final_scores(score: int, lines: list[str], wall: Wall, floor: int, variant: str) -> list[int]:
    """What every way of tiling leads to; `floor` counts the things on the floor line."""
    complete = [row for row in range(5) if len(lines[row]) == row + 1]
    if not complete:
        return [max(0, score - sum(FLOOR_COSTS[:floor]))]
    row = complete[0]
    colour = lines[row][0]
    rest = [*lines[:row], "", *lines[row + 1 :]]
    columns = spaces(wall, row, colour, variant)
    if not columns:
        return final_scores(score, rest, wall, floor + row + 1, variant)
    found = []
    for column in columns:
        then, points = put(wall, row, column, colour)
        found += final_scores(score + points, rest, then, floor, variant)
    return found


def best_score(each: Board, variant: str) -> int:
    return max(final_scores(each.score, list(each.lines), each.wall, len(each.floor), variant))


def mover(now: Position) -> Board:
    assert now.to_move is not None
    return now.boards[now.to_move - 1]


class Expected:
    """The effect of an offer move on the mover's board, worked out by hand."""

    def __init__(self, now: Position, move: Move) -> None:
        mine, variant = mover(now), str(now.variant)
        assert move.source is not None
        assert move.colour is not None
        assert move.destination is not None
        source = (now.centre, *now.factories)[move.source]
        count = source.count(move.colour)
        self.takes_marker = move.source == 0 and now.marker == 0
        self.lines = list(mine.lines)
        row = move.destination - 1
        fits = min(count, row + 1 - len(mine.lines[row])) if row >= 0 else 0
        if row >= 0:
            self.lines[row] += move.colour * fits
        self.falls = count - fits
        used = len(mine.floor) + self.takes_marker
        self.lost_to_lid = self.falls - min(self.falls, max(0, 7 - used))
        self.floor = used + self.falls
        self.floor_cost = sum(FLOOR_COSTS[: self.floor]) - sum(FLOOR_COSTS[: len(mine.floor)])
        self.completes = row >= 0 and len(self.lines[row]) == row + 1
        self.columns: list[tuple[int, int]] = []
        if self.completes:
            wall = mine.wall
            if variant == "coloured":
                for above in range(row):
                    if len(self.lines[above]) == above + 1:
                        colour = self.lines[above][0]
                        wall, _ = put(wall, above, WALL[above].index(colour), colour)
            self.columns = [
                (column + 1, put(wall, row, column, move.colour)[1])
                for column in spaces(wall, row, move.colour, variant)
            ]
        self.projected = max(final_scores(mine.score, self.lines, mine.wall, self.floor, variant))


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_previews_of_offer_moves_against_the_rules(variant: str, players: int) -> None:
    for now in random_positions(variant, players, 25, seed=4):
        for move in now.legal_moves:
            if move.is_tiling:
                continue
            preview = now.preview(move)
            expected = Expected(now, move)
            assert preview.takes_marker == expected.takes_marker
            assert preview.falls == expected.falls
            assert preview.lost_to_lid == expected.lost_to_lid
            assert preview.floor_cost == expected.floor_cost
            assert preview.completes == expected.completes
            assert preview.columns == expected.columns
            assert preview.points == max((points for _, points in expected.columns), default=0)
            assert preview.projected_score == expected.projected


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_previews_of_offer_moves_against_playing_them(variant: str, players: int) -> None:
    for now in random_positions(variant, players, 40, seed=5):
        seat = now.to_move
        assert seat is not None
        for move in now.legal_moves:
            if move.is_tiling:
                continue
            preview = now.preview(move)
            after, events = now.play_with_events(move)
            taken = [
                event
                for event in events
                if isinstance(event, TilesMoved)
                and event.origin.kind in ("factory", "centre")
                and event.target.kind != "centre"
            ]
            to_lid = sum(event.count for event in taken if event.target.kind == "lid")
            to_floor = sum(event.count for event in taken if event.target.kind == "floor")
            assert preview.lost_to_lid == to_lid
            assert preview.falls == to_lid + to_floor
            marker = any(isinstance(event, MarkerMoved) for event in events)
            assert preview.takes_marker == marker
            if after.phase == "offer":
                then = after.boards[seat - 1]
                assert preview.floor_cost == then.floor_cost - mover(now).floor_cost
                line = move.destination or 0
                assert preview.completes == (line > 0 and len(then.lines[line - 1]) == line)
                assert preview.projected_score == after.projected_score(seat)
            elif variant == "coloured":
                # The round is over: the preview is what really happens.
                placed = {e.row: e for e in events if isinstance(e, TilePlaced) and e.seat == seat}
                assert preview.completes == (move.destination in placed)
                if preview.completes:
                    tile = placed[move.destination or 0]
                    assert preview.columns == [(tile.column, tile.points)]
                    assert preview.points == tile.points
                floors = [e.cost for e in events if isinstance(e, FloorScored) and e.seat == seat]
                assert preview.floor_cost == sum(floors) - mover(now).floor_cost
                if not after.is_over:
                    assert preview.projected_score == after.scores[seat - 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_previews_of_placements(players: int) -> None:
    tried = 0
    for now in random_positions("grey", players, 400, seed=6):
        if now.phase != "tiling":
            continue
        mine = mover(now)
        for move in now.legal_moves:
            tried += 1
            assert move.line is not None
            assert move.column is not None
            preview = now.preview(move)
            _, events = now.play_with_events(move)
            placed = events[0]
            assert isinstance(placed, TilePlaced)
            assert preview.points == placed.points
            assert preview.columns == [(move.column, placed.points)]
            assert preview.completes
            assert not preview.takes_marker
            assert (preview.falls, preview.lost_to_lid, preview.floor_cost) == (0, 0, 0)
            row = move.line - 1
            wall, points = put(mine.wall, row, move.column - 1, mine.lines[row][0])
            lines = [*mine.lines[:row], "", *mine.lines[row + 1 :]]
            best = max(final_scores(mine.score + points, lines, wall, len(mine.floor), "grey"))
            assert preview.projected_score == best
    assert tried > 50


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_projected_scores(variant: str, players: int) -> None:
    for now in random_positions(variant, players, 100, seed=7):
        for seat, each in enumerate(now.boards, 1):
            assert now.projected_score(seat) == best_score(each, variant)


@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_between_rounds_the_projected_score_is_the_score(variant: str) -> None:
    deal = position(board(5), board(7), variant=variant, phase="deal")
    assert [deal.projected_score(seat) for seat in (1, 2)] == [5, 7]
    end = position(
        board(5, wall="BYRKW/...../...../...../....."), board(7), variant=variant, phase="over"
    )
    assert [end.projected_score(seat) for seat in (1, 2)] == [5, 7]


@pytest.mark.parametrize("seat", [-1, 0, 3])
def test_there_is_no_such_seat(seat: int) -> None:
    with pytest.raises(InvalidPositionError, match="expected 1 to 2") as caught:
        position(factories="B").projected_score(seat)
    assert caught.value.field == "seat"


# --- Cases drawn by hand


def test_the_marker_counts_in_the_floor_cost() -> None:
    preview = position(board(9, floor="B"), centre="1YRR").preview("0R1")
    assert preview.takes_marker
    assert (preview.falls, preview.lost_to_lid) == (1, 0)
    assert preview.floor_cost == 1 + 2
    assert preview.completes
    assert preview.projected_score == 9 + 1 - 4


def test_a_full_floor_costs_no_more() -> None:
    preview = position(board(20, floor="BBBBBBB"), centre="1YRR").preview("0R0")
    assert preview.takes_marker
    assert (preview.falls, preview.lost_to_lid, preview.floor_cost) == (2, 2, 0)
    assert preview.projected_score == 6


def test_coloured_points_come_after_the_lines_above() -> None:
    start = position(board(lines="R/-/-/-/-"), factories="YY")
    preview = start.preview("1Y2")  # Y of row 2 is below R of row 1
    assert preview.columns == [(3, 2)]
    assert preview.points == 2
    assert preview.projected_score == 3


def test_coloured_points_do_not_count_lines_below() -> None:
    start = position(board(lines="-/YY/-/-/-"), factories="R")
    preview = start.preview("1R1")
    assert preview.columns == [(3, 1)]
    assert preview.projected_score == 3


def test_grey_columns_are_those_on_the_wall_as_it_is() -> None:
    wall = "B..../.BY../...../...../....."
    start = position(board(lines="-/-/BB/-/-", wall=wall), variant="grey", factories="B")
    preview = start.preview("1B3")
    assert preview.columns == [(3, 2), (4, 1), (5, 1)]
    assert preview.points == 2
    assert preview.projected_score == 2


def test_a_grey_line_that_will_fit_nowhere() -> None:
    wall = "...../.YRKW/...../...../B...."
    start = position(board(9, lines="-/B/-/-/-", wall=wall), variant="grey", factories="B")
    preview = start.preview("1B2")
    assert preview.completes
    assert preview.columns == []
    assert preview.points == 0
    assert (preview.falls, preview.floor_cost) == (0, 0)
    assert preview.projected_score == 9 - 2


def test_the_best_way_to_tile_is_not_always_the_best_first_tile() -> None:
    # Line 1 scores 2 in column 1, but then line 2 (one space, column 1) falls.
    wall = "...../.YRKW/...../...../....."
    start = position(
        board(20, lines="B/BB/-/-/-", wall=wall, floor="1"), variant="grey", phase="tiling"
    )
    for move in start.legal_moves:
        preview = start.preview(move)
        if move.column == 1:
            assert preview.projected_score == 20 + 1 - 4
        else:
            assert preview.projected_score == 20 + 2 + 5 - 1
    assert start.projected_score(1) == 26


def test_previews_are_values() -> None:
    start = position(factories="BBRK")
    assert start.preview("1B1") == start.preview(Move("1B1")) == start.preview(Move("1B1").action)
    assert start.preview("1B1") != start.preview("1B2")
    assert hash(start.preview("1B1")) == hash(start.preview("1B1"))
    assert start.preview("1B1").as_dict()["falls"] == 1
