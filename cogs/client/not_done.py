"""What is raised when Discord has not done what it was asked."""

from __future__ import annotations

import aiohttp
import discord

NOT_DONE = (discord.DiscordException, aiohttp.ClientError, OSError)
"""It refuses, is too busy (`discord.RateLimited` is no `discord.HTTPException`), or cannot be reached in time."""
