"""A conformance kit: whether a bot plays by the rules, for anybody's bot.

Run it on a class with `check_bot` or, in a test suite, `assert_conforms`; on a program with
``python -m niagara.testing exec:./mybot``. How strong a bot is, is for the arena to say.
"""

from niagara.testing.checks import assert_conforms, check_bot
from niagara.testing.report import Check, Report

__all__ = ["Check", "Report", "assert_conforms", "check_bot"]
