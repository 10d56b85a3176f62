"""Challenges in the database: statements inside the caller's transaction.

A challenge is a game that waits for one person; what is here says who has challenged whom to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, and_, insert, or_, select

from evora.server.storage.company_values import StoredChallenge
from evora.server.storage.schema import challenges, games, guests
from evora.server.storage.values import NewGame

_challenger, _challenged = guests.alias("challenger"), guests.alias("challenged")


def note(connection: Connection, made: Sequence[NewGame]) -> None:
    """Of games that are challenges."""
    rows = [
        {
            "game": game.game,
            "challenger": game.creator,
            "challenged": game.challenged,
            "made": game.created,
        }
        for game in made
        if game.challenged is not None
    ]
    if rows:
        connection.execute(insert(challenges), rows)


def of_guest(connection: Connection, guest: str, since: int) -> list[StoredChallenge]:
    """Those that a guest has made or got and that are open, the oldest first; and those of their
    own that were accepted after a time."""
    accepted = and_(
        challenges.c.challenger == guest, games.c.status == "playing", games.c.changed >= since
    )
    mine = or_(challenges.c.challenger == guest, challenges.c.challenged == guest)
    rows = connection.execute(
        select(
            challenges,
            games.c.status,
            games.c.deadline,
            games.c.summary,
            _challenger.c.name.label("challenger_name"),
            _challenged.c.name.label("challenged_name"),
        )
        .join_from(challenges, games)
        .join(_challenger, challenges.c.challenger == _challenger.c.id)
        .join(_challenged, challenges.c.challenged == _challenged.c.id)
        .where(mine, or_(games.c.status == "waiting", accepted))
        .order_by(challenges.c.made, challenges.c.game)
    )
    return [StoredChallenge(**row._mapping) for row in rows]


def last(connection: Connection, challenger: str, challenged: str) -> str | None:
    """The game of the last challenge of one person to another."""
    pair = (challenges.c.challenger == challenger, challenges.c.challenged == challenged)
    newest = challenges.c.made.desc()
    return connection.scalar(select(challenges.c.game).where(*pair).order_by(newest).limit(1))
