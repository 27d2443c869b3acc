"""The kinds of errors in answering a user, and the texts of some of them."""

from __future__ import annotations

import logging
from typing import Any

import aiohttp
import discord
from discord import app_commands

from cogs.base.not_done import is_from_network, is_missing
from cogs.base.permissions import missing_in, permission_names, place_of
from cogs.base.visibility import own_server
from engine.catalogue import Catalogue
from engine.kernel import RuleError
from engine.records.errors import StoreFault
from engine.telemetry import count

logger = logging.getLogger(__name__)

TOO_LATE = {10015, 10062, 40060, 50027}
"""Discord's codes for interactions whose token is unknown, used up or expired."""
BLOCKED = {20009, 200000, 200001, 240000}
"""Discord's codes for filtered content: explicit content, AutoMod for messages and names, harmful links."""
THREADS_FULL = {160006, 160007}
"""Discord's codes for a server with as many active threads as it may have."""
VANISHED = {10003, 10008}
"""Discord's codes for a channel or message that was deleted or dismissed in the meantime."""

FOR_THE_HOST = frozenset({"error-not-saved", "error-not-saved-full", "error-newer"})
"""Faults of the bot that users are asked to report to its host."""


def describe(interaction: discord.Interaction[Any]) -> str:
    """Return one line for the log: the user, what they did, and the channel."""
    data: Any = interaction.data or {}
    what = data.get("custom_id") or data.get("name")
    return f"{interaction.type.name} {what!r} by user {interaction.user.id} in channel {interaction.channel_id}"


async def suggest(interaction: discord.Interaction[Any], command: app_commands.Command[Any, ..., Any]) -> None:
    """Answer an autocompletion, whose errors cannot be shown; discord.py would log each as an error of the bot.

    Raises app_commands.CommandSignatureMismatch when the command has changed since the user's client loaded it.
    """
    focused = next((each["name"] for each in _options(interaction.data or {}) if each.get("focused")), None)
    if focused is None or focused not in interaction.namespace.__dict__:
        raise app_commands.CommandSignatureMismatch(command)
    try:
        await command._invoke_autocomplete(interaction, focused, interaction.namespace)  # noqa: SLF001 - no public way
    except app_commands.AppCommandError:
        raise
    except Exception as error:
        kind = kind_of(error, own_server(interaction))
        count("error", kind)
        if kind == "bug":
            logger.exception("no suggestions for %s", describe(interaction))
        elif kind != "rule":
            logger.warning("no suggestions for %s: %s", describe(interaction), error)


def _options(data: Any) -> list[Any]:
    """Return all options in the data of an interaction, including the options of its subcommands."""
    found = list(data.get("options") or ())
    return [*found, *(below for each in found for below in _options(each))]


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
    # Before the permissions, since these errors have the status 403 as well.
    if is_from_network(error):
        return "discord"
    if isinstance(error, discord.HTTPException) and error.code in BLOCKED | THREADS_FULL:
        return "permission"
    if isinstance(error, discord.HTTPException) and error.code in VANISHED:
        return "discord"
    # In an outage of a server, its channels seem to be deleted or forbidden.
    if is_missing(error) and guild is not None and guild.unavailable:
        return "discord"
    if isinstance(error, discord.Forbidden | app_commands.MissingPermissions | app_commands.CheckFailure):
        return "permission"
    return "bug"


def not_accepted(interaction: discord.Interaction[Any], words: Catalogue) -> str:
    """Return the sentence for an answer that Discord did not accept because it has a problem itself."""
    server = own_server(interaction)
    away = server is not None and server.unavailable
    return words("error-server-unavailable" if away else "error-discord-down")


def not_permitted(interaction: discord.Interaction[Any], words: Catalogue, error: discord.HTTPException) -> str:
    """Return the sentence for an answer that Discord did not permit: the missing permissions in the channel, if known."""
    if error.code in BLOCKED:
        return words("error-blocked")
    if error.code in THREADS_FULL:
        return words("error-threads-full")
    place = place_of(interaction.channel)
    missing = missing_in(place, interaction.app_permissions) if place is not None else []
    if missing:
        return words("error-bot-lacks", permissions=permission_names(missing, words))
    return words("error-bot-permissions")
