"""Paint the board's ground into web/public/board-{light,dark}.webp: ``python web/tools/bake.py``.

The ground is an SVG with filters (web/tools/board.ts writes it). Browsers need seconds to paint
those, so it is painted once, here, and served as a picture.
"""

import base64
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

WEB = Path(__file__).resolve().parent.parent
ROOT = WEB.parent
WIDTH, HEIGHT, DENSITY = 900, 1200, 1.6
QUALITY = 86
LIMIT = 350_000


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
    cdp = page.context.new_cdp_session(page)
    clear = {"color": {"r": 0, "g": 0, "b": 0, "a": 0}}
    cdp.send("Emulation.setDefaultBackgroundColorOverride", clear)
    shot = cdp.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(shot["data"])


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
        for theme in ("light", "dark"):
            picture = paint(page, (folder / f"{theme}.svg").read_text())
            (WEB / "public" / f"board-{theme}.webp").write_bytes(picture)
            print(f"board-{theme}.webp: {len(picture) / 1000:.0f} kB")
            if len(picture) > LIMIT:
                return 1
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
