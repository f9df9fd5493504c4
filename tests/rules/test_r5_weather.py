"""R5: the cloud and the weather."""

import pytest

from niagara.rules.board import CLOUD as CLOUD_TILE
from niagara.rules.board import LEFT, RIGHT
from niagara.rules.codec import view_to_json
from niagara.rules.events import (
    Chosen,
    Flowed,
    Pushed,
    Revealed,
    StartPassed,
    Stranded,
    WeatherMoved,
)
from niagara.rules.view import view
from rules.tables import (
    ASHORE,
    CLOUD,
    Seated,
    canoes,
    choosing,
    happened,
    legal,
    lies_at,
    owns,
    played,
    refuses,
    table,
)


@pytest.mark.parametrize(
    ("weather", "steps"),
    [
        pytest.param(-1, {"w+"}, id="R5.1 from -1 only up"),
        pytest.param(0, {"w-", "w+"}, id="R5.1 from 0 both ways"),
        pytest.param(1, {"w-", "w+"}, id="R5.1 from +1 both ways"),
        pytest.param(2, {"w-"}, id="R5.1 from +2 only down"),
    ],
)
@pytest.mark.parametrize("at", [ASHORE, "3 4:ruby", "lost 2", "lost lost"])
def test_r5_1_the_weather_moves_exactly_one_step(weather: int, steps: set[str], at: str) -> None:
    position = table(at, CLOUD, "ruby", weather=weather)
    assert legal(position) == steps
    for step, change in (("w-", -1), ("w+", 1)):
        if step in steps:
            after = played(position, f"a{step}")
            assert (after.weather, after.turn) == (weather + change, 1)
        else:
            refuses(position, 0, step, "R5.1")


@pytest.mark.parametrize("weather", [-1, 0, 1, 2])
def test_r5_1_the_weather_must_move(weather: int) -> None:
    refuses(table("shore 2", CLOUD, weather=weather), 0, ".", "R5.1")


def test_r5_1_the_weather_stays_for_the_rounds_to_come() -> None:
    position = played(table(tile=CLOUD, start=1, weather=1), "aw+")
    assert (position.round, position.weather) == (2, 2)
    assert view_to_json(view(position))["weather"] == 2


def test_r5_1_several_clouds_move_it_one_after_the_other() -> None:
    position = choosing(rivals=[ASHORE] * 4, weather=0)
    position = played(position, "a~ b~ c~ d~ e1 aw+ bw+")
    assert legal(position, 2) == {"w-"}  # at +2 by now
    assert legal(played(position, "cw-"), 3) == {"w-", "w+"}


@pytest.mark.parametrize(
    "action", ["0>2", "0>s", "0>f", "0+A>3", "0->3", "0>2xb0", "0->2xb0", "1>1", "1>6L"]
)
def test_r5_2_no_canoe_moves_and_nothing_is_loaded_unloaded_or_stolen(action: str) -> None:
    rivals = ["2:diamond shore", ASHORE]
    refuses(table("3:ruby shore", CLOUD, rivals=rivals), 0, action, "R5.2")
    refuses(table("3 shore", CLOUD, rivals=rivals), 0, action, "R5.2")


def test_r5_2_the_cloud_changes_nothing_else() -> None:
    position = table("3:ruby 4", CLOUD, "amber", rivals=["3:ruby 2", "lost 5:diamond"])
    after = played(position, "aw+")
    assert [canoes(after, seat) for seat in (0, 1, 2)] == ["3:ruby 4", "3:ruby 2", "lost 5:diamond"]
    assert (owns(after), lies_at(after, "ruby")) == ("amber", " ".join(["ruby"] * 5))
    assert after.sites == position.sites


def test_r5_events_of_a_cloud() -> None:
    position = choosing(rivals=["shore shore", Seated("lost lost", owns="ruby")], weather=1)
    assert happened(position, "a~ b~ c4 aw+ bw-") == [
        *(Chosen(0, CLOUD_TILE), Chosen(1, CLOUD_TILE), Chosen(2, 4)),
        *(Revealed(0, CLOUD_TILE), WeatherMoved(0, 1, 2)),
        *(Revealed(1, CLOUD_TILE), WeatherMoved(1, 2, 1)),
        *(Revealed(2, 4), Stranded(2), Flowed(5, 4, 1)),
        *(Pushed(arm, ()) for arm in (LEFT, RIGHT, LEFT, RIGHT, LEFT)),
        StartPassed(1, 2),
    ]


def test_r5_events_when_the_cloud_ends_the_round() -> None:
    log = happened(table(tile=CLOUD, rivals=[Seated(tile=CLOUD)] * 2, start=1), "aw-")
    assert log == [WeatherMoved(0, 0, -1), Flowed(0, 0, -1), StartPassed(2, 2)]
