"""How guests do with puzzles."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "puzzle_progress",
        Column("guest", Text, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("progress", Text, nullable=False),
        PrimaryKeyConstraint("guest", name="pk_puzzle_progress"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_puzzle_progress_guest"),
    )
