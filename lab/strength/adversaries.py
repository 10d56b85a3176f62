"""Players with one idea each. A player that only knows its own kind of game loses to such ones.

    evora arena engine:ms=100 py:lab.strength.adversaries:Denier --seeds 200

They know the rules through the library and play every setting; none looks ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from evora import Move, Position

Group = tuple[int | None, str | None]
"""A source and a colour: what one move takes."""


class Adversary(Protocol):
    """What all of them can do."""

    def choose(self, position: Position, /) -> Move: ...


class Denier:
    """Takes what the others need most, to where it serves itself best."""

    def choose(self, position: Position) -> Move:
        wanted = _wanted_by_others(position)
        return max(
            position.legal_moves,
            key=lambda move: wanted.get(_group(move), 0) + position.preview(move).projected_score,
        )


class FloorDumper:
    """Throws what the others need to its floor where that costs them more than itself.

    Otherwise it plays for points, and does not end the game if it can help it.
    """

    def choose(self, position: Position) -> Move:
        seat = position.seat_to_move
        own = {move: position.preview(move).projected_score for move in position.legal_moves}
        lasting = [move for move in own if not _ends_the_game(position.play(move), seat)]
        build = max(lasting or own, key=own.__getitem__)
        wanted = _wanted_by_others(position)
        dumps = [move for move in own if move.destination == 0]
        dump = max(dumps, key=lambda move: wanted.get(_group(move), 0) + own[move], default=build)
        loss = own[build] - own[dump]
        return dump if wanted.get(_group(dump), 0) > loss else build


class ColumnRusher:
    """Fills columns of its wall, the fullest ones first, whatever it costs."""

    def choose(self, position: Position) -> Move:
        return _most_progress(position, _column_progress)


class FastEnder:
    """Completes a row of its wall as soon as it can, whatever it costs."""

    def choose(self, position: Position) -> Move:
        return _most_progress(position, _row_progress)


def _group(move: Move) -> Group:
    return move.source, move.colour


def _wanted_by_others(position: Position) -> dict[Group, int]:
    """The points that each group would bring to the one of the others whom it helps most."""
    wanted: dict[Group, int] = {}
    if position.phase != "offer":
        return wanted
    plain = position.as_dict()
    for seat in range(1, position.players + 1):
        if seat == position.to_move:
            continue
        theirs = Position.from_dict({**plain, "to_move": seat})
        score = theirs.projected_score(seat)
        for move in theirs.legal_moves:
            gain = theirs.preview(move).projected_score - score
            wanted[_group(move)] = max(wanted.get(_group(move), 0), gain)
    return wanted


def _ends_the_game(position: Position, seat: int) -> bool:
    if position.is_over:
        return True
    return any(row.seat == seat for row in position.closing_rows)


def _most_progress(position: Position, progress: Callable[[Position, int], float]) -> Move:
    """The move after which a seat's progress is largest; among equal ones the best for points."""
    seat = position.seat_to_move
    return max(
        position.legal_moves,
        key=lambda move: (
            progress(position.play(move), seat),
            position.preview(move).projected_score,
        ),
    )


def _column_progress(position: Position, seat: int) -> float:
    """Tiles by column, those of lines on their way counted in part; full columns count most."""
    spaces = position.open_spaces(seat)
    columns = [float(sum(not row[at] for row in spaces)) for at in range(len(spaces[0]))]
    for number, line in enumerate(position.boards[seat - 1].lines):
        open_to = [at for at, colours in enumerate(spaces[number]) if line and line[0] in colours]
        if open_to:
            best = max(open_to, key=lambda at: columns[at])
            columns[best] += len(line) / (number + 1)
    return sum(tiles**2 for tiles in columns)


def _row_progress(position: Position, seat: int) -> float:
    """The same by row; one row that is nearly complete is worth more than two halves."""
    spaces = position.open_spaces(seat)
    lines = position.boards[seat - 1].lines
    rows = [
        sum(not colours for colours in row) + len(line) / number
        for number, (row, line) in enumerate(zip(spaces, lines, strict=True), start=1)
    ]
    return sum(tiles**4 for tiles in rows)
