"""A position set up by hand: `edit`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from evora._core import CALL_BOUNDS
from evora.calls.words import Colour, Incoming, Outgoing, Seat, Variant
from evora.kinds import Phase


class DraftBoard(Incoming, frozen=True):
    """A board of a draft, as in a BoardView; the floor in any order, the marker as 1."""

    score: Annotated[int, Meta(ge=0, le=CALL_BOUNDS["count"])]
    lines: list[str]
    wall: list[str]
    floor: str


class AskEdit(Incoming, frozen=True):
    """A position set up by hand, right or wrong. `marker`: it lies in the centre; `bag`: null is
    all tiles that lie nowhere else; `to_move` says nothing at deal and over.
    """

    variant: Variant
    round: Annotated[int, Meta(ge=1, le=CALL_BOUNDS["count"])]
    idle_rounds: Annotated[int, Meta(ge=0, le=3)]
    phase: Phase
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
