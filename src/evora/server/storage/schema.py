"""The tables, as the code of this version uses them; the migrations make them.

JSON is kept as text: the database never looks into it, and gives back exactly what was put in.
There is no foreign key from games and seats to guests: the log of a game outlives its guests.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TextClause,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

# `seq` is that of the last entry. An append moves it on only if it is where the append expects it:
# that and the primary key of the entries are the concurrency control.
games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seed", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("creator", Text),
    Column("command", Text),
    Column("seq", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("to_move", Text),
    Column("engine_turn", Boolean, nullable=False),
    Column("deadline", BigInteger),
    Column("summary", Text, nullable=False),
    # The process whose engine is to move; null where that is nobody's yet.
    Column("engine_process", Text),
)

# A creator's command makes one game. Both are null once the creator has been deleted.
Index("ix_games_command", games.c.creator, games.c.command, unique=True)


# The few games that lists are about; finished ones cost their indices nothing. Queries use the same
# text: a database takes such an index only where it reads the condition again, word for word.
IN_LOBBY = text("listed AND status = 'waiting'")
PUBLIC = text("listed AND status = 'playing'")
ON_CLOCK = text("status = 'playing' AND deadline IS NOT NULL")
RUNNING = text("status = 'playing'")
IDLE = text("status <> 'playing'")
ENGINE_TURNS = text("status = 'playing' AND engine_turn")


def _partial(name: str, where: TextClause, *columns: Column[object], unique: bool = False) -> None:
    Index(name, *columns, unique=unique, sqlite_where=where, postgresql_where=where)


_partial("ix_games_lobby", IN_LOBBY, games.c.changed, games.c.id)
_partial("ix_games_due", ON_CLOCK, games.c.deadline)
_partial("ix_games_running", RUNNING, games.c.id)
_partial("ix_games_idle", IDLE, games.c.changed)
_partial("ix_games_engine", ENGINE_TURNS, games.c.engine_process)

# Without row ids SQLite keeps the log of a game together, in order.
# The log: one row per entry. The table has an older name.
entries = Table(
    "events",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    Column("command", Text),
    # Of the guest and the content of the command: an id is one guest's, for one command.
    Column("fingerprint", Text),
    sqlite_with_rowid=False,
)
_partial(
    "ix_events_command",
    text("command IS NOT NULL"),
    entries.c.game,
    entries.c.command,
    unique=True,
)

seats = Table(
    "seats",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text),
    Column("local", Boolean, nullable=False),
    Column("name", Text),
    sqlite_with_rowid=False,
)
Index("ix_seats_guest", seats.c.guest, seats.c.game)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
)

# What a browser is known by: the hash of a secret in its cookie. The table has an older name.
# `agent`: the kind of browser and system, such as "firefox/linux"; `seen`: its last visit, by day.
sessions = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Column("agent", Text),
)

# A bot is a guest of its own that belongs to another, and is known by the hash of its token.
# `present`: until when its program counts as connected, whichever process it is connected to.
bots = Table(
    "bots",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("owner", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("hash", Text, nullable=False),
    Column("accepts", Text, nullable=False),
    Column("present", BigInteger, nullable=False, index=True),
)
Index("ix_bots_hash", bots.c.hash, unique=True)

codes = Table(
    "codes",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
    Column("used", BigInteger),
)

# The best review of a game: of the newest engine, and then with the most nodes per search. It was
# computed in the browser of a visitor; nobody's id is kept with it.
reviews = Table(
    "reviews",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("nodes", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("review", Text, nullable=False),
)

# How a guest does with puzzles, as JSON; of two devices the one with more tries is kept.
puzzle_progress = Table(
    "puzzle_progress",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("progress", Text, nullable=False),
)

# Days off, in which no clock of days runs for a guest. `year`: of UTC, that they count for; `days`:
# how many of that year's they are.
holidays = Table(
    "holidays",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
    Column("year", Integer, nullable=False),
    Column("days", Integer, nullable=False),
)

# Facts about the server itself: when it was last alive.
meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", BigInteger, nullable=False),
)

# The processes that serve this database, while they do: `beat` is the database's time at their last
# heartbeat, `clock` the games' time then, `people` how many are connected there. Only PostgreSQL
# can have several.
processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beat", BigInteger, nullable=False),
    Column("clock", BigInteger, nullable=False),
    Column("people", Integer, nullable=False),
)

# What one process does for all of them, until the database's time `until` unless it renews it.
leases = Table(
    "leases",
    metadata,
    Column("name", Text, primary_key=True),
    Column("process", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Which guests watch which games at which process.
presence = Table(
    "presence",
    metadata,
    Column("process", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
)

# Tables and columns that are true only while the processes run: not part of a backup.
TRANSIENT = frozenset({"processes", "leases", "presence", "engine_process"})
