"""The C source of the packed engine: the tables of the rules, then the engine itself."""

from collections.abc import Iterable
from pathlib import Path

from niagara.rules.actions import LOAD_COST, UNLOAD, UNLOAD_COST, Load, Steal, Trip
from niagara.rules.bag import bag_of
from niagara.rules.board import (
    CLOUD,
    DEPTH,
    EMPTY,
    FALLS,
    LOST,
    MAX_WEATHER,
    MIN_WEATHER,
    NO_SITE,
    SHORE,
    SPACES,
)
from niagara.rules.chance import REPEAT
from niagara.rules.flow import MAX_SPEED
from niagara.rules.position import FULL_SITES
from niagara.rules.scoring import FIVE_KINDS, FOUR_OF_A_KIND, GOALS, SEVEN_IN_ALL, progress
from niagara.sim.flat_actions import (
    DONE_INDEX,
    DOWN_LEFT,
    DOWN_RIGHT,
    FIRST_AFTER,
    FIRST_RANSOM,
    FIRST_THEFT,
    FIRST_TILE,
    FIRST_WEATHER,
    TRIPS,
    UP,
)
from niagara.sim.packed import counters
from niagara.sim.quick_policy import NEAREST_SITES, WORST, merit
from niagara.sim.tables import (
    ARMS,
    NUMBERS,
    SITES,
    TRIP_PARTS,
    destinations,
    flows,
    pushes,
    trip_row,
    turns,
)

FOLDER = Path(__file__).parent


def constants() -> dict[str, int]:
    """The numbers of the rules that the engine uses."""
    return {
        "SHORE": SHORE,
        "LOST": LOST,
        "SPACES": SPACES,
        "EMPTY": EMPTY,
        "CLOUD": CLOUD,
        "NO_SITE": NO_SITE & 255,
        "MAX_SPEED": MAX_SPEED,
        "MIN_WEATHER": MIN_WEATHER,
        "MAX_WEATHER": MAX_WEATHER,
        "GOAL_OF_A_KIND": GOALS[FOUR_OF_A_KIND],
        "GOAL_KINDS": GOALS[FIVE_KINDS],
        "GOAL_IN_ALL": GOALS[SEVEN_IN_ALL],
        "PROGRESS": progress(bag_of([GOALS[FOUR_OF_A_KIND], 0, 0, 0, 0])),
        "REPEATS_ONE_IN": round(1 / REPEAT),
        **_merits(),
        **counters.constants(),
        "TRIPS": TRIPS,
        "FIRST_AFTER": FIRST_AFTER,
        "FIRST_THEFT": FIRST_THEFT,
        "FIRST_TILE": FIRST_TILE,
        "FIRST_RANSOM": FIRST_RANSOM,
        "FIRST_WEATHER": FIRST_WEATHER,
        "DONE_INDEX": DONE_INDEX,
    }


def _merits() -> dict[str, int]:
    """What the quick policy thinks of trips, in halves."""
    empty, loaded = (False, False), (True, True)
    found = {
        "MERIT_WORST": WORST,
        "MERIT_FALLS": merit(Trip(0, (), FALLS), empty),
        "MERIT_UNLOAD": merit(Trip(0, (UNLOAD,), SHORE), loaded),
        "MERIT_LANDING": merit(Trip(0, (), SHORE), loaded),
        "MERIT_THEFT": merit(Trip(0, (), SHORE, (Steal(1, 0),)), empty),
        "MERIT_LOAD": merit(Trip(0, (Load(0),), SHORE), empty),
    }
    return {name: round(2 * worth) for name, worth in found.items()} | {
        "WAITING_DEPTH": NEAREST_SITES
    }


def tables() -> str:
    """All tables as C."""
    lines = [f"#define {name} ({number})" for name, number in constants().items()]
    *low, high = FULL_SITES
    lines += [
        f"#define FULL_SITES_LOW {sum(bag << 15 * site for site, bag in enumerate(low))}ull",
        f"#define FULL_SITE_HIGH {high}u",
        f"#define ALL_SPACES {_nibbles(range(SPACES))}ull",
        _array("u64", "PUSHED", (_nibbles(pushes(arm)) for arm in ARMS)),
        _array("u64", "ALTERNATING", map(_nibbles, flows())),
        _array("u8", "DEPTHS", DEPTH),
        _array("u8", "SITES", (site & 255 for site in SITES)),
        _array("u8", "DESTINATIONS", destinations()),
        _array("u8", "TURNS", turns()),
        "TABLE TripPart TRIP_PARTS[] = {"
        + ", ".join("{" + ", ".join(str(int(x)) for x in part) + "}" for part in TRIP_PARTS)
        + "};",
        "TABLE TripRow TRIP_ROWS[] = {"
        + ", ".join(
            _row(at, tile, loaded=loaded)
            for at in range(SPACES)
            for tile in range(NUMBERS)
            for loaded in (False, True)
        )
        + "};",
    ]
    return "\n".join(lines) + "\n"


def _nibbles(spaces: Iterable[int]) -> int:
    """Spaces in four bits each."""
    return sum(space << 4 * i for i, space in enumerate(spaces))


def _array(kind: str, name: str, values: Iterable[int]) -> str:
    return f"TABLE {kind} {name}[] = {{{', '.join(map(str, values))}}};"


def _row(at: int, tile: int, *, loaded: bool) -> str:
    row = trip_row(at, tile, loaded=loaded)
    before = sum(1 << index for index in row.always if index < FIRST_AFTER)
    after = sum(1 << index - FIRST_AFTER for index in row.always if index >= FIRST_AFTER)
    cost = LOAD_COST + (UNLOAD_COST if loaded else 0)
    ends = {way: _end(at, tile - cost, way) for way in row.after_ways}
    down = [way for way in (DOWN_LEFT, DOWN_RIGHT) if way in ends]
    here_ways = sum(1 << way for way in row.here_ways)
    down_ways = sum(1 << way - 1 for way in down)
    up_site = SITES[ends[UP]] if UP in ends else NO_SITE
    down_site = SITES[ends[down[0]]] if down else NO_SITE
    sites = [site & 255 for site in (SITES[at], up_site, down_site)]
    return (
        f"{{{before}ull, {after}ull, {sites[0]}, {here_ways}, {sites[1]}, {sites[2]},"
        f" {down_ways}, {row.theft_at}}}"
    )


def _end(at: int, points: int, way: int) -> int:
    return destinations()[(at * NUMBERS + points) * 4 + way]


def source(*files: Path) -> str:
    """Tables, engine and what some more files do with them, as one text."""
    before = (FOLDER / "records.h").read_text() + tables() + (FOLDER / "engine.h").read_text()
    return before + "".join(path.read_text() for path in files)


def batches(*files: str) -> str:
    """The source for batches of games: ``batch.c`` for the processor, ``batch.cu`` for CUDA."""
    return source(*(FOLDER / name for name in ("statistics.h", "observe.h", *files)))
