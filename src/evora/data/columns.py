"""What a row of a dataset says, as data: docs/data.md has the same table.

A row is one decision: a position in which a player chose among moves, and what came of it.
"""

from __future__ import annotations

from dataclasses import dataclass

# Changes whenever a column changes its meaning or type; new columns do not change it.
SCHEMA_VERSION = 1


@dataclass(frozen=True)
class Column:
    """A column: `type` is PyArrow's, `list<…>` has one entry per seat, `fixed<…>` one per number of
    an observation."""

    name: str
    type: str
    meaning: str
    nullable: bool = False


COLUMNS = (
    Column("game", "int64", "number of the game in the dataset, from 1"),
    Column("source", "string", "name of the file that the game is from, `-` for standard input"),
    Column("source_game", "int64", "number of the game in that file, from 1"),
    Column("names", "list<string>", "who sat where (tags `Seat1`, `Seat2`, …); null if not known"),
    Column("kinds", "list<string>", "kinds of the seats (tags `Seat1Kind`, …); null if not known"),
    Column("players", "int8", "how many play: 2, 3 or 4"),
    Column("variant", "string", "`coloured` or `grey`"),
    Column("round", "int16", "the round, from 1"),
    Column("ply", "int16", "number of the move in the game, from 1"),
    Column("phase", "string", "`offer`, or `tiling` on the grey side"),
    Column("seat", "int8", "the seat to move, from 1"),
    Column("position", "string", "the position before the move, in [notation](notation.md)"),
    Column("move", "string", "the move that was played, in notation"),
    Column("action", "int16", "its [action id](notation.md#action-ids)"),
    Column("legal", "int16", "how many moves were legal"),
    Column("scores", "list<int16>", "points before the move, by seat"),
    Column("final_scores", "list<int16>", "points at the end of the game, by seat", True),
    Column("shares", "list<float>", "shares of the win, by seat", True),
    Column("result", "float", "share of the win of the seat to move, 0 to 1", True),
    Column("end", "string", "[how the game ended](python.md#games), such as `row`", True),
    Column("win", "float", "annotated: share of the win after the move, of its seat", True),
    Column("best", "string", "annotated: a better move, in notation", True),
    Column("best_action", "int16", "annotated: its action id", True),
    Column("clock", "float", "annotated: seconds left after the move", True),
)
OBSERVATION = Column(
    "observation", "fixed<uint8>", "with `--observations`: [the numbers](observations.md)"
)


def columns_of(*, observations: bool) -> tuple[Column, ...]:
    """The columns of a dataset, with or without observations."""
    return (*COLUMNS, OBSERVATION) if observations else COLUMNS
