"""Commands in every language: the catalogue entry of each name and description that Discord shows.

A description or choice is given as `command_text(key)`; its translations are the same key of the other catalogues.
Names of commands and parameters are translated where a catalogue has `name-<path>` (as in `name-nucleum-play`) or
`name-parameter-<name>`.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as At

from cogs.base.words import locale_of
from engine.catalogue import DEFAULT_LOCALE, catalogue, locales
from engine.registry import games


def command_text(key: str) -> app_commands.locale_str:
    """Return the English text of a catalogue key for a command, marked for translation."""
    return app_commands.locale_str(catalogue()(key), key=key)


def game_choices() -> list[app_commands.Choice[str]]:
    """Return every game as a choice of a command."""
    return [app_commands.Choice(name=command_text(f"game-{game}"), value=game) for game in games()]


def language_choices() -> list[app_commands.Choice[str]]:
    """Return every language, by its own name, as a choice of a command."""
    return [app_commands.Choice(name=catalogue()(f"language-{locale}"), value=locale) for locale in locales()]


def key_of(said: app_commands.locale_str, context: app_commands.TranslationContext[Any, Any]) -> str | None:
    """Return the catalogue key of a text of a command, or None if it is never translated."""
    if "key" in said.extras:
        return str(said.extras["key"])
    if context.location in {At.command_name, At.group_name}:
        return f"name-{context.data.qualified_name.replace(' ', '-')}"
    if context.location is At.parameter_name:
        return f"name-parameter-{said.message}"
    return None


class CatalogueTranslator(app_commands.Translator):
    """Translates commands into the languages of the catalogue. Texts that a language lacks stay English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return the text in a Discord locale; None for English and for keys that the catalogue does not have."""
        known = locale_of(locale)
        if known == DEFAULT_LOCALE or (key := key_of(string, context)) is None:
            return None
        words = catalogue(known)
        return words(key) if key in words.own else None
