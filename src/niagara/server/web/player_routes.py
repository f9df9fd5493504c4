"""People and bots: the leaderboard, and everybody's page."""

import re
from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.params import PathParameter

import niagara
from niagara.bots.levels import LEVELS
from niagara.rules.board import MAX_SEATS, MIN_SEATS
from niagara.rules.scoring import ALL, GOALS, KINDS, SAME
from niagara.server.commands import EMOTES
from niagara.server.ids import is_id
from niagara.server.refusal import Refusal
from niagara.server.sessions import LANGUAGES
from niagara.server.setup import LONGEST_CLOCK, SHORTEST_CLOCK
from niagara.server.store.interface import Rating, Result
from niagara.server.web.forms import (
    GoalsForm,
    InfoForm,
    LevelForm,
    PlayerForm,
    RatingForm,
    ResultForm,
)
from niagara.server.web.paging import AfterPlayer, BeforeGame, Limited, game_place
from niagara.server.web.visitors import check_pace, maybe_session, service_of

Asked = Request[Any, Any, Any]
BOT: Final = re.compile(r"bot:[a-z-]{1,40}")
NOBODY: Final = "nobody of that name has played a rated game"
NOT_LISTED: Final = "after: this player is not on the leaderboard (any more)"


def is_player(text: str) -> bool:
    """Whether a text can name somebody who is rated: databases do not take every text."""
    return is_id(text) or BOT.fullmatch(text) is not None


def rating_form(rating: Rating) -> RatingForm:
    """A rating as lists show it: the part of it that is sure."""
    sure = round(rating.mu - 3 * rating.sigma, 2)
    return RatingForm(
        rating.who,
        rating.name,
        sure,
        round(rating.mu, 2),
        round(rating.sigma, 2),
        rating.games,
        round(rating.wins, 2),
    )


def result_form(result: Result) -> ResultForm:
    """A game of somebody's history."""
    change = None
    if result.mu_before is not None and result.mu_after is not None:
        change = round(result.mu_after - result.mu_before, 2)
    return ResultForm(
        result.table,
        result.seat,
        result.won,
        result.seats,
        result.rounds,
        result.at,
        result.is_rated,
        change,
    )


@get("/api/leaderboard", summary="The best players and bots")
async def leaderboard(
    request: Asked, limit: Limited = 50, after: AfterPlayer = None
) -> list[RatingForm]:
    """By what is sure of their rating: mu − 3 sigma."""
    check_pace(request, None)
    if after is not None and not is_player(after):
        raise Refusal("not-found", NOT_LISTED)
    try:
        found = await service_of(request).store.leaderboard(limit, after)
    except KeyError as error:
        raise Refusal("not-found", NOT_LISTED) from error
    return [rating_form(each) for each in found]


@get("/api/players/{player:str}", summary="Somebody's page")
async def read_player(
    request: Asked,
    player: Annotated[str, PathParameter(max_length=64)],
    limit: Limited = 50,
    before: BeforeGame = None,
) -> PlayerForm:
    """Rating and games. Of others only rated games are shown: those tables were public."""
    session = await maybe_session(request)
    check_pace(request, session)
    if not is_player(player):
        raise Refusal("not-found", NOBODY)
    store = service_of(request).store
    rating = await store.rating(player)
    is_own = session is not None and session.id == player
    shown = await store.results_of(player, limit, game_place(before), only_rated=not is_own)
    if rating is None and not shown and not is_own:
        raise Refusal("not-found", NOBODY)
    name = rating.name if rating else (session.name if is_own and session else player)
    return PlayerForm(
        player,
        name,
        rating_form(rating) if rating else None,
        [result_form(result) for result in shown],
    )


@get("/api/info", summary="What this server offers")
async def info() -> InfoForm:
    """Levels, emotes, languages, clocks, seats, goals."""
    return InfoForm(
        niagara.__version__,
        [LevelForm(level.name, level.bot) for level in LEVELS],
        list(EMOTES),
        list(LANGUAGES),
        SHORTEST_CLOCK,
        LONGEST_CLOCK,
        MIN_SEATS,
        MAX_SEATS,
        GoalsForm(alike=GOALS[SAME], kinds=GOALS[KINDS], all=GOALS[ALL]),
    )


PLAYER_ROUTES = [leaderboard, read_player, info]
