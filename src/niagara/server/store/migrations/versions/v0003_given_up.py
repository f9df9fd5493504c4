"""Rated games that were given up are settled too."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

OVER = "status = 'over' AND NOT is_settled"
OVER_OR_GIVEN_UP = "(status = 'over' OR status = 'abandoned' AND is_rated) AND NOT is_settled"


def upgrade() -> None:
    """What was given up before stays as it was: nobody lost anything by it."""
    op.execute("UPDATE tables SET is_settled = true WHERE status = 'abandoned'")
    _index(OVER_OR_GIVEN_UP)


def downgrade() -> None:
    """Look for games that are over only."""
    _index(OVER)


def _index(condition: str) -> None:
    where = sa.text(condition)
    op.drop_index("tables_unsettled", "tables")
    op.create_index(
        "tables_unsettled", "tables", ["id"], sqlite_where=where, postgresql_where=where
    )
