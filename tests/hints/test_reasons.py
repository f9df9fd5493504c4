"""What a hint says of a choice is a fact of the position."""

from random import Random
from typing import Any

import pytest

from niagara.bots.budget import Budget
from niagara.bots.trained_networks import trained_networks
from niagara.exercises.puzzles.whole_turns import whole_turns_with
from niagara.hints import Reason, hint, insight_of
from niagara.hints.cloud_reasons import weather_reason
from niagara.hints.tile_reasons import tile_reasons
from niagara.hints.trip_reasons import trip_reasons
from niagara.rules import Action, Position, Trip, Weather, legal_actions, view
from rules.tables import Seated, choosing, table


def told(position: Position, trip: str) -> dict[str, dict[str, Any]]:
    """What is said of a trip of seat 0, in notation."""
    action = Action.parse(trip)
    assert isinstance(action, Trip)
    assert action in legal_actions(position, 0)
    return {each.code: each.values for each in trip_reasons(position, 0, action)}


def test_a_gem_that_comes_ashore_and_what_is_missing_then() -> None:
    position = table("4:ruby shore", 4, "ruby ruby")
    assert told(position, "0>s") == {"land": {"gem": "ruby", "missing": 1}}


def test_a_trip_that_wins() -> None:
    position = table("4:ruby shore", 4, "ruby ruby ruby")
    assert told(position, "0>s") == {"goal": {"goal": "four-of-a-kind"}}


def test_a_gem_that_is_fetched_in_one_go() -> None:
    position = table("3 shore", 5)
    assert told(position, "0+A>s") == {"fetch": {"gem": "amethyst"}}


def test_a_theft_and_whom_it_hits() -> None:
    position = table("6L shore", 2, rivals=(Seated("4:diamond shore"), Seated()))
    assert told(position, "0>4xb0")["steal"] == {"gem": "diamond", "victim": 1}


def test_a_theft_that_keeps_a_rival_from_winning() -> None:
    rich = Seated("4:diamond shore", owns="diamond diamond diamond")
    position = table("6L shore", 2, rivals=(rich, Seated()))
    assert told(position, "0>4xb0")["stop"] == {"gem": "diamond", "victim": 1}


def test_how_far_a_canoe_is_safe_and_from_which_speed_on_it_is_not() -> None:
    """All tiles lie open when seat 0 is the last to act: the river flows exactly 2."""
    position = table("shore shore", 2, rivals=(Seated(), Seated()), start=1)
    assert told(position, "0>2") == {"launch": {}, "safe": {"speed": 2}}
    position = table("6L shore", 2, rivals=(Seated(), Seated()), start=1)
    assert told(position, "0+S>6L") == {"load": {"gem": "sapphire"}, "safe": {"speed": 2}}
    position = table("7L shore", 2, rivals=(Seated(), Seated()), start=1)
    assert told(position, "0+R>7L") == {"load": {"gem": "ruby"}, "risk": {"speed": 2}}


def test_a_canoe_that_gets_away_from_the_falls() -> None:
    position = table("7L shore", 3, rivals=(Seated(), Seated()), start=1)
    assert told(position, "0>4") == {"escape": {}}


def test_a_loaded_canoe_has_so_many_steps_left() -> None:
    position = table("5:amber shore", 2, rivals=(Seated(), Seated()), start=1)
    assert told(position, "0>3")["carry"] == {"gem": "amber", "steps": 3}


def test_an_empty_canoe_is_ready_where_gems_lie_if_the_river_leaves_it_there() -> None:
    """The lowest tile is 1: with the weather at -1 the river does not flow (R6.1)."""
    slow = (Seated(tile=1), Seated())
    still = table("shore shore", 5, rivals=slow, start=1, weather=-1)
    assert told(still, "0>5")["ready"] == {"gem": "amber"}
    flowing = table("shore shore", 5, rivals=slow, start=1)
    assert told(flowing, "0>5") == {"launch": {}, "safe": {"speed": 1}}


def test_over_the_falls() -> None:
    assert told(table("7L shore", 1), "0>f") == {"falls": {}}


@pytest.mark.parametrize(
    ("canoes", "rival", "step", "code"),
    [
        ("shore shore", "7L shore", 1, "flood"),
        ("shore shore", "shore shore", 1, "faster-safe"),
        ("3 shore", "shore shore", 1, "faster"),
        ("7L shore", "shore shore", 1, "faster-risk"),
        ("shore shore", "3 shore", -1, "slower-ashore"),
        ("7L shore", "shore shore", -1, "calm"),
        ("3 shore", "shore shore", -1, "slower"),
    ],
)
def test_what_another_weather_does(canoes: str, rival: str, step: int, code: str) -> None:
    """Seat 0 is the last to act; the others played 1, so that the river flows 1 without the cloud.

    The left arm is the next to fall.
    """
    weather = -1 if step > 0 else 0
    rivals = (Seated(rival, tile=1), Seated(tile=1))
    position = table(canoes, "cloud", rivals=rivals, start=1, weather=weather)
    assert weather_reason(position, 0, Weather(step)).code == code


def tile_told(position: Position, tile: int, turn: str) -> list[str]:
    """The codes for a tile if a turn is planned with it."""
    wanted = tuple(Action.parse(word) for word in turn.split())
    plan = next(t for t in whole_turns_with(position, 0, tile) if t.actions == wanted)
    return [each.code for each in tile_reasons(position, 0, tile, plan)]


def test_the_lowest_tile_that_lands_keeps_higher_ones() -> None:
    position = choosing("4:ruby shore")
    assert tile_told(position, 4, "0>s .") == ["land", "keep"]
    assert tile_told(position, 6, "0>s .") == ["land"]


def test_a_low_tile_keeps_the_river_slow() -> None:
    assert tile_told(choosing("shore shore"), 1, "0>1") == ["launch", "slow"]


def test_a_theft_counts_only_if_the_victim_cannot_get_away_before() -> None:
    rivals = (Seated("2:diamond shore"), Seated())
    assert tile_told(choosing("5 shore", rivals=rivals), 3, "0>2xb0 .")[0] == "steal"
    assert tile_told(choosing("5 shore", rivals=rivals, start=1), 3, "0>2xb0 .")[0] != "steal"


@pytest.mark.parametrize(
    ("canoes", "code"),
    [
        ("shore shore", "cloud-ashore"),
        ("3 shore", "cloud-waiting"),
        ("3:ruby shore", "cloud-loaded"),
    ],
)
def test_what_the_cloud_is_good_for(canoes: str, code: str) -> None:
    assert tile_reasons(choosing(canoes), 0, 7, None) == (Reason(code),)


def test_the_winning_trip_comes_first_with_the_highest_chance() -> None:
    position = table("4:ruby lost", 4, "ruby ruby ruby")
    networks, rng = trained_networks(), Random(1)
    insight = insight_of(view(position, 0), [], None, networks.policy, rng)
    budget = Budget(simulations=40)
    first, *others = hint(insight, legal_actions(position, 0), networks, budget, rng)
    assert (str(first.action), first.why[0].code) == ("0>s", "goal")
    assert first.chance > 0.95
    assert all(each.chance <= first.chance for each in others)
    assert not any(each.is_even for each in others)


def test_a_tile_that_brings_both_gems_ashore_is_among_the_choices() -> None:
    """Whatever the champion would rather do: a player would look for it in vain."""
    position = choosing("3:diamond 6L:diamond", "amethyst diamond", round=8, start=1)
    networks, rng = trained_networks(), Random(1)
    seen = view(position, 0)
    insight = insight_of(seen, [], seen, networks.policy, rng)
    choices = hint(insight, legal_actions(position, 0), networks, Budget(simulations=400), rng)
    two = [each.action for each in choices if Reason("land-two") in each.why]
    assert two == [Action.parse("6")]
