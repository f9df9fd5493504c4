"""What bots are called in the terminal: by the name of their temperament, as in the browser."""

from niagara.bots.registry import BotSpec
from niagara.bots.temperament import TEMPERAMENTS
from niagara.cli.words import message


def shown_name(name: str) -> str:
    """The name of a bot with a temperament, written as a spec or as records write it.

    Every other name stays as it is.

    >>> shown_name("guide+thief"), shown_name("medium+thief"), shown_name("Ann")
    ('Rico', 'Rico', 'Ann')
    """
    temperament = BotSpec.parse(name).temperament
    if temperament not in TEMPERAMENTS:
        return name
    return message("bot-name", temperament=temperament)
