"""Who has won, and what that is worth (R8)."""

from typing import Final

import jax
import jax.numpy as jnp

from niagara.rules.bag import bag_of
from niagara.rules.board import KINDS
from niagara.rules.scoring import FIVE_KINDS, FOUR_OF_A_KIND, GOALS, SEVEN_IN_ALL, progress
from niagara.rules.scoring import value as gem_value
from niagara.sim.batch.fields import WORD, Word, as_word, settled, where
from niagara.sim.batch.rules import DEFAULT, Rules
from niagara.sim.batch.state import GEMS, State, check_seats, is_over

_LOW: Final = 0o11111  # the lowest bit of each kind in a bag
_WHOLE: Final = progress(bag_of([GOALS[FOUR_OF_A_KIND], 0, 0, 0, 0]))  # progress of a winner
_VALUES: Final = tuple(
    gem_value(bag_of(int(k == kind) for k in range(KINDS))) for kind in range(KINDS)
)
_MOST_GEMS: Final = 64  # more than anybody can own; progress is counted above it


class Count:
    """What R8 counts in bags of gems."""

    def __init__(self, bags: Word) -> None:
        """Count each bag of a batch."""
        kinds = [(bags >> 3 * kind) & 7 for kind in range(KINDS)]
        self.each = kinds
        self.most = kinds[0]
        for number in kinds[1:]:
            self.most = jnp.maximum(self.most, number)
        self.kinds = jax.lax.population_count((bags | bags >> 1 | bags >> 2) & _LOW)
        self.all = kinds[0] + kinds[1] + kinds[2] + kinds[3] + kinds[4]

    def meets_a_goal(self) -> jax.Array:
        """R8.1."""
        return (
            (self.most >= GOALS[FOUR_OF_A_KIND])
            | (self.kinds >= GOALS[FIVE_KINDS])
            | (self.all >= GOALS[SEVEN_IN_ALL])
        )

    def value(self) -> Word:
        """R8.2, tie-break gem-value."""
        worth = self.each[0] * _VALUES[0]
        for number, each in zip(self.each[1:], _VALUES[1:], strict=True):
            worth += number * each
        return worth

    def parts(self) -> Word:
        """How near each bag is to a win, in parts as `niagara.rules.scoring.progress` counts."""
        found = self.most * (_WHOLE // GOALS[FOUR_OF_A_KIND])
        found = jnp.maximum(found, self.kinds * (_WHOLE // GOALS[FIVE_KINDS]))
        return jnp.maximum(found, self.all * (_WHOLE // GOALS[SEVEN_IN_ALL]))

    def share(self) -> jax.Array:
        """The same as a share of a win, float32."""
        return self.parts().astype(jnp.float32) / _WHOLE

    def progress(self) -> Word:
        """R8.3: progress first, then the number of gems."""
        return self.parts() * _MOST_GEMS + self.all


def is_won(players: tuple[Word, ...]) -> jax.Array:
    """Whether somebody meets a goal."""
    won = Count(GEMS.of(players[0])).meets_a_goal()
    for player in players[1:]:
        won |= Count(GEMS.of(player)).meets_a_goal()
    return won


def winner_bits(state: State, rules: Rules = DEFAULT) -> Word:
    """The seats that win, as bits; none while a game goes on."""
    bags = tuple(GEMS.of(player) for player in state.players)
    return where(is_over(state), best_bits(bags, rules), 0)


def best_bits(bags: tuple[Word, ...], rules: Rules) -> Word:
    """The seats that win if the game stops with these gems owned, as bits (R8.2, R8.3)."""
    counts = [Count(bag) for bag in bags]
    met = [count.meets_a_goal() for count in counts]
    won = met[0]
    for other in met[1:]:
        won |= other
    scores = []
    for count, meets in zip(counts, met, strict=True):
        among = count.value() if rules.tiebreak == "gem-value" else jnp.zeros_like(count.all)
        # One more than the score, so that 0 is left for those who have not won.
        scores.append(jnp.where(won, where(meets, among + 1, 0), count.progress() + 1))
    best = scores[0]
    for score in scores[1:]:
        best = jnp.maximum(best, score)
    bits = jnp.zeros_like(best)
    for seat, score in enumerate(scores):
        bits |= as_word(score == best) << seat
    return bits


def winners(state: State, rules: Rules = DEFAULT) -> jax.Array:
    """Whether each seat has won, bool[..., seats]; False for all while a game goes on."""
    seats = jnp.arange(state.seats, dtype=WORD)
    return (winner_bits(state, rules)[..., None] >> seats) & 1 == 1


def rewards(state: State, rules: Rules = DEFAULT) -> jax.Array:
    """What the end is worth to each seat, float32[..., seats].

    A game that is over gives every winner an equal share of 1 and takes 1/seats from everybody, so
    the rewards of a game sum to 0 and chance play earns 0. While a game goes on they are 0.
    """
    check_seats(state, rules)
    return rewards_of(winner_bits(state, rules), state.seats)


def rewards_of(bits: Word, seats: int) -> jax.Array:
    """The rewards of games with these winners, as bits; no bits: no rewards yet."""
    bits = settled(bits, seats)[..., None]
    won = ((bits >> jnp.arange(seats, dtype=WORD)) & 1).astype(jnp.float32)
    many = jnp.maximum(jax.lax.population_count(bits), 1).astype(jnp.float32)
    return jnp.where(bits > 0, won / many - 1.0 / seats, 0.0)
