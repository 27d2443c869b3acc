"""A language has each text in the same file as English, with the same arguments, in forms that fit the language.

English comes first: texts may be missing in the others until a release (`release/texts.py`).
"""

from __future__ import annotations

import ast as python
import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from engine.catalogue import TEXT_FOLDER
from tests.languages.reading import (
    COMPLETE,
    LANGUAGES,
    body_of,
    by_number,
    categories,
    default_of,
    entries,
    files,
    keys_of,
    present,
)

ROOT = Path(__file__).resolve().parents[2]
every_language = pytest.mark.parametrize("locale", present())
every_translation = pytest.mark.parametrize("locale", [locale for locale in present() if locale != "en"])

LIMITS = {
    r"command-.*|parameter-.*": 100,
    r"button-.*": 80,
    r"kind-.*": 80,
    r"choice-confirm": 80,
    r"game-.*|language-.*|theme-.*|view-.*|computer-(?!seat).*": 100,
    r"option-[a-z_]+|option-number-label": 45,
    r"option-.*": 100,
    r"rules-.*": 2000,
}
"""Discord's limits by use of a message: descriptions and choices 100, labels of buttons 80, of forms 45."""

SAME = re.compile(
    r"game-.*|language-(?!own).*|nucleum-city-.*|nucleum-coal-area-.*|nucleum-level|nucleum-plain|nucleum-list"
    r"|render-nucleum-letter-.*|option-map-.*|nucleum-map-.*|option-opponent-baron|nucleum-solo-baron.*|render-nucleum-legend-solo|nucleum-trophy-map-.*"
    r"|render-nucleum-gibraltar|render-nucleum-australia|render-quark-.*|render-electron|render-proton|render-neutron|nuc-link|nucleum-link|stats-(hours|minutes)"
)
"""Names and symbols, which may be the same in another language."""


SAME_WORD: dict[str, set[str]] = {
    "pt-BR": {
        "level-casual",
        "nanotech-amount-quarks",
        "nucleum-label-place-nucleum",
        "render-total",
        "render-capsule-quarks",
        "render-type-down",
        "render-alt-quarks",
        "rules-nucleum-solo-title",
    },
    "pl": {
        "rules-nucleum-solo-title",
        "kind-bonus",
        "nucleum-milestone-transport",
        "nucleum-label-place-nucleum",
        "render-nucleum-is-nucleum",
        "render-proton-name",
        "render-neutron-name",
        "render-type-down",
        "nanotech-count-down",
        "render-nanotech-is-proton",
        "render-nanotech-is-neutron",
    },
    "cs": {
        "kind-bonus",
        "nanotech-one-deuterium",
        "nanotech-one-helium",
        "nanotech-source-deuterium",
        "nanotech-source-helium",
        "nucleum-experiment",
        "render-nucleum-experiment",
        "render-proton-name",
        "render-neutron-name",
        "render-deuterium-name",
        "render-helium-name",
        "render-type-down",
        "help-kind-experiment",
        *(f"nucleum-trophy-experiment-{letter}" for letter in "ABCDEF"),
        "nanotech-count-down",
        "render-nanotech-is-proton",
        "render-nanotech-is-neutron",
    },
}
"""Keys whose word happens to be the same in a language as in English, by language."""


def test_the_languages_are_those_we_know() -> None:
    assert {path.name for path in TEXT_FOLDER.iterdir() if path.is_dir()} <= set(LANGUAGES)
    assert set(COMPLETE) <= set(present())
    assert {f"language-{locale}" for locale in present()} <= entries("en").keys()


@every_language
def test_files_can_be_read(locale: str) -> None:
    known = {path.name for path in files("en")}
    where: dict[str, str] = {}
    for path in files(locale):
        assert path.name in known, path.name
        for entry in body_of(path):
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in where, f"{entry.id.name} in {where[entry.id.name]} and {path.name}"
                assert entry.value is not None, entry.id.name
                assert not entry.attributes, entry.id.name
                where[entry.id.name] = path.name


@every_translation
def test_texts_stand_in_the_file_of_english(locale: str) -> None:
    wrong_file = [
        key
        for key, entry in entries(locale).items()
        if key in entries("en") and entries("en")[key].file != entry.file
    ]
    assert wrong_file == []


@every_translation
def test_no_word_is_left_over(locale: str) -> None:
    names = re.compile(r"name-.*")  # names of commands have no English entry: English is the name itself
    assert [key for key in entries(locale).keys() - entries("en").keys() if not names.fullmatch(key)] == []


@every_translation
def test_arguments_are_those_of_english(locale: str) -> None:
    wrong = []
    for key, entry in entries(locale).items():
        if key in entries("en"):
            english = entries("en")[key]
            if missing := english.shown - entry.arguments:
                wrong.append(f"{key} does not show {sorted(missing)}")
            if unknown := entry.arguments - english.arguments:
                wrong.append(f"{key} asks for {sorted(unknown)}, which nobody gives")
    assert wrong == []


@every_translation
def test_choices_by_word_have_the_words_of_english(locale: str) -> None:
    """A choice like yes/no, or by a kind, lists the values English lists (numbers and plurals may differ)."""
    wrong = []
    for key, entry in entries(locale).items():
        if key not in entries("en"):
            continue
        english = {name for select in entries("en")[key].selects for name in keys_of(select)}
        for select in entry.selects:
            if not by_number(select):
                wrong += [
                    f"{key}: [{name}]"
                    for name in keys_of(select)
                    if name not in english and name != "other" and not name.isdigit()
                ]
    assert wrong == []


@every_language
def test_plurals_have_the_categories_of_the_language(locale: str) -> None:
    needed = categories(locale)
    wrong = []
    for key, entry in entries(locale).items():
        for select in filter(by_number, entry.selects):
            given, default = set(keys_of(select)), default_of(select)
            missing = needed.keys() - given
            # "other" stands for one category that is not written out.
            if len(missing) > 1 or (missing and default not in {"other", *missing}):
                wrong.append(f"{key} lacks {sorted(missing)}")
            if unknown := (given & {"zero", "one", "two", "few", "many"}) - _all_categories(locale):
                wrong.append(f"{key} has {sorted(unknown)}, which the language never uses")
    assert wrong == []


def _all_categories(locale: str) -> set[str]:
    import babel

    return set(babel.Locale.parse(locale.replace("-", "_")).plural_form.tags)


@every_language
def test_one_says_its_number_where_the_language_calls_nought_one(locale: str) -> None:
    """In Portuguese the category "one" holds 0 as well: "1 worker" would be used for none."""
    if categories(locale)["one" if "one" in categories(locale) else "other"] != 0 or "one" not in categories(locale):
        return
    wrong = []
    for key, entry in entries(locale).items():
        for select in filter(by_number, entry.selects):
            if "0" in keys_of(select):
                continue
            for variant in select.variants:
                if isinstance(variant.key, ast.Identifier) and variant.key.name == "one":
                    text = " ".join(e.value for e in variant.value.elements if isinstance(e, ast.TextElement))
                    if re.search(r"\b(1|um|uma)\b", text):
                        wrong.append(f"{key}: {text.strip()}")
    assert wrong == []


@every_language
def test_texts_fit_where_discord_shows_them(locale: str) -> None:
    wrong = []
    for key, entry in entries(locale).items():
        limit = next((limit for pattern, limit in LIMITS.items() if re.fullmatch(pattern, key)), None)
        if limit is not None:
            wrong += [f"{key}: {len(text)} > {limit}: {text}" for text in entry.texts() if len(text) > limit]
    assert wrong == []


@every_language
def test_buttons_are_short(locale: str) -> None:
    """A button has at most four words (English: three), and fits a phone."""
    for key, entry in entries(locale).items():
        if key.startswith("button-"):
            for text in entry.texts():
                words = [word for word in text.split() if word.isalpha()]
                assert len(words) <= (3 if locale == "en" else 4), text
                assert len(text) <= 28, text


@every_translation
def test_no_english_sentence_is_left(locale: str) -> None:
    same = []
    for key, entry in entries(locale).items():
        english = entries("en").get(key)
        if english is None or SAME.fullmatch(key):
            continue
        words = re.findall(r"[A-Za-z]{3,}", entry.literals())
        if words and entry.literals() == english.literals():
            same.append(f"{key}: {entry.literals()}")
    assert [line for line in same if line.partition(":")[0] not in SAME_WORD.get(locale, set())] == []


# Every key is used


@cache
def _sources() -> tuple[frozenset[str], tuple[re.Pattern[str], ...], frozenset[str]]:
    """Return the texts in the code, the patterns of keys made from parts, and all texts the parts may be."""
    texts: set[str] = set()
    fields: set[str] = set()
    patterns: set[re.Pattern[str]] = set()
    for folder in ("cogs", "engine", "render"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, python.Constant) and isinstance(node.value, str | int):
                    texts.add(str(node.value))
                elif isinstance(node, python.AnnAssign) and isinstance(node.target, python.Name):
                    fields.add(node.target.id)
                elif isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
                    parts = [
                        re.escape(str(value.value)) if isinstance(value, python.Constant) else "(.+)"
                        for value in node.values
                    ]
                    if re.fullmatch(r"[a-z]+-[a-z-]*", str(node.values[0].value)):
                        patterns |= {re.compile("".join(parts)), re.compile("".join(parts).replace("(.+)", "(.+?)"))}
    values = texts | fields
    for path in (ROOT / "data").rglob("*.json"):
        values |= _strings(json.loads(path.read_text(encoding="utf-8")))
    values |= set(LANGUAGES)
    return frozenset(texts), tuple(patterns), frozenset(value.replace("_", "-") for value in values)


def _strings(data: object) -> set[str]:
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return set(data) | {text for value in data.values() for text in _strings(value)}
    if isinstance(data, list):
        return {text for value in data for text in _strings(value)}
    return set()


def is_used(key: str) -> bool:
    """Return whether the code names a key, or can compose it from a pattern and values known to code or data."""
    return key in _sources()[0] or _can_be_made(key) or _is_of_an_event(key)


OF_EVENTS = re.compile(r"([a-z]+)-(deed|turn|note|ask)-(.+?)(-more|-alone)?")
"""Keys made of an event's, or of the question that a ping asks (see `engine.kernel.tale.form_text`, `Guide.request_text`)."""


def _is_of_an_event(key: str) -> bool:
    found = OF_EVENTS.fullmatch(key)
    if found is None:
        return False
    game, form, what, _ = found.groups()
    kinds = ("reason", "prompt") if form == "ask" else ("event",)
    return any(is_used(f"{game}-{kind}-{what}") for kind in kinds)


def _can_be_made(key: str) -> bool:
    _, patterns, values = _sources()
    found = (pattern.fullmatch(key) for pattern in patterns)
    return any(
        match and all(part.replace("_", "-") in values or _can_be_made(part) for part in match.groups())
        for match in found
    )


def test_every_word_is_used() -> None:
    assert [key for key in entries("en") if not is_used(key)] == []
    assert not is_used("kind-nonsense")
    assert not is_used("nuc-deed-nonsense")
    assert not is_used("error-nonsense")
