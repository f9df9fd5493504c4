"""Builds: other code has another name, and nothing else has."""

import re
from pathlib import Path

import niagara
from niagara.arena.cluster.build import BUILD, PACKAGE, code_of


def test_a_build_is_named_by_version_code_and_engine() -> None:
    version = re.escape(niagara.__version__)
    assert re.fullmatch(rf"{version}\+[0-9a-f]{{8}}(\.packed)?", BUILD)
    assert code_of(PACKAGE) in BUILD


def test_only_code_that_plays_games_counts(tmp_path: Path) -> None:
    rules = tmp_path / "rules"
    rules.mkdir()
    (rules / "river.py").write_text("DISCS = 7")
    code = code_of(tmp_path)
    others = ("cli/words.py", "rules/notes.txt", "rules/_build1/source.c", "rules/_engine_1.so")
    for other in others:
        path = tmp_path / other
        path.parent.mkdir(exist_ok=True)
        path.write_text("anything")
    assert code_of(tmp_path) == code
    (rules / "river.py").write_text("DISCS = 8")
    changed = code_of(tmp_path)
    (rules / "river.py").rename(rules / "rapids.py")
    assert len({code, changed, code_of(tmp_path)}) == 3
