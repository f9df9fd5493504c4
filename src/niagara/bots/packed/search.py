"""The captain's search on the packed engine, where that is built: the same race, much faster.

Worlds are drawn and rollouts played in C (rollout.c), in chunks; what is
decided between chunks is decided here. Random numbers are the engine's own, so a captain plays
other games with it than without.
"""

import ctypes
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from niagara.bots.budget import Stopwatch
from niagara.bots.captain_search import SOON, Search
from niagara.bots.packed.library import ROLLOUT
from niagara.bots.packed.worth import packed_worth
from niagara.rules import Player, View
from niagara.rules.board import CLOUD, MAX_SEATS, NO_TILE
from niagara.rules.events import HIDDEN
from niagara.rules.position import position_of
from niagara.sim.flat_actions import encode
from niagara.sim.packed.engine import Rules, c_rules
from niagara.sim.packed.packing import MOST_ROUNDS, WORDS, pack

CHUNK: Final = 16  # worlds at a time, between two looks at the clock
MOST_CANDIDATES: Final = 16
MOST_EVALUATIONS: Final = 8


class _Regrets(ctypes.Structure):
    _fields_ = [
        ("totals", ctypes.c_double * (CLOUD + 1) * MAX_SEATS),
        ("tries", ctypes.c_int * (CLOUD + 1) * MAX_SEATS),
    ]


class _Search(ctypes.Structure):
    """`Search` of rollout.c, field by field: what is in `Horizon` and `Known` as well."""

    _fields_ = [
        ("rules", Rules),
        ("root", ctypes.c_uint32 * WORDS),
        *((name, ctypes.c_int) for name in ("seat", "candidates")),
        ("actions", ctypes.c_int * MOST_CANDIDATES),
        ("rounds", ctypes.c_int * MOST_EVALUATIONS),
        *((name, ctypes.c_int) for name in ("evaluations", "soon")),
        ("pools", ctypes.c_uint32 * MAX_SEATS),
        ("held", ctypes.c_int * MAX_SEATS),
        ("is_face_down", ctypes.c_int * MAX_SEATS),
        ("regrets", _Regrets),
        ("rng", ctypes.c_uint64),
    ]


def can_search(actions: int, rounds: Sequence[int]) -> bool:
    """Whether the packed engine is built, and so many actions and rounds fit it."""
    fits = actions <= MOST_CANDIDATES and rounds[-1] < MOST_ROUNDS
    return fits and ROLLOUT.is_built


class PackedSearch(Search):
    """The search of one decision, in chunks of worlds."""

    _packed: _Search | None = None

    def try_worlds(self, watch: Stopwatch, most: int) -> None:
        """Every candidate in some more worlds."""
        if self._packed is None:
            self._packed = self._prepared()
        packed, many = self._packed, len(self.candidates)
        packed.candidates = many
        for place, candidate in enumerate(self.candidates):
            packed.actions[place] = encode(self.view, self.view.seat, candidate.action)
        worlds = max(1, min(most, CHUNK, watch.left() // many + 1))
        found = (ctypes.c_double * (worlds * many))()
        ROLLOUT.loaded.niagara_try_worlds(
            ctypes.byref(packed_worth()), ctypes.byref(packed), worlds, found
        )
        for place, candidate in enumerate(self.candidates):
            candidate.add(found[place * worlds : (place + 1) * worlds])
        watch.count(worlds * many)
        self._learn(packed)

    def _prepared(self) -> _Search:
        """What the engine needs to know."""
        view = self.view
        packed = _Search(evaluations=len(self.rounds), soon=SOON, seat=view.seat)
        limit = min(view.options.round_limit or MOST_ROUNDS, MOST_ROUNDS)
        packed.rules = c_rules(len(view.players), replace(view.options, round_limit=limit))
        packed.rounds[: len(self.rounds)] = list(self.rounds)
        packed.rng = self.rng.getrandbits(64)
        packed.root[:] = _root(view)
        for seat, player in enumerate(view.players):
            if seat != view.seat:
                packed.pools[seat] = sum(1 << tile - 1 for tile in self.memory.may_hold(seat))
                packed.is_face_down[seat] = player.paddle == HIDDEN
                packed.held[seat] = player.hand_count + packed.is_face_down[seat]
            for tile in range(CLOUD + 1):
                packed.regrets.totals[seat][tile] = self.regrets.totals[seat][tile]
                packed.regrets.tries[seat][tile] = self.regrets.tries[seat][tile]
        return packed

    def _learn(self, packed: _Search) -> None:
        """Keep what the rivals learned for the rest of the round."""
        for seat in range(len(self.view.players)):
            self.regrets.totals[seat][:] = packed.regrets.totals[seat]
            self.regrets.tries[seat][:] = packed.regrets.tries[seat]


def _root(view: View) -> list[int]:
    """The words of a view: rivals with no tiles in hand, and none where one lies face down."""
    players = tuple(
        Player(
            player.hand or (),
            player.played,
            NO_TILE if player.paddle == HIDDEN else player.paddle,
            player.gems,
            player.canoes,
        )
        for player in view.players
    )
    return pack(position_of(view, players))
