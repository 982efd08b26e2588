"""The score sheet as text."""

from adut.game import Entry, Match, Setup
from adut.terminal import scores


def played(toy: Setup) -> Match:
    """A match over after two deals."""
    match = Match(toy)
    match.sheet = [Entry("toy-label", 0, [3, -12], ["", "F"], -1), Entry("", 1, [-3, 12], ["", ""], -1)]
    match.totals = [0, 0]
    return match


def test_table(toy: Setup) -> None:
    assert scores.sheet("en", played(toy), ["Ana", "Boris"], 80) == [
        "Deal         Ana  Boris",
        "1 Toy label    3  -12 F",
        "2             -3     12",
        "Total          0      0",
    ]


def test_sentences_where_the_table_is_too_wide(toy: Setup) -> None:
    assert scores.sheet("en", played(toy), ["Ana", "Boris"], 20)[0] == "1 Toy label: Ana 3, Boris -12 F"


def test_a_dash_hides_no_points() -> None:
    """In Bela who falls has nothing but a dash; in Preferans a fall changes the result of others and one's own."""
    assert scores.shown(Entry("", 0, [0, 162], ["-", ""], -1)) == ["-", "162"]
    assert scores.shown(Entry("", 0, [180, -10, -170], ["-", "", "+"], -1)) == ["180 -", "-10", "-170 +"]


def test_empty_sheet(toy: Setup) -> None:
    assert scores.sheet("en", Match(toy), ["Ana", "Boris"], 80) == ["No deal is on the score sheet yet."]


def test_shared_win(toy: Setup) -> None:
    assert scores.outcome("en", played(toy), ["Ana", "Boris"]) == "The match is won by Ana, Boris, who share first place."
