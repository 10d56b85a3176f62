"""The version of the tables: made, upgraded, or refused.

Alembic's steps are run from here, in the caller's transaction: one that fails leaves nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from evora.server.storage.interface import StorageError

VERSION_TABLE = "schema_version"
_scripts = ScriptDirectory(str(Path(__file__).parent / "migrations"))


def head() -> str:
    """The version that this code works with."""
    revision = _scripts.get_current_head()
    assert revision is not None
    return revision


def current(connection: Connection) -> str | None:
    """The version of a database, None if it has no tables yet; StorageError if it is newer."""
    revision = _context(connection).get_current_revision()
    if revision is not None:
        require_known(revision, "this database")
    return revision


def require_known(revision: str, what: str) -> None:
    if revision not in {script.revision for script in _scripts.walk_revisions()}:
        raise StorageError(
            f"{what} was made by a newer version of Evora (its tables are of version {revision}, "
            f"this Evora knows those up to {head()}): install the newer version"
        )


def upgrade(connection: Connection, revision: str | None = None) -> None:
    """Up to `revision`, or to the newest; StorageError if the database is newer than this code."""
    current(connection)
    _run(connection, lambda now, _: _scripts._upgrade_revs(revision or head(), now))


def clear(connection: Connection) -> None:
    """Takes away all tables with what is in them."""
    if current(connection) is not None:
        _run(connection, lambda now, _: _scripts._downgrade_revs("base", now))


def _run(connection: Connection, steps: Callable[[str, Any], Any]) -> None:
    context = _context(connection, fn=steps)
    with Operations.context(context):
        context.run_migrations()


def _context(connection: Connection, **options: Any) -> MigrationContext:
    return MigrationContext.configure(
        connection,
        # SQLite can undo a change of tables, too, when nobody commits in between.
        opts={"version_table": VERSION_TABLE, "transactional_ddl": True, **options},
    )
