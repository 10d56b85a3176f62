"""Which moves are legal, and what they do."""

from functools import cache

from .actions import (
    FIRST_TILING,
    action_text,
    offer_action,
    offer_parts,
    tiling_action,
    tiling_parts,
)
from .board import Board
from .facts import COLOURS, FLOOR_SIZE, MARKER
from .state import State
from .tiles import in_order
from .tiling import begin_tiling, drop_on_floor, place
from .wall import open_columns


@cache
def colours_for(line: int, held: str, wall_row: str) -> str:
    """The colours that may go to a line which holds these tiles, beside this row of the wall."""
    if len(held) == line:
        return ""
    candidates = held[0] if held else COLOURS
    return "".join([colour for colour in candidates if colour not in wall_row])


def takes(board: Board, destination: int, colour: str) -> bool:
    """Whether a take of this colour may go there: to 0, the floor, always; to a line from 1."""
    if destination == 0:
        return True
    line = destination - 1
    return colour in colours_for(destination, board.lines[line], board.wall[line])


def destinations(board: Board) -> dict[str, list[int]]:
    """Where a take of each colour may go: 0, the floor, always; lines from 1."""
    found = {colour: [0] for colour in COLOURS}
    for line in range(1, 6):
        for colour in colours_for(line, board.lines[line - 1], board.wall[line - 1]):
            found[colour].append(line)
    return found


def tiles_of_source(state: State, source: int) -> str:
    if source == 0:
        return state.centre
    return state.factories[source - 1]


def legal_offers(state: State) -> list[int]:
    board = state.board_to_move()
    allowed = destinations(board)
    return [
        offer_action(source, colour, destination)
        for source, tiles in enumerate([state.centre, *state.factories])
        if tiles
        for colour in COLOURS
        if colour in tiles
        for destination in allowed[colour]
    ]


def legal_placements(state: State) -> list[int]:
    board = state.board_to_move()
    line = board.topmost_complete_line()
    if line is None:
        raise ValueError("tiling: expected a complete line of the seat to move")
    columns = open_columns(board.wall, line - 1, board.lines[line - 1][0])
    return [tiling_action(line, column + 1) for column in columns]


def legal_actions(state: State) -> list[int]:
    """In ascending order; none at a deal and when the game is over."""
    if state.phase == "offer":
        return legal_offers(state)
    if state.phase == "tiling":
        return legal_placements(state)
    return []


def is_legal_offer(state: State, action: int) -> bool:
    # Asked of this action alone, because listing all of them at every move is slow.
    if not 0 <= action < FIRST_TILING:
        return False
    source, colour, destination = offer_parts(action)
    return (
        source <= len(state.factories)
        and colour in tiles_of_source(state, source)
        and takes(state.board_to_move(), destination, colour)
    )


def play(state: State, action: int) -> None:
    """Raise ValueError, and leave the state alone, unless the action is legal."""
    if state.phase == "offer" and is_legal_offer(state, action):
        play_offer(state, *offer_parts(action))
    elif state.phase == "tiling" and action in legal_placements(state):
        place(state, *tiling_parts(action))
    else:
        raise ValueError(f"expected a legal action in {state.phase}, found {action_text(action)}")


def play_offer(state: State, source: int, colour: str, destination: int) -> None:
    board = state.board_to_move()
    taken = take(state, board, source, colour)
    if destination == 0:
        drop_on_floor(state, board, taken)
    else:
        room = destination - len(board.lines[destination - 1])
        board.lines[destination - 1] += taken[:room]
        drop_on_floor(state, board, taken[room:])

    if state.tiles_on_offer():
        assert state.to_move is not None
        state.to_move = state.to_move % state.players + 1
    else:
        begin_tiling(state)


def take(state: State, board: Board, source: int, colour: str) -> str:
    tiles = tiles_of_source(state, source)
    taken = colour * tiles.count(colour)
    rest = tiles.replace(colour, "")
    if source == 0:
        state.centre = rest
        if state.marker_in_centre:
            take_marker(state, board)
    else:
        state.factories[source - 1] = ""
        state.centre = in_order(state.centre + rest)
    return taken


def take_marker(state: State, board: Board) -> None:
    if len(board.floor) == FLOOR_SIZE:
        state.met["marker_on_full_floor"] += 1
    state.marker_in_centre = False
    board.floor += MARKER
