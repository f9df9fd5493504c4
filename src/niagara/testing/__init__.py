"""A conformance kit for bots: it checks whether a bot plays by the rules.

Run it on a class with `check_bot` or, in a test suite, `assert_conforms`; on a program with
``python -m niagara.testing exec:./mybot``. The arena measures how strong a bot is.
"""

from niagara.testing.bot_checks import assert_conforms, check_bot
from niagara.testing.report import Check, Report

__all__ = ["Check", "Report", "assert_conforms", "check_bot"]
