"""Notes about rated games: who asked about their position while they were played."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    Text,
)

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "fair_play",
        Column("guest", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("seq", Integer, nullable=False, autoincrement=False),
        Column("time", BigInteger, nullable=False),
        Column("what", Text, nullable=False),
        PrimaryKeyConstraint("guest", "game", "seq", name="pk_fair_play"),
        ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_fair_play_guest", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_fair_play_time", "fair_play", ["time"])
