"""What an arena run was asked to do: who plays, how often, by which rules."""

from dataclasses import dataclass

from niagara.rules import Options


@dataclass(frozen=True)
class Experiment:
    """An arena run; ``note`` says why fewer games were played than planned."""

    lineup: tuple[str, ...]
    planned: int
    seed: int
    options: Options
    note: str = ""
