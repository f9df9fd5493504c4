"""Everything random in the game: the set-up draw (R1.6, D4) and the natural fork (R6.4).

Both take the generator they draw from; nothing here is global.
"""

from random import Random
from typing import Final

from niagara.rules.board import LEFT, RIGHT, Arm
from niagara.rules.options import DEFAULT, Options
from niagara.rules.position import Position, new_game

REPEAT: Final = 1 / 8  # R6.4: how often a push takes the same arm again


def deal(seats: int, rng: Random, options: Options = DEFAULT) -> Position:
    """A new game with its start player and first arm drawn at random."""
    return new_game(seats, rng.randrange(seats), rng.choice((LEFT, RIGHT)), options)


class NaturalFork:
    """A draw for `play`: each push repeats the arm before it with chance 1 in 8.

    Ask the same object for all flows of a game: the first push of a game goes where the set-up
    said (D4), and only this object knows which is the first. ``begun``: a push has happened.
    """

    def __init__(self, rng: Random, *, begun: bool = False) -> None:
        self.rng = rng
        self.begun = begun

    def __call__(self, next_arm: Arm, pushes: int) -> list[Arm]:
        """The arms of so many pushes, the expected one given."""
        arms: list[Arm] = []
        for _ in range(pushes):
            repeats = self.begun and self.rng.random() < REPEAT
            arms.append(1 - next_arm if repeats else next_arm)
            next_arm = 1 - arms[-1]
            self.begun = True
        return arms
