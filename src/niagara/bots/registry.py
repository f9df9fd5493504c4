"""Every bot by name, and how a seat's bot is written: ``guide``, ``captain:200ms``."""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from niagara.bots.bot import Bot
from niagara.bots.budget import Budget
from niagara.bots.captain import DEFAULT, Captain
from niagara.bots.drifter import Drifter
from niagara.bots.external import external
from niagara.bots.guide import Guide
from niagara.bots.paddler import Paddler

Make = Callable[[int, str], Bot]  # the number of seats, and the text after the colon


@dataclass(frozen=True)
class Entry:
    """A bot as people choose it. ``strength`` orders them, 1 the weakest."""

    name: str
    character: str
    strength: int
    make: Make


class UnknownBot(ValueError):
    """A spec that names no bot; the message says which there are."""


def _plain(kind: Callable[[int], Bot]) -> Make:
    """A bot without settings."""

    def make(seats: int, setting: str) -> Bot:
        if setting:
            raise ValueError(f"this bot has no setting, got {setting!r}")
        return kind(seats)

    return make


def _captain(seats: int, setting: str) -> Bot:
    """A captain, which thinks as long as the setting says: ``200ms``, ``400sims``."""
    return Captain(seats, Budget.parse(setting) if setting else DEFAULT)


BOTS: Final[dict[str, Entry]] = {
    entry.name: entry
    for entry in (
        Entry(
            "drifter", "paddles wherever fancy leads, but not over the falls", 1, _plain(Drifter)
        ),
        Entry("paddler", "takes the best gem in reach, one turn ahead", 2, _plain(Paddler)),
        Entry(
            "guide",
            "plans the round: current, thieves, and what rivals still hold",
            3,
            _plain(Guide),
        ),
        Entry("captain", "searches many worlds before every decision", 4, _captain),
    )
}


# Bots that are not ours, and so not on the ladder: ``exec:COMMAND``.
GUESTS: Final[dict[str, Make]] = {"exec": external}


def make_bot(spec: str, seats: int) -> Bot:
    """The bot a spec names, for one seat of one game; raises `UnknownBot`."""
    name, _, setting = spec.partition(":")
    if name not in BOTS and name not in GUESTS:
        near = get_close_matches(name, BOTS, n=1)
        hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(BOTS)}"
        raise UnknownBot(f"no bot {name[:40]!r}{hint}")
    try:
        make = GUESTS[name] if name in GUESTS else BOTS[name].make
        return make(seats, setting)
    except ValueError as error:
        raise UnknownBot(f"{name}: {error}") from error


def is_bot(spec: str) -> bool:
    """Whether a spec names a bot."""
    name = spec.partition(":")[0]
    return name in BOTS or name in GUESTS
