"""The record of a game: its set-up and every step, enough to replay it exactly.

Steps are only ever added. After each flow of the river the record holds the arms the discs took,
so that it replays under either fork rule.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from niagara.rules.actions import Action
from niagara.rules.board import ARM_NAMES, Arm, Seat
from niagara.rules.errors import Malformed, NiagaraError
from niagara.rules.events import Event, Flowed, Pushed
from niagara.rules.frozen_value import Value
from niagara.rules.options import Options
from niagara.rules.play import Draw, play
from niagara.rules.position import Position, new_game

FORMAT: Final = 1
LONGEST_NAME: Final = 40


@dataclass(frozen=True)
class Move(Value):
    """One action of a seat."""

    seat: Seat
    action: Action


@dataclass(frozen=True)
class Flow(Value):
    """The arms that the discs of one flow took, push after push."""

    arms: tuple[Arm, ...]


@dataclass(frozen=True)
class Record(Value):
    """A game from its set-up on. ``str`` writes it in notation, `parse` reads it back."""

    options: Options
    names: tuple[str, ...]
    start: Seat
    first_arm: Arm
    steps: tuple[Move | Flow, ...] = ()

    @staticmethod
    def parse(text: str) -> "Record":
        """The record that a text in notation stands for; raises `Malformed`.

        Whether its moves are legal is found out by `replay`.
        """
        from niagara.rules.notation import record_from_text

        return record_from_text(text)

    def __str__(self) -> str:
        from niagara.rules.notation import record_to_text

        return record_to_text(self).rstrip()

    def _repr_svg_(self) -> str:
        """The picture that notebooks show: the position after the last step."""
        from niagara.draw.svg import svg

        return svg(self.position(), self.names)

    def opening(self) -> Position:
        """The position the game began with."""
        return new_game(len(self.names), self.start, self.first_arm, self.options)

    def position(self) -> Position:
        """The position after the last step; raises `Malformed` as `replay` does."""
        position = self.opening()
        for moment in replay(self):
            position = moment.position
        return position

    def grown(self, steps: Sequence[Move | Flow]) -> "Record":
        """This record with more steps at its end."""
        return replace(self, steps=(*self.steps, *steps))


@dataclass(frozen=True)
class Moment(Value):
    """One action of a replay: what was played, what happened, and where that led."""

    move: Move
    events: tuple[Event, ...]
    position: Position


def flow_of(events: Sequence[Event]) -> Flow | None:
    """The flow among some events, if the river flowed at all (a speed of 0 is a flow)."""
    if any(isinstance(event, Flowed) for event in events):
        return Flow(tuple(event.arm for event in events if isinstance(event, Pushed)))
    return None


def recorded(move: Move, events: Sequence[Event]) -> list[Move | Flow]:
    """What a move that led to these events adds to the record."""
    flow = flow_of(events)
    return [move] if flow is None else [move, flow]


def replay(record: Record) -> Iterator[Moment]:
    """Play a record again, move by move.

    Raises `Malformed` naming the step when a step is not legal where it stands, or when a flow
    of the record is not the one the rules give.
    """
    _check_first_push(record)
    position = record.opening()
    steps = list(record.steps)
    i = 0
    while i < len(steps):
        move = steps[i]
        where = f"steps[{i}]"
        if isinstance(move, Flow):
            raise Malformed(where, "the river does not flow here")
        following = steps[i + 1] if i + 1 < len(steps) else None
        log: list[Event] = []
        try:
            position = play(position, move.seat, move.action, _given(following), log)
        except NiagaraError as error:
            raise Malformed(where, str(error)) from error
        flow = flow_of(log)
        if flow is not None:
            if following != flow:
                arms = ", ".join(ARM_NAMES[arm] for arm in flow.arms) or "no arm"
                raise Malformed(f"steps[{i + 1}]", f"expected a river here that took {arms}")
            i += 1
        yield Moment(move, tuple(log), position)
        i += 1


def _check_first_push(record: Record) -> None:
    """D4: the first push of a game goes where the set-up drew."""
    for i, step in enumerate(record.steps):
        if isinstance(step, Flow) and step.arms:
            if step.arms[0] != record.first_arm:
                first = ARM_NAMES[record.first_arm]
                raise Malformed(f"steps[{i}]", f"D4: the first push of the game goes {first}")
            return


def _given(step: Move | Flow | None) -> Draw:
    """The draw that takes the arms from the record."""
    arms = step.arms if isinstance(step, Flow) else ()

    return lambda _next_arm, _pushes: arms
