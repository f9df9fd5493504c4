"""Bots: the players that are not people.

One file per bot, and a registry of their names. A bot is told what its seat may see and what it
may do (`Bot.decide`), and draws on the generator it is handed. `SeatedBot` and `play_decision`
play a game between them.
"""

from niagara.bots.bot import Bot
from niagara.bots.play_decision import Player, play_decision
from niagara.bots.registry import BOTS, UnknownBot, is_bot, make_bot
from niagara.bots.seated_bot import SeatedBot

__all__ = [
    "BOTS",
    "Bot",
    "Player",
    "SeatedBot",
    "UnknownBot",
    "is_bot",
    "make_bot",
    "play_decision",
]
