"""What a worker is given to do: some games, played one after the other."""

import socket
from dataclasses import dataclass
from time import perf_counter

from niagara.arena.cluster.build import BUILD
from niagara.arena.match import Make, MatchResult, play_match
from niagara.arena.schedule import Fixture
from niagara.bots import UnknownBot


@dataclass(frozen=True)
class Task:
    """Some games, and the build of Niagara that they are to be played with."""

    games: tuple[Fixture, ...]
    make: Make
    build: str = BUILD


@dataclass(frozen=True)
class Played:
    """What a worker answers: the results, and how long they took."""

    results: tuple[MatchResult, ...]
    seconds: float


class WrongBuild(Exception):
    """A worker has another Niagara. The arguments are its name and build."""


class NoSuchBot(Exception):
    """A worker cannot make a bot. The arguments are its name and the `UnknownBot`."""


def play_task(task: Task) -> Played:
    """Play the games of a task; raises `WrongBuild` or `NoSuchBot`.

    The build is compared for every task, since workers may join while games are played.
    """
    if task.build != BUILD:
        raise WrongBuild(socket.gethostname(), BUILD)
    began = perf_counter()
    try:
        results = tuple(
            play_match(f.specs, f.seed, f.options, game=f.game, deal=f.deal, make=task.make)
            for f in task.games
        )
    except UnknownBot as error:
        raise NoSuchBot(socket.gethostname(), error) from error
    return Played(results, perf_counter() - began)
