"""The host's hand: a log of actions, bans, settings of the running server, invitations."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, PrimaryKeyConstraint, Text

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "host_actions",
        Column("id", BigInteger, nullable=False, autoincrement=False),
        Column("time", BigInteger, nullable=False),
        Column("who", Text, nullable=False),
        Column("action", Text, nullable=False),
        Column("guest", Text),
        Column("game", Text),
        Column("state", Text, nullable=False),
        Column("result", Text),
        Column("undo", Text),
        Column("undone_by", BigInteger),
        Column("version", BigInteger),
        PrimaryKeyConstraint("id", name="pk_host_actions"),
    )
    op.create_index("ix_host_actions_guest", "host_actions", ["guest"])
    op.create_index("ix_host_actions_version", "host_actions", ["version"])
    op.create_index("ix_host_actions_state", "host_actions", ["state"])
    op.create_table(
        "bans",
        Column("action", BigInteger, nullable=False, autoincrement=False),
        Column("target", Text, nullable=False),
        Column("made", BigInteger, nullable=False),
        Column("until", BigInteger),
        Column("reason", Text, nullable=False),
        Column("here", Boolean, nullable=False),
        PrimaryKeyConstraint("action", "target", name="pk_bans"),
    )
    op.create_index("ix_bans_target", "bans", ["target"])
    op.create_table(
        "host_settings",
        Column("key", Text, nullable=False),
        Column("value", Text, nullable=False),
        Column("until", BigInteger),
        Column("action", BigInteger, nullable=False),
        PrimaryKeyConstraint("key", name="pk_host_settings"),
    )
    op.create_table(
        "invitations",
        Column("hash", Text, nullable=False),
        Column("uses", Integer, nullable=False),
        Column("until", BigInteger),
        Column("action", BigInteger, nullable=False),
        PrimaryKeyConstraint("hash", name="pk_invitations"),
    )
    op.add_column("guests", Column("renamed", BigInteger))
    op.add_column("processes", Column("host_version", BigInteger))
    op.add_column("processes", Column("stands", Boolean))
