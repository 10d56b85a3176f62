"""The whole table as text: factories, centre, bag, lid and every board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from evora._core import COLOURED, COLOURS, FLOOR_COSTS, WALL, Board, Position
from evora.plaintext.closing_rows import closing_row_lines
from evora.plaintext.palette import CELL, MARKER, Palette, pad, pad_left, shorten, visible_width
from evora.texts import text

_Item = TypeVar("_Item")

BOARD_WIDTH = 37
_BOARD_GAP = 4
_SOURCE_WIDTH = 2 + 4 * CELL
_SOURCE_GAP = 2
_MIN_WIDTH = 40
_HEADING_GAP = 6
_MIN_NAME_WIDTH = 8  # enough of a name to recognise it


def draw(
    position: Position, *, colour: bool, width: int = 80, names: Sequence[str] | None = None
) -> str:
    """The table, in at most `width` columns, but at least 40.

    Every tile shows its letter, so that colour is never the only signal; without colour
    everything but the names is ASCII, in English.
    """
    palette = Palette(colour)
    width = max(width, _MIN_WIDTH)
    names = names or default_names(position.players)
    lines = list(_heading(position, names, palette, width))
    if position.phase != "over":
        lines += [*_factories(position, palette, width), *_centre(position, palette, width), ""]
    lines += [
        *_stock(position, palette, width),
        "",
        *_boards(position, names, palette, width),
        *_closing_rows(position, names, palette, width),
    ]
    return "\n".join(line.rstrip() for line in lines)


def draw_board(
    position: Position, seat: int, *, colour: bool, names: Sequence[str] | None = None
) -> str:
    """One seat's board."""
    names = names or default_names(position.players)
    lines = _board(position, seat, names, Palette(colour))
    return "\n".join(" " + line.rstrip() for line in lines)


def default_names(players: int) -> tuple[str, ...]:
    return tuple(text("draw-seat", seat=seat) for seat in range(1, players + 1))


# The middle of the table


def _heading(
    position: Position, names: Sequence[str], palette: Palette, width: int
) -> Iterator[str]:
    left = text("draw-heading", round=position.round, phase=position.phase)
    if position.to_move is None:
        yield " " + palette.bold(left)
    else:
        name = names[position.to_move - 1]
        # What the words around the name take depends on the language.
        room = width - 2 - visible_width(text("draw-to-move", name=""))
        beside = room - visible_width(left) - _HEADING_GAP
        if beside >= min(visible_width(name), _MIN_NAME_WIDTH):
            right = text("draw-to-move", name=shorten(name, beside))
            gap = width - 2 - visible_width(left) - visible_width(right)
            yield " " + palette.bold(left) + " " * gap + right
        else:
            yield " " + palette.bold(left)
            yield " " + text("draw-to-move", name=shorten(name, room))
    yield " " + palette.dim(palette.rule * (width - 2))


def _factories(position: Position, palette: Palette, width: int) -> Iterator[str]:
    yield " " + palette.dim(text("draw-factories"))
    drawn = []
    for number, tiles in enumerate(position.factories, start=1):
        cells = [palette.tile(tile) for tile in tiles] + [palette.free()] * (4 - len(tiles))
        drawn.append(_source_number(number, palette) + "".join(cells))
    room = (width - 1 + _SOURCE_GAP) // (_SOURCE_WIDTH + _SOURCE_GAP)
    for row in _balanced(drawn, room):
        yield " " + (" " * _SOURCE_GAP).join(row)


def _centre(position: Position, palette: Palette, width: int) -> Iterator[str]:
    yield " " + palette.dim(text("draw-centre"))
    marker = MARKER if position.marker == 0 else ""
    cells = [palette.tile(tile) for tile in marker + position.centre]
    room = (width - 3) // CELL
    first = " " + _source_number(0, palette)
    yield first + ("".join(cells[:room]) or palette.free())
    for start in range(room, len(cells), room):
        yield " " * 3 + "".join(cells[start : start + room])


def _source_number(number: int, palette: Palette) -> str:
    return f"{number} " if palette.colour else f"{number}:"


def _stock(position: Position, palette: Palette, width: int) -> Iterator[str]:
    """The bag and the lid: how many tiles, and of which colours."""
    parts = []
    for key, counts in (("draw-bag", position.bag), ("draw-lid", position.lid)):
        held = " ".join(
            f"{count}{letter}" for letter, count in zip(COLOURS, counts, strict=True) if count
        )
        parts.append(palette.dim(f"{text(key, count=sum(counts))}  {held}".rstrip()))
    if width < 1 + 2 * BOARD_WIDTH + _BOARD_GAP:
        yield from (" " + part for part in parts)
    else:
        yield " " + pad(parts[0], BOARD_WIDTH + _BOARD_GAP) + parts[1]


# The boards


def _boards(
    position: Position, names: Sequence[str], palette: Palette, width: int
) -> Iterator[str]:
    boards = [_board(position, seat, names, palette) for seat in range(1, position.players + 1)]
    room = max(1, (width - 1 + _BOARD_GAP) // (BOARD_WIDTH + _BOARD_GAP))
    for number, group in enumerate(_balanced(boards, room)):
        if number:
            yield ""
        for lines in zip(*group, strict=True):
            yield " " + (" " * _BOARD_GAP).join(pad(line, BOARD_WIDTH) for line in lines)


def _board(position: Position, seat: int, names: Sequence[str], palette: Palette) -> list[str]:
    board = position.boards[seat - 1]
    coloured = position.variant == COLOURED
    lines = [_board_title(position, seat, names, palette)]
    if not coloured:
        numbers = "".join(f" {column} " for column in range(1, 6))
        lines.append(palette.dim(" " * (2 + 5 * CELL + 3) + numbers))
    for row in range(1, 6):
        held = board.lines[row - 1]
        cells = [palette.free()] * (row - len(held)) + [palette.tile(tile) for tile in held]
        edge = palette.arrow if len(held) == row else palette.dim(palette.bar)
        wall = "".join(
            _wall_space(space, WALL[row - 1][column] if coloured else ".", palette)
            for column, space in enumerate(board.wall[row - 1])
        )
        empty = " " * (CELL * (5 - row))
        lines.append(f"{palette.dim(str(row))} {empty}{''.join(cells)} {edge} {wall}")
    return [*lines, *_floor(board, palette)]


def _board_title(position: Position, seat: int, names: Sequence[str], palette: Palette) -> str:
    mover = position.to_move == seat
    points = text("draw-points", count=position.boards[seat - 1].score)
    starts = "  " + text("draw-start-player") if _starts(position, seat) else ""
    room = BOARD_WIDTH - 4 - visible_width(points) - visible_width(starts)
    name = shorten(names[seat - 1], room)
    left = f"{palette.arrow if mover else ' '} {palette.bold(name) if mover else name}"
    left += palette.dim(starts)
    return left + pad_left(points, BOARD_WIDTH - visible_width(left))


def _starts(position: Position, seat: int) -> bool:
    return position.start == seat and position.phase != "over"


def _wall_space(space: str, printed: str, palette: Palette) -> str:
    return palette.free(printed) if space == "." else palette.tile(space)


def _floor(board: Board, palette: Palette) -> Iterator[str]:
    spaces = len(FLOOR_COSTS)
    held = board.floor[:spaces]
    cells = [palette.tile(item) for item in held] + [palette.free()] * (spaces - len(held))
    total = text("draw-floor", cost=f"-{board.floor_cost}" if board.floor_cost else "0")
    yield f"  {''.join(cells)}  {palette.dim(total)}"
    costs = "".join(f"{-cost:>2} " for cost in FLOOR_COSTS)
    # A marker taken when the floor line was full lies beside it.
    beside = f"  {palette.tile(MARKER)}" if len(board.floor) > spaces else ""
    yield f"  {palette.dim(costs)}{beside}"


def _closing_rows(
    position: Position, names: Sequence[str], palette: Palette, width: int
) -> Iterator[str]:
    closing = position.closing_rows
    if closing:
        yield ""
    yield from map(palette.bold, closing_row_lines(closing, names, width))


def _balanced(items: Sequence[_Item], room: int) -> Iterator[Sequence[_Item]]:
    """The items in as few rows of at most `room` as needed, the rows about equally long."""
    rows = -(-len(items) // room)
    length = -(-len(items) // rows)
    for start in range(0, len(items), length):
        yield items[start : start + length]
