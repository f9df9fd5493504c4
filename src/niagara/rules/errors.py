"""What the rules raise: an input cannot be read, breaks a rule, or stops in mid-turn."""


class NiagaraError(ValueError):
    """Any refusal of the rules engine."""


class Malformed(NiagaraError):
    """The input does not have the form it must have; the message names the field."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


class IllegalAction(NiagaraError):
    """A well-formed action that a rule forbids in this position; ``rule`` names it.

    ``code`` names the reason and ``values`` holds its numbers, for sentences in other languages.
    """

    def __init__(
        self, rule: str, reason: str, code: str = "unknown", values: dict[str, int] | None = None
    ) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.code = code
        self.values = values or {}

    def __reduce__(self) -> tuple[object, ...]:
        reason = str(self).removeprefix(f"{self.rule}: ")
        return (IllegalAction, (self.rule, reason, self.code, self.values))


class UnfinishedTurn(NiagaraError):
    """Actions that stop in the middle of a turn."""

    def __init__(self) -> None:
        super().__init__("the turn is not finished: a canoe is still to move")
