"""The examples of learning environments run, and the page shows them as they are."""

import runpy
from pathlib import Path

import pytest

from niagara.sim.packed.engine import ENGINE

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted((ROOT / "examples" / "environments").glob("*.py"))
PAGE = (ROOT / "docs" / "environments.md").read_text()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_plays_games_to_their_ends(
    example: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ENGINE.build()  # for the vector environment
    runpy.run_path(str(example))
    shown = capsys.readouterr().out
    assert "." in shown or "games ended" in shown


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_the_page_shows_an_example_as_it_is(example: Path) -> None:
    _, _, code = example.read_text().partition('"""\n\n')
    assert f"```python\n{code}```" in PAGE
    assert f"](../examples/environments/{example.name})" in PAGE
