"""Mail: addresses for notices, and the addresses of personal feeds."""

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

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "mail_addresses",
        Column("id", Text, nullable=False),
        Column("guest", Text, nullable=False),
        Column("address", Text, nullable=False),
        Column("key", Text, nullable=False),
        Column("language", Text, nullable=False),
        Column("given", BigInteger, nullable=False),
        Column("confirmed", BigInteger),
        Column("bounced", BigInteger),
        Column("due", BigInteger),
        Column("number", Integer, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("lease", BigInteger),
        Column("sent", BigInteger),
        PrimaryKeyConstraint("id", name="pk_mail_addresses"),
        ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_mail_addresses_guest", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_mail_addresses_guest", "mail_addresses", ["guest"])
    _partial("ix_mail_addresses_confirmed", "guest", "confirmed IS NOT NULL", unique=True)
    _partial("ix_mail_addresses_unconfirmed", "guest", "confirmed IS NULL", unique=True)
    _partial("ix_mail_addresses_due", "due", "due IS NOT NULL")
    op.create_table(
        "mail_silenced",
        Column("hash", Text, nullable=False),
        Column("made", BigInteger, nullable=False),
        PrimaryKeyConstraint("hash", name="pk_mail_silenced"),
    )
    op.create_index("ix_mail_silenced_made", "mail_silenced", ["made"])
    op.create_table(
        "feeds",
        Column("guest", Text, nullable=False),
        Column("hash", Text, nullable=False),
        Column("language", Text, nullable=False),
        Column("made", BigInteger, nullable=False),
        PrimaryKeyConstraint("guest", name="pk_feeds"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_feeds_guest", ondelete="CASCADE"),
    )
    op.create_index("ix_feeds_hash", "feeds", ["hash"], unique=True)


def _partial(name: str, column: str, where: str, *, unique: bool = False) -> None:
    condition = text(where)
    op.create_index(
        name,
        "mail_addresses",
        [column],
        unique=unique,
        sqlite_where=condition,
        postgresql_where=condition,
    )
