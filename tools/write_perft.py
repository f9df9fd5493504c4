"""Write the files of tests/perft anew.

The positions are found in seeded games by what is special about them; with ``--recount`` they stay
as they are in the files and only the counts are made anew. Counts are written only where the engine
and the second reading agree on every depth that the slow one can reach.
"""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from niagara.rules import (  # noqa: E402
    Options,
    Player,
    Position,
    Ransom,
    Trip,
    acting,
    legal_actions,
    new_game,
)
from niagara.rules.bag import kinds  # noqa: E402
from niagara.rules.board import CLOUD, EMPTY, LOST, SHORE  # noqa: E402
from niagara.rules.codec import position_to_json  # noqa: E402
from niagara.rules.scoring import is_won, progress  # noqa: E402
from perft.counting import cases, perft, second_perft  # noqa: E402
from play import positions  # noqa: E402

SLOW_NODES = 4_000  # what the second reading is asked to count
MOST_NODES = 60_000  # what a test is asked to count

Special = Callable[[Position], bool]


def trips(position: Position) -> list[Trip]:
    """The trips that the seat to act may make."""
    seats = acting(position)
    actions = legal_actions(position, seats[0]) if seats else ()
    return [action for action in actions if isinstance(action, Trip)]


def canoes_out(position: Position) -> int:
    """How many canoes of the seat to act are in the water."""
    return sum(0 < canoe.at < LOST for canoe in position.players[position.turn].canoes)


def is_alone_ashore(player: Player) -> bool:
    """Whether one canoe of a seat is ashore and the other is lost."""
    return sorted(canoe.at for canoe in player.canoes) == [SHORE, LOST]


SPECIAL: dict[str, dict[str, Special]] = {
    "trips": {
        "R3.3 two canoes in the water": lambda p: p.phase == "canoes" and canoes_out(p) == 2,
        "R3.2 one launched, one must move": lambda p: (
            p.phase == "canoes"
            and p.pending is not None
            and p.pending.may_stop
            and any(p.pending.moved)
        ),
        "R4.7 gems of foreign kinds to swap for": lambda p: (
            any(trip.unloads and trip.loads != EMPTY for trip in trips(p))
            and any(len(kinds(bag)) > 1 for bag in p.sites)
        ),
        "R4.8 thefts to choose from": lambda p: sum(t.steals is not None for t in trips(p)) > 1,
        "R4.9 unload and steal": lambda p: any(t.steals and t.unloads for t in trips(p)),
        "many trips": lambda p: len(trips(p)) > 30,
    },
    "lost": {
        "R7.2 two ransoms": lambda p: (
            p.phase == "paddle" and all(c.at == LOST for c in p.players[acting(p)[0]].canoes)
        ),
        "R7.1 a ransom": lambda p: any(
            isinstance(a, Ransom) for s in acting(p) for a in legal_actions(p, s)
        ),
        "D1 one ashore, one lost": lambda p: (
            p.phase == "canoes" and is_alone_ashore(p.players[p.turn])
        ),
        "D1 for two seats of four, one after the other": lambda p: (
            p.phase == "canoes"
            and len(p.players) == 4
            and p.turn == p.start
            and all(is_alone_ashore(p.players[(p.turn + i) % 4]) for i in (0, 1))
            and p.players[(p.turn + 1) % 4].paddle != CLOUD
        ),
        "D1 at a table of five": lambda p: (
            p.phase == "canoes"
            and len(p.players) == 5
            and p.turn == p.start
            and is_alone_ashore(p.players[p.turn])
        ),
        "D2 somebody has lost both": lambda p: (
            p.phase == "canoes"
            and any(all(c.at == LOST for c in player.canoes) for player in p.players)
        ),
    },
    "rounds": {
        "R2.1 the last tile before the refill": lambda p: p.phase == "paddle" and p.round % 7 == 0,
        "R5.1 weather at its lower end": lambda p: p.phase == "canoes" and p.weather == -1,
        "R5.1 weather at its upper end": lambda p: p.phase == "canoes" and p.weather == 2,
        "R8.1 won, but phase II goes on": lambda p: p.phase == "canoes" and is_won(p.players),
        "R8.1 nearly won": lambda p: (
            p.phase == "canoes" and max(progress(player.gems) for player in p.players) >= 105
        ),
        "R8.3 the limit is near": lambda p: p.round == p.options.round_limit,
    },
}


def openings() -> list[str]:
    """The file of set-ups."""
    lines = []
    for seats in (3, 4, 5):
        lines += counted(f"R1.6 the set-up for {seats}", new_game(seats, 0, 0))
    limited = new_game(3, 2, 1, Options(round_limit=1, tiebreak="gem-value"))
    return lines + counted("R8.3 a game of one round", limited)


def found(name: str, is_special: Special) -> Position:
    """The first position of seeded play that is special."""
    for seed in range(100_000):
        for position in positions(seed):
            if position.options.fork == "alternate" and acting(position) and is_special(position):
                return position
    raise LookupError(name)


def counted(remark: str, position: Position) -> list[str]:
    """The lines of one position."""
    lines = [f"# {remark}", f"position {json.dumps(position_to_json(position))}"]
    for depth in range(1, 9):
        count = perft(position, depth)
        if count > MOST_NODES:
            break
        if count <= SLOW_NODES and count != second_perft(position_to_json(position), depth):
            raise SystemExit(f"{remark}: the readings disagree at depth {depth}")
        lines.append(f"{depth} {count}")
    print(remark, lines[-1])
    return [*lines, ""]


FOLDER = ROOT / "tests" / "perft"


def kept(name: str) -> dict[str, Position]:
    """The positions that a file holds, by their remarks."""
    return {case.remark: case.position for case in cases(FOLDER / f"{name}.perft")}


def main() -> None:
    """Write every file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--recount", action="store_true", help="keep the positions of the files")
    recount = parser.parse_args().recount
    files = {"opening": openings()}
    for name, wanted in SPECIAL.items():
        known = kept(name) if recount else {}
        files[name] = []
        for remark, is_special in wanted.items():
            position = known.get(remark) or found(remark, is_special)
            files[name] += counted(remark, position)
    for name, lines in files.items():
        (FOLDER / f"{name}.perft").write_text("\n".join(lines))


if __name__ == "__main__":
    main()
