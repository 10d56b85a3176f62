"""Players for the tests: none plays well, each leads to other corners of the rules."""

import random
from collections.abc import Callable

from .actions import offer_parts
from .board import Board
from .facts import FLOOR_SIZE, FREE
from .rules import tiles_of_source
from .state import State

Player = Callable[[State, list[int], random.Random], int]

THROWS_OUT_OF_TEN = 9


def random_player(_state: State, actions: list[int], rng: random.Random) -> int:
    return rng.choice(actions)


def floor_thrower(state: State, actions: list[int], rng: random.Random) -> int:
    """Mostly throws everything on the floor: scores of 0, stalled games."""
    if state.phase == "offer" and rng.randrange(10) < THROWS_OUT_OF_TEN:
        return rng.choice(floor_moves(actions))
    return rng.choice(actions)


def marker_waiter(state: State, actions: list[int], rng: random.Random) -> int:
    """Throws the most it can on the floor and takes the marker when its floor is full."""
    if state.phase != "offer" or not state.marker_in_centre:
        return rng.choice(actions)
    floor_full = len(state.board_to_move().floor) == FLOOR_SIZE
    from_centre = [action for action in actions if offer_parts(action)[0] == 0]
    if floor_full and from_centre:
        return rng.choice(from_centre)
    from_factories = floor_moves(actions[len(from_centre) :])
    if not from_factories:
        return rng.choice(actions)
    return max(from_factories, key=lambda action: number_taken(state, action))


def line_hoarder(state: State, actions: list[int], rng: random.Random) -> int:
    """Leaves lines incomplete and completes no row: the longest games, and scarce tiles."""
    if state.phase != "offer":
        return rng.choice(actions)
    return least_disliked(state, actions, rng, hoarders_dislike)


def wall_filler(state: State, actions: list[int], rng: random.Random) -> int:
    """Fills the wall but completes no row, so that with four players hardly a tile is left."""
    if state.phase != "offer":
        return rng.choice(actions)
    return least_disliked(state, actions, rng, fillers_dislike)


def mixed_player(state: State, actions: list[int], rng: random.Random) -> int:
    """Another of the players at every move."""
    return rng.choice(PURE_PLAYERS)(state, actions, rng)


PURE_PLAYERS: tuple[Player, ...] = (
    random_player,
    floor_thrower,
    marker_waiter,
    line_hoarder,
    wall_filler,
)

PLAYERS: dict[str, Player] = {
    "random": random_player,
    "floor_thrower": floor_thrower,
    "marker_waiter": marker_waiter,
    "line_hoarder": line_hoarder,
    "wall_filler": wall_filler,
    "mixed": mixed_player,
}


def floor_moves(actions: list[int]) -> list[int]:
    return [action for action in actions if action % 6 == 0]


def number_taken(state: State, action: int) -> int:
    source, colour, _ = offer_parts(action)
    return tiles_of_source(state, source).count(colour)


Dislike = Callable[[Board, int, int], int]
"""Of a board, the number of tiles taken and the destination; 0 cannot be bettered."""


def least_disliked(state: State, actions: list[int], rng: random.Random, dislike: Dislike) -> int:
    board = state.board_to_move()
    # Of equally good moves the first one after a random place: faster than listing them all.
    place = rng.randrange(len(actions))
    best = actions[place]
    least: int | None = None
    for action in actions[place:] + actions[:place]:
        found = dislike(board, number_taken(state, action), action % 6)
        if found == 0:
            return action
        if least is None or found < least:
            best, least = action, found
    return best


def completes_row(board: Board, line: int, taken: int) -> bool:
    room = line - len(board.lines[line - 1])
    return taken >= room and board.wall[line - 1].count(FREE) == 1


def hoarders_dislike(board: Board, taken: int, destination: int) -> int:
    if destination == 0:
        return 20 + taken
    if completes_row(board, destination, taken):
        return 100
    room = destination - len(board.lines[destination - 1])
    if taken < room:
        return 0
    falling = taken - room
    return destination - 1 + falling


def fillers_dislike(board: Board, taken: int, destination: int) -> int:
    if destination == 0:
        return 200 + taken
    if completes_row(board, destination, taken):
        return 1000
    room = destination - len(board.lines[destination - 1])
    if taken < room:
        return 50 + room - taken
    falling = taken - room
    return 10 * falling + 5 - destination
