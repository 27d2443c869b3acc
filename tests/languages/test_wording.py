"""Rules for every text: the same commands in each language, one spelling, one term (the glossary), one way to write signs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.catalogue import Catalogue
from tests.languages.reading import LANGUAGES, entries, present
from tools.glossary import COLUMNS, PAGE, page, terms, translations

COMMAND = re.compile(
    r"/(?:(?:table|admin|plan|settings|nucleum|nanotech) [a-z-]+|admin|answers|board|games|language|learn|log|new|notes"
    r"|plan|rules|score|settings|table|turn|what|cancel|force-undo|join|leave|move-table|option|rematch|replace|resign"
    r"|start)(?![\w-])"
)
every_language = pytest.mark.parametrize("locale", present())


def commands_in(locale: str, key: str) -> list[str]:
    return sorted(set(COMMAND.findall(entries(locale)[key].literals())))


@every_language
def test_the_same_commands_are_named_as_in_english(locale: str) -> None:
    wrong = [
        f"{key}: {commands_in(locale, key)} for {commands_in('en', key)}"
        for key in entries("en").keys() & entries(locale).keys()
        if commands_in(locale, key) != commands_in("en", key)
    ]
    assert wrong == []
    assert commands_in("en", "error-damaged") == ["/admin repair"]


UNWANTED = {
    r"somebody|everybody": "someone, everyone",
    r"fulfils?": "fulfill",
    r"(?:dis)?colour\w*|grey|neighbour\w*": "color, gray, neighbor",
    r"licence|cancelled|cancelling": "license, canceled, canceling",
    r"towards|afterwards": "toward, afterward",
    r"anew": "again",
    r"mats?": "player board",
    r"at hand|on hand": "in hand",
    r"in (?:your|their|his) turn": "on your turn",
    r"start player": "first player",
    r"order of play": "turn order",
    r"replaced? by": "replace with",
    r"brought about|called off|for nothing|joined (?:to|with)": "plain words",
}
"""Words that texts for players must not contain, each a regular expression, with its replacement."""
PAGES = ("README.md", "TERMS.md", "PRIVACY.md", "SECURITY.md", "CHANGELOG.md")
ROOT = Path(__file__).parents[2]


def unwanted(text: str) -> list[str]:
    """Return the unwanted words in a text, with their replacements."""
    return [
        f"{found[0]}: say {better}"
        for words, better in UNWANTED.items()
        for found in re.finditer(rf"\b(?:{words})\b", text, re.IGNORECASE)
    ]


def test_terms_of_english() -> None:
    assert {key: found for key, each in entries("en").items() if (found := unwanted(each.literals()))} == {}


@pytest.mark.parametrize("page", PAGES)
def test_terms_of_pages_for_players(page: str) -> None:
    """Text in backquotes, the names of files and commands, may use other terms."""
    lines = (ROOT / page).read_text(encoding="utf-8").splitlines()
    plain = [re.sub(r"`[^`]*`|\]\([^)]*\)", "", line) for line in lines]
    assert {number: found for number, line in enumerate(plain, 1) if (found := unwanted(line))} == {}


def test_an_unwanted_word_is_found() -> None:
    assert unwanted("Somebody cancelled it") == [
        "Somebody: say someone, everyone",
        "cancelled: say license, canceled, canceling",
    ]
    assert unwanted("someone's color") == []


@every_language
def test_signs_are_written_in_one_way(locale: str) -> None:
    ranges = [key for key, each in entries(locale).items() if re.search(r"\d-\d", each.literals())]
    assert ranges == []
    if locale == "en":
        assert [key for key, each in entries(locale).items() if "’" in each.literals()] == []


@every_language
def test_numbers_below_0_have_a_minus_sign(locale: str) -> None:
    words = Catalogue(locale, strict=True)
    said = words("nuc-recharge-star-zero", vp=-3)
    assert "−3" in said
    assert "-3" not in said
    assert "-" not in words("nuc-recharge-star-zero", vp=3)


@pytest.mark.parametrize(
    ("key", "args", "expected"),
    [
        ("now-coal", {"fresh": 1, "first": 1, "flipped": 0, "second": 2, "third": 3}, "1 wagon for"),
        ("act-gave-up", {"who": "Ann", "days": 1}, "for a day"),
        ("admin-imported", {"table": "x", "count": 1}, "one choice"),
        ("render-alt-chart", {"title": "x", "turns": 1, "scores": "y"}, "one turn"),
        ("nuc-cost-detail", {"cost": "x", "exchanges": 1}, "after 1 exchange)"),
    ],
)
def test_one_of_a_thing_is_said_in_the_singular(key: str, args: dict[str, int | str], expected: str) -> None:
    assert expected in Catalogue("en", strict=True)(key, **args)


@every_language
def test_no_clock_starts_where_there_is_no_limit(locale: str) -> None:
    words = Catalogue(locale, strict=True)
    assert [len(re.findall(r"[.。]", words("act-pace", who="Ann", days=days))) for days in (0, 1, 2, 7)] == [
        1,
        2,
        2,
        2,
    ]


@pytest.mark.parametrize(
    ("locale", "off", "said"),
    [
        ("pl", 1, "o 1 talara mniej"),
        ("pl", 2, "o 2 talary mniej"),
        ("cs", 1, "o 1 tolar méně"),
        ("cs", 2, "o 2 tolary méně"),
    ],
)
def test_thaler_off_coal_are_counted(locale: str, off: int, said: str) -> None:
    others = dict.fromkeys(entries("en")["nucleum-solo-level-text"].arguments - {"off"}, "x")
    assert said in Catalogue(locale, strict=True)("nucleum-solo-level-text", off=off, **others)


def test_reasons_in_chinese_keep_latin_letters_apart() -> None:
    words = Catalogue("zh-TW", strict=True)
    keys = [key for key in entries("en") if key.startswith("nuc-event-solo-why-")]
    said = [words(key, reason="card", card=1, tie="lowest", chosen="Plauen 2", other="Zittau 1") for key in keys]
    assert len(said) > 5
    assert [one for one in said if re.search(r"[A-Za-z0-9][\u4e00-\u9fff]|[\u4e00-\u9fff][A-Za-z0-9]", one)] == []


@pytest.mark.parametrize("locale", [locale for locale in LANGUAGES if locale != "en"])
def test_every_term_is_translated(locale: str) -> None:
    wanted = [line for line in terms() if not line.startswith("#")]
    assert len(wanted) == len(set(wanted)) > 100
    assert sorted(set(wanted) ^ translations(locale).keys()) == []


def test_the_page_has_every_language() -> None:
    assert tuple(COLUMNS) == tuple(locale for locale in LANGUAGES if locale != "en")


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tools.glossary"


def test_expansions_are_called_as_their_published_translations_call_them() -> None:
    known = {locale: translations(locale) for locale in LANGUAGES if locale != "en"}
    assert known["pl"]["Court of Progress"][0] == "Rada postępu"
    assert known["cs"]["Court of Progress"][0] == "Pokrok nezastavíš"
    assert known["cs"]["Australia"][0] == "Austrálie"
    assert {"Gibraltar", "solo game", "fragment (promo)", "random plant bonuses (promo)"} <= set(terms())
    assert not [term for term in terms() if "charm" in term]  # Nanotech's quarks are Up and Down
