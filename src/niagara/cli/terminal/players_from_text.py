"""Who plays a game in the terminal: people by their names, bots by their specs."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from niagara.bots import BOTS, Bot, UnknownBot, is_bot, make_bot
from niagara.bots.parse_lineup import BadSeats, seats_from_text
from niagara.cli.lineup_error import lineup_error_text
from niagara.cli.terminal.bot_names import shown_name
from niagara.cli.words import joined, message
from niagara.rules.board import MAX_SEATS
from niagara.rules.record import LONGEST_NAME


@dataclass(frozen=True)
class NamedPlayer:
    """The player of one seat; a person has no bot."""

    name: str
    bot: Bot | None = None


class BadPlayers(ValueError):
    """Names that cannot play; ``text`` says why, in the language of the command line."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def players_from_text(text: str) -> list[NamedPlayer]:
    """The players that a text names; raises `BadPlayers`.

    >>> [player.name for player in players_from_text("you, drifter, drifter, guide+thief")]
    ['you', 'drifter', 'drifter 2', 'Rico']
    """
    try:
        return _players(seats_from_text(text))
    except (BadSeats, UnknownBot) as error:
        raise BadPlayers(lineup_error_text(error)) from error


def _players(specs: Sequence[str]) -> list[NamedPlayer]:
    players: list[NamedPlayer] = []
    for spec in specs:
        if not is_bot(spec):
            _check_name(spec)
        bot = make_bot(spec, len(specs)) if is_bot(spec) else None
        shown = spec if bot is None else shown_name(spec)
        name = _unique(shown[:LONGEST_NAME], [player.name for player in players])
        players.append(NamedPlayer(name, bot))
    return players


def _check_name(name: str) -> None:
    known = joined(BOTS)
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadPlayers(message("error-name", most=LONGEST_NAME, bots=known, name=name[:40]))
    near = get_close_matches(name, BOTS, n=1, cutoff=0.75) if name.islower() else []
    if near:  # a misspelt bot must not become a person
        values = {"name": name, "near": near[0], "person": name.title()}
        raise BadPlayers(message("error-name-like-bot", **values))


def _unique(name: str, taken: Sequence[str]) -> str:
    """The name, numbered if somebody at the table has it already."""
    numbered = (
        name if n == 1 else f"{name[: LONGEST_NAME - 2]} {n}" for n in range(1, MAX_SEATS + 1)
    )
    return next(candidate for candidate in numbered if candidate not in taken)
