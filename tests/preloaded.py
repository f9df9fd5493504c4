"""Processes of `niagara` without the second that it takes to import everything.

One process imports the program and then forks itself for every command line it is sent. Each such
process runs `python -m niagara` as if it had just been started: with arguments, environment, folder
and streams of its own, and an end by Python's own shutdown.

Only where a test is about starting itself does it need a new interpreter: see `running`.
"""

import atexit
import gc
import importlib
import io
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, TextIO

MODULES: Final = (
    "niagara.cli.app",
    "niagara.server.run",
    "niagara.server.web.http_protocol",
    "niagara.server.store.postgres",
    "niagara.server.fanout.redis",
    "alembic.command",
    "pydantic",
)
LARGEST_ORDER: Final = 200_000


class Preloaded:
    """A running process, with what tests use of `subprocess.Popen`."""

    def __init__(
        self,
        words: Sequence[str],
        *,
        folder: Path | None,
        environment: Mapping[str, str],
        streams: tuple[int, int],
    ) -> None:
        """Run `niagara` with these words; the streams are descriptors for output and errors."""
        order = {"words": words, "folder": str(folder or Path.cwd()), "environment": environment}
        ours, theirs = os.pipe()
        try:
            socket.send_fds(_program(), [json.dumps(order).encode()], [*streams, theirs])
        finally:
            os.close(theirs)
        self._told: Final = os.fdopen(ours, "rb")
        self.pid: Final = int(self._told.readline())
        self.returncode: int | None = None

    def send_signal(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        """Wait for its end; its exit status, negative if a signal has ended it."""
        if self.returncode is None:
            if not select.select([self._told], [], [], seconds)[0]:
                raise TimeoutError(f"process {self.pid} goes on")
            self.returncode = int(self._told.readline())
            self._told.close()
        return self.returncode


@cache
def _program() -> socket.socket:
    """The process that imports and forks, for this one; it ends when the socket is closed."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LARGEST_ORDER)
    # Not as a file or a module: worker processes of a server would import it again.
    code = f"import preloaded; preloaded.serve({theirs.fileno()})"
    paths = [str(Path(__file__).parent), *sys.path]
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONUNBUFFERED": "1"},
        pass_fds=[theirs.fileno()],
    )
    theirs.close()

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


# In the process that imports and forks.


def serve(descriptor: int) -> None:
    """Take orders until there are no more; comes back in the process that carries one out."""
    for name in MODULES:
        importlib.import_module(name)
    gc.freeze()
    signal.signal(signal.SIGCHLD, lambda *_: _bury())
    orders = socket.socket(fileno=descriptor)
    while True:
        message, descriptors, _, _ = socket.recv_fds(orders, LARGEST_ORDER, 3)
        if not message:
            return
        if os.fork() == 0:
            orders.close()
            _watch(json.loads(message), descriptors)
            return
        for each in descriptors:
            os.close(each)


def _bury() -> None:
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        return


def _watch(order: dict[str, object], descriptors: list[int]) -> None:
    """Fork once more: the child carries out the order, and its parent tells how that ends."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    output, errors, told = descriptors
    pid = os.fork()
    if pid == 0:
        os.close(told)
        sys.stdout = _stream(output, sys.stdout)
        sys.stderr = _stream(errors, sys.stderr)
        _run(**order)  # type: ignore[arg-type]
        return
    os.close(output)
    os.close(errors)
    os.write(told, f"{pid}\n".encode())
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    os.write(told, f"{status}\n".encode())
    os._exit(0)


def _stream(descriptor: int, like: TextIO) -> TextIO:
    """A standard stream that goes to a descriptor instead, unbuffered."""
    os.dup2(descriptor, like.fileno())
    os.close(descriptor)
    raw = open(like.fileno(), "wb", buffering=0, closefd=False)  # noqa: SIM115
    return io.TextIOWrapper(raw, like.encoding, like.errors, write_through=True)


def _run(words: list[str], folder: str, environment: dict[str, str]) -> None:
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["niagara", *words]
    runpy.run_module("niagara", run_name="__main__", alter_sys=True)
