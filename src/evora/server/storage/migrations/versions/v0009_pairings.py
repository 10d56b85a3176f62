"""Who has met whom by quick pairing lately: one unfinished game per person."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKeyConstraint,
    PrimaryKeyConstraint,
    Text,
    text,
)

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    # A process of the version before deletes games, and knows nothing of this table.
    op.create_table(
        "pairings",
        Column("game", Text, nullable=False),
        Column("guest", Text, nullable=False),
        Column("state", Text, nullable=False),
        Column("changed", BigInteger, nullable=False),
        Column("network", Text),
        PrimaryKeyConstraint("game", "guest", name="pk_pairings"),
        ForeignKeyConstraint(["game"], ["games.id"], name="fk_pairings_game", ondelete="CASCADE"),
    )
    op.create_index("ix_pairings_guest", "pairings", ["guest", "changed"])
    _partial("ix_pairings_open", ["guest"], "state = 'open'", unique=True)
    _partial("ix_pairings_network", ["network", "changed"], "network IS NOT NULL")


def _partial(name: str, columns: list[str], where: str, *, unique: bool = False) -> None:
    op.create_index(
        name,
        "pairings",
        columns,
        unique=unique,
        sqlite_where=text(where),
        postgresql_where=text(where),
    )
