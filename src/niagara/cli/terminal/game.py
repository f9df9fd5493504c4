"""The game in a terminal: people at one device, bots, or both.

`play_terminal` runs a table to its end, or to where somebody leaves, and keeps the record.
"""

import secrets
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console

from niagara.bots import Bot
from niagara.bots.external import Forfeit
from niagara.cli.terminal.colours import show_unbroken
from niagara.cli.terminal.device import Desk, Leave, Read
from niagara.cli.terminal.players import Sitter, seated
from niagara.cli.terminal.record_files import free_name, save_record
from niagara.draw.text import board
from niagara.rules import SPECTATOR, Action, Game, Options, seen_by, view
from niagara.rules.board import Seat
from niagara.rules.notation import SEAT_LETTERS

OK: Final = 0
ENDED_EARLY: Final = 1  # the input ended before the game did
BAD_INPUT: Final = 2
NOT_SAVED: Final = 3
INTERRUPTED: Final = 130  # as shells say it
SEEDS: Final = 1_000_000


def play_terminal(
    seats: str,
    seed: int | None,
    options: Options,
    console: Console,
    read: Read,
    record: Path | None = None,
) -> int:
    """Play a game and answer the exit code.

    ``seats`` are words between commas: names of bots, or of people. ``read`` asks and answers one
    line, raising EOFError at the end of input. With ``record`` the game is saved there, whether
    it ends or is left; without it an unfinished game is saved under a new name in this folder.
    """
    try:
        sitters = seated(seats)
    except ValueError as error:
        show_unbroken(console, f"seats: {error}")
        return BAD_INPUT
    table = TerminalTable(sitters, _drawn(seed), options, Desk(console, read, _names(sitters)))
    return table.run(record)


def _drawn(seed: int | None) -> int:
    return secrets.randbelow(SEEDS) if seed is None else seed


def _names(sitters: Sequence[Sitter]) -> list[str]:
    return [sitter.name for sitter in sitters]


class TerminalTable:
    """A game, who plays it, and the device it is shown on."""

    def __init__(self, sitters: Sequence[Sitter], seed: int, options: Options, desk: Desk) -> None:
        self.sitters = sitters
        self.seed = seed
        self.desk = desk
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.is_person]
        desk.is_shared = len(self.people) > 1
        # A generator each: what one bot draws changes nothing for the others.
        self.game = Game(_names(sitters), _luck(f"table {seed}"), options)
        self.luck = [_luck(f"seat {seat} {seed}") for seat in range(len(sitters))]

    def run(self, record: Path | None) -> int:
        """The whole game, from the welcome to the saved record."""
        try:
            self._welcome()
            while not self.game.is_over:
                self._turn(self.game.acting()[0])
            self._farewell(record)
        except Leave:
            return self._leave(record, OK)
        except EOFError:
            return self._leave(record, ENDED_EARLY)
        except KeyboardInterrupt:
            return self._leave(record, INTERRUPTED)
        finally:
            for sitter in self.sitters:
                if sitter.bot is not None:
                    sitter.bot.close()
        return OK

    def _welcome(self) -> None:
        who = ", ".join(
            f"{SEAT_LETTERS[seat]} {sitter.name}" for seat, sitter in enumerate(self.sitters)
        )
        self.desk.say(f"Niagara. At the table: {who}.")
        self.desk.say(f"Game number {self.seed} (--seed plays it again). Type help at any time.")

    def _turn(self, seat: Seat) -> None:
        """Let a seat decide, and play what it decided."""
        bot = self.sitters[seat].bot
        position = self.game.position
        actions = self.desk.turn(position, seat) if bot is None else [self._decision(bot, seat)]
        for action in actions:
            events = self.game.play(seat, action)
            self.desk.events += events
            for other, sitter in enumerate(self.sitters):
                if sitter.bot is not None:
                    sitter.bot.watch(seen_by(events, other))

    def _decision(self, bot: Bot, seat: Seat) -> Action:
        """What a bot decides; a guest that fails forfeits the decision to chance."""
        legal = self.game.legal_actions(seat)
        try:
            return bot.decide(view(self.game.position, seat), legal, self.luck[seat])
        except Forfeit as forfeit:
            self.desk.say(f"{self.sitters[seat].name} forfeits a decision: {forfeit}")
            return self.luck[seat].choice(legal)

    def _farewell(self, record: Path | None) -> None:
        self.desk.tell_rest(self.people)
        names = self.game.record.names
        self.desk.say("", board(view(self.game.position, SPECTATOR), names))
        if record is not None and self._save(record):
            return
        if self.people:
            self._offer()

    def _offer(self) -> None:
        """Save the record where the players like, if they like."""
        prompt = "Save the record as (a .json or .txt file; Enter: no)> "
        while name := self.desk.read(prompt).strip():
            if self._save(Path(name)):
                return

    def _leave(self, record: Path | None, code: int) -> int:
        """Keep the game of somebody who goes."""
        self.desk.say("")
        if self.game.is_over and record is None:
            return OK  # somebody left at the offer to save: that is a no
        if record is None and not self.game.record.steps:
            return code  # nothing has been played: nothing to keep
        spare = free_name(Path(), f"niagara-{self.seed}")
        if self._save(record or spare):
            return code
        return NOT_SAVED if record is None or not self._save(spare) else code

    def _save(self, path: Path) -> bool:
        try:
            save_record(self.game.record, path)
        except OSError as error:
            show_unbroken(self.desk.console, f"The record could not be saved: {error}")
            return False
        show_unbroken(self.desk.console, f"The record is saved: {path}")
        show_unbroken(self.desk.console, f"See it again with: niagara replay {path}")
        return True


def _luck(seed: str) -> Random:
    return Random(seed)
