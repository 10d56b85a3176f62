"""Reviews that the server computes itself. Those that visitors have sent are deleted: nobody can
tell which of them are true.

A process of the version before may go on sending to the old table, which nothing reads any more.
"""

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

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.execute("DELETE FROM reviews")
    op.create_table(
        "game_reviews",
        Column("game", Text, nullable=False),
        Column("version", Integer, nullable=False),
        Column("nodes", BigInteger, nullable=False),
        Column("made", BigInteger, nullable=False),
        Column("asked", BigInteger, nullable=False),
        Column("review", Text, nullable=False),
        PrimaryKeyConstraint("game", name="pk_game_reviews"),
        ForeignKeyConstraint(
            ["game"], ["games.id"], name="fk_game_reviews_game", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_game_reviews_asked", "game_reviews", ["asked"])
    op.create_table(
        "review_tasks",
        Column("game", Text, nullable=False),
        Column("process", Text, nullable=False),
        Column("nodes", BigInteger, nullable=False),
        Column("partial", Text),
        PrimaryKeyConstraint("game", name="pk_review_tasks"),
        ForeignKeyConstraint(
            ["game"], ["games.id"], name="fk_review_tasks_game", ondelete="CASCADE"
        ),
    )
