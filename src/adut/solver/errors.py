"""What can go wrong in the solver."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class BadPosition(ValueError):
    """A position that cannot arise at a table; the text says why."""


@mypyc_attr(native_class=False)
class LimitReached(RuntimeError):
    """The solver has spent the nodes or the time it was allowed, and has no exact value."""

    def __init__(self, nodes: int, seconds: float) -> None:
        super().__init__(f"no exact value within the limit: {nodes} nodes in {seconds:.2f} s")
        self.nodes = nodes
        """The nodes searched so far."""
        self.seconds = seconds
        """The time spent so far."""
