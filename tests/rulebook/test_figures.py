"""The rulebook's figures: every position is possible, and what is shown is what the engine does."""

import pytest

from niagara.rules import IllegalAction, Trip, legal_actions, play
from niagara.rules.codec import (
    action_from_json,
    action_to_json,
    event_from_json,
    event_to_json,
    position_from_json,
    position_to_json,
)
from niagara.rules.events import Event
from rulebook.contents import FIGURES, Json

FIELDS = {"frame", "tiles", "position", "steps", "claims", "events", "after", "offers", "refused"}
every_figure = pytest.mark.parametrize("name", FIGURES)


@every_figure
def test_positions_are_possible(name: str) -> None:
    figure = FIGURES[name]
    assert set(figure) <= FIELDS
    for field in {"position", "after"} & set(figure):
        assert position_to_json(position_from_json(figure[field])) == figure[field]
    for seat in figure["tiles"]:
        assert figure["position"]["players"][seat]["paddle"] is not None


@every_figure
def test_steps_are_legal_and_lead_where_the_figure_says(name: str) -> None:
    figure = FIGURES[name]
    position = position_from_json(figure["position"])
    log: list[Event] = []
    for step in figure.get("steps", ()):
        position = play(position, step["seat"], action_from_json(step["action"]), log=log)
    assert [event_to_json(event) for event in log] == figure.get("events", [])
    assert [event_from_json(event) for event in figure.get("events", [])] == log
    assert position_to_json(position) == figure.get("after", figure["position"])


@every_figure
def test_captions_claim_what_happens(name: str) -> None:
    figure = FIGURES[name]
    assert ("claims" in figure) == ("steps" in figure)
    for claim in figure.get("claims", ()):
        assert any(_holds(claim, event) for event in figure["events"]), claim


def _holds(claim: Json, event: Json) -> bool:
    """Whether an event has all that the claim says of it."""
    return all(event.get(field) == value for field, value in claim.items())


@every_figure
def test_offers_are_all_trips_of_the_canoe(name: str) -> None:
    figure = FIGURES[name]
    if "offers" not in figure:
        return
    offers = figure["offers"]
    legal = legal_actions(position_from_json(figure["position"]), offers["seat"])
    trips = [one for one in legal if isinstance(one, Trip) and one.canoe == offers["canoe"]]
    assert [action_to_json(trip) for trip in trips] == offers["trips"]
    assert trips


@every_figure
def test_what_is_refused_breaks_its_rule(name: str) -> None:
    figure = FIGURES[name]
    for step in figure.get("refused", ()):
        position = position_from_json(figure["position"])
        with pytest.raises(IllegalAction) as refusal:
            play(position, step["seat"], action_from_json(step["action"]))
        assert refusal.value.rule == step["rule"]


def test_every_figure_shows_something() -> None:
    told = {"steps", "offers", "refused"}
    assert [name for name, figure in FIGURES.items() if not told & set(figure)] == ["opening"]
