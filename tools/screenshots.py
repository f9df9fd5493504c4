"""Pictures of every page and of key moments at three sizes, light and dark: build/screenshots.

    make screenshots

For looking at: judge them like a designer, mend what you see, take them again.
"""

import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
from pages.conftest import CHROMIUM, FLAGS, SIZES, Visits  # noqa: E402 - they lie with the tests
from pages.player import READY, BoardPlayer  # noqa: E402
from running import Running  # noqa: E402

PAGES = {
    "home": "/",
    "watch": "/watch",
    "learn": "/learn",
    "best": "/best",
    "settings": "/settings",
}
MOMENTS = ("choose", "turn", "weather", "over")


def moments(page: Page, size: str, save: object) -> None:
    """A game to its end, with a picture of each kind of moment when it first comes."""
    assert callable(save)
    page.get_by_role("button", name="Play now").click()
    player = BoardPlayer(page, Random(4), touch=size == "phone")
    seen: set[str] = set()
    while "over" not in seen:
        page.wait_for_function(READY)
        state = player.state
        if state in MOMENTS and state not in seen:
            seen.add(state)
            save(f"game-{state}")
        if state != "over":
            player.act()


def main() -> int:
    """Take them all."""
    folder = ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Running(Path(scratch), "--bot-pace-ms=0", "--commands-per-second=500") as server:
            visits = Visits(browser, server.base)
            for size in SIZES:
                for theme in ("light", "dark"):
                    _take(visits, size, theme, folder)
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder.relative_to(ROOT)}")
    return 0


def _take(visits: Visits, size: str, theme: str, folder: Path) -> None:
    page = visits.visit("/", size, dark=theme == "dark")

    def save(name: str) -> None:
        page.screenshot(path=folder / f"{name}-{size}-{theme}.png")

    for name, path in PAGES.items():
        page.goto(path)
        page.wait_for_load_state("networkidle")
        save(name)
    page.goto("/")
    moments(page, size, save)
    page.context.close()


if __name__ == "__main__":
    sys.exit(main())
