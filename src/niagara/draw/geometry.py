"""Where everything lies on the drawn board: the one place that holds its measures.

The river is an S from the pier at the top to the fork; its two arms run around the island to
the falls. To the right of the land stands the panel with the seats.
"""

from collections.abc import Sequence
from typing import Final

from niagara.rules.board import LOST, SHORE, Space

Point = tuple[float, float]

WIDTH: Final = 1000
HEIGHT: Final = 800
LAND: Final = 620  # the width of the land; the panel has the rest

SOURCE: Final[Point] = (196, -30)
PIER: Final[Point] = (197, 48)
DISCS: Final[dict[Space, Point]] = {
    1: (206, 118),
    2: (297, 164),
    3: (352, 247),
    4: (322, 343),
    5: (312, 441),
    6: (204, 528),
    7: (426, 524),
    8: (180, 628),
    9: (446, 626),
}
DISC_RADIUS: Final = 43
RIVER_WIDTH: Final = 106
BRINK: Final = 690  # where the arms go over the edge
POOL: Final = 740

LEFT_ARM: Final = (DISCS[5], DISCS[6], DISCS[8], (180.0, BRINK + 8.0))
RIGHT_ARM: Final = (DISCS[5], DISCS[7], DISCS[9], (446.0, BRINK + 8.0))
STREAM: Final = (SOURCE, *(DISCS[disc] for disc in range(1, 6)))

# By site: a point of its tray, and which side of the tray that is (0: the middle).
SITES: Final[tuple[tuple[float, float, int], ...]] = (
    *((424, 240, -1), (244, 346, 1), (400, 418, -1)),
    *((314, 570, 0), (313, 648, 0)),
)
ASHORE: Final[Point] = (470, 46)
ADRIFT: Final[Point] = (313, 770)

CANOE_SIZE: Final[Point] = (62, 24)  # length and beam

WAVES: Final[tuple[Point, ...]] = (
    *((238, 86), (173, 151), (262, 196), (331, 131), (316, 290), (374, 296), (284, 392)),
    *((354, 396), (312, 494), (252, 470), (376, 474), (164, 578), (226, 584), (408, 576)),
    *((470, 580), (150, 680), (206, 682), (420, 682), (474, 678)),
    *((60, 776), (556, 778), (520, 760)),
)
TREES: Final[tuple[tuple[float, float, float], ...]] = (
    *((40, 150, 1.1), (84, 172, 0.9), (52, 214, 1.2), (112, 232, 1.0), (36, 280, 1.0)),
    *((78, 300, 1.25), (44, 372, 1.1), (92, 398, 0.9), (40, 452, 1.2), (96, 470, 1.0)),
    *((44, 548, 1.0), (86, 590, 0.85), (48, 640, 1.2)),
    *((470, 128, 1.0), (520, 150, 1.2), (574, 136, 1.0), (560, 210, 1.1), (588, 270, 0.95)),
    *((548, 300, 1.2), (506, 300, 0.9), (580, 352, 1.1), (534, 470, 1.0), (578, 500, 1.2)),
    *((556, 560, 0.9), (586, 612, 1.1), (552, 662, 1.0), (140, 280, 0.75), (436, 330, 0.8)),
)


def through(points: Sequence[Point]) -> str:
    """A smooth path through points, as SVG writes it (Catmull-Rom as Bézier curves)."""
    ends = [points[0], *points, points[-1]]
    parts = [f"M{points[0][0]:g} {points[0][1]:g}"]
    for before, here, there, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        one = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        two = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        parts.append("C" + " ".join(f"{x:.1f} {y:.1f}" for x, y in (one, two, there)))
    return "".join(parts)


def moorings(space: Space, canoes: int) -> tuple[float, list[Point]]:
    """The scale and the places at which so many canoes are drawn on a space.

    Any number from one to ten keeps apart from each other and near its disc.
    """
    if space in (SHORE, LOST):
        return 0.8, _rows(ASHORE if space == SHORE else ADRIFT, canoes, 5, 0.8)
    columns, scale = (1, 1.0) if canoes <= 2 else (2, 0.8) if canoes <= 6 else (2, 0.72)
    return scale, _rows(DISCS[space], canoes, columns, scale)


def label_at(space: Space, canoes: int) -> Point:
    """Where the name of a disc stands: at its rim, aside when many canoes lie there."""
    x, y = DISCS[space]
    return (x - 41, y - 42) if canoes <= 6 else (x - 60, y - 48)


def _rows(centre: Point, count: int, columns: int, scale: float) -> list[Point]:
    """Places in rows around a centre, every row centred for itself."""
    across, down = (CANOE_SIZE[0] + 4) * scale, (CANOE_SIZE[1] + 3) * scale
    rows = -(-count // columns)
    places: list[Point] = []
    for row in range(rows):
        there = min(columns, count - row * columns)
        y = centre[1] + (row - (rows - 1) / 2) * down
        places += [(centre[0] + (i - (there - 1) / 2) * across, y) for i in range(there)]
    return places
