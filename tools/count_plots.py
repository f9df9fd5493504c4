"""The plots of docs/statistics.md, as SVG that reads on light and dark pages."""

from collections.abc import Mapping, Sequence
from typing import Final

from niagara.rules.board import TILE_NAMES, TILES
from niagara.sim.packed.counters import Counts

COLOURS: Final = {3: "#c2571a", 4: "#1f7a8c", 5: "#7b4fa3"}
INK: Final = "#7a7f87"
WIDTH: Final = 640


def svg(height: int, title: str, parts: Sequence[str]) -> str:
    """A picture with a title for those who hear it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}"><title>{title}</title>'
        + "".join(parts)
        + "</svg>\n"
    )


def text(x: float, y: float, words: str, anchor: str = "middle", fill: str = INK) -> str:
    """A label."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}">{words}</text>'


def lengths_plot(counts: Mapping[int, Counts], most: int = 45) -> str:
    """The share of games by their last round, a line for each number of seats."""
    left, top, bottom, right = 48, 16, 250, WIDTH - 16
    highest = max(max(each.lengths.values()) for each in counts.values())
    steps = [step / 100 for step in range(0, int(highest * 100) + 2, 2)]

    def x(round_: int) -> float:
        return left + (right - left) * round_ / most

    def y(share: float) -> float:
        return bottom - (bottom - top) * share / steps[-1]

    parts = [
        f'<path d="M{left} {y(step):.1f}H{right}" stroke="{INK}" stroke-opacity=".25"/>'
        + text(left - 8, y(step) + 4, f"{step:.0%}", "end")
        for step in steps
    ]
    parts += [text(x(round_), bottom + 20, str(round_)) for round_ in range(0, most + 1, 5)]
    parts.append(text((left + right) / 2, bottom + 40, "last round of the game"))
    for place, (seats, each) in enumerate(counts.items()):
        points = [(x(r), y(each.lengths.get(r, 0.0))) for r in range(1, most + 1)]
        way = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
        parts.append(f'<path d="{way}" fill="none" stroke="{COLOURS[seats]}" stroke-width="2.5"/>')
        parts.append(text(right, top + 18 + 20 * place, f"{seats} players", "end", COLOURS[seats]))
    return svg(300, "How many rounds games last", parts)


def tiles_plot(counts: Counts, rounds: int = 14) -> str:
    """The share of wins of those who chose a tile in a round: fair is grey, better is green."""
    left, top, cell = 96, 40, 38
    fair = 1 / counts.seats
    parts = [text(left + cell * (r + 0.5), top - 10, str(r + 1)) for r in range(rounds)]
    parts.append(text(left - 12, top - 10, "round", "end"))
    for row, tile in enumerate(TILES):
        y = top + row * 30
        parts.append(text(left - 12, y + 20, TILE_NAMES[tile], "end"))
        for r in range(rounds):
            _, wins = counts.tile(r + 1, tile)
            parts.append(_cell(left + cell * r, y, wins, fair))
    return svg(top + 30 * len(TILES) + 12, "Wins of those who chose a tile, by round", parts)


def _cell(x: float, y: float, wins: float, fair: float) -> str:
    """A coloured square with its per cent."""
    strength = min(1.0, abs(wins / fair - 1) * 2.5)
    colour = "#2f8f5b" if wins > fair else "#c2571a"
    return (
        f'<rect x="{x + 1:.1f}" y="{y + 1}" width="36" height="28" rx="4" fill="{colour}" '
        f'fill-opacity="{0.08 + 0.6 * strength:.2f}"/>' + text(x + 19, y + 20, f"{wins * 100:.0f}")
    )
