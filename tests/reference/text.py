"""The fields of a position as text. Readers accept the canonical form only."""

import re

from .board import Board
from .facts import COLOURS, FREE, MARKER, NOTHING
from .tiles import Stock, empty_stock, in_order

NUMBER = re.compile(r"0|[1-9][0-9]*")
STOCK = re.compile("".join(rf"(?:([1-9][0-9]*){colour})?" for colour in COLOURS))


class FieldError(ValueError):
    def __init__(self, field: str, expected: str, found: str) -> None:
        super().__init__(f"{field}: expected {expected}, found '{found}'")


def read_number(text: str, field: str) -> int:
    if not NUMBER.fullmatch(text):
        raise FieldError(field, "a number with no sign and no leading zeros", text)
    return int(text)


def read_seat(text: str, players: int, field: str) -> int:
    seat = read_number(text, field)
    if not 1 <= seat <= players:
        raise FieldError(field, f"a seat from 1 to {players}", text)
    return seat


def read_word(text: str, words: tuple[str, ...], field: str) -> str:
    if text not in words:
        raise FieldError(field, " or ".join(words), text)
    return text


def read_tiles(text: str, field: str) -> str:
    if text == NOTHING:
        return ""
    if text == "" or in_order(text) != text:
        raise FieldError(field, f"'-', or tiles in the order {COLOURS}", text)
    return text


def write_tiles(tiles: str) -> str:
    return tiles or NOTHING


def read_factories(text: str, field: str) -> list[str]:
    return [read_tiles(part, field) for part in text.split("/")]


def read_centre(text: str, field: str) -> tuple[bool, str]:
    """Whether the marker is there, and the tiles."""
    if text == MARKER:
        return True, ""
    if text.startswith(MARKER):
        # What follows the marker must be tiles: `1-` is no way to write `1`.
        tiles = text[1:]
        if in_order(tiles) != tiles:
            raise FieldError(field, f"'1', then tiles in the order {COLOURS}", text)
        return True, tiles
    return False, read_tiles(text, field)


def write_centre(marker: bool, tiles: str) -> str:
    if marker:
        return MARKER + tiles
    return write_tiles(tiles)


def read_stock(text: str, field: str) -> Stock:
    stock = empty_stock()
    if text == NOTHING:
        return stock
    match = STOCK.fullmatch(text)
    if text == "" or match is None:
        raise FieldError(field, f"'-', or counts and colours in the order {COLOURS}", text)
    for colour, count in zip(COLOURS, match.groups(), strict=True):
        if count is not None:
            stock[colour] = int(count)
    return stock


def write_stock(stock: Stock) -> str:
    return "".join([f"{count}{colour}" for colour, count in stock.items() if count]) or NOTHING


def read_five(text: str, field: str) -> list[str]:
    parts = text.split("/")
    if len(parts) != 5:
        raise FieldError(field, "five parts separated by '/'", text)
    return parts


def read_wall_row(text: str, field: str) -> str:
    if len(text) != 5 or any(space not in COLOURS + FREE for space in text):
        raise FieldError(field, "five of B Y R K W and '.'", text)
    return text


def read_floor(text: str, field: str) -> str:
    if text == NOTHING:
        return ""
    if text == "" or any(item not in COLOURS + MARKER for item in text):
        raise FieldError(field, "'-', or tiles and the marker '1'", text)
    return text


def read_board(text: str, field: str) -> Board:
    parts = text.split(";")
    if len(parts) != 4:
        raise FieldError(field, "score;lines;wall;floor", text)
    score, lines, wall, floor = parts
    return Board(
        score=read_number(score, f"{field}, score"),
        lines=[read_tiles(part, f"{field}, lines") for part in read_five(lines, f"{field}, lines")],
        wall=[read_wall_row(part, f"{field}, wall") for part in read_five(wall, f"{field}, wall")],
        floor=read_floor(floor, f"{field}, floor"),
    )


def write_board(board: Board) -> str:
    lines = "/".join([tiles or NOTHING for tiles in board.lines])
    wall = "/".join(board.wall)
    return f"{board.score};{lines};{wall};{board.floor or NOTHING}"
