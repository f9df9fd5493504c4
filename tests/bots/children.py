"""Processes that play a seat, well or badly."""

import os
import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from niagara.bots.external import External
from niagara.rules import Action, Game, Options, View, seen_by, view
from niagara.rules.codec import event_to_json

Json = dict[str, Any]
Decide = Callable[[View, Sequence[Action], list[Json]], Action]

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


def play_rounds(bot: External, seat: int, rounds: int, decide: Decide) -> list[Json]:
    """Play so many rounds; the bot watches its seat, `decide` decides for it, rivals do the first.

    Answers the events that its seat saw.
    """
    game, seen = new_game(), list[Json]()
    while game.position.round <= rounds:
        acting = game.acting()[0]
        legal = game.legal_actions(acting)
        action = decide(view(game.position, seat), legal, seen) if acting == seat else legal[0]
        events = seen_by(game.play(acting, action), seat)
        seen += map(event_to_json, events)
        bot.watch(events)
    return seen


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
