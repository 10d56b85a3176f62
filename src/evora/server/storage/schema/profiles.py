"""What the pages of people are made of."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text

from evora.server.storage.schema.base import metadata

# A finished game, for one of the people who played it (evora.server.domain.played): an index that
# follows from the log, written with its end. `accuracy`, `luck`, `play`: of the review that is
# kept, if there is one. The games of a person lie together, in order. A row goes with its game and
# with its guest, by the database: also where a process of an older version deletes them.
played_seats = Table(
    "played_seats",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("ended", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("variant", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("opponents", Text, nullable=False),
    Column("opponent", Text, ForeignKey("guests.id", ondelete="SET NULL")),
    Column("result", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("best_other", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    Column("out", Text),
    Column("rounds", Integer, nullable=False),
    Column("floor_tiles", Integer, nullable=False),
    Column("floor_points", Integer, nullable=False),
    Column("full_rows", Integer, nullable=False),
    Column("full_columns", Integer, nullable=False),
    Column("full_colours", Integer, nullable=False),
    Column("markers", Integer, nullable=False),
    Column("ended_it", Boolean, nullable=False),
    Column("first_line", Integer),
    Column("accuracy", Float),
    Column("luck", Float),
    Column("play", Float),
    sqlite_with_rowid=False,
)
Index("ix_played_seats_game", played_seats.c.game)
Index("ix_played_seats_opponent", played_seats.c.opponent)
