"""The tables of the database, their columns and indexes; statements take the names from here.

SQLAlchemy describes them for Alembic, which makes them; nothing else of it is used. Bodies are
bytes: they are JSON that nobody but the server reads, so neither side pays for decoding.
Times are milliseconds since 1970.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData()


def _partial_index(name: str, where: str, *columns: Column[Any], is_unique: bool = False) -> None:
    condition = text(where)
    Index(name, *columns, unique=is_unique, sqlite_where=condition, postgresql_where=condition)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("sequence", BigInteger, nullable=False),  # of the last entry
    Column("status", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("node", Text, nullable=False),
    Column("is_settled", Boolean, nullable=False, server_default=false()),
)
# Each append changes `changed` and `due`: the indexes are partial so that it seldom pays for both.
# Queries repeat the conditions word for word, or the indexes would not be used.
PUBLIC = "is_public"
UNSETTLED = "(status = 'over' OR status = 'abandoned' AND is_rated) AND NOT is_settled"
UNFINISHED = "status <> 'over'"
RATED = "is_rated"
_partial_index("tables_public", PUBLIC, tables.c.status, tables.c.changed, tables.c.id)
_partial_index("tables_due", "due IS NOT NULL", tables.c.due)
_partial_index("tables_unsettled", UNSETTLED, tables.c.id)
_partial_index("tables_unfinished", UNFINISHED, tables.c.changed)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("sequence", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("session", Text),
    Column("command", Text),
    Column("body", LargeBinary, nullable=False),
)
_partial_index(
    "entries_command",
    "command IS NOT NULL",
    entries.c.table_id,
    entries.c.session,
    entries.c.command,
    is_unique=True,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("sequence", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("session", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
)
Index("members_table", members.c.table_id)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("preferences", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
Index("sessions_seen", sessions.c.seen)

links = Table(
    "links",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("session", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)
Index("links_session", links.c.session)
Index("links_expires", links.c.expires)

ratings = Table(
    "ratings",
    metadata,
    Column("who", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Double, nullable=False),
    Column("score", Double, nullable=False),  # mu − 3 sigma, for the order
)
Index("ratings_score", ratings.c.score, ratings.c.who)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("won", Double, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("mu_before", Double),
    Column("mu_after", Double),
)
_BY_TIME = (results.c.who, results.c.at, results.c.table_id, results.c.seat)
Index("results_who", *_BY_TIME)
_partial_index("results_rated", RATED, *_BY_TIME)

# One for each finished game and way of analysing; without a body: a node is at work on it. A game
# is a table, or a record that somebody has sent, by its digest: there is no table for that.
analyses = Table(
    "analyses",
    metadata,
    Column("game", Text, primary_key=True),
    Column("version", Text, primary_key=True),
    Column("node", Text, nullable=False),
    Column("renewed", BigInteger, nullable=False),  # when the node said last that it is at work
    Column("done", Integer, nullable=False),
    Column("planned", Integer, nullable=False),
    Column("body", LargeBinary),
)

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
