"""Company: whom guests follow and challenge, who may see and challenge them, names to be found by.

The shapes of names that are kept already are written when a process starts (`fill_shapes`).
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, PrimaryKeyConstraint, Text

revision = "0016"
down_revision = "0015"

_BYTES = Text().with_variant(Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "follows",
        Column("guest", Text, nullable=False),
        Column("followed", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        PrimaryKeyConstraint("guest", "followed", name="pk_follows"),
        _with_guest("follows", "guest"),
        _with_guest("follows", "followed"),
    )
    op.create_index("ix_follows_followed", "follows", ["followed"])
    op.create_table(
        "circles",
        Column("guest", Text, nullable=False),
        Column("seen_by", Text, nullable=False),
        Column("challenged_by", Text, nullable=False),
        PrimaryKeyConstraint("guest", name="pk_circles"),
        _with_guest("circles", "guest"),
    )
    op.create_table(
        "challenges",
        Column("game", Text, nullable=False),
        Column("challenger", Text, nullable=False),
        Column("challenged", Text, nullable=False),
        Column("made", BigInteger, nullable=False),
        PrimaryKeyConstraint("game", name="pk_challenges"),
        ForeignKeyConstraint(["game"], ["games.id"], name="fk_challenges_game", ondelete="CASCADE"),
        _with_guest("challenges", "challenger"),
        _with_guest("challenges", "challenged"),
    )
    op.create_index("ix_challenges_challenger", "challenges", ["challenger", "challenged"])
    op.create_index("ix_challenges_challenged", "challenges", ["challenged"])
    op.create_table(
        "name_shapes",
        Column("guest", Text, nullable=False),
        Column("shape", _BYTES, nullable=False),
        PrimaryKeyConstraint("guest", name="pk_name_shapes"),
        _with_guest("name_shapes", "guest"),
    )
    op.create_index("ix_name_shapes_shape", "name_shapes", ["shape"])


def _with_guest(table: str, column: str) -> ForeignKeyConstraint:
    name = f"fk_{table}_{column}"
    return ForeignKeyConstraint([column], ["guests.id"], name=name, ondelete="CASCADE")
