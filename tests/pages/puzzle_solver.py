"""Answers puzzles on the pages by pointing, and says which of them need no further choice."""

from niagara.exercises.puzzles import Puzzle, puzzles
from niagara.exercises.puzzles.puzzle import SOLVER, actions_of
from niagara.exercises.puzzles.whole_turns import whole_turns
from niagara.rules import Action, Paddle, Trip, stage
from niagara.rules.board import DESTINATION_NAMES, SPACE_NAMES
from niagara.rules.codec import action_to_json
from niagara.rules.position import Position
from pages.player import READY, BoardPlayer

ALL = tuple(puzzles().values())


def wrong_answer(puzzle: Puzzle) -> str:
    """An answer that is not the best."""
    if puzzle.kind == "tile":
        tiles = [str(Paddle(tile)) for tile in puzzle.position.players[SOLVER].hand]
        return next(tile for tile in tiles if tile not in puzzle.best)
    turns = [" ".join(map(str, turn.actions)) for turn in whole_turns(puzzle.position, SOLVER)]
    return next(turn for turn in turns if turn not in puzzle.best)


def simple_turn() -> tuple[Puzzle, str]:
    """A puzzle whose best turn takes two trips, each to a space where nothing else is offered."""
    for puzzle in ALL:
        for text in puzzle.best:
            actions = actions_of(text)
            if len(actions) > 1 and _is_simple(puzzle.position, actions):
                return puzzle, text
    raise AssertionError("every turn needs a further choice")


def _is_simple(position: Position, actions: tuple[Action, ...]) -> bool:
    staged = stage(position, SOLVER, ())
    for action in actions:
        canoes = staged.position.players[SOLVER].canoes
        if not isinstance(action, Trip) or canoes[0].at == canoes[1].at:
            return False
        offered = [trip for trip in staged.legal if isinstance(trip, Trip) and trip.to == action.to]
        if len(offered) > 1 or action.to in (canoe.at for canoe in canoes):
            return False
        staged = stage(staged.position, SOLVER, (action,))
    return True


class PuzzleSolver(BoardPlayer):
    """Does what is written, with the mouse."""

    def choose_tile(self, text: str) -> None:
        """Choose a tile and play it."""
        (action,) = actions_of(text)
        tile = action_to_json(action)["tile"]
        self.page.wait_for_function(READY)
        self.play_tile(self.page.locator(f'section.hand [data-tile="{tile}"]'))

    def take_turn(self, puzzle: Puzzle, text: str) -> None:
        """Point at each canoe, then at where it goes; then end the turn."""
        staged = stage(puzzle.position, SOLVER, ())
        for trip in actions_of(text):
            assert isinstance(trip, Trip)
            self.page.wait_for_function(READY)
            at = SPACE_NAMES[staged.position.players[SOLVER].canoes[trip.canoe].at]
            if not self.page.locator(".board .selected").count():
                self.press_canoe(self.page.locator(f'.board [data-place="{at}"]'))
            if self.page.locator(".board .spot").count():  # else it was the only trip
                self.press(self.page.locator(f'.board [data-spot="{DESTINATION_NAMES[trip.to]}"]'))
            staged = stage(staged.position, SOLVER, (trip,))
        self.page.wait_for_function(READY)
        self.end_turn()
