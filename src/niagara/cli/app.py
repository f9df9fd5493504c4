"""The commands; other packages do the work."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import niagara
from niagara.bench.compare_with_openspiel import compare, entrants
from niagara.cli import query as service
from niagara.cli.arena import arena, list_bots
from niagara.cli.db import db
from niagara.cli.play_in_browser import play_in_browser
from niagara.cli.serve import serve
from niagara.cli.terminal.game import play_terminal
from niagara.cli.terminal.hot_seat import reader
from niagara.cli.terminal.replay import replay_terminal
from niagara.rules import Malformed
from niagara.rules.codec import options_from_json

app = typer.Typer(
    name="niagara",
    help="The board game Niagara: play it, query its rules, replay and measure it.",
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
bench = typer.Typer(help="Measure, side by side with peers.", rich_markup_mode=None)
app.add_typer(bench, name="bench")
app.add_typer(arena, name="arena")
app.add_typer(db, name="db")
app.command("bots")(list_bots)
app.command()(serve)

DEFAULT_SEATS = "you,paddler+cautious,guide+thief,drifter+gambler"


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version and stop.")] = False,
) -> None:
    """Play, if no other command is given."""
    if version:
        print(f"niagara {niagara.__version__}")
    elif context.invoked_subcommand is None:
        context.invoke(play)


@app.command()
def play(
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in this terminal, not in a browser.")
    ] = False,
    seats: Annotated[
        str | None, typer.Option(help="3 to 5 seats: names of people, or bots (niagara bots).")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Play the game of this number.")] = None,
    fork: Annotated[str | None, typer.Option(help="R6.4: alternate or natural.")] = None,
    tiebreak: Annotated[str | None, typer.Option(help="R8.2: shared or gem-value.")] = None,
    round_limit: Annotated[int | None, typer.Option(help="R8.3: the last round.")] = None,
    open_piles: Annotated[bool | None, typer.Option(help="R2.3: played tiles lie open.")] = None,
    record: Annotated[
        Path | None, typer.Option(help="Save the game here (.json, else notation).")
    ] = None,
) -> None:
    """Play against bots or with friends: in a browser, or here with --terminal and its options."""
    rules = {
        "fork": fork,
        "tiebreak": tiebreak,
        "round_limit": round_limit,
        "open_piles": open_piles,
    }
    given = {name: value for name, value in rules.items() if value is not None}
    if not terminal:
        _refuse_in_browser({"seats": seats, "seed": seed, "record": record, **given})
        play_in_browser()
        return
    try:
        options = options_from_json(given, "options", partial=True)
    except Malformed as error:
        raise typer.BadParameter(str(error)) from error
    console = Console(highlight=False)
    names = DEFAULT_SEATS if seats is None else seats
    raise typer.Exit(play_terminal(names, seed, options, console, reader(console), record))


def _refuse_in_browser(options: Mapping[str, object]) -> None:
    """Refuse options that the game in the browser would ignore."""
    names = [name for name, value in options.items() if value is not None]
    if names:
        raise typer.BadParameter(
            "only with --terminal; in the browser, players and options are chosen on the page",
            param_hint=[f"--{name.replace('_', '-')}" for name in names],
        )


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record: JSON, or the notation.")],
    every: Annotated[bool, typer.Option("--all", help="Print every step, ask nothing.")] = False,
) -> None:
    """Step through a record in the terminal."""
    console = Console(highlight=False)
    raise typer.Exit(replay_terminal(file, console, reader(console), every=every))


@app.command()
def query() -> None:
    """Answer requests about the rules, one JSON object a line (docs/query.md)."""
    raise typer.Exit(service.run())


@bench.callback()
def measure() -> None:
    """Measure, side by side with peers."""


@bench.command("rules")
def bench_rules(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    compiled: Annotated[
        Path | None, typer.Option(help="Where `make compiled` put the compiled rules.")
    ] = Path("build/compiled"),
    seconds: Annotated[float, typer.Option(min=0.01, help="How long one run takes.")] = 2.0,
    rounds: Annotated[int, typer.Option(min=1, help="How many runs of each.")] = 5,
) -> None:
    """Decisions a second of the rules, beside OpenSpiel if it is installed (extra `bench`)."""
    errors = Console(stderr=True)
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * len(entrants(compiled)))
        result = compare(compiled, seconds, rounds, lambda _: progress.advance(task))
    if as_json:
        json.dump(result, sys.stdout)
        print()
    else:
        _show(result)


def _show(result: dict[str, Any]) -> None:
    """The benchmark as a table."""
    table = Table("rules of", "decisions/s", "slowest", "fastest", box=None)
    for row in result["results"]:
        rates = (row["decisions_per_s"], row["slowest"], row["fastest"])
        table.add_row(row["name"], *(f"{rate:,}" for rate in rates))
    console = Console(highlight=False)
    console.print(table)
    for name, ratio in result["ratios"].items():
        console.print(f"{name}: {ratio:.2f}×", markup=False)
    if result["open_spiel"] is None:
        console.print("OpenSpiel is not installed: pip install 'niagara[bench]' to compare.")
