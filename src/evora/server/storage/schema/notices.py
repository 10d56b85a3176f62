"""Notices: what calls people back, where it still has to be sent, and what each of them wants."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text, text

from evora.server.storage.schema.base import metadata, partial

# One per guest, kind and game: a newer one replaces it, and what no longer holds is deleted.
# `data`: see domain.notices; `about`: the other person in it, whose id leads nowhere once they are
# deleted; `due`: when it is to be looked at, by any process; null: there is nothing more to send.
notices = Table(
    "notices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), index=True),
    Column("about", Text),
    Column("data", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("read", BigInteger),
)
Index("ix_notices_guest", notices.c.guest, notices.c.kind, notices.c.game, unique=True)
partial("ix_notices_due", text("due IS NOT NULL"), notices.c.due)

# A notice that is sent by a way to one of a guest's targets. `lease`: the process that took it is
# at it until then, by the database's clock.
deliveries = Table(
    "deliveries",
    metadata,
    Column("notice", Text, ForeignKey("notices.id", ondelete="CASCADE"), primary_key=True),
    Column("way", Text, primary_key=True),
    Column("target", Text, primary_key=True),
    Column("due", BigInteger, nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("lease", BigInteger),
)

# What those who deliver have refused, for the host: nothing in it is about a person.
refused_deliveries = Table(
    "refused_deliveries",
    metadata,
    Column("way", Text, primary_key=True),
    Column("why", Text, primary_key=True),
    Column("first", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("times", Integer, nullable=False),
)

# Who was called and has not been back since then.
called = Table(
    "called",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# What a guest wants; without a row, what most would. `switches`: JSON of what differs from that, by
# kind; quiet hours in minutes of the day in their time zone.
notice_settings = Table(
    "notice_settings",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("switches", Text, nullable=False),
    Column("quiet_begins", Integer),
    Column("quiet_ends", Integer),
    Column("zone", Text),
    Column("every", Boolean, nullable=False),
    Column("language", Text),
)
