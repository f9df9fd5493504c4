"""Every code by which the server refuses something has a sentence in the browser."""

from typing import get_args

import pytest

from locales.fluent_files import by_name
from niagara.locales.languages import languages
from niagara.server.refusal import Code
from niagara.server.web.error_responses import FRAMEWORK_CODES, STATUS

CODES = sorted({*get_args(Code), *FRAMEWORK_CODES.values()})


def test_every_code_has_a_status() -> None:
    assert set(STATUS) == set(get_args(Code))


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_its_sentence(code: str) -> None:
    for language in languages():
        assert f"refused-{code}" in by_name(language), language
