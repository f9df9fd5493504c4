"""The example bots play whole games, from their own command lines."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from niagara.bots import SeatedBot, make_bot, play_decision
from niagara.rules import Game, Options

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples" / "bots"


def command(example: str) -> str:
    program = sys.executable
    if example.endswith(".mjs"):
        node = shutil.which("node")
        assert node, "this test needs Node: https://nodejs.org, or apt-get install nodejs"
        program = node
    return "exec:" + shlex.join([program, str(EXAMPLES / example)])


def played(spec: str, seed: int, seats: int, options: Options) -> Game:
    """A game of one bot against itself, in which it must make every decision."""
    game = Game([f"seat {seat}" for seat in range(seats)], Random(seed), options)
    players = [SeatedBot(make_bot(spec, seats), seat, seed) for seat in range(seats)]
    try:
        while not game.is_over:
            play_decision(game, players)
    finally:
        for player in players:
            player.close()
    assert [player.first_fault for player in players] == [None] * seats
    return game


@pytest.mark.parametrize("example", ["ten_lines.py", "bot.mjs"])
def test_an_example_plays_and_repeats_a_game(example: str) -> None:
    options = Options(fork="natural", round_limit=9, open_piles=True)
    games = [played(command(example), 3, 3, options) for _ in range(2)]
    assert games[0].position.round == 9
    assert games[0].record == games[1].record


def test_the_javascript_bot_brings_gems_home() -> None:
    game = played(command("bot.mjs"), 1, 4, Options(round_limit=40))
    assert any(player.gems for player in game.position.players)


def test_the_class_plays_a_match() -> None:
    run = subprocess.run(
        [sys.executable, str(EXAMPLES / "in_process.py")],
        capture_output=True,
        text=True,
        check=True,
    )
    assert re.fullmatch(r"round \d+: [a-z and]+ won\n", run.stdout)


@pytest.mark.parametrize("example", sorted(EXAMPLES.glob("*.*")), ids=lambda path: path.name)
def test_the_page_shows_each_example_as_it_is(example: Path) -> None:
    """Python and JavaScript blocks of the how-to are the files themselves, or a part of them."""
    page = (ROOT / "docs" / "bots-howto.md").read_text()
    assert f"](../examples/bots/{example.name})" in page
    blocks = re.findall(r"```(?:python|js)\n(.*?)```", page, re.DOTALL)
    assert any(block in example.read_text() for block in blocks if ">>>" not in block)
