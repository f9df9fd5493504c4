"""Every bot by name, and how a seat's bot is written: ``guide``, ``captain:200ms+thief``."""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, NamedTuple

from niagara.bots.bot import Bot
from niagara.bots.budget import Budget
from niagara.bots.captain import DEFAULT, Captain
from niagara.bots.drifter import Drifter
from niagara.bots.external import NoProgram, external
from niagara.bots.guide import Guide
from niagara.bots.handicapped import Handicapped, attention
from niagara.bots.paddler import Paddler
from niagara.bots.spiel import NoSpiel, spiel
from niagara.bots.temperament import PLAIN, Temperament, UnknownTemperament, temperament_named
from niagara.bots.trained_bots import NoNumPy, NoPolicy, champion, guest_policy, ranger

# The number of seats, the text after the colon, and the temperament.
Make = Callable[[int, str, Temperament], Bot]
Kind = Callable[[int, Temperament], Bot]
MakeGuest = Callable[[int, str], Bot]


@dataclass(frozen=True)
class Entry:
    """A bot as people choose it. ``strength`` orders them, 1 the weakest."""

    name: str
    character: str
    strength: int
    make: Make


class UnknownBot(ValueError):
    """A spec that names no bot; the message says which there are.

    ``code`` names the reason and ``values`` what it speaks of, for sentences in other languages.
    """

    def __init__(self, message: str, code: str = "", **values: str) -> None:
        super().__init__(message)
        self.code = code
        self.values = values


def _plain(kind: Kind, weaker: Kind | None = None) -> Make:
    """A bot that answers at once; ``70%``: in the other rounds it plays as the weaker one."""

    def make(seats: int, setting: str, temperament: Temperament) -> Bot:
        bot = kind(seats, temperament)
        if not setting:
            return bot
        if weaker is None:
            raise ValueError(f"this bot has no setting, got {setting!r}")
        return Handicapped(seats, bot, weaker(seats, temperament), attention(setting))

    return make


def _guide(seats: int, temperament: Temperament) -> Bot:
    return Guide(seats, temperament=temperament)


def _captain(seats: int, setting: str, temperament: Temperament) -> Bot:
    """A captain, which thinks as long as the setting says: ``200ms``, ``400sims``."""
    return Captain(seats, Budget.parse(setting) if setting else DEFAULT, temperament)


def _champion(seats: int, setting: str, temperament: Temperament) -> Bot:
    """A champion, which thinks as long as the setting says."""
    return champion(seats, Budget.parse(setting) if setting else None, temperament)


BOTS: Final[dict[str, Entry]] = {
    entry.name: entry
    for entry in (
        Entry(
            "drifter", "paddles wherever fancy leads, but not over the falls", 1, _plain(Drifter)
        ),
        Entry(
            "paddler", "takes the best gem in reach, one turn ahead", 2, _plain(Paddler, Drifter)
        ),
        Entry(
            "guide",
            "plans the round: current, thieves, and what rivals still hold",
            3,
            _plain(_guide, Paddler),
        ),
        Entry("captain", "searches many worlds before every decision", 4, _captain),
        Entry(
            "ranger",
            "plays what it has learned from millions of games, without looking ahead",
            5,
            _plain(ranger, _guide),
        ),
        Entry(
            "champion",
            "looks ahead over the next rounds with what the ranger has learned",
            6,
            _champion,
        ),
    )
}


# Bots that are not ours, and so not on the ladder: ``exec:COMMAND``, ``policy:FILE``,
# ``spiel:ismcts:1000``.
GUESTS: Final[dict[str, MakeGuest]] = {"exec": external, "policy": guest_policy, "spiel": spiel}


class BotSpec(NamedTuple):
    """The parts of a spec."""

    name: str
    setting: str  # the text after the colon
    temperament: str | None

    @classmethod
    def parse(cls, spec: str) -> "BotSpec":
        """The parts of a spec, whether or not there is such a bot.

        >>> BotSpec.parse("captain:200ms+thief")
        BotSpec(name='captain', setting='200ms', temperament='thief')
        >>> BotSpec.parse("exec:a+b")
        BotSpec(name='exec', setting='a+b', temperament=None)
        """
        name, _, setting = spec.partition(":")
        if name in GUESTS:  # whose command may contain anything
            return cls(name, setting, None)
        bot, plus, temperament = spec.partition("+")
        name, _, setting = bot.partition(":")
        return cls(name, setting, temperament if plus else None)


def make_bot(spec: str, seats: int) -> Bot:
    """The bot a spec names, for one seat of one game; raises `UnknownBot`."""
    name, setting, liking = BotSpec.parse(spec)
    if name not in BOTS and name not in GUESTS:
        near = get_close_matches(name, BOTS, n=1)
        hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(BOTS)}"
        meant = near[0] if near else "none"
        raise UnknownBot(f"no bot {name[:40]!r}{hint}", "no-bot", name=name[:40], near=meant)
    try:
        if name in GUESTS:
            return GUESTS[name](seats, setting)
        temperament = PLAIN if liking is None else temperament_named(liking)
        return BOTS[name].make(seats, setting, temperament)
    except UnknownTemperament as error:
        values = {"name": error.name, "near": error.near}
        raise UnknownBot(f"{name}: {error}", "no-temperament", **values) from error
    except NoProgram as error:
        code = "bot-program" if error.program else "bot-command"
        raise UnknownBot(f"{name}: {error}", code, program=error.program) from error
    except NoNumPy as error:
        raise UnknownBot(f"{name}: {error}", "bot-extra", bot=name, extra="sim") from error
    except NoPolicy as error:
        raise UnknownBot(f"{name}: {error}", "policy-file", setting=setting) from error
    except NoSpiel as error:
        raise UnknownBot(f"{name}: {error}", "bot-extra", bot=name, extra="spiel") from error
    except ValueError as error:
        values = {"bot": name, "setting": setting[:40]}
        code = "spiel-setting" if name == "spiel" else "bot-setting"
        raise UnknownBot(f"{name}: {error}", code, **values) from error


def is_bot(spec: str) -> bool:
    """Whether a spec names a bot."""
    name = BotSpec.parse(spec).name
    return name in BOTS or name in GUESTS
