"""What a training run does, read from one file (TOML)."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from niagara.sim.batch import Rules

SELF_PLAY = "self-play"
EXPLOIT = "exploit"
KINDS = (SELF_PLAY, EXPLOIT)


class BadConfig(ValueError):
    """A configuration that cannot be run; the message says what was expected."""


@dataclass(frozen=True)
class Tables:
    """Games played at once by the same rules."""

    seats: int = 4
    fork: str = "alternate"
    tiebreak: str = "shared"
    round_limit: int = 100
    games: int = 1024
    captains: int = 0  # how many seats of each game are played by captains, which search
    rivals: int = 0  # how many by policies that do not learn; at 0 chance decides (league_share)
    weight: float = 1.0  # what a decision here counts for when the policy learns

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        if not 0 <= self.captains < self.seats:
            raise BadConfig(
                f"captains: expected a number from 0 to {self.seats - 1}, got {self.captains}"
            )
        if not 0 <= self.rivals < self.seats:
            raise BadConfig(
                f"rivals: expected a number from 0 to {self.seats - 1}, got {self.rivals}"
            )
        if self.captains and self.rivals:
            raise BadConfig("rivals: expected 0 at a table with captains")
        if self.weight < 0:
            raise BadConfig(f"weight: expected a number from 0, got {self.weight}")
        if self.games < 1:
            raise BadConfig(f"games: expected a number from 1, got {self.games}")
        try:
            self.rules  # noqa: B018 - refuses what no table can play
        except ValueError as error:
            raise BadConfig(f"tables: {error}") from error

    @property
    def rules(self) -> Rules:
        """The rules as the simulator takes them."""
        return Rules(self.seats, self.fork, self.tiebreak, self.round_limit)


@dataclass(frozen=True)
class Config:
    """One stage of training. Equal configurations on equal machines give equal weights."""

    seed: int = 0
    kind: str = SELF_PLAY
    iterations: int = 100
    tables: tuple[Tables, ...] = (Tables(),)
    # The networks.
    policy_width: int = 512
    policy_blocks: int = 2
    critic_width: int = 1024
    critic_blocks: int = 2
    bfloat16: bool = False
    # Proximal policy optimization.
    steps: int = 128
    epochs: int = 2
    minibatch: int = 32768
    learning_rate: float = 4e-4
    final_learning_rate: float = 4e-5
    clip: float = 0.2
    discount: float = 0.9998
    trace: float = 0.98
    entropy: float = 0.05
    tile_entropy: float = 0.05  # where tiles are chosen, which is in secret
    opening_entropy: float = 0.0  # in addition, where the tiles of the first two rounds are
    gradient_norm: float = 1.0
    shaping: float = 1.0  # the weight of the potential at the start
    shaping_until: float = 0.5  # the share of the run after which it is zero
    # Rivals that do not learn.
    reference_weight: float = 0.0  # of the divergence from a slowly moving average
    reference_rate: float = 0.995
    rivals: tuple[str, ...] = ()  # files of weights: policies that sit at some of the tables
    league: int = 0  # how many earlier selves sit there as well
    league_share: float = 0.5  # at which share of the tables
    league_every: int = 50  # iterations until the oldest of them is replaced
    # Captains search in chunks of 64 rollouts, so many in each of three stages, and evaluate them
    # after these rounds.
    captain_chunks: tuple[int, ...] = (2, 1, 1)
    captain_ahead: tuple[int, ...] = (2, 4, 8)
    start_from: str = ""  # a file of weights; a critic of another size is begun anew
    critic_first: int = 0  # so many iterations only the critic learns
    log_every: int = 10
    checkpoint_every: int = 100

    def __post_init__(self) -> None:
        """Refuse what cannot be run."""
        if self.kind not in KINDS:
            raise BadConfig(f"kind: expected one of {', '.join(KINDS)}, got {self.kind!r}")
        if not self.tables:
            raise BadConfig("tables: expected at least one")
        if self.decisions % self.minibatch:
            raise BadConfig(
                f"minibatch: {self.decisions} decisions an iteration cannot be divided into"
                f" batches of {self.minibatch}"
            )
        if self.rival_count and self.games % self.rival_count:
            raise BadConfig(
                f"league: {self.games} games cannot be shared by {self.rival_count} rivals"
            )
        if any(table.rivals for table in self.tables) and not self.rival_count:
            raise BadConfig("rivals: a table has some, but there are no files and no league")
        if self.kind == EXPLOIT and not self.start_from:
            raise BadConfig("start_from: an exploiter needs the weights that it plays against")
        if self.kind == EXPLOIT and self.has_captains:
            raise BadConfig("captains: an exploiter plays against frozen copies alone")
        if len(self.captain_chunks) != 3 or min(self.captain_chunks) < 1:
            raise BadConfig(f"captain_chunks: expected three numbers from 1: {self.captain_chunks}")
        if not 1 <= len(self.captain_ahead) <= 8 or list(self.captain_ahead) != sorted(
            {max(each, 1) for each in self.captain_ahead}
        ):
            raise BadConfig(
                f"captain_ahead: expected one to eight rising numbers from 1: {self.captain_ahead}"
            )

    @property
    def games(self) -> int:
        """How many games are played at once."""
        return sum(table.games for table in self.tables)

    @property
    def has_captains(self) -> bool:
        """Whether captains sit anywhere."""
        return any(table.captains for table in self.tables)

    @property
    def rival_count(self) -> int:
        """How many policies play that do not learn, exploiters' victims aside."""
        return len(self.rivals) + self.league

    @property
    def decisions(self) -> int:
        """How many decisions an iteration learns from."""
        return self.games * self.steps


def read_config(path: Path) -> Config:
    """The configuration in a file; raises `BadConfig`."""
    try:
        values = tomllib.loads(path.read_text())
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadConfig(f"{path}: {error}") from error
    return config_from(values)


def config_from(values: Mapping[str, Any]) -> Config:
    """A configuration of these values; what is left out has its default. Raises `BadConfig`."""
    read = dict(values)
    if "tables" in read:
        if not isinstance(read["tables"], list) or not all(
            isinstance(table, Mapping) for table in read["tables"]
        ):
            raise BadConfig("tables: expected a list of tables")
        read["tables"] = tuple(Tables(**_checked(Tables, table)) for table in read["tables"])
    return Config(**_checked(Config, read))


def _checked(made: type, values: Mapping[str, Any]) -> dict[str, Any]:
    """Values of the right types for the fields of a dataclass."""
    known = {each.name: each.default for each in fields(made)}
    found: dict[str, Any] = {}
    for name, value in values.items():
        if name not in known:
            raise BadConfig(f"{name}: no such setting; there are {', '.join(known)}")
        wanted = type(known[name])
        found[name] = _converted(value, wanted)
        if type(found[name]) is not wanted:
            raise BadConfig(f"{name}: expected {wanted.__name__}, got {value!r}")
    return found


def _converted(value: Any, wanted: type) -> Any:
    """Numbers and lists as TOML has them, in the type of the field."""
    if wanted is float and type(value) is int:
        return float(value)
    return tuple(value) if wanted is tuple and isinstance(value, list) else value
