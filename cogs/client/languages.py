"""Reads the languages of people here before anybody waits for a sentence to be parsed."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs.client.words import locale_of
from engine.catalogue import DEFAULT_LOCALE, catalogue

if TYPE_CHECKING:
    from cogs.client.bot import GameBot
    from engine.tables.manager import OpenTable

PAUSE = 0.02
"""Seconds between some entries and the next, so that whoever presses something now goes first."""

STEPS_A_FREEZE = 50
"""After so many steps the garbage collector shall not look at the entries any more: they stay, and take it 50 ms."""


def spoken(bot: GameBot, tables: Sequence[OpenTable]) -> list[str]:
    """Return the locales that are spoken here: of these tables, chosen by people, of the servers; English first."""
    found = [DEFAULT_LOCALE, *(live.table.settings.locale for live in tables)]
    found += bot.service.players.languages.values()
    found += [str(guild.preferred_locale) for guild in bot.guilds]
    return list(dict.fromkeys(locale_of(locale) for locale in found if locale))


async def read_ahead(locale: str) -> None:
    """Parse all texts of a language, a few entries at a time.

    That takes half a second and 8 MB; any other language is parsed as it is needed, which the first to open a long panel
    in it would notice.
    """
    for count, _ in enumerate(catalogue(locale).read_ahead(), 1):
        if count % STEPS_A_FREEZE == 0:
            gc.freeze()
        await asyncio.sleep(PAUSE)
