"""Push: the browsers that take notices, and the key that signs them."""

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

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "push_keys",
        Column("id", Integer, nullable=False, autoincrement=False),
        Column("private", Text, nullable=False),
        Column("made", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_push_keys"),
    )
    op.create_table(
        "push_subscriptions",
        Column("id", Text, nullable=False),
        Column("guest", Text, nullable=False),
        Column("session", Text, nullable=False),
        Column("endpoint", Text, nullable=False),
        Column("p256dh", Text, nullable=False),
        Column("auth", Text, nullable=False),
        Column("origin", Text, nullable=False),
        Column("made", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
        ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_push_subscriptions_guest", ondelete="CASCADE"
        ),
        ForeignKeyConstraint(
            ["session"], ["tokens.hash"], name="fk_push_subscriptions_session", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_push_subscriptions_guest", "push_subscriptions", ["guest", "made"])
    op.create_index("ix_push_subscriptions_session", "push_subscriptions", ["session"], unique=True)
    op.create_index(
        "ix_push_subscriptions_endpoint", "push_subscriptions", ["endpoint"], unique=True
    )
