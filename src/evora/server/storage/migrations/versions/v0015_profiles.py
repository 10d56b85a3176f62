"""What the pages of people are made of. Games that ended before are added by the server, in
portions, while it runs: see live/upkeep/played.

Rows go with their game and their guest, whichever version of the code deletes those.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    Text,
)

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("guests", Column("open_page", Boolean))
    op.create_table(
        "played_seats",
        Column("guest", Text, nullable=False),
        Column("ended", BigInteger, nullable=False),
        Column("game", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("listed", Boolean, nullable=False),
        Column("variant", Text, nullable=False),
        Column("players", Integer, nullable=False),
        Column("clock", Text, nullable=False),
        Column("opponents", Text, nullable=False),
        Column("opponent", Text),
        Column("result", Text, nullable=False),
        Column("place", Integer, nullable=False),
        Column("score", Integer, nullable=False),
        Column("best_other", Integer, nullable=False),
        Column("reason", Text, nullable=False),
        Column("out", Text),
        Column("rounds", Integer, nullable=False),
        Column("floor_tiles", Integer, nullable=False),
        Column("floor_points", Integer, nullable=False),
        Column("full_rows", Integer, nullable=False),
        Column("full_columns", Integer, nullable=False),
        Column("full_colours", Integer, nullable=False),
        Column("markers", Integer, nullable=False),
        Column("ended_it", Boolean, nullable=False),
        Column("first_line", Integer),
        Column("accuracy", Float),
        Column("luck", Float),
        Column("play", Float),
        PrimaryKeyConstraint("guest", "ended", "game", name="pk_played_seats"),
        ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_played_seats_guest", ondelete="CASCADE"
        ),
        ForeignKeyConstraint(
            ["game"], ["games.id"], name="fk_played_seats_game", ondelete="CASCADE"
        ),
        ForeignKeyConstraint(
            ["opponent"], ["guests.id"], name="fk_played_seats_opponent", ondelete="SET NULL"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_played_seats_game", "played_seats", ["game"])
    op.create_index("ix_played_seats_opponent", "played_seats", ["opponent"])
