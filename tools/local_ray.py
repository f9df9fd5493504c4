"""A Ray cluster of one node on this machine, started and stopped with a program of ours."""

import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

RAY = Path(sys.executable).parent / "ray"
STARTED = "Ray runtime started"


def free_port() -> int:
    """A port that nobody uses now; Ray takes those from 10000 on for its workers."""
    for port in range(6379, 10_000):
        with socket.socket() as candidate:
            if candidate.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise OSError("no port is free from 6379 to 9999")


@contextmanager
def local_ray(processors: int) -> Iterator[tuple[str, int]]:
    """The address of a cluster for `--cluster`, and the id of the process that holds it.

    It has a token of its own, which this process and those it starts find in the environment.
    """
    os.environ |= {
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(16),
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_DISABLE_IMPORT_WARNING": "1",
    }
    port = free_port()
    command = [str(RAY), "start", "--head", "--block", "--disable-usage-stats"]
    command += [f"--port={port}", f"--num-cpus={processors}", "--include-dashboard=false"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        told: list[str] = []
        for line in process.stdout:
            told.append(line)
            if STARTED in line:
                break
        else:
            raise RuntimeError(f"Ray did not start:\n{''.join(told)}")
        try:
            yield f"ray:127.0.0.1:{port}", process.pid
        finally:
            process.terminate()
            process.stdout.read()
