"""What is wrong with the seats or bots that somebody named."""

from niagara.bots import BOTS, UnknownBot
from niagara.bots.parse_lineup import BadSeats
from niagara.bots.temperament import TEMPERAMENTS
from niagara.cli.words import joined, message


def lineup_error_text(error: BadSeats | UnknownBot) -> str:
    """The error in the language of the command line."""
    if isinstance(error.__cause__, UnknownBot):
        return lineup_error_text(error.__cause__)
    values = dict(error.values)
    if error.code == "no-bot":
        values["bots"] = joined(list(BOTS))
    elif error.code == "no-temperament":
        values["temperaments"] = joined(list(TEMPERAMENTS))
    return message(f"error-{error.code}", **values)
