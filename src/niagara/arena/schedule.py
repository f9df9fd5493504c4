"""Which games are played: what a run was asked to do, who sits where, with which seed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from niagara.arena.match import ARENA_RULES
from niagara.bots.parse_lineup import rotated
from niagara.rules import Options

SEED_BITS: Final = 48
Ending = Literal["complete", "interrupted", "worker-died", "cluster-failed"]


@dataclass(frozen=True)
class Experiment:
    """An arena run; ``ending`` says why fewer games may have been played than planned."""

    lineup: tuple[str, ...]
    planned: int
    seed: int
    options: Options
    ending: Ending = "complete"


@dataclass(frozen=True)
class Fixture:
    """One game to be played. Games of the same ``deal`` have the same seed."""

    game: int
    deal: int
    seed: int
    specs: tuple[str, ...]
    options: Options


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal; the same whoever plays, so that line-ups can be compared."""
    return Random(f"deal {deal} of {seed}").getrandbits(SEED_BITS)


def fixtures(
    lineup: Sequence[str], games: int, seed: int, options: Options = ARENA_RULES
) -> Iterator[Fixture]:
    """So many games of a line-up: every deal is played in every rotation.

    Game ``i`` is played on deal ``i // n``, rotated by ``i % n`` seats, so that after every ``n``
    games each bot has sat everywhere equally often.
    """
    yield from fixtures_of([lineup], games, seed, options)


def fixtures_of(
    lineups: Sequence[Sequence[str]], games: int, seed: int, options: Options = ARENA_RULES
) -> Iterator[Fixture]:
    """The same for several line-ups in turn, one deal each; all of the same number of seats."""
    seats = len(lineups[0])
    for game in range(games):
        deal, turn = divmod(game, seats)
        specs = rotated(lineups[deal % len(lineups)], turn)
        yield Fixture(game, deal, deal_seed(seed, deal), specs, options)
