"""The rules of Niagara: exact, pure, and all there is of them.

Deterministic: chance enters as an argument, time not at all; only the standard library is
imported. The contract is docs/rules.md, whose numbers (R4.8, D3) stand in comments, errors and
tests.

>>> from random import Random
>>> from niagara.rules import deal, legal_actions, play
>>> position = deal(4, Random(7))
>>> position = play(position, 0, legal_actions(position, 0)[3])
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
from niagara.rules.stage import Staged, play_turn, stage, take_back
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
