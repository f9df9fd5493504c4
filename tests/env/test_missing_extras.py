"""Without an extra, importing what needs it says which one to install."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("niagara.env.niagara_v0", "pettingzoo", "rl"),
        ("niagara.env.single", "gymnasium", "rl"),
        ("niagara.env.spiel_game", "pyspiel", "spiel"),
    ],
)
def test_an_import_names_the_extra(module: str, package: str, extra: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import {module}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert f"pip install 'niagara[{extra}]'" in run.stderr


def test_a_guest_of_openspiel_names_it_too() -> None:
    code = (
        "import sys; sys.modules['pyspiel'] = None;"
        "from niagara.bots import UnknownBot, make_bot\n"
        "try: make_bot('spiel:random', 3)\n"
        "except UnknownBot as error: print(error.code, error)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "bot-extra spiel: needs OpenSpiel: pip install 'niagara[spiel]'\n"
