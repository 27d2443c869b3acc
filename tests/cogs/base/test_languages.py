"""The languages that are loaded before anyone needs them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.base import words as module
from cogs.base.words import read_ahead
from cogs.client.warming import locales_in_use
from cogs.help import lookup
from cogs.help.help_context import HelpContext
from engine.catalogue import AT_ONCE, Catalogue
from engine.registry import games


def _table(locale: str) -> SimpleNamespace:
    return SimpleNamespace(table=SimpleNamespace(settings=SimpleNamespace(locale=locale)))


def test_languages_of_tables_people_and_servers_are_spoken_and_each_counts_once() -> None:
    bot = SimpleNamespace(
        service=SimpleNamespace(players=SimpleNamespace(languages={1: "cs", 2: "", 3: "pl"})),
        guilds=[SimpleNamespace(preferred_locale=locale) for locale in ("pt-BR", "en-US", "fi")],
    )
    tables = [_table("pl"), _table("en")]
    assert locales_in_use(cast("Any", bot), cast("Any", tables)) == ["en", "pl", "cs", "pt-BR"]


async def test_no_entry_is_left_to_be_parsed_of_what_was_read_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Catalogue("cs")
    monkeypatch.setattr(module, "catalogue", lambda locale: {"cs": words}[locale])
    monkeypatch.setattr(module, "READING_PAUSE", 0.0)
    frozen: list[bool] = []
    monkeypatch.setattr(module, "gc", SimpleNamespace(freeze=lambda: frozen.append(True)))
    read = {key for key in words.own if not words._line(key)}
    await read_ahead("cs")
    assert all(isinstance(dict.__getitem__(words.messages, key), str) == (key not in read) for key in words.messages)
    assert len(frozen) == len(read) // AT_ONCE // module.READING_STEPS_A_FREEZE


async def test_no_name_is_left_to_be_put_into_words_once_they_were_read_ahead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No one who looks something up is the first to wait for 1,000 names."""
    words = Catalogue("cs")
    monkeypatch.setattr(lookup, "catalogue", lambda locale: {"cs": words}[locale])
    await lookup.read_names_ahead("cs")
    formatted: list[object] = []

    def noted(*given: object) -> tuple[str, list[object]]:
        formatted.append(given)
        return "", []

    monkeypatch.setattr(words.bundle, "format_pattern", noted)
    for game in games().values():
        context = HelpContext(game, None)
        assert await lookup.find_meanings(context, 1, "a", words)
    assert not formatted
