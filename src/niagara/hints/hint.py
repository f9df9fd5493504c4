"""A hint: the few actions that the champion considers, with chances and reasons."""

from collections import Counter
from collections.abc import Hashable, Sequence
from random import Random
from typing import Final, NamedTuple

from niagara.bots.budget import Budget
from niagara.bots.champion import Champion
from niagara.bots.foresight import ChampionNetworks
from niagara.exercises.puzzles.whole_turns import effect
from niagara.hints.cloud_reasons import weather_reason
from niagara.hints.hint_search import HintSearch
from niagara.hints.insight import Insight
from niagara.hints.plan import planned_turn
from niagara.hints.reason import Reason
from niagara.hints.tile_reasons import tile_reasons
from niagara.hints.trip_reasons import trip_reasons
from niagara.rules import Action, Paddle, Position, Ransom, Trip, Weather, stage
from niagara.rules.board import Seat
from niagara.rules.position import PADDLE_PHASE

MOST: Final = 3  # choices that are told
LEAST: Final = 2  # choices that are told, even if the champion would not think about one
FAR: Final = 0.2  # a chance so much lower than the best is told only if there is no other choice


class Choice(NamedTuple):
    """An action to consider, the chance to win with it, and why.

    ``is_even``: whether the search cannot tell it from the best.
    """

    action: Action
    chance: float
    is_even: bool
    why: tuple[Reason, ...]


def hint(
    insight: Insight,
    legal: Sequence[Action],
    networks: ChampionNetworks,
    budget: Budget,
    rng: Random,
) -> tuple[Choice, ...]:
    """What the champion considers at a decision, best first."""
    watch = budget.start()
    view, memory, beliefs = insight
    champion = Champion(len(view.players), networks)
    champion.memory = memory
    position = insight.position(rng)
    # All tiles: a player who looks at one that the champion would not play learns why.
    least = len(legal) if view.phase == PADDLE_PHASE else LEAST
    trust = dict(zip(*champion.proposed(view, legal, least), strict=True))
    actions = _different(list(trust), position, view.seat)
    bonuses = [trust[action] for action in actions]
    search = HintSearch(networks, view, memory, actions, beliefs, rng, bonuses)
    found = search.prospects(watch)
    near = [each for each in found if each.chance >= found[0].chance - FAR]
    choices = [
        Choice(*prospect, _why(insight, position, prospect.action, champion, rng))
        for prospect in max(near, found[:LEAST], key=len)
    ]
    return tuple(distinct(_telling(choices)[:MOST]))


def _telling(choices: Sequence[Choice]) -> list[Choice]:
    """Best first; of those that do the same only the best, unless few are left."""
    told: list[Choice] = []
    for choice in choices:
        if all(choice.why != other.why for other in told):
            told.append(choice)
    return told if len(told) >= LEAST else list(choices)


def distinct(choices: Sequence[Choice]) -> list[Choice]:
    """The same with reasons that tell one from the other. A danger is told of each."""
    times = Counter(
        reason.key for choice in choices for reason in choice.why if reason.code != "risk"
    )
    told: list[Choice] = []
    said: set[Hashable] = set()
    for choice in choices:
        own = tuple(reason for reason in choice.why if times[reason.key] < 2)
        own = own or tuple(reason for reason in choice.why if reason.key not in said)
        said |= {reason.key for reason in own}
        told.append(choice._replace(why=own))
    return told


def _different(actions: Sequence[Action], position: Position, seat: Seat) -> list[Action]:
    """The first of those that lead to the same: one canoe is as good as the other."""
    found: dict[Hashable, Action] = {}
    for action in actions:
        after = stage(position, seat, (action,)).position
        found.setdefault(effect(after, seat) if isinstance(action, Trip) else action, action)
    return list(found.values())


def _why(
    insight: Insight, position: Position, action: Action, champion: Champion, rng: Random
) -> tuple[Reason, ...]:
    """One or two facts about an action; nothing depends on what rivals hide."""
    seat = insight.view.seat
    match action:
        case Paddle():
            plan = planned_turn(insight, position, action.tile, champion, rng)
            return tile_reasons(position, seat, action.tile, plan)
        case Trip():
            return trip_reasons(position, seat, action)
        case Weather():
            return (weather_reason(position, seat, action),)
        case Ransom():
            return (Reason("ransom"),)
    return (Reason("stay"),)
