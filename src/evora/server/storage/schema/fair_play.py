"""What was noted about rated games."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Table, Text

from evora.server.storage.schema.base import metadata

# Somebody asked about the very position of a rated game of theirs, while it was played: `seq` is
# where the game stood, `what` how they asked. It goes with the guest, by the database. There is no
# foreign key to the game, which may be deleted before anybody has looked.
fair_play = Table(
    "fair_play",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False, index=True),
    Column("what", Text, nullable=False),
)
