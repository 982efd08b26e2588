"""Serbian Latin to Cyrillic: words, what stays Latin, Fluent entries and pages."""

import pytest

from adut.locale.cyrillic import cyrillic
from adut.locale.derived import cyrillic_entry, cyrillic_page

WORDS = {
    "Njegoš, NJEGOŠ, konj": "Његош, ЊЕГОШ, коњ",
    "Ljubav, LJUBAV, bolje": "Љубав, ЉУБАВ, боље",
    "Džep, DŽEP, žandar i džoker": "Џеп, ЏЕП, жандар и џокер",
    "štih, čist, ćup, đak, Šešir": "штих, чист, ћуп, ђак, Шешир",
    "injekcija, Injekcija, injektirati": "инјекција, Инјекција, инјектирати",
    "konjunktura, konjugacija, konjica": "конјунктура, конјугација, коњица",
    "Tanjug, tanjir": "Танјуг, тањир",
    "vanjezički": "ванјезички",
    "nadživeti, nadživljavanje, odživeti": "надживети, надживљавање, одживети",
    "podžanr, odžaliti, nadžnjeti": "поджанр, оджалити, наджњети",
    "odžak, nadžak, Džudžan": "оџак, наџак, Џуџан",
}

KEPT = {
    "A K Q J 10": "A K Q J 10",
    "Kec A♠ i kralj K♥.": "Кец A♠ и краљ K♥.",
    "dama (Q) nosi": "дама (Q) носи",
    "od I do VI, deljenja VIII–XI i XII": "од I до VI, дељења VIII–XI и XII",
    "deljenje I nosi": "дељење I носи",
    "Kraj. I onda opet.": "Крај. И онда опет.",
    "pritisni Enter ili Ctrl-C": "притисни Enter или Ctrl-C",
    "na https://example.org/igra?x=1 piše": "на https://example.org/igra?x=1 пише",
    "fajl king.log": "фајл king.log",
    "sa sajta Wikipedia": "са сајта Wikipedia",
    "opcija bar_in_erlas": "опција bar_in_erlas",
    "Adut: herc": "Адут: херц",
}


@pytest.mark.parametrize(("latin", "expected"), [*WORDS.items(), *KEPT.items()])
def test_text(latin: str, expected: str) -> None:
    assert cyrillic(latin) == expected


def test_entry_changes_text_only() -> None:
    entry = (
        "word-deal = { $number ->\n    [one] Jedan štih { $card }\n"
        '   *[other] { $number } štihova „{ "help" }“ { -brand }\n}\n    .help = Njihov broj'
    )
    written = cyrillic_entry(entry)
    assert "word-deal" in written
    assert "[one] Један штих { $card }" in written
    assert '{ $number } штихова „{ "help" }“ { -brand }' in written
    assert ".help = Њихов број" in written


def test_page_keeps_code_and_targets() -> None:
    page = "Opcija `early_stop` je [ovde](https://example.org/pravila).\n\n```\nadut play king\n```\n<b>jak</b>\n"
    assert cyrillic_page(page) == "Опција `early_stop` је [овде](https://example.org/pravila).\n\n```\nadut play king\n```\n<b>јак</b>\n"
