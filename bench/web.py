"""How quick the pages are, by the browser's own account.

    python bench/web.py [--json]

Scripts and styles of the first load (compressed with gzip, as the budget counts them) and all bytes
as they come over the wire (with headers, and with Brotli, which this browser reads), first
contentful paint, blocking time, layout shift of the home page and of a table, and frames a second
while the river flows six discs with ten canoes on it, with the processor slowed down four times.
Needs `make web` and Debian's chromium.
"""

import argparse
import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, CDPSession, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]
from gallery import gallery  # noqa: E402

from running import Running  # noqa: E402 - lies with the tests

CHROMIUM = (
    os.environ.get("CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
    or "chromium"
)
BUDGET_KB = 150
SLOWDOWN = 4
OBSERVE = """
window.seen = {shift: 0, blocking: 0};
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
}).observe({type: 'layout-shift', buffered: true});
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
}).observe({type: 'longtask', buffered: true});
"""
FRAMES = """async () => {
  const times = [];
  let running = true;
  const tick = (now) => { times.push(now); if (running) requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
  await window.play();
  running = false;
  const gaps = times.slice(1).map((time, i) => time - times[i]).sort((a, b) => a - b);
  const span = times[times.length - 1] - times[0];
  return {seconds: span / 1000, frames: gaps.length, fps: gaps.length / span * 1000,
          p95_ms: gaps[Math.floor(gaps.length * 0.95)], longest_ms: gaps[gaps.length - 1]};
}"""


def load(browser: Browser, address: str, path: str = "/", *, start: bool = False) -> dict[str, Any]:
    """What the first visit costs; the service worker would fetch things out of our sight."""
    page = browser.new_page(viewport={"width": 390, "height": 844}, service_workers="block")
    page.add_init_script(OBSERVE)
    session = page.context.new_cdp_session(page)
    sizes = _count_bytes(session)
    files: set[str] = set()
    page.on("response", lambda response: files.add(response.url))
    page.goto(address + path)
    if start:
        page.get_by_role("button", name="Play now").click()
        page.locator(".game .hand").first.wait_for()
    page.wait_for_load_state("networkidle")
    paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
    result = {
        "kb": {kind: round(total / 1000, 1) for kind, total in sorted(sizes.items())},
        "script_and_style_kb": round(sum(map(_gzip_bytes, filter(_is_code, files))) / 1000, 1),
        "first_contentful_paint_ms": round(page.evaluate(paint) or -1),
        "total_blocking_ms": round(page.evaluate("seen.blocking")),
        "layout_shift": round(page.evaluate("seen.shift"), 4),
    }
    page.close()
    return result


def _is_code(address: str) -> bool:
    return address.endswith((".js", ".css"))


def _gzip_bytes(address: str) -> int:
    """The size of a file as it is sent to a browser that reads nothing but gzip."""
    with urlopen(Request(address, headers={"Accept-Encoding": "gzip"})) as answer:
        return len(answer.read())


def _count_bytes(session: CDPSession) -> dict[str, float]:
    """Bytes over the wire by kind, counted while the page loads."""
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}

    def began(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def ended(event: dict[str, Any]) -> None:
        kind = kinds.get(event["requestId"], "Other")
        sizes[kind] = sizes.get(kind, 0) + event["encodedDataLength"]

    session.send("Network.enable")
    session.on("Network.responseReceived", began)
    session.on("Network.loadingFinished", ended)
    return sizes


def frames(browser: Browser, address: str) -> dict[str, Any]:
    """Frames a second while the river flows, on a processor four times as slow."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.goto(f"{address}/gallery.html?s=tenflow&bare")
    page.wait_for_load_state("networkidle")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    result: dict[str, Any] = page.evaluate(FRAMES)
    page.close()
    return {name: round(value, 1) for name, value in result.items()}


def measured() -> dict[str, Any]:
    """All figures."""
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        with Running(Path(scratch)) as server:
            pages = {
                "home": load(browser, server.base),
                "home and a game": load(browser, server.base, start=True),
            }
        with gallery(Path(scratch) / "gallery") as address:
            flow = frames(browser, address)
        browser.close()
    return {"pages": pages, "flow": flow, "budget_kb": BUDGET_KB, "slowdown": SLOWDOWN}


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    result = measured()
    if parser.parse_args().json:
        print(json.dumps(result))
        return 0
    for name, figures in result["pages"].items():
        print(
            f"{name}: script and style {figures['script_and_style_kb']} kB (budget {BUDGET_KB}),",
            end=" ",
        )
        print(f"first paint {figures['first_contentful_paint_ms']} ms, blocking", end=" ")
        print(
            f"{figures['total_blocking_ms']} ms, shift {figures['layout_shift']}; {figures['kb']}"
        )
    print(f"flow of six, ten canoes, processor {SLOWDOWN}x slower: {result['flow']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
