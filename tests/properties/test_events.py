"""Events are enough: whoever knows a position and sees the events knows the next position.

The fold below knows no rule of the game; it moves canoes, gems and tiles as it is told. What it
holds in the end must be what the engine says.
"""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from niagara.rules.board import DESTINATION_NAMES, TILES
from niagara.rules.codec import event_to_json, position_to_json
from niagara.rules.events import Event
from niagara.rules.position import Position
from play import some_game, steps

Board = dict[str, Any]


def board_of(position: Position) -> Board:
    """What lies on the table, without what only the rules know (turns, marks)."""
    json = position_to_json(position)
    return {
        "sites": {site: Counter(bag) for site, bag in json["sites"].items()},
        "gems": [Counter(player["gems"]) for player in json["players"]],
        "canoes": [[(c["at"], c["gem"]) for c in player["canoes"]] for player in json["players"]],
        "tiles": [
            (player["hand"], player["played"], player["paddle"]) for player in json["players"]
        ],
        "weather": json["weather"],
        "start": json["start"],
        "round": json["round"],
        "winners": json["winners"],
    }


def told(board: Board, events: list[Event]) -> Board:
    """The board after some events."""
    for event in map(event_to_json, events):
        TELL[event["type"]](board, event)
    return board


def put(board: Board, event: dict[str, Any], at: str | None, gem: str | None) -> None:
    canoes = board["canoes"][event["seat"]]
    was, cargo = canoes[event["canoe"]]
    canoes[event["canoe"]] = (was if at is None else at, cargo if gem == "same" else gem)


def chosen(board: Board, event: dict[str, Any]) -> None:
    hand, played, _ = board["tiles"][event["seat"]]
    rest = [tile for tile in hand if tile != event["tile"]]
    board["tiles"][event["seat"]] = (rest, played, event["tile"])


def ransomed(board: Board, event: dict[str, Any]) -> None:
    board["gems"][event["seat"]][event["gem"]] -= 1
    board["sites"][event["gem"]][event["gem"]] += 1
    put(board, event, "shore", None)


def trip(board: Board, event: dict[str, Any]) -> None:
    assert event["path"][0] == board["canoes"][event["seat"]][event["canoe"]][0]
    steps_apart(event["path"])
    put(board, event, event["path"][-1], "same")


def steps_apart(path: list[str]) -> None:
    """A way leads over neighbouring spaces."""
    depths = [int(space[0]) if space[0].isdigit() else {"s": 0, "f": 8}[space[0]] for space in path]
    assert all(abs(a - b) == 1 for a, b in pairwise(depths))
    assert len({space[1] for space in path if len(space) == 2}) <= 1, "one arm"


def loaded(board: Board, event: dict[str, Any]) -> None:
    board["sites"][event["site"]][event["gem"]] -= 1
    put(board, event, None, event["gem"])


def unloaded(board: Board, event: dict[str, Any]) -> None:
    board["sites"][event["site"]][event["gem"]] += 1
    put(board, event, None, None)


def stolen(board: Board, event: dict[str, Any]) -> None:
    seat, canoe = event["victim"]
    put(board, {"seat": seat, "canoe": canoe}, None, None)
    put(board, event, None, event["gem"])


def landed(board: Board, event: dict[str, Any]) -> None:
    if event["gem"] is not None:
        board["gems"][event["seat"]][event["gem"]] += 1
    put(board, event, "shore", None)


def swept(board: Board, event: dict[str, Any]) -> None:
    if event["gem"] is not None:
        board["sites"][event["gem"]][event["gem"]] += 1
    put(board, event, "lost", None)


def weather(board: Board, event: dict[str, Any]) -> None:
    assert event["was"] == board["weather"]
    board["weather"] = event["now"]


def push(board: Board, event: dict[str, Any]) -> None:
    for drift in event["drifts"]:
        assert board["canoes"][drift["seat"]][drift["canoe"]][0] == drift["was"]
        assert drift["now"] in DESTINATION_NAMES
        put(board, drift, drift["now"], "same")


def start_passed(board: Board, event: dict[str, Any]) -> None:
    board["start"], board["round"] = event["seat"], event["round"]
    board["tiles"] = [(hand, [*played, tile], None) for hand, played, tile in board["tiles"]]


def hands_refilled(board: Board, _event: dict[str, Any]) -> None:
    everything = [*TILES[:-1], "cloud"]
    board["tiles"] = [(everything, [], None) for _ in board["tiles"]]


def game_over(board: Board, event: dict[str, Any]) -> None:
    board["winners"] = [winner["seat"] for winner in event["winners"]]


def nothing(_board: Board, _event: dict[str, Any]) -> None:
    """An event that only tells."""


TELL = {
    "chosen": chosen,
    "ransomed": ransomed,
    "revealed": nothing,
    "stranded": nothing,
    "trip": trip,
    "loaded": loaded,
    "unloaded": unloaded,
    "stolen": stolen,
    "landed": landed,
    "goal_reached": nothing,
    "swept": swept,
    "weather": weather,
    "flow": nothing,
    "push": push,
    "rescued": lambda board, event: put(board, event, "shore", None),
    "start_passed": start_passed,
    "hands_refilled": hands_refilled,
    "game_over": game_over,
}


@pytest.mark.parametrize("seed", range(60))
def test_the_events_of_a_move_lead_from_the_position_before_to_the_one_after(seed: int) -> None:
    for step in steps(some_game(seed), seed):
        assert told(board_of(step.before), step.events) == board_of(step.after)
