"""Film a flow, a fall, a steal and a win, one strip of frames each: ``python tools/filmstrip.py``.

Writes docs/pictures/film-*.webp. The games begin from fixed positions, and everything moves many
times slower than at the table, so that a frame can be taken at any moment of it. The strips are put
together in the browser, too.
"""

import base64
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from positions import POSITIONS  # noqa: E402

from niagara.rules.codec import position_from_json  # noqa: E402
from pages.conftest import CHROMIUM, FLAGS  # noqa: E402 - the tests' parts are used here
from pages.player import READY  # noqa: E402
from pages.tables import ME, bot, command, lay  # noqa: E402
from running import QUICK, Running  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
SIZE = {"width": 600, "height": 800}
SLOWER = 12
FRAME_WIDTH = 210
QUALITY = 74
LIMIT = 200_000
SLOW_DOWN = f"""
  const wait = window.setTimeout;
  window.setTimeout = (call, time = 0, ...rest) => wait(call, time * {SLOWER}, ...rest);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {{
    const [duration, delay] = [timing.duration * {SLOWER}, (timing.delay ?? 0) * {SLOWER}];
    return animate.call(this, frames, {{ ...timing, duration, delay }});
  }};
  document.addEventListener('animationstart', () => slowDown(), true);
  window.slowDown = () => {{
    const styled = document.getAnimations().filter((each) => each instanceof CSSAnimation);
    for (const each of styled) each.playbackRate = 1 / {SLOWER};
  }};
"""
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Strip:
    """What is played, what is filmed of it (in shares of the board; None: the window), and when."""

    name: str
    actions: Sequence[dict[str, Any]]
    part: Box | None
    moments: Sequence[int]  # milliseconds at the normal pace
    begin: str  # what is there when the first frame is due


def trip(canoe: int, to: str, *after: Any) -> dict[str, Any]:
    """A trip as JSON."""
    return {"type": "trip", "canoe": canoe, "before": [], "to": to, "after": list(after)}


FLOWING = ".stage .extra"
DONE = {"type": "done"}
STRIPS = (
    Strip(
        "flow",
        [{"type": "weather", "step": 1}],
        (0.1, 0.1, 0.8, 0.9),
        range(0, 2100, 270),
        FLOWING,
    ),
    Strip(
        "fall",
        [{"type": "weather", "step": -1}],
        (0.02, 0.6, 0.96, 0.4),
        (150, 650, 1000, 1300, 1600, 1750, 2000),
        ".game.falling",
    ),
    Strip(
        "steal",
        [trip(0, "3", {"steal": [2, 0]}), DONE],
        (0.4, 0.16, 0.5, 0.4),
        range(0, 2300, 310),
        FLOWING,
    ),
    Strip(
        "win",
        [trip(0, "shore"), DONE],
        None,
        (150, 800, 1300, 2000, 2900, 4200, 6000),
        "#victory",
    ),
)


def film(browser: Browser, base: str, strip: Strip) -> list[bytes]:
    """The frames of one strip."""
    context = browser.new_context(base_url=base, viewport=SIZE, reduced_motion="no-preference")  # type: ignore[arg-type]
    assert context.request.post("/api/session", data={"name": "Ann"}).ok
    page = context.new_page()
    page.goto("/about")
    position = position_from_json(POSITIONS[strip.name])
    table = lay(page, ME, bot(), bot(), bot(), position=position)
    page.add_init_script(SLOW_DOWN)
    page.goto(f"/t/{table}")
    page.wait_for_function(READY)
    page.add_style_tag(content=".game .actions { visibility: hidden }")  # it lies over the falls
    sequence = page.request.get(f"/api/tables/{table}").json()["sequence"]
    command(page, table, "act", seat=0, actions=list(strip.actions), sequence=sequence)
    page.locator(strip.begin).first.wait_for(state="attached", timeout=120_000)
    page.evaluate("slowDown()")
    frames = take(page, strip)
    context.close()
    return frames


def take(page: Page, strip: Strip) -> list[bytes]:
    """A picture at each moment of a strip."""
    clip = part_of(page, strip.part)
    began = monotonic()
    frames = []
    for moment in strip.moments:
        page.wait_for_timeout(max(0.0, moment * SLOWER - (monotonic() - began) * 1000))
        frames.append(page.screenshot(clip=clip))  # type: ignore[arg-type]
    return frames


def part_of(page: Page, part: Box | None) -> dict[str, float]:
    """A part of the board in pixels of the page."""
    if part is None:
        return {"x": 0, "y": 0, **SIZE}
    board = page.locator(".fit .board").bounding_box()
    assert board
    x, y, width, height = part
    return {
        "x": board["x"] + x * board["width"],
        "y": board["y"] + y * board["height"],
        "width": width * board["width"],
        "height": height * board["height"],
    }


def paste(page: Page, frames: Sequence[bytes]) -> bytes:
    """The frames side by side, as WebP."""
    images = "".join(
        f'<img width={FRAME_WIDTH} src="data:image/png;base64,{base64.b64encode(frame).decode()}">'
        for frame in frames
    )
    style = "<style>body{margin:0}div{display:inline-flex;gap:4px}</style>"
    page.set_content(f"{style}<div>{images}</div>")
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    box = page.locator("div").bounding_box()
    assert box
    clip = {**box, "scale": 1}
    shot = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot",
        {"format": "webp", "quality": QUALITY, "clip": clip, "captureBeyondViewport": True},
    )
    return base64.b64decode(shot["data"])


def main(names: Sequence[str]) -> int:
    """Film the strips that are named, or all of them."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder), *QUICK) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for strip in STRIPS:
            if names and strip.name not in names:
                continue
            picture = paste(browser.new_page(), film(browser, server.base, strip))
            (FOLDER / f"film-{strip.name}.webp").write_bytes(picture)
            print(f"film-{strip.name}.webp: {len(picture) / 1000:.0f} kB", flush=True)
            if len(picture) > LIMIT:
                return 1
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
