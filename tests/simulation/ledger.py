"""What the server has answered, to be compared with what is stored at the end."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from simulation.person import Person
    from simulation.tab import Tab


@dataclass
class Ack:
    """A command that was answered as done."""

    table: str
    session: str
    command: str
    kind: str
    sequence: int
    leads_to: str


@dataclass
class Ledger:
    """All answers and all people."""

    acks: list[Ack] = field(default_factory=list)
    tabs: "list[Tab]" = field(default_factory=list)
    people: "list[Person]" = field(default_factory=list)
