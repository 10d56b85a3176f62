"""Reviews of finished games, computed in the browsers of visitors: the best one of each game."""

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

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "reviews",
        Column("game", Text, nullable=False),
        Column("version", Integer, nullable=False),
        Column("nodes", BigInteger, nullable=False),
        Column("made", BigInteger, nullable=False),
        Column("review", Text, nullable=False),
        PrimaryKeyConstraint("game", name="pk_reviews"),
        ForeignKeyConstraint(["game"], ["games.id"], name="fk_reviews_game"),
    )
