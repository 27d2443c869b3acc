"""Messages that Discord refuses because of an icon: they are sent again, eventually without icons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, TypeVar

import discord

from cogs.base.icons import Icons

T = TypeVar("T")
AnyView = discord.ui.View | discord.ui.LayoutView

INVALID_FORM = 50035
"""Discord's code for a message with an invalid part."""


async def send_with_icons(
    bot: Any, view: AnyView | None, files: Sequence[discord.File], send: Callable[[], Awaitable[T]]
) -> T:
    """Send a message with a `view`; if Discord refuses it because of its icons, send it again, eventually without them.

    Discord occasionally refuses a valid emoji (discord-api-docs#7128), so the message is first sent again unchanged.
    Icons that were refused twice are forgotten, and Discord's emojis are checked again. Raises any error of `send`.
    """
    icons: Icons = bot.icons
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
            icons.forget(shown)
            bot.dispatch("icons_refused", sorted(shown))
    return await send()


def _icons_in(view: AnyView | None) -> set[str]:
    """Return the names of the icons in a view."""
    parts = _parts(view) if view is not None else ()
    return {part.emoji.name for part in parts if part.emoji is not None and part.emoji.id is not None}


def _take_icons(view: AnyView | None) -> None:
    """Remove the icons from a view."""
    for part in _parts(view) if view is not None else ():
        if part.emoji is not None and part.emoji.id is not None:
            part.emoji = None


def _parts(view: AnyView) -> Iterator[discord.ui.Button[Any] | discord.SelectOption]:
    """Yield everything in a view that may have an icon."""
    for child in view.walk_children():
        if isinstance(child, discord.ui.Button):
            yield child
        elif isinstance(child, discord.ui.Select):
            yield from child.options
