"""Results of rated games, ratings, and who plays games to their end.

Ratings go with the guest, whichever version of the code deletes them; results stay.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    Text,
    text,
)

revision = "0014"
down_revision = "0013"

_SURE = text("deviation <= 90")


def upgrade() -> None:
    op.create_table(
        "results",
        Column("game", Text, nullable=False),
        Column("seat", Integer, nullable=False, autoincrement=False),
        Column("number", BigInteger, nullable=False),
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
        PrimaryKeyConstraint("game", "seat", name="pk_results"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_number", "results", ["number"])
    op.create_index("ix_results_guest", "results", ["guest", "pool", "number"])
    op.create_table(
        "ratings",
        Column("guest", Text, nullable=False),
        Column("pool", Text, nullable=False),
        Column("rating", Double, nullable=False),
        Column("deviation", Double, nullable=False),
        Column("volatility", Double, nullable=False),
        Column("games", Integer, nullable=False),
        Column("last", BigInteger, nullable=False),
        Column("best", Double),
        PrimaryKeyConstraint("guest", "pool", name="pk_ratings"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_ratings_guest", ondelete="CASCADE"),
    )
    op.create_index(
        "ix_ratings_sure",
        "ratings",
        ["pool", "rating", "guest"],
        sqlite_where=_SURE,
        postgresql_where=_SURE,
    )
    op.create_table(
        "finishing",
        Column("guest", Text, nullable=False),
        Column("games", Text, nullable=False),
        PrimaryKeyConstraint("guest", name="pk_finishing"),
        ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_finishing_guest", ondelete="CASCADE"
        ),
    )
