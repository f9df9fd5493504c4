"""Plots as inline SVG: a few lines each, coloured by the page's style sheet.

Every plot also says in words what it shows (`aria-label`, tooltips). No bot is told apart by its
colour alone: every row and every line has its name beside it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from statistics import median
from typing import Final

from niagara.arena.match import MatchResult
from niagara.arena.report_words import ReportWords
from niagara.arena.tally import BotTally, score
from niagara.draw.xml import tag

WIDTH: Final = 520
LEFT: Final = 124  # where plots with names at their side begin
RIGHT: Final = 496
ROW: Final = 34
COLOURS: Final = 8
LONGEST_NAME: Final = 15
POINTS: Final = 160  # of a line; more cannot be seen
BARS: Final = 28
NEAR: Final = 15  # the least distance between the names at the ends of lines
LOWEST: Final = 194.0  # the lowest place of such a name

Scale = Callable[[float], float]


def linear(low: float, high: float, start: float, end: float) -> Scale:
    """A linear scale from numbers to coordinates."""
    return lambda value: start + (value - low) / ((high - low) or 1) * (end - start)


def share_plot(lines: Sequence[BotTally], words: ReportWords) -> str:
    """Win shares with their intervals, and the fair share of each."""
    bottom = ROW * len(lines) + 16
    top = _ceiling(max(max(line.interval[1], line.fair) for line in lines))
    x = linear(0, top, LEFT, RIGHT)
    parts = [_x_axis(x, _ticks(top), bottom, lambda share: words.share(share, 0))]
    for row, line in enumerate(lines):
        y = ROW * row + ROW / 2 + 6
        low, high = line.interval
        shares = {"share": line.win_share, "low": low, "high": high, "fair": line.fair}
        told = {name: words.share(share) for name, share in shares.items()}
        caps = f"M{x(low):.1f} {y - 5}v10M{x(high):.1f} {y - 5}v10"
        parts += [
            _name(line.bot, "name", LEFT - 12, y + 4, "end"),
            _group(
                row,
                words("plot-shares-point", bot=line.bot, **told),
                _path("span", f"M{x(low):.1f} {y}H{x(high):.1f}"),
                _path("cap", caps),
                _dot(x(line.win_share), y),
            ),
            _path("fair", f"M{x(line.fair):.1f} {y - 12}v24"),
        ]
    return _svg(bottom + 24, words("plot-shares-label"), parts)


def speed_plot(lines: Sequence[BotTally], words: ReportWords) -> str:
    """Milliseconds a decision, on a scale of powers of ten."""
    bottom = ROW * len(lines) + 16
    times = [max(line.ms_per_decision, 1e-3) for line in lines]
    low = min(-2, floor(log10(min(times))))
    high = max(low + 2, ceil(log10(max(times))))
    x = linear(low, high, LEFT, RIGHT)
    parts = [_x_axis(x, range(low, high + 1), bottom, lambda power: words.duration(10**power))]
    for row, (line, ms) in enumerate(zip(lines, times, strict=True)):
        y = ROW * row + ROW / 2 + 6
        end = x(log10(ms))
        times_told = {"time": words.duration(ms, 3), "slowest": words.duration(line.ms_slowest, 3)}
        tooltip = words("plot-speed-point", bot=line.bot, **times_told)
        way = _path("span", f"M{LEFT} {y}H{end:.1f}")
        parts += [
            _name(line.bot, "name", LEFT - 12, y + 4, "end"),
            _group(row, tooltip, way, _dot(end, y)),
            _value(end, y - 7, words.duration(ms), leftward=end > RIGHT - 70),
        ]
    return _svg(bottom + 24, words("plot-speed-label"), parts)


def rounds_plot(results: Sequence[MatchResult], words: ReportWords) -> str:
    """How many games took how many rounds."""
    lengths = [result.rounds for result in results]
    first, last = min(lengths), max(lengths)
    width = max(1, ceil((last - first + 1) / BARS))
    ended = Counter((r.rounds - first) // width for r in results if not r.is_by_limit)
    cut = Counter((r.rounds - first) // width for r in results if r.is_by_limit)
    bins = (last - first) // width + 1
    tallest = max(ended[b] + cut[b] for b in range(bins))
    x = linear(first, first + bins * width, 44, RIGHT)
    y = linear(0, _ceiling(tallest, whole=True), 190, 14)
    parts = [_y_axis(y, _ticks(_ceiling(tallest, whole=True), whole=True), 44, words.number)]
    for b in range(bins):
        start = first + b * width
        span = words.number(start)
        if width > 1:
            span = words("plot-rounds-range", first=start, last=start + width - 1)
        box = (x(start) + 1, max(x(start + width) - x(start) - 2, 1))
        tooltip = words("plot-rounds-bar", rounds=span, games=ended[b] + cut[b])
        parts.append(_bar(box, y(ended[b]), y(0), "bar", tooltip))
        if cut[b]:
            tooltip = words("plot-rounds-cut", games=cut[b])
            parts.append(_bar(box, y(ended[b] + cut[b]), y(ended[b]), "cut", tooltip))
    step = max(1, round(bins / 7)) * width
    marks = range(first, first + bins * width, step)
    parts += [_label(x(mark + width / 2), 208, words.number(mark)) for mark in marks]
    middle = x(median(lengths) + width / 2 if width == 1 else median(lengths))
    parts += [
        _path("fair", f"M{middle:.1f} 8V190"),
        _value(
            middle,
            16,
            words("plot-rounds-median", median=median(lengths)),
            leftward=middle > WIDTH * 0.7,
        ),
    ]
    return _svg(220, words("plot-rounds-label"), parts)


def course_plot(
    results: Sequence[MatchResult], lines: Sequence[BotTally], words: ReportWords
) -> str:
    """The win share so far, game after game."""
    right = RIGHT - 104
    courses = [_course(results, line.bot) for line in lines]
    settled = len(results) // 20  # the first games vary so much that they would flatten the rest
    seen = [share for course in courses for game, share in course if game >= settled]
    top = _ceiling(max([*seen, *(line.fair for line in lines)]))
    x = linear(1, max(len(results), 2), 44, right)
    y = linear(0, top, 190, 14)
    parts = [_y_axis(y, _ticks(top), 44, lambda share: words.share(share, 0), right)]
    parts += [
        _path("fair", f"M44 {y(fair):.1f}H{right}")
        for fair in dict.fromkeys(line.fair for line in lines)
    ]
    for row, course in enumerate(courses):
        way = "L".join(f"{x(game):.1f} {y(min(share, top)):.1f}" for game, share in course)
        parts.append(_group(row, lines[row].bot, _path("line", f"M{way}")))
    ends = _apart([y(course[-1][1]) for course in courses])
    for row, (line, at) in enumerate(zip(lines, ends, strict=True)):
        parts.append(_name(line.bot, f"end c{row % COLOURS}", right + 8, at + 4))
    last = words("plot-course-end", games=len(results))
    parts += [_label(x(1), 208, words.number(1)), _label(right, 208, last, "end")]
    return _svg(220, words("plot-course-label"), parts)


def _course(results: Sequence[MatchResult], bot: str) -> list[tuple[int, float]]:
    """The win share after some of the games, the last among them."""
    won, sat, course = 0.0, 0, []
    every = max(1, len(results) // POINTS)
    for number, result in enumerate(results, start=1):
        if any(seat.bot == bot for seat in result.seats):
            sat += 1
            won += score(result, bot)
        if sat and (number % every == 0 or number == len(results)):
            course.append((number, won / sat))
    return course


def _apart(places: Sequence[float]) -> list[float]:
    """The same places, moved so that names there do not cover each other."""
    order = sorted(range(len(places)), key=places.__getitem__)
    moved = list(places)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + NEAR)
    lowest = LOWEST
    for number in reversed(order):
        moved[number] = min(moved[number], lowest)
        lowest = moved[number] - NEAR
    return moved


def _svg(height: float, label: str, parts: Iterable[str]) -> str:
    box = f"0 0 {WIDTH} {height:g}"
    return tag("svg", *parts, viewBox=box, role="img", aria_label=label)


def _x_axis(
    x: Scale, ticks: Iterable[float], bottom: float, label_of: Callable[[float], str]
) -> str:
    return "".join(
        _path("grid", f"M{x(tick):.1f} 6V{bottom}") + _label(x(tick), bottom + 16, label_of(tick))
        for tick in ticks
    )


def _y_axis(
    y: Scale,
    ticks: Iterable[float],
    left: float,
    label_of: Callable[[float], str],
    right: float = RIGHT,
) -> str:
    return "".join(
        _path("grid", f"M{left} {y(tick):.1f}H{right}")
        + _label(left - 6, y(tick) + 4, label_of(tick), "end")
        for tick in ticks
    )


def _bar(box: tuple[float, float], top: float, bottom: float, kind: str, tooltip: str) -> str:
    x, width = box
    return tag("rect", _title(tooltip), class_=kind, x=x, y=top, width=width, height=bottom - top)


def _group(row: int, tooltip: str, *parts: str) -> str:
    """What belongs to one bot, in its colour and with a tooltip."""
    return tag("g", _title(tooltip), *parts, class_=f"c{row % COLOURS}")


def _path(kind: str, way: str) -> str:
    return tag("path", class_=kind, d=way)


def _dot(x: float, y: float) -> str:
    return tag("circle", class_="dot", cx=x, cy=y, r=5)


def _value(x: float, y: float, text: str, *, leftward: bool) -> str:
    """A number beside what it measures."""
    anchor, away = ("end", -8) if leftward else ("start", 8)
    return tag("text", escape(text), class_="value", x=x + away, y=y, text_anchor=anchor)


def _label(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return tag("text", escape(text), x=x, y=y, text_anchor=anchor)


def _name(bot: str, kind: str, x: float, y: float, anchor: str = "start") -> str:
    """A bot's name, shortened; the tooltip has all of it."""
    short = escape(_short(bot, LONGEST_NAME))
    return tag("text", short, _title(bot), class_=kind, x=x, y=y, text_anchor=anchor)


def _title(text: str) -> str:
    return tag("title", escape(text))


def _short(name: str, longest: int) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1]}…"


def _step(top: float, *, whole: bool = False) -> float:
    """A round distance between four or five ticks."""
    size = 10.0 ** floor(log10(top / 4))
    step = next(size * n for n in (1, 2, 2.5, 5, 10) if size * n * 5 >= top)
    return max(1.0, ceil(step)) if whole else step


def _ceiling(value: float, *, whole: bool = False) -> float:
    """The tick at or above a value; a share stops at 1."""
    step = _step(max(value, 0.05), whole=whole)
    top = ceil(value / step - 1e-9) * step
    return top if whole else min(top, 1.0)


def _ticks(top: float, *, whole: bool = False) -> list[float]:
    step = _step(top, whole=whole)
    return [step * n for n in range(round(top / step) + 1)]
