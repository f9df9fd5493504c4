"""Bots that play a trained policy: `ranger`, and as guests ``policy:FILE``.

Only the spec is read here; `policy_bot` plays, and needs NumPy.
"""

from pathlib import Path
from typing import Final

from niagara.bots.bot import Bot
from niagara.bots.temperament import PLAIN, Temperament

# The policy that comes with the package, and the SHA-256 of its file (docs/training.md).
RANGER: Final = Path(__file__).parent / "trained" / "ranger-1.npz"
RANGER_CHECKSUM: Final = "99bc5e61b37c27e1842ac268cfcad32eccc801e2ca41b06beef24b6a5a25b957"


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
    return policy_bot(seats, RANGER, temperament, RANGER_CHECKSUM)


def policy_bot(
    seats: int, path: Path, temperament: Temperament = PLAIN, checksum: str | None = None
) -> Bot:
    """A bot that plays the policy in a file; raises ValueError.

    ``checksum``: the SHA-256 that the file must have, if that is known.
    """
    try:
        from niagara.bots.policy_bot import PolicyBot  # noqa: PLC0415 - needs NumPy
        from niagara.bots.policy_network import BadWeights, read_policy  # noqa: PLC0415
    except ImportError as error:
        raise NoNumPy("needs NumPy: pip install 'niagara[sim]'") from error
    try:
        return PolicyBot(seats, read_policy(path, checksum), temperament)
    except BadWeights as error:
        raise NoPolicy(str(error)) from error
