"""The version of the tables: created, upgraded, or refused.

Alembic's commands run `migrations/env.py` on the caller's connection, in the caller's transaction:
a step that fails leaves nothing behind.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from evora.server.storage import databases
from evora.server.storage.schema import metadata
from evora.server.storage.values import StorageError

VERSION_TABLE = "schema_version"
# Where the steps are; tests put another version of Evora here.
FOLDER = Path(__file__).parent / "migrations"


def head() -> str:
    """The version that this code works with."""
    revision = _scripts().get_current_head()
    assert revision is not None
    return revision


def current(connection: Connection) -> str | None:
    """The version of a database, None if it has no tables yet; StorageError if it is newer."""
    revision = _stored(connection)
    if revision is not None:
        require_known(revision, "this database")
    return revision


def require_known(revision: str, what: str) -> None:
    if revision not in {script.revision for script in _scripts().walk_revisions()}:
        raise StorageError(
            f"{what} was made by a newer version of Evora (its tables are of version {revision}, "
            f"this Evora knows those up to {head()}): install the newer version"
        )


def upgrade(connection: Connection, revision: str | None = None) -> None:
    """Up to `revision`, or to the newest; StorageError if the database is newer than this code."""
    wanted = revision or head()
    # Nearly always: a server starts on the database that it had.
    if _stored(connection) == wanted:
        return
    current(connection)
    command.upgrade(_config(connection), wanted)


def upgrade_alone(connection: Connection) -> None:
    """While no other process does."""
    databases.take_migration_lock(connection)
    upgrade(connection)


def clear(connection: Connection) -> None:
    """Drops all tables with everything in them."""
    if current(connection) is not None:
        metadata.drop_all(connection)
        if connection.dialect.name == "postgresql":
            connection.execute(text("DROP FUNCTION IF EXISTS events_stay(), events_leave()"))
        command.stamp(_config(connection), "base")


def _stored(connection: Connection) -> str | None:
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return context.get_current_revision()


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(FOLDER)


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection, "version_table": VERSION_TABLE})
    # Alembic reads it as an ini file's option, where % starts an interpolation.
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
