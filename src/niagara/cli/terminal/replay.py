"""A record shown again in a terminal, step by step or all at once."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console

from niagara.cli.terminal.colours import clear, show, show_unbroken
from niagara.cli.terminal.device import Read
from niagara.cli.terminal.event_text import complete, tell
from niagara.cli.terminal.record_files import load_record
from niagara.draw.table import named
from niagara.draw.text import picture
from niagara.rules import Malformed, Position, Record, replay
from niagara.rules.board import Seat
from niagara.rules.events import Event

OK: Final = 0
BAD_INPUT: Final = 2
HELP: Final = "Enter or n next, p previous, g 5 go to round 5, e end, q quit"


@dataclass(frozen=True)
class Scene:
    """What is shown at once: a round's choice of tiles, or one seat's turn."""

    round: int
    events: tuple[Event, ...]
    position: Position


def replay_terminal(path: Path, console: Console, read: Read, *, every: bool = False) -> int:
    """Show a record file and answer the exit code: 2 if it is no record of a legal game.

    ``every``, or output that is not a terminal, prints all of it without asking.
    """
    try:
        record = load_record(path)
        scenes = scenes_of(record)
    except OSError as error:
        show_unbroken(console, f"{path}: {error.strerror}")
        return BAD_INPUT
    except Malformed as error:
        show_unbroken(console, f"{path} is no record: {error}")
        return BAD_INPUT
    viewer = Viewer(scenes, named(scenes[0].position, record.names), console, read)
    if every or not console.is_terminal:
        viewer.print_all()
    else:
        viewer.step_through()
    return OK


def scenes_of(record: Record) -> list[Scene]:
    """The record in scenes, the opening first; raises `Malformed` if it is not a legal game."""
    position = record.opening()
    scenes = [Scene(position.round, (), position)]
    events: list[Event] = []
    for moment in replay(record):
        events += moment.events
        before, position = position, moment.position
        if _decides(before) != _decides(position):
            told = complete(events)
            scenes.append(Scene(before.round, tuple(events[:told]), position))
            events = events[told:]
    if events:  # the record stops in the middle of a scene
        scenes.append(Scene(position.round, tuple(events), position))
    return scenes


def _decides(position: Position) -> tuple[int, str, Seat]:
    """Whose scene it is: everybody's in phase I, one seat's in phase II."""
    return (position.round, position.phase, position.turn)


class Viewer:
    """Somebody leafing through the scenes."""

    def __init__(
        self, scenes: Sequence[Scene], people: Sequence[str], console: Console, read: Read
    ) -> None:
        self.scenes = scenes
        self.people = people
        self.console = console
        self.read = read
        self.at = 0

    def print_all(self) -> None:
        """Every scene, one after the other."""
        for at in range(len(self.scenes)):
            self.at = at
            self._show()

    def step_through(self) -> None:
        """One scene at a time, until the reader has seen enough."""
        note = ""
        while True:
            clear(self.console)
            self._show()
            show(self.console, note or HELP)
            try:
                typed = self.read("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed in ("q", "quit"):
                return
            note = self._go(typed)

    def _go(self, typed: str) -> str:
        """Turn to what was typed; the answer is what to say if that cannot be."""
        last = len(self.scenes) - 1
        if typed in ("", "n"):
            note = "" if self.at < last else "This is the end; q quits."
            self.at = min(self.at + 1, last)
            return note
        if typed == "p":
            note = "" if self.at else "This is the beginning."
            self.at = max(self.at - 1, 0)
            return note
        if typed == "e":
            self.at = last
            return ""
        return self._go_to_round(typed)

    def _go_to_round(self, typed: str) -> str:
        found = re.fullmatch(r"g?\s*(\d{1,6})", typed)
        if found is None:
            return f'Not understood: "{typed[:40]}". {HELP}'
        for place, scene in enumerate(self.scenes):
            if scene.round == int(found[1]):
                self.at = place
                return ""
        return f"There are rounds 1 to {self.scenes[-1].round}."

    def _show(self) -> None:
        scene = self.scenes[self.at]
        show(
            self.console,
            f"── step {self.at + 1} of {len(self.scenes)}",
            "",
            picture(scene.position, self.people),
            *tell(scene.events, self.people),
        )
