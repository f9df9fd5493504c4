"""`niagara arena`, `niagara arena ladder` and `niagara bots`.

What they do is imported when one of them is called: every other command starts sooner.
"""

from pathlib import Path
from typing import Annotated

import typer

from niagara.cli.spoken_commands import SpokenCommand, SpokenGroup
from niagara.cli.usage_error import WrongUsage

arena = typer.Typer(cls=SpokenGroup, rich_markup_mode=None)

Games = Annotated[int, typer.Option(min=1, metavar="number")]
Jobs = Annotated[int, typer.Option(min=1, metavar="number")]
Cluster = Annotated[str | None, typer.Option(metavar="text")]
Seed = Annotated[int, typer.Option(metavar="number")]
Rules = Annotated[str, typer.Option(metavar="text")]
AsJson = Annotated[bool, typer.Option("--json")]
Report = Annotated[Path | None, typer.Option(metavar="file")]


@arena.callback(invoke_without_command=True)
def match(
    context: typer.Context,
    seats: Annotated[str, typer.Option(metavar="text")] = "",
    games: Games = 100,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    seed: Seed = 1,
    rules: Rules = "",
    as_json: AsJson = False,
    report: Report = None,
) -> None:
    """Play a line-up many times, seats rotating, and report who wins how often.

    Ctrl-C stops and reports what was played.
    """
    if context.invoked_subcommand is not None:
        return
    from niagara.cli.arena_run import run_match  # noqa: PLC0415

    place = _place(context, jobs, cluster)
    raise typer.Exit(run_match(seats, games, place, seed, rules, report, as_json=as_json))


@arena.command(cls=SpokenCommand)
def ladder(
    context: typer.Context,
    games: Games = 400,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    seed: Seed = 1,
    bots: Annotated[str, typer.Option(metavar="text")] = "",
    write: Annotated[Path, typer.Option(metavar="file")] = Path("docs/bots.md"),
    as_json: AsJson = False,
    report: Report = None,
) -> None:
    """Rate every bot on mixed tables of four, and write the result into docs/bots.md.

    Stopped by ctrl-C it reports, but writes nothing.
    """
    from niagara.cli.arena_run import run_ladder  # noqa: PLC0415

    place = _place(context, jobs, cluster)
    raise typer.Exit(run_ladder(bots, games, place, seed, write, report, as_json=as_json))


def _place(context: typer.Context, jobs: int, cluster: str | None) -> int | str:
    """So many processes of this machine, or the address of a cluster."""
    if cluster is None:
        return jobs
    source = context.get_parameter_source("jobs")
    if source is not None and source.name == "COMMANDLINE":
        raise WrongUsage("error-cluster-jobs", "--jobs / --cluster")
    return cluster


def list_bots(as_json: AsJson = False) -> None:
    """Every bot: its name, its character, its strength; and the temperaments it can have."""
    from niagara.cli.arena_run import show_bots  # noqa: PLC0415

    show_bots(as_json=as_json)
