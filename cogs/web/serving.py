"""Whether pages are served: the server is loaded only if the host wants it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cogs.client.bot import GameBot
from cogs.environment.settings import Settings


@asynccontextmanager
async def serve_pages(bot: GameBot, settings: Settings) -> AsyncIterator[None]:
    """Serve the pages of tables in the browser for the length of the block, if they are enabled.

    Raises SettingError if their port cannot be opened.
    """
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
