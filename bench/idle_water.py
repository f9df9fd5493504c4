"""How much of a processor an idle table takes: ``python bench/idle_water.py``.

The river, the falls and the mist move all the time, on the compositor. A page shows a game of four
at which nothing happens; for ten seconds the work of its main thread is counted, and the time of
all processes of the browser. Chromium draws in software here (no graphics card), which is an upper
bound: on a phone its graphics processor does what the GPU process does here.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from positions import POSITIONS  # noqa: E402

from niagara.rules.codec import position_from_json  # noqa: E402
from pages.conftest import CHROMIUM, FLAGS  # noqa: E402 - the tests' parts are used here
from pages.tables import ME, bot, lay  # noqa: E402
from running import QUICK, Running  # noqa: E402

SECONDS = 10
SIZE = {"width": 390, "height": 844}


def main_thread_s(session: CDPSession) -> float:
    """Seconds that the page's main thread has worked."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def processes_s(session: CDPSession) -> dict[str, float]:
    """Processor seconds of the browser's processes, by their kind."""
    spent: dict[str, float] = {}
    for process in session.send("SystemInfo.getProcessInfo")["processInfo"]:
        spent[process["type"]] = spent.get(process["type"], 0.0) + process["cpuTime"]
    return spent


def measure(browser: Browser, base: str, motion: str, weather: int) -> dict[str, float]:
    """Shares of one processor over some seconds of an idle table."""
    context = browser.new_context(
        base_url=base,
        viewport=SIZE,  # type: ignore[arg-type]
        is_mobile=True,
        has_touch=True,
        reduced_motion="reduce" if motion == "still" else "no-preference",
    )
    assert context.request.post("/api/session", data={"name": "Ann"}).ok
    page = context.new_page()
    page.goto("/about")
    position: dict[str, Any] = POSITIONS["trip"] | {"weather": weather}
    table = lay(page, ME, bot(), bot(), bot(), position=position_from_json(position))
    page.goto(f"/t/{table}")
    page.locator(".board button.pick").first.wait_for()
    page.wait_for_timeout(3000)  # the page has loaded everything
    if motion == "covered":
        page.get_by_role("button", name="Menu").click()
        page.wait_for_timeout(1000)
    inside = context.new_cdp_session(page)
    inside.send("Performance.enable")
    whole = browser.new_browser_cdp_session()
    main, all_before = main_thread_s(inside), processes_s(whole)
    page.wait_for_timeout(SECONDS * 1000)
    shares = {"main thread": (main_thread_s(inside) - main) / SECONDS}
    for kind, spent in processes_s(whole).items():
        shares[kind] = (spent - all_before.get(kind, 0.0)) / SECONDS
    context.close()
    return shares


def main() -> None:
    """Measure, and print a table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--weather", type=int, default=0)
    weather = options.parse_args().weather
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder), *QUICK) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for motion in ("still", "covered", "moving"):
            shares = measure(browser, server.base, motion, weather)
            shown = "  ".join(f"{kind} {share:.1%}" for kind, share in shares.items())
            print(f"{motion:8} {shown}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
