"""What the host does and has set."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Integer, Table, Text

from evora.server.storage.schema.base import metadata

# What the host has done or wants done, in order; a process that leads carries it out. `action`,
# `result` as JSON; `guest`, `game`: what it is about; `undo`: what was there before it, if that can
# come back; `version`: how many actions had been applied then, by which processes follow them.
host_actions = Table(
    "host_actions",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("guest", Text, index=True),
    Column("game", Text),
    Column("state", Text, nullable=False, index=True),
    Column("result", Text),
    Column("undo", Text),
    Column("undone_by", BigInteger),
    Column("version", BigInteger, index=True),
)

# Who may not use the server: a guest or, with a slash in it, a network. A row goes with its end, so
# that no address is kept for longer. `here`: the networks are banned, too, that the guest is
# connected from when it is made.
bans = Table(
    "bans",
    metadata,
    Column("action", BigInteger, primary_key=True, autoincrement=False),
    Column("target", Text, primary_key=True, index=True),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
    Column("here", Boolean, nullable=False),
)

# What the host has set while the server runs: `message`, `read_only`, `invitation_only`; no row:
# not set. `value`: a text of the host as JSON; `action`: the one that set it.
host_settings = Table(
    "host_settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    Column("until", BigInteger),
    Column("action", BigInteger, nullable=False),
)

# Codes that let new guests in, by their hash; `uses`: how many are left.
invitations = Table(
    "invitations",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("uses", Integer, nullable=False),
    Column("until", BigInteger),
    Column("action", BigInteger, nullable=False),
)
