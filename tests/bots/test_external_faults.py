"""External bots that do not behave: what it costs them, and nobody else."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bots.children import LAST_ROUND, child, decision, is_gone, last_legal, pid_of, play_rounds
from niagara.bots.external import External
from niagara.bots.forfeit import Forfeit
from niagara.rules import Action, View


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("ready(); read(); print('thinking...', flush=True); forever()", "not JSON"),
        ("ready(); read(); print('[' * 60000, flush=True); forever()", "not JSON"),
        ("ready(); read(); os.write(1, b'\\xff\\n'); forever()", "not JSON"),
        ("ready(); read(); say([1]); forever()", "answer: expected an object, got [1]"),
        ("ready(); read(); say({}); forever()", "answer.action: missing"),
        ("ready(); read(); say({'action': {}, 'x': 1}); forever()", "answer.x: unknown field"),
        ("ready(); read(); sys.stdout.write('1' * 10**7 + '\\n')", "more than 65536 bytes"),
        ("ready(); read(); sys.exit(3)", "died with status 3"),
        ("ready(); sys.exit('no fuel')", "died with status 1; its last words: no fuel"),
        ("ready(); read(); os.kill(os.getpid(), 11)", "died with status -11"),
        ("read(); say({'type': 'ready'}); forever()", "answer.name: missing"),
        ("read(); say({'type': 'ready', 'name': 'a\\x07'}); forever()", "expected printable"),
        ("read(); say({'type': 'set', 'name': 'a'}); forever()", "answer.type: expected one of"),
        ("import nothing_of_that_name", "No module named 'nothing_of_that_name'"),
    ],
)
def test_a_process_out_of_step_forfeits_and_is_killed(code: str, reason: str) -> None:
    bot = child(code)
    with pytest.raises(Forfeit, match=re.escape(reason)):
        decision(bot)
    assert is_gone(pid_of(bot))
    bot.close()


@pytest.mark.parametrize("code", ["ready(); forever()", "ready(); deaf()"])
def test_a_process_that_stalls_forfeits_and_is_killed(code: str) -> None:
    bot = child(code, seconds=0.2)
    with pytest.raises(Forfeit, match=r"^no answer within 200 ms$"):
        decision(bot)
    assert is_gone(pid_of(bot))
    bot.close()


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("None", "action: expected an object"),
        ("{'type': 'paddle', 'tile': 9}", "action.tile: expected a tile"),
        ("{'type': 'done'}", "not legal here"),
        ("{'type': 'weather', 'step': 1}", "not legal here"),
    ],
)
def test_an_illegal_action_costs_the_decision_only(action: str, reason: str) -> None:
    bot = child(f"ready(); read(); say({{'action': {action}}}); m = read(); "
                "say({'action': m['legal'][-1]})")  # fmt: skip
    with pytest.raises(Forfeit, match=reason):
        decision(bot)
    assert decision(bot) == last_legal()
    assert bot.starts_left == 3
    bot.close()


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    """The first process answers its first action when it is too late; the second its last."""
    late = """
is_first = not os.path.exists(sys.argv[1])
open(sys.argv[1], "w").close()
ready()
message = read()
if is_first:
    forever()  # until it is told to go
    say({"action": message["legal"][0]})
else:
    say({"action": message["legal"][-1]})
forever()
"""
    bot = child(late, str(tmp_path / "been here"), seconds=0.5)
    with pytest.raises(Forfeit, match="no answer within 500 ms"):
        decision(bot)
    bot.seconds = 5.0
    assert decision(bot) == last_legal()
    bot.close()


def test_an_answer_too_many_is_not_taken_for_the_next_one() -> None:
    bot = child("ready(); m = read(); a = json.dumps({'action': m['legal'][0]}) + '\\n'; "
                "os.write(1, a.encode() * 2); forever()")  # fmt: skip
    decision(bot)
    with pytest.raises(Forfeit, match="spoke unasked"):
        decision(bot)
    bot.close()


def test_a_new_process_is_told_the_whole_game(tmp_path: Path) -> None:
    """It dies in its third decision; the process after it learns what the first one knew."""
    forgetful = """
ready()
events, decisions = [], 0
while True:
    message = read()
    events += message.get("events", [])
    decisions += 1
    if decisions == 3 and not os.path.exists(sys.argv[1]):
        open(sys.argv[1], "w").close()
        sys.exit()
    json.dump(events, open(sys.argv[2], "w"))
    if message["type"] == "over":
        sys.exit()
    say({"action": message["legal"][0]})
"""
    bot = child(forgetful, str(tmp_path / "died"), str(tmp_path / "events"))
    forfeits = []

    def decide(sight: View, legal: Sequence[Action], _seen: object) -> Action:
        try:
            return bot.decide(sight, legal, Random(7))
        except Forfeit as forfeit:
            forfeits.append(forfeit)
            return legal[0]

    seen = play_rounds(bot, 0, 3, decide)
    bot.close()
    assert len(forfeits) == 1
    assert json.loads((tmp_path / "events").read_text()) == seen


def test_restarts_are_limited() -> None:
    bot = child("sys.exit(5)", restarts=2)
    for _ in range(3):
        with pytest.raises(Forfeit, match=r"^died with status 5"):
            decision(bot)
    dead = pid_of(bot)
    with pytest.raises(Forfeit, match="not started any more: died with status 5"):
        decision(bot)
    assert pid_of(bot) == dead


def test_a_process_slow_to_start_forfeits_too() -> None:
    bot = child("forever()", start_seconds=0.2)
    with pytest.raises(Forfeit, match="no answer within 200 ms"):
        decision(bot)
    assert is_gone(pid_of(bot))


def test_starting_has_a_limit_of_its_own() -> None:
    """There is no time at all for decisions: that it was ready was waited for all the same."""
    bot = child("ready(); forever()", seconds=0.0)
    with pytest.raises(Forfeit, match="no answer within 0 ms"):
        decision(bot)
    assert bot.name == "child"


def test_a_flood_on_standard_error_blocks_nobody() -> None:
    flood = """
ready()
while True:
    message = read()
    for _ in range(1000):
        sys.stderr.write("x" * 1000 + "\\n")
    sys.stderr.write("the end\\n")
    if message["type"] == "decide":
        say({"action": message["legal"][-1]})
"""
    bot = child(flood)
    for _ in range(3):
        assert decision(bot) == last_legal()
    bot.close()


def test_a_forfeit_repeats_the_last_words_and_only_those() -> None:
    bot = child("ready(); sys.stderr.write('x' * 10**6 + 'the end'); sys.exit(1)")
    with pytest.raises(Forfeit) as caught:
        decision(bot)
    assert str(caught.value).endswith("xxxthe end")
    assert len(str(caught.value)) < 500


def test_a_process_that_does_not_listen_blocks_nobody() -> None:
    """The whole of a long game is more than a pipe holds."""
    bot = child("ready(); deaf()", seconds=0.3)
    seen = play_rounds(bot, 0, LAST_ROUND - 1, lambda _view, legal, _seen: legal[0])
    assert len(json.dumps(seen)) > 65_536
    with pytest.raises(Forfeit, match="no answer within 300 ms"):
        decision(bot)
    bot.close()


def test_what_cannot_be_started_forfeits(tmp_path: Path) -> None:
    bot = External(3, [str(tmp_path / "nothing")])
    with pytest.raises(Forfeit, match=r"cannot be started: .*No such file"):
        decision(bot)
    bot.close()
