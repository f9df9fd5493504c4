"""The rules of Niagara as pure functions on immutable values.

Deterministic: chance is an argument, and there is no clock. Only the standard library is imported.
The contract is docs/rules.md; comments, errors and tests cite its numbers (R4.8, D3). How to use
it all: docs/engine.md.

>>> from random import Random
>>> from niagara.rules import Paddle, deal, play
>>> position = deal(4, Random(7))
>>> position = play(position, 0, Paddle(4))
>>> position.players[0].paddle
4
"""

from niagara.rules.actions import (
    ACTIONS,
    DONE,
    UNLOAD,
    Action,
    Done,
    Load,
    Paddle,
    Ransom,
    Steal,
    Trip,
    Unload,
    Weather,
)
from niagara.rules.chance import NaturalFork, deal
from niagara.rules.errors import IllegalAction, Malformed, NiagaraError, UnfinishedTurn
from niagara.rules.events import Event
from niagara.rules.game import Game
from niagara.rules.legal import acting, legal_actions
from niagara.rules.memory import Memory
from niagara.rules.options import Options
from niagara.rules.play import play
from niagara.rules.position import Canoe, Player, Position, canoe_at, new_game
from niagara.rules.record import Flow, Move, Record, replay
from niagara.rules.staged_turn import Staged, play_turn, stage, take_back
from niagara.rules.view import SPECTATOR, PlayerView, View, seen_by, view

__all__ = [
    "ACTIONS",
    "DONE",
    "SPECTATOR",
    "UNLOAD",
    "Action",
    "Canoe",
    "Done",
    "Event",
    "Flow",
    "Game",
    "IllegalAction",
    "Load",
    "Malformed",
    "Memory",
    "Move",
    "NaturalFork",
    "NiagaraError",
    "Options",
    "Paddle",
    "Player",
    "PlayerView",
    "Position",
    "Ransom",
    "Record",
    "Staged",
    "Steal",
    "Trip",
    "UnfinishedTurn",
    "Unload",
    "View",
    "Weather",
    "acting",
    "canoe_at",
    "deal",
    "legal_actions",
    "new_game",
    "play",
    "play_turn",
    "replay",
    "seen_by",
    "stage",
    "take_back",
    "view",
]
