"""The store itself: made of plain blocking calls, for the writer's thread, tests and tools."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC
from typing import Any

import sqlalchemy as sa

from adut.store.engine import first_line, open_engine
from adut.store.errors import StoreConflict, StoreFailed
from adut.store.rows import EventRow, TableRow
from adut.store.schema import EVENTS, TABLES


class Store:
    """The logs of all tables in one database.

    Raises:
        StoreFailed: the database cannot be opened.
    """

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)

    def create(self, row: TableRow) -> None:
        """Store a new table.

        Raises:
            StoreConflict: there is a table of this id.
            StoreFailed: the database refused.
        """
        values = {column.name: getattr(row, column.name) for column in TABLES.columns}
        self.write(sa.insert(TABLES), [values])

    def append(self, table: str, first: int, rows: Sequence[EventRow]) -> None:
        """Store events with the sequence numbers from ``first`` on, all of them or none; they are on the disk on return.

        Raises:
            StoreConflict: a sequence number or a client's id is stored already.
            StoreFailed: the database refused.
        """
        numbered = enumerate(rows, first)
        self.write(
            sa.insert(EVENTS), [{"table_id": table, "seq": seq, "client": row.client, "payload": row.payload} for seq, row in numbered]
        )

    def write(self, statement: sa.Insert, values: list[dict[str, object]]) -> None:
        """Insert rows in one transaction."""
        try:
            with self.engine.begin() as connection:
                connection.execute(statement, values)
        except sa.exc.IntegrityError as error:
            raise StoreConflict(f"this is stored already, or its table is not: {first_line(error)}") from error
        except sa.exc.SQLAlchemyError as error:
            raise StoreFailed(f"the database refused to store it: {first_line(error)}") from error

    def table(self, id: str) -> TableRow | None:
        """The table of this id, None if there is none."""
        found = self.read(sa.select(TABLES).where(TABLES.c.id == id))
        return TableRow(**dict(found[0]) | {"created": found[0]["created"].replace(tzinfo=UTC)}) if found else None

    def events(self, table: str) -> list[EventRow]:
        """All events of a table, in order.

        Raises:
            StoreFailed: the log has a gap.
        """
        found = self.read(sa.select(EVENTS).where(EVENTS.c.table_id == table).order_by(EVENTS.c.seq))
        if [row["seq"] for row in found] != list(range(1, len(found) + 1)):
            raise StoreFailed(f"the log of table {table} has a gap")
        return [EventRow(row["payload"], row["client"]) for row in found]

    def read(self, query: sa.Select[Any]) -> Sequence[sa.RowMapping]:
        """The rows of a query."""
        try:
            with self.engine.connect() as connection:
                return connection.execute(query).mappings().all()
        except sa.exc.SQLAlchemyError as error:
            raise StoreFailed(f"the database could not be read: {first_line(error)}") from error

    def close(self) -> None:
        """Close every connection."""
        self.engine.dispose()
