"""External bots when all is over: no process is left behind."""

import gc
import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bots.children import GOOD, MANNERS, child, decision, is_gone, pid_of
from niagara.bots.forfeit import Forfeit


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
