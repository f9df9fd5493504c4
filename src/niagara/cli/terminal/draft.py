"""A turn being put together: its steps can be taken back until it is confirmed."""

from niagara.rules import Action, Position, stage
from niagara.rules.board import Seat
from niagara.rules.staged_turn import Staged


class Draft:
    """The steps that a person has chosen but not yet confirmed, staged one by one."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.seat = seat
        self.actions: list[Action] = []
        self._stages = [stage(position, seat, ())]

    @property
    def staged(self) -> Staged:
        """The table after the steps so far, and what may be added to them."""
        return self._stages[-1]

    @property
    def steps(self) -> list[tuple[Position, Action]]:
        """Every step so far, with the position it was chosen in."""
        return [
            (staged.position, action)
            for staged, action in zip(self._stages, self.actions, strict=False)
        ]

    def add(self, action: Action) -> None:
        """One more step; it must be legal."""
        self._stages.append(stage(self._stages[0].position, self.seat, [*self.actions, action]))
        self.actions.append(action)

    def undo(self) -> Action | None:
        """Take the last step back and answer which it was; None if there is none."""
        if not self.actions:
            return None
        self._stages.pop()
        return self.actions.pop()
