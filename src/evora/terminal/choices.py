"""The legal moves as a person chooses among them: by tiles and line, with previews."""

from __future__ import annotations

from dataclasses import dataclass

from evora import COLOURS, Move, Position, Preview
from evora.plaintext.palette import Palette, wrap
from evora.terminal.columns import Columns
from evora.terminal.wrapping import pack, wrap_column
from evora.texts import text

_DESTINATIONS = (1, 2, 3, 4, 5, 0)
# Minimum width of a column, gap between columns, separator inside cells, whether heads are only
# numbers. The first layout keeps the columns in place from turn to turn; the others are for when it
# gets too wide.
_LAYOUTS = (
    *((7, 2, " ", False), (0, 2, " ", False), (0, 1, " ", False), (0, 1, "", False)),
    *((0, 1, " ", True), (0, 1, "", True)),
)


@dataclass(frozen=True)
class Take:
    """The same tiles in one or more factories, or in the centre."""

    colour: str
    count: int
    sources: tuple[int, ...]


def takes(position: Position) -> list[Take]:
    """What can be taken; the same tiles in several factories are one choice."""
    found: dict[tuple[bool, str, int], list[int]] = {}
    for source, tiles in enumerate((position.centre, *position.factories)):
        for colour in COLOURS:
            count = tiles.count(colour)
            if count:
                found.setdefault((source == 0, colour, count), []).append(source)
    ordered = sorted(found, key=lambda key: (key[0], COLOURS.index(key[1]), key[2]))
    return [Take(key[1], key[2], tuple(found[key])) for key in ordered]


def offer_choices(position: Position, palette: Palette, width: int) -> list[str]:
    """A table: a row for each choice of tiles, a column for what they would do on each line."""
    rows = [_offer_row(position, take) for take in takes(position)]
    for min_width, gap, separator, numbers in _LAYOUTS:
        heads = [text("play-from"), *(_head(line, numbers) for line in _DESTINATIONS)]
        table = [
            [_label(position, take, separator, palette), *map(separator.join, cells)]
            for take, cells in rows
        ]
        columns = Columns.fit([heads, *table], left=range(len(heads)), gap=gap, min_width=min_width)
        if columns.width + gap < width:
            break
    lines = [palette.dim(columns.row(heads)), *map(columns.row, table)]
    legend = pack(text("play-legend").split("   "), width - 1)
    if any("x" in cell for _, cells in rows for cell in cells):
        legend += wrap_column(text("play-legend-nowhere"), width - 1)
    return [" " + line for line in (*lines, *map(palette.dim, legend))]


def _head(line: int, number: bool) -> str:
    return str(line) if number else text("play-column", line=line)


def line_choices(position: Position, prefix: str, width: int) -> list[str]:
    """What the tiles of a source and colour such as '3R' would do on each line."""
    found = [Move(f"{prefix}{line}") for line in _DESTINATIONS if _legal(position, prefix, line)]
    lines = [
        line
        for move in found
        for line in wrap_column(
            f"   {move.destination}  {choice_words(position, move)}", width, len("   0  ")
        )
    ]
    if found and position.preview(found[0]).takes_marker:
        lines += wrap(text("play-with-marker"), width)
    return lines


def column_choices(position: Position, width: int) -> list[str]:
    """The columns that the tile of the topmost complete line can go to (grey side)."""
    moves = list(position.legal_moves)
    line = moves[0].line
    assert line is not None and position.to_move is not None
    tile = position.boards[position.to_move - 1].lines[line - 1][0]
    lines = wrap(text("play-tile-where", line=line, colour=text(f"colour-{tile}")), width)
    for move in moves:
        points = position.preview(move).points
        lines.append("   " + text("play-tile-column", column=move.column, points=points))
    return lines


def possible_lines(position: Position, prefix: str) -> str:
    """The destinations of a source and colour, as '1, 3, 0'."""
    return ", ".join(str(line) for line in _DESTINATIONS if _legal(position, prefix, line))


def _legal(position: Position, prefix: str, line: int) -> bool:
    return Move(f"{prefix}{line}") in position.legal_moves


def _offer_row(position: Position, take: Take) -> tuple[Take, list[list[str]]]:
    prefix = f"{take.sources[0]}{take.colour}"
    return take, [
        choice_marks(position, Move(f"{prefix}{line}")) if _legal(position, prefix, line) else []
        for line in _DESTINATIONS
    ]


def choice_marks(position: Position, move: Move) -> list[str]:
    """What a legal move of the offer would do, in marks such as '+3', '2/4', 'v1', '-1'."""
    preview = position.preview(move)
    parts = []
    if move.destination:
        if preview.completes:
            parts.append(f"+{preview.points}" if preview.columns else "x")
        else:
            parts.append(f"{filled_after(position, move, preview)}/{move.destination}")
    if preview.falls:
        parts.append(f"v{preview.falls}")
    if preview.floor_cost:
        parts.append(f"-{preview.floor_cost}")
    return parts


def filled_after(position: Position, move: Move, preview: Preview) -> int:
    """How many tiles the move's line holds after it."""
    assert move.source is not None and move.colour and move.destination and position.to_move
    tiles = (position.centre, *position.factories)[move.source]
    held = position.boards[position.to_move - 1].lines[move.destination - 1]
    return len(held) + tiles.count(move.colour) - preview.falls


def choice_words(position: Position, move: Move) -> str:
    """What a legal move would do, in words."""
    preview = position.preview(move)
    if move.is_tiling:
        return text("play-choice-column", column=move.column, points=preview.points)
    line = move.destination
    if line == 0:
        what = text("play-choice-floor")
    elif preview.completes and preview.columns:
        what = text("play-choice-completes", line=line, points=preview.points)
    elif preview.completes:
        what = text("play-choice-nowhere", line=line)
    else:
        what = text("play-choice-fills", line=line, filled=filled_after(position, move, preview))
    costs = ""
    if preview.falls or preview.floor_cost:
        costs = text("play-choice-falls", falls=preview.falls, cost=preview.floor_cost)
    return f"{what}{costs}"


def _label(position: Position, take: Take, separator: str, palette: Palette) -> str:
    if take.sources == (0,):
        where = text("play-from-centre", marker="yes" if position.marker == 0 else "no")
    else:
        where = separator.join(map(str, take.sources))
    return f"{palette.tile(take.colour)}x{take.count}  {where}"
