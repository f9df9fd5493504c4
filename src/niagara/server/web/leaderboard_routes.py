"""The leaderboard, and the pages of players."""

import re
from typing import Annotated, Final

from litestar import get
from litestar.params import PathParameter

from niagara.server.ids import is_id
from niagara.server.refusal import Refusal
from niagara.server.store.interface import Rating, Result
from niagara.server.web.paging import AfterPlayer, BeforeGame, PageLimit, game_cursor
from niagara.server.web.request_session import HttpRequest, check_pace, find_session, service_of
from niagara.server.web.schemas import PlayerSchema, RatingSchema, ResultSchema

BOT: Final = re.compile(r"bot:[a-z-]{1,40}")
NOBODY: Final = "nobody of that name has played a rated game"
NOT_LISTED: Final = "after: this player is not on the leaderboard (any more)"


def is_player(text: str) -> bool:
    """Whether a text has the form of a player's id: databases do not accept every text."""
    return is_id(text) or BOT.fullmatch(text) is not None


def rating_schema(rating: Rating) -> RatingSchema:
    """A rating as the leaderboard shows it."""
    sure = round(rating.mu - 3 * rating.sigma, 2)
    return RatingSchema(
        rating.who,
        rating.name,
        sure,
        round(rating.mu, 2),
        round(rating.sigma, 2),
        rating.games,
        round(rating.wins, 2),
    )


def result_schema(result: Result) -> ResultSchema:
    """A game as a player's page shows it."""
    change = None
    if result.mu_before is not None and result.mu_after is not None:
        change = round(result.mu_after - result.mu_before, 2)
    return ResultSchema(
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
    request: HttpRequest, limit: PageLimit = 50, after: AfterPlayer = None
) -> list[RatingSchema]:
    """Ordered by mu − 3 sigma."""
    check_pace(request, None)
    if after is not None and not is_player(after):
        raise Refusal("not-found", NOT_LISTED)
    try:
        found = await service_of(request).store.leaderboard(limit, after)
    except KeyError as error:
        raise Refusal("not-found", NOT_LISTED) from error
    return [rating_schema(each) for each in found]


@get("/api/players/{player:str}", summary="A player's page")
async def read_player(
    request: HttpRequest,
    player: Annotated[str, PathParameter(max_length=64)],
    limit: PageLimit = 50,
    before: BeforeGame = None,
) -> PlayerSchema:
    """Rating and games. Other players only see rated games, as their tables were public."""
    session = await find_session(request)
    check_pace(request, session)
    if not is_player(player):
        raise Refusal("not-found", NOBODY)
    store = service_of(request).store
    rating = await store.rating(player)
    is_own = session is not None and session.id == player
    shown = await store.results_of(player, limit, game_cursor(before), only_rated=not is_own)
    if rating is None and not shown and not is_own:
        raise Refusal("not-found", NOBODY)
    name = rating.name if rating else (session.name if is_own and session else player)
    games = [result_schema(result) for result in shown]
    return PlayerSchema(player, name, rating_schema(rating) if rating else None, games)


LEADERBOARD_ROUTES = [leaderboard, read_player]
