"""What is stored, and what can go wrong with it.

A game is its log; whatever else is stored about it (`GameIndex`, `Seat`) is an index that follows
from the log, so that lists and the sweeper need no replay. All times are milliseconds since 1970.
Ids of guests are random and mean nothing outside this database.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from evora.errors import EvoraError
from evora.server.domain.entries import LogEntry

Status = Literal["waiting", "playing", "over"]
Accepts = Literal["everyone", "owner", "nobody"]


# --- What can go wrong


class Conflict(EvoraError):  # noqa: N818 - a finding that callers act on, not a fault
    """Nothing was written, because it was written before, or because something else was.

    `kind` "stale": the game has gone on (or its id is taken); `seq` is its last one.
    `kind` "command": this command was applied before, in `game`, and its entries end at `seq`.
    """

    def __init__(self, kind: Literal["stale", "command"], game: str, seq: int) -> None:
        super().__init__(kind, game, seq)
        self.kind = kind
        self.game = game
        self.seq = seq

    def __str__(self) -> str:
        if self.kind == "command":
            return f"the command was applied before, at {self.seq} of game {self.game}"
        return f"game {self.game} has gone on to {self.seq}"


class Unavailable(EvoraError):  # noqa: N818 - a state of the database, and it passes
    """The database cannot be used now: locked, full, read-only, away. Nothing is half-written.

    Where a connection broke in the middle of a commit, it is unknown whether the whole of it was
    written: load the game again before deciding anything more about it. A command that is sent
    again is recognised by its id.
    """


class Busy(Unavailable):
    """Too much is waiting to be written or read already; nothing was tried."""


class DatabaseReplaced(Unavailable):
    """The file of the database is no longer the one that was opened; nothing is acknowledged."""


class StorageError(EvoraError):
    """A person has to act: a wrong address, a database of a newer version, a damaged backup."""


# --- What is stored


@dataclass(frozen=True, slots=True, kw_only=True)
class GameIndex:
    """`to_move`: the guest whose turn it is; `engine_turn`: an engine (or stand-in) is to move;
    `deadline`: when the running clock ends; `summary`: JSON for lists, without any name in it."""

    status: Status
    listed: bool
    changed: int
    to_move: str | None = None
    engine_turn: bool = False
    deadline: int | None = None
    summary: str = "{}"


@dataclass(frozen=True, slots=True)
class Seat:
    """`guest`: who moves for it, if anybody; `local`: another person at that guest's device."""

    guest: str | None = None
    local: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    """A game with its first entries (seq from 1 on). The same `command` of the same `creator` makes
    one game only: a second is a Conflict of kind "command" that names the first game.
    `seed` is secret until the game is over; `local_names`: by seat, for local seats."""

    game: str
    seed: str
    rules: int
    created: int
    creator: str
    command: str
    entries: Sequence[LogEntry]
    index: GameIndex
    seats: Sequence[Seat]
    local_names: Mapping[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        _require_unbroken(self.entries, first=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Append:
    """What one decision adds to a game: all of it is written, or nothing.

    `entries` start at the game's last seq + 1. `seats`: all of them, when one of the entries
    changed who sits where, else None. `creates`: a game that is made with it (a rematch)."""

    game: str
    entries: Sequence[LogEntry]
    index: GameIndex
    seats: Sequence[Seat] | None = None
    creates: NewGame | None = None

    def __post_init__(self) -> None:
        _require_unbroken(self.entries)


def _require_unbroken(entries: Sequence[LogEntry], first: int | None = None) -> None:
    """A log without a gap is what everything else relies on."""
    start = entries[0].seq if entries and first is None else first
    if not entries or start is None or start < 1:
        raise ValueError("a log needs entries, from 1 on")
    if any(entry.seq != seq for seq, entry in enumerate(entries, start)):
        raise ValueError(f"expected the entries from {start} on without a gap")


Write = Append | NewGame


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredGame:
    id: str
    seed: str
    rules: int
    created: int
    changed: int
    seats: tuple[Seat, ...]
    local_names: Mapping[int, str]
    log: list[LogEntry]


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedGame:
    """A line of a list. `names`: by seat, what the others see: the local name of a local seat, else
    the name of the guest."""

    id: str
    status: Status
    created: int
    changed: int
    seq: int
    to_move: str | None
    seats: tuple[Seat, ...]
    names: tuple[str | None, ...]
    summary: str
    creator: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredReview:
    """The review of a finished game. `version` and `nodes`: of the engine that made it, and of each
    of its searches; `review`: compressed JSON."""

    game: str
    version: int
    nodes: int
    made: int
    review: str


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where a page of "my games" ended: the next one is what lies before it."""

    changed: int
    game: str

    def __str__(self) -> str:
        return f"{self.changed}-{self.game}"

    @classmethod
    def parse(cls, text: str) -> Cursor:
        """The cursor that str() gave; ValueError if it is none."""
        changed, _, game = text.partition("-")
        # At most 15 digits: what the wire calls a time, and what fits the column.
        number = changed.isascii() and changed.isdigit() and len(changed) <= 15
        # PostgreSQL takes no text with a NUL in it.
        if not number or not (game.isascii() and game.isalnum()):
            raise ValueError(f"not a place in a list: {text!r}")
        return cls(int(changed), game)


@dataclass(frozen=True, slots=True, kw_only=True)
class RunningGame:
    id: str
    seq: int
    engine_turn: bool
    deadline: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Guest:
    id: str
    name: str | None
    created: int
    seen: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Bot:
    """A guest that a program plays. `present`: until when the program counts as connected."""

    id: str
    name: str
    owner: str
    owner_name: str | None = None
    accepts: Accepts
    created: int
    present: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Device:
    """A browser of a guest: the hash of its session, and its kind if it was noted."""

    session: str
    created: int
    seen: int | None
    agent: str | None


# --- Several processes


@dataclass(frozen=True, slots=True, kw_only=True)
class OtherProcess:
    """`clock`: the games' time at that process now; `people`: how many are connected there;
    `alive`: its heartbeat is recent."""

    id: str
    clock: int
    alive: bool
    people: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Beat:
    """The answer to a heartbeat. `joined`: this process is new to the others, or was thought dead;
    `leads`: it does what one does for all; `others`: those that are alive."""

    joined: bool
    leads: bool
    others: tuple[OtherProcess, ...]


# A game, and a guest who watches it.
Present = tuple[str, str]
