"""People and people: whom they follow, whom they challenge, and how they are found."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Table, Text

from evora.server.storage.schema.base import metadata

# Compared byte by byte on both databases, so that an index finds a beginning.
_BYTES = Text().with_variant(Text(collation="C"), "postgresql")

# Whom a guest follows. Everything here goes with its guests, by the database: also where a process
# of an older version deletes them.
follows = Table(
    "follows",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "followed", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
    Column("created", BigInteger, nullable=False),
)

# Who may see that a guest is here, and who may challenge them; without a row, everyone.
circles = Table(
    "circles",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("seen_by", Text, nullable=False),
    Column("challenged_by", Text, nullable=False),
)

# Games that one person has challenged another to: an index that follows from their logs. A
# challenge is open while its game waits.
challenges = Table(
    "challenges",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("challenger", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column(
        "challenged", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("made", BigInteger, nullable=False),
)
Index("ix_challenges_challenger", challenges.c.challenger, challenges.c.challenged)

# The skeletons of kept names (evora.server.domain.lookalikes), by whose beginnings people are
# found. `kept_names` has only hashes, which outlive their guests.
name_shapes = Table(
    "name_shapes",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("shape", _BYTES, nullable=False, index=True),
)
