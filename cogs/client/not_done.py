"""The exceptions that mean that Discord did not carry out a request."""

from __future__ import annotations

import aiohttp
import discord

NOT_DONE = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Discord refused, was too busy (`discord.RateLimited` is not a `discord.HTTPException`), or could not be reached in time."""
