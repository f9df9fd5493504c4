"""Paint the board's ground into web/public/board-{light,dark}.webp: ``python web/tools/bake.py``.

The ground is an SVG with filters (web/tools/board.ts writes it). Browsers need seconds to paint
those, so it is painted once, here, and served as a picture; for small screens also with fewer
pixels: board-small-{light,dark}.webp. Then the part of the board that the home page shows on a
phone is painted with its pieces: cover-{light,dark}.webp.
"""

import base64
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

WEB = Path(__file__).resolve().parent.parent
ROOT = WEB.parent
sys.path.insert(0, str(ROOT / "tools"))
from gallery import gallery  # noqa: E402

WIDTH, HEIGHT, DENSITY = 900, 1200, 1.6
QUALITY = 86
LIMIT = 350_000
SMALL_WIDTH, SMALL_HEIGHT, SMALL_QUALITY = 780, 1040, 62
# What of the board's height a phone's home page shows; twice the pixels of a small phone.
COVER_TOP, COVER_HEIGHT, COVER_SCALE, COVER_QUALITY = 0.45, 0.54, 0.8, 60

# Numbers are written in the reader's digits, and this picture serves all languages.
NO_NUMBERS = "[data-number], [data-weather] { visibility: hidden }"


def draw(folder: Path) -> None:
    """Let Node write light.svg and dark.svg."""
    command = [
        sys.executable,
        str(ROOT / "tools" / "node.py"),
        str(WEB / "tools" / "board.ts"),
        str(folder),
    ]
    subprocess.run(command, check=True)


def paint(page: Page, svg: str) -> bytes:
    """Paint one SVG as WebP with clear corners."""
    page.set_content(f"<style>*{{margin:0}}svg{{display:block}}</style>{svg}")
    return photograph(page, QUALITY)


def reduce(page: Page, picture: bytes) -> bytes:
    """A picture of the board with fewer pixels."""
    data = base64.b64encode(picture).decode()
    page.set_content(
        "<style>*{margin:0}img{display:block;width:100vw}</style>"
        f"<img src='data:image/webp;base64,{data}'>"
    )
    page.evaluate("document.images[0].decode()")
    return photograph(page, SMALL_QUALITY)


def photograph(page: Page, quality: int) -> bytes:
    """The page as WebP; what is not painted is clear."""
    cdp = page.context.new_cdp_session(page)
    clear = {"color": {"r": 0, "g": 0, "b": 0, "a": 0}}
    cdp.send("Emulation.setDefaultBackgroundColorOverride", clear)
    shot = cdp.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    return base64.b64decode(shot["data"])


def paint_covers(browser: Browser, folder: Path) -> None:
    """Paint the part of a board with pieces that a phone's home page shows."""
    part = {"x": 0, "y": COVER_TOP * HEIGHT, "width": WIDTH, "height": COVER_HEIGHT * HEIGHT}
    picture = {"format": "webp", "quality": COVER_QUALITY, "clip": {**part, "scale": COVER_SCALE}}
    with gallery(folder) as address:
        page = browser.new_page(
            viewport={"width": WIDTH, "height": HEIGHT}, reduced_motion="reduce"
        )
        for theme in ("light", "dark"):
            page.goto(f"{address}/gallery.html?s=cover&bare&theme={theme}")
            page.wait_for_load_state("networkidle")
            page.add_style_tag(content=NO_NUMBERS)
            shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", picture)
            data = base64.b64decode(shot["data"])
            (WEB / "public" / f"cover-{theme}.webp").write_bytes(data)
            print(f"cover-{theme}.webp: {len(data) / 1000:.0f} kB")


def main() -> int:
    """Bake both themes."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        draw(folder)
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        size = {"width": WIDTH, "height": HEIGHT}
        page = browser.new_page(viewport=size, device_scale_factor=DENSITY)  # type: ignore[arg-type]
        small = browser.new_page(viewport={"width": SMALL_WIDTH, "height": SMALL_HEIGHT})
        for theme in ("light", "dark"):
            picture = paint(page, (folder / f"{theme}.svg").read_text())
            (WEB / "public" / f"board-{theme}.webp").write_bytes(picture)
            print(f"board-{theme}.webp: {len(picture) / 1000:.0f} kB")
            if len(picture) > LIMIT:
                return 1
            picture = reduce(small, picture)
            (WEB / "public" / f"board-small-{theme}.webp").write_bytes(picture)
            print(f"board-small-{theme}.webp: {len(picture) / 1000:.0f} kB")
        paint_covers(browser, folder / "gallery")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
