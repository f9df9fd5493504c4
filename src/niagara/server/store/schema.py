"""The tables that the store keeps, as SQLAlchemy describes them.

Bodies are bytes: they are JSON that nobody but the server reads, so neither side pays for decoding.
Times are milliseconds since 1970.
"""

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
PUBLIC = text("is_public")
UNSETTLED = text("(status = 'over' OR status = 'abandoned' AND is_rated) AND NOT is_settled")
UNFINISHED = text("status <> 'over'")
RATED = text("is_rated")
Index(
    "tables_public",
    tables.c.status,
    tables.c.changed,
    tables.c.id,
    sqlite_where=PUBLIC,
    postgresql_where=PUBLIC,
)
Index(
    "tables_due",
    tables.c.due,
    sqlite_where=tables.c.due.is_not(None),
    postgresql_where=tables.c.due.is_not(None),
)
Index("tables_unsettled", tables.c.id, sqlite_where=UNSETTLED, postgresql_where=UNSETTLED)
Index("tables_unfinished", tables.c.changed, sqlite_where=UNFINISHED, postgresql_where=UNFINISHED)

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
Index(
    "entries_command",
    entries.c.table_id,
    entries.c.session,
    entries.c.command,
    unique=True,
    sqlite_where=entries.c.command.is_not(None),
    postgresql_where=entries.c.command.is_not(None),
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
Index("results_rated", *_BY_TIME, sqlite_where=RATED, postgresql_where=RATED)

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
