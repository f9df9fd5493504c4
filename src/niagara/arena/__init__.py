"""The arena: many games between bots, and how sure one can be of who is better.

A line-up is seated in rotation (`fixtures`), its games are handed to any executor
(`play_games`) or played on a cluster (`cluster_at`), and the results are counted (`tally`) and
shown (`tally_to_json`, `report_page`).

>>> from niagara.arena import fixtures, play_games, tally
>>> results = sorted(play_games(fixtures(["paddler", "drifter", "drifter"], games=6, seed=1)))
>>> [line.bot for line in tally(results).bots]
['paddler', 'drifter']
"""

from niagara.arena.cluster.error import ClusterError
from niagara.arena.ladder import ladder_fixtures, ladder_specs, write_ladder
from niagara.arena.match import ARENA_RULES, MatchResult, SeatResult, play_match
from niagara.arena.place import Place, cluster_at, processes
from niagara.arena.play_games import WorkerDied, play_games
from niagara.arena.pool import Inline, executor_for
from niagara.arena.report_page import report_page
from niagara.arena.schedule import Experiment, Fixture, fixtures
from niagara.arena.tally import BotTally, Tally, ratings, tally
from niagara.arena.tally_json import tally_to_json
from niagara.bots.parse_lineup import BadSeats, lineup_from_text, rotated

__all__ = [
    "ARENA_RULES",
    "BadSeats",
    "BotTally",
    "ClusterError",
    "Experiment",
    "Fixture",
    "Inline",
    "MatchResult",
    "Place",
    "SeatResult",
    "Tally",
    "WorkerDied",
    "cluster_at",
    "executor_for",
    "fixtures",
    "ladder_fixtures",
    "ladder_specs",
    "lineup_from_text",
    "play_games",
    "play_match",
    "processes",
    "ratings",
    "report_page",
    "rotated",
    "tally",
    "tally_to_json",
    "write_ladder",
]
