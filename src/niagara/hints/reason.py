"""Why a choice is good or risky: a fact of the position, with the values to tell it by."""

from collections.abc import Hashable
from typing import NamedTuple

from niagara.rules.board import KIND_NAMES, Kind

Value = str | int


class Reason(NamedTuple):
    """A fact by its code. ``hint-why-CODE`` in hints.ftl tells it with the values."""

    code: str
    values: dict[str, Value] = {}  # noqa: RUF012 - never changed

    @property
    def key(self) -> Hashable:
        """The same for what is told in the same words."""
        return self.code, tuple(sorted(self.values.items()))


def gem(kind: Kind) -> dict[str, Value]:
    """A gem, as messages choose it."""
    return {"gem": KIND_NAMES[kind]}


def robbed(kind: Kind, victim: int) -> dict[str, Value]:
    """A gem and the seat from which it is stolen."""
    return {"gem": KIND_NAMES[kind], "victim": victim}


def goal(name: str) -> dict[str, Value]:
    """A goal of R8.1, as messages choose it."""
    return {"goal": name.replace(" ", "-")}
