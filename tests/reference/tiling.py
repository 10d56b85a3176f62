"""From the end of the offer to the next deal or the end of the game."""

from .board import Board
from .ending import bonus, reason_to_end
from .facts import FLOOR_COSTS, FLOOR_SIZE, MARKER
from .state import State
from .tiles import add
from .wall import open_columns, points_for, printed_column, put


def drop_on_floor(state: State, board: Board, tiles: str) -> None:
    # A marker beside a full floor makes the floor eight long, hence max.
    room = max(0, FLOOR_SIZE - len(board.floor))
    board.floor += tiles[:room]
    overflow = tiles[room:]
    if overflow:
        state.met["floor_overflow_to_lid"] += 1
        add(state.lid, overflow)


def move_to_wall(state: State, board: Board, line: int, column: int) -> None:
    """Line from 1, column from 0."""
    held = board.lines[line - 1]
    board.lines[line - 1] = ""
    put(board.wall, line - 1, column, held[0])
    board.score += points_for(board.wall, line - 1, column)
    add(state.lid, held[1:])


def begin_tiling(state: State) -> None:
    """The offer is over."""
    state.to_move = None
    if state.variant == "coloured":
        finish_round(state, tile_coloured_walls(state))
    else:
        go_to_next_choice(state, tile_moved=False)


def tile_coloured_walls(state: State) -> bool:
    """Whether any tile moved to a wall."""
    tile_moved = False
    for board in state.boards:
        for line in range(1, 6):
            held = board.lines[line - 1]
            if len(held) == line:
                move_to_wall(state, board, line, printed_column(line - 1, held[0]))
                tile_moved = True
    return tile_moved


def go_to_next_choice(state: State, tile_moved: bool) -> None:
    """Grey side: stop at the next line that can be placed, dropping those before it that cannot.

    Every position that stands in tiling has a placement coming, so whether a tile moved in
    this round need not be kept in the state: it did if there was any choice.
    """
    for seat in state.seats_from_start():
        board = state.boards[seat - 1]
        for line in range(1, 6):
            held = board.lines[line - 1]
            if len(held) < line:
                continue
            if open_columns(board.wall, line - 1, held[0]):
                state.phase = "tiling"
                state.to_move = seat
                return
            state.met["grey_line_fits_nowhere"] += 1
            board.lines[line - 1] = ""
            drop_on_floor(state, board, held)
    finish_round(state, tile_moved)


def place(state: State, line: int, column: int) -> None:
    """A grey placement, line and column from 1."""
    move_to_wall(state, state.board_to_move(), line, column - 1)
    go_to_next_choice(state, tile_moved=True)


def finish_round(state: State, tile_moved: bool) -> None:
    state.to_move = None
    score_floors(state)
    pass_marker(state)
    clear_floors(state)
    if tile_moved:
        state.idle = 0
    else:
        state.idle += 1

    reason = reason_to_end(state)
    if reason is None:
        state.phase = "deal"
        state.round += 1
        return
    state.phase = "over"
    for board in state.boards:
        board.score += bonus(board)
    if reason != "row":
        state.met[reason] += 1


def score_floors(state: State) -> None:
    for board in state.boards:
        # The eighth item, a marker beside a full floor, finds no cost.
        cost = sum(FLOOR_COSTS[: len(board.floor)])
        if cost > board.score:
            state.met["score_clamped_at_zero"] += 1
        board.score = max(0, board.score - cost)


def pass_marker(state: State) -> None:
    """The player with the marker starts the next round; if nobody has, the same player again."""
    if state.marker_in_centre:
        state.met["nobody_took_centre"] += 1
        state.marker_in_centre = False
    for seat, board in enumerate(state.boards, start=1):
        if MARKER in board.floor:
            state.start = seat


def clear_floors(state: State) -> None:
    for board in state.boards:
        add(state.lid, board.floor.replace(MARKER, ""))
        board.floor = ""
