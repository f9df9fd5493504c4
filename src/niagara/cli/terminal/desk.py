"""The person at the device: shown what their seat may see, asked until the turn is handed in."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console

from niagara.cli.terminal.draft import Draft
from niagara.cli.terminal.menu import Menu
from niagara.cli.terminal.paint import clear, show
from niagara.cli.terminal.story import complete, rounds, tell
from niagara.cli.terminal.words import HELP, action_words
from niagara.draw.text import LEGEND, picture
from niagara.rules import DONE, Action, Malformed, Position, legal_actions, seen_by, view
from niagara.rules.board import Seat
from niagara.rules.events import Chosen, Event
from niagara.rules.notation import SEAT_LETTERS
from niagara.rules.position import PADDLE_PHASE
from niagara.rules.why_illegal import why_illegal

Read = Callable[[str], str]
LOG_ROUNDS: Final = 3


def reader(console: Console) -> Read:
    """A `Read` that asks at a console; brackets in names are not markup."""
    return lambda prompt: console.input(prompt, markup=False, emoji=False)


class Leave(Exception):
    """Somebody wants to leave the table."""


class Desk:
    """One device, passed around among the people at the table."""

    def __init__(self, console: Console, read: Read, people: Sequence[str]) -> None:
        self.console = console
        self.read = read
        self.people = people
        self.events: list[Event] = []
        self.is_shared = False
        self._sitting: Seat | None = None
        self._told = [0] * len(people)

    def turn(self, position: Position, seat: Seat) -> list[Action]:
        """A seat's steps for this phase, confirmed."""
        self._pass_to(seat)
        draft = Draft(position, seat)
        self._news(seat)
        self._board(draft)
        while True:
            if draft.is_complete:
                if draft.actions[-1] == DONE or self._is_confirmed(draft):
                    return draft.actions
            else:
                self._step(draft)

    def say(self, *lines: str) -> None:
        """Tell whoever sits there something."""
        show(self.console, *lines)

    def tell_rest(self, seats: Sequence[Seat]) -> None:
        """Tell what everybody may know of what has not been told to all of these seats."""
        told = min((self._told[seat] for seat in seats), default=0)
        self.say(*self._lines(seen_by(self.events[told:])))

    def _pass_to(self, seat: Seat) -> None:
        """Hand the device over, so that nobody sees another's tiles."""
        if self.is_shared and self._sitting != seat:
            if self._sitting is not None:
                clear(self.console)
            name = f"{SEAT_LETTERS[seat]} {self.people[seat]}"
            self.read(f"Pass the device to {name}, who presses Enter: ")
            clear(self.console)
        self._sitting = seat

    def _news(self, seat: Seat) -> None:
        """What happened since this seat last looked."""
        here = complete(self.events)
        self.say(*self._lines(seen_by(self.events[self._told[seat] : here], seat)))
        self._told[seat] = here

    def _lines(self, events: Sequence[Event]) -> list[str]:
        """News in words, but for who has chosen a tile: the board shows that."""
        return tell([event for event in events if not isinstance(event, Chosen)], self.people)

    def _board(self, draft: Draft) -> None:
        table = view(draft.position, draft.seat)
        self.say("", picture(table, self.people))

    def _step(self, draft: Draft) -> None:
        """One more step of the draft, or one taken back."""
        seat = draft.seat
        legal = legal_actions(draft.position, seat)
        menu = Menu(view(draft.position, seat), seat, legal)
        if draft.actions:
            self.say(f"So far: {_told(draft)} (undo takes it back).")
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
                self.say(f"Type {menu.expected()}, or help.")

    def _found(self, draft: Draft, menu: Menu, typed: str) -> Action | None:
        """The legal action somebody typed; otherwise say what is wrong with it."""
        try:
            action = menu.find(typed)
        except Malformed:
            self.say(f'Not understood: "{typed[:40]}". Type {menu.expected()}, or help.')
            return None
        if action in menu.legal:
            return action
        self.say(f"Not here. {why_illegal(draft.position, draft.seat, action)}.")
        return None

    def _is_confirmed(self, draft: Draft) -> bool:
        """Show the whole turn once more; Enter hands it in."""
        self.say(f"Your choice: {_told(draft)}.")
        while True:
            typed = self._command(draft, f"Enter to {_handing_in(draft)}, or undo> ")
            if typed.lower() in ("", "y", "yes", "ok", "done", "."):
                return True
            if typed.lower() in ("undo", "n", "no"):
                self._undo(draft)
                return False
            self.say("Press Enter to confirm, or type undo to take the last step back.")

    def _undo(self, draft: Draft) -> None:
        action = draft.undo()
        if action is None:
            self.say("There is nothing to take back in this turn.")
        else:
            self.say(f"Taken back: {action_words(draft.position, draft.seat, action)}.")

    def _command(self, draft: Draft, prompt: str) -> str:
        """What was typed, once the commands that only show something are served."""
        while True:
            typed = self.read(prompt).strip()
            word = " ".join(typed.lower().split())
            if word in ("quit", "q", "exit"):
                raise Leave
            if word in ("help", "?", "h"):
                self.say(HELP, LEGEND)
            elif word in ("board", "b"):
                self._board(draft)
            elif word in ("log", "log all", "l"):
                told = self.events if word == "log all" else rounds(self.events, LOG_ROUNDS)
                self.say(*(tell(seen_by(told, draft.seat), self.people) or ["Nothing yet."]))
            else:
                return "undo" if word in ("undo", "u") else typed


def _told(draft: Draft) -> str:
    """The steps of a draft in words."""
    steps = zip(draft.positions, draft.actions, strict=False)
    return "; ".join(action_words(where, draft.seat, action) for where, action in steps)


def _handing_in(draft: Draft) -> str:
    return "lay it face down" if draft.position.phase == PADDLE_PHASE else "end the turn"
