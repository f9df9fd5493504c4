"""Indexes for pages of lists, for unused sessions, and for tables that nobody has finished."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Give lists an order without ties; find what is old."""
    op.drop_index("tables_public", "tables")
    _index("tables_public", "tables", "status", "changed", "id", where="is_public")
    _index("tables_unfinished", "tables", "changed", where="status <> 'over'")
    _index("sessions_seen", "sessions", "seen")
    op.drop_index("results_who", "results")
    _index("results_who", "results", "who", "at", "table_id", "seat")
    _index("results_rated", "results", "who", "at", "table_id", "seat", where="is_rated")


def downgrade() -> None:
    """Go back to the indexes of the first version."""
    op.drop_index("results_rated", "results")
    op.drop_index("results_who", "results")
    _index("results_who", "results", "who", "at")
    op.drop_index("sessions_seen", "sessions")
    op.drop_index("tables_unfinished", "tables")
    op.drop_index("tables_public", "tables")
    _index("tables_public", "tables", "status", "changed", where="is_public")


def _index(name: str, table: str, *columns: str, where: str | None = None) -> None:
    part = None if where is None else sa.text(where)
    op.create_index(name, table, columns, sqlite_where=part, postgresql_where=part)
