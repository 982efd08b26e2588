"""Options: read from texts and JSON, or refused by name."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import Any

import pytest

from adut import registry
from adut.errors import BadOption
from adut.options import Options, as_data, described, option, read


@dataclass(frozen=True)
class Sample(Options):
    """One option of each kind."""

    fast: bool = option(False, "Whether it is fast.", section="1.2")
    target: int = option(101, "Points.", (51, 101))
    deals: int = option(4, "Deals, any number.")
    style: str = option("old", "How.", ("old", "new"))


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, Sample()),
        ({"fast": "on"}, Sample(fast=True)),
        ({"fast": "TRUE"}, Sample(fast=True)),
        ({"fast": True}, Sample(fast=True)),
        ({"fast": "0"}, Sample()),
        ({"fast": False}, Sample()),
        ({"target": "51"}, Sample(target=51)),
        ({"target": 51, "deals": 9}, Sample(target=51, deals=9)),
        ({"style": "new"}, Sample(style="new")),
    ],
)
def test_read(given: dict[str, Any], expected: Sample) -> None:
    assert read(Sample, given) == expected


@pytest.mark.parametrize(
    ("given", "name", "words"),
    [
        ({"speed": 1}, "speed", "fast, target, deals, style"),
        ({"fast": "maybe"}, "fast", "on or off"),
        ({"fast": None}, "fast", "on or off"),
        ({"target": "52"}, "target", "51, 101"),
        ({"target": "x"}, "target", "whole number"),
        ({"target": 51.0}, "target", "whole number"),
        ({"deals": True}, "deals", "whole number"),
        ({"deals": None}, "deals", "whole number"),
        ({"deals": []}, "deals", "whole number"),
        ({"style": "newer"}, "style", "old, new"),
        ({"": "1"}, "", "no option"),
    ],
)
def test_refused(given: dict[str, Any], name: str, words: str) -> None:
    with pytest.raises(BadOption) as caught:
        read(Sample, given)
    assert words in str(caught.value) and caught.value.data["name"] == name


def test_hyphens_are_underscores() -> None:
    assert read(registry.game("king").options, {"bar-in-erlas": "on"}) == read(registry.game("king").options, {"bar_in_erlas": True})


def test_described() -> None:
    assert described(Sample)[0] == {
        "name": "fast",
        "type": "bool",
        "default": False,
        "help": "Whether it is fast.",
        "choices": (),
        "section": "1.2",
    }
    assert [row["type"] for row in described(Sample)] == ["bool", "int", "int", "str"]


def test_as_data_reads_back() -> None:
    sample = Sample(fast=True, deals=7)
    assert as_data(sample) == {"fast": True, "target": 101, "deals": 7, "style": "old"}
    assert read(Sample, as_data(sample)) == sample


@pytest.mark.parametrize("id", registry.ids())
def test_every_game_s_options(id: str) -> None:
    """Each has help and the number of its rule, a default among its choices, and survives pickling."""
    options = registry.game(id).options
    for row in described(options):
        assert row["help"] and row["section"]
        assert not row["choices"] or row["default"] in row["choices"]
    assert pickle.loads(pickle.dumps(options())) == options() == read(options, as_data(options()))
