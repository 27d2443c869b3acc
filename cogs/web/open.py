"""Open in Browser: the button below private pictures that gives a link to the page of the table, if the host serves pages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cogs.answers.below_picture import has_pages
from cogs.base.cards.card import Card
from cogs.base.cards.private import answer
from cogs.base.items import Pressed, link_button, on_press
from cogs.base.words import refusal, title, words_for
from cogs.client.bot import GameBot, Interaction
from cogs.process.settings import Settings
from engine.tables.open.open_table import not_running


@on_press("web")
async def press_web(interaction: Interaction, pressed: Pressed) -> None:
    """Answer privately with a link to the page of a table, which works once."""
    bot = interaction.client
    open_table = await bot.service.tables.look(pressed.table)
    if open_table.match is None:
        raise not_running(open_table.table)
    if bot.pages is None:
        raise refusal("error-no-pages")
    if not await has_pages(bot, open_table.table.guild):
        raise refusal("error-no-pages-here")
    words = words_for(interaction)
    address = await bot.pages.link(interaction.user.id, open_table.table.id)
    text = words("web-link", table=title(open_table.table, words))
    await answer(interaction, Card(text, [link_button(words("button-open-page"), address)]), new=True)


@asynccontextmanager
async def serve_pages(bot: GameBot, settings: Settings) -> AsyncIterator[None]:
    """Serve tables in the browser during the block, if enabled. Raises SettingError if the port cannot be opened."""
    if not settings.web_port:
        yield
        return
    from cogs.web.server import serve

    serving = serve(
        bot,
        settings.web_url,
        settings.web_host,
        settings.web_port,
        megabytes=settings.web_cache,
        proxies=settings.web_proxy,
    )
    async with serving as pages:
        bot.pages = pages
        try:
            yield
        finally:
            bot.pages = None
