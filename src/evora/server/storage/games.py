"""Games in the database: statements inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    TextClause,
    and_,
    bindparam,
    case,
    func,
    insert,
    null,
    or_,
    select,
    true,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError

from evora.server.domain import entries as log
from evora.server.storage.schema import (
    IN_LOBBY,
    ON_CLOCK,
    PUBLIC,
    RUNNING,
    entries,
    games,
    guests,
    seats,
)
from evora.server.storage.values import (
    Append,
    Conflict,
    Cursor,
    GameIndex,
    ListedGame,
    NewGame,
    RunningGame,
    Seat,
    StoredGame,
    Write,
)

_INDEX = ("seq", "engine_process", *GameIndex.__dataclass_fields__)
_go_on = (
    update(games)
    .where(games.c.id == bindparam("_game"), games.c.seq == bindparam("_expected"))
    .values({name: bindparam(name) for name in _INDEX})
)
# A name stays with its seat while that is played at the same device.
_sit = (
    update(seats)
    .where(seats.c.game == bindparam("_game"), seats.c.seat == bindparam("_seat"))
    .values(
        guest=bindparam("guest"),
        local=bindparam("local"),
        name=case((bindparam("local").is_(true()), seats.c.name), else_=null()),
    )
)


# --- Writing


class Stale(Exception):  # noqa: N818 - see Conflict
    """One of the games is not where an append expects it."""


def write(connection: Connection, batch: Sequence[Write], process: str | None = None) -> None:
    """Everything in a handful of statements. Stale, or IntegrityError: something is in conflict,
    and all of it has to be rolled back. `process`: whose engines move, where there are several."""
    appends = [item for item in batch if isinstance(item, Append)]
    made = [item for item in batch if isinstance(item, NewGame)]
    made += [item.creates for item in appends if item.creates is not None]
    # Locks are taken in one order, so that two processes never wait for each other.
    appends.sort(key=lambda item: item.game)
    made.sort(key=lambda item: item.game)
    if made:
        connection.execute(insert(games), [_game_row(item, process) for item in made])
        connection.execute(insert(seats), [row for item in made for row in _seat_rows(item)])
    if appends:
        gone_on = connection.execute(_go_on, [_index_row(item, process) for item in appends])
        if gone_on.rowcount != len(appends):
            raise Stale
    logged = [_entry_row(item.game, entry) for item in made for entry in item.entries]
    logged += [_entry_row(item.game, entry) for item in appends for entry in item.entries]
    connection.execute(insert(entries), logged)
    reseated = [
        {"_game": item.game, "_seat": number, "guest": seat.guest, "local": seat.local}
        for item in appends
        for number, seat in enumerate(item.seats or (), start=1)
    ]
    if reseated:
        connection.execute(_sit, reseated)


def write_singly(
    connection: Connection, batch: Sequence[Write], process: str | None = None
) -> list[Conflict | None]:
    """The same with a savepoint for each, so that what conflicts leaves the others alone."""
    return [_write_one(connection, item, process) for item in batch]


def _write_one(connection: Connection, item: Write, process: str | None) -> Conflict | None:
    try:
        with connection.begin_nested():
            write(connection, [item], process)
    except Stale:
        return _conflict(connection, item) or Conflict("stale", item.game, 0)
    except IntegrityError:
        conflict = _conflict(connection, item)
        if conflict is None:
            raise
        return conflict
    return None


def _conflict(connection: Connection, item: Write) -> Conflict | None:
    """What stands in its way."""
    if isinstance(item, NewGame):
        made = connection.execute(
            select(games.c.id, games.c.seq).where(
                games.c.creator == item.creator, games.c.command == item.command
            )
        ).first()
        if made is not None:
            return Conflict("command", made.id, made.seq)
    else:
        ids = [entry.command for entry in item.entries if entry.command is not None]
        applied = connection.scalar(
            select(entries.c.seq).where(entries.c.game == item.game, entries.c.command.in_(ids))
        )
        if applied is not None:
            return Conflict("command", item.game, applied)
    seq = connection.scalar(select(games.c.seq).where(games.c.id == item.game))
    if seq is not None and seq != item.entries[0].seq - 1:
        return Conflict("stale", item.game, seq)
    if isinstance(item, Append) and item.creates is not None:
        return _conflict(connection, item.creates)
    return None


def _game_row(item: NewGame, process: str | None) -> dict[str, Any]:
    return {
        "id": item.game,
        "seed": item.seed,
        "rules": item.rules,
        "created": item.created,
        "creator": item.creator,
        "command": item.command,
        "seq": item.entries[-1].seq,
        "engine_process": process if item.index.engine_turn else None,
        **_index(item.index),
    }


def _index_row(item: Append, process: str | None) -> dict[str, Any]:
    return {
        "_game": item.game,
        "_expected": item.entries[0].seq - 1,
        "seq": item.entries[-1].seq,
        "engine_process": process if item.index.engine_turn else None,
        **_index(item.index),
    }


def _index(index: GameIndex) -> dict[str, Any]:
    return {name: getattr(index, name) for name in GameIndex.__dataclass_fields__}


def _entry_row(game: str, entry: log.LogEntry) -> dict[str, Any]:
    return {
        "game": game,
        "seq": entry.seq,
        "time": entry.time,
        "entry": log.encode(entry.entry),
        "command": entry.command,
        "fingerprint": entry.fingerprint,
    }


def _seat_rows(item: NewGame) -> list[dict[str, Any]]:
    return [
        {
            "game": item.game,
            "seat": number,
            "guest": seat.guest,
            "local": seat.local,
            "name": item.local_names.get(number) if seat.local else None,
        }
        for number, seat in enumerate(item.seats, start=1)
    ]


# --- Reading


def load(connection: Connection, game: str) -> StoredGame | None:
    row = connection.execute(select(games).where(games.c.id == game)).first()
    if row is None:
        return None
    sitting = connection.execute(
        select(seats).where(seats.c.game == game).order_by(seats.c.seat)
    ).all()
    return StoredGame(
        id=row.id,
        seed=row.seed,
        rules=row.rules,
        created=row.created,
        changed=row.changed,
        seats=tuple(Seat(seat.guest, seat.local) for seat in sitting),
        local_names={seat.seat: seat.name for seat in sitting if seat.name is not None},
        log=load_log(connection, game),
    )


def load_log(connection: Connection, game: str, since: int = 0) -> list[log.LogEntry]:
    rows = connection.execute(
        select(
            entries.c.seq,
            entries.c.time,
            entries.c.entry,
            entries.c.command,
            entries.c.fingerprint,
        )
        .where(entries.c.game == game, entries.c.seq > since)
        .order_by(entries.c.seq)
    )
    return [
        log.LogEntry(
            seq=seq, time=time, entry=log.decode(entry), command=command, fingerprint=fingerprint
        )
        for seq, time, entry, command, fingerprint in rows
    ]


def seqs(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    """The last seq of each of these games."""
    rows = connection.execute(select(games.c.id, games.c.seq).where(games.c.id.in_(list(ids))))
    return {row.id: row.seq for row in rows}


def of_guest(guest: str) -> ColumnElement[bool]:
    """The games that a guest sits in or made."""
    sits = select(seats.c.game).where(seats.c.guest == guest)
    return games.c.id.in_(union(sits, select(games.c.id).where(games.c.creator == guest)))


def list_of_guest(
    connection: Connection, guest: str, before: Cursor | None, limit: int
) -> list[ListedGame]:
    """The games a guest sits in or made, last changed first."""
    condition = of_guest(guest)
    if before is not None:
        earlier = or_(
            games.c.changed < before.changed,
            and_(games.c.changed == before.changed, games.c.id < before.game),
        )
        condition = and_(condition, earlier)
    return _listed(connection, condition, limit)


def lobby(connection: Connection, limit: int) -> list[ListedGame]:
    """Games that wait for anybody, last changed first."""
    return _listed(connection, IN_LOBBY, limit)


def public(connection: Connection, limit: int) -> list[ListedGame]:
    """Games that began in the lobby and are being played, last changed first."""
    return _listed(connection, PUBLIC, limit)


def open_games(connection: Connection, guest: str) -> int:
    """How many games that a guest made wait for anybody."""
    mine = select(func.count()).select_from(games).where(IN_LOBBY, games.c.creator == guest)
    return connection.scalar(mine) or 0


def made_by(connection: Connection, guest: str, command: str) -> str | None:
    """The game that a guest's command has made."""
    made = select(games.c.id).where(games.c.creator == guest, games.c.command == command)
    return connection.scalar(made)


def due(connection: Connection, now: int, limit: int) -> list[str]:
    """Running games whose deadline has passed, the oldest first."""
    passed = select(games.c.id).where(ON_CLOCK, games.c.deadline <= now)
    return list(connection.scalars(passed.order_by(games.c.deadline).limit(limit)))


def running(connection: Connection) -> list[RunningGame]:
    rows = connection.execute(
        select(games.c.id, games.c.seq, games.c.engine_turn, games.c.deadline)
        .where(RUNNING)
        .order_by(games.c.id)
    )
    return [
        RunningGame(id=row.id, seq=row.seq, engine_turn=row.engine_turn, deadline=row.deadline)
        for row in rows
    ]


def running_of(connection: Connection, guest: str) -> list[str]:
    """The games that a guest plays in now."""
    sits = select(seats.c.game).where(seats.c.guest == guest)
    wanted = select(games.c.id).where(RUNNING, games.c.id.in_(sits)).order_by(games.c.id)
    return list(connection.scalars(wanted))


def _listed(
    connection: Connection, condition: ColumnElement[bool] | TextClause, limit: int
) -> list[ListedGame]:
    rows = connection.execute(
        select(games)
        .where(condition)
        .order_by(games.c.changed.desc(), games.c.id.desc())
        .limit(limit)
    ).all()
    sitting = _sitting(connection, [row.id for row in rows])
    return [
        ListedGame(
            id=row.id,
            status=row.status,
            created=row.created,
            changed=row.changed,
            seq=row.seq,
            to_move=row.to_move,
            seats=tuple(seat for seat, _ in sitting[row.id]),
            names=tuple(name for _, name in sitting[row.id]),
            summary=row.summary,
            creator=row.creator,
        )
        for row in rows
    ]


def _sitting(
    connection: Connection, ids: Sequence[str]
) -> Mapping[str, list[tuple[Seat, str | None]]]:
    """For each game its seats in order, with the names that others see."""
    found: dict[str, list[tuple[Seat, str | None]]] = {game: [] for game in ids}
    rows = connection.execute(
        select(seats, guests.c.name.label("guest_name"))
        .join_from(seats, guests, seats.c.guest == guests.c.id, isouter=True)
        .where(seats.c.game.in_(ids))
        .order_by(seats.c.game, seats.c.seat)
    )
    for row in rows:
        name = row.name if row.local else row.guest_name
        found[row.game].append((Seat(row.guest, row.local), name))
    return found
