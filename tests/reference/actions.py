"""Action ids and their text."""

import re
from functools import cache

from .facts import COLOURS

FIRST_TILING = 300
ACTIONS = 325

OFFER_TEXT = re.compile(r"([0-9])([BYRKW])([0-5])")
TILING_TEXT = re.compile(r"([1-5])@([1-5])")


@cache
def offer_action(source: int, colour: str, destination: int) -> int:
    return source * 30 + COLOURS.index(colour) * 6 + destination


def tiling_action(line: int, column: int) -> int:
    """Line and column from 1."""
    return FIRST_TILING + (line - 1) * 5 + (column - 1)


@cache
def offer_parts(action: int) -> tuple[int, str, int]:
    """Source (0 is the centre), colour, destination (0 is the floor)."""
    return action // 30, COLOURS[action % 30 // 6], action % 6


def tiling_parts(action: int) -> tuple[int, int]:
    """Line and column, from 1."""
    return (action - FIRST_TILING) // 5 + 1, (action - FIRST_TILING) % 5 + 1


def action_text(action: int) -> str:
    if not 0 <= action < ACTIONS:
        raise ValueError(f"action: expected an id from 0 to {ACTIONS - 1}, found {action}")
    if action >= FIRST_TILING:
        line, column = tiling_parts(action)
        return f"{line}@{column}"
    source, colour, destination = offer_parts(action)
    return f"{source}{colour}{destination}"


def parse_action(text: str) -> int:
    if match := OFFER_TEXT.fullmatch(text):
        return offer_action(int(match[1]), match[2], int(match[3]))
    if match := TILING_TEXT.fullmatch(text):
        return tiling_action(int(match[1]), int(match[2]))
    raise ValueError(f"move: expected a form like 3R2, 0B0 or 2@4, found '{text}'")
