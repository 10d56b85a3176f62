"""Guests and what is theirs."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text, text

from evora.server.storage.schema.base import metadata, partial

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
    # When the host changed the name, until the guest has seen it.
    Column("renamed", BigInteger),
    # Whether others see all of their page; null: they have not said so.
    Column("open_page", Boolean),
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
# `present`: until when its program counts as connected, whichever process it is connected to;
# `stream_network`: what stands for the address that it is connected from; `finished`: games that
# were played to their end with somebody else than its owner.
bots = Table(
    "bots",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("owner", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("hash", Text, nullable=False),
    Column("accepts", Text, nullable=False),
    Column("present", BigInteger, nullable=False, index=True),
    Column("finished", Integer, nullable=False, server_default="0"),
    Column("stream_network", Text),
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

# Whom a guest has blocked. What is here and in `reports` about a guest goes with the guest, by the
# database: also where a process of an older version deletes them.
blocks = Table(
    "blocks",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "blocked", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
    Column("created", BigInteger, nullable=False),
)

# What guests tell the host about each other. `seq`: where the game stood then; `name`: what its
# seat was called. There is no foreign key to the game, which may be deleted before anybody has
# looked.
reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("reporter", Text, ForeignKey("guests.id", ondelete="SET NULL")),
    Column("about", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("name", Text),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("decided", BigInteger),
    Column("decision", Text),
)
Index("ix_reports_once", reports.c.reporter, reports.c.about, reports.c.game, unique=True)
OPEN_REPORTS = text("state = 'open'")
partial("ix_reports_open", OPEN_REPORTS, reports.c.created)
