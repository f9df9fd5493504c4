"""External bots: what a process is told, and what happens when it does not behave."""

import gc
import json
import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from niagara.bots import BOTS, UnknownBot, is_bot, make_bot
from niagara.bots.external import External, Forfeit, external
from niagara.rules import Action, Game, Options, seen_by, view
from niagara.rules.forms import action_to_json, event_to_json, view_to_json

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bot-protocol.md"
LAST_ROUND = 100
OPTIONS = Options(fork="natural", round_limit=LAST_ROUND)

# What the children have in common; each test adds how its own misbehaves.
MANNERS = """
import json, os, signal, sys
def read():
    return json.loads(sys.stdin.readline() or sys.exit())
def say(message):
    print(json.dumps(message), flush=True)
def ready():
    read()
    say({"type": "ready", "name": "child"})
def forever():
    while sys.stdin.readline():
        pass
def deaf():
    signal.pause()
"""
GOOD = """
ready()
while True:
    message = read()
    if message["type"] == "decide":
        say({"action": message["legal"][-1]})
"""


def child(
    code: str, *args: str, seconds: float = 5.0, start_seconds: float = 10.0, restarts: int = 3
) -> External:
    command = [sys.executable, "-I", "-S", "-c", MANNERS + code, *args]
    return External(3, command, seconds=seconds, start_seconds=start_seconds, restarts=restarts)


def new_game(seed: int = 0) -> Game:
    return Game(["Ann", "Ben", "Cem"], Random(seed), OPTIONS)


def decision(bot: External, seat: int = 0) -> Action:
    """What a bot answers at the beginning of a game."""
    game = new_game()
    return bot.decide(view(game.position, seat), game.legal_actions(seat), Random(1))


def last_legal() -> Action:
    return new_game().legal_actions(0)[-1]


def pid_of(bot: External) -> int:
    assert bot.process is not None
    return bot.process.pid


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


# How it is told.


def played(bot: External, seat: int, decisions: int) -> Game:
    """A game in which a bot makes so many decisions, and the rivals what comes first."""
    game = new_game()
    made = 0
    while made < decisions:
        acting = game.acting()[0]
        legal = game.legal_actions(acting)
        action = legal[0]
        if acting == seat:
            action = bot.decide(view(game.position, seat), legal, Random(7))
            made += 1
        bot.watch(seen_by(game.play(acting, action), seat))
    return game


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
    game = new_game()
    seen: list[Any] = []
    told: list[Any] = []
    while game.position.round < 3:
        seat = game.acting()[0]
        legal = game.legal_actions(seat)
        action = legal[0]
        if seat == 1:
            sight = view(game.position, 1)
            action = bot.decide(sight, legal, Random(7))
            assert action == legal[-1]
            told.append((view_to_json(sight), seen, list(map(action_to_json, legal))))
            seen = []
        events = seen_by(game.play(seat, action), 1)
        seen += map(event_to_json, events)
        bot.watch(events)
    bot.close()
    hello, *decisions, over = map(json.loads, (tmp_path / "scroll").read_text().splitlines())
    rules = {
        "fork": "natural",
        "tiebreak": "shared",
        "round_limit": LAST_ROUND,
        "open_piles": False,
    }
    seed = Random(7).getrandbits(32)
    assert hello == {
        "type": "hello", "protocol": 1, "seat": 1, "seats": 3, "rules": rules, "seed": seed,
    }  # fmt: skip
    for message, (sight_seen, events_seen, actions) in zip(decisions, told, strict=True):
        assert message == {
            "type": "decide", "view": sight_seen, "events": events_seen, "legal": actions,
            "time_ms": 5000,
        }  # fmt: skip
    assert over == {"type": "over", "events": seen}
    assert bot.name == "scribe"


def test_the_page_shows_what_is_really_said(tmp_path: Path) -> None:
    """The messages of docs/bot-protocol.md are those of a real game, in order."""
    bot = External(3, child(SCRIBE, str(tmp_path / "scroll")).args)
    game = played(bot, seat=1, decisions=1)
    bot.close()
    blocks = re.findall(r"```json\n(.*?)```", PAGE.read_text(), re.DOTALL)
    hello, _ready, decide, action, over = map(json.loads, blocks)
    scroll = (tmp_path / "scroll").read_text().splitlines()
    assert [hello, decide, over] == list(map(json.loads, scroll))
    assert action == {"action": action_to_json(game.record.steps[-1].action)}  # type: ignore[union-attr]


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
    played(bot, seat=0, decisions=4)
    assert bot.starts_left == 3
    bot.close()


# How it may fail.


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
    game, forfeits = new_game(), 0
    seen: list[Any] = []
    while game.position.round < 4:
        seat = game.acting()[0]
        legal = game.legal_actions(seat)
        action = legal[0]
        if seat == 0:
            try:
                action = bot.decide(view(game.position, 0), legal, Random(7))
            except Forfeit:
                forfeits += 1
        events = seen_by(game.play(seat, action), 0)
        seen += map(event_to_json, events)
        bot.watch(events)
    bot.close()
    assert forfeits == 1
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
    bot, size = child("ready(); deaf()", seconds=0.3), 0
    game = new_game()
    while game.position.round < LAST_ROUND:
        seat = game.acting()[0]
        events = seen_by(game.play(seat, game.legal_actions(seat)[0]), 0)
        size += len(json.dumps(list(map(event_to_json, events))))
        bot.watch(events)
    assert size > 65_536
    with pytest.raises(Forfeit, match="no answer within 300 ms"):
        bot.decide(view(game.position, 0), game.legal_actions(0), Random(1))
    bot.close()


def test_what_cannot_be_started_forfeits(tmp_path: Path) -> None:
    bot = External(3, [str(tmp_path / "nothing")])
    with pytest.raises(Forfeit, match=r"cannot be started: .*No such file"):
        decision(bot)
    bot.close()


# How it ends.


def test_it_hears_that_it_is_over_and_goes_by_itself(tmp_path: Path) -> None:
    polite = GOOD.replace("while True:", "while (message := read())['type'] != 'over':").replace(
        "    message = read()\n", ""
    )
    bot = child(
        polite + "sys.stdin.read(); open(sys.argv[1], 'w').write('bye')", str(tmp_path / "x")
    )
    decision(bot)
    bot.close()
    assert (tmp_path / "x").read_text() == "bye"
    assert is_gone(pid_of(bot))


@pytest.mark.parametrize(
    "code", [GOOD, "ready(); m = read(); say({'action': m['legal'][0]}); deaf()"]
)
def test_it_is_closed_twice_and_gone(code: str) -> None:
    bot = child(code)
    decision(bot)
    bot.close()
    bot.close()
    assert is_gone(pid_of(bot))
    with pytest.raises(Forfeit, match="not started any more: closed"):
        decision(bot)


def test_closing_what_was_never_asked_starts_nothing() -> None:
    bot = child(GOOD)
    bot.close()
    assert bot.process is None


def test_garbage_takes_its_process_along() -> None:
    bot = child(GOOD)
    decision(bot)
    pid = pid_of(bot)
    del bot
    gc.collect()
    assert is_gone(pid)


def test_an_interrupt_takes_the_process_along() -> None:
    """Ctrl-C while a decision is waited for: the child itself sends it."""
    bot = child("ready(); read(); os.kill(os.getppid(), 2); forever()")
    was = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            decision(bot)
    finally:
        signal.signal(signal.SIGINT, was)
    assert is_gone(pid_of(bot))


def test_what_the_process_started_goes_with_it(tmp_path: Path) -> None:
    """A grandchild holds a pipe open that ends when it dies."""
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    parent = """
import subprocess
ready()
subprocess.Popen([sys.executable, "-c", "import signal, sys; open(sys.argv[1], 'w').write('x'); "
    "held = open(sys.argv[1], 'w'); signal.pause()", sys.argv[1]])
message = read()
say({"action": message["legal"][-1]})
forever()
"""
    reader = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
    bot = child(parent, str(fifo))
    decision(bot)
    assert select.select([reader], [], [], 10) == ([reader], [], [])
    assert os.read(reader, 10) == b"x"
    bot.close()
    assert select.select([reader], [], [], 10) == ([reader], [], [])
    assert os.read(reader, 10) == b""
    os.close(reader)


def test_the_end_of_our_own_process_takes_it_along() -> None:
    """Nobody closes the bot here; the interpreter just ends."""
    code = f"""
import sys
from random import Random
from niagara.bots.external import External
from niagara.rules import Game, view
game = Game(["Ann", "Ben", "Cem"], Random(0))
bot = External(3, [sys.executable, "-I", "-S", "-c", {MANNERS + GOOD!r}])
bot.decide(view(game.position, 0), game.legal_actions(0), Random(1))
print(bot.process.pid)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert is_gone(int(run.stdout))
    assert run.stderr == ""


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
