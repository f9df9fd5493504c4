"""Pictures of every page and of key moments, light and dark: build/screenshots.

    make screenshots
    python tools/screenshots.py --only trip fall --sizes phone flat --lights dark
    python tools/screenshots.py --only home result --sizes all --lang fa de
    python tools/screenshots.py --readme

The last one takes those that the README shows, small, into docs/images.

Of the real product: a server, a browser, games that are played. For looking at: judge them like a
designer, mend what you see, take them again.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
sys.path.insert(0, str(ROOT / "tools"))
from positions import POSITIONS, Json  # noqa: E402

from niagara.locales.languages import languages  # noqa: E402
from pages.conftest import CHROMIUM, FLAGS, PATIENCE, Visits  # noqa: E402 - they lie with the tests
from pages.player import READY, BoardPlayer  # noqa: E402
from running import QUICK, Running  # noqa: E402

FOLDER = ROOT / "build" / "screenshots"
IMAGES = ROOT / "docs" / "images"
README = ("trip-desk-light", "fall-desk-dark", "trip-phone-dark", "win-phone-light")
QUALITY = 80
LIGHTS = ("light", "dark")
MAIN_SIZES = {"desk": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
SIZES = MAIN_SIZES | {
    "flat": (844, 390),  # a phone on its side
    "small": (320, 568),
    "smallflat": (568, 320),
    "zoomed": (720, 450),  # the desk's window at 200 percent
    "laptop": (1024, 768),
    "window": (1100, 800),
    "large": (2560, 1440),
}
TOUCHED = ("phone", "flat", "small", "smallflat")
PAGES = {
    "home": "/",
    "watch": "/watch",
    "learn": "/learn",
    "lessons": "/lessons",
    "puzzles": "/puzzles",
    "best": "/best",
    "settings": "/settings",
    "lost": "/no/such/page",
}
LEVEL = "easy"
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": LEVEL}

ASK = """async ([method, path, body]) => {
  const headers = {'content-type': 'application/json'};
  const asked = {method, headers, body: body ? JSON.stringify(body) : undefined};
  const answer = await fetch(path, asked);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
# Timers can be stopped, so that a motion that is held does not go on behind the picture.
HOLDABLE = """
const later = window.setTimeout;
window.setTimeout = (then, time, ...rest) => later(() => window.isHeld || then(...rest), time);
"""
# Waits until pieces of a kind move, then holds everything at this part of their motion.
HOLD = """([pieces, part]) => {
  const isPiece = (one) => one.effect.target.matches('.stage .piece, .stage .boat');
  const all = document.getAnimations().filter(isPiece);
  const mover = all.find((one) => one.effect.target.matches(pieces) && one.startTime !== null);
  if (!mover) return false;
  window.isHeld = true;
  const {delay, duration} = mover.effect.getTiming();
  const moment = mover.startTime + delay + part * duration;
  for (const one of all) {
    const since = moment - (one.startTime ?? mover.startTime);
    one.pause();
    one.currentTime = since;
  }
  return true;
}"""
# Holds the scene of a won game as soon as it is whole, and waits until nothing falls any more.
COME_DOWN = """() => {
  window.isHeld ||= document.querySelector('dialog .picture .mist') !== null;
  const isFalling = (one) => one.effect.target.matches('.drop') && one.playState === 'running';
  return window.isHeld && !document.getAnimations().some(isFalling);
}"""


@dataclass
class Stage:
    """A visitor's screen of one size, in one light and one language."""

    page: Page
    size: str
    light: str
    language: str
    names: frozenset[str]

    @property
    def mark(self) -> str:
        """What tells its pictures from those of other screens; English goes without saying."""
        language = "" if self.language == "en" else f"-{self.language}"
        return f"{self.size}-{self.light}{language}"

    def wants(self, name: str) -> bool:
        """Whether this picture was asked for."""
        return not self.names or name in self.names

    def save(self, name: str) -> None:
        """Keep what is on the screen."""
        self.page.screenshot(path=FOLDER / f"{name}-{self.mark}.png")

    def ask(self, method: str, path: str, body: Json | None) -> Json:
        """What the pages ask the server, by hand."""
        answer: Json = self.page.evaluate(ASK, [method, path, body])
        return answer

    def lay(self, name: str, *seats: Json, start: bool = True, **more: object) -> str:
        """A table with these seats; the address of its page."""
        mark = f"{name}-{self.mark}"
        made = self.ask("POST", f"/api/tables?id={mark}", {"seats": seats, **more})["table"]
        if start:
            path = f"/api/tables/{made}/commands"
            self.ask("POST", path, {"id": f"{mark}-start", "command": {"do": "start"}})
        return f"/t/{made}"

    def open(self, path: str) -> None:
        """Go to a table, and wait until it asks for something."""
        self.page.goto(path)
        self.page.wait_for_function(READY)
        self.settle()

    def practise(self, name: str, position: str | None = None) -> None:
        """Open a position as a practice game."""
        start = POSITIONS[position or name]
        seats = [ME] + [BOT] * (len(start["players"]) - 1)
        self.open(self.lay(name, *seats, position=start))

    def settle(self) -> None:
        """Every picture has come, and nothing is on its way."""
        self.page.wait_for_load_state("networkidle")

    @property
    def base(self) -> str:
        """The address of the site."""
        base: str = self.page.evaluate("location.origin")
        return base

    @property
    def player(self) -> BoardPlayer:
        """Whoever sits at this screen."""
        return BoardPlayer(self.page, Random(4), touch=self.size in TOUCHED)

    def select(self) -> None:
        """Pick up the first canoe that may go, unless it is in the hand already."""
        if not self.page.locator(".board .spot").count():
            self.player.pick(self.page.locator(".board button.pick").first)
        self.page.locator(".board .spot").first.wait_for()


def opening(stage: Stage) -> None:
    """A fresh game, and a tile picked up."""
    stage.open(stage.lay("opening", ME, BOT, BOT, BOT))
    stage.save("opening")
    stage.page.locator("section.hand button.tile:enabled").nth(3).click()
    stage.save("tile")


def trip(stage: Stage) -> None:
    """A canoe in the hand, what it may do, and a choice of gems."""
    stage.practise("trip")
    stage.select()
    stage.save("trip")
    stage.page.locator(
        ".board .spot[aria-expanded]"
    ).last.click()  # at the first one thing is meant
    stage.page.locator(".board .choice").wait_for()
    stage.save("trip-choice")


def crowd(stage: Stage) -> None:
    """Ten canoes on one disc."""
    stage.practise("crowd")
    stage.save("crowd")


def weather(stage: Stage) -> None:
    """The cloud was played."""
    stage.practise("weather", "flow")
    stage.save("weather")


def _caught(stage: Stage, name: str, pieces: str, part: float, position: str | None = None) -> None:
    """A moment of what moves when the turn ends."""
    stage.page.emulate_media(reduced_motion="no-preference")
    stage.page.add_init_script(HOLDABLE)
    stage.practise(name, position)
    stage.page.locator("section.weather button:enabled").last.click()
    stage.page.locator("section.turn .ends .primary").click()
    stage.page.wait_for_function(HOLD, arg=[pieces, part])
    stage.save(name)


def flow(stage: Stage) -> None:
    """Discs between two places."""
    _caught(stage, "flow", ".piece.disc", 0.55)


def fall(stage: Stage) -> None:
    """Canoes over the brink."""
    _caught(stage, "fall", ".piece.crown", -0.3)


def splash(stage: Stage) -> None:
    """A moment later."""
    _caught(stage, "splash", ".piece.crown", 0.35, "fall")


def win(stage: Stage) -> None:
    """The end of a game as a scene, when all gems have come down."""
    stage.page.emulate_media(reduced_motion="no-preference")
    stage.page.add_init_script(HOLDABLE)
    stage.practise("win")
    path = f"/api{stage.page.url.removeprefix(stage.base).replace('/t/', '/tables/')}"
    sequence = stage.ask("GET", path, None)["sequence"]
    landing = {"type": "trip", "canoe": 0, "before": [], "to": "shore", "after": []}
    turn = {"do": "act", "seat": 0, "actions": [landing, {"type": "done"}], "sequence": sequence}
    stage.ask("POST", f"{path}/commands", {"id": f"win-{stage.mark}-act", "command": turn})
    stage.page.locator("#victory").wait_for()
    stage.page.wait_for_function(COME_DOWN)
    stage.save("win")


def lobby(stage: Stage) -> None:
    """A table that waits for friends."""
    stage.page.goto(stage.lay("lobby", ME, OPEN, BOT, OPEN, start=False))
    stage.page.locator("button.start").first.wait_for()
    stage.settle()
    stage.save("lobby")


def privacy(stage: Stage) -> None:
    """The screen between the secrets of people at one device."""
    others = [{"kind": "local", "name": name} for name in ("Ben", "Cleo")]
    stage.open(stage.lay("privacy", ME, *others, BOT))
    stage.save("privacy")


def lesson(stage: Stage) -> None:
    """A lesson, as its task is set."""
    stage.page.goto("/lessons")
    stage.page.locator("[data-lesson]").nth(2).click()
    stage.page.locator("[data-exercise]").wait_for()
    stage.page.wait_for_function(READY)
    stage.settle()
    stage.save("lesson")


MOMENTS: dict[str, Callable[[Stage], None]] = {
    "opening": opening,
    "trip": trip,
    "crowd": crowd,
    "weather": weather,
    "lobby": lobby,
    "privacy": privacy,
    "lesson": lesson,
    "flow": flow,
    "fall": fall,
    "splash": splash,
    "win": win,
}


def result(stage: Stage, over: str) -> None:
    """The end of the game that was played."""
    stage.open(f"/t/{over}")
    stage.page.locator("article.result .end").first.wait_for()
    stage.save("result")
    if stage.size != "desk":
        stage.page.locator("article.result tbody tr").last.scroll_into_view_if_needed()
        stage.save("result-below")


def replay(stage: Stage, over: str) -> None:
    """The same game, looked at again."""
    stage.page.goto(f"/replay/{over}#40")
    stage.page.get_by_role("slider").wait_for()
    stage.settle()
    stage.save("replay")


def home_again(stage: Stage, _: str) -> None:
    """Home for somebody who has games."""
    stage.page.goto("/")
    stage.settle()
    stage.save("home-again")


def player(stage: Stage, over: str) -> None:
    """Whoever played it."""
    seats = stage.ask("GET", f"/api/tables/{over}", None)["table"]["seats"]
    stage.page.goto(f"/p/{seats[0]['player']}")
    stage.settle()
    stage.save("player")


AFTERWARDS: dict[str, Callable[[Stage, str], None]] = {
    "result": result,
    "replay": replay,
    "home-again": home_again,
    "player": player,
}


def _play_one(visits: Visits) -> tuple[Page, str]:
    """A whole game against bots: who played it, and its table."""
    page = visits.visit("/")
    stage = Stage(page, "desk", "first", "en", frozenset())
    stage.settle()
    stage.ask("PATCH", "/api/session", {"name": "Ann"})
    path = stage.lay("whole", ME, BOT, BOT, BOT, rules={"round_limit": 16})
    page.goto(path)
    page.locator(".game").wait_for()
    stage.player.play()
    return page, path.removeprefix("/t/")


def _arrive(visits: Visits, size: str, light: str, language: str) -> Page:
    """A visitor with a screen like this."""
    width, height = SIZES[size]
    context = visits.browser.new_context(
        base_url=visits.base,
        viewport={"width": width, "height": height},
        has_touch=size in TOUCHED,
        is_mobile=size in TOUCHED,
        color_scheme="dark" if light == "dark" else "light",
        reduced_motion="reduce",
        locale=language,
    )
    context.set_default_timeout(PATIENCE)
    page = visits.listen(context.new_page())
    page.goto("/")
    return page


def _take(first: Page, over: str, stage: Stage) -> None:
    wanted = stage.wants
    for name, path in PAGES.items():
        if wanted(name):
            stage.page.goto(path)
            stage.settle()
            stage.save(name)
    stage.settle()  # its own session has come; from now on it is the player's
    stage.page.context.add_cookies(first.context.cookies())  # type: ignore[arg-type]
    stage.page.evaluate("localStorage.removeItem('niagara.me')")  # nobody has become somebody new
    for name, picture in AFTERWARDS.items():
        if wanted(name):
            picture(stage, over)
    for name, moment in MOMENTS.items():
        if wanted(name):
            moment(stage)
    stage.page.context.close()


def _shrink(browser: Browser, name: str) -> None:
    """A picture as WebP, for the README; Chromium does it, so that nothing else is needed."""
    png = (FOLDER / f"{name}.png").read_bytes()
    width, height = SIZES[name.split("-")[-2]]
    page = browser.new_page(viewport={"width": width, "height": height})
    data = base64.b64encode(png).decode()
    page.set_content(f"<style>*{{margin:0}}</style><img src='data:image/png;base64,{data}'>")
    asked = {"format": "webp", "quality": QUALITY}
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)
    IMAGES.mkdir(exist_ok=True)
    (IMAGES / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
    page.close()


def main() -> int:
    """Take them, all or some."""
    parser = argparse.ArgumentParser(description=__doc__)
    names = [*PAGES, *AFTERWARDS, *MOMENTS]
    parser.add_argument("--only", nargs="+", default=[], choices=names, metavar="NAME")
    parser.add_argument("--sizes", nargs="+", default=list(MAIN_SIZES), choices=[*SIZES, "all"])
    parser.add_argument("--lights", nargs="+", default=list(LIGHTS), choices=LIGHTS)
    parser.add_argument("--lang", nargs="+", default=["en"], choices=languages())
    parser.add_argument("--readme", action="store_true", help="those that the README shows")
    asked = parser.parse_args()
    if asked.readme:
        asked.only = sorted({name.rsplit("-", 2)[0] for name in README})
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Running(Path(scratch), *QUICK) as server:
            visits = Visits(browser, server.base, has_pictures=True)
            first, over = _play_one(visits)
            sizes = SIZES if "all" in asked.sizes else asked.sizes
            for size, light, language in product(sizes, asked.lights, asked.lang):
                page = _arrive(visits, size, light, language)
                _take(first, over, Stage(page, size, light, language, frozenset(asked.only)))
        for name in README if asked.readme else ():
            _shrink(browser, name)
        browser.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
