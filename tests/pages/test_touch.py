"""Playing by touch on a phone: every choice is where it is drawn, and is what a tap there means.

The page of a table is fed positions in the form in which the server sends them, and answers to
taps by trying out a trip (`touch.js`). Each trip that the rules allow is looked for at the middle
of what is drawn: the canoe, the ring around its destination or the tag beside it, and the row of
the choice where several things are at one place.
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from niagara.rules import Position, Trip
from niagara.rules.codec import action_to_json, position_to_json
from niagara.server.updates import Updates
from niagara.server.view_encoder import ViewEncoder
from pages.conftest import Visits
from pages.recorded_positions import crowded, trips_in
from server.tables import ANN, BOT, ME, begun

Json = dict[str, Any]

POSITIONS = 500
# A browser takes its time for a touch, two frames at least: all 500 take minutes.
TOUCHED = int(os.environ.get("NIAGARA_TOUCHED", "12"))
HARNESS = Path(__file__).with_name("touch.js").read_text()

pytestmark = pytest.mark.pictures  # none of them may take a tap


@pytest.fixture
def phone(visits: Visits) -> Page:
    page = visits.arrive("phone")
    page.add_init_script(HARNESS)
    return page


def test_every_choice_of_500_positions_is_where_it_is_drawn(phone: Page) -> None:
    recorded = crowded(POSITIONS, most_trips=5)
    assert len(recorded) == POSITIONS
    assert {len(position.players) for position in recorded} == {3, 4, 5}
    _open(phone, recorded)
    tags = 0
    for number, position in enumerate(recorded):
        plan = _survey(phone, number, position)
        _check(position, plan)
        tags += plan["tags"]
    assert tags > POSITIONS / 4  # tags were among what was pressed


def test_fingers_get_every_choice_of_the_most_crowded_positions(phone: Page) -> None:
    recorded = crowded(TOUCHED)
    _open(phone, recorded)
    fingers = phone.context.new_cdp_session(phone)
    for number, position in enumerate(recorded):
        plan = _survey(phone, number, position)
        _check(position, plan)
        phone.evaluate("(number) => live.show(number)", number)
        taps = 0
        for x, y, *rests in plan["taps"]:
            if rests:
                _rest(phone, fingers, x, y)
                continue
            taps += 1
            phone.touchscreen.tap(x, y)
            phone.evaluate("(count) => answered(count)", taps)
        assert phone.evaluate("live.tried") == _offered(position)


def _rest(page: Page, fingers: CDPSession, x: float, y: float) -> None:
    """Hold a finger down until everything that can be done there is shown."""
    touch = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    fingers.send("Input.dispatchTouchEvent", touch)
    page.locator(".board .choice").wait_for()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _open(page: Page, recorded: list[Position]) -> None:
    updates = ",".join(_update(position).decode() for position in recorded)
    page.add_init_script(f"live.updates = [{updates}];")
    page.goto("/t/recorded")
    page.wait_for_selector(".board button.place")


def _survey(page: Page, number: int, position: Position) -> Json:
    offers = [
        {
            "canoe": f"canoe:{position.turn}:{canoe}",
            "trips": [{"id": _trip_id(trip), "ring": trip["to"]} for trip in trips],
        }
        for canoe, trips in _by_canoe(position).items()
    ]
    found: Json = page.evaluate("([n, offers]) => survey(n, offers)", [number, offers])
    return found


def _check(position: Position, plan: Json) -> None:
    assert plan["faults"] == [], position
    assert plan["tried"] == _offered(position), position
    for trips in _by_canoe(position).values():
        for trip in trips:
            row = plan["rows"][_trip_id(trip)]
            assert row is None or all(gem in row for gem in _loaded(trip)), (trip, row)


def _update(position: Position) -> bytes:
    """What the server sends to the seat on turn, who sits alone with bots."""
    seats = [BOT] * len(position.players)
    seats[position.turn] = ME
    story = begun(*seats, position=position_to_json(position))
    updates = Updates(ViewEncoder(story.table), story.steps, is_whole=True)
    return updates.message((position.turn,), ANN.session, aids=True)


def _by_canoe(position: Position) -> dict[int, list[Json]]:
    """What the rules allow, in the order in which it is tried."""
    trips = sorted(trips_in(position), key=lambda trip: trip.canoe)
    return {
        canoe: [_form(t) for t in trips if t.canoe == canoe] for canoe in {t.canoe for t in trips}
    }


def _form(trip: Trip) -> Json:
    form: Json = action_to_json(trip)
    return form


def _offered(position: Position) -> list[list[Json]]:
    return [[trip] for trips in _by_canoe(position).values() for trip in trips]


def _trip_id(trip: Json) -> str:
    """As the client writes it."""
    parts = [trip["canoe"], trip["before"], trip["to"], trip["after"]]
    return json.dumps(parts, separators=(",", ":"))


def _loaded(trip: Json) -> list[str]:
    return [
        c["load"] for c in trip["before"] + trip["after"] if isinstance(c, dict) and "load" in c
    ]
