"""Whose command an entry came from, and games that may be deleted as a whole.

A log is still append-only. Only a game that is marked as expired in the same transaction can be
deleted, with all of its log.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text, text

revision = "0004"
down_revision = "0003"

_IDLE = text("status <> 'playing'")
_ABORT = "BEGIN SELECT RAISE(ABORT, 'events are append-only'); END"


def upgrade() -> None:
    op.add_column("events", Column("fingerprint", Text))
    op.create_index(
        "ix_games_idle", "games", ["changed"], sqlite_where=_IDLE, postgresql_where=_IDLE
    )
    op.create_index("ix_guests_seen", "guests", ["seen"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP TRIGGER events_stay ON events")
        op.execute(
            "CREATE TRIGGER events_stay BEFORE UPDATE OR TRUNCATE ON events"
            " FOR EACH STATEMENT EXECUTE FUNCTION events_stay()"
        )
        op.execute(
            "CREATE FUNCTION events_leave() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN IF (SELECT status FROM games WHERE id = OLD.game)"
            " IS DISTINCT FROM 'expired' THEN RAISE EXCEPTION 'events are append-only'"
            " USING ERRCODE = 'integrity_constraint_violation'; END IF; RETURN OLD; END $$"
        )
        op.execute(
            "CREATE TRIGGER events_leave BEFORE DELETE ON events"
            " FOR EACH ROW EXECUTE FUNCTION events_leave()"
        )
        return
    op.execute("DROP TRIGGER events_no_delete")
    op.execute(
        "CREATE TRIGGER events_no_delete BEFORE DELETE ON events"
        " WHEN (SELECT status FROM games WHERE id = OLD.game) IS NOT 'expired'"
        f" {_ABORT}"
    )
