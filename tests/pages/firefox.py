"""Firefox, driven over WebDriver BiDi, which Playwright does not speak to Debian's Firefox."""

import base64
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

FIREFOX = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
LARGEST = 64 * 1024 * 1024  # a screenshot is one message
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "app.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "ui.prefersReducedMotion": 1,
}


@contextmanager
def firefox(profile: Path) -> "Iterator[Firefox]":
    """Start it without a screen, with an empty folder for its profile."""
    assert FIREFOX, "one game is played in Firefox: apt-get install firefox-esr"
    lines = (f'user_pref("{name}", {json.dumps(value)});' for name, value in PREFERENCES.items())
    (profile / "user.js").write_text("\n".join(lines))
    command = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile)]
    with subprocess.Popen(
        [*command, "--remote-debugging-port=0"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            with connect(f"{_address(process)}/session", max_size=LARGEST) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stderr is not None
    for line in process.stderr:
        if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
            return found[1]
    raise AssertionError("Firefox has ended")


class Firefox:
    """One window; `errors` are what its pages wrote to the console as errors."""

    def __init__(self, socket: ClientConnection) -> None:
        self.errors: list[str] = []
        self._number = 0
        self._socket = socket
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        self.window: str = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command and wait for its result; log entries that arrive meanwhile are kept."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv())
            if message.get("id") == self._number:
                assert message["type"] == "success", message
                result: dict[str, Any] = message["result"]
                return result
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.errors.append(message["params"]["text"])

    def resize(self, width: int, height: int) -> None:
        """Set the size of the viewport."""
        viewport = {"width": width, "height": height}
        self.send("browsingContext.setViewport", context=self.window, viewport=viewport)

    def goto(self, address: str) -> None:
        """Open a page, and wait until it has loaded."""
        self.send("browsingContext.navigate", context=self.window, url=address, wait="complete")

    def evaluate(self, function: str, argument: object = None) -> Any:
        """What a function in the page answers, or resolves to, as JSON."""
        call = f"Promise.resolve(({function})({json.dumps(argument)}))"
        done = self.send(
            "script.evaluate",
            expression=f"{call}.then((it) => JSON.stringify(it ?? null))",
            target={"context": self.window},
            awaitPromise=True,
        )
        assert done["type"] == "success", done
        return json.loads(done["result"]["value"])

    def click(self, x: int, y: int) -> None:
        """Press and release the mouse's button at a point of the viewport."""
        move = {"type": "pointerMove", "x": x, "y": y}
        press = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "actions": press}
        self.send("input.performActions", context=self.window, actions=[mouse])

    def screenshot(self) -> bytes:
        """The viewport as a PNG."""
        shot = self.send("browsingContext.captureScreenshot", context=self.window)
        return base64.b64decode(shot["data"])
