"""The board's gallery (web/src/gallery), built and served, for programs that look at a board."""

import functools
import http.server
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@contextmanager
def gallery(folder: Path) -> Iterator[str]:
    """Build it into this folder; the address of its server."""
    environment = {**os.environ, "NIAGARA_GALLERY": str(folder)}
    node = [sys.executable, str(ROOT / "tools" / "node.py"), "npm", "run", "build"]
    subprocess.run(node, env=environment, check=True, stdout=subprocess.DEVNULL)
    handler = functools.partial(QuietFiles, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


class QuietFiles(http.server.SimpleHTTPRequestHandler):
    """Serves files without logging."""

    def log_message(self, *_: object) -> None:
        """Log nothing."""
