"""A jump of the clock is followed only if it lasts."""

import pytest

from niagara.server import steady_clock
from niagara.server.steady_clock import BELIEVED_MS, SteadyClock

NOON = 1_800_000_000_000
HOUR = 3_600_000


class Times:
    """A monotonic clock and a system clock, set by hand."""

    def __init__(self) -> None:
        self.passed = 50_000
        self.wrong = 0

    def wall(self) -> int:
        return NOON + self.passed + self.wrong

    def monotonic(self) -> float:
        return self.passed / 1000


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    made = Times()
    monkeypatch.setattr(steady_clock, "monotonic", made.monotonic)
    return made


@pytest.mark.parametrize("leap", [HOUR, -HOUR])
def test_a_short_leap_is_not_followed(times: Times, leap: int) -> None:
    clock = SteadyClock(times.wall)
    right = [times.wall() + 1000 * i for i in range(40)]
    told = []
    for i in range(40):
        times.wrong = leap if 10 <= i < 30 else 0
        told.append(clock())
        times.passed += 1000
    assert told == right


@pytest.mark.parametrize("leap", [HOUR, -HOUR])
def test_a_leap_that_lasts_is_followed(times: Times, leap: int) -> None:
    clock = SteadyClock(times.wall)
    times.wrong = leap
    clock()
    times.passed += BELIEVED_MS + 1
    assert clock() == times.wall()


def test_small_corrections_are_followed_at_once(times: Times) -> None:
    clock = SteadyClock(times.wall)
    for _ in range(100):
        times.wrong += 400
        times.passed += 1000
        assert clock() == times.wall()
