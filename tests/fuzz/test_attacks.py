"""Hostile messages over live connections, and requests over plain ones: each is answered."""

import asyncio
import json
from pathlib import Path

import pytest
from msgspec import inspect

from fuzz.attack import attack
from fuzz.attack_http import attack_http
from fuzz.hostile import COMMANDS
from niagara.server.commands import AnyCommand
from niagara.server.refusal import LONGEST
from running import QUICK, Running
from server.player import ME, OPEN_SEAT, Client, clients


def check_log(log: str) -> None:
    """Nothing went wrong, and nothing of what people said or are called is in it."""
    for line in log.splitlines():
        assert line.startswith("{"), log
        assert json.loads(line)["level"] in ("debug", "info"), line
    for word in ("Mallory", "Trudy", "Eve", "Flo", "Ann", "script", "paddle", "tile"):
        assert word not in log


def test_every_command_is_among_the_hostile_messages() -> None:
    info = inspect.multi_type_info([AnyCommand])[0]
    assert isinstance(info, inspect.UnionType)
    tags = {kind.tag for kind in info.types if isinstance(kind, inspect.StructType)}
    assert tags == {command["do"] for command in COMMANDS}


@pytest.mark.parametrize("seed", [1, 2])
async def test_hostile_messages_are_answered(tmp_path: Path, seed: int) -> None:
    with Running(tmp_path, *QUICK) as server:
        counts = await attack(server.base, 2_400, seed)
        answers = ("done", "preview", "why", "pong", "refused")
        assert sum(counts[answer] for answer in answers) == 2_400
        assert counts["closed"] == 2
    check_log(server.log)


@pytest.mark.parametrize("seed", [1, 2])
async def test_hostile_requests_are_answered(tmp_path: Path, seed: int) -> None:
    with Running(tmp_path, *QUICK) as server:
        counts = await attack_http(server.base, 2_400, seed)
        answered = sum(count for name, count in counts.items() if name.startswith("status"))
        assert answered == counts["requests"] >= 2_400
        assert counts["garbage"]
    check_log(server.log)


async def test_a_flood_is_answered_and_held_back(tmp_path: Path) -> None:
    with Running(tmp_path, "--commands-per-second=5") as server:
        async with clients(server.base, "Flo", "Ann") as (client, other):
            table = await client.create([ME, OPEN_SEAT, OPEN_SEAT])
            async with client.live(table) as live, other.live(table) as calm:
                for number in range(300):
                    await live.socket.send(json.dumps({"id": f"p{number}", "ping": number}))
                answers = [await live.receive() for _ in range(300)]
                held = [answer for answer in answers if answer["type"] == "refused"]
                assert {answer["code"] for answer in held} == {"slow-down"}
                assert len(held) > 200
                assert (await calm.ask(do="join", seat=1))["type"] == "done"
    check_log(server.log)


async def test_who_does_not_read_keeps_nobody_waiting(tmp_path: Path) -> None:
    with Running(tmp_path, *QUICK) as server:
        async with clients(server.base, "Flo", "Ann") as (client, other):
            table = await client.create([ME, OPEN_SEAT, OPEN_SEAT])
            async with other.live(table) as calm:
                writer = await _deaf_socket(client, table)
                asking = json.dumps({"id": "x" * 64, "command": {"do": "fill", "level": "y" * 40}})
                writer.write(_frame(asking.encode()) * 50_000)  # answers to fill every buffer
                assert (await calm.ask(do="join", seat=1))["type"] == "done"
                writer.close()
    check_log(server.log)


async def _deaf_socket(client: Client, table: str) -> asyncio.StreamWriter:
    """A live connection whose owner reads nothing past the handshake."""
    host, _, port = client.base.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), limit=4_096)
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {client.cookie}\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return writer


def _frame(payload: bytes) -> bytes:
    """A text frame, masked with zeros."""
    assert 125 < len(payload) < LONGEST
    return b"\x81\xfe" + len(payload).to_bytes(2) + b"\0\0\0\0" + payload
