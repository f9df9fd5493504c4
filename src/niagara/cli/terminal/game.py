"""The game in a terminal: people at one device, bots, or both.

`play_terminal` plays a game to its end, or until somebody leaves, and saves the record.
"""

import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from niagara.bots import SeatedBot, play_decision
from niagara.bots.game_rngs import table_rng
from niagara.cli.file_error import file_error_text
from niagara.cli.terminal.board_words import WORDS
from niagara.cli.terminal.colours import show_unbroken
from niagara.cli.terminal.hot_seat import Device, Leave, Read
from niagara.cli.terminal.players_from_text import BadPlayers, NamedPlayer, players_from_text
from niagara.cli.terminal.record_files import free_name, save_record
from niagara.cli.words import joined, message
from niagara.draw.text import board
from niagara.rules import SPECTATOR, Action, Event, Game, Options, View, view
from niagara.rules.board import Seat
from niagara.rules.notation import SEAT_LETTERS

OK: Final = 0
ENDED_EARLY: Final = 1  # the input ended before the game did
BAD_INPUT: Final = 2
NOT_SAVED: Final = 3
INTERRUPTED: Final = 130  # the exit status of shells after ctrl-C
SEEDS: Final = 1_000_000


def play_terminal(
    seats: str,
    seed: int | None,
    options: Options,
    console: Console,
    read: Read,
    record: Path | None = None,
) -> int:
    """Play a game and return the exit code.

    ``seats`` are names between commas, of bots or of people. ``read`` prompts for one line and
    returns it, raising EOFError at the end of input. With ``record`` the game is saved there,
    whether it ends or is left; else an unfinished game is saved under a new name in this folder.
    """
    try:
        players = players_from_text(seats)
    except BadPlayers as error:
        text = message("error-of-option", option="--seats", text=error.text)
        show_unbroken(console, text)
        return BAD_INPUT
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    device = Device(console, read, [player.name for player in players])
    return TerminalGame(players, seed, options, device).run(record)


class Person:
    """A player of the game loop whose turns are put together and confirmed at the device."""

    def __init__(self, game: Game, device: Device, seat: Seat) -> None:
        self.game = game
        self.device = device
        self.seat = seat
        self._steps: list[Action] = []

    def decide(self, view: View, legal: Sequence[Action]) -> Action:  # noqa: ARG002
        """The next step of the turn; a new turn is asked for when none is left."""
        if not self._steps:
            self._steps = self.device.turn(self.game.position, self.seat)
        return self._steps.pop(0)

    def watch(self, events: Iterable[Event]) -> None:
        """Nothing to do: the device tells people what happened."""


class TerminalGame:
    """A game, who plays it, and the device it is shown on."""

    def __init__(
        self, players: Sequence[NamedPlayer], seed: int, options: Options, device: Device
    ) -> None:
        self.seed = seed
        self.device = device
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        device.is_shared = len(self.people) > 1
        self.game = Game([player.name for player in players], table_rng(seed), options)
        self.players = [self._seated(player, seat) for seat, player in enumerate(players)]

    def _seated(self, player: NamedPlayer, seat: Seat) -> Person | SeatedBot:
        if player.bot is None:
            return Person(self.game, self.device, seat)

        def on_forfeit(why: str) -> None:
            self.device.say(message("terminal-forfeit", name=player.name, why=why))

        return SeatedBot(player.bot, seat, self.seed, on_forfeit)

    def run(self, record: Path | None) -> int:
        """The whole game, from the welcome to the saved record."""
        try:
            self._welcome()
            while not self.game.is_over:
                self.device.events += play_decision(self.game, self.players)
            self._farewell(record)
        except Leave:
            return self._leave(record, OK)
        except EOFError:
            return self._leave(record, ENDED_EARLY)
        except KeyboardInterrupt:
            return self._leave(record, INTERRUPTED)
        finally:
            for player in self.players:
                if isinstance(player, SeatedBot):
                    player.close()
        return OK

    def _welcome(self) -> None:
        names = self.game.record.names
        who = joined(f"{SEAT_LETTERS[seat]} {name}" for seat, name in enumerate(names))
        self.device.say(
            message("terminal-welcome", players=who),
            message("terminal-game-number", seed=str(self.seed)),
        )

    def _farewell(self, record: Path | None) -> None:
        self.device.tell_rest(self.people)
        names = self.game.record.names
        self.device.say("", board(view(self.game.position, SPECTATOR), names, WORDS))
        if record is not None and self._save(record):
            return
        if self.people:
            self._offer()

    def _offer(self) -> None:
        """Offer to save the record under a name the players choose."""
        while name := self.device.read(f"{message('terminal-save-as')} ").strip():
            if self._save(Path(name)):
                return

    def _leave(self, record: Path | None, code: int) -> int:
        """Save the game when somebody leaves it."""
        self.device.say("")
        if self.game.is_over and record is None:
            return OK  # leaving at the offer to save declines it
        if record is None and not self.game.record.steps:
            return code  # nothing has been played
        spare = free_name(Path(), f"niagara-{self.seed}")
        if self._save(record or spare):
            return code
        return NOT_SAVED if record is None or not self._save(spare) else code

    def _save(self, path: Path) -> bool:
        try:
            save_record(self.game.record, path)
        except OSError as error:
            text = message("terminal-not-saved", error=file_error_text(error, path))
            show_unbroken(self.device.console, text)
            return False
        for key in ("terminal-saved", "terminal-replay-with"):
            show_unbroken(self.device.console, message(key, path=str(path)))
        return True
