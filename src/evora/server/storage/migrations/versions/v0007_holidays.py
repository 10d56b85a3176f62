"""Days off of guests, for games of days per move."""

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

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "holidays",
        Column("guest", Text, nullable=False),
        Column("begins", BigInteger, nullable=False),
        Column("ends", BigInteger, nullable=False),
        Column("year", Integer, nullable=False),
        Column("days", Integer, nullable=False),
        PrimaryKeyConstraint("guest", "begins", name="pk_holidays"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_holidays_guest"),
    )
