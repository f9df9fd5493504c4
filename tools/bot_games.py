"""Games between bots, seats rotating, for the tools that measure the analysis."""

from collections.abc import Iterator, Sequence

from niagara.arena import ARENA_RULES
from niagara.bots import SeatedBot, make_bot, play_decision
from niagara.bots.game_rngs import table_rng
from niagara.bots.parse_lineup import rotated
from niagara.rules import Game, Record


def played_records(lineup: Sequence[str], games: int, seed: int) -> Iterator[Record]:
    """The records of so many games; players are named by what bots they are."""
    for number in range(games):
        specs = rotated(tuple(lineup), -number)
        yield played_record(specs, seed * 100_000 + number)


def played_record(specs: Sequence[str], seed: int) -> Record:
    """The record of one game."""
    game = Game(specs, table_rng(seed), ARENA_RULES)
    players = [SeatedBot(make_bot(spec, len(specs)), seat, seed) for seat, spec in enumerate(specs)]
    while not game.is_over:
        play_decision(game, players)
    return game.record
