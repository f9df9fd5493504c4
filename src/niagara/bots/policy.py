"""Trained policies as guests: ``policy:FILE``, a file of weights that `niagara.train` has written.

Only the spec is read here; the bot is in `policy_bot` and needs NumPy (extra `sim`).
"""

from pathlib import Path

from niagara.bots.bot import Bot


def policy(seats: int, setting: str) -> Bot:
    """The bot that plays the policy in a file; raises ValueError."""
    if not setting:
        raise ValueError("expected a file of weights, such as policy:runs/ppo/weights.npz")
    try:
        from niagara.bots.policy_bot import PolicyBot  # noqa: PLC0415 - needs NumPy
        from niagara.bots.policy_network import read_policy  # noqa: PLC0415
    except ImportError as error:
        raise ValueError(f"needs NumPy: {error}") from error
    return PolicyBot(seats, read_policy(Path(setting)))
