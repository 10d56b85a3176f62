"""What quick pairing has to know about somebody who asks, read in one transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, and_, func, or_, select, union

from evora.server.domain.finishing import is_finisher
from evora.server.domain.pairing import CROWD, CROWD_MS, MET_MS, PAUSE_WINDOW_MS
from evora.server.domain.ratings import Pool, shown
from evora.server.storage import games as stored_games
from evora.server.storage import people
from evora.server.storage.people import Person
from evora.server.storage.schema import entries, games, pairings
from evora.server.storage.values import ListedGame, Status

# More games than this do not wait for long.
_MAX_WAITING = 500
# The states of a game that nobody may have come to yet.
_WAITING = ("made", "open")


@dataclass(frozen=True, slots=True, kw_only=True)
class PairingFacts:
    """`people`: what is known of the guest and of those who wait. `repeated`: the game that this
    request has led to before; `mine`: the unfinished one of an earlier request, and whether it has
    begun. `left`: when the guest has left games, the last time first. `lobby`: games that wait,
    with the `networks` of their makers by game; of the makers the unfinished game of pairing
    (`unfinished`), and who has `met` somebody of the guest's network. `opponents` of just now, with
    their networks; `crowded`: the networks that are."""

    people: Mapping[str, Person]
    repeated: str | None
    mine: tuple[str, Status] | None
    left: list[int]
    lobby: list[ListedGame]
    networks: Mapping[str, str | None]
    unfinished: Mapping[str, str]
    met: Collection[str]
    opponents: Mapping[str, str | None]
    crowded: Collection[str]

    def keeps(self, guest: str) -> bool:
        """Whether they keep their name."""
        return self._person(guest).kept

    def rating(self, guest: str, pool: Pool, now: int) -> float | None:
        """None before it says anything."""
        rating = shown(self._person(guest).ratings.get(pool), now)
        return None if rating is None else rating.rating

    def is_finisher(self, guest: str) -> bool:
        return is_finisher(self._person(guest).finishing)

    def _person(self, guest: str) -> Person:
        return self.people.get(guest) or Person()


def look(connection: Connection, guest: str, command: str, network: str, now: int) -> PairingFacts:
    lobby = stored_games.lobby(connection, _MAX_WAITING)
    makers = {line.creator for line in lobby if line.creator is not None} - {guest}
    rows = _lately(connection, guest, makers, now)
    mine, theirs = (
        [row for row in rows if (row.guest == guest) == is_mine] for is_mine in (True, False)
    )
    networks = {row.game: row.network for row in theirs if row.state in _WAITING}
    return PairingFacts(
        people=people.known(connection, [guest, *makers]),
        repeated=_repeated(connection, guest, command),
        mine=next(((row.game, row.status) for row in mine if row.state == "open"), None),
        left=sorted((row.changed for row in mine if row.state == "left"), reverse=True),
        lobby=lobby,
        networks=networks,
        unfinished={row.guest: row.game for row in theirs if row.state == "open"},
        met={row.guest for row in theirs if row.opponents_network == network},
        opponents={
            row.opponent: row.opponents_network
            for row in mine
            if row.opponent is not None and row.changed > now - MET_MS
        },
        crowded=_crowded(connection, {network, *networks.values()}, now) if makers else (),
    )


_other = pairings.alias("other")
_together = and_(_other.c.game == pairings.c.game, _other.c.guest != pairings.c.guest)


def _lately(
    connection: Connection, guest: str, makers: Collection[str], now: int
) -> Sequence[Row[Any]]:
    """The unfinished games of a guest and of those who wait, and those of just now, each with the
    opponent; of the guest also those that count for a pause."""
    mine = pairings.c.guest == guest
    wanted = or_(
        pairings.c.state.in_(_WAITING),
        pairings.c.changed > now - MET_MS,
        and_(mine, pairings.c.changed > now - PAUSE_WINDOW_MS),
    )
    return connection.execute(
        select(
            pairings,
            games.c.status,
            _other.c.guest.label("opponent"),
            _other.c.network.label("opponents_network"),
        )
        .join_from(pairings, games)
        .join(_other, _together, isouter=True)
        .where(pairings.c.guest.in_([guest, *makers]), wanted)
    ).all()


def _repeated(connection: Connection, guest: str, command: str) -> str | None:
    made = select(games.c.id).where(games.c.creator == guest, games.c.command == command)
    joined = select(entries.c.game).where(
        entries.c.command == command,
        entries.c.game.in_(select(pairings.c.game).where(pairings.c.guest == guest)),
    )
    wanted = select(games.c.id).where(games.c.id.in_(union(made, joined)))
    return connection.scalar(wanted.where(games.c.status != "over"))


def _crowded(connection: Connection, networks: Collection[str | None], now: int) -> set[str]:
    """The networks of which so many guests have met somebody of another one."""
    elsewhere = or_(_other.c.network.is_(None), _other.c.network != pairings.c.network)
    counts = (
        select(pairings.c.network)
        .join_from(pairings, _other, and_(_together, elsewhere))
        .where(pairings.c.network.in_([known for known in networks if known is not None]))
        .where(pairings.c.changed > now - CROWD_MS)
        .group_by(pairings.c.network)
        .having(func.count(pairings.c.guest.distinct()) >= CROWD)
    )
    return set(connection.scalars(counts))
