"""The store, on SQLite always and on PostgreSQL where ``ADUT_TEST_POSTGRES`` gives the address of a database."""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from adut.store import EventRow, Store, StoreConflict, StoreFailed, TableRow
from adut.store.engine import default_database
from adut.store.schema import METADATA

POSTGRES = os.environ.get("ADUT_TEST_POSTGRES")
NO_POSTGRES = pytest.mark.skipif(not POSTGRES, reason="ADUT_TEST_POSTGRES names no database")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=NO_POSTGRES)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of each kind."""
    return f"sqlite:///{tmp_path / 'log.sqlite3'}" if request.param == "sqlite" else str(POSTGRES)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """A store in it."""
    store = Store(url)
    yield store
    store.close()


def row(**changes: Any) -> TableRow:
    """A table's row with an id of its own."""
    values: dict[str, Any] = {
        "id": secrets.token_urlsafe(9),
        "game": "king",
        "options": {"early_stop": True},
        "seats": 4,
        "players": [{"kind": "person", "name": "Đorđe ♠", "player": ""}],
        "tokens": ["ab", None],
        "maker": 0,
        "pace": 0.8,
    }
    return TableRow(**values | changes)


def test_what_was_stored_is_read_back_by_another_store(store: Store, url: str) -> None:
    table = row()
    events = [EventRow({"type": "moved", "seat": 1, "move": "play QH"}, "1:a"), EventRow({"type": "ready", "seat": 0})]
    store.create(table)
    store.append(table.id, 1, events[:1])
    store.append(table.id, 2, events[1:])
    other = Store(url)
    assert other.table(table.id) == table
    assert other.events(table.id) == events
    other.close()


def test_an_unknown_table_is_none(store: Store) -> None:
    assert store.table("nothing") is None
    assert store.events("nothing") == []


@pytest.mark.parametrize(
    ("first", "client"), [(1, "9:new"), (2, "0:old")], ids=["a sequence number that is taken", "a client's id that is taken"]
)
def test_nothing_is_stored_twice(store: Store, first: int, client: str) -> None:
    table = row()
    store.create(table)
    store.append(table.id, 1, [EventRow({"n": 1}, "0:old")])
    with pytest.raises(StoreConflict):
        store.append(table.id, first, [EventRow({"n": 2}, client)])
    assert store.events(table.id) == [EventRow({"n": 1}, "0:old")]


def test_events_are_stored_all_or_none(store: Store) -> None:
    table = row()
    store.create(table)
    with pytest.raises(StoreConflict):
        store.append(table.id, 1, [EventRow({"n": 1}, "0:a"), EventRow({"n": 2}, "0:a")])
    assert store.events(table.id) == []


def test_the_same_client_id_may_serve_at_two_tables(store: Store) -> None:
    for table in (row(), row()):
        store.create(table)
        store.append(table.id, 1, [EventRow({}, "0:a")])


def test_a_table_is_made_once_and_events_need_a_table(store: Store) -> None:
    table = row()
    store.create(table)
    with pytest.raises(StoreConflict):
        store.create(table)
    with pytest.raises(StoreConflict):
        store.append("nothing", 1, [EventRow({})])


def test_a_gap_in_a_log_is_noticed(store: Store) -> None:
    table = row()
    store.create(table)
    store.append(table.id, 2, [EventRow({})])
    with pytest.raises(StoreFailed, match="gap"):
        store.events(table.id)


def test_the_migrations_make_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)
    assert differences == []


def test_sqlite_is_set_to_keep_what_is_committed(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'log.sqlite3'}")
    with store.engine.connect() as connection:
        found = {name: connection.execute(sa.text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous", "foreign_keys")}
    store.close()
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.parametrize(
    ("url", "named"),
    [
        ("nonsense", "nonsense"),
        ("sqlite:////no/such/folder/log.sqlite3", "unable to open"),
        ("mssql+pyodbc://server/log", "mssql"),
        ("", "address"),
    ],
)
def test_a_database_that_cannot_be_opened_is_named(url: str, named: str) -> None:
    with pytest.raises(StoreFailed, match=named):
        Store(url)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "log.sqlite3").write_bytes(b"this is a letter, not a database" * 100)
    with pytest.raises(StoreFailed, match="not a database"):
        Store(f"sqlite:///{tmp_path / 'log.sqlite3'}")


def test_a_password_is_not_shown() -> None:
    with pytest.raises(StoreFailed) as caught:
        Store("postgresql+nosuchdriver://ana:secret@host/log")
    assert "secret" not in str(caught.value)


def test_a_database_that_refuses_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite3"
    store = Store(f"sqlite:///{path}")
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE events")
    connection.commit()
    connection.close()
    with pytest.raises(StoreFailed, match="no such table"):
        store.append("a", 1, [EventRow({})])
    with pytest.raises(StoreFailed, match="no such table"):
        store.events("a")
    store.close()


def test_the_default_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ADUT_DATABASE", raising=False)
    assert default_database() == "sqlite:///adut.sqlite3"
    monkeypatch.setenv("ADUT_DATABASE", "postgresql://localhost/adut")
    assert default_database() == "postgresql://localhost/adut"
