"""Names that last, and the keys that one gets back in with.

Keys go with the guest, whichever version of the code deletes them; the look of a name stays.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    PrimaryKeyConstraint,
    Text,
    text,
)

revision = "0013"
down_revision = "0012"

_CURRENT = text("freed IS NULL")


def upgrade() -> None:
    op.create_table(
        "kept_names",
        Column("look", Text, nullable=False),
        Column("guest", Text),
        Column("name", Text),
        Column("kept", BigInteger, nullable=False),
        Column("freed", BigInteger),
        PrimaryKeyConstraint("look", name="pk_kept_names"),
        ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_kept_names_guest", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_kept_names_guest", "kept_names", ["guest"])
    op.create_index(
        "ix_kept_names_current",
        "kept_names",
        ["guest"],
        unique=True,
        sqlite_where=_CURRENT,
        postgresql_where=_CURRENT,
    )
    op.create_table(
        "recovery_codes",
        Column("guest", Text, nullable=False),
        Column("hash", Text, nullable=False),
        Column("made", BigInteger, nullable=False),
        Column("used", BigInteger),
        PrimaryKeyConstraint("guest", name="pk_recovery_codes"),
        ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_recovery_codes_guest", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_recovery_codes_hash", "recovery_codes", ["hash"], unique=True)
    op.create_table(
        "passkeys",
        Column("id", Text, nullable=False),
        Column("guest", Text, nullable=False),
        Column("public_key", Text, nullable=False),
        Column("party", Text, nullable=False),
        Column("sign_count", BigInteger, nullable=False),
        Column("backed_up", Boolean, nullable=False),
        Column("agent", Text),
        Column("created", BigInteger, nullable=False),
        Column("used", BigInteger),
        PrimaryKeyConstraint("id", name="pk_passkeys"),
        ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_passkeys_guest", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_passkeys_guest", "passkeys", ["guest"])
    op.create_table(
        "ceremonies",
        Column("hash", Text, nullable=False),
        Column("guest", Text),
        Column("challenge", Text, nullable=False),
        Column("party", Text, nullable=False),
        Column("expires", BigInteger, nullable=False),
        PrimaryKeyConstraint("hash", name="pk_ceremonies"),
        ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_ceremonies_guest", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_ceremonies_guest", "ceremonies", ["guest"])
    op.create_index("ix_ceremonies_expires", "ceremonies", ["expires"])
