"""What a player may type for a move."""

import pytest

from adut.cards import parse_cards
from adut.deal import Deal
from adut.errors import AdutError
from adut.game import Match, Setup
from adut.terminal.menu import Menu

HANDS = "10H 7H QS AC KD 9S"


@pytest.fixture
def deal(toy: Setup) -> Deal:
    """A deal in which seat 1 is to choose, then to play 9♠ K♦ A♣."""
    rest = sorted(set(toy.game.pack(toy)) - set(parse_cards(HANDS)))
    return Match(toy).begin(parse_cards(HANDS) + rest)


def playing(deal: Deal) -> Deal:
    """The same after the choice."""
    deal.apply(1, deal.moves(1)[0])
    return deal


@pytest.mark.parametrize("typed", ["1", "play 9S", "PLAY 9s", "9s", "9♠", " play  9♠ "])
def test_ways_to_play_a_card(deal: Deal, typed: str) -> None:
    menu = Menu("en", playing(deal), 1, ["Ana", "Boris"])
    assert menu.deal.vocabulary.text(menu.find(typed.strip())) == "play 9S"


@pytest.mark.parametrize("typed", ["2", "toy-aim toy-low", "toy-low", "Toy low", "TOY LOW"])
def test_ways_to_say_a_word(deal: Deal, typed: str) -> None:
    menu = Menu("en", deal, 1, ["Ana", "Boris"])
    assert menu.deal.vocabulary.text(menu.find(typed)) == "toy-aim toy-low"


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("0", "There is no move 0; the moves are 1 to 3"),
        ("4", "There is no move 4; the moves are 1 to 3"),
        ("QS", "QS is not yours"),
        ("play QS", "QS is not yours"),
        ("toy-aim toy-low", "toy-aim toy-low is not possible now"),
        ("pass", "pass is not possible now"),
        ("play", "'play' takes a card"),
        ("play 1S", "no card is called"),
        ("fold", "'fold' is no move"),
        ("-1", "'-1' is no move"),
    ],
)
def test_refusals(deal: Deal, typed: str, why: str) -> None:
    menu = Menu("en", playing(deal), 1, ["Ana", "Boris"])
    with pytest.raises(AdutError) as caught:
        menu.find(typed)
    assert why in caught.value.text
    assert menu.deal.actors() == (1,)


def test_moves_stand_in_the_order_of_the_hand(deal: Deal) -> None:
    menu = Menu("en", playing(deal), 1, ["Ana", "Boris"])
    assert [choice.text for choice in menu.choices] == ["play 9S", "play AC", "play KD"]
    assert menu.lines(80) == [" 1. play 9S   2. play AC   3. play KD"]
    assert menu.lines(20) == [" 1. play 9S", " 2. play AC", " 3. play KD"]


def test_a_card_of_several_moves_is_asked_again(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    menu = Menu("en", playing(deal), 1, ["Ana", "Boris"])
    other = menu.choices[1]._replace(aliases=menu.choices[0].aliases, text="discard 9S")
    menu.choices = [menu.choices[0], other]
    with pytest.raises(AdutError, match="can mean several moves: play 9S, discard 9S"):
        menu.find("9S")


def test_what_moves_mean_is_said_once(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"toy-aim toy-high": "the same", "toy-aim toy-low": "the same"}
    monkeypatch.setattr("adut.locale.meaning", lambda lang, vocabulary, move: said.get(move, ""))
    assert Menu("en", deal, 1, ["Ana", "Boris"]).meanings() == ["toy-aim toy-high, toy-aim toy-low: the same"]
    assert Menu("en", playing(deal), 1, ["Ana", "Boris"]).meanings() == []


def test_a_move_says_what_it_alone_means(monkeypatch: pytest.MonkeyPatch, deal: Deal) -> None:
    monkeypatch.setattr("adut.locale.meaning", lambda _lang, _vocabulary, move: {"toy-aim toy-high": "high wins"}.get(move, ""))
    assert [line.endswith("(high wins)") for line in Menu("en", deal, 1, ["Ana", "Boris"]).lines(80)] == [True, False]
