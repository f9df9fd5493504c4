"""Find puzzles in games of bots: positions with one answer that is clearly the best.

    python tools/find_puzzles.py find --seconds 1800     # look for candidates: build/puzzles.jsonl
    python tools/find_puzzles.py write                   # add the best of them: puzzles.json
    python tools/find_puzzles.py regrade                 # judge all anew, drop the disputed
    python tools/find_puzzles.py measure                 # judge what other answers cost

A position is looked at in a few of the champion's worlds first. If one answer leads, and there is a
reason that can be told (a theme), the champion judges all answers in hundreds of worlds: the best
must lead by a margin far outside the error. Then another kind of search, by rollouts and tables as
captains judge, must find the same answer: what only one of two judges sees is no puzzle.
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

from champion_answers import DIGITS, Judgement, judge
from puzzle_grading import answer, level_of
from puzzle_search import Answer, AnswerSearch

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

LOOK: Final = 40  # worlds of the champion
BUDGET: Final = 400
MEASURE: Final = 120  # for what other answers cost, which is told in round numbers
MARGIN: Final = {"turn": 0.05, "tile": 0.03}  # of a win
SURE: Final = 5  # the margin, in standard errors
# The second opinion.
GLANCE: Final = 16  # worlds
CLOSER: Final = 120
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
        look = judged(position, answers, LOOK, seed)
        self.stats["looks"] += 1
        if look.margin < MARGIN[kind] or self._is_unwanted(position, answers, look):
            return None
        self.stats["searches"] += 1
        found = judged(position, answers, BUDGET, f"again {seed}")
        if found.best != look.best or not is_clear(found, kind):
            return None
        self.stats["second opinions"] += 1
        if second_opinion(position, answers, seed) != found.best:
            return None
        return self._written(position, answers, found, seed)

    def _is_unwanted(self, position: Position, answers: Sequence[Answer], look: Judgement) -> bool:
        """Whether no theme explains the answer, or there are enough like it."""
        best = answers[look.best]
        theme = theme_of(position, best)
        if theme is None:
            return True
        level = level_of(position, SOLVER, best, look.values)
        return self.found[theme.name, level] >= MOST_ALIKE

    def _written(
        self, position: Position, answers: Sequence[Answer], found: Judgement, seed: str
    ) -> Json | None:
        best = answers[found.best]
        theme = theme_of(position, best)
        assert theme is not None
        level = level_of(position, SOLVER, best, found.values)
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
            "answers": len(answers),
            "chance": found.chance,
            "margin": found.margin,
            "error": found.error,
        }


def judged(position: Position, answers: Sequence[Answer], worlds: int, seed: str) -> Judgement:
    """What the champion thinks of the answers."""
    return judge(view(position, SOLVER), answers, Random(f"judge {seed}"), worlds)


def is_clear(found: Judgement, kind: str) -> bool:
    """Whether the best answer is the best by the margin, far outside the error."""
    return found.margin >= MARGIN[kind] and found.margin >= SURE * found.error


def second_opinion(position: Position, answers: Sequence[Answer], seed: str) -> int | None:
    """The answer that is clearly the best by another kind of search, if any is."""
    search = AnswerSearch(view(position, SOLVER), answers, Random(f"second {seed}"))
    search.run(GLANCE)
    search.keep_within(FAR_BEHIND)
    search.run(CLOSER - GLANCE)
    return search.favourite()


def decisions(seed: int) -> Iterator[tuple[str, Position]]:
    """The decisions of a game of bots: every turn, and every seat's choice of tile."""
    rng = Random(f"puzzles {seed}")
    seats = rng.choice((3, 3, 4, 4, 5))
    game = Game(["?"] * seats, rng, GAMES)
    specs = ["ranger", "captain:40sims", "guide", *(f"ranger+{name}" for name in TEMPERAMENTS)]
    weights = [4, 2, 2, *(1 for _ in TEMPERAMENTS)]
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
    """Add puzzles where a level has too few: of every theme by turns, no two alike."""
    by_level = {
        level: [each for each in puzzles().values() if each.level == level] for level in LEVELS
    }
    known = {alike(each) for each in puzzles().values()}
    number = max((int(each) for each in puzzles()), default=0)
    for given in by_turns(map(retold, candidates())):
        chosen, puzzle = by_level[given["level"]], played_on(given)
        if len(chosen) >= EACH_LEVEL or alike(puzzle) in known:
            continue
        if shows(puzzle.theme, play_out(puzzle).events):
            number += 1
            known.add(alike(puzzle))
            chosen.append(replace(puzzle, id=str(number)))
    save([puzzle for chosen in by_level.values() for puzzle in chosen])


def alike(puzzle: Puzzle) -> tuple[str, str, str]:
    """What no two puzzles have in common."""
    return (puzzle.theme.name, str(puzzle.theme.values), puzzle.best[0])


def save(chosen: Sequence[Puzzle]) -> None:
    """Write the file. Ids stay what they are: browsers remember which puzzles were solved."""
    ordered = sorted(map(measured, chosen), key=lambda puzzle: (puzzle.level, int(puzzle.id)))
    lines = [json.dumps(puzzle_to_json(puzzle), separators=(",", ":")) for puzzle in ordered]
    FOLDER.joinpath(FILE).write_text("[\n" + ",\n".join(lines) + "\n]\n")
    print(Counter(f"{puzzle.level} {puzzle.theme.name}" for puzzle in ordered))
    print(Counter((puzzle.level, puzzle.kind) for puzzle in ordered))


def measured(puzzle: Puzzle) -> Puzzle:
    """A puzzle with what every other answer costs: no less than the next best."""
    if puzzle.costs:
        return puzzle
    answers = answers_to(puzzle.position)
    lines = [" ".join(map(str, each)) for each in answers]
    means = judged(puzzle.position, answers, MEASURE, f"costs {puzzle.id}").means
    chances = dict(zip(lines, means, strict=True))
    best = next(chance for line, chance in chances.items() if line in puzzle.best)
    costs = {
        line: max(puzzle.margin, round(best - chance, DIGITS))
        for line, chance in chances.items()
        if line not in puzzle.best
    }
    print(puzzle.id, "measured", flush=True)
    return replace(puzzle, costs=costs)


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
        costs={},
    )


def best_turn(position: Position, seed: str) -> Answer:
    """The solver's turn with the best tile."""
    answers = answers_to(position)
    return (
        answers[judged(position, answers, BUDGET, f"then {seed}").best]
        if answers[1:]
        else answers[0]
    )


def right_answers(position: Position, best: Answer) -> tuple[str, ...]:
    """The best answer, then all others equal in effect, in notation."""
    if position.phase == PADDLE_PHASE:
        return tuple(map(str, best))
    wanted = effect(stage(position, SOLVER, best).position, SOLVER)
    equal = equal_turns(position, SOLVER, wanted)
    lists = [best, *(actions for actions in equal if actions != best)]
    return tuple(" ".join(map(str, actions)) for actions in lists)


def regrade() -> None:
    """Judge every puzzle anew; those are dropped whose answer is not clearly the best."""
    kept: list[Puzzle] = []
    for puzzle in puzzles().values():
        answers = answers_to(puzzle.position)
        found = judged(puzzle.position, answers, BUDGET, f"regrade {puzzle.id}")
        best = " ".join(map(str, answers[found.best]))
        is_right = best in puzzle.best and is_clear(found, puzzle.kind)
        is_right &= second_opinion(puzzle.position, answers, f"regrade {puzzle.id}") == found.best
        level = level_of(puzzle.position, SOLVER, answers[found.best], found.values)
        told = f"{puzzle.level} → {level}" if is_right else "dropped"
        print(puzzle.id, puzzle.theme.name, best, f"{found.margin:.3f} ± {found.error:.3f}", told)
        if is_right:
            kept.append(
                replace(
                    puzzle,
                    level=level,
                    chance=found.chance,
                    margin=found.margin,
                    error=found.error,
                    costs={},
                )
            )
    save(kept)


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("find")
    command.add_argument("--first", type=int, default=0, help="the number of the first game")
    command.add_argument("--seconds", type=float, default=1800)
    command.add_argument("--kinds", nargs="+", choices=FEWEST_ANSWERS, default=list(FEWEST_ANSWERS))
    commands.add_parser("write")
    commands.add_parser("regrade")
    commands.add_parser("measure")
    args = parser.parse_args()
    if args.command == "regrade":
        regrade()
    elif args.command == "measure":
        save(list(puzzles().values()))
    elif args.command == "write":
        write()
    else:
        find(args.first, args.seconds, args.kinds)


if __name__ == "__main__":
    main()
