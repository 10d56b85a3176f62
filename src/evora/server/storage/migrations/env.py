"""What Alembic runs for every command: the steps, on the connection that the caller has opened.

No transaction is begun here: the caller's goes on, and SQLite, too, rolls back changes of tables.
"""

from __future__ import annotations

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    version_table=context.config.attributes["version_table"],
    transactional_ddl=True,
)
context.run_migrations()
