"""The pieces of the drawn board, each around its own origin: gems, canoes, discs, trees.

Nothing is told by colour alone: every kind of gem has its own cut, every canoe bears its mark.
"""

from typing import Final

from niagara.draw import palette
from niagara.draw.geometry import CANOE_SIZE, DISC_RADIUS
from niagara.draw.table_facts import Mark
from niagara.draw.xml import line, moved, tag, title
from niagara.rules.board import EMPTY, Kind, Seat
from niagara.rules.notation import SEAT_LETTERS

# By kind: the outline of the cut, its light facet, and the lines between facets; 20 across.
CUTS: Final = (
    (  # amethyst: a hexagon
        "M0-10 8.7-5V5L0 10-8.7 5V-5Z",
        "M0-10 8.7-5 4.3-2.5 0-5-4.3-2.5-8.7-5Z",
        "M0-5 4.3-2.5V2.5L0 5-4.3 2.5V-2.5ZM0-5V-10M4.3 2.5 8.7 5M-4.3 2.5-8.7 5M0 5V10",
    ),
    (  # diamond: a brilliant, seen from the side
        "M-6-8H6L10-3 0 9-10-3Z",
        "M-6-8H6L3-3H-3Z",
        "M-10-3H10M-6-8-3-3 0 9 3-3 6-8",
    ),
    (  # amber: a smooth drop
        "M0-10C4-5 8-1 8 3.5A8 7 0 0 1-8 3.5C-8-1-4-5 0-10Z",
        "M-4.5 1C-4.5-1-3-3-1.5-5-1-2-2 2-3 4-4 4-4.5 3-4.5 1Z",
        "M2 7.5C4.5 7 5.5 5.5 6 3.5",
    ),
    (  # sapphire: a square step cut
        "M-5-9H5L9-5V5L5 9H-5L-9 5V-5Z",
        "M-5-9H5L3-4.5H-3L-4.5-3V3L-9 5V-5Z",
        "M-3-4.5H3L4.5-3V3L3 4.5H-3L-4.5 3V-3ZM5-9 3-4.5M9-5 4.5-3M9 5 4.5 3M5 9 3 4.5M-5 9-3 4.5",
    ),
    (  # ruby: a triangle
        "M0-10Q2-10 4-7L9.6 3.5Q10.8 8 6 9H-6Q-10.8 8-9.6 3.5L-4-7Q-2-10 0-10Z",
        "M0-9.6-9.4 6-3.5 3.1 0-3.8Z",
        "M0-3.8 3.5 3.1H-3.5ZM0-3.8V-9.8M3.5 3.1 9.4 6.4M-3.5 3.1-9.4 6.4",
    ),
)


def gem(kind: Kind, x: float, y: float, size: float = 1) -> str:
    """A gem in the cut of its kind."""
    outline, light, lines = CUTS[kind]
    edge = palette.GEM_EDGES[kind]
    return moved(
        x,
        y,
        size,
        tag("path", d=outline, fill=palette.GEMS[kind]),
        tag("path", d=light, fill=palette.GEM_LIGHTS[kind]),
        line(lines, edge, 0.7, opacity=0.65),
        line(outline, edge, 1.3, stroke_linejoin="round"),
    )


def canoe(mark: Mark, x: float, y: float, scale: float = 1) -> str:
    """A canoe from above, its mark on the bow, its cargo amidships."""
    half, beam = CANOE_SIZE[0] / 2, CANOE_SIZE[1] / 2
    bend = half * 0.55
    hull = f"M{-half:g} 0C{-bend:g}{-beam * 1.3:g} {bend:g}{-beam * 1.3:g} {half:g} 0"
    hull += f"C{bend:g} {beam * 1.3:g} {-bend:g} {beam * 1.3:g}{-half:g} 0Z"
    seat = mark.seat
    parts = [
        tag("path", d=hull, fill="#000", opacity=0.22, transform="translate(1.5 2.5)"),
        tag("path", d=hull, fill=palette.HULLS[seat], stroke=palette.HULL_EDGES[seat]),
    ]
    at = 0.0 if mark.gem == EMPTY else -11.0
    parts.append(title(f"{SEAT_LETTERS[seat]}{mark.canoe}", at, 5, 15, palette.HULL_INKS[seat]))
    if mark.gem != EMPTY:
        parts.append(tag("circle", cx=12, cy=0, r=9, fill=palette.CARD))
        parts.append(gem(mark.gem, 12, 0, 0.74))
    return moved(x, y, scale, *parts)


def disc(x: float, y: float) -> str:
    """A glass disc."""
    radius = DISC_RADIUS
    shine = (
        f"M{-radius * 0.72:.1f}{-radius * 0.3:.1f}A{radius * 0.78:.1f} {radius * 0.78:.1f} 0 0 1"
    )
    shine += f"{-radius * 0.1:.1f}{-radius * 0.77:.1f}"
    return moved(
        x,
        y,
        1,
        tag("circle", r=radius, fill=palette.WATER_DARK, opacity=0.35, cy=3),
        tag("circle", r=radius, fill=palette.GLASS, opacity=0.62),
        tag("circle", r=radius, fill="none", stroke=palette.GLASS_RIM, stroke_width=2.5),
        tag("circle", r=radius - 5, fill="none", stroke=palette.WATER_DEEP, opacity=0.35),
        line(shine, "#fff", 4, stroke_linecap="round", opacity=0.9),
    )


def label(words: str, x: float, y: float) -> str:
    """The name of a space."""
    return moved(
        x,
        y,
        1,
        tag("circle", r=11.5, fill=palette.CARD, stroke=palette.WATER_DARK, stroke_width=1.2),
        title(words, 0, 4.2, 12, palette.INK),
    )


def badge(seat: Seat, x: float, y: float) -> str:
    """A seat's letter on its colour."""
    return moved(
        x,
        y,
        1,
        tag("circle", r=13, fill=palette.HULLS[seat], stroke=palette.HULL_EDGES[seat]),
        title(SEAT_LETTERS[seat], 0, 5, 15, palette.HULL_INKS[seat]),
    )


def tree(x: float, y: float, size: float, shade: int) -> str:
    """A fir, seen from the river."""
    colour = palette.TREES[shade % len(palette.TREES)]
    return moved(
        x,
        y,
        size,
        tag("ellipse", cx=2, cy=19, rx=13, ry=4, fill="#000", opacity=0.15),
        tag("rect", x=-2, y=12, width=4, height=8, fill=palette.WOOD_DARK),
        tag("path", d="M0-24 8-9H4L12 4H6L14 16H-14L-6 4H-12L-4-9H-8Z", fill=colour),
        tag("path", d="M0-24 8-9H4L12 4H6L14 16H3Z", fill="#000", opacity=0.12),
    )
