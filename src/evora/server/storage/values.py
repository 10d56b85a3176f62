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
from evora.server.common.refusal import Refusal
from evora.server.domain.entries import LogEntry
from evora.server.domain.host_actions import Action, Result
from evora.server.domain.notices import NOTHING, NoticeChanges
from evora.server.domain.played import PlayedSeat
from evora.server.domain.ratings import Pool, RatedGame, Record
from evora.server.domain.table import PairingState
from evora.server.storage.bounds import Bound

Status = Literal["waiting", "playing", "over"]
Accepts = Literal["everyone", "owner", "nobody"]
ReportKind = Literal["name", "stalling", "engine", "accounts", "greetings", "other"]
ReportState = Literal["open", "dismissed", "acted"]


# --- What can go wrong


class Conflict(EvoraError):  # noqa: N818 - a finding that callers act on, not a fault
    """Nothing was written, because it was written before, or because something else was.

    `kind` "stale": the game has gone on (or its id is taken); `seq` is its last one.
    `kind` "command": this command was applied before, in `game`, and its entries end at `seq`.
    `kind` "paired": somebody at it still plays, or waits in, the `game` of another pairing.
    """

    def __init__(self, kind: Literal["stale", "command", "paired"], game: str, seq: int) -> None:
        super().__init__(kind, game, seq)
        self.kind = kind
        self.game = game
        self.seq = seq

    def __str__(self) -> str:
        if self.kind == "command":
            return f"the command was applied before, at {self.seq} of game {self.game}"
        if self.kind == "paired":
            return f"the pairing of game {self.game} is unfinished"
        return f"game {self.game} has gone on to {self.seq}"


class Unavailable(EvoraError):  # noqa: N818 - a state of the database, and it passes
    """The database cannot be used now: locked, full, read-only, away. Nothing is half-written.

    Where a connection broke in the middle of a commit, it is unknown whether the whole of it was
    written: load the game again before deciding anything more about it. A command that is sent
    again is recognised by its id.
    """


class Busy(Unavailable):
    """Too much is waiting to be written or read already; nothing was tried."""


class ReadOnly(Unavailable):
    """The host has set that no game changes for now; nothing was written."""


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


@dataclass(frozen=True, slots=True)
class PairingChange:
    """What a game of quick pairing is to a guest from now on; None: nothing, for nobody came.
    `network`: a hash of where they come from."""

    guest: str
    state: PairingState | None
    network: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    """A game with its first entries (seq from 1 on). The same `command` of the same `creator` makes
    one game only: a second is a Conflict of kind "command" that names the first game.
    `seed` is secret until the game is over; `local_names`: by seat, for local seats; `bounds`: what
    must have room for it, else Refusal; `challenged`: the person to whom it is a challenge;
    `notices`: whom it calls."""

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
    bounds: Sequence[Bound] = ()
    pairings: Sequence[PairingChange] = ()
    challenged: str | None = None
    notices: NoticeChanges = NOTHING

    def __post_init__(self) -> None:
        _require_unbroken(self.entries, first=1)


@dataclass(frozen=True, slots=True)
class BotsFinished:
    """Bots that have played a game to its end, and the people who have."""

    bots: tuple[str, ...]
    people: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Append:
    """What one decision adds to a game: all of it is written, or nothing.

    `entries` start at the game's last seq + 1. `seats`: all of them, when one of the entries
    changed who sits where, else None. `creates`: a game that is made with it (a rematch);
    `finished`: for which bots it counts; `played`: what the game was for the people who played it,
    when this ends it; `rated`: the result, if it ends a rated game; `finishes`: who has played it
    to its end just now, and who has left it; `notices`: whom it calls back, and what no longer
    holds. `leaves`: what is added to the game that somebody
    gives up for this one. `unless_locked`: it is stale rather than late if another process is
    writing to the game."""

    game: str
    entries: Sequence[LogEntry]
    index: GameIndex
    seats: Sequence[Seat] | None = None
    creates: NewGame | None = None
    finished: BotsFinished | None = None
    played: Sequence[PlayedSeat] = ()
    rated: RatedGame | None = None
    finishes: Mapping[str, bool] = field(default_factory=dict)
    pairings: Sequence[PairingChange] = ()
    notices: NoticeChanges = NOTHING
    leaves: Append | None = None
    unless_locked: bool = False

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
# Why one was not written: something was written before, or there is no room.
NotWritten = Conflict | Refusal


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
    the name of the guest; `kept`: the seats of those who keep theirs. `ratings`: by guest and
    pool."""

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
    deadline: int | None = None
    ratings: Mapping[str, Mapping[Pool, Record]] = field(default_factory=dict)
    kept: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredReview:
    """The review of a finished game. `version` and `nodes`: of the engine that made it, and of each
    of its searches; `asked`: when somebody last wanted it; `review`: compressed JSON."""

    game: str
    version: int
    nodes: int
    made: int
    asked: int
    review: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewTask:
    """A review that waits or is computed, at a process; `partial`: what there is of it."""

    game: str
    process: str
    nodes: int
    partial: str | None


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
    """`renamed`: when the host changed their name, if they have not seen that yet; `kept`: the name
    is theirs alone, and they have a key that they get back in with."""

    id: str
    name: str | None
    created: int
    seen: int
    renamed: int | None = None
    kept: bool = False


@dataclass(frozen=True, slots=True)
class Invitation:
    """What lets a new guest in: the hash of a code, at a time of the wall clock."""

    code: str
    time: int


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
class Block:
    """Somebody whom a guest has blocked, with the name that they have now."""

    blocked: str
    name: str | None
    created: int


@dataclass(frozen=True, slots=True)
class Apart:
    """Whom a guest does not meet: those whom they have blocked, and those who have blocked them;
    each with their bots."""

    blocks: frozenset[str] = frozenset()
    blocked_by: frozenset[str] = frozenset()

    @property
    def all(self) -> frozenset[str]:
        return self.blocks | self.blocked_by


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredReport:
    """What a guest says to the host of another: `about`, on a seat of a game as it stood at `seq`,
    with the name of then. `reporter`: None once they are deleted; `decision`: the note of the host
    who decided it."""

    id: str
    created: int
    reporter: str | None
    about: str
    game: str
    seat: int
    seq: int
    name: str | None = None
    kind: ReportKind
    text: str
    state: ReportState = "open"
    decided: int | None = None
    decision: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedPerson:
    """Somebody about whom reports are open, the oldest first. `name`: what they are called now;
    `reporters`: how many people they come from; `acted`: earlier reports that were acted on."""

    about: str
    name: str | None
    reporters: int
    acted: int
    reports: tuple[StoredReport, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reporter:
    """Who has made a report: their name now, and what became of all that they have made."""

    name: str | None
    made: int
    dismissed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Device:
    """A browser of a guest: the hash of its session, and its kind if it was noted."""

    session: str
    created: int
    seen: int | None
    agent: str | None


# --- What the host does

HostActionState = Literal["waiting", "applied", "done", "refused", "withdrawn"]
HostSettingKey = Literal["message", "read_only", "invitation_only"]


@dataclass(frozen=True, slots=True)
class HostSetting:
    """`value`: JSON; `until`: it is over then; `action`: the one that set it."""

    value: str
    until: int | None
    action: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HostAction:
    """An action with its place in the log. `waiting`: nobody has begun it; `applied`: it counts,
    and some of what follows is still to be done. `version`: how many had been applied then."""

    id: int
    time: int
    who: str
    action: Action
    state: HostActionState
    result: Result
    undo: str | None
    undone_by: int | None
    version: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptName:
    """The name that a guest keeps now. `kept`: since when; `first`: there was none before it."""

    name: str
    kept: int
    first: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RecoveryCode:
    made: int
    used: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Passkey:
    """`id` and `public_key` (COSE) as base64url; `party`: the name of the server that it is for;
    `backed_up`: it is on other devices of its owner, too; `agent`: the kind of browser that made
    it."""

    id: str
    guest: str
    public_key: str
    party: str
    sign_count: int
    backed_up: bool
    agent: str | None
    created: int
    used: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyState:
    """Whether a guest keeps a name, and by which keys. `finished`: a game was; `games`: all that
    they have."""

    name: KeptName | None
    code: RecoveryCode | None
    passkeys: list[Passkey]
    finished: bool
    games: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Ceremony:
    """What an authenticator is asked to sign: to make a passkey for `guest`, or without one to sign
    in at `party`. `challenge` as base64url."""

    guest: str | None
    challenge: str
    party: str
