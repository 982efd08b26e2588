"""Opening a database: the engine, SQLite's durability, the migrations."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError

from adut.store.errors import StoreFailed

DEFAULT_DATABASE = "sqlite:///adut.sqlite3"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
MIGRATIONS = Path(__file__).parent / "migrations"


def default_database() -> str:
    """The database of this machine: ``ADUT_DATABASE``, else ``adut.sqlite3`` in the current directory."""
    return os.environ.get("ADUT_DATABASE") or DEFAULT_DATABASE


def open_engine(url: str) -> sa.Engine:
    """An engine on a database whose schema is up to date.

    Raises:
        StoreFailed: the address is not one of SQLite or PostgreSQL, or the database cannot be opened.
    """
    engine = made(url)
    try:
        if engine.dialect.name == "sqlite":
            sa.event.listen(engine, "connect", durable)
        migrate(engine)
    except (sa.exc.SQLAlchemyError, CommandError) as error:
        engine.dispose()
        raise StoreFailed(f"the database {shown(url)} cannot be opened: {first_line(error)}") from error
    return engine


def made(url: str) -> sa.Engine:
    """The engine alone; ``postgresql://`` means the psycopg driver."""
    try:
        address = sa.make_url(url)
        if address.drivername in ("postgres", "postgresql"):
            address = address.set(drivername="postgresql+psycopg")
        engine = sa.create_engine(address)
    except ImportError as error:
        raise StoreFailed(f"the driver for {shown(url)} is not installed: {first_line(error)}") from error
    except sa.exc.ArgumentError as error:
        raise StoreFailed(f"{shown(url)} is not the address of a database: {first_line(error)}") from error
    if engine.dialect.name not in ("sqlite", "postgresql"):
        raise StoreFailed(f"the log is kept in SQLite or PostgreSQL, not in {engine.dialect.name}")
    return engine


def durable(connection: Any, _record: Any) -> None:
    """Set a new SQLite connection so that what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: sa.Engine) -> None:
    """Bring the schema up to date."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def shown(url: str) -> str:
    """A database address without its password."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except sa.exc.ArgumentError:
        return repr(url)


def first_line(error: Exception) -> str:
    """The first line of an error's text: SQLAlchemy adds links and parameters below it."""
    return str(error).splitlines()[0] if str(error) else type(error).__name__
