"""What makes a position valid (NOTATION, "Valid positions"); nothing else is checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import Board
from .facts import (
    COLOURS,
    FACTORY_SIZE,
    FLOOR_SIZE,
    FREE,
    IDLE_ROUNDS_TO_STALL,
    MARKER,
    TILES_OF_A_COLOUR,
)
from .tiles import size
from .wall import column_of, complete_rows, open_columns, printed_column

if TYPE_CHECKING:
    from .state import State


def require(condition: bool, field: str, expected: str) -> None:
    if not condition:
        raise ValueError(f"{field}: expected {expected}")


def check(state: State) -> None:
    """Raise ValueError, naming the field and what was expected, unless the position is valid."""
    check_idle_rounds(state)
    check_factories_and_centre(state)
    for seat, board in enumerate(state.boards, start=1):
        check_board(state, board, f"field {10 + seat} (board of seat {seat})")
    check_marker(state)
    check_tile_count(state)
    if state.phase == "deal":
        check_deal(state)
    if state.phase == "tiling":
        check_tiling(state)
    if state.phase == "over":
        check_over(state)


def check_idle_rounds(state: State) -> None:
    field = "field 3 (rounds without a tile to a wall)"
    if state.phase == "over":
        most, finished = IDLE_ROUNDS_TO_STALL, state.round
    else:
        most, finished = IDLE_ROUNDS_TO_STALL - 1, state.round - 1
    require(state.idle <= most, field, f"at most {most} in {state.phase}")
    require(state.idle <= finished, field, f"no more than the {finished} rounds finished")


def check_factories_and_centre(state: State) -> None:
    for number, tiles in enumerate(state.factories, start=1):
        require(
            len(tiles) <= FACTORY_SIZE,
            "field 7 (factories)",
            f"at most {FACTORY_SIZE} tiles in factory {number}",
        )
    on_offer = state.tiles_on_offer()
    if state.phase == "offer":
        require(on_offer, "fields 7 and 8 (factories, centre)", "at least one tile in offer")
    else:
        require(not on_offer, "fields 7 and 8 (factories, centre)", f"no tile in {state.phase}")


def check_board(state: State, board: Board, field: str) -> None:
    for line, held in enumerate(board.lines, start=1):
        where = f"{field}, line {line}"
        require(len(set(held)) <= 1, where, "tiles of one colour")
        require(len(held) <= line, where, f"at most {line} tiles")
        require(
            held == "" or held[0] not in board.wall[line - 1],
            where,
            "a colour that its wall row has not got",
        )
    check_wall(state, board, f"{field}, wall")
    check_floor(board, f"{field}, floor")
    if state.phase in ("deal", "over"):
        require(board.floor == "", f"{field}, floor", f"nothing in {state.phase}")
        require(
            board.topmost_complete_line() is None,
            f"{field}, lines",
            f"no complete line in {state.phase}",
        )
    if state.phase in ("deal", "offer"):
        require(complete_rows(board.wall) == 0, f"{field}, wall", f"no full row in {state.phase}")


def check_wall(state: State, board: Board, field: str) -> None:
    if state.variant == "coloured":
        for row in range(5):
            for column, tile in enumerate(board.wall[row]):
                require(
                    tile == FREE or printed_column(row, tile) == column,
                    field,
                    "each colour in its place on the coloured side",
                )
    else:
        columns = [column_of(board.wall, column) for column in range(5)]
        for spaces in board.wall + columns:
            require(
                all(spaces.count(colour) <= 1 for colour in COLOURS),
                field,
                "no colour twice in a row or column",
            )


def check_floor(board: Board, field: str) -> None:
    items = len(board.floor)
    marker_beside_full_floor = items == FLOOR_SIZE + 1 and board.floor.find(MARKER) == FLOOR_SIZE
    require(
        items <= FLOOR_SIZE or marker_beside_full_floor,
        field,
        f"at most {FLOOR_SIZE} items, or {FLOOR_SIZE} tiles and then the marker",
    )


def check_marker(state: State) -> None:
    markers = int(state.marker_in_centre)
    for board in state.boards:
        markers += board.floor.count(MARKER)
    where = "field 8 and the floors (marker)"
    if state.phase in ("offer", "tiling"):
        require(markers == 1, where, f"one marker in {state.phase}")
    else:
        require(markers == 0, where, f"no marker in {state.phase}")


def check_tile_count(state: State) -> None:
    written = "".join(state.factories) + state.centre
    for board in state.boards:
        written += "".join(board.lines) + "".join(board.wall) + board.floor
    for colour in COLOURS:
        count = written.count(colour) + state.bag[colour] + state.lid[colour]
        require(
            count == TILES_OF_A_COLOUR,
            "fields 7 to the end (tiles)",
            f"{TILES_OF_A_COLOUR} tiles {colour}, not {count}",
        )


def check_deal(state: State) -> None:
    require(
        size(state.bag) + size(state.lid) > 0,
        "fields 9 and 10 (bag, lid)",
        "at least one tile in deal",
    )


def check_tiling(state: State) -> None:
    require(state.variant == "grey", "field 4 (phase)", "tiling only on the grey side")
    for seat in state.seats_from_start():
        board = state.boards[seat - 1]
        line = board.topmost_complete_line()
        where = f"field {10 + seat} (board of seat {seat}), lines"
        if seat != state.to_move:
            require(line is None, where, "no complete line before the seat to move")
            continue
        if line is None:
            raise ValueError(f"{where}: expected a complete line of the seat to move")
        colour = board.lines[line - 1][0]
        require(
            open_columns(board.wall, line - 1, colour) != [],
            where,
            "a topmost complete line that fits on the wall",
        )
        break


def check_over(state: State) -> None:
    require(
        any(complete_rows(board.wall) > 0 for board in state.boards)
        or state.idle == IDLE_ROUNDS_TO_STALL
        or size(state.bag) + size(state.lid) == 0,
        "field 4 (phase)",
        "over only with a full row, three idle rounds, or bag and lid empty",
    )
