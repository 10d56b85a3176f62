"""Puzzles as a habit: tries and runs, which belong to the person. What a page had counted before
stays in `puzzle_progress`: tries begin with it.

Rows go with their guest, whichever version of the code deletes them.
"""

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

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        Column("guest", Text, nullable=False),
        Column("number", Integer, nullable=False, autoincrement=False),
        Column("id", Text, nullable=False),
        Column("puzzle", Text, nullable=False),
        Column("rating", Integer, nullable=False),
        Column("day", Integer, nullable=False),
        Column("time", BigInteger, nullable=False),
        Column("solved", Boolean, nullable=False),
        Column("run", Boolean, nullable=False),
        Column("daily", Boolean, nullable=False),
        PrimaryKeyConstraint("guest", "number", name="pk_puzzle_tries"),
        ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_puzzle_tries_guest", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_puzzle_tries_id", "puzzle_tries", ["guest", "id"], unique=True)
    _partial("ix_puzzle_tries_daily", "puzzle_tries", ["puzzle", "day"], "daily")
    op.create_table(
        "puzzle_runs",
        Column("guest", Text, nullable=False),
        Column("id", Text, nullable=False),
        Column("day", Integer, nullable=False),
        Column("time", BigInteger, nullable=False),
        Column("puzzles", Text),
        Column("solved", Integer),
        Column("mistakes", Integer),
        Column("ms", Integer),
        Column("checked", Boolean, nullable=False),
        PrimaryKeyConstraint("guest", "id", name="pk_puzzle_runs"),
        ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_puzzle_runs_guest", ondelete="CASCADE"
        ),
    )
    _partial("ix_puzzle_runs_day", "puzzle_runs", ["day"], "checked")


def _partial(name: str, table: str, columns: list[str], where: str) -> None:
    condition = text(where)
    op.create_index(name, table, columns, sqlite_where=condition, postgresql_where=condition)
