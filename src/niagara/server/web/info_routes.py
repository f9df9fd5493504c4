"""What the server offers."""

from litestar import get

import niagara
from niagara.bots.levels import LEVELS
from niagara.bots.temperament import TEMPERAMENTS
from niagara.rules.board import MAX_SEATS, MIN_SEATS
from niagara.rules.scoring import FIVE_KINDS, FOUR_OF_A_KIND, GOALS, SEVEN_IN_ALL
from niagara.server.commands import EMOTES
from niagara.server.sessions import LANGUAGES
from niagara.server.table_setup import LONGEST_CLOCK, SHORTEST_CLOCK
from niagara.server.web.schemas import GoalsSchema, InfoSchema, LevelSchema


@get("/api/info", summary="What this server offers")
async def info() -> InfoSchema:
    """Levels and temperaments of bots, emotes, languages, clocks, seats, goals."""
    return InfoSchema(
        niagara.__version__,
        [LevelSchema(level.name, level.bot) for level in LEVELS],
        list(TEMPERAMENTS),
        list(EMOTES),
        list(LANGUAGES),
        SHORTEST_CLOCK,
        LONGEST_CLOCK,
        MIN_SEATS,
        MAX_SEATS,
        GoalsSchema(alike=GOALS[FOUR_OF_A_KIND], kinds=GOALS[FIVE_KINDS], all=GOALS[SEVEN_IN_ALL]),
    )


INFO_ROUTES = [info]
