"""Shares: rates that all processes count together, how much bots have played and where they connect
from, and invitations that end."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, PrimaryKeyConstraint, Text, text

revision = "0008"
down_revision = "0007"

_INVITING = text("status = 'waiting' AND deadline IS NOT NULL")
# What the server counts from now on: games that were played to their end with somebody else than
# the bot's owner.
_COUNT_FINISHED = text(
    "UPDATE bots SET finished = ("
    " SELECT count(*) FROM seats s JOIN games g ON g.id = s.game"
    " WHERE s.guest = bots.guest AND g.status = 'over'"
    ' AND (g.summary LIKE \'%"reason":"row"%\' OR g.summary LIKE \'%"reason":"stalled"%\''
    ' OR g.summary LIKE \'%"reason":"no_tiles"%\')'
    " AND EXISTS (SELECT 1 FROM seats o WHERE o.game = g.id AND o.guest NOT LIKE 'bot-%'"
    " AND o.guest <> bots.owner))"
)


def upgrade() -> None:
    op.create_table(
        "daily_keys",
        Column("day", Integer, autoincrement=False, nullable=False),
        Column("key", Text, nullable=False),
        PrimaryKeyConstraint("day", name="pk_daily_keys"),
    )
    op.create_table(
        "spent",
        Column("key", Text, nullable=False),
        Column("full_at", BigInteger, nullable=False),
        PrimaryKeyConstraint("key", name="pk_spent"),
    )
    op.create_index("ix_spent_full_at", "spent", ["full_at"])
    op.add_column("bots", Column("finished", Integer, nullable=False, server_default="0"))
    op.add_column("bots", Column("stream_network", Text))
    op.execute(_COUNT_FINISHED)
    op.create_index(
        "ix_games_inviting",
        "games",
        ["deadline"],
        sqlite_where=_INVITING,
        postgresql_where=_INVITING,
    )
