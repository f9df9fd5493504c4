"""Counts of all ways to play on, against plain text files (see counting.py for their form).

A failure prints the position and the count under each action, by the engine and by the second
reading, so that the first bad branch is in sight. ``tools/write_perft.py`` writes the files anew.
"""

from pathlib import Path

import pytest

from niagara.draw.text import board
from niagara.rules.codec import position_to_json
from perft.counting import Case, cases, perft, second_split, split

FILES = sorted(Path(__file__).parent.glob("*.perft"))
CASES = [
    pytest.param(case, id=f"{path.stem}-{i}")
    for path in FILES
    for i, case in enumerate(cases(path))
]


def test_there_are_files() -> None:
    assert len(FILES) >= 4
    assert len(CASES) >= 40


@pytest.mark.parametrize("case", CASES)
def test_perft(case: Case) -> None:
    if perft(case.position, case.depth) == case.nodes:
        return
    ours = split(case.position, case.depth)
    theirs = second_split(position_to_json(case.position), case.depth)
    lines = [case.remark, board(case.position), f"{'action':12} {'engine':>10} {'second':>10}"]
    for action in sorted({*ours, *theirs}):
        mark = "" if ours.get(action) == theirs.get(action) else "  <<<"
        lines.append(f"{action:12} {ours.get(action, 0):10} {theirs.get(action, 0):10}{mark}")
    lines.append(f"depth {case.depth}: {sum(ours.values())} in all, expected {case.nodes}")
    pytest.fail("\n".join(lines), pytrace=False)
