"""Messages that no client of ours would send to a table, and some that one might."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from fuzz.mutation import JUNK, damaged
from niagara.server.run import LARGEST_MESSAGE
from niagara.server.web.live_connection import LONGEST_MESSAGE

Json = dict[str, Any]
# Every command there is, in a form that can be right; a test compares the names with the source.
COMMANDS: list[Json] = [
    {"do": "join", "seat": 1},
    {"do": "join"},
    {"do": "leave"},
    {"do": "arrange", "seat": 1, "kind": "bot", "level": "easy"},
    {"do": "arrange", "seat": 2, "kind": "local", "name": "Ann"},
    {"do": "arrange", "seat": 1, "kind": "open"},
    {"do": "add-seat"},
    {"do": "remove-seat", "seat": 3},
    {"do": "fill", "level": "easy"},
    {"do": "change", "rules": {"round_limit": 3}, "clock": 60, "public": True, "rated": False},
    {"do": "agree"},
    {"do": "start"},
    {"do": "act", "seat": 0, "actions": [{"type": "paddle", "tile": 4}], "sequence": 3},
    {"do": "act", "seat": 1, "actions": [{"type": "weather", "step": -1}], "sequence": 3},
    {"do": "act", "seat": 0, "actions": [{"type": "done"}], "sequence": 10**6},
    {
        "do": "act",
        "seat": 0,
        "actions": [
            {"type": "trip", "canoe": 0, "before": ["unload"], "to": "3", "after": []},
            {"type": "trip", "canoe": 1, "before": [], "to": "2", "after": [{"steal": [2, 0]}]},
        ],
        "sequence": 10**6,
    },
    {"do": "act", "seat": 0, "actions": [{"type": "ransom", "canoe": 1, "gem": "ruby"}] * 2},
    {"do": "return"},
    {"do": "resign", "seat": 3, "level": "easy"},
    {"do": "vote", "yes": False},
    {"do": "stand-in", "seat": 2, "yes": True},
    {"do": "invite", "player": "nobody"},
    {"do": "say", "text": "<script>alert(1)</script> \u202e\u0000 \U0001f6f6"},
    {"do": "emote", "emote": "hello"},
    {"do": "mute", "seat": 1, "on": True},
    {"do": "rematch"},
]
_TILE = {"type": "paddle", "tile": 6}


def valid(rng: Random, offers: Sequence[Json] = ()) -> Json:
    """A message in the right form, though seldom at the right time; ids repeat now and then."""
    message: Json = {"id": f"m{rng.randrange(5000)}"}
    kind = rng.random()
    if offers and kind < 0.5:
        return message | {"command": rng.choice(offers)}
    if kind < 0.1:
        return message | {"ping": rng.randrange(10**9)}
    if kind < 0.25:
        actions = rng.choice(([], [_TILE], [{"type": "done"}], [_TILE] * 5))
        return message | {"preview": {"seat": rng.randrange(5), "actions": actions}}
    if kind < 0.3:
        asked = rng.choice(({}, {"canoe": 0}, {"canoe": 1, "to": "falls"}, {"to": "3"}))
        return message | {"why": {"seat": rng.randrange(5), **asked}}
    return message | {"command": rng.choice(COMMANDS)}


def _damaged(rng: Random) -> bytes:
    return json.dumps(damaged(valid(rng), rng), ensure_ascii=rng.random() < 0.5).encode(
        errors="surrogatepass"
    )


def _cut(rng: Random) -> bytes:
    whole = json.dumps(valid(rng)).encode()
    return whole[: rng.randrange(len(whole))]


def _spliced(rng: Random) -> bytes:
    whole = bytearray(json.dumps(valid(rng)).encode())
    for _ in range(rng.randrange(1, 6)):
        whole[rng.randrange(len(whole))] = rng.randrange(256)
    return bytes(whole)


def _noise(rng: Random) -> bytes:
    return rng.randbytes(rng.choice((0, 1, 5, 50, 500, LONGEST_MESSAGE, LONGEST_MESSAGE + 1)))


def _deep(rng: Random) -> bytes:
    depth = rng.choice((10, 100, 900, 2_600))
    opening, end = rng.choice(((b"[", b"]"), (b'{"a":', b"}")))
    inside = rng.choice((b"", opening * depth + b"0" + end * depth))
    nested = inside or opening * depth
    field = rng.choice((b"preferences", b"rules", b"actions", b"clock"))
    command = b'{"id":"deep","command":{"do":"change","rules":{},"%b":%b}}' % (field, nested)
    act = b'{"id":"deep","command":{"do":"act","seat":0,"sequence":9,"actions":[%b]}}' % nested
    look = b'{"id":"deep","preview":{"seat":0,"actions":[%b]}}' % nested
    return rng.choice((nested, command, act, look))


def _numbers(rng: Random) -> bytes:
    number = rng.choice((b"9" * 4_000, b"-1", b"1e999", b"-0", b"1.5", b"0x1", b"NaN", b"1e3"))
    number = rng.choice((number, b"18446744073709551616", b"9223372036854775808", b"-Infinity"))
    return rng.choice(
        (
            b'{"id":"n","ping":%b}',
            b'{"id":"n","command":{"do":"act","seat":0,"actions":[{"type":"done"}],"sequence":%b}}',
            b'{"id":"n","command":{"do":"change","rules":{"round_limit":%b}}}',
            b'{"id":"n","command":{"do":"change","rules":{},"clock":%b}}',
            b'{"id":"n","command":{"do":"join","seat":%b}}',
            b'{"id":"n","preview":{"seat":0,"actions":[{"type":"paddle","tile":%b}]}}',
            b'{"id":%b,"ping":1}',
        )
    ) % (number,)


def _strings(rng: Random) -> bytes:
    text = rng.choice(
        ("\\ud800", "\\udc00\\ud800", "\\u0000", "x" * 7_000, "\\u202e" * 400, "é" * 3_000, "\\x")
    )
    form = rng.choice(
        (
            '{"id":"s","command":{"do":"say","text":"%s"}}',
            '{"id":"s","command":{"do":"fill","level":"%s"}}',
            '{"id":"s","command":{"do":"arrange","seat":2,"kind":"local","name":"%s"}}',
            '{"id":"s","command":{"do":"change","rules":{"%s":1}}}',
            '{"id":"s","command":{"do":"%s"}}',
            '{"id":"%s","ping":1}',
            '{"id":"s","%s":1}',
            '{"id":"s","preview":{"seat":0,"actions":[{"type":"%s"}]}}',
        )
    )
    return (form % text).encode()


def _odd(rng: Random) -> bytes:
    whole = json.dumps(valid(rng))
    return rng.choice(
        (
            b"",
            b"null",
            b"\xef\xbb\xbf" + whole.encode(),
            whole.encode("utf-16"),
            whole.encode() * 2,
            b'{"id":"twice","id":"twice","ping":1}',
            b'{"id":"many","ping":1,"preview":{"seat":0,"actions":[]},"command":{"do":"start"}}',
            b'{"id":"none"}',
            b'{"id":"' + b"i" * 65 + b'","ping":1}',
            b" " * LONGEST_MESSAGE + b"{}",
            json.dumps(rng.choice(JUNK)).encode(),
        )
    )


KINDS: tuple[Callable[[Random], bytes], ...] = (
    *(_damaged, _damaged, _damaged, _damaged),
    *(_cut, _spliced, _noise, _deep, _numbers, _strings, _odd),
)


def message(rng: Random, offers: Sequence[Json] = ()) -> bytes:
    """Something to send; ``offers`` are commands that the table would take just now."""
    if rng.random() < 0.2:
        return json.dumps(valid(rng, offers)).encode()
    return rng.choice(KINDS)(rng)[:LARGEST_MESSAGE]  # larger ones end the connection
