"""The store: the logs of all tables, in SQLite or PostgreSQL. It knows nothing of cards."""

from adut.store.errors import StoreConflict, StoreFailed
from adut.store.rows import EventRow, TableRow
from adut.store.store import Store
from adut.store.writer import Writer

__all__ = ["EventRow", "Store", "StoreConflict", "StoreFailed", "TableRow", "Writer"]
