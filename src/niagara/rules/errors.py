"""What the rules raise: an input cannot be read, breaks a rule, or stops in mid-turn."""


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


class UnfinishedTurn(NiagaraError):
    """Actions that stop in the middle of a turn."""

    def __init__(self) -> None:
        super().__init__("the turn is not finished: a canoe is still to move")
