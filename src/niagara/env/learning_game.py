"""A game as learning interfaces play it: one decision after another, by flat indexes.

In phase I all seats choose in secret (R2.1); here they are asked one by one, from the start player
clockwise, and nobody is shown the choices that were made before.
"""

from collections.abc import Iterable
from random import Random
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from niagara.rules import Action, Event, NaturalFork, Options, Position, acting, deal, legal_actions
from niagara.rules.actions import Trip
from niagara.rules.board import MAX_SEATS, MIN_SEATS, Seat
from niagara.rules.events import Flowed
from niagara.rules.options import FORKS, MOST_ROUNDS, TIEBREAKS
from niagara.rules.play import play
from niagara.rules.position import NOBODY
from niagara.sim.flat_actions import ACTION_COUNT, encode
from niagara.sim.next_to_act import next_to_act
from niagara.sim.observe import Observation, observe

Mask: TypeAlias = npt.NDArray[np.int8]


def checked_options(seats: int, fork: str, tiebreak: str, round_limit: int | None) -> Options:
    """The options of a table; raises ValueError for what no table can play."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise ValueError(f"R1.1: {MIN_SEATS} to {MAX_SEATS} seats play, not {seats!r}")
    if fork not in FORKS:
        raise ValueError(f"R6.4: the fork is one of {', '.join(FORKS)}, not {fork!r}")
    if tiebreak not in TIEBREAKS:
        raise ValueError(f"R8.2: the tiebreak is one of {', '.join(TIEBREAKS)}, not {tiebreak!r}")
    if round_limit is not None and not 1 <= round_limit <= MOST_ROUNDS:
        raise ValueError(f"R8.3: a round limit is from 1 to {MOST_ROUNDS}, not {round_limit!r}")
    return Options(fork, tiebreak, round_limit)


def flows(events: Iterable[Event]) -> bool:
    """Whether a disc was pushed in these events."""
    return any(isinstance(event, Flowed) and event.speed > 0 for event in events)


# Indexes by what they depend on: `encode` is asked once for each.
_INDEXES: Final[dict[tuple[int, int, int, int, int], int]] = {}


def index_of(position: Position, seat: Seat, action: Action) -> int:
    """The flat index of an action that is legal for a seat: `encode`, remembered."""
    player = position.players[seat]
    at = player.canoes[action.canoe].at if isinstance(action, Trip) else 0
    key = (action.index, at, player.paddle, seat, len(position.players))
    index = _INDEXES.get(key)
    if index is None:
        index = _INDEXES[key] = encode(position, seat, action)
    return index


def indexed_actions(position: Position, seat: Seat) -> dict[int, Action]:
    """What a seat may do now, by flat index."""
    return {index_of(position, seat, action): action for action in legal_actions(position, seat)}


def mask_of(indexes: Iterable[int]) -> Mask:
    """For every index whether it is among these: 1 or 0."""
    marks = bytearray(ACTION_COUNT)
    for index in indexes:
        marks[index] = 1
    mask: Mask = np.frombuffer(marks, np.int8)
    return mask


class LearningGame:
    """A game in progress. ``actor`` is the seat to act, NOBODY when the game is over."""

    def __init__(self, seats: int, options: Options, rng: Random) -> None:
        self.position = deal(seats, rng, options)
        self.actor = next_to_act(self.position)
        self.has_flowed = False  # whether a disc was ever pushed
        self._draw = NaturalFork(rng)
        self._legal: dict[Seat, dict[int, Action]] = {}

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    def acting(self) -> tuple[Seat, ...]:
        """The seats that have a decision to make now."""
        return acting(self.position)

    def legal(self, seat: Seat) -> dict[int, Action]:
        """What a seat may do now, by flat index; nothing if it has no decision to make."""
        legal = self._legal.get(seat)
        if legal is None:
            legal = self._legal[seat] = indexed_actions(self.position, seat)
        return legal

    def observe(self, seat: Seat) -> Observation:
        """What a seat knows now, remembering all that it has seen."""
        return observe(self.position, seat, has_flowed=self.has_flowed)

    def play(self, seat: Seat, index: int, log: list[Event] | None = None) -> None:
        """Play one of the legal actions of a seat; events are appended to ``log``."""
        action = self.legal(seat).get(index)
        if action is None:
            raise ValueError(f"action {index} is not legal for seat {seat} here")
        if not self.has_flowed:
            log = [] if log is None else log
        self.position = play(self.position, seat, action, self._draw, log)
        if not self.has_flowed and log:
            self.has_flowed = flows(log)
        self.actor = next_to_act(self.position)
        self._legal.clear()
