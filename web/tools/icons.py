"""Draw the icons: SVG by hand here, PNG by Chromium. ``python web/tools/icons.py``."""

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "public"
HULL = "M-30 0C-23-9.5-12-12 0-12S23-9.5 30 0C23 9.5 12 12 0 12S-23 9.5-30 0z"
INSIDE = "M-22 0C-17-6-11-8-3-8H7Q10-8 10-5.5V5.5Q10 8 7 8H-3C-11 8-17 6-22 0z"
STREAKS = "M14 0V30M28 0V24M44 0V32M57 0V25M71 0V31M86 0V24"


def drawing(corner: float, inset: float, *, is_calling: bool = False) -> str:
    """A canoe above the falls, in sheets of paper, on a square of 100."""
    canoe = f"""
    <g transform="translate(50 41) rotate(-24) scale(1.22)">
      <path d="{HULL}" transform="translate(1 4)" fill="#0b2c3d" opacity=".45"/>
      <path d="{HULL}" fill="#c2402f" stroke="#2c1708" stroke-width="2"/>
      <path d="{INSIDE}" fill="#c39253" stroke="#2c1708" stroke-opacity=".6" stroke-width="1.2"/>
      <path d="M-16-4.5V4.5M3-7.5V7.5" stroke="#6d431c" stroke-width="2.6"/>
      <path d="M25 0L15.5 5V-5z" fill="#fff3df"/>
    </g>"""
    badge = '<circle cx="78" cy="22" r="21" fill="#f0a41f" stroke="#fffdf6" stroke-width="6"/>'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <defs><clipPath id="a"><rect width="100" height="100" rx="{corner}"/></clipPath></defs>
  <g clip-path="url(#a)">
    <rect width="100" height="100" fill="#2a7f9c"/>
    <path d="M-5 22C20 8 40 30 62 16S92 8 105 16V-5H-5z" fill="#86c8c6"/>
    <path d="M-5 13C20 2 42 20 64 8S94 2 105 8V-5H-5z" fill="#44724e"/>
    <path d="M-5 30C22 42 40 26 60 36S90 44 105 34V80H-5z" fill="#1b6282"/>
    <g transform="translate(50 50) scale({inset}) translate(-50 -50)">{canoe}</g>
    <g transform="translate(0 66)">
      <path d="M-5 6C10-3 22 4 34 0S58 5 70 0S92-2 105 5V40H-5z" fill="#0f4a66" opacity=".5"/>
      <path d="M-5 9C10 0 22 7 34 3S58 8 70 3S92 1 105 8V40H-5z" fill="#fffef8"/>
      <path d="{STREAKS}" transform="translate(0 10)" stroke="#8fc3cf" stroke-width="3.4" stroke-linecap="round" fill="none"/>
      <path d="M-5 30C4 20 15 22 20 28C27 18 42 19 47 28C54 19 70 19 75 28C82 20 97 20 105 29V40H-5z" fill="#d3e9ea"/>
    </g>
  </g>
  {badge if is_calling else ""}
</svg>
"""


def main() -> None:
    """Write them all."""
    icons = PUBLIC / "icons"
    icons.mkdir(exist_ok=True)
    plain = drawing(22, 1)
    (PUBLIC / "favicon.svg").write_text(plain)
    (icons / "favicon-turn.svg").write_text(drawing(22, 1, is_calling=True))
    (icons / "icon.svg").write_text(plain)
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        for name, size, svg in (
            ("icon-192.png", 192, plain),
            ("icon-512.png", 512, plain),
            ("maskable-512.png", 512, drawing(0, 0.86)),
        ):
            page = chromium.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}"
            )
            page.screenshot(path=icons / name, omit_background=True)
            page.close()
        chromium.close()


if __name__ == "__main__":
    main()
