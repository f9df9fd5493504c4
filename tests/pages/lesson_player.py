"""Somebody who does lessons: each decision is written in notation and done on the page.

Everything is found by its role in the page and by data attributes, in no language.
"""

import json
from random import Random

from playwright.sync_api import Locator, Page

from niagara.rules import Action, Paddle, Ransom, Trip, Weather
from niagara.rules.board import DESTINATION_NAMES, KIND_NAMES
from niagara.rules.codec import action_to_json
from niagara.rules.notation import action_from_text
from pages.player import READY, SPOT_OR_STAGED, STAGED, BoardPlayer, KeyPlayer

OUTCOME = "[data-outcome]"
# A choice is offered, or something was staged beyond what was.
CHOICE_OR_STAGED = """([choice, staged]) => document.querySelector(choice) ||
  document.querySelectorAll('section.turn .staged li').length > staged"""


class LessonPlayer(BoardPlayer):
    """Plays given lines by pointing at the board; with a finger where there is one."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        super().__init__(page, Random(1), touch=touch)

    def do(self, *lines: str) -> str:
        """Do a lesson by these lines; answers how it went."""
        self.decide(*lines)
        outcome = self.page.locator(OUTCOME)
        outcome.wait_for()
        return outcome.get_attribute("data-outcome") or ""

    def decide(self, *lines: str) -> None:
        """Decide by these lines, as soon as each is asked for."""
        for line in lines:
            self.page.wait_for_function(READY)
            self._decide([action_from_text(word) for word in line.split()])

    def _decide(self, actions: list[Action]) -> None:
        for action in actions:
            match action:
                case Paddle():
                    tile = str(action_to_json(action)["tile"])
                    self.play_tile(self.page.locator(f'[data-tile="{tile}"]'))
                    return
                case Ransom():
                    self.press(self.page.locator(f'[data-gem="{KIND_NAMES[action.gem]}"]'))
                    self.page.locator("section.ransom .done").wait_for()
                    self.page.wait_for_function(READY)
                case Weather():
                    key = "+" if action.step > 0 else "-"
                    self.press(self.page.locator(f'section.weather [aria-keyshortcuts="{key}"]'))
                case Trip():
                    self.page.wait_for_function(READY)
                    self.take_trip(action)
        if not isinstance(actions[-1], Ransom):
            self.page.locator(".ends .primary:not([aria-disabled=true])").wait_for()
            self.end_turn()

    def play_tile(self, tile: Locator) -> None:
        self.press(tile)
        self.press(self.page.locator("section.hand .ask .primary"))

    def end_turn(self) -> None:
        self.press(self.page.locator("section.turn .ends .primary"))

    def take_trip(self, trip: Trip) -> None:
        """Point at the canoe, then at the space, then at what is meant if there are choices."""
        wanted = f"[data-choice='{trip_id(trip)}']"
        staged = self.page.locator(STAGED).count()
        self.select(trip.canoe)
        if self.page.locator(STAGED).count() > staged:  # it was the only trip
            return
        spot = self.page.locator(f'.board [data-spot="{DESTINATION_NAMES[trip.to]}"]')
        if spot.get_attribute("data-plain") in (None, trip_id(trip)):
            self.press(spot)
        else:  # a press would do something else
            spot.dispatch_event("contextmenu")
        self.page.wait_for_function(CHOICE_OR_STAGED, arg=[wanted, staged])
        if self.page.locator(wanted).count():
            self.press(self.page.locator(wanted))
        self.page.wait_for_function(CHOICE_OR_STAGED, arg=["[data-none]", staged])

    def select(self, canoe: int) -> None:
        """Point at a canoe, unless it is selected already."""
        table = self.page.url.rpartition("/")[2]
        [seen] = self.page.request.get(f"/api/tables/{table}").json()["seats"]
        canoes = [each["at"] for each in seen["view"]["players"][0]["canoes"]]
        if not self.page.locator(".board .selected").count():
            self.press_canoe(self.page.locator(f'.board [data-place="{canoes[canoe]}"]'))


class LessonKeyPlayer(LessonPlayer, KeyPlayer):
    """The same by the keyboard alone, from the list beside the board."""

    def take_trip(self, trip: Trip) -> None:
        canoe = self.page.locator(f"[data-pick='{trip.canoe}'][aria-pressed=false]")
        staged = self.page.locator(STAGED).count()
        if canoe.count():
            self.press(canoe)
            self.page.wait_for_function(SPOT_OR_STAGED, arg=[STAGED, staged])
            if self.page.locator(STAGED).count() > staged:  # it was the only trip
                return
        target = self.page.locator(f"[data-target='{trip_id(trip)}']")
        if self.page.locator("li[inert]").filter(has=target).count():
            self.press(self.page.locator(".moves .more"))
        self.press(target)

    def end_turn(self) -> None:
        KeyPlayer.end_turn(self)


def trip_id(trip: Trip) -> str:
    """A trip as the page identifies it."""
    form = action_to_json(trip)
    parts = [form["canoe"], form["before"], form["to"], form["after"]]
    return json.dumps(parts, separators=(",", ":"))
