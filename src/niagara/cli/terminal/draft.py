"""A turn being written: its steps can be taken back until it is handed in.

The steps are staged: nothing that follows from them, such as the river, happens before that.
"""

from niagara.rules import Action, Position, stage
from niagara.rules.board import Seat


class Draft:
    """The steps a person has decided on but not yet confirmed."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.seat = seat
        self.staged = [stage(position, seat, ())]
        self.actions: list[Action] = []

    @property
    def position(self) -> Position:
        """Where the steps so far have led."""
        return self.staged[-1].position

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left to decide."""
        return self.staged[-1].is_whole

    def add(self, action: Action) -> None:
        """One more step; it must be legal."""
        self.staged.append(stage(self.position, self.seat, (action,)))
        self.actions.append(action)

    def undo(self) -> Action | None:
        """Take the last step back and say which it was; None if there is none."""
        if not self.actions:
            return None
        self.staged.pop()
        return self.actions.pop()
