"""Which language somebody gets, and what messages do in languages other than English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from niagara.locales import languages as languages_module
from niagara.locales import messages as messages_module
from niagara.locales.languages import (
    language_of_environment,
    languages,
    matching,
    negotiate,
)
from niagara.locales.messages import Messages


@pytest.fixture
def sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A file in English, Persian, Czech and Romanian; its name, new for each test."""
    name = f"{tmp_path.name}.ftl"
    texts = {
        "en": "hello = Hello, { $name }\nonly-english = { $name } is { word }\nword = fine\n"
        "discs = { $n ->\n    [one] one disc\n   *[other] { $n } discs\n}\n"
        'share = { NUMBER($n, style: "percent", maximumFractionDigits: 1) }\n',
        "fa": "hello = سلام { $name }\ndiscs = { $n } دیسک\n",
        "cs": "discs = { $n ->\n    [one] { $n } disk\n    [few] { $n } disky\n"
        "   *[other] { $n } disků\n}\n",
        "ro": "discs = { $n ->\n    [one] un disc\n    [few] { $n } discuri\n"
        "   *[other] { $n } de discuri\n}\n",
    }
    for language, text in texts.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / name).write_text(text, encoding="utf-8")
    (tmp_path / "__pycache__").mkdir()
    for module in (languages_module, messages_module):
        monkeypatch.setattr(module, "LOCALES", tmp_path)
    languages.cache_clear()
    return name


@pytest.fixture(autouse=True)
def _forget_samples() -> Iterator[None]:
    yield
    languages.cache_clear()


def test_the_folders_with_messages_are_the_languages(sample: str) -> None:
    assert sample
    assert languages() == ("en", "cs", "fa", "ro")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fa", "fa"),
        ("fa-IR,fa;q=0.9,en;q=0.5", "fa"),
        ("en;q=0.5, cs;q=0.8", "cs"),
        ("CS-cz", "cs"),
        ("tlh, ro;q=0.1", "ro"),
        ("tlh", "en"),
        ("cs;q=0, fa;q=0.2", "fa"),
        ("cs;q=often, fa;q=0.2", "fa"),
        ("*", "en"),
        (";;,,=;q", "en"),
        ("x," * 100_000 + "fa", "en"),
    ],
)
def test_a_browser_gets_the_language_it_likes_best(sample: str, header: str, language: str) -> None:
    assert sample
    assert negotiate(header) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "fa_IR"}, "fa"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "fa_IR", "LC_ALL": "ro_RO@euro"}, "ro"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": ""}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "../en"}, "en"),
    ],
)
def test_a_terminal_gets_the_language_of_its_environment(
    sample: str, environment: dict[str, str], language: str
) -> None:
    assert sample
    assert language_of_environment(environment) == language


def test_what_is_no_language_matches_none(sample: str) -> None:
    assert sample
    assert [matching(code) for code in ("", "..", "__pycache__", "e", "english")] == [None] * 5


def test_what_a_language_lacks_is_said_in_english(sample: str) -> None:
    message = Messages(sample, language="cs")
    assert message("only-english", name="Ann") == "Ann is fine"
    assert "hello" in message
    assert "goodbye" not in message
    with pytest.raises(LookupError):
        message("goodbye")


def test_one_process_speaks_many_languages(sample: str) -> None:
    english = Messages(sample)
    persian = english.in_language("fa")
    assert (english.direction, persian.direction) == ("ltr", "rtl")
    assert english("hello", name="Ann") == "Hello, Ann"
    assert persian.in_language("en")("hello", name="Ann") == "Hello, Ann"
    assert english.in_language("fa") is persian


def test_names_are_isolated_where_they_would_reorder_the_sentence(sample: str) -> None:
    assert Messages(sample, language="fa")("hello", name="Ann") == "سلام \u2068Ann\u2069"


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("cs", 1, "1 disk"),
        ("cs", 3, "3 disky"),
        ("cs", 5, "5 disků"),
        ("ro", 1, "un disc"),
        ("ro", 19, "19 discuri"),
        ("ro", 20, "20 de discuri"),
        ("ro", 1234, "1.234 de discuri"),
        ("fa", 1234, "\u2068۱٬۲۳۴\u2069 دیسک"),
    ],
)
def test_numbers_take_the_forms_and_digits_of_the_language(
    sample: str, language: str, number: int, text: str
) -> None:
    assert Messages(sample, language=language)("discs", n=number) == text


def test_shares(sample: str) -> None:
    assert Messages(sample)("share", n=0.345) == "34.5%"
    assert (
        Messages(sample, language="fa")("share", n=0.345) == "۳۴٫۵٪"
    )  # a whole message is not isolated
    assert Messages(sample, language="fa").number(12.5) == "۱۲٫۵"


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "a, b and c"), ("cs", "a, b a\xa0c"), ("ro", "a, b și c")],
)
def test_lists(sample: str, language: str, text: str) -> None:
    message = Messages(sample, language=language)
    assert message.listed(["a", "b", "c"]) == text
    assert message.listed(["a"]) == "a"


def test_names_in_a_list_are_isolated_too(sample: str) -> None:
    assert Messages(sample, language="fa").listed(["a", "b"]) == "\u2068a\u2069 و \u2068b\u2069"
    plain = Messages(sample, language="fa", is_isolating=False)
    assert plain.listed(["a", "b"]) == "a و b"
    assert plain("hello", name="Ann") == "سلام Ann"


def test_terminals_get_no_marks_of_direction() -> None:
    plain = Messages("game.ftl", language="fa", is_isolating=False)
    assert plain("weather-value", weather=1) == "+۱"
    assert plain.listed(["چپ", "راست", "چپ"]) == "چپ، راست، و چپ"
    assert Messages("game.ftl", language="fa")("weather-value", weather=1) == "\u2066+۱\u2069"
