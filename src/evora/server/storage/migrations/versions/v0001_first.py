"""The first tables."""

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

revision = "0001"
down_revision = None


def upgrade() -> None:
    _games()
    _events()
    _seats()
    _guests()
    op.create_table(
        "meta",
        Column("key", Text, nullable=False),
        Column("value", BigInteger, nullable=False),
        PrimaryKeyConstraint("key", name="pk_meta"),
    )
    _append_only()


def _games() -> None:
    op.create_table(
        "games",
        Column("id", Text, nullable=False),
        Column("seed", Text, nullable=False),
        Column("rules", Integer, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("creator", Text),
        Column("command", Text),
        Column("seq", Integer, nullable=False),
        Column("status", Text, nullable=False),
        Column("listed", Boolean, nullable=False),
        Column("changed", BigInteger, nullable=False),
        Column("to_move", Text),
        Column("engine_turn", Boolean, nullable=False),
        Column("deadline", BigInteger),
        Column("summary", Text, nullable=False),
        PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_command", "games", ["creator", "command"], unique=True)
    _partial_index("ix_games_lobby", "games", ["changed", "id"], "listed AND status = 'waiting'")
    _partial_index(
        "ix_games_due", "games", ["deadline"], "status = 'playing' AND deadline IS NOT NULL"
    )
    _partial_index("ix_games_running", "games", ["id"], "status = 'playing'")


def _events() -> None:
    op.create_table(
        "events",
        Column("game", Text, nullable=False),
        Column("seq", Integer, nullable=False, autoincrement=False),
        Column("time", BigInteger, nullable=False),
        Column("entry", Text, nullable=False),
        Column("command", Text),
        PrimaryKeyConstraint("game", "seq", name="pk_events"),
        ForeignKeyConstraint(["game"], ["games.id"], name="fk_events_game"),
        sqlite_with_rowid=False,
    )
    _partial_index(
        "ix_events_command", "events", ["game", "command"], "command IS NOT NULL", unique=True
    )


def _seats() -> None:
    op.create_table(
        "seats",
        Column("game", Text, nullable=False),
        Column("seat", Integer, nullable=False, autoincrement=False),
        Column("guest", Text),
        Column("local", Boolean, nullable=False),
        Column("name", Text),
        PrimaryKeyConstraint("game", "seat", name="pk_seats"),
        ForeignKeyConstraint(["game"], ["games.id"], name="fk_seats_game"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_guest", "seats", ["guest", "game"])


def _guests() -> None:
    op.create_table(
        "guests",
        Column("id", Text, nullable=False),
        Column("name", Text),
        Column("created", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "tokens",
        Column("hash", Text, nullable=False),
        Column("guest", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        PrimaryKeyConstraint("hash", name="pk_tokens"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_tokens_guest"),
    )
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
    op.create_table(
        "codes",
        Column("hash", Text, nullable=False),
        Column("guest", Text, nullable=False),
        Column("expires", BigInteger, nullable=False),
        Column("used", BigInteger),
        PrimaryKeyConstraint("hash", name="pk_codes"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_codes_guest"),
    )
    op.create_index("ix_codes_guest", "codes", ["guest"])


def _partial_index(
    name: str, table: str, columns: list[str], where: str, *, unique: bool = False
) -> None:
    op.create_index(
        name, table, columns, unique=unique, sqlite_where=text(where), postgresql_where=text(where)
    )


def _append_only() -> None:
    """The database itself refuses to change or delete what was logged."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE FUNCTION events_stay() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE EXCEPTION 'events are append-only'"
            " USING ERRCODE = 'integrity_constraint_violation'; END $$"
        )
        op.execute(
            "CREATE TRIGGER events_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON events"
            " FOR EACH STATEMENT EXECUTE FUNCTION events_stay()"
        )
        return
    for verb in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER events_no_{verb.lower()} BEFORE {verb} ON events"
            " BEGIN SELECT RAISE(ABORT, 'events are append-only'); END"
        )
