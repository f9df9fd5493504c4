"""SQL text made from the columns of `schema`, so that no statement repeats their names."""

from collections.abc import Iterable

from sqlalchemy import Table


def column_names(table: Table) -> str:
    """All columns of a table, for SELECT."""
    return ", ".join(table.columns.keys())


def insert_into(table: Table, columns: Iterable[str] = ()) -> str:
    """Add a row of values for these columns, or for all in their order."""
    names = list(columns) or table.columns.keys()
    values = ", ".join(f"${number}" for number in range(1, len(names) + 1))
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({values})"  # noqa: S608 - no values


def upsert_into(table: Table) -> str:
    """Add a row, or replace the one with the same key."""
    return f"{insert_into(table)} {on_conflict_replace(table)}"


def on_conflict_replace(table: Table) -> str:
    """The end of an INSERT that replaces the row with the same key."""
    keys = table.primary_key.columns.keys()
    others = (name for name in table.columns.keys() if name not in keys)  # noqa: SIM118 - no dict
    changes = ", ".join(f"{name} = excluded.{name}" for name in others)
    return f"ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {changes}"
