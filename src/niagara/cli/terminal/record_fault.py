"""What is wrong with the record of a game, in the language of the command line."""

import re

from niagara.cli.words import message
from niagara.rules import Malformed


def record_fault(error: Malformed) -> str:
    """The place in the record, and what is wrong there: problems with a rule begin with it.

    Other problems are told as the engine words them, behind the place: they are of the format.
    """
    rule = re.match(r"[RD]\d+(\.\d+)?", error.problem)
    kind = "rule" if rule else error.problem
    number = rule[0] if rule else ""
    return message("record-fault", kind=kind, place=error.field, rule=number, problem=error.problem)
