"""What Alembic runs for each command: `migrate` has put the connection where we find it."""

from alembic import context

from niagara.server.store.schema import metadata


def run() -> None:
    """Run the steps in one transaction, so that a failing one leaves nothing behind."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        render_as_batch=True,  # SQLite cannot alter much: later steps copy its tables
    )
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # the name under which Alembic loads this file
    run()
