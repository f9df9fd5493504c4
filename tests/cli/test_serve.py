"""`niagara serve`: what is wrong is said before anybody is let in."""

import asyncio
import signal
import socket
from pathlib import Path

import httpx
import pytest

from niagara.cli.serve import show_address
from niagara.server.run import lan_address
from niagara.server.settings import NAMES, BadSetting, Settings, load
from niagara.server.store.migrate import downgrade, upgrade
from running import Running, fresh, niagara


def refused(folder: Path, *flags: str, **environment: str) -> tuple[int, str]:
    """Start a server that cannot be; its exit status, and what it said."""
    status, printed, said = niagara("serve", *flags, folder=folder, environment=environment)
    assert printed == ""
    return status, said


def test_a_bad_flag(tmp_path: Path) -> None:
    told = "niagara serve: setting port: expected a number from 0 to 65535\n"
    assert refused(tmp_path, "--port=99999") == (2, told)
    status, message = refused(tmp_path, "--port=many")
    assert status == 2
    assert "--port: expected a number" in message


def test_a_bad_variable(tmp_path: Path) -> None:
    told = "niagara serve: setting workers: expected a number from 1 to 64\n"
    assert refused(tmp_path, NIAGARA_WORKERS="several") == (2, told)


def test_a_bad_file(tmp_path: Path) -> None:
    file = tmp_path / "niagara.toml"
    file.write_text('prot = "8000"\n')
    told = "niagara serve: prot is no setting: did you mean port?\n"
    assert refused(tmp_path, "--settings=niagara.toml") == (2, told)
    file.write_text("port = \n")
    for unreadable in (file, tmp_path / "none.toml", tmp_path):
        with pytest.raises(BadSetting) as caught:
            load({}, unreadable, {})
        assert str(caught.value).startswith(f"cannot read the settings in {unreadable.name}")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"log_level": "loud"}, "setting log_level: expected one of debug, info, warning, error"),
        ({"bot_pace_ms": -1}, "setting bot_pace_ms: expected a number from 0 to 60000"),
        ({"commands_per_second": "inf"}, "setting commands_per_second: expected a number above 0"),
        ({"redis": "http://host"}, "setting redis: expected an address such as redis://"),
        ({"database": "mysql://me@host/x"}, "setting database: expected an address such as"),
        ({"database": "postgresql://me@host"}, "setting database: expected an address such as"),
        ({"workers": 2}, "setting workers: several processes need PostgreSQL"),
        (
            {"workers": 2, "database": "postgresql://me@host/x"},
            "setting workers: several processes need Redis or Valkey",
        ),
    ],
)
def test_what_cannot_be_is_named(given: dict[str, object], told: str) -> None:
    with pytest.raises(BadSetting) as caught:
        load(given, environment={})
    assert str(caught.value).startswith(told)


def test_a_password_is_not_told() -> None:
    with pytest.raises(BadSetting) as caught:
        load({"database": "postgresql://me:secret@host:port/x"}, environment={})
    assert "secret" not in str(caught.value)


def test_flags_come_before_the_environment_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "niagara.toml"
    file.write_text('port = 1\nworkers = 1\nhost = "file"\norigins = ["https://a", "https://b"]\n')
    environment = {"NIAGARA_PORT": "2", "NIAGARA_HOST": "variable", "NIAGARA_REDIS": ""}
    settings = load({"port": 3, "host": None}, file, environment)
    assert (settings.port, settings.host, settings.redis) == (3, "variable", None)
    assert settings.origins == ("https://a", "https://b")
    assert load({}, None, {"NIAGARA_ORIGINS": "https://a, https://b"}).origins == settings.origins
    assert load({}, None, {"NIAGARA_SECURE_COOKIES": "true"}).secure_cookies


def test_a_misspelt_variable_is_found() -> None:
    with pytest.raises(BadSetting, match="did you mean NIAGARA_DATABASE"):
        load({}, None, {"NIAGARA_DATABSE": "x"})
    assert load({}, None, {"NIAGARA_BUILD": "compiled"}) == Settings()


def test_every_setting_has_a_flag() -> None:
    status, helped, _ = niagara("serve", "--help", environment={"COLUMNS": "200"}, start=fresh)
    assert status == 0
    for name in NAMES:
        assert f"--{name.replace('_', '-')}" in helped


def test_a_busy_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        told = f"port {port} is in use: choose another, or 0 for the first that is free"
        assert refused(tmp_path, f"--port={port}") == (1, f"niagara serve: {told}\n")


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (("--host=203.0.113.7", "--port=8000"), "cannot listen on 203.0.113.7: it isn’t"),
        (("--database=no/folder/niagara.db",), "cannot open the database "),
        (("--database=.",), "cannot open the database "),
        (
            ("--database=postgresql://me:secret@127.0.0.1:1/games",),
            "cannot open the database postgresql",
        ),
    ],
    ids=["a host that is not ours", "no folder", "a folder", "PostgreSQL is away"],
)
def test_what_cannot_be_used(tmp_path: Path, flags: tuple[str, ...], told: str) -> None:
    status, message = refused(tmp_path, *flags)
    assert status == 1
    assert message.startswith(f"niagara serve: {told}")
    assert "secret" not in message


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Ann, this is no database at all." * 100)
    status, message = refused(tmp_path, "--database=letter.db")
    assert status == 1
    assert message.endswith(": file is not a database\n")


async def test_an_old_schema(tmp_path: Path, postgres_url: str) -> None:
    await upgrade(postgres_url)
    await downgrade(postgres_url)
    status, message = await asyncio.to_thread(refused, tmp_path, f"--database={postgres_url}")
    assert status == 1
    assert message.startswith(
        "niagara serve: The database has no tables yet. Run niagara db upgrade"
    )
    assert "niagara db upgrade" in message


def test_it_stops_in_order(tmp_path: Path) -> None:
    for how in (signal.SIGTERM, signal.SIGINT):
        with Running(tmp_path, start=fresh) as server:
            assert httpx.get(f"{server.base}/readyz").json() == {"store": True, "fanout": True}
            assert server.stop(how) in (0, -how)
        assert '"message":"closed"' in server.log
        assert "Traceback" not in server.log


def test_the_network_gets_an_address_and_a_picture_of_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    show_address("192.0.2.7", 8123)
    told = capsys.readouterr().out.splitlines()
    assert told[:2] == [
        "Niagara is at http://192.0.2.7:8123",
        "In your network: http://192.0.2.7:8123",
    ]
    assert len(told) > 12
    assert set("".join(told[2:])) <= set(" ▀▄█\x1b[0123456789;m")
    show_address("0.0.0.0", 8123)
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Niagara is at http://localhost:8123"
    address = lan_address()
    assert (len(told) > 1) == (address is not None)
    show_address("127.0.0.1", 8123)
    assert capsys.readouterr().out == "Niagara is at http://localhost:8123\n"
    show_address("::1", 8123)
    assert capsys.readouterr().out == "Niagara is at http://localhost:8123\n"
