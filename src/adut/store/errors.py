"""What can go wrong when a log is kept."""

from __future__ import annotations

from adut.errors import AdutError


class StoreFailed(AdutError):
    """The database cannot be opened, read or written; nothing was stored for certain."""

    key = "not-saved"


class StoreConflict(StoreFailed):
    """Another writer has already stored something in this place of the log."""

    key = "not-saved"
