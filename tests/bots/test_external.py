"""External bots: what a process is told, and how it is named."""

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bots.children import GOOD, LAST_ROUND, child, decision, new_game, play_rounds
from niagara.bots import BOTS, UnknownBot, is_bot, make_bot
from niagara.bots.external import External, external
from niagara.rules import Action, View, seen_by, view
from niagara.rules.codec import action_to_json, view_to_json
from rules.tables import DEFAULTS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bot-protocol.md"


SCRIBE = """
scroll = open(sys.argv[1], "w")
for line in sys.stdin:
    scroll.write(line)
    scroll.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "ready", "name": "scribe"})
    elif message["type"] == "decide":
        say({"action": message["legal"][-1]})
"""


def test_it_is_told_what_its_seat_sees_and_no_more(tmp_path: Path) -> None:
    bot = child(SCRIBE, str(tmp_path / "scroll"))
    told: list[Any] = []
    before = 0

    def decide(sight: View, legal: Sequence[Action], seen: list[Any]) -> Action:
        nonlocal before
        action = bot.decide(sight, legal, Random(7))
        assert action == legal[-1]
        told.append((view_to_json(sight), seen[before:], list(map(action_to_json, legal))))
        before = len(seen)
        return action

    seen = play_rounds(bot, 1, 2, decide)
    bot.close()
    hello, *decisions, over = map(json.loads, (tmp_path / "scroll").read_text().splitlines())
    rules = DEFAULTS | {"fork": "natural", "round_limit": LAST_ROUND}
    seed = Random(7).getrandbits(32)
    assert hello == {
        "type": "hello", "protocol": 1, "seat": 1, "seats": 3, "rules": rules, "seed": seed,
    }  # fmt: skip
    for message, (sight_seen, events_seen, actions) in zip(decisions, told, strict=True):
        assert message == {
            "type": "decide", "view": sight_seen, "events": events_seen, "legal": actions,
            "time_ms": 5000,
        }  # fmt: skip
    assert over == {"type": "over", "events": seen[before:]}
    assert bot.name == "scribe"


def test_the_page_shows_what_is_really_said(tmp_path: Path) -> None:
    """The messages of docs/bot-protocol.md are those of a real game, in order."""
    bot = External(3, child(SCRIBE, str(tmp_path / "scroll")).args)
    game = new_game()
    bot.watch(seen_by(game.play(0, game.legal_actions(0)[0]), 1))
    decided = bot.decide(view(game.position, 1), game.legal_actions(1), Random(7))
    bot.watch(seen_by(game.play(1, decided), 1))
    bot.close()
    blocks = re.findall(r"```json\n(.*?)```", PAGE.read_text(), re.DOTALL)
    hello, _ready, decide, action, over = map(json.loads, blocks)
    scroll = (tmp_path / "scroll").read_text().splitlines()
    assert [hello, decide, over] == list(map(json.loads, scroll))
    assert action == {"action": action_to_json(decided)}


def test_the_answers_on_the_page_are_taken() -> None:
    blocks = re.findall(r"```json\n(.*?)```", PAGE.read_text(), re.DOTALL)
    ready, answer = json.dumps(json.loads(blocks[1])), json.dumps(json.loads(blocks[3]))
    bot = child(f"read(); print({ready!r}, flush=True); read(); print({answer!r}, flush=True)")
    assert {"action": action_to_json(decision(bot))} == json.loads(answer)
    assert bot.name == json.loads(ready)["name"]
    bot.close()


def test_a_process_is_started_once_a_game_and_only_when_needed() -> None:
    bot = child(GOOD)
    assert bot.process is None
    play_rounds(bot, 0, 2, lambda sight, legal, _seen: bot.decide(sight, legal, Random(7)))
    assert bot.starts_left == 3
    bot.close()


# How it is named.


def test_exec_names_a_command_and_is_not_on_the_ladder() -> None:
    bot = make_bot(f"exec:{sys.executable} -c 'print(1)'", 4)
    assert isinstance(bot, External)
    assert bot.args == (sys.executable, "-c", "print(1)")
    assert is_bot("exec:./mybot")
    assert "exec" not in BOTS


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("exec:", "exec: expected a command"),
        ("exec", "exec: expected a command"),
        ("exec:'", "exec: No closing quotation"),
        ("exec:./no-such-bot --fast", "exec: no program './no-such-bot'"),
    ],
)
def test_a_command_that_cannot_be_is_refused_at_once(word: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        make_bot(word, 3)


def test_a_decision_may_take_a_second_unless_told_otherwise() -> None:
    assert external(5, sys.executable).seconds == 1.0
