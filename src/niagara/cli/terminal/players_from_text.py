"""Who plays a game in the terminal: people by their names, bots by their specs."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from niagara.bots import BOTS, Bot, is_bot, make_bot
from niagara.bots.parse_lineup import seats_from_text
from niagara.cli.terminal.bot_names import shown_name
from niagara.rules.board import MAX_SEATS
from niagara.rules.record import LONGEST_NAME


@dataclass(frozen=True)
class NamedPlayer:
    """The player of one seat; a person has no bot."""

    name: str
    bot: Bot | None = None


def players_from_text(text: str) -> list[NamedPlayer]:
    """The players that a text names; raises ValueError saying what was expected.

    >>> [player.name for player in players_from_text("you, drifter, drifter, guide+thief")]
    ['you', 'drifter', 'drifter 2', 'Rico']
    """
    specs = seats_from_text(text)
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
    known = ", ".join(BOTS)
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise ValueError(
            f"expected a name of 1 to {LONGEST_NAME} letters or a bot ({known}), got {name!r}"
        )
    near = get_close_matches(name, BOTS, n=1, cutoff=0.75) if name.islower() else []
    if near:  # a misspelt bot must not become a person
        raise ValueError(f"no bot {name!r}; did you mean {near[0]}? (People: {name.title()})")


def _unique(name: str, taken: Sequence[str]) -> str:
    """The name, numbered if somebody at the table has it already."""
    numbered = (
        name if n == 1 else f"{name[: LONGEST_NAME - 2]} {n}" for n in range(1, MAX_SEATS + 1)
    )
    return next(candidate for candidate in numbered if candidate not in taken)
