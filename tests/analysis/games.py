"""Games to analyse, played by bots, and analyses with few simulations."""

from collections.abc import Sequence
from functools import cache

from niagara.analysis import Analysis, analyse
from niagara.arena import ARENA_RULES
from niagara.arena.pool import Inline
from niagara.bots import SeatedBot, make_bot, play_decision
from niagara.bots.game_rngs import table_rng
from niagara.rules import Game, Options, Record

FEW = 60  # simulations of each decision


@cache
def played(specs: Sequence[str], seed: int, options: Options = ARENA_RULES) -> Record:
    """The record of a finished game."""
    game = Game(specs, table_rng(seed), options)
    players = [SeatedBot(make_bot(spec, len(specs)), seat, seed) for seat, spec in enumerate(specs)]
    while not game.is_over:
        play_decision(game, players)
    return game.record


@cache
def analysed(specs: Sequence[str], seed: int, options: Options = ARENA_RULES) -> Analysis:
    """The analysis of such a game."""
    return analyse(played(specs, seed, options), Inline(), simulations=FEW)
