"""The glossary has every term in every language, and its page is made from it."""

from __future__ import annotations

import pytest

from tests.languages.reading import LANGUAGES
from tools.glossary import COLUMNS, PAGE, page, terms, translations


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
