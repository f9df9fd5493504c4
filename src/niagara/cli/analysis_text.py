"""An analysis in the terminal: players, the chart of chances, turning points, costly decisions."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from niagara.analysis import Analysis, Judgement, PlayerSummary
from niagara.cli.chance_chart import chance_chart
from niagara.cli.terminal.bot_names import shown_name
from niagara.cli.turning_text import turning_text
from niagara.cli.words import message, number
from niagara.draw.table_facts import printable
from niagara.rules.notation import SEAT_LETTERS, action_to_text

WORST: Final = 5  # decisions that are shown
SIGNS: Final = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}


def show_analysis(console: Console, analysis: Analysis) -> None:
    """Print all of it."""
    names = [printable(shown_name(player.name)) for player in analysis.players]
    console.print(_players(analysis.players, names))
    _show_heading(console, "analysis-chart")
    console.print(chance_chart(analysis, names))
    _show_heading(console, "analysis-turning-points")
    if analysis.turning_points:
        console.print(_turning_points(analysis, names))
    else:
        console.print(message("analysis-no-turning-point"))
    _show_heading(console, "analysis-worst")
    worst = sorted(analysis.judgements, key=lambda each: -each.loss)[:WORST]
    marked = [each for each in worst if each.mark]
    if marked:
        console.print(_decisions(marked, names))
    else:
        console.print(message("analysis-nothing-lost"))
    console.print()
    console.print(message("analysis-legend"), style="dim")


def _show_heading(console: Console, key: str) -> None:
    console.print()
    console.print(Text(message(key), "bold"))


def _players(players: Sequence[PlayerSummary], names: Sequence[str]) -> Table:
    table = _table("analysis-player")
    table.add_column(message("analysis-accuracy"), justify="right", no_wrap=True)
    table.add_column(message("analysis-luck"), no_wrap=True)
    for sign in SIGNS.values():
        table.add_column(sign, justify="right")
    for seat, (player, name) in enumerate(zip(players, names, strict=True)):
        table.add_row(
            _named(seat, name),
            number(player.accuracy),
            message("analysis-luck-was", luck=player.fortune),
            *map(number, (player.inaccuracies, player.mistakes, player.blunders)),
        )
    return table


def _turning_points(analysis: Analysis, names: Sequence[str]) -> Table:
    table = _table()
    table.add_column(message("analysis-round"), justify="right")
    table.add_column("")
    for point in analysis.turning_points:
        table.add_row(number(point.round), Text(turning_text(point, names)))
    return table


def _decisions(judgements: Sequence[Judgement], names: Sequence[str]) -> Table:
    table = _table()
    table.add_column(message("analysis-round"), justify="right")
    for heading in ("player", "played", "champion"):
        table.add_column(message(f"analysis-{heading}"), no_wrap=True)
    table.add_column("")
    for each in judgements:
        mark = each.mark or ""
        table.add_row(
            number(each.round),
            _named(each.seat, names[each.seat]),
            Text(action_to_text(each.played)),
            Text(action_to_text(each.best)),
            Text(f"{SIGNS[mark]} {message('analysis-mark', mark=mark)}"),
        )
    return table


def _table(*headings: str) -> Table:
    return Table(*map(message, headings), box=None, header_style="bold", padding=(0, 2, 0, 0))


def _named(seat: int, name: str) -> Text:
    """A player, by the letter of the notation and the name."""
    return Text(f"{SEAT_LETTERS[seat]} {name}")
