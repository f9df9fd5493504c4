"""The audit tells three things apart: something is known, nothing is known, nobody was asked."""

import json
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler
from pathlib import Path

import pytest

from running import answering

AUDIT = Path(__file__).resolve().parents[2] / "tools" / "audit.py"
ADVISORY = {
    "id": "GHSA-test",
    "summary": "leaks",
    "affected": [
        {
            "package": {"name": "leaky", "ecosystem": "PyPI"},
            "ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "1.1"}]}],
        }
    ],
}


class Advisories(BaseHTTPRequestHandler):
    """An advisory service in the form of OSV's that knows of one package."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        body = json.dumps({"vulns": [ADVISORY]} if asked["package"]["name"] == "leaky" else {})
        self.send_response(200)
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def service() -> Iterator[str]:
    with answering(Advisories) as port:
        yield f"http://127.0.0.1:{port}/"


def audit(folder: Path, lock: str, url: str) -> tuple[int, str]:
    file = folder / "some.lock"
    file.write_text(lock)
    command = [sys.executable, str(AUDIT), str(file), "-s=osv", f"--osv-url={url}", "--timeout=5"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def locked(name: str, version: str) -> str:
    return f"{name}=={version} --hash=sha256:{'0' * 64}\n"


def test_what_is_known_fails(tmp_path: Path, service: str) -> None:
    lock = locked("sound", "2.0") + locked("leaky", "1.0")
    status, told = audit(tmp_path, lock, service)
    assert (status, told) == (1, "audit: leaky 1.0: GHSA-test, fixed in 1.1\n")


def test_nothing_known_passes(tmp_path: Path, service: str) -> None:
    status, told = audit(tmp_path, locked("sound", "2.0"), service)
    assert status == 0
    assert told.startswith("audit: nothing is known against 1 packages")


def test_nobody_to_ask_passes_and_says_so(tmp_path: Path) -> None:
    status, told = audit(tmp_path, locked("sound", "2.0"), "http://127.0.0.1:1/")
    assert status == 0
    assert told.startswith("audit: NOT DONE, the advisory service cannot be reached: ")


def test_a_lock_that_cannot_be_read_fails(tmp_path: Path, service: str) -> None:
    status, told = audit(tmp_path, "???\n", service)
    assert status == 1
    assert "cannot be read" in told
