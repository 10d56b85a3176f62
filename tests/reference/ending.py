"""The end of a game: bonuses, why it ended, who won."""

from .board import Board
from .facts import COLOUR_BONUS, COLUMN_BONUS, IDLE_ROUNDS_TO_STALL, ROW_BONUS
from .state import State
from .tiles import size
from .wall import complete_colours, complete_columns, complete_rows


def reason_to_end(state: State) -> str | None:
    """What ends the game after a tiling, in the order of ruling 9 (docs/rules.md, "Rulings")."""
    if any(complete_rows(board.wall) > 0 for board in state.boards):
        return "row"
    if state.idle == IDLE_ROUNDS_TO_STALL:
        return "stalled"
    if size(state.bag) + size(state.lid) == 0:
        return "no_tiles"
    return None


def end_reason(state: State) -> str | None:
    if state.phase != "over":
        return None
    return reason_to_end(state)


def bonus(board: Board) -> int:
    return (
        ROW_BONUS * complete_rows(board.wall)
        + COLUMN_BONUS * complete_columns(board.wall)
        + COLOUR_BONUS * complete_colours(board.wall)
    )


def winners(state: State) -> list[int]:
    """The winning seats; none before the game is over."""
    if state.phase != "over":
        return []
    ranks = [(board.score, complete_rows(board.wall)) for board in state.boards]
    return [seat for seat, rank in enumerate(ranks, start=1) if rank == max(ranks)]
