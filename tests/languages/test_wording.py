"""What every text keeps to: the same commands in each language, one spelling, one term, one way to write signs."""

from __future__ import annotations

import re

import pytest

from engine.catalogue import Catalogue
from tests.languages.reading import entries, present

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
        for key in entries("en")
        if commands_in(locale, key) != commands_in("en", key)
    ]
    assert wrong == []
    assert commands_in("en", "error-damaged") == ["/admin repair"]


def test_english_is_spelled_as_in_the_rulebook() -> None:
    british = re.compile(r"\b(fulfil|fulfils|\w*colour\w*|grey|neighbour\w*)\b", re.IGNORECASE)
    assert [
        f"{key}: {said}" for key, each in entries("en").items() if (said := british.findall(each.literals()))
    ] == []


def test_terms_of_english() -> None:
    unwanted = re.compile(r"\b(mats?|brought about|called off|for nothing|joined (?:to|with))\b", re.IGNORECASE)
    assert [
        f"{key}: {said}" for key, each in entries("en").items() if (said := unwanted.findall(each.literals()))
    ] == []


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
