"""The kit from the command line: ``python -m niagara.testing exec:./mybot``."""

import argparse
import sys

from niagara.bots import UnknownBot, make_bot
from niagara.testing.bot_checks import GAMES, SECONDS, check_bot
from niagara.testing.trial_schedule import FEWEST_GAMES


def main() -> int:
    """Check the named bot; the exit status says whether it passed."""
    parser = argparse.ArgumentParser(
        prog="python -m niagara.testing", description="Whether a bot plays by the rules."
    )
    parser.add_argument("bot", help='as seats are named: paddler, "exec:./mybot --fast"')
    parser.add_argument("--games", type=int, default=GAMES, help="how many to play")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="that a decision may take")
    given = parser.parse_args()
    if given.games < FEWEST_GAMES:
        parser.error(f"--games: expected {FEWEST_GAMES} or more, got {given.games}")
    try:
        make_bot(given.bot, 3).close()
    except UnknownBot as error:
        parser.error(str(error))
    report = check_bot(
        lambda seats: make_bot(given.bot, seats), games=given.games, seconds=given.seconds
    )
    print(report)
    return 0 if report.passed else 1


if __name__ == "__main__":
    sys.exit(main())
