"""The icons shown to a user or at a table, and messages that Discord refuses because of an icon."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import TypeVar

import discord

from cogs.client.bot import GameBot
from cogs.client.icons import NO_ICONS, Icons
from engine.records.table import Table

T = TypeVar("T")

INVALID_FORM = 50035
"""Discord's code for a message with an invalid part."""


def icons_for(interaction: discord.Interaction[GameBot]) -> Icons:
    """Return the icons to show to the user of an interaction."""
    bot = interaction.client
    wants_none = not bot.icons.names or interaction.user.id in bot.service.players.words_only
    return NO_ICONS if wants_none else bot.icons


def icons_at(bot: GameBot, table: Table) -> Icons:
    """Return the icons to show in the posts of a table."""
    return bot.icons if bot.icons.names and table.settings.icons else NO_ICONS


async def send_with_icons(
    bot: GameBot, view: discord.ui.View | None, files: Sequence[discord.File], send: Callable[[], Awaitable[T]]
) -> T:
    """Send a message with a `view`; if Discord refuses the whole message for its icons, send it again, at last without them.

    Discord now and then refuses an emoji that it has (discord-api-docs#7128), so the message is first sent as it is once
    more. Icons that were refused twice are forgotten, and what Discord has is looked at again. Raises what `send` raises.
    """
    for last in (False, True):
        try:
            return await send()
        except discord.HTTPException as error:
            if error.code != INVALID_FORM or ".emoji" not in error.text or not (shown := _icons_in(view)):
                raise
        # The refused request has read each file to its end.
        for file in files:
            file.reset()
        if last:
            _take_icons(view)
            bot.icons.forget(shown)
            bot.dispatch("icons_refused", sorted(shown))
    return await send()


def _icons_in(view: discord.ui.View | None) -> set[str]:
    """Return the names of the icons in a view."""
    parts = _parts(view) if view is not None else ()
    return {part.emoji.name for part in parts if part.emoji is not None and part.emoji.id is not None}


def _take_icons(view: discord.ui.View | None) -> None:
    """Remove the icons from a view."""
    for part in _parts(view) if view is not None else ():
        if part.emoji is not None and part.emoji.id is not None:
            part.emoji = None


def _parts(view: discord.ui.View) -> Iterator[discord.ui.Button[discord.ui.View] | discord.SelectOption]:
    """Yield everything in a view that may have an icon."""
    for child in view.children:
        item = child.item if isinstance(child, discord.ui.DynamicItem) else child
        if isinstance(item, discord.ui.Button):
            yield item
        elif isinstance(item, discord.ui.Select):
            yield from item.options
