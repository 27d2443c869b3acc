"""The text catalogue: entries read without the parser, fallbacks, lists, plurals."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from engine import catalogue as catalogues
from engine.catalogue import AT_ONCE, TEXT_FOLDER, Catalogue, MissingTextError, catalogue, entries
from engine.kernel import Listing, SeatName, seeded_rng, text
from tests.languages.reading import body_of

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(TEXT_FOLDER.glob("*/*.ftl"))


def test_every_key_the_discord_layer_names_exists() -> None:
    words = Catalogue("en", strict=True)
    named = re.compile(r"""\b(?:words|command_text|refusal|text)\(\s*"([a-z0-9-]+)\"""")
    for path in (each for layer in ("cogs", "engine") for each in sorted((ROOT / layer).rglob("*.py"))):
        for key in named.findall(path.read_text(encoding="utf-8")):
            assert key in words, f"{path.name}: {key}"


def test_lists_seats_and_missing_keys() -> None:
    words = Catalogue("en", strict=True)
    names = ["Ann", "Ben", "Cleo"]
    listing = Listing(tuple(SeatName(seat) for seat in range(3)))
    assert words.say(text("list-and", head=listing, last="x"), names.__getitem__) == "Ann, Ben and Cleo and x"
    with pytest.raises(MissingTextError):
        words("no-such-key")
    with pytest.raises(MissingTextError):
        words("error-option-range")
    assert Catalogue("en")("no-such-key") == "no-such-key"


PLURAL = """
things = { $count ->
    [one] one
    [few] few
    [many] many
   *[other] other
}
number = { $count } of { NUMBER($count, useGrouping: 1) }
"""
EXPECTED = {
    "en": "other one other other other other other",
    "pt-BR": "one one other other other other other",
    "zh-TW": "other other other other other other other",
    "pl": "many one few many many few many",
    "cs": "other one few other other other other",
}


@pytest.mark.parametrize("locale", sorted(EXPECTED))
def test_plurals_and_numbers_of_a_language(locale: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in {"en", locale}:
        (tmp_path / name).mkdir()
        (tmp_path / name / "words.ftl").write_text(PLURAL, encoding="utf-8")
    monkeypatch.setattr("engine.catalogue.TEXT_FOLDER", tmp_path)
    words = Catalogue(locale, strict=True)
    assert " ".join(words("things", count=count) for count in (0, 1, 2, 5, 12, 22, 25)) == EXPECTED[locale]
    plain, _, grouped = words("number", count=1234567).partition(" of ")
    assert plain == "1234567"
    assert grouped != plain


def test_chinese_words_are_parted_from_latin_ones_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "zh-TW"
    folder.mkdir()
    (folder / "one.ftl").write_text("sea = 在 **{ $city }** 的 { $count } 艘船，{ $who } { $line }\n", "utf-8")
    monkeypatch.setattr("engine.catalogue.TEXT_FOLDER", tmp_path)
    words = Catalogue("zh-TW", strict=True)
    assert words("sea", city="雪梨", count=2, who="小 明", line="運船") == "在**雪梨**的 2 艘船，小 明 運船"
    assert words("sea", city="Praha", count=1, who="Ann", line="x") == "在 **Praha** 的 1 艘船，Ann x"


def test_a_very_long_argument_is_cut() -> None:
    """Fluent puts "{???}" in place of an argument of more than 2,500 characters."""
    names = ", ".join(f"#{number}" for number in range(3003))
    said = Catalogue("en", strict=True)("ask-request-whom", names=names)
    assert "???" not in said
    assert said.startswith("Everyone has to agree within 24 hours: #0, #1, ")
    assert said.endswith("….")


def test_english_stands_in_for_what_a_language_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tiles = "tiles = { $count ->\n    [one] one tile\n   *[other] { $count } tiles\n }\n"
    texts = {"en": f"yes = yes\nno = no\n{tiles}", "pl": "yes = tak\nboth = { yes } { no }\n", "zh-TW": "yes = 是\n"}
    for name, said in texts.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "words.ftl").write_text(said, encoding="utf-8")
    monkeypatch.setattr("engine.catalogue.TEXT_FOLDER", tmp_path)
    for strict in (False, True):
        words = Catalogue("pl", strict=strict)
        assert (words("yes"), words("no"), words.own) == ("tak", "no", frozenset({"yes", "both"}))
        assert words("both") == "tak no"
        # Polish has no form for 22 that English knows, and Chinese has one for all numbers.
        assert (words("tiles", count=22), Catalogue("zh-TW")("tiles", count=1)) == ("22 tiles", "one tile")
    with pytest.raises(MissingTextError):
        Catalogue("pl", strict=True)("unknown")


def test_english_is_loaded_once_whatever_locale_asks_for_it() -> None:
    assert catalogue() is catalogue("en") is catalogue("de")
    assert catalogue("pl") is not catalogue()


@pytest.mark.parametrize(
    "path",
    [
        # Whether it is depends on how a file is written, not on its language: two scripts by default.
        pytest.param(path, marks=[] if path.parent.name in {"en", "zh-TW"} else [pytest.mark.slow])
        for path in FILES
    ],
    ids=lambda path: f"{path.parent.name}/{path.name}",
)
def test_an_entry_parsed_when_it_is_needed_is_as_in_the_whole_file(path: Path) -> None:
    source, parser = path.read_text(encoding="utf-8"), FluentParser(with_spans=False)
    whole = {
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name: entry
        for entry in body_of(path)
        if isinstance(entry, ast.Message | ast.Term)
    }
    alone = {name: parser.parse_entry(text) for name, text in entries(source)}
    assert alone.keys() == whole.keys()
    for name, entry in alone.items():
        assert isinstance(entry, ast.Message | ast.Term)
        assert entry.equals(whole[name], ignored_fields=["span", "comment"]), name


def test_only_what_is_said_is_parsed() -> None:
    words = Catalogue("pl")
    assert words("error-typed-too-long", most=2)
    assert "bundle" not in vars(words), "Fluent is loaded for a line"
    assert words("button-turns-back", count=2)
    found: Any = words.bundle._messages
    parsed = [key for key in found if not isinstance(dict.__getitem__(found, key), str)]
    assert 1 <= len(parsed) < 20


def test_a_language_can_be_read_ahead_in_small_steps() -> None:
    words = Catalogue("pl")
    read = [key for key in words.own if not words._line(key)]

    def parsed() -> int:
        return sum(not isinstance(dict.__getitem__(words.messages, key), str) for key in words.messages)

    steps = words.read_ahead()
    next(steps)
    assert parsed() == AT_ONCE
    assert sum(1 for _ in steps) == len(read) // AT_ONCE - 1
    assert parsed() == len(read) < len(words.own)


ARGUMENTS: tuple[int | str, ...] = (0, -3, 1234567, "", "Ann", "中文")


@pytest.mark.parametrize("locale", catalogues.locales())
def test_lines_are_said_as_fluent_says_them(locale: str) -> None:
    words, rng, lines = Catalogue(locale, strict=True), seeded_rng(1), 0
    for key in sorted(words.own):
        if line := words._line(key):
            args: dict[str, int | str] = {name: rng.pick(ARGUMENTS) for name in line[1::2]}
            said = words.words(key, args)
            words._lines[key] = ()
            words._said.clear()
            # After a letter, the minus sign of Fluent's text stays a hyphen.
            assert said.replace("\N{MINUS SIGN}", "-") == words.words(key, args).replace("\N{MINUS SIGN}", "-"), key
            lines += 1
    assert lines > len(words.own) * 0.8


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("plain = Plain words, \N{EN DASH} and more.\n", ["Plain words, \N{EN DASH} and more."]),
        ("spaces   =   in front and behind   \n", ["in front and behind"]),
        ("several = { $one }{$two} and { $more }.\n\n", ["", "one", "", "two", " and ", "more", "."]),
        ("only = { $one }\n", ["", "one", ""]),
        ("wide = 全形　空格\u00a0x\n", ["全形　空格\u00a0x"]),
        ("plural = { $count ->\n    [one] card\n   *[other] cards\n}\n", []),
        ('quoted = { "" }x\n', []),
        ("calls = { NUMBER($count) }\n", []),
        ("term = { -term }\n", []),
        ("message = { other }\n", []),
        ("with = value\n    .attribute = more\n", []),
        ("long = first line\n    second line\n", []),
        ("below =\n    the value\n", []),
        ("broken = { $count\n", []),
        ("broken = }\n", []),
        ("tabbed = a\tb\n", []),
        ("none =\n", []),
    ],
)
def test_what_is_a_line(source: str, line: list[str]) -> None:
    words = Catalogue("en")
    words.messages["greeting"] = source
    words.own |= {"greeting"}
    assert list(words._line("greeting")) == line
