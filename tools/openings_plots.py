"""The plots and tables of docs/openings.md."""

from collections.abc import Sequence
from typing import Any, Final

from count_plots import COLOURS, INK, WIDTH, svg, text

from niagara.rules.board import TILE_NAMES, TILES

Json = dict[str, Any]
SHADE: Final = "#1f7a8c"
SELDOM: Final = 0.01  # tiles that were chosen less often as the first are not compared


def tiles_plot(table: Json) -> str:
    """The share of players who chose a tile: a block for each round, a row for each place."""
    left, top, cell, row, gap = 48, 52, 25, 28, 17
    parts = [
        text(left - 10, top + row * place + 19, str(place + 1), "end")
        for place in range(table["seats"])
    ]
    for round_ in range(3):
        x = left + round_ * (7 * cell + gap)
        parts.append(text(x + 3.5 * cell, 18, f"round {round_ + 1}"))
        for column, tile in enumerate(TILES):
            name = "☁" if TILE_NAMES[tile] == "cloud" else TILE_NAMES[tile]
            parts.append(text(x + cell * (column + 0.5), top - 8, name))
            for place, rounds in enumerate(table["tiles"]):
                parts.append(
                    _cell(x + cell * column, top + row * place, rounds[round_][column], cell)
                )
    height = top + row * table["seats"] + 12
    title = f"Tiles of the first three rounds by turn order, {table['seats']} players, per cent"
    return svg(height, title, parts)


def _cell(x: float, y: float, share: float, width: int) -> str:
    """A square that is the darker, the more often a tile was chosen."""
    square = (
        f'<rect x="{x + 1:.1f}" y="{y + 1}" width="{width - 2}" height="26" rx="4" '
        f'fill="{SHADE}" fill-opacity="{0.06 + 0.75 * share:.2f}"/>'
    )
    return square + (text(x + width / 2, y + 19, f"{share * 100:.0f}") if share >= 0.005 else "")


def wins_plot(tables: Sequence[Json]) -> str:
    """What those won who began with a tile, as a multiple of a fair share."""
    left, top, bottom, right = 64, 16, 236, WIDTH - 110
    shown = [
        tile
        for tile in range(len(TILES))
        if all(each["first"][tile]["share"] >= SELDOM for each in tables)
    ]
    low, high = 0.5, 1.25

    def y(value: float) -> float:
        return bottom - (bottom - top) * (value - low) / (high - low)

    parts = [
        f'<path d="M{left} {y(step):.1f}H{right}" stroke="{INK}" '
        f'stroke-opacity="{0.8 if step == 1 else 0.25}"/>'
        + text(left - 8, y(step) + 4, f"{step:g}", "end")
        for step in (0.5, 0.75, 1, 1.25)
    ]
    step = (right - left) / len(shown)
    for column, tile in enumerate(shown):
        middle = left + step * (column + 0.5)
        parts.append(text(middle, bottom + 20, TILE_NAMES[TILES[tile]]))
        for i, each in enumerate(tables):
            value = each["first"][tile]["wins"] * each["seats"]
            x = middle + 26 * (i - 1)
            colour = COLOURS[each["seats"]]
            parts.append(
                f'<path d="M{x:.1f} {y(1):.1f}V{y(value):.1f}" stroke="{colour}" '
                f'stroke-width="14"/>'
            )
    parts.append(text((left + right) / 2, bottom + 40, "first tile"))
    for i, each in enumerate(tables):
        colour = COLOURS[each["seats"]]
        parts.append(
            text(
                right + 12,
                top + 18 + 20 * i,
                f"{each['seats']} players",
                fill=colour,
                anchor="start",
            )
        )
    return svg(290, "Wins by the first tile, as a multiple of a fair share", parts)


def lines_table(table: Json) -> str:
    """The commonest first three tiles, as a table for docs."""
    lines = ["| tiles | players | wins |", "|---|--:|--:|"]
    lines += [
        f"| {', '.join(map(str, each['tiles']))} | {each['share']:.1%} | {each['wins']:.1%} |"
        for each in table["lines"]
    ]
    return "\n".join(lines)
