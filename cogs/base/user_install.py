"""The bot as an app that users install for themselves: the commands that work everywhere, or need a server with it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.base.items import LinkButton, link_button
from cogs.base.not_done import NOT_DONE
from cogs.base.permissions import invitation
from cogs.base.visibility import is_served
from cogs.base.words import words_for

GROUP_COMMANDS = frozenset({"learn", "rules", "lookup"})
"""The commands that users have in messages between people as well: they show nothing of a table."""
USER_COMMANDS = GROUP_COMMANDS | {"help", "games", "records", "settings", "new"}
"""The commands that users have on servers without the bot. All others exist where a server has installed the bot."""

AWAY_SERVER, AWAY_PRIVATE, AWAY_GROUP = "error-away-server", "error-away-private", "error-away-group"
"""Texts of refusals where the bot is absent: on servers, those where only its host can invite it, and between people."""
AWAY = frozenset({AWAY_SERVER, AWAY_PRIVATE, AWAY_GROUP})


def offer_to_users(tree: app_commands.CommandTree[Any]) -> None:
    """Mark the commands that users have wherever they have installed the bot for themselves."""
    for name in USER_COMMANDS:
        command = tree.get_command(name)
        assert command is not None, name
        command.allowed_installs = app_commands.AppInstallationType(guild=True, user=True)
        command.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=name in GROUP_COMMANDS
        )


def user_install_link(application: int) -> str:
    """Return the link with which users install the bot with this application id for themselves."""
    link = discord.utils.oauth_url(application, scopes=("applications.commands",))
    return f"{link}&integration_type=1"


def is_away(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the bot is absent at an interaction: on a server without it, or in messages between people."""
    if interaction.guild_id is None:
        return interaction.context.private_channel
    return not is_served(interaction)


def away_key(interaction: discord.Interaction[Any]) -> str:
    """Return the key of the refusal for an interaction that requires the bot in its place."""
    if interaction.guild_id is None:
        return AWAY_GROUP
    application = interaction.client.application
    return AWAY_SERVER if application is not None and application.bot_public else AWAY_PRIVATE


def needs_bot(interaction: discord.Interaction[Any]) -> bool:
    """Return whether a command needs the bot in the place where it was used, and the bot is not there."""
    if not is_away(interaction) or interaction.command is None:
        return False
    root = interaction.command.qualified_name.partition(" ")[0]
    return root not in (GROUP_COMMANDS if interaction.guild_id is None else USER_COMMANDS)


async def away_buttons(interaction: discord.Interaction[Any], key: str) -> list[LinkButton]:
    """Return the links of a refusal in `AWAY`: to the direct messages with the bot, and to its invitation."""
    words, bot, buttons = words_for(interaction), interaction.client, list[LinkButton]()
    try:
        direct = await bot.create_dm(interaction.user)
    except NOT_DONE:
        pass  # the sentence is sufficient without the button
    else:
        buttons.append(
            link_button(words("button-open-direct-messages"), f"https://discord.com/channels/@me/{direct.id}")
        )
    if key == AWAY_SERVER:
        address = bot.application.custom_install_url or invitation(bot.application.id)
        buttons.append(link_button(words("button-invite-link"), address))
    return buttons
