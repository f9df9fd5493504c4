"""docs/protocol.md is true: its examples run in order, and it shows all there is."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import inspect

from docs.script import Block, Script, blocks_of
from niagara.rules.options import MOST_ROUNDS
from niagara.server.commands import AnyCommand
from niagara.server.entries import AnyEntry, Muted
from niagara.server.refusal import Code
from niagara.server.run import LARGEST_MESSAGE
from niagara.server.web import live_connection
from niagara.server.web.app import LARGEST_BODY, describe
from niagara.server.web.direct_socket import MOST_FRAGMENTS, TOO_SLOW
from niagara.server.web.error_responses import STATUS
from niagara.server.web.http_protocol import LARGEST_HEAD, LONGEST_LINE, MOST_HEADERS
from niagara.server.web.origin_guard import FOREIGN
from running import Running

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text()
BLOCKS = blocks_of(PAGE)


async def test_the_examples_run_as_shown(tmp_path: Path) -> None:
    with Running(tmp_path, "--bot-pace-ms=60000") as server:  # a bot would add steps of its own
        script = Script(server.base)
        try:
            for block in BLOCKS:
                where = f"docs/protocol.md, line {block.line}: {' '.join(block.words)}"
                await script.run(block)
        except Exception as error:
            error.add_note(where)
            raise
        finally:
            await script.close()
    assert '"level":"error"' not in server.log


def forms(*words: str) -> list[Any]:
    """What blocks of a kind hold: a message each, or of a request its body."""
    return [_form(block) for block in BLOCKS if block.words[: len(words)] == words]


def _form(block: Block) -> Any:
    text = block.text.partition("\n")[2] if block.words[0] == "http" else block.text
    return json.loads(text) if text.strip() else None


def all_forms() -> list[Any]:
    return [*forms("json"), *forms("http")]


def tags(union: Any) -> set[str]:
    info = inspect.type_info(union)
    assert isinstance(info, inspect.UnionType)
    return {str(kind.tag) for kind in info.types if isinstance(kind, inspect.StructType)}


def steps() -> set[str]:
    found = re.findall(
        r'"kind": "([\w-]+)"', "\n".join(b.text for b in BLOCKS if b.words[0] == "json")
    )
    return set(found) - {"me", "open", "local", "bot", "person", "lesson"}  # seats, exercises


def test_every_command_is_shown() -> None:
    commands = [
        form["command"] for form in all_forms() if isinstance(form, dict) and "command" in form
    ]
    assert {command["do"] for command in commands} - {"dance"} == tags(AnyCommand)


def test_every_kind_of_step_is_shown_and_listed() -> None:
    kinds = tags(AnyEntry) - {str(Muted.__struct_config__.tag)} | {"private"}
    assert steps() == kinds
    table = PAGE[PAGE.index("## Steps") : PAGE.index("## Records")]
    assert set(re.findall(r"^\| `([\w-]+)` \|", table, re.MULTILINE)) == {"kind", *kinds}


def test_every_refusal_is_shown_and_listed_with_its_status() -> None:
    shown = {form["code"] for form in all_forms() if isinstance(form, dict) and "code" in form}
    assert {code for code in shown if isinstance(code, str)} >= set(get_args(Code))
    table = PAGE[PAGE.index("## Refusals") : PAGE.index("## Limits")]
    listed = dict(re.findall(r"^\| `([\w-]+)` \| ([\d, ]+) \|", table, re.MULTILINE))
    assert listed.keys() == {*get_args(Code), "no-session", "failed"}
    for code, status in STATUS.items():
        assert str(status) in listed[code]


def test_every_message_is_shown() -> None:
    source = Path(live_connection.__file__).read_text()
    types = set(re.findall(r'"type": "(\w+)"', source)) | {"update", "presence"}
    received = {form["type"] for form in forms("json", "receive")}
    assert received == types == {"update", "done", "refused", "preview", "why", "pong", "presence"}
    sent = {key for form in forms("json", "send") for key in form}
    assert sent == set(live_connection.Message.__struct_fields__)


def test_every_close_code_is_told() -> None:
    told = set(map(int, re.findall(r"^\| (4\d{3}) \|", PAGE, re.MULTILINE)))
    own = {
        live_connection.MALFORMED,
        live_connection.NO_SESSION,
        live_connection.NO_TABLE,
        live_connection.TOO_MANY,
        live_connection.FAILED,
        live_connection.CLOSING,
    }
    assert told == own | {FOREIGN, TOO_SLOW}


def test_every_route_is_shown() -> None:
    requests = [block.text.split()[:2] for block in BLOCKS if block.words[0] == "http"]
    asked = {
        (
            method.lower(),
            re.sub(
                r"/(tables|players|exercises|puzzles|analyses)/[^/?]+",
                r"/\1/_",
                path.partition("?")[0],
            ),
        )
        for method, path in requests
    }
    described = {
        (method, re.sub(r"\{\w+\}", "_", path))
        for path, operations in describe()["paths"].items()
        for method in operations
    }
    assert asked == described


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (live_connection.LONGEST_MESSAGE, "characters"),
        (live_connection.MOST_UNREAD, "unread bytes"),
        (LARGEST_BODY, "bytes (one with a record up to"),
        (LARGEST_HEAD, "bytes before its body"),
        (MOST_HEADERS, "headers"),
        (LONGEST_LINE, "bytes (431)"),
        (LARGEST_MESSAGE, "bytes or in more than"),
        (MOST_FRAGMENTS, "fragments"),
        (MOST_ROUNDS, "or null"),
    ],
)
def test_limits_are_as_told(number: int, words: str) -> None:
    assert f"{number:,} {words}" in PAGE
