"""Several processes on one database: who is alive, who leads, who is present where.

Only adds: a process of the version before goes on with these tables until it is replaced.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, PrimaryKeyConstraint, Text, text

revision = "0002"
down_revision = "0001"

_ENGINE_TURNS = text("status = 'playing' AND engine_turn")


def upgrade() -> None:
    op.add_column("games", Column("engine_process", Text))
    op.create_index(
        "ix_games_engine",
        "games",
        ["engine_process"],
        sqlite_where=_ENGINE_TURNS,
        postgresql_where=_ENGINE_TURNS,
    )
    op.create_table(
        "processes",
        Column("id", Text, nullable=False),
        Column("beat", BigInteger, nullable=False),
        Column("clock", BigInteger, nullable=False),
        Column("people", Integer, nullable=False),
        PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "leases",
        Column("name", Text, nullable=False),
        Column("process", Text, nullable=False),
        Column("until", BigInteger, nullable=False),
        PrimaryKeyConstraint("name", name="pk_leases"),
    )
    op.create_table(
        "presence",
        Column("process", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("guest", Text, nullable=False),
        PrimaryKeyConstraint("process", "game", "guest", name="pk_presence"),
    )
