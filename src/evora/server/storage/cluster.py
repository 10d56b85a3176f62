"""The processes that serve a database: statements inside the caller's transaction.

On PostgreSQL there may be several, each known by an id. On SQLite a process is alone: it always
leads, and there is nobody to tell anything. Ages and leases are measured by the database's clock,
which is the same for all of them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, bindparam, delete, select, text, update
from sqlalchemy.dialects.postgresql import insert

from evora.server.common.timestamps import wall_ms
from evora.server.storage.cluster_values import Beat, OtherProcess, Present
from evora.server.storage.host_actions import version as _host_version
from evora.server.storage.schema import meta, presence, processes

# A process whose last heartbeat is older than this is dead, or as good as dead.
ALIVE_MS = 5_000
# A leader that does not renew its lease for so long is replaced.
LEASE_MS = 4_000

# Both databases read this.
_heartbeat = text(
    "INSERT INTO meta (key, value) VALUES ('heartbeat', :now), ('alive', :wall)"
    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
_now = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
_beat = text(
    "INSERT INTO processes (id, beat, clock, people, host_version, stands)"
    " VALUES (:id, :beat, :clock, :people, :host_version, :stands)"
    " ON CONFLICT (id) DO UPDATE SET"
    " beat = excluded.beat, clock = excluded.clock, people = excluded.people,"
    " host_version = excluded.host_version, stands = excluded.stands"
    " RETURNING (xmax = 0)"
)
_take = text(
    "INSERT INTO leases (name, process, until) VALUES (:name, :id, :until)"
    " ON CONFLICT (name) DO UPDATE SET process = excluded.process, until = excluded.until"
    " WHERE leases.process = excluded.process OR leases.until < :now"
    " RETURNING process"
)
_drop = text("DELETE FROM leases WHERE process = :id AND name = COALESCE(:name, name)")
# Of this database and schema; the name of a channel has at most 63 letters.
CHANNEL = "'evora_' || md5(current_schema())"
_notify = text(f"SELECT pg_notify({CHANNEL}, :message)")
# Each game is claimed by one: what another is about to claim is passed over.
_claim = text(
    "UPDATE games SET engine_process = :id WHERE id IN ("
    " SELECT id FROM games WHERE status = 'playing' AND engine_turn"
    " AND (engine_process IS NULL OR engine_process NOT IN"
    " (SELECT p.id FROM processes p WHERE p.beat > :alive))"
    " LIMIT :limit FOR UPDATE SKIP LOCKED)"
    " RETURNING id"
)


def _is_shared(connection: Connection) -> bool:
    return connection.dialect.name == "postgresql"


def database_ms(connection: Connection) -> int:
    """The database's clock; on SQLite the only process's."""
    return connection.execute(_now).scalar_one() if _is_shared(connection) else wall_ms()


def notify(connection: Connection, messages: Collection[str]) -> None:
    """Sends messages to all processes, that of the caller included."""
    if messages and _is_shared(connection):
        connection.execute(_notify, [{"message": message} for message in messages])


def beat(  # noqa: PLR0913  (the columns)
    connection: Connection,
    process: str,
    clock: int,
    people: int = 0,
    *,
    host_version: int = 0,
    stands: bool = False,
) -> Beat:
    """The heartbeat. It also renews or takes the lead, and tells who else is there. `people`: how
    many are connected to this process; `host_version`: what it knows of the host's actions;
    `stands`: its games' time stands still."""
    note_heartbeat(connection, clock)
    known = _host_version(connection)
    if not _is_shared(connection):
        return Beat(joined=False, leads=True, others=(), host_version=known)
    now = connection.execute(_now).scalar_one()
    row = {"id": process, "beat": now, "clock": clock, "people": people}
    row |= {"host_version": host_version, "stands": stands}
    joined = connection.execute(_beat, row).scalar_one()
    leads = take_lease(connection, process, "sweeper", LEASE_MS)
    others = [other for other in _all(connection, now) if other.id != process]
    if leads:
        _bury(connection, [other.id for other in others if not other.alive])
    living = tuple(other for other in others if other.alive)
    return Beat(joined=joined, leads=leads, others=living, host_version=known)


def note_heartbeat(connection: Connection, now: int) -> None:
    """When the server was there last, whichever process: by the games' time, and the machine's."""
    connection.execute(_heartbeat, {"now": now, "wall": wall_ms()})


def last_heartbeat(connection: Connection) -> int | None:
    return connection.scalar(select(meta.c.value).where(meta.c.key == "heartbeat"))


def acknowledge(connection: Connection, process: str, host_version: int) -> None:
    """A process knows so much of the host's actions, sooner than with its next heartbeat."""
    mine = processes.c.id == process
    connection.execute(update(processes).where(mine).values(host_version=host_version))


def is_served(connection: Connection) -> bool:
    """Whether a server runs, as far as its heartbeats tell."""
    if _is_shared(connection):
        return bool(alive(connection))
    last = connection.scalar(select(meta.c.value).where(meta.c.key == "alive"))
    return last is not None and abs(wall_ms() - last) < ALIVE_MS


def alive(connection: Connection) -> tuple[OtherProcess, ...]:
    """The processes with a recent heartbeat."""
    if not _is_shared(connection):
        return ()
    now = connection.execute(_now).scalar_one()
    return tuple(other for other in _all(connection, now) if other.alive)


def alive_since(connection: Connection) -> int:
    """Processes whose last heartbeat is older are dead, by the database's clock. On SQLite there
    are no heartbeats, and whatever another process has left is a dead one's."""
    now: int = connection.execute(_now).scalar_one() if _is_shared(connection) else 0
    return now - ALIVE_MS


def leave(connection: Connection, process: str) -> None:
    """A process ends: another may lead, and nobody is present here any more."""
    if not _is_shared(connection):
        connection.execute(delete(meta).where(meta.c.key == "alive"))
    _bury(connection, [process])
    drop_lease(connection, process)


def take_lease(connection: Connection, process: str, name: str, ms: int) -> bool:
    """Whether a process, and no other, may do something for so long."""
    if not _is_shared(connection):
        return True
    now = connection.execute(_now).scalar_one()
    lease = {"name": name, "id": process, "now": now, "until": now + ms}
    return connection.execute(_take, lease).first() is not None


def drop_lease(connection: Connection, process: str, name: str | None = None) -> None:
    """One of them, or all that a process has."""
    connection.execute(_drop, {"id": process, "name": name})


def claim_engine_turns(connection: Connection, process: str, limit: int) -> list[str]:
    """Games whose engine turn no living process is at; from now on this one is."""
    values = {"id": process, "alive": alive_since(connection), "limit": limit}
    return list(connection.scalars(_claim, values))


# --- Presence


def change_presence(
    connection: Connection,
    process: str,
    came: Sequence[Present],
    went: Sequence[Present],
    messages: Collection[str],
) -> None:
    notify(connection, messages)
    if went:
        here = (presence.c.process == process, presence.c.game == bindparam("_game"))
        gone = delete(presence).where(*here, presence.c.guest == bindparam("_guest"))
        connection.execute(gone, [{"_game": game, "_guest": guest} for game, guest in went])
    if came:
        rows = [{"process": process, "game": game, "guest": guest} for game, guest in came]
        connection.execute(insert(presence).on_conflict_do_nothing(), rows)


def presence_elsewhere(connection: Connection, process: str) -> list[tuple[str, str, str]]:
    """(process, game, guest) at all living processes but this one."""
    living = [other.id for other in alive(connection) if other.id != process]
    rows = connection.execute(select(presence).where(presence.c.process.in_(living)))
    return [(row.process, row.game, row.guest) for row in rows]


def _all(connection: Connection, now: int) -> list[OtherProcess]:
    rows = connection.execute(select(processes).order_by(processes.c.id))
    return [
        OtherProcess(
            id=row.id,
            clock=row.clock if row.stands else row.clock + now - row.beat,
            people=row.people,
            alive=now - row.beat < ALIVE_MS,
            host_version=row.host_version or 0,
        )
        for row in rows
    ]


def _bury(connection: Connection, dead: Collection[str]) -> None:
    if dead:
        connection.execute(delete(presence).where(presence.c.process.in_(list(dead))))
        connection.execute(delete(processes).where(processes.c.id.in_(list(dead))))
