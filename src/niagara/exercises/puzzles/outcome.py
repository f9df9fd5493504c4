"""How the round of a puzzle goes on after the best answer, and whether it shows the theme."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from niagara.exercises.puzzles.puzzle import SOLVER, Puzzle, actions_of
from niagara.exercises.puzzles.theme import Theme
from niagara.rules import Action, Event, Position, acting, play_turn
from niagara.rules.board import EMPTY, Seat
from niagara.rules.events import GoalReached, Landed, Loaded, Stolen, Swept
from niagara.rules.position import OVER, PADDLE_PHASE


class Outcome(NamedTuple):
    """The rest of the round: everything that happened, and the position after it."""

    events: Sequence[Event]
    after: Position


def play_out(puzzle: Puzzle) -> Outcome:
    """The round after the best answer, the river included; raises what `play_turn` raises."""
    position, events = puzzle.position, list[Event]()
    while position.phase != OVER and position.round == puzzle.position.round:
        seat = acting(position)[0]
        position = play_turn(position, seat, _line(puzzle, position, seat), log=events)
    return Outcome(events, position)


def _line(puzzle: Puzzle, position: Position, seat: Seat) -> tuple[Action, ...]:
    is_choice = position.phase == PADDLE_PHASE
    if seat != SOLVER:
        line = puzzle.rivals[seat]
        return actions_of(line.tile if is_choice else line.turn)
    is_answer = is_choice or puzzle.kind == "turn"
    return actions_of(puzzle.best[0] if is_answer else puzzle.then)


def shows(theme: Theme, events: Sequence[Event]) -> bool:
    """Whether what happened in the round is what the theme tells."""
    return _SHOWN[theme.name](theme, events)


Shown = Callable[[Theme, Sequence[Event]], bool]


def _wins(_: Theme, events: Sequence[Event]) -> bool:
    return any(isinstance(event, GoalReached) and event.seat == SOLVER for event in events)


def _steals(count: int) -> Shown:
    return lambda _, events: (
        sum(isinstance(event, Stolen) and event.seat == SOLVER for event in events) == count
    )


def _lands(count: int) -> Shown:
    return lambda _, events: len(_landed(events)) >= count


def _loads(count: int) -> Shown:
    return lambda _, events: len(_loaded(events)) >= count


def _fetches(_: Theme, events: Sequence[Event]) -> bool:
    return any(event.canoe in _loaded(events) for event in _landed(events))


def _lands_and_loads(_: Theme, events: Sequence[Event]) -> bool:
    return bool(_landed(events) and _loaded(events))


def _keeps_canoes(_: Theme, events: Sequence[Event]) -> bool:
    return not any(isinstance(event, Swept) and event.seat == SOLVER for event in events)


def _loads_in_time(theme: Theme, events: Sequence[Event]) -> bool:
    return bool(_loaded(events)) and _keeps_canoes(theme, events)


def _keeps_loads(_: Theme, events: Sequence[Event]) -> bool:
    return not any(isinstance(event, Stolen) and event.victim[0] == SOLVER for event in events)


def _sweeps(theme: Theme, events: Sequence[Event]) -> bool:
    swept = sum(isinstance(event, Swept) and event.seat != SOLVER for event in events)
    return swept >= int(theme.values["count"])


def _landed(events: Sequence[Event]) -> list[Landed]:
    return [
        event
        for event in events
        if isinstance(event, Landed) and event.seat == SOLVER and event.gem != EMPTY
    ]


def _loaded(events: Sequence[Event]) -> list[int]:
    return [event.canoe for event in events if isinstance(event, Loaded) and event.seat == SOLVER]


_SHOWN: Final[dict[str, Shown]] = {
    "win": _wins,
    "stop": _steals(1),
    "steal": _steals(1),
    "steal-two": _steals(2),
    "land-two": _lands(2),
    "flood": _sweeps,
    "calm": _keeps_canoes,
    "fetch": _fetches,
    "swap": _loads(1),
    "land-and-load": _lands_and_loads,
    "load-two": _loads(2),
    "out-of-reach": _keeps_loads,
    "escape": _keeps_canoes,
    "load": _loads_in_time,
    "land": _lands(1),
    "tile-win": _wins,
    "tile-land-two": _lands(2),
    "tile-steal": _steals(1),
    "tile-fetch": _fetches,
    "tile-land-and-load": _lands_and_loads,
    "tile-land": _lands(1),
    "tile-land-lowest": _lands(1),
    "tile-load": _loads(1),
    "tile-safe": _keeps_canoes,
    "tile-cloud": _keeps_loads,
}
