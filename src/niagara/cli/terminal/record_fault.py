"""What is wrong with the record of a game, in the language of the command line."""

import re

from niagara.cli.words import message
from niagara.rules import Malformed


def record_fault(error: Malformed) -> str:
    """The place in the record, and what is wrong there: problems with a rule begin with it."""
    rule = re.match(r"[RD]\d+(\.\d+)?", error.problem)
    kind = "rule" if rule else error.problem
    return message("record-fault", kind=kind, place=error.field, rule=rule[0] if rule else "")
