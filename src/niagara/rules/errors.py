"""The ways an input can be wrong: it cannot be read, or it breaks a rule here and now."""


class NiagaraError(ValueError):
    """Any refusal of the rules engine."""


class Malformed(NiagaraError):
    """The input does not have the form it must have; the message names the field."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field


class IllegalAction(NiagaraError):
    """A well-formed action that a rule forbids in this position; ``rule`` names it."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
