"""What the server asks of its storage: one `Store` per process, synchronous and thread-safe.

A game is its log; whatever else is stored about it (`GameIndex`, `Seat`) is an index that follows
from the log, so that lists and the sweeper need no replay. All times are milliseconds since 1970.
Ids of guests are random and mean nothing outside this database.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from evora.errors import EvoraError
from evora.server.domain.entries import LogEntry
from evora.server.storage.listener import Listener

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


class Replaced(Unavailable):
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


# --- The store


class Store(Protocol):
    """Every method may raise Unavailable. What returns has been committed durably."""

    # The database

    def migrate(self) -> None:
        """Makes or upgrades the tables; StorageError if they are of a newer version."""

    def check(self) -> None:
        """A trivial read of the tables, for /readyz."""

    def close(self) -> None: ...

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same database: PostgreSQL."""

    def heartbeat(self, now: int) -> None: ...

    def last_heartbeat(self) -> int | None: ...

    # Games

    def append_many(self, batch: Sequence[Write]) -> list[Conflict | None]:
        """All in one transaction, in order; a conflict of one does not hinder the others."""

    def load_game(self, game: str) -> StoredGame | None: ...

    def games_of(self, guest: str, before: Cursor | None, limit: int) -> list[ListedGame]:
        """The games a guest sits in or made, last changed first."""

    def lobby(self, limit: int) -> list[ListedGame]:
        """Games that wait for anybody, last changed first."""

    def public_games(self, limit: int) -> list[ListedGame]:
        """Games that began in the lobby and are being played, last changed first."""

    def open_games(self, guest: str) -> int:
        """How many games that a guest made wait for anybody."""

    def game_made_by(self, guest: str, command: str) -> str | None:
        """The game that a guest's command has made."""

    def due(self, now: int, limit: int) -> list[str]:
        """Running games whose deadline has passed, the oldest first."""

    def running(self) -> list[RunningGame]: ...

    def log_since(self, game: str, seq: int) -> list[LogEntry]: ...

    def seqs(self, games: Collection[str]) -> dict[str, int]:
        """The last seq of each of these games."""

    # Reviews of finished games

    def review(self, game: str) -> StoredReview | None: ...

    def keep_review(self, review: StoredReview) -> None:
        """Unless there is one by a newer engine, or with as many nodes."""

    # Several processes; alone, a process leads and hears nothing

    @property
    def process(self) -> str:
        """What the others know this process by."""

    def beat(self, now: int, people: int = 0) -> Beat:
        """The heartbeat, with all that hangs on it. `people`: how many are connected here."""

    def alive(self) -> tuple[OtherProcess, ...]:
        """The processes with a recent heartbeat."""

    def leave(self) -> None:
        """This process ends."""

    def take_lease(self, name: str, ms: int) -> bool:
        """Whether this process, and no other, may do something for so long."""

    def drop_lease(self, name: str) -> None: ...

    def listener(self) -> Listener:
        """Hears what the processes publish; not connected yet."""

    def publish(self, messages: Sequence[str]) -> None:
        """Sends messages to all processes, this one included."""

    def change_presence(
        self, came: Sequence[Present], went: Sequence[Present], messages: Sequence[str]
    ) -> None: ...

    def presence_elsewhere(self) -> list[tuple[str, str, str]]:
        """(process, game, guest) at the other processes."""

    def claim_engine_turns(self, limit: int) -> list[str]:
        """Games whose engine turn no living process is at; from now on this one is."""

    # What is not kept for ever

    def left_open(self, before: int, limit: int) -> list[tuple[str, str | None]]:
        """Games that have waited for anybody since then, with who made them."""

    def abandoned(self, before: int, limit: int) -> list[str]:
        """Games that are not over and were not touched since then."""

    def cancelled(self, since: int, before: int, limit: int) -> tuple[list[str], int | None]:
        """Games that were cancelled, among the next `limit` that ended between two times; and up to
        when has been looked, None if to the end."""

    def delete_games(self, games: Collection[str], before: int) -> int:
        """Deletes those that nobody has touched since then, with their logs; how many."""

    def idle_guests(self, before: int, limit: int) -> list[str]:
        """Guests who have not been here since then, and are in no unfinished game."""

    # Guests. Sessions and codes come as hashes (SHA-256, hex)

    def add_guest(self, guest: str, session: str, now: int, name: str | None = None) -> None: ...

    def guest_by_session(self, session: str) -> Guest | None: ...

    def seen(self, guest: str, now: int) -> None:
        """Notes the visit; once a day is enough."""

    def set_name(self, guest: str, name: str | None) -> None: ...

    def names(self, guests: Collection[str]) -> dict[str, str]:
        """The names of those guests who have one."""

    def add_code(self, code: str, guest: str, expires: int) -> None:
        """A one-time code; it replaces the ones this guest has asked for before."""

    def has_code(self, guest: str, now: int) -> bool:
        """Whether a code of this guest can still be used."""

    def use_code(self, code: str, now: int, *, session: str | None = None) -> str | None:
        """The guest of a code that is still good, once; `session`: the new device's, added in the
        same transaction."""

    def export_guest(self, guest: str) -> dict[str, Any] | None:
        """Everything stored about a guest, as plain JSON values; no hashes, no running seeds."""

    def delete_guest(self, guest: str) -> None:
        """Removes the guest: name, sessions, codes, bots, puzzles, the names at their device, their
        seats in every game. Logs stay: they hold only the guest's id, which is random and then
        leads nowhere. The caller has resigned running games first."""

    # Devices: the sessions of a guest

    def devices(self, guest: str) -> list[Device]:
        """The oldest first."""

    def note_device(self, session: str, now: int, agent: str | None) -> None: ...

    def remove_sessions(self, guest: str, sessions: Collection[str]) -> None: ...

    # Puzzles

    def puzzle_progress(self, guest: str) -> str | None:
        """How a guest does, as JSON; None if nothing is kept."""

    def keep_puzzle_progress(self, guest: str, tries: int, progress: str) -> None:
        """Unless one with more tries is there."""

    # Bots. Tokens come as hashes, like sessions

    def add_bot(self, bot: Bot, token: str) -> None: ...

    def bot(self, bot: str) -> Bot | None: ...

    def bot_by_token(self, token: str) -> Bot | None: ...

    def bots_of(self, owner: str) -> list[Bot]: ...

    def present_bots(self, now: int, limit: int) -> list[Bot]:
        """Those whose programs are connected and that take everybody's invitations."""

    def change_bot(
        self,
        bot: str,
        *,
        name: str | None = None,
        accepts: Accepts | None = None,
        token: str | None = None,
        present: int | None = None,
    ) -> None:
        """Changes what is not None."""

    def unfinished_games(self, guest: str, limit: int) -> list[str]:
        """Games that a guest sits in or is invited to and that are not over."""
