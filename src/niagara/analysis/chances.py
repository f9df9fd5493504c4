"""Every seat's chance to win, estimated by the networks of the package.

A finished game has no secrets, so all tiles of the round are known here. From each position the
rest of the round and the next one are played out many times by the champion's small network, and
the critic says what each seat may expect then, as in the champion's search; a game that ends on the
way has its true result. The critic alone would not see a win that takes two trips.

While tiles are being chosen, none of them is known: choices are simultaneous (R2.1), so the order
in which a record happens to list them must not matter.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from niagara.bots.champion_search import AHEAD
from niagara.bots.foresight import ChampionNetworks, Foresight, Rounds
from niagara.bots.imagined_games import imagine
from niagara.rules import Position, take_back
from niagara.rules.position import OVER, PADDLE_PHASE
from niagara.rules.scoring import shares

Shares: TypeAlias = tuple[float, ...]  # of each seat
PLAYOUTS: Final = 48  # of each position
LEAST: Final = 1e-6  # so that there is something to divide by if all chances are clipped
DIGITS: Final = 4
# The networks expect everyone to play as well as they do, and are too sure of leads that players
# lose. Chances to this power come true (docs/analysis.md).
POWER: Final = 0.85


def chances(
    positions: Iterable[Position],
    networks: ChampionNetworks,
    rng: Random,
    playouts: int = PLAYOUTS,
) -> list[Shares]:
    """The chances in some positions of one game."""
    shown = [_before_choice(position) for position in positions]
    # Some positions occur twice, such as those of phase I without their tiles.
    running = list(dict.fromkeys(each for each in shown if each.phase != OVER))
    known: dict[Position, Shares] = {}
    for has_flowed in (False, True):
        # No record of one round tells whether the river has flowed; later it nearly always has.
        some = [position for position in running if (position.round > 1) == has_flowed]
        if some:
            found = _played_out(some, networks, rng, playouts, has_flowed=has_flowed)
            known |= dict(zip(some, map(as_shares, found), strict=True))
    return [result(each) if each.phase == OVER else known[each] for each in shown]


def result(position: Position) -> Shares:
    """What every seat has won of a game that is over."""
    return tuple(shares(position.winners, len(position.players)))


def _played_out(
    positions: Sequence[Position],
    networks: ChampionNetworks,
    rng: Random,
    playouts: int,
    *,
    has_flowed: bool,
) -> npt.NDArray[np.float64]:
    """What every seat may expect in each position, on average over the play-outs."""
    games = imagine(
        [position for position in positions for _ in range(playouts)],
        positions[0].options,
        rng,
        has_flowed=has_flowed,
    )
    seats = len(positions[0].players)
    last: Rounds = np.repeat([position.round + AHEAD for position in positions], playouts)
    foresight = Foresight(networks, np.random.default_rng(rng.getrandbits(64)))
    found = foresight.outcomes(games, last, seats)
    means: npt.NDArray[np.float64] = found.reshape(len(positions), playouts, seats).mean(1)
    return means


def as_shares(values: npt.NDArray[np.float64]) -> Shares:
    """Estimates as chances: from 0 to 1, and 1 in all."""
    shares = np.clip(values, LEAST, 1) ** POWER
    return tuple(round(each, DIGITS) for each in (shares / shares.sum()).tolist())


def _before_choice(position: Position) -> Position:
    """The position as if nobody had chosen a tile, while some still have to."""
    if position.phase == PADDLE_PHASE:
        for seat, player in enumerate(position.players):
            if player.paddle:
                position = take_back(position, seat)
    return position
