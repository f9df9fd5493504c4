"""The public names and signatures change only with a line in the changelog."""

from importlib import import_module
from pathlib import Path

import public_surface
import pytest

import niagara


def test_a_change_of_the_public_surface_is_recorded_with_a_line_of_the_changelog() -> None:
    line, surface = public_surface.recorded()
    change = "tell of the change in CHANGELOG.md, then run tools/public_surface.py with that entry"
    assert public_surface.surface() == surface, change
    told = (public_surface.ROOT / "CHANGELOG.md").read_text()
    assert line in " ".join(told.split()), "the entry is gone from CHANGELOG.md"


@pytest.mark.parametrize("name", public_surface.PUBLIC)
def test_every_public_name_is_there(name: str) -> None:
    module = import_module(name)
    assert all(hasattr(module, public) for public in public_surface.names_of(module))


def test_the_package_is_typed() -> None:
    assert (Path(niagara.__file__).parent / "py.typed").exists()
