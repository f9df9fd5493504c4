"""Bots that play what networks have learned: `ranger`, `champion`, and as guests ``policy:FILE``.

Only the spec is read here; `policy_bot` and `champion` play, and need NumPy.
"""

from pathlib import Path
from typing import Final, NamedTuple

from niagara.bots.bot import Bot
from niagara.bots.budget import Budget
from niagara.bots.temperament import PLAIN, Temperament


class Trained(NamedTuple):
    """A file of networks that comes with the package, and its SHA-256 (docs/training.md)."""

    path: Path
    checksum: str


_FOLDER: Final = Path(__file__).parent / "trained"
RANGER: Final = Trained(
    _FOLDER / "ranger-4.npz", "2dae3bc7f3e23e3b11055cf54d02f782f928eba34b36bd70ebeb56ec7f56bdd2"
)
CHAMPION: Final = Trained(
    _FOLDER / "champion-4.npz", "9795bb6734f72e88ad685454f2cb9c4f6cbd870acb4a338bbada71727ae62d43"
)
NEEDS_NUMPY: Final = "needs NumPy: pip install 'niagara[sim]'"


class NoNumPy(ValueError):
    """NumPy is not installed."""


class NoPolicy(ValueError):
    """A file that holds no policy."""


def guest_policy(seats: int, setting: str) -> Bot:
    """The bot that plays the policy in a file; raises ValueError."""
    if not setting:
        raise NoPolicy("expected a file of weights, such as policy:runs/ppo/weights.npz")
    return policy_bot(seats, Path(setting))


def ranger(seats: int, temperament: Temperament) -> Bot:
    """The bot that plays the policy of the package; raises ValueError."""
    return policy_bot(seats, RANGER.path, temperament, RANGER.checksum)


def champion(seats: int, budget: Budget | None, temperament: Temperament) -> Bot:
    """The bot that searches with the networks of the package; raises ValueError."""
    try:
        from niagara.bots.champion import DEFAULT, Champion  # noqa: PLC0415 - needs NumPy
        from niagara.bots.trained_networks import trained_networks  # noqa: PLC0415
    except ImportError as error:
        raise NoNumPy(NEEDS_NUMPY) from error
    return Champion(seats, trained_networks(), budget or DEFAULT, temperament)


def policy_bot(
    seats: int, path: Path, temperament: Temperament = PLAIN, checksum: str | None = None
) -> Bot:
    """A bot that plays the policy in a file; raises ValueError.

    ``checksum``: the SHA-256 that the file must have, if that is known.
    """
    try:
        from niagara.bots.network import BadWeights, read_network  # noqa: PLC0415
        from niagara.bots.policy_bot import PolicyBot  # noqa: PLC0415 - needs NumPy
    except ImportError as error:
        raise NoNumPy(NEEDS_NUMPY) from error
    try:
        return PolicyBot(seats, read_network(path, checksum=checksum), temperament)
    except BadWeights as error:
        raise NoPolicy(str(error)) from error
