"""Options of a table as JSON."""

from dataclasses import fields as dataclass_fields

from niagara.rules.codec.strict_json import Json, boolean, fields, integer, name
from niagara.rules.options import DEFAULT, FORKS, MOST_ROUNDS, TIEBREAKS, Options

NAMES = tuple(field.name for field in dataclass_fields(Options))


def options_to_json(options: Options) -> Json:
    """The options, all of them."""
    return {name: getattr(options, name) for name in NAMES}


def options_from_json(value: object, where: str = "rules", *, partial: bool = False) -> Options:
    """The options; with ``partial`` those not named take their defaults."""
    given = fields(value, where, *(((), NAMES) if partial else (NAMES, ())))
    given = {**options_to_json(DEFAULT), **given}
    limit = given["round_limit"]
    if limit is not None:
        limit = integer(limit, f"{where}.round_limit", 1, MOST_ROUNDS)
    return Options(
        fork=FORKS[name(given["fork"], f"{where}.fork", FORKS)],
        tiebreak=TIEBREAKS[name(given["tiebreak"], f"{where}.tiebreak", TIEBREAKS)],
        round_limit=limit,
        open_piles=boolean(given["open_piles"], f"{where}.open_piles"),
    )
