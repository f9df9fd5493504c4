"""Who sits at a terminal table: people by name, bots by theirs."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from niagara.bots import BOTS, Bot, is_bot, make_bot
from niagara.bots.lineup import seats_from_text
from niagara.rules.board import MAX_SEATS
from niagara.rules.record import LONGEST_NAME


@dataclass(frozen=True)
class Sitter:
    """One seat's player; a person has no bot."""

    name: str
    bot: Bot | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody at the device decides for this seat."""
        return self.bot is None


def seated(text: str) -> list[Sitter]:
    """The players that the words of a text name; raises ValueError saying what was expected.

    >>> [sitter.name for sitter in seated("you, drifter, drifter")]
    ['you', 'drifter', 'drifter 2']
    """
    words = seats_from_text(text)
    sitters: list[Sitter] = []
    for word in words:
        if not is_bot(word):
            _check(word)
        bot = make_bot(word, len(words)) if is_bot(word) else None
        name = _unique(word[:LONGEST_NAME], [sitter.name for sitter in sitters])
        sitters.append(Sitter(name, bot))
    return sitters


def _check(word: str) -> None:
    known = ", ".join(BOTS)
    if not word or len(word) > LONGEST_NAME or not word.isprintable():
        raise ValueError(
            f"expected a name of 1 to {LONGEST_NAME} letters or a bot ({known}), got {word!r}"
        )
    near = get_close_matches(word, BOTS, n=1, cutoff=0.75) if word.islower() else []
    if near:  # a slip must not seat a person who is not there
        raise ValueError(f"no bot {word!r}; did you mean {near[0]}? (People: {word.title()})")


def _unique(name: str, taken: Sequence[str]) -> str:
    """The name, numbered if somebody at the table has it already."""
    numbered = (
        name if n == 1 else f"{name[: LONGEST_NAME - 2]} {n}" for n in range(1, MAX_SEATS + 1)
    )
    return next(candidate for candidate in numbered if candidate not in taken)
