"""The command line: thin commands over the packages that do the work."""

import os
import sys
from io import TextIOWrapper
from typing import Final

# Bots multiply small matrices: with one thread for each process that is fastest by far. NumPy reads
# these when it is first imported, and the processes that we start inherit them.
NUMPY_THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def main() -> None:
    """Run `niagara …`. `niagara query` works with the standard library alone."""
    if sys.argv[1:] == ["query"]:
        from niagara.cli.query import run  # noqa: PLC0415 - starts quickly, for programs

        sys.exit(run())
    for name in NUMPY_THREADS:
        os.environ.setdefault(name, "1")
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
