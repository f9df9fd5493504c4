"""The steps that made the database what it is, for Alembic."""
