"""The rules, records and seeds: `legal`, `play`, `record`, `write`, `new`, `deal` and `seed`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from evora._core import CALL_BOUNDS
from evora.calls.effects import BonusScored
from evora.calls.encoded import Encoded
from evora.calls.positions import Barred, LegalMove, PositionView, RoundTotal, Step
from evora.calls.words import (
    Count,
    Incoming,
    Moves,
    Outgoing,
    Players,
    PositionText,
    RecordText,
    Seat,
    SeedText,
    TokenText,
    Variant,
)
from evora.kinds import DecidedBy

# The last seven are ends before the rules' end, of games on a server or a device.
EndReason = Literal[
    "row",
    "stalled",
    "no_tiles",
    "resigned",
    "time",
    "forfeit",
    "abandoned",
    "cancelled",
    "void",
    "host",
]


class AskLegal(Incoming, frozen=True):
    position: PositionText


class LegalAnswer(Outgoing, frozen=True):
    position: PositionView
    legal: list[LegalMove]
    barred: list[Barred]


class AskPlay(Incoming, frozen=True):
    """With `seed` the deal that is due after the moves is played, too; the steps of the first
    `known` moves are left out of the answer, which otherwise is about all of them.
    """

    position: PositionText
    moves: Moves
    seed: SeedText | None = None
    known: Count = 0


class ResultView(Outgoing, frozen=True):
    """`decided_by`: why the winners have won by the rules; null if the game ended early."""

    reason: EndReason
    winners: list[int]
    decided_by: DecidedBy | None
    scores: list[int]
    bonuses: Encoded[list[BonusScored]] | list[BonusScored]


class PlayAnswer(Outgoing, frozen=True):
    """The steps of a sequence of moves, and what may be played at their end; `rounds`: those that
    have ended.

    `names` and `levels`: by seat, a person's name or the level of an engine, as far as known;
    `yours`: the seats that this client had in a game of this server; `bots`: their seats; `tags`:
    the optional tags of the record.
    """

    start: PositionView
    steps: list[Step]
    legal: list[LegalMove]
    barred: list[Barred]
    rounds: list[RoundTotal]
    bonuses: list[BonusScored]
    names: list[str | None]
    levels: list[str | None]
    yours: list[int]
    result: ResultView | None
    bots: list[int] = field(default_factory=list)
    tags: dict[str, str] = field(default_factory=dict)


class AskRecord(Incoming, frozen=True):
    record: RecordText


class AskWrite(Incoming, frozen=True):
    """The record of a game: its moves and deals from a position, its optional tags, and comments by
    the number of tokens before them.
    """

    position: PositionText
    moves: Annotated[list[TokenText], Meta(max_length=CALL_BOUNDS["tokens"])]
    tags: dict[str, str] = field(default_factory=dict)
    comments: dict[str, list[str]] = field(default_factory=dict)


class WriteAnswer(Outgoing, frozen=True):
    record: str


class AskNew(Incoming, frozen=True):
    """A new game before its first deal; `start`: the seat that starts."""

    players: Players = 2
    variant: Variant = "coloured"
    start: Seat = 1


class NewAnswer(Outgoing, frozen=True):
    position: str


class AskDeal(Incoming, frozen=True):
    """The deal of the position's round that follows from a seed."""

    position: PositionText
    seed: SeedText


class DealAnswer(Outgoing, frozen=True):
    deal: str


class AskSeed(Incoming, frozen=True):
    """What follows from a seed besides deals. `tokens`: how many deals and moves were played."""

    seed: SeedText
    players: Players = 2
    tokens: Annotated[int, Meta(ge=0, le=CALL_BOUNDS["count"])] = 0


class SeedAnswer(Outgoing, frozen=True):
    """`seed`: its 64 digits, and `hash` what a game shows of them before its end; `start`: the
    start player drawn by lot; `player_seed`: what a computer player then leaves to chance.
    """

    seed: str
    hash: str
    start: int
    player_seed: int
