"""The text catalogue: well-formed files, fallbacks, lists, plurals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from engine.catalogue import TEXT_FOLDER, Catalogue, MissingTextError
from engine.kernel import Listing, SeatName, text

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(TEXT_FOLDER.glob("*/*.ftl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_entry_can_be_read_and_stands_once(path: Path) -> None:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


def test_no_key_stands_in_two_files() -> None:
    keys: dict[str, str] = {}
    for path in FILES:
        if path.parent.name != "en":
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                assert keys.setdefault(entry.id.name, path.name) == path.name


def test_every_key_the_discord_layer_names_exists() -> None:
    words = Catalogue("en", strict=True)
    named = re.compile(r"""\b(?:words|command_text|refusal|text)\(\s*"([a-z0-9-]+)\"""")
    for path in sorted((ROOT / "cogs").glob("*.py")) + sorted((ROOT / "engine").glob("*.py")):
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
