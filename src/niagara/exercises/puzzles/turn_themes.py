"""Why a turn is the best. Each theme is a claim about the table, checked by the rules.

The themes are tried in order: the first that holds is told.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from niagara.exercises.puzzles.theme import Theme, gem_name
from niagara.exercises.puzzles.whole_turns import WholeTurn, whole_turns_with
from niagara.rules import Position, View, view
from niagara.rules.bag import ONE, Bag
from niagara.rules.board import CLOUD, EMPTY, LOST, Seat
from niagara.rules.events import GoalReached, Landed, Loaded, Stolen, Swept, Unloaded, WeatherMoved
from niagara.rules.flow import alternating, carried
from niagara.rules.forecast import NO_DANGER, forecast, may_play, possible_speeds
from niagara.rules.scoring import GOALS, goals_met, reached


class Case(NamedTuple):
    """What a claim is held against: the position, the best turn, and all the others."""

    position: Position
    seat: Seat
    best: WholeTurn
    others: Sequence[WholeTurn]

    def view_after(self, turn: WholeTurn) -> View:
        """What the seat sees when a turn is over."""
        return view(turn.after, self.seat)

    def is_in_danger(self, turn: WholeTurn) -> bool:
        """Whether the river may take one of the seat's canoes after a turn."""
        found = forecast(self.view_after(turn), is_turn_over=True)
        return found is not None and any(each.danger != NO_DANGER for each in found.canoes)


def turn_theme(
    position: Position, seat: Seat, best: WholeTurn, others: Sequence[WholeTurn]
) -> Theme | None:
    """Why a turn is the best, if one of the claims holds."""
    case = Case(position, seat, best, others)
    found = (theme(case) for theme in _THEMES)
    return next((theme for theme in found if theme is not None), None)


def _win(case: Case) -> Theme | None:
    """It reaches a goal."""
    for event in case.best.all_of(GoalReached):
        return Theme("win", {"goal": event.goals[0].replace(" ", "-")})
    return None


def _stop(case: Case) -> Theme | None:
    """It steals the gem that would have won the game for its owner."""
    for theft in case.best.all_of(Stolen):
        victim = theft.victim[0]
        if goals_met(case.position.players[victim].gems + ONE[theft.gem]):
            return Theme("stop", {"gem": gem_name(theft.gem), "victim": victim})
    return None


def _steal(case: Case) -> Theme | None:
    """It steals; two canoes may even steal two gems."""
    thefts = case.best.all_of(Stolen)
    if len(thefts) == 2:
        return Theme("steal-two")
    for theft in thefts:
        return Theme("steal", {"gem": gem_name(theft.gem), "victim": theft.victim[0]})
    return None


def _land_two(case: Case) -> Theme | None:
    """Both canoes bring a gem ashore."""
    landed = [event for event in case.best.all_of(Landed) if event.gem != EMPTY]
    return Theme("land-two") if len(landed) == 2 else None


def _flood(case: Case) -> Theme | None:
    """The weather sends rivals over the falls that the other weather would have spared."""
    moved = case.best.all_of(WeatherMoved)
    if not moved or moved[0].now < moved[0].was:
        return None
    swept = _surely_swept(case, case.best)
    if swept <= _surely_swept(case, case.others[0]):
        return None
    return Theme("flood", {"count": swept})


def _surely_swept(case: Case, turn: WholeTurn) -> int:
    """How many rivals' canoes that stay until the flow go over the falls whatever comes."""
    seen = case.view_after(turn)
    slowest = possible_speeds(seen, is_turn_over=True)[0]
    spaces = carried(alternating(seen.next_arm, slowest))
    return sum(
        canoe.at != LOST and spaces[canoe.at] == LOST
        for rival in _have_acted(case)
        for canoe in turn.after.players[rival].canoes
    )


def _calm(case: Case) -> Theme | None:
    """The weather keeps the seat's canoes from the falls; the other weather might not."""
    moved = case.best.all_of(WeatherMoved)
    if not moved or moved[0].now > moved[0].was:
        return None
    if case.is_in_danger(case.best) or not case.is_in_danger(case.others[0]):
        return None
    return Theme("calm")


def _fetch(case: Case) -> Theme | None:
    """A canoe loads and is ashore with its gem in the same turn."""
    loaded = {event.canoe: event.gem for event in case.best.all_of(Loaded)}
    for landed in case.best.all_of(Landed):
        if landed.canoe in loaded:
            return Theme("fetch", {"gem": gem_name(landed.gem)})
    return None


def _land_and_load(case: Case) -> Theme | None:
    """One canoe brings a gem ashore, the other loads one."""
    is_landed = any(event.gem != EMPTY for event in case.best.all_of(Landed))
    loaded = case.best.all_of(Loaded)
    if not is_landed or not loaded:
        return None
    return Theme("land-and-load", {"gem": gem_name(loaded[0].gem)})


def _swap(case: Case) -> Theme | None:
    """A canoe unloads one gem and loads one that brings a goal nearer than the other would."""
    gems = case.position.players[case.seat].gems
    dropped = {event.canoe: event.gem for event in case.best.all_of(Unloaded)}
    for loaded in case.best.all_of(Loaded):
        given = dropped.get(loaded.canoe, EMPTY)
        if given != EMPTY and to_go(gems + ONE[loaded.gem]) < to_go(gems + ONE[given]):
            return Theme("swap", {"gem": gem_name(loaded.gem)})
    return None


def _load_two(case: Case) -> Theme | None:
    """Both canoes load."""
    return Theme("load-two") if len(case.best.all_of(Loaded)) == 2 else None


def _load_in_time(case: Case) -> Theme | None:
    """A canoe loads, and no river of this round takes any of the seat's canoes."""
    loaded = case.best.all_of(Loaded)
    if not loaded or case.is_in_danger(case.best):
        return None
    return Theme("load", {"gem": gem_name(loaded[0].gem)})


def _land(case: Case) -> Theme | None:
    """A gem comes ashore, and so many are missing to a goal."""
    for event in case.best.all_of(Landed):
        if event.gem != EMPTY:
            missing = to_go(case.best.after.players[case.seat].gems)
            return Theme("land", {"gem": gem_name(event.gem), "missing": missing})
    return None


def _escape(case: Case) -> Theme | None:
    """Nothing of the seat's can go over the falls; after most other turns something can."""
    if case.is_in_danger(case.best) or case.best.all_of(WeatherMoved):
        return None
    dangerous = sum(case.is_in_danger(turn) or bool(turn.all_of(Swept)) for turn in case.others)
    return Theme("escape") if 2 * dangerous > len(case.others) else None


def _out_of_reach(case: Case) -> Theme | None:
    """No rival still to move can steal from the seat; after most other turns one can."""
    loaded = [canoe for canoe in case.best.after.players[case.seat].canoes if canoe.gem != EMPTY]
    if not loaded or _can_be_robbed(case, case.best):
        return None
    exposed = sum(_can_be_robbed(case, turn) for turn in case.others)
    return Theme("out-of-reach") if 2 * exposed > len(case.others) else None


def _can_be_robbed(case: Case, turn: WholeTurn) -> bool:
    """Whether a rival still to move may hold a tile that reaches one of the seat's loads."""
    seen = case.view_after(turn)
    return any(
        any(theft.victim[0] == case.seat for theft in answer.all_of(Stolen))
        for rival in _yet_to_act(case)
        for tile in may_play(seen.players[rival])
        if tile != CLOUD
        for answer in whole_turns_with(turn.after, rival, tile)
    )


def to_go(bag: Bag) -> int:
    """How many more gems the nearest goal takes, if they are the right ones."""
    return min(GOALS[goal] - have for goal, have in reached(bag).items())


def _have_acted(case: Case) -> list[Seat]:
    return [seat for seat in _rivals(case) if _place(case, seat) < _place(case, case.seat)]


def _yet_to_act(case: Case) -> list[Seat]:
    return [seat for seat in _rivals(case) if _place(case, seat) > _place(case, case.seat)]


def _rivals(case: Case) -> list[Seat]:
    return [seat for seat in range(len(case.position.players)) if seat != case.seat]


def _place(case: Case, seat: Seat) -> int:
    return (seat - case.position.start) % len(case.position.players)


_THEMES: Final[tuple[Callable[[Case], Theme | None], ...]] = (
    *(_win, _stop, _steal, _land_two, _flood, _calm, _fetch, _swap, _land_and_load),
    *(_load_two, _out_of_reach, _escape, _load_in_time, _land),
)
