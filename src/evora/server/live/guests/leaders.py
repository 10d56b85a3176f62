"""Who leads in a pool, and where those stand whom somebody wants to see beside them."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection

from evora.server.common.timestamps import now_ms
from evora.server.domain.ratings import shown
from evora.server.domain.rulers import level_places
from evora.server.messages import Leader, Leaders, Pool
from evora.server.storage import company, ratings
from evora.server.storage.journal import Journal
from evora.server.storage.ratings import RatedPerson

_SHOWN = 50


class Leaderboard:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def leaders(self, pool: Pool, guest: str | None) -> Leaders:
        """`guest`: who asks, and is shown beside the leaders with those whom they follow.
        Unavailable."""
        now = now_ms()
        top, beside = await self._journal.read(_read, pool, guest, now)
        return Leaders(
            pool=pool,
            leaders=_shown(top, guest, now),
            beside=_shown(beside, guest, now),
            levels=level_places(pool),
        )


def _read(
    connection: Connection, pool: Pool, guest: str | None, now: int
) -> tuple[list[RatedPerson], list[RatedPerson]]:
    """The leaders, and who stand beside them."""
    top = ratings.leaders(connection, pool, now, _SHOWN)
    if guest is None:
        return top, []
    followed = company.followed_by(connection, guest)
    beside = ratings.standings(connection, pool, followed, _SHOWN)
    beside += ratings.standings(connection, pool, [guest], 1)
    leading = {person.guest for person in top}
    others = [person for person in beside if person.guest not in leading]
    return top, ratings.with_places(connection, pool, others, now)


def _shown(people: Collection[RatedPerson], guest: str | None, now: int) -> list[Leader]:
    """Those of whom a rating is shown."""
    found = ((person, shown(person.record, now)) for person in people)
    return [
        Leader(
            place=person.place,
            name=person.name,
            rating=rating,
            games=person.record.games,
            you=person.guest == guest,
        )
        for person, rating in found
        if rating is not None
    ]
