"""Players about players: whom a guest has blocked, and what they report to the host.

What is about a guest goes with the guest, whichever version of the code deletes them.
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
    text,
)

revision = "0011"
down_revision = "0010"

_OPEN = text("state = 'open'")


def upgrade() -> None:
    op.create_table(
        "blocks",
        Column("guest", Text, nullable=False),
        Column("blocked", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        PrimaryKeyConstraint("guest", "blocked", name="pk_blocks"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_blocks_guest", ondelete="CASCADE"),
        ForeignKeyConstraint(
            ["blocked"], ["guests.id"], name="fk_blocks_blocked", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        Column("id", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("reporter", Text),
        Column("about", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("name", Text),
        Column("kind", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("state", Text, nullable=False),
        Column("decided", BigInteger),
        Column("decision", Text),
        PrimaryKeyConstraint("id", name="pk_reports"),
        ForeignKeyConstraint(
            ["reporter"], ["guests.id"], name="fk_reports_reporter", ondelete="SET NULL"
        ),
        ForeignKeyConstraint(["about"], ["guests.id"], name="fk_reports_about", ondelete="CASCADE"),
    )
    op.create_index("ix_reports_once", "reports", ["reporter", "about", "game"], unique=True)
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_index(
        "ix_reports_open", "reports", ["created"], sqlite_where=_OPEN, postgresql_where=_OPEN
    )
