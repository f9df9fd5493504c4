"""Settings of a server: flags before the environment before a file before the defaults."""

import os
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import BoolType, FloatType, IntType, StrType, Type, UnionType, type_info

from niagara.locales.spoken_error import SpokenError
from niagara.server.store.url import is_sqlite, read_url

PREFIX: Final = "NIAGARA_"
BROKERS: Final = ("redis://", "rediss://", "valkey://", "valkeys://", "unix://")
Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=1, le=64)]
Level = Annotated[str, Meta(pattern="^(debug|info|warning|error)$")]
Days = Annotated[int, Meta(ge=0, le=36_500)]
Most = Annotated[int, Meta(ge=1, le=1_000_000)]
Rate = Annotated[float, Meta(gt=0, le=1_000_000)]


class BadSetting(SpokenError):
    """An invalid setting; the message names it and what was expected."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings, explained in docs/server.md."""

    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = "niagara.db"
    redis: str | None = None
    workers: Count = 1  # server processes; more than one needs PostgreSQL and Redis
    bot_workers: Count = 1
    analysis_workers: Count = 2  # they let bots go first
    bot_pace_ms: Annotated[int, Meta(ge=0, le=60_000)] = 600
    origins: tuple[str, ...] = ()  # further origins whose pages may connect
    secure_cookies: bool = False  # True behind HTTPS
    trust_proxy: bool = False  # use X-Forwarded-For and X-Forwarded-Proto
    log_level: Level = "info"
    commands_per_second: Rate = 20.0  # of one session, or address without one
    sessions_per_minute: Rate = 60.0  # of one address
    tables_per_minute: Rate = 20.0  # of one session
    session_days: Days = 365  # unused sessions are deleted after this; 0: never
    keep_abandoned_days: Days = 30  # of tables abandoned or never started; 0: for ever
    address_commands_per_second: Rate | None = None  # of all sessions of one address together
    address_tables_per_minute: Rate | None = None
    sockets_per_session: Most = 50  # open at once
    sockets_per_address: Most = 500
    sockets_per_table: Most = 500
    unread_bytes: Annotated[int, Meta(ge=1_000_000)] = 64_000_000  # in all send buffers together
    request_seconds: Annotated[float, Meta(gt=0, le=3600)] = 10.0  # to receive a whole request


# Limits that are divided among the server processes.
SHARED: Final = (
    *("commands_per_second", "sessions_per_minute", "tables_per_minute"),
    *("address_commands_per_second", "address_tables_per_minute"),
    *("sockets_per_session", "sockets_per_address", "sockets_per_table"),
)
NAMES: Final = tuple(field.name for field in msgspec.structs.fields(Settings))


def load(
    flags: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """Flags over environment over file over defaults; raises `BadSetting`."""
    given: dict[str, Any] = {}
    if file is not None:
        given |= _from_file(file)
    given |= _from_environment(os.environ if environment is None else environment)
    given |= {name: value for name, value in flags.items() if value is not None}
    if isinstance(given.get("origins"), str):
        given["origins"] = [origin.strip() for origin in given["origins"].split(",")]
    _check_names(given)
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise _bad_value(str(error)) from error
    _check(settings)
    return settings


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text())
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting("error-settings-file", file=file.name) from error
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        lines = file.read_text().count("\n") + 1
        at = line[1] if line else str(lines)  # else it speaks of the end of the file
        raise BadSetting("error-settings-toml", file=file.name, line=at) from error


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    given: dict[str, Any] = {}
    for name, value in environment.items():
        word = name.removeprefix(PREFIX).lower()
        if not name.startswith(PREFIX) or not value:
            continue  # an empty variable is the usual way to unset one
        if word in NAMES:
            given[word] = value
        elif meant := get_close_matches(word, NAMES, 1, 0.8):
            near = f"{PREFIX}{meant[0].upper()}"
            raise BadSetting("error-setting-name", name=name, near=near)
    return given


def _check_names(given: Mapping[str, Any]) -> None:
    for name in given:
        if name not in NAMES:
            near = get_close_matches(name, NAMES, 1)
            if near:
                raise BadSetting("error-setting-name", name=name, near=near[0])
            raise BadSetting("error-setting-unknown", name=name)


def _bad_value(message: str) -> BadSetting:
    """What was expected of the setting that a message of msgspec names."""
    name = re.split(r"\W", message.partition(" - at `$.")[2])[0]
    return BadSetting("error-setting-value", name=name, **_expected(_TYPES[name]))


def _expected(kind: Type) -> dict[str, str]:
    """What values a type takes, for `error-setting-value`."""
    match kind:
        case UnionType():
            return _expected(kind.types[0])
        case BoolType():
            return {"kind": "switch"}
        case StrType(pattern=str(pattern)):
            return {"kind": "words", "words": ", ".join(re.findall(r"\w+", pattern))}
        case IntType() | FloatType():
            least = kind.ge if kind.gt is None else kind.gt
            limits = {"least": str(least), "most": str(kind.le)}
            if kind.le is None:
                return {"kind": "least", **limits}
            return {"kind": "range" if kind.gt is None else "above", **limits}
        case _:
            return {"kind": "text"}


_TYPES: Final = {field.name: type_info(field.type) for field in msgspec.structs.fields(Settings)}


def _check(settings: Settings) -> None:
    try:
        is_file = is_sqlite(read_url(settings.database))
    except ValueError as error:
        raise BadSetting("error-setting-database") from error
    if settings.redis is not None and not settings.redis.startswith(BROKERS):
        raise BadSetting("error-setting-redis")
    if settings.workers > 1 and is_file:
        raise BadSetting("error-workers-postgres")
    if settings.workers > 1 and settings.redis is None:
        raise BadSetting("error-workers-redis")
    for name in SHARED:
        limit = getattr(settings, name)
        if settings.workers > 1 and limit is not None and limit < settings.workers:
            raise BadSetting("error-workers-share", name=name)
