"""The kinds of errors in answering a user, and what is said about some of them."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
from discord import app_commands

from cogs.client.not_done import is_missing
from cogs.permissions import missing_in, permission_names, place_of
from engine.catalogue import Catalogue
from engine.kernel import RuleError
from engine.records.errors import StoreFault

TOO_LATE = {10015, 10062, 40060, 50027}
"""Discord's codes for interactions whose token is unknown, used up or expired."""

FOR_THE_HOST = frozenset({"error-not-saved", "error-not-saved-full", "error-newer"})
"""Faults of the bot that users are asked to report to its host."""


def kind_of(error: BaseException, guild: discord.Guild | None = None) -> str:
    """Return an error's kind for the metrics; `guild` is the server where it occurred."""
    if isinstance(error, RuleError):
        return "rule"
    if isinstance(error, StoreFault):
        return "database"
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        return "late"
    if isinstance(error, discord.DiscordServerError | discord.RateLimited | aiohttp.ClientError):
        return "discord"
    if is_missing(error) and guild is not None and guild.unavailable:
        return "discord"
    if isinstance(error, discord.Forbidden | app_commands.MissingPermissions | app_commands.CheckFailure):
        return "permission"
    return "bug"


def not_accepted(interaction: discord.Interaction[Any], words: Catalogue) -> str:
    """Return the sentence for an answer that Discord did not accept because it has a problem itself."""
    away = interaction.guild is not None and interaction.guild.unavailable
    return words("error-server-unavailable" if away else "error-discord-down")


def not_permitted(interaction: discord.Interaction[Any], words: Catalogue) -> str:
    """Return the sentence for an answer that Discord did not permit: what the bot lacks in the channel, if it is known."""
    place = place_of(interaction.channel)
    missing = missing_in(place, interaction.app_permissions) if place is not None else []
    if missing:
        return words("error-bot-lacks", permissions=permission_names(missing, words))
    return words("error-bot-permissions")
