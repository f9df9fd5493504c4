"""The generators of a game between bots, derived from the one number that names the game.

Everybody who plays a game by its number derives them here, so that the arena and the terminal
play the same one. Each seat has generators of its own: what one bot draws changes nothing for
the others.
"""

from random import Random


def table_rng(seed: int) -> Random:
    """What the set-up and the river draw on."""
    return Random(f"table {seed}")


def seat_rng(seed: int, seat: int) -> Random:
    """What the bot of a seat draws on."""
    return Random(f"seat {seat} {seed}")


def fallback_rng(seed: int, seat: int) -> Random:
    """What decides for a seat whose bot has forfeited a decision."""
    return Random(f"fallback {seat} {seed}")
