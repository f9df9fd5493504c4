"""Find puzzles in games of bots: positions with one answer that is clearly the best.

    python tools/find_puzzles.py find --seconds 1800     # look for candidates: build/puzzles.jsonl
    python tools/find_puzzles.py write                   # choose among them: puzzles.json
    python tools/find_puzzles.py verify                  # search every puzzle anew

Run it with the compiled rules, PYTHONPATH=build/compiled, which are several times as fast.

A position is looked at in a few worlds first. If one answer leads, and there is a reason that can
be told (a theme), it is searched with a budget, and then with ten times the budget, other random
numbers and a longer look ahead: the same answer must be the best, by a margin far outside the
error.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, Final

from puzzle_grading import answer, level_of
from puzzle_search import FAR_AHEAD, Answer, AnswerSearch, Comparison

from niagara.bots import SeatedBot, make_bot, play_decision
from niagara.bots.temperament import TEMPERAMENTS
from niagara.exercises.puzzles.outcome import play_out, shows
from niagara.exercises.puzzles.puzzle import (
    FILE,
    LEVELS,
    SOLVER,
    Puzzle,
    RivalLine,
    actions_of,
    puzzle_to_json,
    puzzles,
)
from niagara.exercises.puzzles.theme import Theme
from niagara.exercises.puzzles.tile_themes import tile_theme
from niagara.exercises.puzzles.turn_themes import turn_theme
from niagara.exercises.puzzles.whole_turns import effect, equal_turns, whole_turns
from niagara.rules import (
    Action,
    Game,
    Options,
    Paddle,
    Position,
    Ransom,
    acting,
    legal_actions,
    play_turn,
    stage,
    view,
)
from niagara.rules.board import CLOUD, Seat
from niagara.rules.codec import position_from_json, position_to_json
from niagara.rules.position import CANOE_PHASE, NOBODY, OVER, PADDLE_PHASE

Json = dict[str, Any]
RAW: Final = Path("build/puzzles.jsonl")
FOLDER: Final = Path("src/niagara/exercises/puzzles")
EACH_LEVEL: Final = 24
FIRST_ROUND: Final = 3  # before that little has happened
# Piles are open, so that the table shows all that a good memory would know.
GAMES: Final = Options(open_piles=True, round_limit=60)
PUZZLES: Final = Options(open_piles=True)

GLANCE: Final = 6  # worlds
LOOK: Final = 16
BUDGET: Final = 60
TENFOLD: Final = 600
FIRST_MARGIN: Final = {"turn": 0.05, "tile": 0.03}  # of a win
MARGIN: Final = {"turn": 0.06, "tile": 0.04}
SURE: Final = 6  # the margin at ten times the budget, in standard errors
FAR_BEHIND: Final = 0.12  # answers so much worse than the best are searched no further
FEWEST_ANSWERS: Final = {"turn": 4, "tile": 3}
MOST_ALIKE: Final = 6  # candidates of one theme and level
MOST_IN_A_GAME: Final = 3


def kind_of(position: Position) -> str:
    """What a puzzle asks for."""
    return "tile" if position.phase == PADDLE_PHASE else "turn"


def answers_to(position: Position) -> list[Answer]:
    """Every answer, but for those equal in effect; none where a ransom is possible as well."""
    if position.phase == PADDLE_PHASE:
        legal = legal_actions(position, SOLVER)
        if any(isinstance(action, Ransom) for action in legal):
            return []
        return [(action,) for action in legal]
    return [turn.actions for turn in whole_turns(position, SOLVER)]


def theme_of(position: Position, best: Answer) -> Theme | None:
    """Why an answer is the best, as far as there is a theme for it."""
    if isinstance(best[0], Paddle):
        return tile_theme(position, SOLVER, best[0].tile)
    turns = whole_turns(position, SOLVER)
    (chosen,) = [turn for turn in turns if turn.actions == best]
    return turn_theme(position, SOLVER, chosen, [turn for turn in turns if turn is not chosen])


def solved_by(position: Position, seat: Seat) -> Position:
    """The position with its seats renumbered, so that one of them is the solver's."""
    seats = len(position.players)
    return Position(
        PUZZLES,
        position.round,
        position.phase,
        (position.start - seat) % seats,
        NOBODY if position.turn == NOBODY else (position.turn - seat) % seats,
        position.pending,
        position.weather,
        position.next_arm,
        position.sites,
        (),
        (*position.players[seat:], *position.players[:seat]),
    )


class Finder:
    """Looks for candidates, so many of each theme and level."""

    def __init__(self, known: Sequence[Json]) -> None:
        self.found = Counter((each["theme"], each["level"]) for each in known)
        self.stats = Counter[str]()

    def candidate(self, position: Position, seed: str) -> Json | None:
        """A position as a candidate, if it has what a puzzle needs."""
        kind, answers = kind_of(position), answers_to(position)
        is_cloud = kind == "turn" and position.players[SOLVER].paddle == CLOUD
        if len(answers) < (2 if is_cloud else FEWEST_ANSWERS[kind]):
            return None
        search = AnswerSearch(view(position, SOLVER), answers, Random(f"look {seed}"))
        search.run(GLANCE)
        search.keep_within(2 * FAR_BEHIND)
        search.run(LOOK - GLANCE)
        look = search.compare()
        self.stats["looks"] += 1
        if look.gap < FIRST_MARGIN[kind] or self._is_unwanted(position, answers[look.best], search):
            return None
        self.stats["searches"] += 1
        search.run(BUDGET - LOOK)
        near = search.compare()
        if not is_clear(near, kind, SURE / 2):
            return None
        self.stats["tenfold searches"] += 1
        far = tenfold(position, answers, seed)
        last = far.compare()
        if last.best != near.best or not is_clear(last, kind, SURE) or last.soonest_gap <= 0:
            return None
        return self._written(position, far, last, seed)

    def _is_unwanted(self, position: Position, best: Answer, search: AnswerSearch) -> bool:
        """Whether no theme explains the answer, or there are enough like it."""
        theme = theme_of(position, best)
        if theme is None:
            return True
        level = level_of(position, SOLVER, best, sorted(search.means(), reverse=True))
        return self.found[theme.name, level] >= MOST_ALIKE

    def _written(
        self, position: Position, far: AnswerSearch, last: Comparison, seed: str
    ) -> Json | None:
        best, means = far.answers[last.best], far.means()
        theme = theme_of(position, best)
        assert theme is not None
        values = sorted(means, reverse=True)
        level = level_of(position, SOLVER, best, values)
        self.found[theme.name, level] += 1
        self.stats["found"] += 1
        return {
            "seed": seed,
            "kind": kind_of(position),
            "level": level,
            "theme": theme.name,
            "values": theme.values,
            "position": position_to_json(position),
            "best": " ".join(map(str, best)),
            "second": " ".join(map(str, far.answers[last.second])),
            "chance": round(means[last.best], 4),
            "margin": round(last.gap, 4),
            "error": round(last.error, 4),
            "answers": len(means),
        }


def is_clear(found: Comparison, kind: str, errors: float) -> bool:
    """Whether the best answer is the best by the margin, far outside the error."""
    return found.gap >= MARGIN[kind] and found.gap >= errors * found.error


def tenfold(position: Position, answers: Sequence[Answer], seed: str) -> AnswerSearch:
    """The search that has the last word."""
    search = AnswerSearch(view(position, SOLVER), answers, Random(f"far {seed}"), FAR_AHEAD)
    search.run(LOOK)
    search.keep_within(2 * FAR_BEHIND)
    search.run(BUDGET - LOOK)
    search.keep_within(FAR_BEHIND)
    search.run(TENFOLD - BUDGET)
    return search


def decisions(seed: int) -> Iterator[tuple[str, Position]]:
    """The decisions of a game of bots: every turn, and every seat's choice of tile."""
    rng = Random(f"puzzles {seed}")
    seats = rng.choice((3, 3, 4, 4, 5))
    game = Game(["?"] * seats, rng, GAMES)
    specs = ["guide", "captain:40sims", "paddler", *(f"guide+{name}" for name in TEMPERAMENTS)]
    weights = [4, 2, 1, *(1 for _ in TEMPERAMENTS)]
    line_up = rng.choices(specs, weights, k=seats)
    players = [SeatedBot(make_bot(spec, seats), seat, seed) for seat, spec in enumerate(line_up)]
    asked = (0, NOBODY)
    while not game.is_over:
        position, now = game.position, (game.position.round, game.position.turn)
        if now != asked and position.round >= FIRST_ROUND:
            on_turn = [position.turn] if position.phase == CANOE_PHASE else range(seats)
            for seat in on_turn:
                name = f"{seed}-{position.round}-{seat}-{kind_of(position)}"
                yield name, solved_by(position, seat)
        asked = now
        play_decision(game, players)


def find(first: int, seconds: float, kinds: Sequence[str]) -> None:
    """Look for candidates in one game after another."""
    RAW.parent.mkdir(exist_ok=True)
    finder = Finder(candidates() if RAW.exists() else [])
    began, seed = time.monotonic(), first
    while time.monotonic() - began < seconds:
        taken = 0
        for name, position in decisions(seed):
            is_wanted = taken < MOST_IN_A_GAME and kind_of(position) in kinds
            found = finder.candidate(position, name) if is_wanted else None
            if found is not None:
                taken += 1
                with RAW.open("a") as file:
                    file.write(json.dumps(found) + "\n")
        print(seed, round(time.monotonic() - began), dict(finder.stats), flush=True)
        seed += 1
    for (theme, level), count in sorted(finder.found.items()):
        print(f"{theme} {level}: {count}")


def candidates() -> list[Json]:
    """What has been found so far."""
    return [json.loads(line) for line in RAW.read_text().splitlines()]


def write() -> None:
    """Choose the puzzles: of every level as many, of every theme by turns, no two alike."""
    by_level: dict[int, list[Puzzle]] = {level: [] for level in LEVELS}
    known = set[tuple[str, str, str]]()
    for given in by_turns(map(retold, candidates())):
        alike = (given["theme"], str(given["values"]), given["best"])
        chosen = by_level[given["level"]]
        if len(chosen) == EACH_LEVEL or alike in known:
            continue
        puzzle = played_on(given)
        if shows(puzzle.theme, play_out(puzzle).events):
            known.add(alike)
            chosen.append(puzzle)
    chosen_ones = [puzzle for chosen in by_level.values() for puzzle in chosen]
    lines = [
        json.dumps(puzzle_to_json(replace(puzzle, id=str(number))), separators=(",", ":"))
        for number, puzzle in enumerate(chosen_ones, start=1)
    ]
    FOLDER.joinpath(FILE).write_text("[\n" + ",\n".join(lines) + "\n]\n")
    print(Counter(f"{puzzle.level} {puzzle.theme.name}" for puzzle in chosen_ones))
    print({level: len(chosen) for level, chosen in by_level.items()})


def retold(given: Json) -> Json:
    """A candidate with its theme as it is told now: themes may have changed since the search."""
    theme = theme_of(position_from_json(given["position"]), actions_of(given["best"]))
    return given | {"theme": theme and theme.name, "values": theme and theme.values}


def by_turns(given: Iterable[Json]) -> list[Json]:
    """Candidates in an order in which themes take turns, each the clearest first."""
    by_theme: dict[str, list[Json]] = {}
    for each in sorted(given, key=lambda each: -each["margin"] / each["error"]):
        if each["theme"] is not None:
            by_theme.setdefault(each["theme"], []).append(each)
    themes = sorted(by_theme, key=lambda theme: len(by_theme[theme]))  # the rarest first
    rows = zip_longest(*(by_theme[theme] for theme in themes))
    return [each for row in rows for each in row if each is not None]


def played_on(given: Json) -> Puzzle:
    """A candidate with the rest of its round, in which the rivals play as guides."""
    start = position_from_json(given["position"])
    best = actions_of(given["best"])
    then, lines = "", {seat: ["", ""] for seat in range(1, len(start.players))}
    position = start
    while position.phase != OVER and position.round == start.round:
        seat, is_choice = acting(position)[0], position.phase == PADDLE_PHASE
        if seat != SOLVER:
            actions: Sequence[Action] = answer("guide", position, seat, 0)
            lines[seat][not is_choice] = " ".join(map(str, actions))
        elif is_choice or given["kind"] == "turn":
            actions = best
        else:
            actions = best_turn(position, given["seed"])
            then = " ".join(map(str, actions))
        position = play_turn(position, seat, actions)
    return Puzzle(
        id="",
        kind=given["kind"],
        level=given["level"],
        theme=Theme(given["theme"], given["values"]),
        position=start,
        best=right_answers(start, best),
        then=then,
        rivals={seat: RivalLine(*line) for seat, line in lines.items()},
        answers=given["answers"],
        chance=given["chance"],
        margin=given["margin"],
        error=given["error"],
    )


def best_turn(position: Position, seed: str) -> Answer:
    """The solver's turn with the best tile."""
    answers = answers_to(position)
    if len(answers) == 1:
        return answers[0]
    search = AnswerSearch(view(position, SOLVER), answers, Random(f"then {seed}"))
    search.run(BUDGET)
    return answers[search.compare().best]


def right_answers(position: Position, best: Answer) -> tuple[str, ...]:
    """The best answer, then all others equal in effect, in notation."""
    if position.phase == PADDLE_PHASE:
        return tuple(map(str, best))
    wanted = effect(stage(position, SOLVER, best).position, SOLVER)
    equal = equal_turns(position, SOLVER, wanted)
    lists = [best, *(actions for actions in equal if actions != best)]
    return tuple(" ".join(map(str, actions)) for actions in lists)


def verify() -> int:
    """Search every puzzle anew with ten times the budget; how many have another best answer."""
    wrong = 0
    for puzzle in puzzles().values():
        answers = answers_to(puzzle.position)
        search = tenfold(puzzle.position, answers, f"verify {puzzle.id}")
        found = search.compare()
        best = " ".join(map(str, answers[found.best]))
        is_right = best in puzzle.best and is_clear(found, puzzle.kind, SURE / 2)
        wrong += not is_right
        print(puzzle.id, puzzle.theme.name, best, round(found.gap, 3), "" if is_right else "WRONG")
    return wrong


def main() -> int:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("find")
    command.add_argument("--first", type=int, default=0, help="the number of the first game")
    command.add_argument("--seconds", type=float, default=1800)
    command.add_argument("--kinds", nargs="+", choices=FEWEST_ANSWERS, default=list(FEWEST_ANSWERS))
    commands.add_parser("write")
    commands.add_parser("verify")
    args = parser.parse_args()
    if args.command == "verify":
        return min(verify(), 1)
    if args.command == "write":
        write()
    else:
        find(args.first, args.seconds, args.kinds)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
