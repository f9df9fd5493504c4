"""A position as an SVG picture: for documents, notebooks and the README.

Self-contained (no scripts, no outside references) and always the same for the same table. Where
things lie is in `geometry`, their colours in `palette`, the pieces in `shapes`.
"""

from collections.abc import Sequence
from typing import Final

from niagara.draw import palette
from niagara.draw.geometry import ADRIFT, ASHORE, DISCS, HEIGHT, SITES, WIDTH, label_at, moorings
from niagara.draw.pieces import canoe, gem, label
from niagara.draw.scenery import scenery
from niagara.draw.side_panel import panel
from niagara.draw.table_facts import Table, marks_at, named
from niagara.draw.xml import line, moved, tag, text
from niagara.rules.bag import Bag, counts
from niagara.rules.board import KIND_NAMES, LEFT, LOST, SHORE, SPACE_NAMES, Kind, Space

FONTS: Final = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"


def svg(table: Table, names: Sequence[str] | None = None) -> str:
    """The whole table as one SVG document; seats without a name go by their colour."""
    return tag(
        "svg",
        tag("title", f"Niagara, round {table.round}"),
        river(table),
        panel(table, named(table, names)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
        font_family=FONTS,
    )


def river(table: Table, *, has_words: bool = True) -> str:
    """The land with its river and all pieces, without the panel beside it.

    Its few words are English; without them it suits any language.
    """
    return "".join(
        [
            scenery(),
            _next_arm(table),
            *(_site(kind, bag) for kind, bag in enumerate(table.sites)),
            _words(table) if has_words else "",
            *(_canoes(table, space) for space in range(SHORE, LOST + 1)),
            *(_label(table, space) for space in DISCS),
        ]
    )


def _canoes(table: Table, space: Space) -> str:
    marks = marks_at(table, space)
    scale, places = moorings(space, len(marks))
    drawn = [canoe(mark, x, y, scale) for mark, (x, y) in zip(marks, places, strict=True)]
    return tag("g", *drawn, opacity=0.8) if space == LOST and drawn else "".join(drawn)


def _label(table: Table, space: Space) -> str:
    return label(SPACE_NAMES[space], *label_at(space, len(marks_at(table, space))))


def _words(table: Table) -> str:
    """Names for the two places off the river, while a canoe is there."""
    parts = []
    if marks_at(table, SHORE):
        parts.append(text("ashore", ASHORE[0] - 190, ASHORE[1] + 5, 14, palette.FAINT))
    if marks_at(table, LOST):
        parts.append(text("lost", ADRIFT[0] - 178, ADRIFT[1] + 5, 14, palette.FOAM))
    return "".join(parts)


def _site(kind: Kind, bag: Bag) -> str:
    """A site's tray: each kind that lies there, and how many of it."""
    lying = [(held, n) for held, n in enumerate(counts(bag)) if n]
    size = 1 if len(lying) <= 2 else 0.8  # a full tray still has to fit on the island
    across, down = 48 * size, 28 * size
    columns = min(3, max(1, len(lying)))
    rows = max(1, -(-len(lying) // columns))
    width, height = columns * across + 8, rows * down + 6
    tray = tag(
        "rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=9,
        fill=palette.CARD, stroke=palette.GEM_EDGES[kind], stroke_width=1.8,
    )  # fmt: skip
    parts = [tag("title", f"{KIND_NAMES[kind]} site"), tray]
    for i, (held, n) in enumerate(lying):
        x = (i % columns - (columns - 1) / 2) * across - 10 * size
        y = (i // columns - (rows - 1) / 2) * down
        parts += [gem(held, x, y, size)]
        parts.append(text(f"×{n}", x + 12 * size, y + 5 * size, 15 * size, palette.INK))
    if not lying:
        parts.append(tag("g", gem(kind, 0, 0, 1), opacity=0.25))
    x, y, side = SITES[kind]
    return moved(x - side * width / 2, y, 1, *parts)


def _next_arm(table: Table) -> str:
    """An arrow at the fork into the arm that takes the next disc."""
    side = -1 if table.next_arm == LEFT else 1
    x, y = DISCS[5][0] + side * 46, DISCS[5][1] + 48
    arrow = f"M{-side * 12} -9L{side * 10} 7M{side * 10} 7h{-side * 11}M{side * 10} 7v-11"
    shadow = line(arrow, palette.WATER_DARK, 9, stroke_linecap="round", opacity=0.55)
    return moved(x, y, 1, shadow, line(arrow, "#fff", 4.5, stroke_linecap="round"))
