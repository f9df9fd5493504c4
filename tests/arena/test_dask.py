"""Games on a real Dask cluster: the results of one process, whatever happens to the workers."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import dask
import pytest
from distributed import Client, LocalCluster, Scheduler, SchedulerPlugin
from typer.testing import CliRunner

from arena.odd_bots import make_odd
from arena.test_commands import endless_arena
from arena.test_match import without_clock
from niagara.arena import ClusterError, Fixture, MatchResult, cluster_at, fixtures, play_games
from niagara.arena.cluster.address import ClusterAddress
from niagara.arena.cluster.build import BUILD, PACKED
from niagara.arena.cluster.chunk_size import MOST_GAMES
from niagara.arena.cluster.cluster import wrong_build
from niagara.arena.cluster.dask_cluster import connected_to_dask
from niagara.arena.cluster.dispatcher import TASKS_PER_WORKER, Dispatcher
from niagara.arena.cluster.task import Task, WrongBuild, play_task
from niagara.bots import make_bot
from niagara.cli.app import app
from niagara.rules import Options

LINEUP = ("paddler", "drifter", "drifter", "mortal")
SHORT = Options(fork="natural", round_limit=6)
WORKERS = 2


@pytest.fixture(scope="module")
def died(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file that says whether the bot `mortal` has been killed; it exists: it lives."""
    path = tmp_path_factory.mktemp("mortal") / "died"
    path.touch()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MORTAL_DIED", str(path))
        yield path


@pytest.fixture(scope="module")
def dask_cluster(died: Path) -> Iterator[LocalCluster]:  # noqa: ARG001 - workers inherit it
    """Two workers, each a process that is started again when it dies."""
    settings = {
        # A task is lost with the second worker that dies of it, not the fourth: shorter tests.
        "distributed.scheduler.allowed-failures": 1,
        # So long after a death the cluster looks whether the worker is back, and gives it up if it
        # is just being started again after another death.
        "distributed.deploy.lost-worker-timeout": "1h",
    }
    with (
        dask.config.set(settings),
        LocalCluster(
            n_workers=WORKERS, threads_per_worker=1, dashboard_address="127.0.0.1:0"
        ) as cluster,
    ):
        yield cluster


def address_of(cluster: LocalCluster) -> str:
    return f"dask:{cluster.scheduler_address}"


def in_order(results: Iterable[MatchResult]) -> list[MatchResult]:
    return [without_clock(result) for result in sorted(results, key=lambda result: result.game)]


def played_here(games: Sequence[Fixture]) -> list[MatchResult]:
    return in_order(play_games(games, make=make_odd))


def test_results_are_those_of_one_process(dask_cluster: LocalCluster) -> None:
    games = list(fixtures(LINEUP, 42, 9, SHORT))
    with cluster_at(address_of(dask_cluster)) as place:
        assert in_order(place.play(games, make=make_odd)) == played_here(games)


def test_what_a_killed_worker_was_playing_is_played_again(
    dask_cluster: LocalCluster, died: Path
) -> None:
    """A worker is killed in the middle of a game, by SIGKILL; the game is played by another."""
    games = list(fixtures(LINEUP, 42, 5, SHORT))
    expected = played_here(games)
    died.unlink()
    with cluster_at(address_of(dask_cluster)) as place:
        assert in_order(place.play(games, make=make_odd)) == expected
    assert died.exists()


def test_a_worker_killed_from_outside_costs_no_game(dask_cluster: LocalCluster) -> None:
    games = list(fixtures(LINEUP, 60, 7, SHORT))
    results: list[MatchResult] = []
    with Client(dask_cluster, set_as_default=False) as client:
        victim, *_ = client.run(os.getpid).values()
        with cluster_at(address_of(dask_cluster)) as place:
            for result in place.play(games, make=make_odd):
                results.append(result)
                if len(results) == 10:
                    os.kill(victim, signal.SIGKILL)
        # The games may be over before the scheduler knows that the victim is gone.
        assert victim not in client.run(os.getpid, on_error="ignore").values()
        client.wait_for_workers(WORKERS, timeout=60)
    assert in_order(results) == played_here(games)


def test_a_game_that_kills_every_worker_is_named(dask_cluster: LocalCluster) -> None:
    """Not one of those that were played beside it, and not in the same task."""
    games = list(fixtures(LINEUP, 60, 3, SHORT))
    games[40] = replace(games[40], specs=("drifter", "leaver", "drifter"))
    results: list[MatchResult] = []
    with cluster_at(address_of(dask_cluster)) as place, pytest.raises(ClusterError) as caught:
        results.extend(place.play(games, make=make_odd))
    dask_cluster.wait_for_workers(WORKERS, timeout=60)  # for the tests that follow
    assert caught.value.values["game"] == "40"
    seed = games[40].seed
    assert f"game 40 (drifter,leaver,drifter, seed {seed}) ended every worker" in str(caught.value)
    assert len({result.game for result in results}) == len(results) > 20
    assert set(in_order(results)) <= set(played_here(games[:40] + games[41:]))


class IdleWatch(SchedulerPlugin):  # type: ignore[misc]  # the library has no types
    """Tells when no worker plays any more."""

    def __init__(self, scheduler: Scheduler) -> None:
        self.scheduler = scheduler
        self.is_idle = asyncio.Event()
        self.transition()

    def transition(self, *_: object, **__: object) -> None:
        """Look again: a task has changed its state."""
        if not any(task.processing_on for task in self.scheduler.tasks.values()):
            self.is_idle.set()


async def nothing_is_played(scheduler: Scheduler) -> None:
    """Wait until what was taken back is: the scheduler is told without an answer."""
    watch = IdleWatch(scheduler)
    scheduler.add_plugin(watch, name="idle watch")
    await watch.is_idle.wait()
    scheduler.remove_plugin("idle watch")


def test_few_games_are_under_way_and_those_are_taken_back(dask_cluster: LocalCluster) -> None:
    """Of a million; when the caller has seen enough the scheduler forgets the rest."""
    taken: list[int] = []

    def counted() -> Iterator[Fixture]:
        for game in fixtures(LINEUP, 1_000_000, 2, SHORT):
            taken.append(game.game)
            yield game

    scheduler = dask_cluster.scheduler
    most = WORKERS * TASKS_PER_WORKER
    with cluster_at(address_of(dask_cluster)) as place:
        playing = place.play(counted(), make=make_odd)
        results = list(islice(playing, 100))
        assert len(taken) - len(results) <= (most + 1) * MOST_GAMES
        assert 0 < len(scheduler.tasks) <= most + 1  # one may be done and not yet forgotten
        playing.close()  # type: ignore[attr-defined]  # it is a generator
        dask_cluster.sync(nothing_is_played, scheduler)


def arena(*arguments: str) -> tuple[Any, str]:
    """The answer of `niagara arena` without clocks, and what was told meanwhile."""
    result = CliRunner().invoke(app, ("arena", *arguments, "--json"))
    assert result.exit_code == 0, result.output
    answer = json.loads(result.stdout)
    for bot in answer["bots"]:
        del bot["ms_per_decision"], bot["ms_slowest"]
    return answer, result.stderr


def test_the_command_reports_the_same_and_shows_progress(dask_cluster: LocalCluster) -> None:
    asked = ("--seats", "paddler,drifter,drifter", "--games", "10", "--rules", "round_limit=20")
    answer, told = arena(*asked, "--cluster", address_of(dask_cluster))
    expected, _ = arena(*asked)
    assert answer == expected
    assert told.startswith("arena: 1 of 10 games\n")
    assert told.endswith("arena: 10 of 10 games\n")


def test_the_ladder_is_the_same(dask_cluster: LocalCluster, tmp_path: Path) -> None:
    page = ("--write", str(tmp_path / "bots.md"))
    asked = ("ladder", "--bots", "drifter,paddler", "--games", "8", *page)
    answer, _ = arena(*asked, "--cluster", address_of(dask_cluster))
    assert answer == arena(*asked)[0]


def test_ctrl_c_keeps_what_was_played(dask_cluster: LocalCluster) -> None:
    with endless_arena("--json", "--cluster", address_of(dask_cluster)) as process:
        os.killpg(process.pid, signal.SIGINT)
        out, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    answer = json.loads(out)
    assert errors == f"niagara arena: interrupted after {answer['games']:,} of 1,000,000 games\n"


def test_a_bot_that_a_worker_does_not_know_is_an_error(dask_cluster: LocalCluster) -> None:
    games = fixtures(("nobody", "drifter", "drifter"), 3, 1, SHORT)
    with (
        cluster_at(address_of(dask_cluster)) as place,
        pytest.raises(ClusterError, match="can’t seat a bot: no bot 'nobody'"),
    ):
        list(place.play(games))


@pytest.fixture
def without_workers() -> Iterator[LocalCluster]:
    with LocalCluster(n_workers=0, dashboard_address="127.0.0.1:0", protocol="tcp") as cluster:
        yield cluster


def test_a_cluster_without_workers_is_refused(without_workers: LocalCluster) -> None:
    address = ClusterAddress.parse(address_of(without_workers))
    with pytest.raises(ClusterError, match="has had no workers for 0 s"):
        connected_to_dask(address, seconds=0.3).__enter__()


def test_workers_with_another_niagara_are_refused(
    without_workers: LocalCluster, tmp_path: Path
) -> None:
    """An older one, which does not even know what it is asked."""
    package = tmp_path / "niagara"
    package.mkdir()
    (package / "__init__.py").write_text('__version__ = "0.0.9"\n')
    command = ("-m", "distributed.cli.dask_worker", without_workers.scheduler_address)
    with subprocess.Popen(
        [sys.executable, *command, "--no-nanny", "--no-dashboard"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        stderr=subprocess.DEVNULL,
    ) as worker:
        try:
            with pytest.raises(ClusterError) as caught:
                connected_to_dask(ClusterAddress.parse(address_of(without_workers))).__enter__()
        finally:
            worker.kill()
    told = str(caught.value)
    assert f"has Niagara 0.0.9, this machine has {BUILD}: install the same version" in told


def test_what_is_wrong_with_a_worker_is_told_with_what_to_do() -> None:
    packed = BUILD.removesuffix(PACKED) + ("" if BUILD.endswith(PACKED) else PACKED)
    assert "build it on all of them (python -m niagara.bots.packed)" in str(
        wrong_build("a", packed)
    )
    missing = ModuleNotFoundError("No module named 'niagara'")
    told = str(wrong_build("a", missing))
    assert "can’t be loaded on worker a (No module named 'niagara')" in told
    assert BUILD in told


def test_a_worker_that_joins_later_compares_the_version_too() -> None:
    games = tuple(fixtures(("drifter", "drifter", "drifter"), 1, 1, SHORT))
    with pytest.raises(WrongBuild):
        play_task(Task(games, make_bot, build="0.0.9"))


def test_a_scheduler_that_goes_away_is_an_error() -> None:
    games = fixtures(("paddler", "paddler", "paddler"), 1_000_000, 1, SHORT)
    local = LocalCluster(
        n_workers=1, processes=False, dashboard_address="127.0.0.1:0", protocol="tcp"
    )
    address = ClusterAddress.parse(address_of(local))
    with local, connected_to_dask(address, seconds=1) as cluster:
        playing = Dispatcher(cluster, make_bot).play(games)
        next(playing)
        local.close()
        with pytest.raises(ClusterError, match=f"{address} was lost"):
            list(playing)


def test_workers_that_all_go_away_are_missed_for_a_while_only(
    without_workers: LocalCluster,
) -> None:
    games = fixtures(("paddler", "paddler", "paddler"), 10, 1, SHORT)
    without_workers.scale(1)
    without_workers.wait_for_workers(1, timeout=60)
    with connected_to_dask(ClusterAddress.parse(address_of(without_workers))) as cluster:
        without_workers.scale(0)
        while cluster.workers():
            cluster.wait(0.05)
        with pytest.raises(ClusterError, match="has had no workers for 0 s"):
            list(Dispatcher(cluster, make_bot, patience=0).play(games))
