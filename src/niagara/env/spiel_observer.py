"""What a player knows at a state of the OpenSpiel game: tensors and strings."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from niagara.env.spiel_table import SpielTable, with_tiles
from niagara.rules.board import ARM_NAMES, NO_TILE, Seat
from niagara.rules.view import is_revealed
from niagara.sim.flat_actions import ACTION_COUNT, FIRST_TILE
from niagara.sim.missing_extra import missing_extra
from niagara.sim.observation import observation_width
from niagara.sim.observe import observe

try:
    import pyspiel
except ImportError as error:
    raise missing_extra("spiel", error) from error

HIDDEN_TILE: Final = ACTION_COUNT  # stands for a choice that the observer has not seen
CODES_A_SEAT: Final = ACTION_COUNT + 1


def observation_text(table: SpielTable, seat: Seat) -> str:
    """What a player with a perfect memory knows, in a line: short, and different if it differs."""
    position = table.position
    if position is None:
        return f"p{seat} set-up {table.start}"
    pending = position.pending
    turn = "" if pending is None else f"{pending.began}{pending.moved}"
    words = [
        f"p{seat} round {position.round} {position.phase} start {position.start}",
        f"turn {position.turn}{turn} weather {position.weather} arm {position.next_arm}",
        f"sites {position.sites}",
    ]
    for other, player in enumerate(position.players):
        held, tile = player.hand, str(player.paddle)
        if player.paddle and other != seat and not is_revealed(position, other):
            held, tile = tuple(sorted((*held, player.paddle))), "?"
        a, b = player.canoes
        words.append(f"{other}: {a.code} {b.code} gems {player.gems} hand {held} tile {tile}")
    return "; ".join(words)


def seen_history(state: Any, seat: Seat) -> list[int]:
    """The history as codes, hidden choices replaced; chance has the codes after the seats'."""
    position, seats = state.table.position, state.table.seats
    hidden = {}
    if position is not None:
        hidden = {
            other: HIDDEN_TILE - FIRST_TILE + 1
            for other, player in enumerate(position.players)
            if other != seat and player.paddle != NO_TILE and not is_revealed(position, other)
        }
    return [
        (player if player >= 0 else seats) * CODES_A_SEAT + action
        for player, action in with_tiles(state.steps(), hidden)
    ]


class SpielObserver:
    """Observations as OpenSpiel asks for them: ``tensor``, and ``dict`` with its parts by name.

    ``observation`` is the vector of `niagara.sim.observation`. With perfect recall ``history``
    follows: every step so far as one number, (code + 1) / (codes + 1), 0 for steps to come. A code
    is 213 × seat + action, where action 212 stands for a tile chosen and not yet revealed; chance
    has the codes after those of the seats.
    """

    def __init__(self, game: Any, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, got {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("observations hold what is public and what the player itself knows")
        self.recalls: bool = kind.perfect_recall
        self._codes = game.seats * CODES_A_SEAT + max(game.seats, len(ARM_NAMES))
        size = observation_width(game.seats)
        steps = game.max_game_length() + game.max_chance_nodes_in_history() if self.recalls else 0
        self.tensor: npt.NDArray[np.float32] = np.zeros(size + steps, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self.recalls:
            self.dict["history"] = self.tensor[size:]

    def set_from(self, state: Any, player: Seat) -> None:
        """Write what a player knows at a state into the tensor."""
        self.tensor.fill(0)
        if state.table.position is not None:
            self.dict["observation"][:] = observe(
                state.table.position, player, has_flowed=state.table.begun
            )
        if self.recalls:
            codes = seen_history(state, player)
            self.dict["history"][: len(codes)] = (np.array(codes) + 1) / (self._codes + 1)

    def string_from(self, state: Any, player: Seat) -> str:
        """The same in words."""
        seen = observation_text(state.table, player)
        return f"{seen}; {seen_history(state, player)}" if self.recalls else seen
