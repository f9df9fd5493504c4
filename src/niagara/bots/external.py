"""External bots, ``exec:COMMAND``: a program in any language plays a seat (docs/bot-protocol.md).

The program is told what its seat may see and nothing else. A decision that it does not make in
time and by the rules is forfeited (see `forfeit`).
"""

import shlex
import shutil
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, NoReturn, TypeVar

from niagara.bots import external_protocol as protocol
from niagara.bots.bot import Bot
from niagara.bots.external_process import Broken, Process
from niagara.bots.forfeit import Forfeit
from niagara.rules import Action, Event, Malformed, View
from niagara.rules.codec import action_from_json, event_to_json
from niagara.rules.codec.strict_json import Json, shown

SECONDS: Final = 1.0  # for a decision
START_SECONDS: Final = 10.0  # for the answer to hello: a program may have much to load
GRACE: Final = 0.5  # seconds to end by itself when the game is over
RESTARTS: Final = 3  # in one game
SEED_BITS: Final = 32  # every language has numbers of this size

Answer = TypeVar("Answer")


class External(Bot):
    """A process for one seat of one game, started at its first decision.

    After a stall, its death or an answer that cannot be read the process is killed, so that a
    late answer is never taken for the next one; the next decision starts it anew and tells it
    the whole game. A readable answer that is not legal costs the decision only.
    """

    def __init__(
        self,
        seats: int,
        args: Sequence[str],
        *,
        seconds: float = SECONDS,
        start_seconds: float = START_SECONDS,
        restarts: int = RESTARTS,
    ) -> None:
        super().__init__(seats)
        self.args = tuple(args)
        self.seconds = seconds
        self.start_seconds = start_seconds
        self.starts_left = restarts + 1
        self.name = ""  # the name it gives itself, once it is ready
        self.process: Process | None = None
        self._seed: int | None = None
        self._events: list[Json] = []
        self._told = 0  # how many of the events the process has been told
        self._fault = ""

    def watch(self, events: Iterable[Event]) -> None:
        """Note what has happened; the process is told with the next decision."""
        self._events.extend(map(event_to_json, events))

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """What the process answers; raises `Forfeit`."""
        if self._seed is None:
            self._seed = rng.getrandbits(SEED_BITS)
        process = self._ready(view, self._seed)
        question = protocol.decide(view, self._news(), legal, self.seconds)
        answer = self._ask(process, question, self.seconds, protocol.read_action)
        try:
            action = action_from_json(answer)
        except Malformed as error:
            raise Forfeit(str(error)) from error
        if action not in legal:
            raise Forfeit(f"action: not legal here: {shown(answer)}")
        return action

    def close(self) -> None:
        """Tell the process how the game went on, and end it."""
        self.starts_left, self._fault = 0, self._fault or "closed"
        if self.process is not None and self.process.is_running:
            self.process.leave(protocol.over(self._news()), GRACE)

    def _ready(self, view: View, seed: int) -> Process:
        """The process that plays this seat, started if it is not running."""
        if self.process is not None and self.process.is_running:
            return self.process
        if not self.starts_left:
            raise Forfeit(f"not started any more: {self._fault}")
        self.starts_left -= 1
        self._told = 0
        try:
            self.process = Process(self.args)
        except OSError as error:
            self._break(f"cannot be started: {error}")
        hello = protocol.hello(view, seed)
        self.name = self._ask(self.process, hello, self.start_seconds, protocol.read_ready)
        return self.process

    def _news(self) -> list[Json]:
        news = self._events[self._told :]
        self._told = len(self._events)
        return news

    def _ask(
        self, process: Process, line: bytes, seconds: float, read: Callable[[bytes], Answer]
    ) -> Answer:
        """What the process answers, parsed; it is stopped if that is not possible."""
        try:
            return read(process.ask(line, seconds))
        except (Broken, Malformed) as error:
            process.stop()
            self._break(str(error), error)

    def _break(self, fault: str, cause: Exception | None = None) -> NoReturn:
        self._fault = fault
        raise Forfeit(fault) from cause


class NoProgram(ValueError):
    """A command that names no program that can be run; ``program`` is empty if it names none."""

    def __init__(self, message: str, program: str = "") -> None:
        super().__init__(message)
        self.program = program


def external(seats: int, command: str) -> External:
    """The bot that a command line runs, split as a shell would; raises ValueError."""
    args = shlex.split(command)
    if not args:
        raise NoProgram("expected a command, as in exec:./mybot")
    if shutil.which(args[0]) is None:
        raise NoProgram(f"no program {args[0]!r} that can be run", args[0])
    return External(seats, args)
