"""`niagara serve`: the game server."""

import sys
from pathlib import Path
from typing import Annotated

import typer

Flag = typer.Option


def serve(
    host: Annotated[str | None, Flag(help="Where to listen; 0.0.0.0 for the network.")] = None,
    port: Annotated[int | None, Flag(help="0 takes the first free one from 8000 up.")] = None,
    database: Annotated[str | None, Flag(help="A file, or postgresql://user@host/name.")] = None,
    redis: Annotated[str | None, Flag(help="redis://host:6379/0, for several nodes.")] = None,
    workers: Annotated[int | None, Flag(help="Server processes.")] = None,
    bot_workers: Annotated[int | None, Flag(help="Processes in which bots think.")] = None,
    log_level: Annotated[str | None, Flag(help="debug, info, warning or error.")] = None,
    settings_file: Annotated[
        Path | None, Flag("--settings", help="A TOML file; docs/server.md lists what it may hold.")
    ] = None,
) -> None:
    """Serve Niagara: tables, bots, and people over HTTP and WebSockets."""
    import msgspec  # noqa: PLC0415 - the extra "server" may be missing

    from niagara.server import run  # noqa: PLC0415
    from niagara.server.settings import BadSetting, load  # noqa: PLC0415

    flags = {
        "host": host,
        "port": port,
        "database": database,
        "redis": redis,
        "workers": workers,
        "bot_workers": bot_workers,
        "log_level": log_level,
    }
    try:
        settings = load(flags, settings_file)
        if settings.port == 0:
            settings = msgspec.structs.replace(settings, port=run.free_port(settings.host, 8000))
    except (BadSetting, ValueError) as error:
        print(f"niagara serve: {error}", file=sys.stderr)
        raise typer.Exit(2) from error
    show_address(settings.host, settings.port)
    run.serve(settings)


def show_address(host: str, port: int) -> None:
    """Say where to find the game; for phones in the local network also as a QR code."""
    import segno  # noqa: PLC0415 - the extra "server" may be missing

    from niagara.server.run import is_loopback, lan_address  # noqa: PLC0415

    print(f"Niagara is at http://{'localhost' if is_loopback(host) else host}:{port}", flush=True)
    if is_loopback(host):
        return
    address = lan_address() if host in ("0.0.0.0", "::") else host  # noqa: S104 - asked for
    if address:
        link = f"http://{address}:{port}"
        print(f"In your network: {link}", flush=True)
        segno.make(link).terminal(compact=True)
