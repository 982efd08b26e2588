"""The exact solver of trick deals in which all hands are seen.

``solve(position, objective, maximisers)`` gives the points a camp of seats gets from a position on if everybody plays perfectly.
"""

from adut.solver.errors import BadPosition, LimitReached
from adut.solver.objective import Objective
from adut.solver.position import Position
from adut.solver.solution import Solution
from adut.solver.solve import solve

__all__ = ["BadPosition", "LimitReached", "Objective", "Position", "Solution", "solve"]
