"""A turn being written: its steps can be taken back until it is handed in.

The step that ends the turn is not played here: it might set the river off, and the river is
never taken back.
"""

from niagara.rules import Action, Position, Ransom, Trip, play
from niagara.rules.board import Seat


class Draft:
    """The steps a person has decided on but not yet confirmed."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.seat = seat
        self.positions = [position]
        self.actions: list[Action] = []

    @property
    def position(self) -> Position:
        """Where the steps so far have led, but for one that ends the turn."""
        return self.positions[-1]

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left to decide."""
        return len(self.actions) == len(self.positions)

    def add(self, action: Action) -> None:
        """One more step; it must be legal."""
        if not is_last(self.position, action):
            self.positions.append(play(self.position, self.seat, action))
        self.actions.append(action)

    def undo(self) -> Action | None:
        """Take the last step back and say which it was; None if there is none."""
        if not self.actions:
            return None
        if not self.is_complete:
            self.positions.pop()
        return self.actions.pop()


def is_last(position: Position, action: Action) -> bool:
    """Whether an action leaves its seat nothing more to decide in this phase."""
    if isinstance(action, Trip):
        assert position.pending is not None
        turn = position.pending.after[action.canoe]
        return turn is None or not turn.canoes
    return not isinstance(action, Ransom)
