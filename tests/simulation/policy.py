"""What somebody does at a table.

People know no rule: they choose among the actions they are offered, and put turns together by
asking for previews. Some do what nobody needs: see `Policy._misbehave`.
"""

from random import Random
from typing import TYPE_CHECKING, Final

from simulation.person import Json, encode

if TYPE_CHECKING:
    from simulation.tab import Tab


class Policy:
    """What somebody does at a table, in the order of what comes to pass there."""

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
        kind = self.rng.randrange(13)
        ask, ids, seat = tab.ask, tab.person.new_id, self.rng.randrange(5)
        tile = [{"type": "paddle", "tile": 3}]
        match kind:
            case 0 | 1 | 2:
                word = f"word-{tab.person.name}-{len(tab.person.words)}"
                tab.person.words.append(word)
                await ask(ids(), {"do": "say", "text": word})
            case 3:  # somebody else's seat, or an own one at the wrong time
                await ask(ids(), {"do": "act", "seat": seat, "actions": tile, "sequence": tab.told})
            case 4:  # decided on what is long gone
                await ask(ids(), {"do": "act", "seat": seat, "actions": tile, "sequence": 0})
            case 5:
                await ask(ids(), {"do": "join", "seat": seat})
            case 6:
                await ask(ids(), {"do": "vote", "yes": self.rng.random() < 0.5})
            case 7:
                await tab.person.read(tab.table, self.rng.randrange(tab.told + 1))
                await tab.person.look_back(tab.table)
            case 8:
                await ask(ids(), {"do": "mute", "seat": seat, "on": self.rng.random() < 0.7})
            case 9 if self.rng.random() < 0.3:
                await ask(ids(), {"do": "resign", "seat": seat})
            case 10 if self.rng.random() < 0.3:
                await ask(ids(), {"do": "leave"})
            case 11:  # sent twice at once, as an impatient page does
                assert tab.line is not None
                command_id, command = ids(), {"do": "emote", "emote": "hello"}
                tab.line.send(encode({"id": command_id, "command": command}))
                await ask(command_id, command)
            case 12 if self.can_edit:
                await tab.person.edit()
