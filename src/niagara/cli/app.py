"""The commands; other packages do the work.

What a command does is imported when it is called: to import all of it would take longer than most
commands do.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

import niagara
from niagara.cli.arena import arena, list_bots
from niagara.cli.db import db
from niagara.cli.serve import serve
from niagara.cli.spoken_commands import SpokenCommand, SpokenGroup, SpokenProgram
from niagara.cli.usage_error import WrongUsage
from niagara.cli.words import message

app = typer.Typer(
    name="niagara",
    cls=SpokenProgram,
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
bench = typer.Typer(cls=SpokenGroup, no_args_is_help=True, rich_markup_mode=None)
app.add_typer(bench, name="bench")
app.add_typer(arena, name="arena")
app.add_typer(db, name="db")
app.command("bots", cls=SpokenCommand)(list_bots)
app.command(cls=SpokenCommand)(serve)

DEFAULT_BOTS = "paddler+cautious,guide+thief,drifter+gambler"


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Annotated[str | None, typer.Option(metavar="language")] = None,  # noqa: ARG001
) -> None:
    """Play, if no other command is given. The language is chosen by `SpokenProgram`."""
    if version:
        print(f"niagara {niagara.__version__}")
    elif context.invoked_subcommand is None:
        context.invoke(play)


@app.command(cls=SpokenCommand)
def play(
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    seats: Annotated[str | None, typer.Option(metavar="text")] = None,
    seed: Annotated[int | None, typer.Option(metavar="number")] = None,
    fork: Annotated[str | None, typer.Option(metavar="text")] = None,
    tiebreak: Annotated[str | None, typer.Option(metavar="text")] = None,
    round_limit: Annotated[int | None, typer.Option(metavar="number")] = None,
    open_piles: Annotated[bool | None, typer.Option()] = None,
    record: Annotated[Path | None, typer.Option(metavar="file")] = None,
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
        from niagara.cli.play_in_browser import play_in_browser  # noqa: PLC0415

        play_in_browser()
        return
    from rich.console import Console  # noqa: PLC0415

    from niagara.cli.rule_options import options_from_flags  # noqa: PLC0415
    from niagara.cli.terminal.game import play_terminal  # noqa: PLC0415
    from niagara.cli.terminal.hot_seat import reader  # noqa: PLC0415

    options = options_from_flags(given)
    console = Console(highlight=False)
    names = f"{message('terminal-you')},{DEFAULT_BOTS}" if seats is None else seats
    raise typer.Exit(play_terminal(names, seed, options, console, reader(console), record))


def _refuse_in_browser(options: Mapping[str, object]) -> None:
    """Refuse options that the game in the browser would ignore."""
    names = [name for name, value in options.items() if value is not None]
    if names:
        flags = " / ".join(f"--{name.replace('_', '-')}" for name in names)
        raise WrongUsage("error-in-browser", flags)


@app.command(cls=SpokenCommand)
def replay(
    file: Annotated[Path, typer.Argument(metavar="file")],
    every: Annotated[bool, typer.Option("--all")] = False,
) -> None:
    """Step through a record in the terminal."""
    from rich.console import Console  # noqa: PLC0415

    from niagara.cli.terminal.hot_seat import reader  # noqa: PLC0415
    from niagara.cli.terminal.replay import replay_terminal  # noqa: PLC0415

    console = Console(highlight=False)
    raise typer.Exit(replay_terminal(file, console, reader(console), every=every))


@app.command(cls=SpokenCommand)
def analyse(
    file: Annotated[Path, typer.Argument(metavar="file")],
    jobs: Annotated[int | None, typer.Option(min=1, metavar="number")] = None,
    simulations: Annotated[int | None, typer.Option(min=20, metavar="number")] = None,
    seed: Annotated[int | None, typer.Option(min=0, metavar="number")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Analyse a finished game: chances, the champion's choices, luck and skill."""
    from niagara.cli.analyse_run import run_analyse  # noqa: PLC0415

    raise typer.Exit(run_analyse(file, jobs, simulations, seed, as_json=as_json))


@app.command(cls=SpokenCommand)
def query() -> None:
    """Answer requests about the rules, one JSON object a line (docs/query.md)."""
    from niagara.cli.query import run  # noqa: PLC0415

    raise typer.Exit(run())


@bench.callback()
def measure() -> None:
    """Measure, side by side with peers."""


@bench.command("rules", cls=SpokenCommand)
def bench_rules(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    compiled: Annotated[Path | None, typer.Option(metavar="file")] = Path("build/compiled"),
    seconds: Annotated[float, typer.Option(min=0.01, metavar="number")] = 2.0,
    rounds: Annotated[int, typer.Option(min=1, metavar="number")] = 5,
) -> None:
    """Decisions a second of the rules, beside OpenSpiel if it is installed (extra `bench`)."""
    from niagara.cli.bench_run import run_bench_rules  # noqa: PLC0415

    run_bench_rules(compiled, seconds, rounds, as_json=as_json)
