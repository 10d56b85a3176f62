"""Games in the database: statements inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal

from sqlalchemy import (
    ColumnElement,
    Connection,
    TextClause,
    and_,
    bindparam,
    case,
    insert,
    null,
    or_,
    select,
    true,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError

from evora.server.common.refusal import Refusal
from evora.server.domain import entries as log
from evora.server.storage import (
    bounds,
    challenges,
    finishing,
    host_state,
    notices,
    pairings,
    played,
    ratings,
)
from evora.server.storage.schema import (
    IDLE,
    IN_LOBBY,
    INVITING,
    ON_CLOCK,
    PUBLIC,
    RUNNING,
    bots,
    entries,
    games,
    guests,
    kept_names,
    seats,
)
from evora.server.storage.values import (
    Append,
    BotsFinished,
    Conflict,
    Cursor,
    GameIndex,
    ListedGame,
    NewGame,
    NotWritten,
    RunningGame,
    Seat,
    StoredGame,
    Write,
)

_make, _seat, _log = insert(games), insert(seats), insert(entries)
_INDEX = ("seq", "engine_process", *GameIndex.__dataclass_fields__)
# A statement of its own for read-only would cost every move as much as this one does.
_go_on = (
    update(games)
    .where(
        games.c.id == bindparam("_game"),
        games.c.seq == bindparam("_expected"),
        ~host_state.READ_ONLY.exists(),
    )
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
# Games that ended without having been played, as their summaries say.
UNPLAYED = or_(
    *(games.c.summary.like(f'%"reason":"{reason}"%') for reason in ("cancelled", "void"))
)


# --- Writing


class Stale(Exception):  # noqa: N818 - see Conflict
    """One of the games is not where an append expects it, or the host has set that none goes on."""


def write(connection: Connection, batch: Sequence[Write], process: str | None = None) -> None:
    """Everything in a handful of statements. Stale, UnfinishedPairing, IntegrityError or Refusal:
    something is in conflict or has no room, and all of it has to be rolled back. `process`: whose
    engines move, where there are several."""
    appends = appends_of(batch)
    made = _made(batch)
    # Locks are taken in one order, so that two processes never wait for each other.
    appends.sort(key=lambda item: item.game)
    made.sort(key=lambda item: item.game)
    _require_unlocked(connection, [item.game for item in appends if item.unless_locked])
    if made:
        host_state.require_writable(connection)
    there = _lock_guests(connection, [*made, *appends])
    # Those with bounds one after the other, so that each counts the ones before it.
    unbounded = [item for item in made if not item.bounds]
    for together in (unbounded, *([item] for item in made if item.bounds)):
        if together:
            bounds.check(connection, _bounds(together))
            connection.execute(_make, [_game_row(item, process) for item in together])
            rows = [row for item in together for row in _seat_rows(item)]
            connection.execute(_seat, rows)
            challenges.note(connection, together)
    if appends:
        gone_on = connection.execute(_go_on, [_index_row(item, process) for item in appends])
        if gone_on.rowcount != len(appends):
            raise Stale
    logged = [_entry_row(item.game, entry) for item in made for entry in item.entries]
    logged += [_entry_row(item.game, entry) for item in appends for entry in item.entries]
    connection.execute(_log, logged)
    reseated = [
        {"_game": item.game, "_seat": number, "guest": seat.guest, "local": seat.local}
        for item in appends
        for number, seat in enumerate(item.seats or (), start=1)
    ]
    if reseated:
        connection.execute(_sit, reseated)
    for item in appends:
        if item.finished is not None:
            _count_finished(connection, item.finished)
        if item.rated is not None:
            ratings.note(connection, item.rated, there)
        if item.finishes:
            kept = {who: done for who, done in item.finishes.items() if who in there}
            finishing.note(connection, kept)
    played.note(connection, {item.game: item.played for item in appends if item.played})
    pairings.note(connection, [*made, *appends])
    notices.note(connection, [*made, *appends], there)


def _lock_guests(connection: Connection, batch: Sequence[Write]) -> set[str]:
    """Locks the guests about whom more is written than their games, all in one order; those of them
    who are there. Who only gets a notice has to stay, and no more."""
    ids = {bound.of for bound in _bounds(_made(batch))}
    for item in appends_of(batch):
        ids.update(item.finishes)
        if item.rated is not None:
            ids.update(each.guest for each in item.rated.standings)
    notified = notices.notified([*_made(batch), *appends_of(batch)])
    if ids:
        return bounds.lock(connection, ids | notified)
    return bounds.staying(connection, notified) if notified else set()


def _count_finished(connection: Connection, finished: BotsFinished) -> None:
    """For the bots that have played with somebody else than their owner."""
    others = or_(*(bots.c.owner != person for person in finished.people))
    connection.execute(
        update(bots)
        .where(bots.c.guest.in_(finished.bots), others)
        .values(finished=bots.c.finished + 1)
    )


def appends_of(batch: Sequence[Write]) -> list[Append]:
    """All of them, with those that others bring along."""
    appends = [item for item in batch if isinstance(item, Append)]
    return appends + [item.leaves for item in appends if item.leaves is not None]


def _require_unlocked(connection: Connection, ids: Sequence[str]) -> None:
    """Stale if another process is writing to one of the games: it may be frozen, and hold up every
    write of this one. SQLite has one writer."""
    if ids:
        free = select(games.c.id).where(games.c.id.in_(ids)).order_by(games.c.id)
        if len(connection.scalars(free.with_for_update(skip_locked=True)).all()) < len(ids):
            raise Stale


def write_singly(
    connection: Connection, batch: Sequence[Write], process: str | None = None
) -> list[NotWritten | None]:
    """The same with a savepoint for each, so that what conflicts leaves the others alone."""
    _lock_guests(connection, batch)
    return [_write_one(connection, item, process) for item in batch]


def _write_one(connection: Connection, item: Write, process: str | None) -> NotWritten | None:
    try:
        with connection.begin_nested():
            write(connection, [item], process)
    except Refusal as refusal:
        # The same request again has made what fills its room.
        return _conflict(connection, item) or refusal
    except pairings.UnfinishedPairing as paired:
        kind: Literal["paired", "stale"] = "stale" if paired.game is None else "paired"
        return Conflict(kind, paired.game or item.game, 0)
    except Stale:
        return _conflict(connection, item) or Conflict("stale", item.game, 0)
    except IntegrityError:
        conflict = _conflict(connection, item)
        if conflict is None:
            raise
        return conflict
    return None


def _made(batch: Sequence[Write]) -> list[NewGame]:
    made = (item.creates if isinstance(item, Append) else item for item in batch)
    return [item for item in made if item is not None]


def _bounds(made: Sequence[NewGame]) -> list[bounds.Bound]:
    return [bound for item in made for bound in item.bounds]


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
    if isinstance(item, Append):
        for other in (item.leaves, item.creates):
            if other is not None and (conflict := _conflict(connection, other)) is not None:
                return conflict
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


def listed(connection: Connection, game: str) -> ListedGame | None:
    """A game as lists show it."""
    return next(iter(_listed(connection, games.c.id == game, 1)), None)


def listed_all(connection: Connection, ids: Collection[str]) -> dict[str, ListedGame]:
    """Games as lists show them, by id."""
    found = _listed(connection, games.c.id.in_(list(ids)), len(ids))
    return {game.id: game for game in found}


def lobby(connection: Connection, limit: int) -> list[ListedGame]:
    """Games that wait for anybody, last changed first."""
    return _listed(connection, IN_LOBBY, limit)


def public(connection: Connection, limit: int) -> list[ListedGame]:
    """Games that began in the lobby and are being played, last changed first."""
    return _listed(connection, PUBLIC, limit)


def finished_public(connection: Connection, since: int, limit: int) -> list[ListedGame]:
    """Games that began in the lobby, were played and ended after a time, last changed first."""
    ended = and_(IDLE, games.c.status == "over", games.c.listed, games.c.changed > since)
    return _listed(connection, and_(ended, ~UNPLAYED), limit)


def due(connection: Connection, now: int, limit: int) -> list[str]:
    """Games whose deadline has passed, the oldest first: those that run, then those in which an
    invitation ends."""
    found: list[str] = []
    for which in (ON_CLOCK, INVITING):
        passed = select(games.c.id).where(which, games.c.deadline <= now)
        found += connection.scalars(passed.order_by(games.c.deadline).limit(limit))
    return found


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


def rated_of(connection: Connection, guest: str) -> list[str]:
    """Those of them that are rated, as their summaries say."""
    sits = select(seats.c.game).where(seats.c.guest == guest)
    rated = games.c.summary.like('%"rated":true%')
    wanted = select(games.c.id).where(RUNNING, games.c.id.in_(sits), rated).order_by(games.c.id)
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
    people = {seat.guest for seated in sitting.values() for seat, _, _ in seated if seat.guest}
    rated = ratings.of_guests(connection, people) if people else {}
    return [
        ListedGame(
            id=row.id,
            status=row.status,
            created=row.created,
            changed=row.changed,
            seq=row.seq,
            to_move=row.to_move,
            seats=tuple(seat for seat, _, _ in sitting[row.id]),
            names=tuple(name for _, name, _ in sitting[row.id]),
            kept=tuple(at for at, (_, _, kept) in enumerate(sitting[row.id], 1) if kept),
            summary=row.summary,
            creator=row.creator,
            deadline=row.deadline,
            ratings=rated,
        )
        for row in rows
    ]


def _sitting(
    connection: Connection, ids: Sequence[str]
) -> Mapping[str, list[tuple[Seat, str | None, bool]]]:
    """For each game its seats in order, with the names that others see, and whether these are kept
    by those who sit there."""
    found: dict[str, list[tuple[Seat, str | None, bool]]] = {game: [] for game in ids}
    keeps = and_(kept_names.c.guest == guests.c.id, kept_names.c.freed.is_(None))
    rows = connection.execute(
        select(seats, guests.c.name.label("guest_name"), kept_names.c.kept)
        .join_from(seats, guests, seats.c.guest == guests.c.id, isouter=True)
        .outerjoin(kept_names, keeps)
        .where(seats.c.game.in_(ids))
        .order_by(seats.c.game, seats.c.seat)
    )
    for row in rows:
        name = row.name if row.local else row.guest_name
        kept = row.kept is not None and not row.local
        found[row.game].append((Seat(row.guest, row.local), name, kept))
    return found
