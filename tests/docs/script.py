"""The examples of docs/protocol.md, read from the page and run against a server.

A block's first line says what it is: ``http NAME`` is a request, the ``json STATUS`` after it the
answer; ``json open NAME``, ``json send NAME`` and ``json receive NAME`` are a live connection,
``json close NAME`` its end. ``"…"`` stands for anything, as a name or last item for any more of
them; ``"{word}"`` for a value that is the same wherever the word stands.
"""

import asyncio
import json
import re
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ANY = "…"
PATIENCE = 30


class Block(NamedTuple):
    """A fenced block of the page."""

    line: int
    words: tuple[str, ...]
    text: str

    @property
    def form(self) -> Any:
        return json.loads(self.text)


def blocks_of(page: str) -> list[Block]:
    return [
        Block(page.count("\n", 0, found.start()) + 1, tuple(found[1].split()), found[2])
        for found in re.finditer(r"^```(.+)\n((?:.*\n)*?)```$", page, re.MULTILINE)
    ]


class Script:
    """What has happened so far: who is connected, and what the words of the page stand for."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.words: dict[str, Any] = {}
        self.people: dict[str, httpx.AsyncClient] = {}
        self.sockets: dict[str, ClientConnection] = {}
        self.heard: dict[str, list[Any]] = {}
        self.answer: httpx.Response | None = None

    async def run(self, block: Block) -> None:
        match block.words:
            case ("http", name):
                await self._request(name, block.text)
            case ("json" | "text", status) if status.isdigit():
                self._check_answer(int(status), block)
            case ("json", "open", name):
                await self._open(name, block.form)
            case ("json", "send", name):
                await self.sockets[name].send(json.dumps(self.filled(block.form)))
            case ("json", "receive", name):
                self.match(block.form, await self._next(name, block.form), "message")
            case ("json", "close", name):
                await self._closed(name, block.form)

    async def close(self) -> None:
        for socket in self.sockets.values():
            await socket.close()
        for person in self.people.values():
            await person.aclose()

    def _person(self, name: str) -> httpx.AsyncClient:
        if name not in self.people:
            self.people[name] = httpx.AsyncClient(base_url=self.base, timeout=PATIENCE)
        return self.people[name]

    async def _request(self, name: str, text: str) -> None:
        first, _, body = text.partition("\n")
        method, path = self._filled_text(first).split()
        form = self.filled(json.loads(body)) if body.strip() else None
        person = self._person(name)
        self.answer = await (
            person.request(method, path)
            if form is None
            else person.request(method, path, json=form)
        )

    def _check_answer(self, status: int, block: Block) -> None:
        answer, self.answer = self.answer, None
        assert answer is not None, "an answer to nothing"
        assert answer.status_code == status, answer.text
        if block.words[0] == "text":
            for line in block.text.splitlines():
                assert line == ANY or line in answer.text.splitlines(), answer.text
        elif answer.content:
            self.match(block.form, answer.json(), "answer")
        else:
            assert block.form is None

    async def _open(self, name: str, form: Any) -> None:
        path = self._filled_text(form)
        cookies = "; ".join(f"{k}={v}" for k, v in self._person(name).cookies.items())
        url = self.base.replace("http", "ws", 1) + path
        if name in self.sockets:
            await self.sockets[name].close()
        self.sockets[name] = await connect(url, additional_headers={"Cookie": cookies})
        self.heard[name] = []

    async def _next(self, name: str, form: Any) -> Any:
        """The next message of a kind; older updates that the page does not show are passed over."""
        heard = self.heard[name]
        while True:
            for message in heard:
                if message["type"] != form["type"] or message.get("id") != form.get("id"):
                    continue
                if message["type"] == "update" and message["sequence"] < form["sequence"]:
                    continue
                heard.remove(message)
                return message
            text = await asyncio.wait_for(self.sockets[name].recv(), PATIENCE)
            heard.append(json.loads(text))

    async def _closed(self, name: str, form: Any) -> None:
        try:
            while True:
                await asyncio.wait_for(self.sockets[name].recv(), PATIENCE)
        except ConnectionClosed as error:
            assert error.rcvd is not None
            self.match(form, {"code": error.rcvd.code, "reason": error.rcvd.reason}, "close")

    def _filled_text(self, text: str) -> str:
        return re.sub(r"\{(\w+)\}", lambda found: str(self.words[found[1]]), text)

    def filled(self, form: Any) -> Any:
        """A form with what its words stand for."""
        if isinstance(form, dict):
            return {key: self.filled(value) for key, value in form.items()}
        if isinstance(form, list):
            return [self.filled(value) for value in form]
        if isinstance(form, str) and (found := re.fullmatch(r"\{(\w+)\}", form)):
            return self.words[found[1]]
        return form

    def match(self, shown: Any, real: Any, where: str) -> None:
        """Check what came against what the page shows."""
        if shown == ANY:
            return
        if isinstance(shown, str) and (found := re.fullmatch(r"\{(\w+)\}", shown)):
            assert self.words.setdefault(found[1], real) == real, f"{where}: {real}"
        elif isinstance(shown, dict):
            assert isinstance(real, dict), f"{where}: {real}"
            more = ANY in shown
            shown = {key: value for key, value in shown.items() if key != ANY}
            assert set(shown) <= set(real) if more else set(shown) == set(real), f"{where}: {real}"
            for key, value in shown.items():
                self.match(value, real[key], f"{where}.{key}")
        elif isinstance(shown, list):
            assert isinstance(real, list), f"{where}: {real}"
            more = shown[-1:] == [ANY]
            shown = shown[:-1] if more else shown
            assert len(shown) <= len(real) if more else len(shown) == len(real), f"{where}: {real}"
            for i, (value, came) in enumerate(zip(shown, real, strict=False)):
                self.match(value, came, f"{where}[{i}]")
        else:
            assert shown == real, f"{where}: {real}"
