"""What somebody does at a table.

People know no rule: they choose among the actions they are offered, and put turns together by
asking for previews. Some do what nobody needs: see `Policy._misbehave`.
"""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Final

from simulation.person import Json, encode

if TYPE_CHECKING:
    from simulation.tab import Tab


class Policy:
    """How a person reacts to what happens at a table."""

    def __init__(self, rng: Random, *, is_player: bool, mischief: float, leisure: float) -> None:
        self.can_edit = False
        self.rng: Final = rng
        self.is_player: Final = is_player
        self.mischief: Final = mischief  # the chance of doing something that nobody needs
        self.leisure: Final = leisure
        self.change: Json | None = None  # options that the host asks for before the start
        self.rematches: list[str] = []
        self.wants_rematch = False
        self._patience = rng.randrange(1, 4)

    def pause(self) -> float:
        return self.rng.uniform(0.1, 1.2) * self.leisure

    async def act(self, tab: "Tab") -> None:
        status = tab.form.get("status")
        if self.mischief and self.rng.random() < self.mischief:
            await self._misbehave(tab)
        elif not self.is_player:
            return
        elif status == "open":
            await self._before(tab)
        elif status == "running":
            await self._play(tab)
        elif self.wants_rematch:
            self.wants_rematch = False
            answer = await tab.ask(tab.person.new_id(), {"do": "rematch"})
            if answer["type"] == "done":
                self.rematches.append(answer["table"])

    async def _before(self, tab: "Tab") -> None:
        ask, ids = tab.ask, tab.person.new_id
        seats = tab.form["seats"]
        if tab.form["host"] != tab.person.session:
            if not tab.own_seats() and any(seat["kind"] == "open" for seat in seats):
                await ask(ids(), {"do": "join"})
        elif self.change is not None:
            change, self.change = self.change, None
            await ask(ids(), {"do": "change", **change})
        elif all(seat["kind"] != "open" for seat in seats):
            await ask(ids(), {"do": "start"})
        elif self._patience > 0:
            self._patience -= 1
        else:
            await ask(ids(), {"do": "fill", "level": "beginner"})

    async def _play(self, tab: "Tab") -> None:
        for seat in tab.to_decide()[:1]:
            sequence = tab.last["sequence"]
            actions = [self._choice(seat["legal"])]
            while True:
                shown = await tab.preview(seat["seat"], actions)
                if shown["type"] == "refused":
                    return
                if shown["whole"]:
                    break
                actions.append(self._choice(shown["legal"]))
            command = {"do": "act", "seat": seat["seat"], "actions": actions, "sequence": sequence}
            if self.rng.random() < 0.15:
                await tab.person.post(tab.table, tab.person.new_id(), command)
            else:
                await tab.ask(tab.person.new_id(), command)

    def _choice(self, legal: list[Json]) -> Json:
        dry = [action for action in legal if action.get("to") != "falls"]
        return self.rng.choice(dry or legal)

    async def _misbehave(self, tab: "Tab") -> None:
        """Send a useless or wrong command; most of them are refused."""
        kinds = _OPEN if tab.form.get("status") == "open" and self.rng.random() < 0.5 else _ANY
        kind, seat = self.rng.choice(kinds), self.rng.randrange(5)
        command = _COMMANDS.get(kind)
        if command is not None:
            words = {"seat": seat} if "seat" in command else {}
            await tab.ask(tab.person.new_id(), command | words)
        elif kind == "say":
            word = f"word-{tab.person.name}-{len(tab.person.words)}"
            tab.person.words.append(word)
            await tab.ask(tab.person.new_id(), {"do": "say", "text": word})
        elif kind == "stale":  # somebody's seat, by what is long gone or has just been seen
            sequence = self.rng.choice((0, tab.told))
            tile = [{"type": "paddle", "tile": 3}]
            act = {"do": "act", "seat": seat, "actions": tile, "sequence": sequence}
            await tab.ask(tab.person.new_id(), act)
        elif kind == "twice":
            await self._twice(tab)
        elif kind == "read":
            await tab.person.read(tab.table, self.rng.randrange(tab.told + 1))
            await tab.person.look_back(tab.table)
        elif kind == "edit" and self.can_edit:
            await tab.person.edit()

    async def _twice(self, tab: "Tab") -> None:
        """Send one command twice at once, over one connection or two."""
        assert tab.line is not None
        command_id, command = tab.person.new_id(), {"do": "emote", "emote": "hello"}
        if self.rng.random() < 0.5:
            tab.line.send(encode({"id": command_id, "command": command}))
            await tab.ask(command_id, command)
        else:
            other = asyncio.ensure_future(tab.person.post(tab.table, command_id, command))
            await tab.ask(command_id, command)
            await other


_COMMANDS: Final[dict[str, Json]] = {
    "join": {"do": "join"},
    "join-seat": {"do": "join", "seat": 0},
    "leave": {"do": "leave"},
    "open": {"do": "arrange", "seat": 0, "kind": "open"},
    "bot": {"do": "arrange", "seat": 0, "kind": "bot", "level": "beginner"},
    "local": {"do": "arrange", "seat": 0, "kind": "local", "name": "Guest"},
    "add": {"do": "add-seat"},
    "remove": {"do": "remove-seat", "seat": 0},
    "start": {"do": "start"},
    "yes": {"do": "vote", "yes": True},
    "no": {"do": "vote", "yes": False},
    "mute": {"do": "mute", "seat": 0},
    "unmute": {"do": "mute", "seat": 0, "on": False},
    "resign": {"do": "resign", "seat": 0},
    "stand-in": {"do": "stand-in", "seat": 0},
    "return": {"do": "return"},
    "rematch": {"do": "rematch"},
}
_OPEN: Final = ("join", "join-seat", "leave", "open", "bot", "local", "add", "remove", "start")
_ANY: Final = (
    *("say", "say", "say", "stale", "stale", "twice", "twice", "read", "edit", "edit"),
    *("join-seat", "yes", "no", "mute", "unmute", "resign", "return", "leave", "stand-in"),
)
