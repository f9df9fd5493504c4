"""The lock of a SQLite database: one process at a time, and no longer than it lives."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from niagara.server.store.file_lock import FileLock
from niagara.server.store.interface import Unavailable

HOLDER = """
import os, signal, sys
from niagara.server.store.file_lock import FileLock
FileLock(sys.argv[1]).take()
child = os.fork()
if child:
    print(child, flush=True)
signal.pause()
"""


def test_a_process_may_take_it_several_times(tmp_path: Path) -> None:
    path = str(tmp_path / "x.db")
    locks = [FileLock(path) for _ in range(3)]
    for lock in locks:
        lock.take()
    for lock in locks:
        lock.release()
        lock.release()  # a second time does nothing
    FileLock(path).release()  # nor does it without having it


def test_it_ends_with_its_process_though_a_child_of_that_lives_on(tmp_path: Path) -> None:
    path = str(tmp_path / "x.db")
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, path], stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        child = int(holder.stdout.readline())
        try:
            with pytest.raises(Unavailable, match="another process") as refused:
                FileLock(path).take()
            assert refused.value.fault == "locked"
            holder.kill()
            holder.wait()
            os.kill(child, 0)  # it is there
            lock = FileLock(path)
            lock.take()
            lock.release()
        finally:
            os.kill(child, signal.SIGKILL)
