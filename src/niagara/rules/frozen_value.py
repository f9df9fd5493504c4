"""What all immutable values of the rules have in common."""

from dataclasses import dataclass, fields


@dataclass(frozen=True)
class Value:
    """A frozen dataclass that is pickled by its fields, so that compiled ones can be too."""

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), tuple(getattr(self, field.name) for field in fields(self)))
