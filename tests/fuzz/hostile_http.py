"""HTTP requests that no client of ours would send, and some that one might."""

import json
from random import Random
from typing import Any

from fuzz import hostile
from fuzz.mutation import damaged

Json = dict[str, Any]
WISH: Json = {
    "seats": [{"kind": "me"}, {"kind": "local", "name": "Ann"}, {"kind": "bot", "level": "easy"}],
    "rules": {"round_limit": 3},
    "clock": 60,
    "public": False,
    "rated": False,
    "hints": True,
}
CHANGE: Json = {"name": "Fuzz", "language": "de", "preferences": {"a": [1, {"b": None}]}}
READS = (
    *("/api/session", "/api/my/tables", "/api/leaderboard", "/api/info", "/", "/t/x", "/metrics"),
    *("/api/tables", "/api/players/x", "/favicon.svg", "/assets/x.js", "/api/none", "/healthz"),
    *("/api/tables/TABLE", "/api/tables/TABLE/record", "/api/tables/TABLE/replay"),
    *("/api/tables/TABLE/statistics", "/api/tables/nosuch", "/api/tables/%00", "/%ff%fe"),
    *("//", "/*"),
)
WRITES = (
    ("PATCH", "/api/session"),
    ("POST", "/api/session"),
    ("POST", "/api/session/link"),
    ("POST", "/api/session/claim"),
    ("POST", "/api/tables?id=a"),
    ("POST", "/api/tables/TABLE/commands"),
    ("POST", "/api/tables/TABLE/preview"),
    ("POST", "/api/tables/TABLE/hint"),
    *(("PUT", "/api/session"), ("DELETE", "/api/tables"), ("POST", "/"), ("PATCH", "/api/none")),
)
QUERIES = (
    *("", "", "", "?limit=1", "?limit=0", "?limit=x", "?since=-1", "?since=9" + "9" * 400),
    *("?seat=0", "?seat=9", "?as=text", "?as=x", "?status=over", "?id=%ff", "?a=1&a=2"),
    "?" + "x" * 900,
)
KINDS = (
    *("application/json",) * 6,
    *("application/json; charset=utf-8", "application/x-www-form-urlencoded"),
    *("text/plain", "", "/"),
)
HEADERS = (
    *("", "", "", "Origin: http://evil.example", "Origin: null", "Origin: BASE", "Origin: \xff"),
    *("Sec-Fetch-Site: cross-site", "If-None-Match: *", "Accept-Encoding: gzip"),
    *("X: " + "x" * 5_000, "X-Forwarded-For: 1.2.3.4", "Expect: 100-continue"),
    *("Cookie: niagara=x.y", "Range: bytes=0-1"),
)
_UPGRADE = (
    b"GET /api/tables/%b/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
)
_HANDSHAKE = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
# Not HTTP, or not for long: the connection may end without an answer.
GARBAGE = (
    *(b"\x16\x03\x01\x02\x00\x01\x00", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x00" * 100),
    b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    b"POST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 200 + b"\r\n",
    b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nbad header\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
    _UPGRADE % b"x" + b"\r\n",
    _UPGRADE % b"x" + b"Sec-WebSocket-Version: 12\r\nSec-WebSocket-Key: x\r\n\r\n",
    _UPGRADE % b"\xc3\xa9" + _HANDSHAKE,
    _UPGRADE % b"nosuch" + _HANDSHAKE,
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
)


def body(rng: Random, path: str) -> bytes:
    """A body, right for its path, damaged or of another one."""
    if rng.random() < 0.3:
        return hostile.message(rng)
    if "commands" in path:
        form: Any = {"id": f"h{rng.randrange(5000)}", "command": rng.choice(hostile.COMMANDS)}
    elif "preview" in path or "hint" in path:
        form = {"seat": rng.randrange(3), "actions": [{"type": "paddle", "tile": 2}]}
    elif "tables" in path:
        form = WISH
    else:
        form = rng.choice((CHANGE, {"token": "0123456789"}))
    form = damaged(form, rng) if rng.random() < 0.7 else form
    return json.dumps(form).encode(errors="surrogatepass")


def request(rng: Random, table: str, cookie: str, base: str) -> bytes:
    """A request that is framed as it should be, whatever else is wrong with it."""
    content = b""
    if rng.random() < 0.4:
        method, path = rng.choice(("GET", "GET", "GET", "OPTIONS", "HEAD")), rng.choice(READS)
        path += rng.choice(QUERIES)
    else:
        method, path = rng.choice(WRITES)
        content = body(rng, path)
    lines = [f"{method} {path.replace('TABLE', table)} HTTP/1.1", "Host: x"]
    if rng.random() < 0.9:
        lines.append(f"Cookie: {cookie}")
    if content or rng.random() < 0.3:
        lines.append(f"Content-Length: {len(content)}")
        lines.append(f"Content-Type: {rng.choice(KINDS)}")
    lines.append(rng.choice(HEADERS).replace("BASE", base))
    head = "\r\n".join(line for line in lines if line) + "\r\n\r\n"
    return head.encode("latin-1") + content
