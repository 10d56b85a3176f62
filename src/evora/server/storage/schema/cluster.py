"""The server itself and its processes."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Integer, Table, Text

from evora.server.storage.schema.base import metadata

# Facts about the server itself: when it was last alive; how many actions of the host there have
# been (`host_actions`), and were applied (`host_version`).
meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", BigInteger, nullable=False),
)

# Rates that all processes count together: when somebody's bucket is full again. Whose it is was
# hashed with the key of the day.
spent = Table(
    "spent",
    metadata,
    Column("key", Text, primary_key=True),
    Column("full_at", BigInteger, nullable=False, index=True),
)

daily_keys = Table(
    "daily_keys",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, nullable=False),
)

# The processes that serve this database, while they do: `beat` is the database's time at their last
# heartbeat, `clock` the games' time then, `people` how many are connected there, `host_version` the
# last action of the host that they know, `stands` whether the games' time stands still. Only
# PostgreSQL can have several.
processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beat", BigInteger, nullable=False),
    Column("clock", BigInteger, nullable=False),
    Column("people", Integer, nullable=False),
    Column("host_version", BigInteger),
    Column("stands", Boolean),
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
TRANSIENT = frozenset(
    {
        *("processes", "leases", "presence", "spent", "daily_keys", "review_tasks", "ceremonies"),
        *("engine_process", "stream_network", "network", "lease"),
    }
)
