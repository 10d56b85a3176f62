"""The deal of the day: who has begun and finished it, and what the engine reaches."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    Text,
    text,
)

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "daily_deals",
        Column("guest", Text, nullable=False),
        Column("date", Text, nullable=False),
        Column("setting", Text, nullable=False),
        Column("id", Text, nullable=False),
        Column("begun", BigInteger, nullable=False),
        Column("begun_on", Text, nullable=False),
        Column("tokens", Text, nullable=False),
        Column("finished", BigInteger),
        Column("score", Integer),
        Column("lead", Integer),
        Column("scores", Text),
        Column("late", Boolean),
        PrimaryKeyConstraint("guest", "date", "setting", name="pk_daily_deals"),
        ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_daily_deals_guest", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_daily_deals_id", "daily_deals", ["id"], unique=True)
    finished = text("finished IS NOT NULL")
    op.create_index(
        "ix_daily_deals_best",
        "daily_deals",
        ["date", "setting", "lead", "score"],
        sqlite_where=finished,
        postgresql_where=finished,
    )
    op.create_table(
        "deal_engines",
        Column("date", Text, nullable=False),
        Column("setting", Text, nullable=False),
        Column("level", Text, nullable=False),
        Column("tokens", Text, nullable=False),
        Column("scores", Text, nullable=False),
        PrimaryKeyConstraint("date", "setting", name="pk_deal_engines"),
    )
