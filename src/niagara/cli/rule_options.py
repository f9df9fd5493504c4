"""The options of a game as people give them on a command line, and what is wrong with them."""

from collections.abc import Mapping
from typing import Any, Final

from niagara.cli.usage_error import WrongUsage
from niagara.cli.words import joined
from niagara.rules import Malformed, Options
from niagara.rules.codec import options_from_json, options_to_json
from niagara.rules.options import MOST_ROUNDS

RULES: Final = tuple(options_to_json(Options()))


def options_from_flags(given: Mapping[str, Any], option: str = "") -> Options:
    """The options with some of them given by name; raises `WrongUsage`.

    ``option`` is the flag that gave all of them; without it, each has a flag of its own.
    """
    try:
        return options_from_json(dict(given), partial=True)
    except Malformed as error:
        name = error.field.rpartition(".")[2]
        where = option or f"--{name.replace('_', '-')}"
        if name not in RULES:
            raise WrongUsage(
                "error-rules-unknown", where, name=name, rules=joined(RULES)
            ) from error
        key = f"error-rules-{name.replace('_', '-')}"
        values = {"most": str(MOST_ROUNDS)} if name == "round_limit" else {}
        raise WrongUsage(key, where, **values) from error
