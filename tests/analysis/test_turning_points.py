"""Turning points are told in whole sentences, in every language."""

import pytest

from niagara.analysis import TurningPoint
from niagara.cli.turning_text import turning_text
from niagara.cli.words import language, speak
from niagara.locales.languages import languages

NAMES = ("Ann", "Ben", "Cem")
POINTS = [
    TurningPoint(1, 1, "tiles", 0, 0.2, 0.4),
    TurningPoint(1, 1, "tiles-swept", 0, 0.4, 0.2),
    TurningPoint(1, 1, "river", 0, 0.4, 0.2),
    TurningPoint(1, 1, "river-swept", 0, 0.4, 0.2),
    TurningPoint(1, 1, "steal", 1, 0.4, 0.2, 0, gem="ruby", victim=1),
    TurningPoint(1, 1, "land", 0, 0.2, 0.4, 0, gem="amber"),
    TurningPoint(1, 1, "fall", 0, 0.4, 0.2, 0, gem="none"),
    TurningPoint(1, 1, "weather", 0, 0.4, 0.2, 2, weather=-1),
    TurningPoint(1, 1, "load", 0, 0.2, 0.4, 0, gem="sapphire"),
    TurningPoint(1, 1, "ransom", 0, 0.2, 0.4, 0, gem="diamond"),
    TurningPoint(1, 1, "paddle", 0, 0.2, 0.4, 0, space="6L"),
    TurningPoint(1, 1, "paddle", 0, 0.2, 0.4, 0, space="shore"),
    TurningPoint(1, 1, "stay", 0, 0.2, 0.4, 0),
]


@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("point", POINTS, ids=lambda point: point.kind)
def test_every_turning_point_has_its_sentence(spoken: str, point: TurningPoint) -> None:
    before = language()
    speak(spoken)
    try:
        told = turning_text(point, NAMES)
    finally:
        speak(before)
    assert NAMES[point.who] in told
    assert told.endswith(".")
    assert "{" not in told


def test_a_theft_in_words() -> None:
    steal = next(point for point in POINTS if point.kind == "steal")
    assert turning_text(steal, NAMES) == (
        "Ann steals a ruby from Ben. Ben’s chance to win falls from 40% to 20%."
    )
