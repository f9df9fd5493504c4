"""Hints: legal, few, the best first, and the same whatever rivals hide."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from niagara.bots.budget import Budget
from niagara.bots.trained_networks import trained_networks
from niagara.hints import Choice, hint, insight_of
from niagara.locales.messages import Messages
from niagara.rules import Event, Position, acting, legal_actions, seen_by, view
from niagara.rules.position import PADDLE_PHASE
from niagara.testing.twin_position import twin
from play import some_game, steps

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
        for choice in choices:
            assert 1 <= len(choice.why) <= 2
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
