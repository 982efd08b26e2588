"""The schema, the same for SQLite and PostgreSQL. The migrations create it; a test compares the two."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("players", sa.JSON, nullable=False),
    sa.Column("tokens", sa.JSON, nullable=False),
    sa.Column("maker", sa.Integer, nullable=False),
    sa.Column("pace", sa.Float, nullable=False),
    sa.Column("created", sa.DateTime(timezone=True), nullable=False),
)

EVENTS = sa.Table(
    "events",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("client", sa.String(96), nullable=True),
    sa.Column("payload", sa.JSON, nullable=False),
    sa.UniqueConstraint("table_id", "client", name="events_client"),
)
