"""The calls of the core (evora._core.call), which the engine in the page answers, too.

`legal`, `play` and `record` have the questions and answers of `/api/rules/…`; the others are here.
`_core.CALLS` names them all.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from evora.server.messages.words import (
    Colour,
    Count,
    Incoming,
    Outgoing,
    PositionText,
    Seat,
    SeedText,
    Variant,
)


class AskDeal(Incoming, frozen=True):
    """The deal of the position's round that follows from a seed."""

    position: PositionText
    seed: SeedText


class DealAnswer(Outgoing, frozen=True):
    deal: str


class AskSeed(Incoming, frozen=True):
    """What follows from a seed besides deals. `tokens`: how many deals and moves were played."""

    seed: SeedText
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    tokens: Annotated[int, Meta(ge=0, le=999_999_999)] = 0


class SeedAnswer(Outgoing, frozen=True):
    """`seed`: its 64 digits, and `hash` what a game shows of them before its end; `start`: the
    start player drawn by lot; `player_seed`: what a computer player then leaves to chance.
    """

    seed: str
    hash: str
    start: int
    player_seed: int


class AskNew(Incoming, frozen=True):
    """A new game before its first deal; `start`: the seat that starts."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    variant: Variant = "coloured"
    start: Seat = 1


class NewAnswer(Outgoing, frozen=True):
    position: str


class AskWrite(Incoming, frozen=True):
    """The record of a game: its moves and deals from a position, its optional tags, and comments by
    the number of tokens before them.
    """

    position: PositionText
    moves: list[Annotated[str, Meta(max_length=60)]]
    tags: dict[str, str] = field(default_factory=dict)
    comments: dict[str, list[str]] = field(default_factory=dict)


class WriteAnswer(Outgoing, frozen=True):
    record: str


class AskAnalyse(Incoming, frozen=True):
    """The best moves of a position, `lines` of them: to a number of nodes, milliseconds or moves
    ahead, or until it is cancelled. With `seed` it forgets what it knew: the same question then has
    the same answer, but for its milliseconds. `report_ms`: how often it tells what it has.
    """

    position: PositionText
    nodes: Annotated[int, Meta(ge=1)] | None = None
    ms: Annotated[int, Meta(ge=1, le=10**9)] | None = None
    depth: Annotated[int, Meta(ge=1, le=1000)] | None = None
    lines: Annotated[int, Meta(ge=1, le=325)] = 1
    hash_mb: Annotated[int, Meta(ge=1, le=256)] | None = None
    report_ms: Annotated[int, Meta(ge=1, le=10**9)] | None = None
    seed: Count | None = None


class AnalysisLine(Outgoing, frozen=True):
    """A move and the best play after it (`pv` begins with it), by seat: expected shares of the win
    and final scores. `exact`: proven, every leaf was a finished game; `solved`: searched to the
    round's end. `move` is null where nobody is to move. `error`: how far off the mover's share may
    be (before a deal the start player's), a standard error, where deals of the next round were
    sampled.
    """

    move: str | None
    pv: list[str]
    win: list[float]
    score: list[float]
    exact: bool
    solved: bool
    error: float | None


class AnalysisView(Outgoing, frozen=True):
    """What a search found, the best line for the seat to move first; `done`: it has ended.

    `deals`: how many deals of the next round were sampled.
    """

    to_move: int | None
    lines: list[AnalysisLine]
    nodes: int
    depth: int
    ms: int
    deals: int
    done: bool


class AskLevel(Incoming, frozen=True):
    """What a level plays; it follows from the seed and the position, unless the level plays by the
    clock.
    """

    position: PositionText
    level: Annotated[str, Meta(max_length=40)]
    seed: SeedText


class LevelAnswer(AnalysisView, frozen=True):
    """`move` is the choice, and the first of the lines; null where nobody is to move."""

    move: str | None


class DraftBoard(Incoming, frozen=True):
    """A board of a draft, as in a BoardView; the floor in any order, the marker as 1."""

    score: Annotated[int, Meta(ge=0, le=999_999_999)]
    lines: list[str]
    wall: list[str]
    floor: str


class AskEdit(Incoming, frozen=True):
    """A position set up by hand, right or wrong. `marker`: it lies in the centre; `bag`: null is
    all tiles that lie nowhere else; `to_move` says nothing at deal and over.
    """

    variant: Variant
    round: Annotated[int, Meta(ge=1, le=999_999_999)]
    idle_rounds: Annotated[int, Meta(ge=0, le=3)]
    phase: Literal["deal", "offer", "tiling", "over"]
    to_move: Seat
    start: Seat
    factories: list[str]
    centre: str
    marker: bool
    lid: list[int]
    boards: list[DraftBoard]
    bag: list[int] | None = None


class EditProblem(Outgoing, frozen=True):
    """What makes a position invalid: `kind` as in the core's problems.hpp; `field` as the notation
    names it; `detail`: in English; `line`: also a row of the wall. What does not matter is null.
    """

    kind: str
    field: str
    detail: str
    seat: int | None
    line: int | None
    column: int | None
    colour: Colour | None
    count: int | None
    expected: int | None


class EditAnswer(Outgoing, frozen=True):
    """The text of the position, valid if there are no problems."""

    text: str
    bag: list[int]
    problems: list[EditProblem]
