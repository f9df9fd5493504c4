"""Running the server: uvicorn around the app, one process or several."""

import os
import socket
from typing import Final

import msgspec
import uvicorn
from litestar import Litestar

from niagara.server import logs
from niagara.server.service import Service
from niagara.server.settings import BadSetting, Settings
from niagara.server.web.app import make_app

HANDED_DOWN: Final = "NIAGARA_HANDED_DOWN"  # settings for the worker processes, as JSON
LARGEST_MESSAGE: Final = 16_384
GRACE_S: Final = 5


def app() -> Litestar:
    """The app of a worker process."""
    settings = msgspec.json.decode(os.environ[HANDED_DOWN], type=Settings)
    logs.set_up(settings.log_level)
    return make_app(Service(settings))


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    logs.set_up(settings.log_level)
    os.environ[HANDED_DOWN] = msgspec.json.encode(settings).decode()
    uvicorn.run(
        "niagara.server.run:app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_S,
        proxy_headers=False,
    )


def free_port(host: str, first: int, tries: int = 100) -> int:
    """The first port from here up that nobody listens on."""
    for port in range(first, min(first + tries, 65_536)):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise BadSetting(f"setting port: none is free from {first} to {first + tries - 1}")


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a host."""
    return host in ("localhost", "::1") or host.startswith("127.")


def lan_address() -> str | None:
    """This machine's address in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found
