"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "analyses",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("version", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("renewed", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("planned", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary),
    )


def downgrade() -> None:
    """Drop them: they can be computed again."""
    op.drop_table("analyses")
