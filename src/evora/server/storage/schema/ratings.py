"""Results of rated games, ratings, and who plays games to their end."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    text,
)

from evora.server.storage.schema.base import metadata, partial

# Everybody's result of every rated game: ratings are a fold over them in the order of `number`, and
# of the games with the same number nobody has played in two. `place`, `order`, `counts`: see
# domain.ratings.Standing; the last columns: the rating before and after the game, and how many had
# counted then. Results outlive games and guests, so that the ratings of others stay what they are:
# of a guest who was deleted they have an id that leads nowhere.
results = Table(
    "results",
    metadata,
    Column("game", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", BigInteger, nullable=False, index=True),
    Column("guest", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("pool", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("order", Integer, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("rating_before", Double, nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("ix_results_guest", results.c.guest, results.c.pool, results.c.number)

# What the results of a guest amount to. `last`: when the last game ended; `best`: the highest
# rating that was sure, null before there was one.
ratings = Table(
    "ratings",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("best", Double),
)
# Those who may lead: domain.ratings.LEADERS_DEVIATION.
SURE = text("deviation <= 90")
partial("ix_ratings_sure", SURE, ratings.c.pool, ratings.c.rating, ratings.c.guest)

# Whether a guest has played their last games with others to the end, a letter for each, the newest
# last: domain.finishing.
finishing = Table(
    "finishing",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("games", Text, nullable=False),
)
