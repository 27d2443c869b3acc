"""/rules and /lookup: pages of the rules, any component, and the meanings of icons."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from discord import app_commands
from discord.ext import commands

from cogs.answers.pictures import send_picture
from cogs.answers.table_text import send_legend_text
from cogs.base.items import MAX_OPTIONS, Pressed, on_press
from cogs.base.localization import command_text
from cogs.base.typed.matching import Entry, match_suggestion, suggestions
from cogs.base.typed.values import Name, plain
from cogs.base.words import clip, refusal, words_for
from cogs.client.bot import GameBot, Interaction
from cogs.help.help_context import HelpContext, context_of, context_pressed, game_entries
from cogs.help.lookup import find_meanings, list_label, look_up
from cogs.help.pages import ICONS, send_page
from engine.catalogue import Catalogue
from engine.kernel import Topic


def find_topic(topics: tuple[Topic, ...], typed: str, words: Catalogue) -> str:
    """Return the id of the topic picked or typed; a refusal if it matches none or several."""
    entries = topic_entries(topics, words)
    whole = match_suggestion(entries, typed)
    if whole is not None:
        return whole
    part = [entry.value for entry in entries if plain(typed) and plain(typed) in plain(entry.shown)]
    if len(part) != 1:
        raise refusal("error-no-such-topic", topic=clip(typed, 60))
    return part[0]


def topic_entries(topics: Iterable[Topic], words: Catalogue) -> list[Entry]:
    """Return the pages of the rules as entries to pick or type."""
    return [Entry(topic.id, words.say(topic.title)) for topic in topics]


@on_press("rules")
async def press_rules(interaction: Interaction, pressed: Pressed) -> None:
    """Show the overview of the table's game."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    await send_page(interaction, HelpContext(open_table.game, open_table))


@on_press("page")
async def press_page(interaction: Interaction, pressed: Pressed) -> None:
    """Turn to a page by its button."""
    game, _, topic = pressed.arg.partition(".")
    await send_page(interaction, await context_pressed(interaction, pressed.table, game), topic)


@on_press("pages")
async def press_pages(interaction: Interaction, pressed: Pressed) -> None:
    """Turn to a page by the menu."""
    context = await context_pressed(interaction, pressed.table, pressed.arg)
    await send_page(interaction, context, pressed.values[0] if pressed.values else None)


async def _context_of_icons(interaction: Interaction, pressed: Pressed) -> HelpContext:
    """Return the help context of a press about icons; the game is its table's unless the press names one."""
    game = pressed.arg or (await interaction.client.service.tables.look(pressed.table)).table.game
    return await context_pressed(interaction, pressed.table, game)


@on_press("icons")
async def press_icons(interaction: Interaction, pressed: Pressed) -> None:
    """Show the meanings of the icons, for the table or, without one, as a page of the rules."""
    context = await _context_of_icons(interaction, pressed)
    if context.open_table is not None:
        await send_picture(interaction, context.open_table, "legend")
    else:
        await send_page(interaction, context, ICONS, new_message=True)


@on_press("legend")
async def press_legend(interaction: Interaction, pressed: Pressed) -> None:
    """Show the meanings of the icons as text."""
    context = await _context_of_icons(interaction, pressed)
    await send_legend_text(interaction, context.game.id, context.open_table)


class RulesCommands(commands.Cog):
    """Commands that explain a game, at a table or anywhere."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(description=command_text("command-rules"))
    @app_commands.describe(game=command_text("parameter-game"), topic=command_text("parameter-topic"))
    async def rules(self, interaction: Interaction, game: Name | None = None, topic: Name | None = None) -> None:
        """Show a page of the rules."""
        context = await context_of(interaction, game)
        meant = find_topic(context.topics(), topic, words_for(interaction)) if topic else None
        await send_page(interaction, context, meant)

    @app_commands.command(description=command_text("command-lookup"))
    @app_commands.describe(name=command_text("parameter-lookup"), game=command_text("parameter-game"))
    async def lookup(self, interaction: Interaction, name: Name, game: Name | None = None) -> None:
        """Look up a component."""
        await look_up(interaction, await context_of(interaction, game), name)

    @rules.autocomplete("game")
    @lookup.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = words_for(interaction)
        return suggestions(game_entries(words), current)

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words, context = words_for(interaction), await self._typed_context(interaction)
        if context is None:
            return []
        return suggestions(topic_entries(context.topics(), words), current)

    @lookup.autocomplete("name")
    async def _components(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words, context = words_for(interaction), await self._typed_context(interaction)
        if context is None:
            return []
        found = await find_meanings(context, interaction.user.id, current, words)
        suggested = [
            app_commands.Choice(name=list_label(each, words), value=value) for value, each in found[:MAX_OPTIONS]
        ]
        await asyncio.sleep(0)  # sending them takes another millisecond
        return suggested

    async def _typed_context(self, interaction: Interaction) -> HelpContext | None:
        """Return the help context of a command being typed; None for a game that does not exist."""
        game = interaction.namespace.game
        if game and match_suggestion(game_entries(words_for(interaction)), game) is None:
            return None
        return await context_of(interaction, game or None)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(RulesCommands(bot))
