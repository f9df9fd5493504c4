"""Routes of puzzles: which there are, the one of the day, boards, answers, and their cards."""

from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter
from litestar.types import ControllerRouterHandler

from niagara.exercises.puzzles import Puzzle, puzzle_of_the_day, puzzles
from niagara.exercises.puzzles.puzzle import SOLVER, actions_of
from niagara.exercises.puzzles.puzzle_exercise import exercise_id
from niagara.rules import view
from niagara.rules.codec import action_to_json, view_to_json
from niagara.server.link_card import puzzle_card
from niagara.server.refusal import Refusal
from niagara.server.web.card_routes import card_picture
from niagara.server.web.openapi import response_of
from niagara.server.web.openapi_game_schema import ViewSchema
from niagara.server.web.openapi_table_schema import PuzzleAnswerSchema
from niagara.server.web.request_language import request_language
from niagara.server.web.request_session import HttpRequest, check_pace, find_session, service_of
from niagara.server.web.schemas import PuzzleSchema, PuzzlesSchema
from niagara.server.web.table_routes import json_response

PuzzleId = Annotated[str, PathParameter(max_length=16)]


def known_puzzle(id: str) -> Puzzle:  # noqa: A002 - what it is
    """A puzzle by its id; raises `Refusal` if there is none."""
    puzzle = puzzles().get(id)
    if puzzle is None:
        raise Refusal("not-found", "there is no such puzzle")
    return puzzle


@get("/api/puzzles", summary="All puzzles, and the one of the day")
async def list_puzzles(request: HttpRequest) -> PuzzlesSchema:
    """The day is that of this server's clock in UTC, and so is its puzzle for everybody."""
    day = datetime.fromtimestamp(service_of(request).tables.now() / 1000, UTC).date()
    return PuzzlesSchema(
        day.isoformat(),
        puzzle_of_the_day(day).id,
        [
            PuzzleSchema(
                puzzle.id,
                exercise_id(puzzle),
                puzzle.kind,
                puzzle.level,
                len(puzzle.position.players),
            )
            for puzzle in puzzles().values()
        ],
    )


@get(
    "/api/puzzles/{puzzle_id:str}/view",
    summary="The board of a puzzle",
    responses=response_of(ViewSchema),
)
async def read_puzzle_view(request: HttpRequest, puzzle_id: PuzzleId) -> Response[bytes]:
    """The position as the solver sees it when the puzzle begins."""
    check_pace(request, await find_session(request))
    seen = view(known_puzzle(puzzle_id).position, SOLVER)
    return json_response(msgspec.json.encode(view_to_json(seen)))


@get(
    "/api/puzzles/{puzzle_id:str}/answer",
    summary="The answer to a puzzle",
    responses=response_of(PuzzleAnswerSchema),
)
async def read_answer(request: HttpRequest, puzzle_id: PuzzleId) -> Response[bytes]:
    """The best answer, why it is the best, and how much better than the next."""
    check_pace(request, await find_session(request))
    puzzle = known_puzzle(puzzle_id)
    answer = {
        "best": [action_to_json(action) for action in actions_of(puzzle.best[0])],
        "then": [action_to_json(action) for action in actions_of(puzzle.then)],
        "theme": puzzle.theme.name,
        "values": puzzle.theme.values,
        "chance": puzzle.chance,
        "next_chance": round(puzzle.chance - puzzle.margin, 4),
    }
    return json_response(msgspec.json.encode(answer))


@get("/api/puzzles/{puzzle_id:str}/card.png", include_in_schema=False)
async def read_puzzle_card(request: HttpRequest, puzzle_id: PuzzleId) -> Response[bytes]:
    """The picture of a puzzle: its board as the solver sees it, without the answer."""
    check_pace(request, await find_session(request))
    card = puzzle_card(known_puzzle(puzzle_id), request_language(request))
    return await card_picture(request, card)


PUZZLE_ROUTES: list[ControllerRouterHandler] = [
    list_puzzles,
    read_puzzle_view,
    read_answer,
]
PUZZLE_CARD_ROUTES: list[ControllerRouterHandler] = [read_puzzle_card]
