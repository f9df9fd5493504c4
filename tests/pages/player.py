"""Somebody who plays on the pages: looks at what is offered and takes something sensible."""

from collections.abc import Sequence
from random import Random
from typing import Literal

from playwright.sync_api import Locator, Page

TableState = Literal["choose", "turn", "weather", "pass", "over", "wait"]
MOST_MOVES = 900
CANOES = ".board button.pick:not([aria-pressed=true])"
STAGED = "section.turn .staged li"
SPOT_OR_STAGED = """([staged, before]) => document.querySelector('.board .selected') ||
  document.querySelectorAll(staged).length > before"""
# What the page asks for now. Only what is offered counts: nothing here knows a rule.
STATE = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const any = (what) => all(what).some((each) => !each.disabled);
  if (document.querySelector('.over .n-button, article.result')) return 'over';
  if (document.querySelector('.game[aria-busy=true], .game .players:empty')) return 'wait';
  if (document.querySelector('dialog.screen[open]')) return 'pass';
  if (any('section.weather button')) return 'weather';
  if (any('section.hand button.tile') && !document.querySelector('.tile.chosen')) return 'choose';
  const ends = 'section.turn .ends .primary';
  if (any(`.board .spot, .board .choice [data-choice], .board button.pick, ${ends}`)) return 'turn';
  return 'wait';
}"""
READY = f"() => ({STATE})() !== 'wait'"
# What was decided here has reached the server, and the board has shown what came of it.
SETTLED = "() => !document.querySelector('.game[aria-busy=true]')"
# Which of some seats the table waits for, as soon as it waits for any; none once the game is over.
AWAITED = """([table, seats]) => new Promise((resolve) => {
  const live = new WebSocket(`/api/tables/${table}/live`);
  let status = '';
  live.onmessage = ({ data }) => {
    const update = JSON.parse(data);
    status = update.table?.status ?? status;
    const awaited = update.waiting.map(({ seat }) => seat).filter((seat) => seats.includes(seat));
    if (awaited.length === 0 && status === 'running') return;
    live.close();
    resolve(awaited);
  };
})"""


class BoardPlayer:
    """Plays by pointing: at tiles, at canoes, at lit spaces; with a finger where there is one."""

    def __init__(self, page: Page, rng: Random, *, touch: bool = False) -> None:
        self.page = page
        self.rng = rng
        self.touch = touch

    @property
    def state(self) -> TableState:
        found: TableState = self.page.evaluate(STATE)
        return found

    def press(self, what: Locator) -> None:
        what.tap() if self.touch else what.click()

    def play(self) -> None:
        """To the end of the game."""
        for _ in range(MOST_MOVES):
            self.page.wait_for_function(READY)
            if self.state == "over":
                return
            self.act()
        raise AssertionError("the game does not end")

    def act(self) -> None:
        """Whatever is asked for now."""
        match self.state:
            case "pass":
                self.press(self.page.locator("dialog.screen[open] button"))
            case "choose":
                self.choose()
            case "weather":
                self.press(self.page.locator("section.weather button:enabled").first)
                self.end_turn()
            case "turn":
                self.turn()

    def choose(self) -> None:
        ransoms = self.page.locator("section.ransom .gems button:enabled")
        if ransoms.count():
            self.press(ransoms.first)
            return
        tiles = self.page.locator("section.hand button.tile:enabled")
        self.play_tile(tiles.nth(self.rng.randrange(tiles.count())))

    def play_tile(self, tile: Locator) -> None:
        self.press(tile)
        self.press(self.page.locator("section.hand .ask .primary"))
        self.page.wait_for_function("() => !document.querySelector('section.hand .ask .primary')")

    def turn(self) -> None:
        """Lit spaces first; when there are none, the turn can end."""
        spots = self.page.locator(".board .spot")
        if self.page.locator(".board .choice").count():
            self.press(self._best(self.page.locator(".board .choice [data-choice]")))
        elif spots.count():
            self.press_space(self._best(spots))
        elif self.page.locator(CANOES).count():
            self.pick(self.page.locator(CANOES).first)
        else:
            self.end_turn()

    def press_space(self, spot: Locator) -> None:
        """Point at a lit space, beside an own canoe that lies there: its hull would pick it."""
        if self.touch or "canoes" not in (spot.get_attribute("class") or ""):
            self.press(spot)
            return
        box = spot.bounding_box()
        assert box
        spot.click(position={"x": box["width"] / 2, "y": box["height"] / 12})

    def pick(self, canoe: Locator) -> None:
        """Point at a canoe."""
        self.press(canoe)

    def press_canoe(self, canoe: Locator) -> None:
        """Point at a canoe, and wait until it offers something or its only trip is staged."""
        before = self.page.locator(STAGED).count()
        self.pick(canoe)
        self.page.wait_for_function(SPOT_OR_STAGED, arg=[STAGED, before])

    def _best(self, offers: Locator) -> Locator:
        """Ashore with a gem, else what loads, else anything that does not go over the falls."""
        labels = [one.get_attribute("aria-label") or one.inner_text() for one in offers.all()]
        order = sorted(range(len(labels)), key=lambda i: (_merit(labels[i]), self.rng.random()))
        return offers.nth(order[-1])

    def end_turn(self) -> None:
        self.press(self.page.locator("section.turn .ends .primary"))


def play_together(
    table: str, players: Sequence[BoardPlayer], *, reload_at: int | None = None
) -> None:
    """Everybody acts whenever they can, to the end; one may reload in the middle of a turn."""
    seats = {_seat(player.page, table): player for player in players}
    for move in range(MOST_MOVES * len(players)):
        ready = next((one for one in players if one.state not in ("wait", "over")), None)
        if ready is None:
            for one in players:  # else the table may still wait for what is on its way
                one.page.wait_for_function(SETTLED)
            awaited = players[0].page.evaluate(AWAITED, [table, list(seats)])
            if not awaited:
                return
            ready = seats[awaited[0]]
            ready.page.wait_for_function(READY)
        ready.act()
        if move == reload_at:
            ready.page.reload()
    raise AssertionError("the game does not end")


def _seat(page: Page, table: str) -> int:
    """Where the one at this page sits."""
    [sight] = page.request.get(f"/api/tables/{table}").json()["seats"]
    seat: int = sight["seat"]
    return seat


class KeyPlayer(BoardPlayer):
    """Plays by the keyboard alone."""

    def press_space(self, spot: Locator) -> None:
        self.press(spot)

    def press(self, what: Locator) -> None:
        what.focus()
        self.page.keyboard.press("Enter")

    def play_tile(self, tile: Locator) -> None:
        key = tile.get_attribute("data-tile") or ""
        self.page.keyboard.press("c" if key == "cloud" else key)
        self.page.keyboard.press("Enter")

    def end_turn(self) -> None:
        self.page.keyboard.press("e")


def _merit(label: str) -> int:
    low = label.lower()
    if "falls" in low:
        return -1
    if low.startswith("canoe"):
        return 0
    if "shore" in low or "ashore" in low or "land" in low:
        return 3
    return 2 if "load" in low or "steal" in low or "choices" in low else 1
