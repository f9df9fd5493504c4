"""Live connections under an ASGI server that is not uvicorn."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from niagara.server.server_node import Service
from niagara.server.settings import Settings
from niagara.server.web import live_connection
from niagara.server.web.app import make_app
from niagara.server.web.direct_socket import TOO_SLOW
from niagara.server.web.queued_socket import QueuedSocket
from running import QUICK_SETTINGS
from server.player import BOT, ME


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    service = Service(Settings(database=str(tmp_path / "x.db"), **QUICK_SETTINGS))
    with TestClient(make_app(service)) as client:
        yield client


def new_table(client: TestClient[Litestar]) -> str:
    assert client.post("/api/session", json={"name": "Ann"}).status_code == 200
    body = {"seats": [ME, BOT, BOT]}
    table: str = client.post("/api/tables?id=x", json=body).json()["table"]
    return table


def test_a_table_is_played_without_our_own_protocol(client: TestClient[Litestar]) -> None:
    table = new_table(client)
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert socket.receive_json()["type"] == "update"
        socket.send_json({"id": "p", "ping": 1})
        assert socket.receive_json()["type"] == "pong"
        socket.send_json({"id": "s", "command": {"do": "start"}})
        kinds = {socket.receive_json()["type"] for _ in range(2)}
        assert kinds == {"update", "done"}


def test_who_does_not_read_is_cut_off_there_too(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_connection, "MOST_UNREAD", 0)
    table = new_table(client)
    with (
        client.websocket_connect(f"/api/tables/{table}/live") as socket,
        pytest.raises(WebSocketDisconnect) as caught,
    ):
        socket.receive()
    assert caught.value.code == TOO_SLOW


async def test_what_waits_is_counted_until_it_is_sent() -> None:
    class Slow:
        """An ASGI server that accepts messages only when told to."""

        def __init__(self) -> None:
            self.sent: asyncio.Queue[Any] = asyncio.Queue()
            self.takes = asyncio.Semaphore(0)

        async def send_data(self, data: bytes, mode: str) -> None:
            assert mode == "text"
            await self.takes.acquire()
            self.sent.put_nowait(data)

        async def close(self, code: int, reason: str) -> None:
            self.sent.put_nowait((code, reason))

    far: Any = Slow()
    writer = QueuedSocket(far)
    for message in (b"one", b"four", b"lost"):
        writer.write(message)
    assert writer.unread() == 11
    far.takes.release()
    assert await far.sent.get() == b"one"
    assert writer.unread() == 8
    writer.close_now(4408, "too slow")
    writer.write(b"too late")
    far.takes.release()
    assert [await far.sent.get() for _ in range(2)] == [b"four", (4408, "too slow")]
