"""Compiles the engine with mypyc; everything else about the package is in pyproject.toml.

``ADUT_PURE=1`` leaves it plain Python, and so does a machine without a C compiler, which is then said.
"""

import os
import shutil
import sys
import sysconfig

from setuptools import find_namespace_packages, setup

HIDDEN = "-fvisibility=hidden"
"""Modules call each other within one library: nobody else may put a function in another's place, so short ones are inlined."""
ENGINE = ["bits", "cards", "rng", "moves", "options", "pad", "zones", "deal", "reading", "unseen", "evidence", "sight", "game"]
FOLDERS = ["kernels", "games", "solver", "players", "players/thumbs"]


def sources() -> list[str]:
    """The modules that are compiled, in a fixed order."""
    modules = [f"src/adut/{name}.py" for name in ENGINE]
    for folder in FOLDERS:
        names = sorted(os.listdir(f"src/adut/{folder}"))
        modules += [f"src/adut/{folder}/{name}" for name in names if name.endswith(".py") and name != "__init__.py"]
    return modules


def compiler() -> bool:
    """Whether a C compiler is here."""
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(named) is not None or shutil.which("cc") is not None or sys.platform == "win32"


def extensions() -> list:
    """The compiled modules, or none."""
    if os.environ.get("ADUT_PURE") == "1":
        print("adut: ADUT_PURE=1, so the engine stays plain Python", file=sys.stderr)
        return []
    if not compiler():
        print("adut: no C compiler found, so the engine stays plain Python (5 to 10 times slower)", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    side_by_side()
    made = mypycify(sources(), opt_level=os.environ.get("ADUT_OPT", "2"), debug_level="0", multi_file=True)
    for each in made if sys.platform != "win32" else []:
        each.extra_compile_args = [*each.extra_compile_args, HIDDEN]
    return made


def side_by_side() -> None:
    """Let setuptools compile as many C files at once as there are cores; without pybind11's help it takes one after the other."""
    try:
        from pybind11.setup_helpers import ParallelCompile
    except ImportError:
        print("adut: pybind11 is not installed, so the C files are compiled one after the other", file=sys.stderr)
        return
    ParallelCompile().install()


RULEBOOK = {"adut.rulebook.en": "docs/games", "adut.rulebook.sr": "docs/sr/games"}
"""The rulebook pages ship inside the package."""

setup(
    packages=[*find_namespace_packages("src", exclude=["adut.server.static*"]), *RULEBOOK],
    package_dir={"": "src", **RULEBOOK},
    ext_modules=extensions(),
    options={"build_ext": {"parallel": True}},
)
