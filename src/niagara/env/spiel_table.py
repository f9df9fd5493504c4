"""What a state of the OpenSpiel game holds: a table, and the chance that is being drawn.

Chance is explicit: who goes first, the first arm (R1.6, D4) and, under the natural fork, every push
of the river but the first of the game (R6.4).
"""

from collections.abc import Callable, Sequence
from typing import Final

from niagara.env.learning_game import flows, indexed_actions
from niagara.rules import Action, Event, Options, Player, Position, new_game
from niagara.rules.board import LEFT, NO_TILE, RIGHT, Arm, Seat
from niagara.rules.chance import REPEAT
from niagara.rules.play import play
from niagara.rules.position import NOBODY, position_of
from niagara.rules.view import is_revealed
from niagara.sim.flat_actions import FIRST_RANSOM, FIRST_TILE
from niagara.sim.next_to_act import next_to_act

CHANCE: Final = -2  # nobody decides: chance is to be drawn

Outcomes = list[tuple[int, float]]
Steps = tuple[tuple[int, int], ...]  # who acted (a seat, or chance) and what it chose


class _RiverFlows(Exception):
    """Raised out of `play` when a natural river flows, before anything has happened."""

    def __init__(self, pushes: int) -> None:
        self.pushes = pushes


def _count_pushes(_next_arm: Arm, pushes: int) -> Sequence[Arm]:
    raise _RiverFlows(pushes)


class SpielTable:
    """A game from its first draw on. Everything in it is immutable, so that copying is cheap."""

    __slots__ = (
        *("actor", "arms", "begun", "legal", "options", "past", "position"),
        *("pushes", "seats", "setting_off", "start"),
    )

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.start: Seat = NOBODY
        self.position: Position | None = None
        self.actor = CHANCE
        self.legal: dict[int, Action] | None = None
        self.begun = False  # whether a disc was ever pushed
        self.past: Steps = ()  # what led to a state that began at a position
        # While a natural river is drawn: the decision that set it off, its pushes, the arms so far.
        self.setting_off: Action | None = None
        self.pushes = 0
        self.arms: tuple[Arm, ...] = ()

    def __deepcopy__(self, _memo: object) -> "SpielTable":
        return self.copy()

    def copy(self) -> "SpielTable":
        """The same table, to be played on independently."""
        copied = SpielTable.__new__(SpielTable)
        for name in SpielTable.__slots__:
            setattr(copied, name, getattr(self, name))
        return copied

    @classmethod
    def at(cls, position: Position, *, begun: bool) -> "SpielTable":
        """A table at a position; ``begun``: the river has flowed before."""
        table = cls(len(position.players), position.options)
        table.start, table.begun = position.start, begun
        table._settle(position)
        return table

    def indexes(self) -> dict[int, Action]:
        """What the seat to act may do, by flat index."""
        if self.legal is None:
            assert self.position is not None
            self.legal = indexed_actions(self.position, self.actor)
        return self.legal

    def outcomes(self) -> Outcomes:
        """What chance may draw now, and how likely."""
        if self.start == NOBODY:
            return [(seat, 1 / self.seats) for seat in range(self.seats)]
        if self.position is None:
            return [(LEFT, 0.5), (RIGHT, 0.5)]
        likely = self._expected_arm()
        return [(arm, 1 - REPEAT if arm == likely else REPEAT) for arm in (LEFT, RIGHT)]

    def draw(self, outcome: int) -> None:
        """Let chance draw an outcome."""
        if self.start == NOBODY:
            self.start = outcome
        elif self.position is None:
            self._settle(new_game(self.seats, self.start, outcome, self.options))
        else:
            self._push(outcome)

    def play(self, index: int) -> None:
        """Play a legal action of the seat to act."""
        assert self.position is not None
        action = self.indexes()[index]
        log: list[Event] | None = None if self.begun else []
        try:
            position = play(self.position, self._mover(), action, _count_pushes, log)
        except _RiverFlows as flow:
            self.setting_off, self.pushes, self.arms = action, flow.pushes, ()
            if self.begun:
                self.actor = CHANCE
            else:  # D4: the first push of a game was drawn at set-up
                self._push(self.position.next_arm)
        else:
            self.begun = self.begun or bool(log and flows(log))
            self._settle(position)

    def _mover(self) -> Seat:
        assert self.position is not None
        return next_to_act(self.position)

    def _expected_arm(self) -> Arm:
        assert self.position is not None
        return 1 - self.arms[-1] if self.arms else self.position.next_arm

    def _push(self, arm: Arm) -> None:
        assert self.position is not None
        assert self.setting_off is not None
        self.begun = True
        self.arms = (*self.arms, arm)
        if len(self.arms) < self.pushes:
            self.actor = CHANCE
            return
        arms = self.arms
        self._settle(play(self.position, self._mover(), self.setting_off, lambda *_: arms))

    def _settle(self, position: Position) -> None:
        self.position = position
        self.actor = next_to_act(position)
        self.legal = self.setting_off = None
        self.arms = ()


def resampled(position: Position, seat: Seat, uniform: Callable[[], float]) -> Position:
    """A position like this one for a seat that remembers: rivals' hidden tiles are drawn anew.

    Each is one of those that the rival can still hold, all equally likely.
    """
    players = [
        player
        if other == seat or player.paddle == NO_TILE or is_revealed(position, other)
        else _with_another_tile(player, uniform)
        for other, player in enumerate(position.players)
    ]
    return position_of(position, tuple(players))


def _with_another_tile(player: Player, uniform: Callable[[], float]) -> Player:
    pool = sorted((*player.hand, player.paddle))
    tile = pool.pop(int(uniform() * len(pool)))
    return Player(tuple(pool), player.played, tile, player.gems, player.canoes)


def with_tiles(steps: Steps, tiles: dict[Seat, int]) -> Steps:
    """The same steps, but these seats have chosen these tiles last."""
    if not tiles:
        return steps
    left, found = dict(tiles), list(steps)
    for place in reversed(range(len(steps))):
        seat, action = steps[place]
        if seat in left and FIRST_TILE <= action < FIRST_RANSOM:
            found[place] = (seat, FIRST_TILE + left.pop(seat) - 1)
    return tuple(found)
