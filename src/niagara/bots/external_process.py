"""A child process that answers lines: started, asked under a deadline, and always ended.

Nothing here knows the game. The process leads a process group of its own, which is killed as a
whole, with everything it started. Linux and macOS.
"""

import os
import selectors
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Final

LONGEST_LINE: Final = 65_536  # bytes of an answer; an action takes about 100
CHUNK: Final = 65_536
LAST_WORDS: Final = 400  # bytes of standard error that an error message repeats
CLOSE_SECONDS: Final = 1.0  # for standard error to close once the group is killed


class Broken(Exception):
    """The process cannot be asked any more: it stalled, died, or is out of step."""


class Process:
    """A running command: one line in, one line out. Raises OSError if it cannot be started."""

    def __init__(self, args: Sequence[str]) -> None:
        self._child = subprocess.Popen(  # noqa: S603 - running what the user named is the point
            args,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        assert self._child.stderr is not None
        self._in, self._out = self._child.stdin, self._child.stdout
        os.set_blocking(self._in.fileno(), False)
        os.set_blocking(self._out.fileno(), False)
        self._stderr_tail = Tail(self._child.stderr)
        self._received = b""
        # Holds no reference to this object, so it also runs when that is collected, or at exit.
        self._end = weakref.finalize(self, _end, self._child, self._stderr_tail, os.getpid())

    @property
    def pid(self) -> int:
        """The id of the process, which is that of its group too."""
        return self._child.pid

    @property
    def is_running(self) -> bool:
        """Whether it has not been stopped; it may have died by itself."""
        return self._end.alive

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The line it answers; raises `Broken`, and then it has been stopped."""
        deadline = time.monotonic() + seconds
        try:
            self._check_silent()
            self._send(line + b"\n", deadline)
            return self._receive(deadline)
        except TimeoutError:
            self.stop()
            raise Broken(f"no answer within {seconds * 1000:.0f} ms{self._stderr_tail}") from None
        except (EOFError, BrokenPipeError):
            self.stop()
            raise Broken(f"died with status {self._child.returncode}{self._stderr_tail}") from None
        except BaseException:
            self.stop()
            raise

    def leave(self, line: bytes, seconds: float) -> None:
        """Send a last line, give it some time to end by itself, then stop it."""
        deadline = time.monotonic() + seconds
        try:
            self._send(line + b"\n", deadline)
            self._in.close()
            while self._read(deadline):  # whatever it still writes is ignored
                pass
        except (OSError, EOFError):  # it has ended, or the time is up
            pass
        finally:
            self.stop()

    def stop(self) -> None:
        """Kill it and everything it started; a second call does nothing."""
        self._end()

    def _check_silent(self) -> None:
        """Raises `Broken` if it wrote unasked: that must not be taken for its next answer."""
        with suppress(BlockingIOError):
            self._received += self._read_now()
        if self._received:
            raise Broken(f"spoke unasked: {self._received[:60]!r}")

    def _send(self, line: bytes, deadline: float) -> None:
        rest = memoryview(line)
        while rest:
            _wait(self._in, selectors.EVENT_WRITE, deadline)
            with suppress(BlockingIOError):
                rest = rest[os.write(self._in.fileno(), rest) :]

    def _receive(self, deadline: float) -> bytes:
        while b"\n" not in self._received:
            if len(self._received) > LONGEST_LINE:
                raise Broken(f"answered a line of more than {LONGEST_LINE} bytes")
            self._received += self._read(deadline)
        line, _, self._received = self._received.partition(b"\n")
        return line

    def _read(self, deadline: float) -> bytes:
        _wait(self._out, selectors.EVENT_READ, deadline)
        return self._read_now()

    def _read_now(self) -> bytes:
        chunk = os.read(self._out.fileno(), CHUNK)
        if not chunk:
            raise EOFError
        return chunk


class Tail:
    """The last bytes of a pipe that is always read, so that writing to it never blocks."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._kept = bytearray()
        self._reader = threading.Thread(target=_drain, args=(pipe, self._kept), daemon=True)
        self._reader.start()

    def join(self) -> None:
        """Wait for the pipe to close, but not for ever: another process may hold it open."""
        self._reader.join(CLOSE_SECONDS)

    def __str__(self) -> str:
        words = self._kept.decode(errors="replace").strip()
        return f"; its last words: {words}" if words else ""


def _drain(pipe: IO[bytes], kept: bytearray) -> None:
    with pipe:
        while chunk := pipe.read(CHUNK):
            kept += chunk
            del kept[:-LAST_WORDS]


def _wait(pipe: IO[bytes], event: int, deadline: float) -> None:
    """Wait until a pipe can be read or written; raises TimeoutError at the deadline."""
    with selectors.DefaultSelector() as selector:
        selector.register(pipe, event)
        # A negative timeout would wait for ever.
        if not selector.select(max(0.0, deadline - time.monotonic())):
            raise TimeoutError


def _end(child: subprocess.Popen[bytes], stderr_tail: Tail, owner: int) -> None:
    if os.getpid() != owner:  # in a forked copy of this process, which did not start the child
        return
    # Before `wait`: until then the id cannot belong to another process.
    with suppress(ProcessLookupError, PermissionError):  # macOS refuses if all have ended
        os.killpg(child.pid, signal.SIGKILL)
    child.wait()
    for pipe in (child.stdin, child.stdout):
        assert pipe is not None
        pipe.close()
    stderr_tail.join()
