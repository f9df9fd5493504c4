"""Hints: legal, few, the best first, and the same whatever rivals hide."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from niagara.bots.budget import Budget
from niagara.bots.trained_networks import trained_networks
from niagara.hints import Choice, Reason, hint, insight_of
from niagara.hints.hint import distinct
from niagara.hints.hint_search import HintSearch
from niagara.locales.messages import Messages
from niagara.rules import Event, Paddle, Position, acting, legal_actions, seen_by, view
from niagara.rules.position import PADDLE_PHASE
from niagara.testing.twin_position import twin
from play import some_game, steps
from rules.tables import Seated, table

BUDGET = Budget(simulations=24)


class Moment(NamedTuple):
    """A decision of a seat, and what had happened."""

    position: Position
    seat: int
    seen: list[Event]
    choosing: Position  # the position while tiles were chosen


def moments(seed: int, every: int, **options: Any) -> Iterator[Moment]:
    """Some decisions of a game of sensible players."""
    game = some_game(seed, **options)
    events: list[Event] = []
    choosing = game.position
    position = game.position
    for number, step in enumerate(steps(game, seed, rounds=9)):
        if position.phase == PADDLE_PHASE:
            choosing = position
        if number % every == 0:
            for seat in acting(position):
                if len(legal_actions(position, seat)) > 1:
                    yield Moment(position, seat, list(events), choosing)
        events += step.events
        position = step.after


def hinted(moment: Moment, position: Position, choosing: Position) -> tuple[Choice, ...]:
    """The hint at a moment, if the table is this."""
    seat = moment.seat
    networks, rng = trained_networks(), Random(7)
    seen = seen_by(moment.seen, seat)
    insight = insight_of(view(position, seat), seen, view(choosing, seat), networks.policy, rng)
    return hint(insight, legal_actions(position, seat), networks, BUDGET, rng)


@pytest.mark.parametrize("seed", range(6))
def test_a_hint_names_a_few_legal_actions_the_best_first_with_reasons(seed: int) -> None:
    words = Messages("game.ftl", "hints.ftl")
    for moment in moments(seed, every=7):
        choices = hinted(moment, moment.position, moment.choosing)
        assert 1 <= len(choices) <= 3
        assert len({choice.action for choice in choices}) == len(choices)
        assert {choice.action for choice in choices} <= set(
            legal_actions(moment.position, moment.seat)
        )
        chances = [choice.chance for choice in choices]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        assert choices[0].why
        assert choices[0].is_even
        told = [reason.key for each in choices for reason in each.why if reason.code != "risk"]
        assert len(set(told)) == len(told), "no two choices have the same reason"
        for choice in choices:
            assert len(choice.why) <= 2
            for reason in choice.why:
                victim = reason.values.get("victim", moment.seat + 1)
                assert victim != moment.seat
                assert words(f"hint-why-{reason.code}", name="Ada", **reason.values)


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_may_not_see_makes_no_difference(seed: int) -> None:
    rng = Random(seed)
    for moment in moments(seed, every=11):
        other, before = (
            twin(each, moment.seat, rng) for each in (moment.position, moment.choosing)
        )
        found = hinted(moment, moment.position, moment.choosing)
        assert hinted(moment, other, before) == found


def test_canoes_that_are_alike_are_offered_once() -> None:
    """At the start both canoes are ashore: launching either is the same."""
    for moment in moments(2, every=1):
        canoes = moment.position.players[moment.seat].canoes
        if moment.position.phase != PADDLE_PHASE and canoes[0] == canoes[1]:
            choices = hinted(moment, moment.position, moment.choosing)
            trips = [str(choice.action).partition(">")[2] for choice in choices]
            assert len(set(trips)) == len(trips)
            return
    pytest.fail("no canoes were alike")


def reasons(*told: list[str]) -> list[list[str]]:
    """What is left of the reasons of some choices, by their codes."""
    choices = [
        Choice(Paddle(tile), 0.3, True, tuple(map(Reason, codes)))
        for tile, codes in enumerate(told, 1)
    ]
    return [[reason.code for reason in choice.why] for choice in distinct(choices)]


def test_what_holds_for_several_choices_is_told_of_none_that_has_a_reason_of_its_own() -> None:
    assert reasons(["up", "slow"], ["up", "safe"], ["load"]) == [["slow"], ["safe"], ["load"]]
    assert reasons(["up"], ["up", "safe"]) == [["up"], ["safe"]]
    assert reasons(["up", "slow"], ["up"], ["slow"]) == [["up", "slow"], [], []]


def test_a_danger_is_told_of_each_choice() -> None:
    assert reasons(["load", "risk"], ["up", "risk"]) == [["load", "risk"], ["up", "risk"]]


def test_actions_that_lead_to_the_same_are_even() -> None:
    """Both canoes are alike; the search is asked about both all the same."""
    position = table("shore shore", 1, rivals=(Seated(), Seated()))
    networks, rng = trained_networks(), Random(1)
    insight = insight_of(view(position, 0), [], None, networks.policy, rng)
    actions = legal_actions(position, 0)
    seen, memory, beliefs = insight
    search = HintSearch(networks, seen, memory, actions, beliefs, rng)
    assert all(each.is_even for each in search.prospects(BUDGET.start()))
