"""The land that never changes: meadow, trees, shore and pier, river, island and falls."""

from niagara.draw import palette
from niagara.draw.geometry import (
    BRINK,
    DISCS,
    HEIGHT,
    LAND,
    LEFT_ARM,
    PIER,
    POOL,
    RIGHT_ARM,
    RIVER_WIDTH,
    STREAM,
    TREES,
    WAVES,
    through,
)
from niagara.draw.pieces import disc, tree
from niagara.draw.xml import line, moved, tag


def scenery() -> str:
    """Everything under the pieces."""
    return "".join(
        [
            tag("rect", width=LAND, height=HEIGHT, fill=palette.MEADOW),
            _hills(),
            _shore(),
            _water(),
            *(tree(x, y, size, i) for i, (x, y, size) in enumerate(TREES)),
            _falls(),
            _pier(),
            *(disc(x, y) for x, y in DISCS.values()),
        ]
    )


def _hills() -> str:
    patches = ((90, 250, 130, 80), (540, 200, 120, 90), (70, 520, 110, 120), (560, 540, 110, 120))
    return "".join(
        tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=palette.MEADOW_LIGHT, opacity=0.7)
        for x, y, rx, ry in patches
    )


def _shore() -> str:
    beach = f"M0 0H{LAND}V84C520 102 430 80 330 92S120 84 0 104Z"
    return tag("path", d=beach, fill=palette.SAND)


def _pier() -> str:
    x, y = PIER
    planks = [
        tag("rect", x=x - 70, y=y - 20 + 9 * i, width=140, height=8, rx=1.5, fill=palette.WOOD)
        for i in range(4)
    ]
    posts = [
        tag("circle", cx=x + side, cy=y + end, r=5, fill=palette.WOOD_DARK)
        for side in (-64, 64)
        for end in (-20, 16)
    ]
    return tag("g", *planks, *posts)


def _water() -> str:
    """The river in coats, from the bank to the light in its middle."""
    courses = (LEFT_ARM, RIGHT_ARM, STREAM)
    coats = (
        (RIVER_WIDTH + 16, palette.BANK),
        (RIVER_WIDTH + 6, palette.SAND),
        (RIVER_WIDTH, palette.WATER_DEEP),
        (RIVER_WIDTH - 14, palette.WATER),
    )
    painted = [
        line(through(course), colour, width, stroke_linejoin="round")
        for width, colour in coats
        for course in courses
    ]
    return "".join([*painted, *(_wave(x, y) for x, y in WAVES[:-3])])


def _wave(x: float, y: float) -> str:
    ripple = line("M-11 0q5.5-5 11 0t11 0", palette.FOAM, 2, stroke_linecap="round", opacity=0.6)
    return moved(x, y, 1, ripple)


def _falls() -> str:
    """The edge, the two curtains of water, and the pool below."""
    cliff = f"M0 {BRINK}H{LAND}V{HEIGHT}H0Z"
    half = RIVER_WIDTH / 2
    curtains = [_curtain(x, half) for x, _ in (LEFT_ARM[-1], RIGHT_ARM[-1])]
    pool = f"M0 {POOL}C120 {POOL - 14} 210 {POOL + 10} 313 {POOL}S520 {POOL - 12} {LAND} {POOL + 2}"
    return "".join(
        [
            tag("path", d=cliff, fill="#7c7466"),
            tag("path", d=f"M0 {BRINK}H{LAND}v7H0Z", fill="#948b7a"),
            *(
                tag("path", d=f"M{x} {BRINK + 10}l6 18-5 20", stroke="#665f53", fill="none")
                for x in (40, 100, 262, 318, 366, 530, 588)
            ),
            *curtains,
            tag("path", d=f"{pool}V{HEIGHT}H0Z", fill=palette.WATER_DEEP),
            line(pool, palette.FOAM, 3, opacity=0.7),
            *(_wave(x, y) for x, y in WAVES[-3:]),
            *(_spray(x) for x, _ in (LEFT_ARM[-1], RIGHT_ARM[-1])),
        ]
    )


def _curtain(x: float, half: float) -> str:
    height = POOL - BRINK + 14
    lip = f"M{x - half} {BRINK - 7}Q{x} {BRINK + 7} {x + half} {BRINK - 7}"
    water = tag("path", d=f"{lip}l5 {height}H{x - half - 5}Z", fill=palette.WATER)
    strands = "".join(f"M{x - half + 10 + 14.3 * i:.1f} {BRINK}v{height - 8}" for i in range(7))
    return "".join(
        [
            water,
            tag("path", d=strands, stroke=palette.FOAM, stroke_width=4, opacity=0.6),
            line(lip, palette.FOAM, 4, opacity=0.9),
        ]
    )


def _spray(x: float) -> str:
    drops = ((-58, 4, 12), (-36, -2, 15), (-12, 2, 17), (14, -1, 16), (38, 1, 15), (60, 5, 11))
    return "".join(
        tag("circle", cx=x + dx, cy=POOL + dy, r=r, fill=palette.FOAM, opacity=0.85)
        for dx, dy, r in drops
    )
