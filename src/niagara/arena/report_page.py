"""A report as one self-contained HTML file: no network, no scripts, light and dark.

It is in the language asked for; plots run from left to right in all of them.
"""

from collections.abc import Sequence
from html import escape
from typing import Final

from niagara.arena.match import MatchResult
from niagara.arena.plots import COLOURS, course_plot, rounds_plot, share_plot, speed_plot
from niagara.arena.report_words import ReportWords
from niagara.arena.schedule import Experiment
from niagara.arena.tally import BotTally, Tally
from niagara.locales.languages import ENGLISH
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
.note { color: var(--ink); border-inline-start: 4px solid var(--cut); padding: .1rem .8rem;
  margin-top: .6rem; }
header { margin-bottom: 1.2rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  padding: 1rem 1.1rem; min-width: 0; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr));
  gap: 1rem; margin-top: 1rem; }
.wide { overflow-x: auto; }
table + p { margin-top: .5rem; font-size: .9rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .36rem .6rem; text-align: end; white-space: nowrap; }
th { font-weight: 600; color: var(--soft); font-size: .86rem; }
td { border-top: 1px solid var(--line); }
th:first-child, td:first-child { text-align: start; padding-inline-start: 0; max-width: 13rem;
  overflow: hidden; text-overflow: ellipsis; }
td:first-child { font-weight: 600; }
.swatch { display: inline-block; width: .7em; height: .7em; border-radius: 50%;
  margin-inline-end: .5em; background: var(--c); }
.up::after { content: ' ▲'; color: var(--c2); } .down::after { content: ' ▼'; color: var(--cut); }
svg { width: 100%; height: auto; display: block; direction: ltr; margin-top: .4rem; }
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
    *("report-bot", "report-seats", "report-games", "report-share", "report-interval"),
    *("report-fair", "report-rating-spread", "report-ms-decision", "report-stolen"),
    *("report-lost", "report-faults"),
)


def report_page(
    results: Sequence[MatchResult],
    counted: Tally,
    experiment: Experiment,
    language: str = ENGLISH,
) -> str:
    """The report: who played, a table, four plots. ``results`` in the order of their games."""
    words = ReportWords(language)
    games = sorted(results, key=lambda result: result.game)
    body = _body(games, counted, words) if games else f"<p>{words.html('report-none')}</p>"
    return (
        f'<!DOCTYPE html>\n<html lang="{language}" dir="{words.direction}"><head>'
        '<meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{words.html('report-title')}</title><style>{_style()}</style></head>\n"
        f"<body><main>{_head(counted, experiment, words)}\n{body}</main></body></html>\n"
    )


def _style() -> str:
    colours = "\n".join(f".c{n} {{ --c: var(--c{n}); }}" for n in range(COLOURS))
    light, dark = (
        " ".join(f"--c{n}: {colour};" for n, colour in enumerate(palette))
        for palette in (LIGHT, DARK)
    )
    return STYLE.replace("LIGHT", light).replace("DARK", dark).replace("COLOURS", colours)


def _head(counted: Tally, experiment: Experiment, words: ReportWords) -> str:
    run = words.html(
        "report-run",
        lineup=", ".join(experiment.lineup),
        games=counted.games,
        seed=str(experiment.seed),
        rules=", ".join(
            words("report-rule", rule=name, value=_plain(value, words))
            for name, value in options_to_json(experiment.options).items()
        ),
    )
    note = ""
    if experiment.ending != "complete":
        key = f"report-{experiment.ending}"
        text = words.html(key, played=counted.games, planned=experiment.planned)
        note = f'<p class="note">{text}</p>'
    return f"<header><h1>{words.html('report-title')}</h1><p>{run}</p>{note}</header>"


def _plain(value: object, words: ReportWords) -> str:
    """The value of an option: as it is typed, but on and off in words."""
    return words("report-on" if value else "report-off") if isinstance(value, bool) else str(value)


def _body(games: Sequence[MatchResult], counted: Tally, words: ReportWords) -> str:
    rounds = counted.rounds
    assert rounds is not None
    lines = counted.bots
    lengths = words.html(
        "plot-rounds-about",
        median=rounds.median,
        mean=words.number(rounds.mean, 1),
        most=rounds.p99,
        limited=words.share(rounds.by_limit),
    )
    plots = (
        ("plot-shares", words.html("plot-shares-about"), share_plot(lines, words)),
        ("plot-speed", words.html("plot-speed-about"), speed_plot(lines, words)),
        ("plot-course", words.html("plot-course-about"), course_plot(games, lines, words)),
        ("plot-rounds", lengths, rounds_plot(games, words)),
    )
    cards = "\n".join(
        f"<section><h2>{words.html(title)}</h2><p>{about}</p>{plot}</section>"
        for title, about, plot in plots
    )
    table = _table(lines, words)
    return f'<section class="wide">{table}</section>\n<div class="plots">{cards}</div>'


def _table(lines: Sequence[BotTally], words: ReportWords) -> str:
    head = "".join(f"<th>{words.html(heading)}</th>" for heading in HEADINGS)
    rows = "\n".join(_row(number, line, words) for number, line in enumerate(lines))
    return (
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        f"<p>{words.html('report-clear')}</p>{_faults(lines, words)}"
    )


def _row(number: int, line: BotTally, words: ReportWords) -> str:
    low, high = line.interval
    mark = "up" if low > line.fair else "down" if high < line.fair else ""
    cells = (
        words.share(line.win_share),
        f"{words.share(low)} – {words.share(high)}",
        words.share(line.fair),
        f"{words.number(line.rating.mu, 1)} ± {words.number(line.rating.sigma, 1)}",
        words.significant(line.ms_per_decision, 3),
        words.number(line.stolen, 2),
        words.number(line.lost, 2),
        words.number(line.faults),
    )
    name = escape(line.bot)
    return (
        f'<tr><td title="{name}"><span class="swatch c{number % COLOURS}"></span>{name}</td>'
        f"<td>{words.significant(line.seats, 3)}</td><td>{words.number(line.games)}</td>"
        f'<td class="{mark}">{cells[0]}</td>'
        f"{''.join(f'<td>{cell}</td>' for cell in cells[1:])}</tr>"
    )


def _faults(lines: Sequence[BotTally], words: ReportWords) -> str:
    texts = (
        words.html("report-forfeited", bot=line.bot, faults=line.faults, fault=line.first_fault)
        for line in lines
        if line.first_fault is not None
    )
    return "".join(f'<p class="note">{text}</p>' for text in texts)
