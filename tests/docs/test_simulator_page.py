"""The page of the simulator describes the observation that the code has."""

from pathlib import Path

import pytest

from niagara.sim.observation import SEAT_FIELDS, TABLE_FIELDS, Field

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "simulator.md").read_text()


@pytest.mark.parametrize("field", [*TABLE_FIELDS, *SEAT_FIELDS], ids=lambda field: field.name)
def test_every_field_of_an_observation_is_on_the_page(field: Field) -> None:
    assert f"| `{field.name}` | {field.width} | {field.meaning} |" in PAGE
