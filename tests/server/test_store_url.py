"""Databases as people name them."""

import pytest

from niagara.server.store.url import read_url


@pytest.mark.parametrize(
    ("written", "understood"),
    [
        ("niagara.db", "sqlite:///niagara.db"),
        ("/var/games/n.db", "sqlite:////var/games/n.db"),
        ("sqlite:///n.db", "sqlite:///n.db"),
        ("sqlite+aiosqlite:///n.db", "sqlite:///n.db"),
        ("postgres://me@host/db", "postgresql://me@host/db"),
        ("postgresql://me@host:1/db", "postgresql://me@host:1/db"),
        ("postgresql://h/db?sslmode=require", "postgresql://h/db?sslmode=require"),
        ("postgresql+asyncpg://h/db?ssl=require", "postgresql://h/db?sslmode=require"),
    ],
)
def test_addresses_as_people_write_them(written: str, understood: str) -> None:
    assert read_url(written).render_as_string() == understood


@pytest.mark.parametrize(
    "written",
    ["", ":memory:", "sqlite://", "sqlite://host/file", "mysql://me:hush@host/db", "://",
     "postgresql://host", "postgresql://me:hush@host:port/db"],
)  # fmt: skip
def test_other_addresses_are_refused_without_showing_a_password(written: str) -> None:
    with pytest.raises(ValueError, match=r"niagara\.db") as refusal:
        read_url(written)
    assert "hush" not in str(refusal.value)
