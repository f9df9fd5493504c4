"""Hostile requests over plain connections: each is answered, none does harm."""

from pathlib import Path

import pytest

from fuzz.attack_http import attack_http
from fuzz.test_live_messages import check_log
from running import QUICK, Running


@pytest.mark.parametrize("seed", [1, 2])
async def test_hostile_requests_are_answered(tmp_path: Path, seed: int) -> None:
    with Running(tmp_path, *QUICK) as server:
        counts = await attack_http(server.base, 2_400, seed)
        answered = sum(count for name, count in counts.items() if name.startswith("status"))
        assert answered == counts["requests"] >= 2_400
        assert counts["garbage"]
    check_log(server.log)
