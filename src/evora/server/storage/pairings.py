"""Games of quick pairing, by person: statements inside the caller's transaction.

One unfinished game per person: that is checked by the transaction that writes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select, text, update

from evora.server.storage.schema import UNFINISHED, pairings
from evora.server.storage.values import PairingChange, Write

# How long a finished game is remembered, and where somebody came from.
KEPT_MS = 86_400_000
NETWORK_KEPT_MS = 3_600_000

_BEGINNINGS = ("made", "open")
# Both databases read this.
_alone = text("SELECT pg_try_advisory_xact_lock(hashtextextended(:guest, 9))")


class UnfinishedPairing(Exception):  # noqa: N818 - a finding that callers act on, not a fault
    """Somebody's pairing is unfinished in another `game`; None: another process is writing about
    them just now."""

    def __init__(self, game: str | None) -> None:
        super().__init__(game)
        self.game = game


# --- Writing


def note(connection: Connection, batch: Sequence[Write]) -> None:
    """What the games are to those who came by pairing; UnfinishedPairing."""
    changes = [(item, change) for item in batch for change in item.pairings]
    # Who gives up one game for another is free before they begin it.
    for item, change in changes:
        if change.state not in _BEGINNINGS:
            _end(connection, item, change)
    for item, change in changes:
        if change.state in _BEGINNINGS:
            _begin(connection, item, change)


def _end(connection: Connection, item: Write, change: PairingChange) -> None:
    if change.state is None:
        row = and_(pairings.c.game == item.game, pairings.c.guest == change.guest)
        connection.execute(delete(pairings).where(row))
    else:
        _update(connection, item, change)


def _begin(connection: Connection, item: Write, change: PairingChange) -> None:
    if change.state == "open":
        _require_alone(connection, change.guest)
        unfinished = select(pairings.c.game).where(UNFINISHED, pairings.c.guest == change.guest)
        if (other := connection.scalar(unfinished)) is not None:
            raise UnfinishedPairing(other)
        if _update(connection, item, change):  # they had made it
            return
    connection.execute(
        insert(pairings).values(
            game=item.game,
            guest=change.guest,
            state=change.state,
            changed=item.index.changed,
            network=change.network,
        )
    )


def _update(connection: Connection, item: Write, change: PairingChange) -> bool:
    """Whether there was anything to update."""
    row = and_(pairings.c.game == item.game, pairings.c.guest == change.guest)
    values = {"state": change.state, "changed": item.index.changed}
    return bool(connection.execute(update(pairings).where(row).values(values)).rowcount)


def _require_alone(connection: Connection, guest: str) -> None:
    """Nobody else writes about this guest before the transaction ends; UnfinishedPairing. It does
    not wait: the other process may be frozen. SQLite has one writer."""
    if connection.dialect.name != "postgresql":
        return
    if not connection.scalar(_alone, {"guest": guest}):
        raise UnfinishedPairing(None)


def forget_old(connection: Connection, now: int) -> None:
    """Finished games, and networks, that are remembered for long enough."""
    old = and_(pairings.c.state != "open", pairings.c.changed < now - KEPT_MS)
    connection.execute(delete(pairings).where(old))
    known = and_(pairings.c.network.is_not(None), pairings.c.changed < now - NETWORK_KEPT_MS)
    connection.execute(update(pairings).where(known).values(network=None))


# --- Reading


def export(connection: Connection, guest: str) -> list[dict[str, Any]]:
    rows = connection.execute(
        select(pairings).where(pairings.c.guest == guest).order_by(pairings.c.changed)
    )
    return [{"game": row.game, "state": row.state, "changed": row.changed} for row in rows]
