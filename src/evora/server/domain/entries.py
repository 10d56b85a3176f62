"""The log of a game: what is stored, append-only, and what the game is a replay of.

A log says what was decided, in the notation of the rules; everything else follows from it through
the core. Names are not in it (they can be deleted), nor is the seed (it is secret until the end).

These types belong to the database. They share nothing with the messages of the wire, so that a
tighter limit or a new field there never makes an old game unreadable, and they check only shape:
what is stored was checked when it was decided. A log is kept forever, so an entry may only change
in ways that old text still decodes to: a new field with a default, or a new type under a new tag.
tests/server/test_entries.py holds the text of every kind as version 1 wrote it.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

Variant = Literal["coloured", "grey"]
SeatKind = Literal["open", "guest", "local", "engine"]
OutReason = Literal["resigned", "time", "claimed"]
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


# Every class says for itself that it is frozen: type checkers ask for it. Entries are trees, which
# need no garbage collector.
class _Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    pass


class NoClock(_Entry, frozen=True, tag="none"):
    pass


class BudgetClock(_Entry, frozen=True, tag="budget"):
    """A budget for the game, and a credit forevery turn."""

    initial_ms: int
    credit_ms: int


class DaysClock(_Entry, frozen=True, tag="days"):
    """So many days forevery move."""

    days: int


Clock = NoClock | BudgetClock | DaysClock


class SeatSetup(_Entry, frozen=True, omit_defaults=True):
    """Who may sit on a seat. `guest`: who sits there or, on a local seat, whose device it is; null
    while it is open. `invited`: the bot that an open seat waits for, or the person who was
    challenged to it; `until`: how long, null where that has no end."""

    kind: SeatKind
    guest: str | None = None
    level: str | None = None
    invited: str | None = None
    until: int | None = None


class Created(_Entry, frozen=True, tag="created", omit_defaults=True):
    """`start`: the seat that starts, null to draw it by lot; `position`: where the game begins;
    `listed`: shown in the lobby; `origin`: the game it is played on from; `paired`: quick pairing
    has made it; `rated`: its result counts for ratings; `finishers`: pairing leads only people
    there who play games to the end."""

    rules: int
    variant: Variant
    players: int
    creator: str
    seats: list[SeatSetup]
    start: int | None
    clock: Clock
    listed: bool
    seed_hash: str
    position: str | None = None
    origin: str | None = None
    paired: bool = False
    rated: bool = False
    finishers: bool = False


class Joined(_Entry, frozen=True, tag="joined", omit_defaults=True):
    """`paired`: quick pairing has led them to a game that somebody made by hand; `casual`: from now
    on the game is not rated, because they keep no name, or do not want it."""

    seat: int
    guest: str
    paired: bool = False
    casual: bool = False


class Left(_Entry, frozen=True, tag="left"):
    seat: int


class Declined(_Entry, frozen=True, tag="declined"):
    """A bot or a person declined an invitation, or it was withdrawn, or not accepted in time."""

    seat: int


class Started(_Entry, frozen=True, tag="started", omit_defaults=True):
    """`wait_ms`: how long the players who are not at the table yet are waited for; null: they are
    not, and the first clock starts at once."""

    start: int
    position: str
    wait_ms: int | None = None


class Begun(_Entry, frozen=True, tag="begun"):
    """Everybody has come: the first clock starts."""


class Dealt(_Entry, frozen=True, tag="dealt"):
    deal: str


class Moved(_Entry, frozen=True, tag="moved"):
    """`spent_ms`: what the move took off its clock."""

    seat: int
    move: str
    by: Literal["player", "engine", "standin"]
    spent_ms: int


class Undone(_Entry, frozen=True, tag="undone"):
    seat: int
    tokens: int


class Offered(_Entry, frozen=True, tag="offered"):
    """`tokens`: for an undo, where it would go back to."""

    seat: int
    what: Literal["undo", "abandon"]
    tokens: int | None = None


class Answered(_Entry, frozen=True, tag="answered"):
    seat: int
    accept: bool


class SeatOut(_Entry, frozen=True, tag="seat_out"):
    """`level`: of the engine that stands in for it, if the game goes on."""

    seat: int
    reason: OutReason
    level: str
    by: int | None = None


class SeatGiven(_Entry, frozen=True, tag="seat_given"):
    seat: int
    level: str
    by: int


class ClockMended(_Entry, frozen=True, tag="clock_mended"):
    downtime_ms: int


class TimeGiven(_Entry, frozen=True, tag="time_given"):
    """A player, `by`, has given the one of another seat more time."""

    seat: int
    by: int
    ms: int


class OnHoliday(_Entry, frozen=True, tag="on_holiday"):
    """The player of a seat has days off, at all seats of theirs: so long their clock stands still.
    With the same `begins` again, they end at another time."""

    seat: int
    begins: int
    ends: int


class Ended(_Entry, frozen=True, tag="ended", omit_defaults=True):
    """`absent`: the seats of those who never came to a game that is void."""

    reason: EndReason
    winners: list[int]
    scores: list[int]
    absent: list[int] = []


class RematchOffered(_Entry, frozen=True, tag="rematch_offered", omit_defaults=True):
    """`asked`: the seats of those who have to agree; `same_deal`: to play the same deal again, each
    on the next seat."""

    seat: int
    asked: list[int]
    same_deal: bool = False


class RematchLapsed(_Entry, frozen=True, tag="rematch_lapsed"):
    """The offer of a rematch is over: the player of this seat has left."""

    seat: int


class RematchMade(_Entry, frozen=True, tag="rematch"):
    game: str


Entry = (
    Created
    | Joined
    | Left
    | Declined
    | Started
    | Begun
    | Dealt
    | Moved
    | Undone
    | Offered
    | Answered
    | SeatOut
    | SeatGiven
    | ClockMended
    | TimeGiven
    | OnHoliday
    | Ended
    | RematchOffered
    | RematchLapsed
    | RematchMade
)


class LogEntry(Struct, frozen=True, kw_only=True, gc=False):
    """An entry with its place in the log. `command`: the id of the command that caused it, on the
    last entry that it caused; `fingerprint`: of that command and its guest, none in older logs;
    `time` in milliseconds since 1970."""

    seq: int
    time: int
    entry: Entry
    command: str | None = None
    fingerprint: str | None = None


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def decode(text: str) -> Entry:
    """An entry from the database; ValidationError if it was damaged."""
    return _decoder.decode(text)
