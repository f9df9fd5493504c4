"""Bots: whoever plays a seat without being a person.

One file per bot, and a registry of their names. A bot is told what its seat may see and what it
may do (`Bot.decide`), and draws its luck from the generator it is handed.
"""

from niagara.bots.bot import Bot
from niagara.bots.registry import BOTS, UnknownBot, is_bot, make_bot

__all__ = ["BOTS", "Bot", "UnknownBot", "is_bot", "make_bot"]
