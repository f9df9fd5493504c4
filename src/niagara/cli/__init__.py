"""The command line: thin commands over the packages that do the work."""

import sys
from io import TextIOWrapper


def main() -> None:
    """Run `niagara …`. `niagara query` works with the standard library alone."""
    if sys.argv[1:] == ["query"]:
        from niagara.cli.query import run  # noqa: PLC0415 - starts quickly, for programs

        sys.exit(run())
    try:
        from niagara.cli.app import app  # noqa: PLC0415 - an extra that may be missing
    except ModuleNotFoundError as error:
        if error.name not in ("typer", "rich", "fluent"):
            raise
        sys.exit("niagara: the command line needs its extra: pip install 'niagara[cli]'")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # the encoding may lack the characters of the board
            stream.reconfigure(errors="replace")
    try:
        app()
    except ModuleNotFoundError as error:
        if error.name != "msgspec":  # what every part of the server imports first
            raise
        from niagara.cli.words import message  # noqa: PLC0415 - it is installed, as `app` was

        text = message("error-extra-server", command="pip install 'niagara[server]'")
        sys.exit(message("error-stopped", command="niagara", text=text))
