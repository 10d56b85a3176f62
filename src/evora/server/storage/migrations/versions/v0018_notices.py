"""Notices: what calls a person back, and where it still has to be sent.

Slow games that run already wait for somebody: they are noted as read, so that nobody is called for
what they know.
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

revision = "0018"
down_revision = "0017"

_DUE = text("due IS NOT NULL")
# An id follows from the game: of one game, one person is to move.
_note_turns = text(
    "INSERT INTO notices (id, guest, kind, game, data, made, read)"
    " SELECT 'turn' || games.id, guests.id, 'turn', games.id, '{\"slow\": true}', games.changed,"
    " games.changed FROM games JOIN guests ON guests.id = games.to_move"
    " WHERE games.status = 'playing' AND games.summary LIKE '%\"type\":\"days\"%'"
    " AND guests.id NOT LIKE 'bot-%'"
)


def upgrade() -> None:
    op.create_table(
        "notices",
        Column("id", Text, nullable=False),
        Column("guest", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("game", Text),
        Column("about", Text),
        Column("data", Text, nullable=False),
        Column("made", BigInteger, nullable=False),
        Column("due", BigInteger),
        Column("read", BigInteger),
        PrimaryKeyConstraint("id", name="pk_notices"),
        _with_guest("notices"),
        ForeignKeyConstraint(["game"], ["games.id"], name="fk_notices_game", ondelete="CASCADE"),
    )
    op.create_index("ix_notices_guest", "notices", ["guest", "kind", "game"], unique=True)
    op.create_index("ix_notices_game", "notices", ["game"])
    op.create_index("ix_notices_due", "notices", ["due"], sqlite_where=_DUE, postgresql_where=_DUE)
    op.create_table(
        "deliveries",
        Column("notice", Text, nullable=False),
        Column("way", Text, nullable=False),
        Column("target", Text, nullable=False),
        Column("due", BigInteger, nullable=False),
        Column("expires", BigInteger, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("lease", BigInteger),
        PrimaryKeyConstraint("notice", "way", "target", name="pk_deliveries"),
        ForeignKeyConstraint(
            ["notice"], ["notices.id"], name="fk_deliveries_notice", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_deliveries_due", "deliveries", ["due"])
    op.create_table(
        "refused_deliveries",
        Column("way", Text, nullable=False),
        Column("why", Text, nullable=False),
        Column("first", BigInteger, nullable=False),
        Column("last", BigInteger, nullable=False),
        Column("times", Integer, nullable=False),
        PrimaryKeyConstraint("way", "why", name="pk_refused_deliveries"),
    )
    op.create_table(
        "called",
        Column("guest", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("guest", name="pk_called"),
        _with_guest("called"),
    )
    op.create_table(
        "notice_settings",
        Column("guest", Text, nullable=False),
        Column("switches", Text, nullable=False),
        Column("quiet_begins", Integer),
        Column("quiet_ends", Integer),
        Column("zone", Text),
        Column("every", Boolean, nullable=False),
        Column("language", Text),
        PrimaryKeyConstraint("guest", name="pk_notice_settings"),
        _with_guest("notice_settings"),
    )
    op.execute(_note_turns)


def _with_guest(table: str) -> ForeignKeyConstraint:
    name = f"fk_{table}_guest"
    return ForeignKeyConstraint(["guest"], ["guests.id"], name=name, ondelete="CASCADE")
