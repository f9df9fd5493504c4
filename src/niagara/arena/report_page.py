"""A report as one self-contained HTML file: no network, no scripts, light and dark."""

from collections.abc import Sequence
from html import escape
from typing import Final

from niagara.arena.match import MatchResult
from niagara.arena.plots import COLOURS, course_plot, rounds_plot, share_plot, speed_plot
from niagara.arena.schedule import Experiment
from niagara.arena.tally import BotTally, Tally
from niagara.rules.codec import options_to_json

# Chosen to be told apart by most people, in light and in dark.
LIGHT: Final = (
    "#0b6e8f", "#c0532a", "#3f7d3a", "#8a4a9e", "#a8791b", "#2f4ea0", "#b3365e", "#5b6670",
)  # fmt: skip
DARK: Final = (
    "#5cc3e6", "#f0926a", "#86c97f", "#cd95e0", "#e3bb5d", "#93aef5", "#f08bac", "#aab6c0",
)  # fmt: skip

STYLE: Final = """
:root { color-scheme: light dark; --paper: #f6f1e6; --card: #fffdf8; --ink: #2a2620;
  --soft: #6d6558; --line: #e4dccb; --fair: #2a2620; --water: #2f8fae; --cut: #c0532a; LIGHT }
@media (prefers-color-scheme: dark) { :root { --paper: #14191b; --card: #1d2426; --ink: #ece6d9;
  --soft: #a49c8d; --line: #343d40; --fair: #ece6d9; --water: #4fb0d0; --cut: #f0926a; DARK } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2.2rem 1.2rem 3rem; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 1060px; margin: 0 auto; }
h1 { margin: 0 0 .2rem; font: 600 1.9rem/1.2 Georgia, 'Times New Roman', serif; }
h2 { margin: 0 0 .1rem; font: 600 1.08rem/1.3 Georgia, 'Times New Roman', serif; }
p { margin: 0; color: var(--soft); overflow-wrap: anywhere; }
.note { color: var(--ink); border-left: 4px solid var(--cut); padding: .1rem .8rem;
  margin-top: .6rem; }
header { margin-bottom: 1.2rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  padding: 1rem 1.1rem; min-width: 0; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr));
  gap: 1rem; margin-top: 1rem; }
.wide { overflow-x: auto; }
table + p { margin-top: .5rem; font-size: .9rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .36rem .6rem; text-align: right; white-space: nowrap; }
th { font-weight: 600; color: var(--soft); font-size: .86rem; }
td { border-top: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; padding-left: 0; max-width: 13rem;
  overflow: hidden; text-overflow: ellipsis; }
td:first-child { font-weight: 600; }
.swatch { display: inline-block; width: .7em; height: .7em; border-radius: 50%;
  margin-right: .5em; background: var(--c); }
.up::after { content: ' ▲'; color: var(--c2); } .down::after { content: ' ▼'; color: var(--cut); }
svg { width: 100%; height: auto; display: block; margin-top: .4rem; }
text { font: 12px system-ui, sans-serif; fill: var(--soft); }
text.name, text.value { fill: var(--ink); } text.end { fill: var(--c); font-weight: 600; }
.grid { stroke: var(--line); } .fair { stroke: var(--fair); stroke-dasharray: 3 3; }
.span { stroke: var(--c); stroke-width: 3; opacity: .55; }
.cap { stroke: var(--c); stroke-width: 2; }
.dot { fill: var(--c); } .line { stroke: var(--c); stroke-width: 2; fill: none; }
.bar { fill: var(--water); } .cut { fill: var(--cut); }
COLOURS
"""

HEADINGS: Final = (
    "bot", "seats", "games", "win share", "95 % interval", "fair", "rating μ ± σ",
    "ms/decision", "stolen", "lost", "faults",
)  # fmt: skip


def report_page(results: Sequence[MatchResult], counted: Tally, experiment: Experiment) -> str:
    """The report: who played, a table, four plots. ``results`` in the order of their games."""
    games = sorted(results, key=lambda result: result.game)
    body = _body(games, counted) if games else "<p>No game was played.</p>"
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>Niagara arena</title><style>{_style()}</style></head>\n"
        f"<body><main>{_head(counted, experiment)}\n{body}</main></body></html>\n"
    )


def _style() -> str:
    colours = "\n".join(f".c{n} {{ --c: var(--c{n}); }}" for n in range(COLOURS))
    light, dark = (
        " ".join(f"--c{n}: {colour};" for n, colour in enumerate(palette))
        for palette in (LIGHT, DARK)
    )
    return STYLE.replace("LIGHT", light).replace("DARK", dark).replace("COLOURS", colours)


def _head(counted: Tally, experiment: Experiment) -> str:
    rules = ", ".join(
        f"{name.replace('_', ' ')} {_plain(value)}"
        for name, value in options_to_json(experiment.options).items()
    )
    note = f'<p class="note">{escape(_sentence(experiment.note))}</p>' if experiment.note else ""
    return (
        f"<header><h1>Niagara arena</h1><p>{escape(', '.join(experiment.lineup))} · "
        f"games {counted.games:,} · seed {experiment.seed} · {escape(rules)}</p>{note}</header>"
    )


def _plain(value: object) -> str:
    return {True: "on", False: "off"}.get(value, "") if isinstance(value, bool) else str(value)


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."


def _body(games: Sequence[MatchResult], counted: Tally) -> str:
    rounds = counted.rounds
    assert rounds is not None
    lines = counted.bots
    lengths = (
        f"Median {rounds.median:g}, mean {rounds.mean:.1f}, 99 % within {rounds.p99}; "
        f"{rounds.by_limit:.1%} ended by the round limit."
    )
    fair = "dashed, the fair share."
    plots = (
        ("Win share", f"Dots with 95 % intervals; {fair}", share_plot(lines)),
        ("Time per decision", "On average; the scale goes by tens.", speed_plot(lines)),
        ("As the games went", f"Win share so far; {fair}", course_plot(games, lines)),
        ("Rounds", lengths, rounds_plot(games)),
    )
    cards = "\n".join(
        f"<section><h2>{title}</h2><p>{words}</p>{plot}</section>" for title, words, plot in plots
    )
    return f'<section class="wide">{_table(lines)}</section>\n<div class="plots">{cards}</div>'


def _table(lines: Sequence[BotTally]) -> str:
    head = "".join(f"<th>{heading}</th>" for heading in HEADINGS)
    rows = "\n".join(_row(number, line) for number, line in enumerate(lines))
    return (
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        "<p>▲ and ▼: the interval is clear of the fair share. Stolen gems and lost canoes are "
        f"per game and seat.</p>{_faults(lines)}"
    )


def _row(number: int, line: BotTally) -> str:
    low, high = line.interval
    mark = "up" if low > line.fair else "down" if high < line.fair else ""
    cells = (
        f"{line.win_share:.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{line.fair:.1%}",
        f"{line.rating.mu:.1f} ± {line.rating.sigma:.1f}",
        f"{line.ms_per_decision:.3g}",
        f"{line.stolen:.2f}",
        f"{line.lost:.2f}",
        f"{line.faults}",
    )
    name = escape(line.bot)
    return (
        f'<tr><td title="{name}"><span class="swatch c{number % COLOURS}"></span>{name}</td>'
        f'<td>{line.seats:.3g}</td><td>{line.games:,}</td><td class="{mark}">{cells[0]}</td>'
        f"{''.join(f'<td>{cell}</td>' for cell in cells[1:])}</tr>"
    )


def _faults(lines: Sequence[BotTally]) -> str:
    return "".join(
        f'<p class="note">{escape(line.bot)}: {line.faults} decisions forfeited; the first: '
        f"{escape(line.first_fault)}</p>"
        for line in lines
        if line.first_fault is not None
    )
