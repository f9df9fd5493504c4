"""INSERT, or UPDATE of what is there: both databases can, SQLAlchemy has a word for each."""

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert

from niagara.server.store.database_backend import Writing


def upsert(connection: Writing, table: Table) -> Insert:
    """Add a row, or replace the one with the same key."""
    statement = _insert(connection, table)
    keys = list(table.primary_key.columns)
    others = {c.name: statement.excluded[c.name] for c in table.columns if not c.primary_key}
    return statement.on_conflict_do_update(index_elements=keys, set_=others)


def insert_missing(connection: Writing, table: Table) -> Insert:
    """Add a row, unless there is one with the same key."""
    return _insert(connection, table).on_conflict_do_nothing()


def _insert(connection: Writing, table: Table) -> postgresql.Insert | sqlite.Insert:
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)
