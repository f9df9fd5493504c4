"""`niagara replay`: a record shown in the terminal, step by step or all at once."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console

from niagara.cli.file_error import file_error_text
from niagara.cli.terminal.board_words import WORDS
from niagara.cli.terminal.bot_names import shown_name
from niagara.cli.terminal.colours import clear, show, show_unbroken
from niagara.cli.terminal.event_text import complete, event_lines
from niagara.cli.terminal.hot_seat import Read
from niagara.cli.terminal.record_fault import record_fault
from niagara.cli.terminal.record_files import load_record
from niagara.cli.words import message
from niagara.draw.table_facts import named
from niagara.draw.text import picture
from niagara.rules import Malformed, Position, Record, replay
from niagara.rules.board import Seat
from niagara.rules.events import Event

OK: Final = 0
BAD_INPUT: Final = 2


@dataclass(frozen=True)
class Scene:
    """What is shown together: a round's choice of tiles, or one seat's turn."""

    round: int
    events: tuple[Event, ...]
    position: Position


def replay_terminal(path: Path, console: Console, read: Read, *, every: bool = False) -> int:
    """Show a record file and return the exit code: 2 if it is no record of a legal game.

    ``every``, or output that is not a terminal, prints all of it without asking.
    """
    try:
        record = load_record(path)
        scenes = scenes_of(record)
    except OSError as error:
        show_unbroken(console, file_error_text(error, path))
        return BAD_INPUT
    except Malformed as error:
        told = message("terminal-no-record", path=str(path), error=record_fault(error))
        show_unbroken(console, told)
        return BAD_INPUT
    names = [shown_name(name) for name in record.names]
    viewer = Viewer(scenes, named(scenes[0].position, names), console, read)
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
        scenes.append(Scene(position.round, tuple(events[: complete(events)]), position))
    return scenes


def _decides(position: Position) -> tuple[int, str, Seat]:
    """Whose scene it is: everybody's in phase I, one seat's in phase II."""
    return (position.round, position.phase, position.turn)


class Viewer:
    """Steps through the scenes."""

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
        """One scene at a time, until the reader quits."""
        note = ""
        while True:
            clear(self.console)
            self._show()
            show(self.console, note or message("terminal-replay-help"))
            try:
                typed = self.read("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed in ("q", "quit"):
                return
            note = self._go(typed)

    def _go(self, typed: str) -> str:
        """Go where the typed command says; the answer is what to say if that is not possible."""
        last = len(self.scenes) - 1
        if typed in ("", "n"):
            note = "" if self.at < last else message("terminal-replay-end")
            self.at = min(self.at + 1, last)
            return note
        if typed == "p":
            note = "" if self.at else message("terminal-replay-beginning")
            self.at = max(self.at - 1, 0)
            return note
        if typed == "e":
            self.at = last
            return ""
        return self._go_to_round(typed)

    def _go_to_round(self, typed: str) -> str:
        found = re.fullmatch(r"g?\s*(\d{1,6})", typed)
        if found is None:
            return message("terminal-replay-not-understood", typed=typed[:40])
        for place, scene in enumerate(self.scenes):
            if scene.round == int(found[1]):
                self.at = place
                return ""
        return message("terminal-replay-rounds", last=self.scenes[-1].round)

    def _show(self) -> None:
        scene = self.scenes[self.at]
        show(
            self.console,
            message("terminal-step", step=self.at + 1, steps=len(self.scenes)),
            "",
            picture(scene.position, self.people, WORDS),
            *event_lines(scene.events, self.people),
        )
