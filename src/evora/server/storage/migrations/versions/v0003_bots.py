"""Bots, and what is known of the devices of a guest."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, PrimaryKeyConstraint, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "bots",
        Column("guest", Text, nullable=False),
        Column("owner", Text, nullable=False),
        Column("hash", Text, nullable=False),
        Column("accepts", Text, nullable=False),
        Column("present", BigInteger, nullable=False),
        PrimaryKeyConstraint("guest", name="pk_bots"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_bots_guest"),
        ForeignKeyConstraint(["owner"], ["guests.id"], name="fk_bots_owner"),
    )
    op.create_index("ix_bots_owner", "bots", ["owner"])
    op.create_index("ix_bots_hash", "bots", ["hash"], unique=True)
    op.create_index("ix_bots_present", "bots", ["present"])
    op.add_column("tokens", Column("seen", BigInteger))
    op.add_column("tokens", Column("agent", Text))
