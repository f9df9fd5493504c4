"""Everything the first server keeps."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    _tables()
    _people()
    _games()


def downgrade() -> None:
    """Drop the tables, those first that point at others."""
    for table in ("meta", "results", "ratings", "links", "sessions", "members", "snapshots"):
        op.drop_table(table)
    op.drop_table("entries")
    op.drop_table("tables")


def _index(
    name: str, table: str, *columns: str, where: str | None = None, unique: bool = False
) -> None:
    part = None if where is None else sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=part, postgresql_where=part)


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("sequence", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("is_settled", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    _index("tables_public", "tables", "status", "changed", where="is_public")
    _index("tables_due", "tables", "due", where="due IS NOT NULL")
    _index("tables_unsettled", "tables", "id", where="status = 'over' AND NOT is_settled")
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("session", sa.Text),
        sa.Column("command", sa.Text),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    key = ("table_id", "session", "command")
    _index("entries_command", "entries", *key, where="command IS NOT NULL", unique=True)
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("session", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    )
    _index("members_table", "members", "table_id")


def _people() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("preferences", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    _index("links_session", "links", "session")
    _index("links_expires", "links", "expires")


def _games() -> None:
    op.create_table(
        "ratings",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Double, nullable=False),
        sa.Column("score", sa.Double, nullable=False),
    )
    _index("ratings_score", "ratings", "score", "who")
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("won", sa.Double, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("mu_before", sa.Double),
        sa.Column("mu_after", sa.Double),
    )
    _index("results_who", "results", "who", "at")
    op.create_table(
        "meta",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
