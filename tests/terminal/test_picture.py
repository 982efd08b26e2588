"""A view in words."""

import msgspec

from adut.moves import NUMBER, Verb, Vocabulary
from adut.terminal.picture import Picture
from adut.view import FactView, Played, Said, View, ZoneView
from adut.zones import HAND, PILE, ROW, STOCK, TRICK


def view(*zones: ZoneView, leader: int | None = None) -> View:
    """A view of a game for two, seen from seat 0."""
    seats = [] if leader is None else [leader, 1 - leader]
    last = [Played(1, "KH"), Played(0, "9H")]
    return View("toy", 2, 0, False, [[0], [1]], 1, 1, "", "", [0], list(zones), [], [], leader, seats, last, False, [0, 0])


def lines(seen: View) -> list[str]:
    """The picture without its heading."""
    return Picture("en", ["Ana", "Boris"]).lines(seen)[1:]


def test_own_hand_comes_last_and_others_are_counted() -> None:
    own, other = ZoneView("a", "toy-hand", HAND, 0, ["AS", "10H"]), ZoneView("b", "toy-hand", HAND, 1, [None] * 5)
    assert lines(view(own, other)) == ["Toy hand: Boris 5", "Your hand: A♠ 10♥"]


def test_trick_names_who_played() -> None:
    assert lines(view(ZoneView("t", "toy-trick", TRICK, None, ["AS", "9S"]), leader=1)) == ["Toy trick: Boris A♠, Ana 9♠"]


def test_numbered_piles_share_a_line_by_owner() -> None:
    cards: dict[str, list[str | None]] = {"toy-pile-1": ["AS"], "toy-pile-2": []}
    piles = [ZoneView(f"{name}-{owner}", name, PILE, owner, held) for owner in (0, 1) for name, held in cards.items()]
    assert lines(view(*piles)) == ["Toy pile, Ana: 1 A♠, 2 empty", "Toy pile, Boris: 1 A♠, 2 empty"]


def test_backs_are_counted() -> None:
    zones = [ZoneView("p", "toy-pile", PILE, 0, [None, None, "JS"]), ZoneView("s", "toy-stock", STOCK, None, [None] * 46)]
    assert lines(view(*zones)) == ["Toy pile: Ana 2 face down + J♠", "Toy stock: 46"]


def test_a_joker_on_a_pile_says_what_it_stands_for() -> None:
    piles = [ZoneView("p", "toy-pile", PILE, 0, ["9H", "X1"], stands_for="8")]
    assert lines(view(*piles)) == ["Toy pile: Ana 9♥ ★X1 = 8"]


def test_last_trick() -> None:
    assert Picture("en", ["Ana", "Boris"]).last_trick(view()) == "The last trick: Boris K♥, Ana 9♥"


def test_who_has_said_what() -> None:
    seen = msgspec.structs.replace(view(), auction=[Said(1, "toy-bid 3", "toy-bid", [], 3), Said(0, "pass", "pass", [], None)])
    picture = Picture("en", ["Ana", "Boris"], Vocabulary((), (Verb(64, "toy-bid", NUMBER),)))
    assert picture.lines(seen)[1:] == ["Said so far: Boris: Toy bid 3; Ana: Pass"]


def test_what_only_the_viewer_knows_stands_apart() -> None:
    facts = [FactView("toy-trump", "word", "hearts"), FactView("toy-sign", "text", "3", True)]
    assert lines(msgspec.structs.replace(view(), facts=facts)) == ["Toy trump: hearts", "Only you know: Toy sign: 3"]


def test_rows_beside_tricks_are_told_once_one_has_begun() -> None:
    trick = ZoneView("t", "toy-trick", TRICK, None, [])
    rows: list[list[str | None]] = [["AS"], []]
    begun = [ZoneView(f"r{at}", f"toy-row-{at}", ROW, None, held) for at, held in enumerate(rows)]
    assert lines(view(trick, *[msgspec.structs.replace(row, cards=[]) for row in begun])) == []
    assert lines(view(trick, *begun)) == ["Toy row: 0 A♠, 1 empty"]
    assert lines(view(msgspec.structs.replace(begun[1], name="toy-row"))) == ["Toy row: empty"]


def test_a_sign_is_told_without_repeating_whose_it_is() -> None:
    seen = msgspec.structs.replace(view(), facts=[FactView("toy-sign", "text", "ace", True, 0)])
    assert lines(seen) == ["Only you know: Toy sign: ace"]
