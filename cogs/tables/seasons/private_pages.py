"""The private pages about seasons, for players and managers, as one extension of the bot."""

from __future__ import annotations

from cogs.client.bot import GameBot
from cogs.tables.seasons import all_rows, divisions, managing, replacing, setting_up

PAGES = (all_rows, managing, divisions, replacing, setting_up)
"""The modules whose import registers the presses of these pages."""


async def setup(_bot: GameBot) -> None:
    """Do nothing: importing registers the presses."""
