"""What a host looks up: people by name or id, games, how things stand. Statements inside the
caller's transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, case, func, select

from evora.server.domain.bans import Ban
from evora.server.domain.lookalikes import skeleton
from evora.server.storage import bots as stored_bots
from evora.server.storage import cluster, fair_play, host_actions, host_state
from evora.server.storage import games as stored_games
from evora.server.storage.fair_play import GameNotes
from evora.server.storage.schema import games, guests, seats
from evora.server.storage.values import Bot, HostSetting, ListedGame


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """A guest or a bot. `games`: that they sit in, `playing`: that are not over; `actions`: how
    many of the host were about them; `notes`: about their rated games."""

    id: str
    name: str | None
    created: int
    seen: int
    games: int
    playing: int
    owner: str | None
    bots: Sequence[Bot]
    bans: Sequence[Ban]
    actions: int
    notes: Sequence[GameNotes]


@dataclass(frozen=True, slots=True, kw_only=True)
class Status:
    """`processes`: how many serve; `people`: how many are connected, if that is known."""

    processes: int
    people: int | None
    settings: dict[str, HostSetting]
    bans: list[Ban]
    waiting: int


def people(connection: Connection, words: str, limit: int) -> list[Person]:
    """Known by an id, sitting at a game, or called like this: exactly, in part, or by a name that
    looks the same. Those who are called exactly so come first."""
    found = _by_id(connection, words) or _at_game(connection, words) or _by_name(connection, words)
    return [_person(connection, guest) for guest in found[:limit]]


def named(connection: Connection, name: str) -> list[str]:
    """The guests with exactly this id or name."""
    return _by_id(connection, name) or list(
        connection.scalars(select(guests.c.id).where(guests.c.name == name).order_by(guests.c.id))
    )


def game(connection: Connection, words: str) -> ListedGame | None:
    return stored_games.listed(connection, words)


def status(connection: Connection) -> Status:
    others = cluster.alive(connection)
    shared = connection.dialect.name == "postgresql"
    served = len(others) if shared else int(cluster.is_served(connection))
    _, unfinished = host_actions.due(connection, 0)
    return Status(
        processes=served,
        people=sum(other.people for other in others) if shared else None,
        settings=host_state.settings(connection),
        bans=host_state.all_bans(connection),
        waiting=len(unfinished),
    )


def _by_id(connection: Connection, words: str) -> list[str]:
    return list(connection.scalars(select(guests.c.id).where(guests.c.id == words)))


def _at_game(connection: Connection, words: str) -> list[str]:
    sitting = select(seats.c.guest).where(seats.c.game == words, seats.c.guest.is_not(None))
    return list(dict.fromkeys(connection.scalars(sitting.order_by(seats.c.seat))))


def _by_name(connection: Connection, words: str) -> list[str]:
    """All names are looked at: what looks alike, and large and small letters, no database knows."""
    wanted, shape = words.casefold(), skeleton(words)
    ranks: dict[str, tuple[int, str, str]] = {}
    rows = connection.execute(select(guests.c.id, guests.c.name).where(guests.c.name.is_not(None)))
    for guest, name in rows:
        if name == words:
            ranks[guest] = (0, name, guest)
        elif skeleton(name) == shape:
            ranks[guest] = (1, name, guest)
        elif wanted in name.casefold():
            ranks[guest] = (2, name, guest)
    return sorted(ranks, key=ranks.__getitem__)


def _person(connection: Connection, guest: str) -> Person:
    row = connection.execute(select(guests).where(guests.c.id == guest)).one()
    bot = stored_bots.by_id(connection, guest)
    sits = select(seats.c.game).where(seats.c.guest == guest)
    running = func.coalesce(func.sum(case((games.c.status != "over", 1), else_=0)), 0)
    total, playing = connection.execute(
        select(func.count(), running).select_from(games).where(games.c.id.in_(sits))
    ).one()
    return Person(
        id=guest,
        name=row.name,
        created=row.created,
        seen=row.seen,
        games=total,
        playing=int(playing),
        owner=bot.owner if bot is not None else None,
        bots=stored_bots.of_owner(connection, guest),
        bans=host_state.bans_of(connection, [guest])[guest],
        actions=host_actions.count_about(connection, guest),
        notes=fair_play.of_people(connection, [guest])[guest],
    )
