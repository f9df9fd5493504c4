"""The device that people play at: it shows what a seat may see, and asks for its turns."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console

from niagara.cli.terminal.action_text import action_text, canoe_values
from niagara.cli.terminal.board_words import WORDS
from niagara.cli.terminal.colours import clear, show
from niagara.cli.terminal.draft import Draft
from niagara.cli.terminal.event_text import complete, event_lines, rounds
from niagara.cli.terminal.menu import Menu
from niagara.cli.words import clauses, message, reason
from niagara.draw.text import legend, picture
from niagara.rules import DONE, Action, IllegalAction, Malformed, Position, seen_by, view
from niagara.rules.board import Seat
from niagara.rules.events import Chosen, Event
from niagara.rules.notation import SEAT_LETTERS
from niagara.rules.position import PADDLE_PHASE
from niagara.rules.why_illegal import why_illegal

Read = Callable[[str], str]
LOG_ROUNDS: Final = 3


def reader(console: Console) -> Read:
    """A `Read` that prompts at a console; brackets in names are not markup."""
    return lambda prompt: console.input(prompt, markup=False, emoji=False)


class Leave(Exception):
    """A person wants to leave the game."""


class Device:
    """One device, passed around among the people who play."""

    def __init__(self, console: Console, read: Read, people: Sequence[str]) -> None:
        self.console = console
        self.read = read
        self.people = people
        self.events: list[Event] = []
        self.is_shared = False
        self._sitting: Seat | None = None
        self._told = [0] * len(people)

    def turn(self, position: Position, seat: Seat) -> list[Action]:
        """The confirmed steps of a seat for this phase."""
        self._pass_to(seat)
        draft = Draft(position, seat)
        self._news(seat)
        self._board(draft)
        while True:
            if draft.staged.is_whole:
                if draft.actions[-1] == DONE or self._is_confirmed(draft):
                    return draft.actions
            else:
                self._step(draft)

    def say(self, *lines: str) -> None:
        """Print some lines."""
        show(self.console, *lines)

    def tell_rest(self, seats: Sequence[Seat]) -> None:
        """Print the public part of the events that not all of these seats have been told."""
        told = min((self._told[seat] for seat in seats), default=0)
        self.say(*self._lines(seen_by(self.events[told:])))

    def _pass_to(self, seat: Seat) -> None:
        """Have the device handed over, so that nobody sees another's tiles."""
        if self.is_shared and self._sitting != seat:
            if self._sitting is not None:
                clear(self.console)
            name = f"{SEAT_LETTERS[seat]} {self.people[seat]}"
            self.read(f"{message('terminal-pass-to', who=name)} ")
            clear(self.console)
        self._sitting = seat

    def _news(self, seat: Seat) -> None:
        """What happened since this seat last looked."""
        here = complete(self.events)
        self.say(*self._lines(seen_by(self.events[self._told[seat] : here], seat)))
        self._told[seat] = here

    def _lines(self, events: Sequence[Event]) -> list[str]:
        """Events in words, without who has chosen a tile: the board shows that."""
        return event_lines(
            [event for event in events if not isinstance(event, Chosen)], self.people
        )

    def _board(self, draft: Draft) -> None:
        self.say("", picture(view(draft.staged.position, draft.seat), self.people, WORDS))

    def _step(self, draft: Draft) -> None:
        """Ask for one more step of the draft, or take one back."""
        seat, staged = draft.seat, draft.staged
        menu = Menu(view(staged.position, seat), seat, staged.legal)
        if draft.actions:
            self.say(message("terminal-so-far", steps=_steps_text(draft)))
        self.say(*menu.lines())
        while True:
            typed = self._command(draft, f"{SEAT_LETTERS[seat]} {self.people[seat]}> ")
            if typed == "undo":
                self._undo(draft)
                return
            action = self._found(draft, menu, typed) if typed else None
            if action is not None:
                draft.add(action)
                return
            if not typed:
                self.say(message("terminal-type", expected=menu.expected()))

    def _found(self, draft: Draft, menu: Menu, typed: str) -> Action | None:
        """The legal action that was typed; None after saying what is wrong with it."""
        try:
            action = menu.find(typed)
        except Malformed:
            expected = menu.expected()
            self.say(message("terminal-not-understood", typed=typed[:40], expected=expected))
            return None
        if action in menu.legal:
            return action
        why = why_illegal(draft.staged.position, draft.seat, action)
        self.say(message("terminal-not-here", why=self._reason(draft, why), rule=why.rule))
        return None

    def _reason(self, draft: Draft, why: IllegalAction) -> str:
        """Why an action is refused; a canoe is named by where it is."""
        canoe = why.values.get("canoe")
        at = (
            "" if canoe is None else canoe_values(draft.staged.position, draft.seat, canoe)["space"]
        )
        seat = why.values.get("seat")
        name = "" if seat is None else f"{SEAT_LETTERS[seat]} {self.people[seat]}"
        return reason(why.code, **why.values | {"at": at, "name": name})

    def _is_confirmed(self, draft: Draft) -> bool:
        """Show the whole turn once more; Enter confirms it."""
        self.say(message("terminal-choice", steps=_steps_text(draft)))
        key = "tile" if draft.staged.position.phase == PADDLE_PHASE else "turn"
        while True:
            typed = self._command(draft, f"{message(f'terminal-confirm-{key}')} ")
            if typed.lower() in ("", "y", "yes", "ok", "done", "."):
                return True
            if typed.lower() in ("undo", "n", "no"):
                self._undo(draft)
                return False
            self.say(message("terminal-confirm-help"))

    def _undo(self, draft: Draft) -> None:
        action = draft.undo()
        if action is None:
            self.say(message("terminal-nothing-to-undo"))
        else:
            step = action_text(draft.staged.position, draft.seat, action)
            self.say(message("terminal-undone", step=step))

    def _command(self, draft: Draft, prompt: str) -> str:
        """What was typed, once commands that only show something have been answered."""
        while True:
            typed = self.read(prompt).strip()
            word = " ".join(typed.lower().split())
            if word in ("quit", "q", "exit"):
                raise Leave
            if word in ("help", "?", "؟", "h"):
                self.say(message("terminal-help"), "", legend(WORDS))
            elif word in ("board", "b"):
                self._board(draft)
            elif word in ("log", "log all", "l"):
                events: Sequence[Event] = self.events[: complete(self.events)]
                if word != "log all":
                    events = rounds(events, LOG_ROUNDS)
                lines = event_lines(seen_by(events, draft.seat), self.people)
                self.say(*(lines or [message("terminal-log-empty")]))
            else:
                return "undo" if word in ("undo", "u") else typed


def _steps_text(draft: Draft) -> str:
    return clauses(action_text(at, draft.seat, action) for at, action in draft.steps)
