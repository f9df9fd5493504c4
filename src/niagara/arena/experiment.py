"""What a report is about: who was to play, how often, by which rules."""

from dataclasses import dataclass

from niagara.rules import Options


@dataclass(frozen=True)
class Experiment:
    """The question that some games answer; ``note`` says why there are not as many as planned."""

    lineup: tuple[str, ...]
    planned: int
    seed: int
    options: Options
    note: str = ""
