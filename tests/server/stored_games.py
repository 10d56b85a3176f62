"""Small games for tests of storage: the log is valid, the rest is the least there can be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from evora.server.common.refusal import Refusal
from evora.server.domain.entries import Created, Joined, LogEntry, Moved, NoClock, SeatSetup
from evora.server.domain.played import Habits, PlayedSeat
from evora.server.storage.store import Store
from evora.server.storage.values import Append, GameIndex, NewGame, Seat

NOW = 1_700_000_000_000


def index(**values: Any) -> GameIndex:
    return GameIndex(**{"status": "playing", "listed": False, "changed": NOW, **values})


def created(creator: str = "ann") -> Created:
    return Created(
        rules=1,
        variant="coloured",
        players=2,
        creator=creator,
        seats=[SeatSetup(kind="guest", guest=creator), SeatSetup(kind="open")],
        start=None,
        clock=NoClock(),
        listed=False,
        seed_hash="0" * 64,
    )


def logged(seq: int, entry: Any = None, command: str | None = None) -> LogEntry:
    move = Moved(seat=1, move="1B1", by="player", spent_ms=0)
    return LogEntry(seq=seq, time=NOW + seq, entry=entry or move, command=command)


def new_game(game: str = "game000001", creator: str = "ann", **values: Any) -> NewGame:
    return NewGame(
        **{
            "game": game,
            "seed": f"secret of {game}",
            "rules": 1,
            "created": NOW,
            "creator": creator,
            "command": f"make-{game}",
            "entries": [logged(1, created(creator)), logged(2, Joined(seat=2, guest="bob"))],
            "index": index(),
            "seats": [Seat(creator), Seat("bob")],
            **values,
        }
    )


def create_game(store: Store, new: NewGame) -> None:
    """Raises Conflict."""
    [conflict] = store.append_many([new])
    if conflict is not None:
        raise conflict


def append(
    game: str = "game000001", seq: int = 3, command: str | None = None, **values: Any
) -> Append:
    return Append(
        **{"game": game, "entries": [logged(seq, command=command)], "index": index(), **values}
    )


def played_seat(guest: str, opponent: str | None = None, **values: Any) -> PlayedSeat:
    """A duel that somebody won."""
    habits = Habits(
        rounds=5,
        floor_tiles=8,
        floor_points=9,
        full_rows=1,
        full_columns=2,
        full_colours=0,
        markers=3,
        ended_it=True,
        first_line=4,
    )
    return PlayedSeat(
        **{
            "seat": 1,
            "guest": guest,
            "ended": NOW,
            "listed": False,
            "variant": "coloured",
            "players": 2,
            "clock": "none",
            "opponents": "people",
            "opponent": opponent,
            "result": "won",
            "place": 1,
            "score": 50,
            "best_other": 40,
            "reason": "row",
            "out": None,
            "habits": habits,
            **values,
        }
    )


def refused(store: Store, write: Callable[..., Any], *args: Any) -> str | None:
    """The code with which a write is refused; None if it is not."""
    try:
        store.write(write, *args)
    except Refusal as refusal:
        return refusal.code
    return None
