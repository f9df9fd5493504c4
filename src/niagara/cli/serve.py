"""`niagara serve`: the game server."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from niagara.cli.words import error_message, message
from niagara.locales.spoken_error import SpokenError

Flag = typer.Option
WILDCARDS = ("0.0.0.0", "::")  # noqa: S104 - only if asked for


def serve(
    host: Annotated[str | None, Flag(metavar="text")] = None,
    port: Annotated[int | None, Flag(metavar="number")] = None,
    database: Annotated[str | None, Flag(metavar="text")] = None,
    redis: Annotated[str | None, Flag(metavar="text")] = None,
    workers: Annotated[int | None, Flag(metavar="number")] = None,
    bot_workers: Annotated[int | None, Flag(metavar="number")] = None,
    analysis_workers: Annotated[int | None, Flag(metavar="number")] = None,
    bot_pace_ms: Annotated[int | None, Flag(metavar="number")] = None,
    origins: Annotated[str | None, Flag(metavar="text")] = None,
    secure_cookies: Annotated[bool | None, Flag()] = None,
    trust_proxy: Annotated[bool | None, Flag()] = None,
    log_level: Annotated[str | None, Flag(metavar="text")] = None,
    commands_per_second: Annotated[float | None, Flag(metavar="number")] = None,
    sessions_per_minute: Annotated[float | None, Flag(metavar="number")] = None,
    tables_per_minute: Annotated[float | None, Flag(metavar="number")] = None,
    session_days: Annotated[int | None, Flag(metavar="number")] = None,
    keep_abandoned_days: Annotated[int | None, Flag(metavar="number")] = None,
    address_commands_per_second: Annotated[float | None, Flag(metavar="number")] = None,
    address_tables_per_minute: Annotated[float | None, Flag(metavar="number")] = None,
    sockets_per_session: Annotated[int | None, Flag(metavar="number")] = None,
    sockets_per_address: Annotated[int | None, Flag(metavar="number")] = None,
    sockets_per_table: Annotated[int | None, Flag(metavar="number")] = None,
    unread_bytes: Annotated[int | None, Flag(metavar="number")] = None,
    request_seconds: Annotated[float | None, Flag(metavar="number")] = None,
    settings_file: Annotated[Path | None, Flag("--settings", metavar="file")] = None,
) -> None:
    """Serve Niagara: tables, bots, and people over HTTP and WebSockets."""
    flags = {name: value for name, value in locals().items() if name != "settings_file"}
    open_server(flags, settings_file)


def open_server(
    flags: Mapping[str, Any],
    settings_file: Path | None,
    opened: Callable[[str], None] | None = None,
) -> None:
    """Serve until stopped; ``opened`` is called with the address once the port is open."""
    from niagara.server.settings import BadSetting, load  # noqa: PLC0415 - the extra "server"

    try:
        settings = load(flags, settings_file)
    except BadSetting as error:
        _stop(error, 2)
    from niagara.server import run  # noqa: PLC0415 - may be missing

    try:
        run.prepare(settings)
        listener = run.listen(settings.host, settings.port)
    except run.CannotServe as error:
        _stop(error, 1)
    port = listener.getsockname()[1]
    show_address(settings.host, port)
    if opened is not None:
        opened(_link("localhost", port))
    run.serve(settings, listener)


def _stop(error: SpokenError, status: int) -> NoReturn:
    text = message("error-stopped", command="niagara serve", text=error_message(error))
    print(text, file=sys.stderr)
    raise typer.Exit(status) from error


def show_address(host: str, port: int) -> None:
    """Print the address of the game; for phones in the local network also as a QR code."""
    import segno  # noqa: PLC0415 - the extra "server" may be missing

    from niagara.server.run import is_loopback, lan_address  # noqa: PLC0415

    here = "localhost" if is_loopback(host) or host in WILDCARDS else host
    print(message("serve-address", link=_link(here, port)), flush=True)
    if is_loopback(host):
        return
    address = lan_address() if host in WILDCARDS else host
    if address:
        print(message("serve-network", link=_link(address, port)))
        segno.make(_link(address, port)).terminal(compact=True)
        sys.stdout.flush()


def _link(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
