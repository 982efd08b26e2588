"""Rules of thumb for double Briškula: those of Briškula."""

from __future__ import annotations

from adut.players.thumbs.briskula import choose, leaning, remark

__all__ = ["choose", "leaning", "remark"]
