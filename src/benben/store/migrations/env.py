"""How Alembic runs a migration: on the connection it was given, in the transaction that was begun there."""

from __future__ import annotations

from alembic import context

from benben.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite changes a table by making it anew
    transactional_ddl=True,
)
context.run_migrations()
