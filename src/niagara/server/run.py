"""Running the server: uvicorn around the app, one process or several."""

import asyncio
import errno
import gc
import os
import socket
import sys
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from niagara.locales.spoken_error import SpokenError
from niagara.server import logs
from niagara.server.server_node import Service
from niagara.server.settings import Settings
from niagara.server.store.file_lock import FileLock
from niagara.server.store.interface import Unavailable
from niagara.server.store.migrate import Outdated, UnknownVersion, upgrade
from niagara.server.store.sql_store import SqlStore
from niagara.server.store.url import is_sqlite, read_url
from niagara.server.web.app import make_app
from niagara.server.web.direct_socket import DirectSocket
from niagara.server.web.unread_budget import UnreadBudget

SETTINGS_VARIABLE: Final = "NIAGARA_HANDED_DOWN"  # settings for the worker processes, as JSON
LARGEST_MESSAGE: Final = 16_384
GRACE_S: Final = 5
FIRST_PORT: Final = 8000
MOST_PORTS: Final = 100
BACKLOG: Final = 2_048
STALLED_MS: Final = 30_000
MOST_FILES: Final = 65_536
SPARE_FILES: Final = 256  # for the database, the broker, bots
# Errors of opening the configured database.
STORE_ERRORS: Final = (UnknownVersion, Outdated, SQLAlchemyError, Unavailable, OSError)


class CannotServe(SpokenError):
    """The server cannot start; the message says why."""


def app() -> Litestar:
    """The app factory of a server process."""
    settings = msgspec.json.decode(os.environ[SETTINGS_VARIABLE], type=Settings)
    logs.set_up(settings.log_level)
    tune_gc()
    return make_app(Service(settings))


def tune_gc() -> None:
    """Collect garbage often, in small portions: each collection is a pause for everybody.

    A collection of the young generations takes up to 5 ms; full ones are as rare as Python makes
    them (docs/performance.md).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 2, 100)


def prepare(settings: Settings) -> None:
    """Check that the database can be opened, and upgrade a SQLite file; raises `CannotServe`."""
    logs.set_up(settings.log_level)
    try:
        asyncio.run(_open_once(settings.database))
    except Outdated as error:
        raise CannotServe(error.key, **error.values) from error
    except STORE_ERRORS as error:
        where = read_url(settings.database).render_as_string()  # without the password
        why = database_message(error)
        raise CannotServe("error-database", where=where, why=why) from error


def database_message(error: BaseException) -> str:
    """The database's own message, without the statement and values that SQLAlchemy adds."""
    return str(getattr(error, "orig", None) or error) or type(error).__name__


async def _open_once(database: str) -> None:
    address = read_url(database)
    if is_sqlite(address):
        path = address.database or ""
        if Path(path).is_dir():  # noqa: ASYNC240 - nobody is served yet
            raise IsADirectoryError("it is a folder")
        await upgrade(database)
        # Held as long as this process runs: no other server may start before this one is open.
        FileLock(path).take()
    store = SqlStore(database)
    await store.open()
    await store.close()


def listen(host: str, port: int) -> socket.socket:
    """Listen on a port, or with 0 on the first free one from 8000 up; raises `CannotServe`."""
    if port:
        return _bound(host, port)
    for free in range(FIRST_PORT, FIRST_PORT + MOST_PORTS):
        try:
            return _bound(host, free)
        except CannotServe as error:
            if not isinstance(error.__cause__, OSError) or error.__cause__.errno not in _TAKEN:
                raise
    last = FIRST_PORT + MOST_PORTS - 1
    raise CannotServe("error-ports", first=str(FIRST_PORT), last=str(last))


_TAKEN: Final = (errno.EADDRINUSE, errno.EACCES)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        listener = socket.create_server(
            (host, port), family=family, backlog=BACKLOG, dualstack_ipv6=both
        )
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotServe("error-port-taken", port=str(port)) from error
        if error.errno == errno.EACCES:
            raise CannotServe("error-port-forbidden", port=str(port)) from error
        if error.errno in (errno.EADDRNOTAVAIL, socket.EAI_NONAME):
            raise CannotServe("error-host", host=host) from error
        reason = error.strerror or str(error)
        raise CannotServe("error-port", host=host, port=str(port), reason=reason) from error
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Drop peers that acknowledge nothing: else their connections would stay for ever.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED_MS)
    # asyncio does this only for sockets made with a protocol; without, every answer takes 40 ms.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def serve(settings: Settings, listener: socket.socket) -> None:
    """Serve until stopped by a signal."""
    os.environ[SETTINGS_VARIABLE] = msgspec.json.encode(settings).decode()
    config = server_config(
        "niagara.server.run:app", settings, factory=True, workers=settings.workers
    )
    try:
        if settings.workers > 1:
            Multiprocess(config, sockets=[listener]).run()
        else:
            uvicorn.Server(config).run(sockets=[listener])
    except KeyboardInterrupt:
        pass  # Ctrl+C: uvicorn has shut down in order


def server_config(app: Litestar | str, settings: Settings, **more: Any) -> uvicorn.Config:
    """The configuration of uvicorn, with our own protocols and their bounds."""
    budget = UnreadBudget(settings.unread_bytes // settings.workers)
    return uvicorn.Config(
        app,
        http=_http_protocol(settings, budget),
        ws=partial(DirectSocket, budget=budget),  # type: ignore[arg-type]
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_S,
        proxy_headers=False,
        backlog=BACKLOG,
        **more,
    )


def _http_protocol(settings: Settings, budget: UnreadBudget) -> Any:
    if sys.platform == "win32":
        return "auto"  # without httptools; h11 limits headers itself
    from niagara.server.web.http_protocol import BoundedHttp  # noqa: PLC0415

    return partial(
        BoundedHttp,
        budget=budget,
        request_seconds=settings.request_seconds,
        most_connections=_raise_file_limit() - SPARE_FILES,
    )


def _raise_file_limit() -> int:
    """Raise this process's limit of open files, and so of connections; answers the limit."""
    import resource  # noqa: PLC0415 - not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


def is_loopback(host: str) -> bool:
    """Whether a host name is this machine's loopback."""
    return host in ("localhost", "::1") or host.startswith("127.")


def lan_address() -> str | None:
    """This machine's address in the local network; found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found
