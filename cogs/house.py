"""The Discord client of the house: loads the cogs, syncs commands when they changed, answers errors."""

from __future__ import annotations

import hashlib
import json
import logging
import secrets
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.drawing import Studio
from cogs.items import TableButton, TableSelect
from cogs.words import say, words_for
from engine.keeper import TableError
from engine.kernel import RuleError, Text, text
from engine.service import GameService
from engine.table import Person

logger = logging.getLogger(__name__)

COGS = (
    "cogs.tables",
    "cogs.play",
    "cogs.advice",
    "cogs.nanotech",
    "cogs.nucleum",
    "cogs.boards",
    "cogs.help",
    "cogs.upkeep",
    "cogs.outbox",
    "cogs.settings",
)

UNKNOWN_INTERACTION = 10062


class CommandTree(app_commands.CommandTree["House"]):
    """Slash commands whose errors all go to one place."""

    async def on_error(self, interaction: discord.Interaction[House], error: app_commands.AppCommandError, /) -> None:
        """Answer an error of a command."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.answer_error(interaction, cause)


class House(commands.AutoShardedBot):
    """The bot. `service` keeps the tables, `studio` draws them.

    `overrides` is the host's file of corrected component values, for the drawing process.
    """

    def __init__(
        self, service: GameService, *, sync_commands: bool = True, overrides: Path | None = None, **options: Any
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            tree_cls=CommandTree,
            **options,
        )
        self.service = service
        self.studio = Studio(overrides)
        self._sync_commands = sync_commands

    async def setup_hook(self) -> None:
        """Load the cogs, register the buttons, tell Discord the commands if they changed, go on playing."""
        for cog in COGS:
            await self.load_extension(cog)
        self.add_dynamic_items(TableButton, TableSelect)
        if self._sync_commands:
            await self._sync()
        await self.studio.warm_up()
        await self.service.resume()

    async def close(self) -> None:
        """Leave Discord and end the drawing process."""
        await super().close()
        self.studio.close()

    async def _sync(self) -> None:
        shape = json.dumps([command.to_dict(self.tree) for command in self.tree.get_commands()], sort_keys=True)
        digest = hashlib.sha256(f"{self.application_id}{shape}".encode()).hexdigest()
        if await self.service.store.recall("commands") == digest:
            return
        synced = await self.tree.sync()
        await self.service.store.note("commands", digest)
        logger.info("told Discord %d commands", len(synced))

    # Answers

    async def answer_error(self, interaction: discord.Interaction[Any], error: BaseException) -> None:
        """Tell the user privately what went wrong: a mistake in one sentence, a bug with a reference id."""
        words = words_for(interaction)
        if isinstance(error, RuleError):
            await self._answer_rule_error(interaction, error)
        elif isinstance(error, app_commands.MissingPermissions | app_commands.CheckFailure):
            await tell(interaction, words("error-not-allowed"))
        elif isinstance(error, discord.NotFound) and error.code == UNKNOWN_INTERACTION:
            logger.warning("too late to answer %s", describe(interaction))
        elif isinstance(error, discord.Forbidden):
            logger.warning("not permitted: %s: %s", describe(interaction), error)
            await tell(interaction, words("error-bot-permissions"))
        else:
            reference = secrets.token_hex(4)
            logger.error("error %s: %s", reference, describe(interaction), exc_info=error)
            await tell(interaction, words("error-bug", reference=reference))

    async def _answer_rule_error(self, interaction: discord.Interaction[Any], error: RuleError) -> None:
        words = words_for(interaction)
        try:
            table = (await self.service.in_channel(interaction.channel_id or 0)).table
            sentence = say(table, words, error.text)
        except TableError:
            sentence = words.say(error.text)
        except IndexError:  # a seat of another table than this channel's
            sentence = words.say(error.text)
        await tell(interaction, sentence)

    async def answer_unknown(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press on a button of a release that had other buttons."""
        await tell(interaction, words_for(interaction)("error-old-button"))


async def tell(interaction: discord.Interaction[Any], sentence: str) -> None:
    """Say something to the user alone, whatever has been answered before."""
    none = discord.AllowedMentions.none()
    try:
        if interaction.response.is_done():
            await interaction.followup.send(sentence, ephemeral=True, allowed_mentions=none)
        else:
            await interaction.response.send_message(sentence, ephemeral=True, allowed_mentions=none)
    except discord.HTTPException as error:
        logger.warning("could not tell %s: %s", describe(interaction), error)


def describe(interaction: discord.Interaction[Any]) -> str:
    """Return who did what where, for the log."""
    data: Any = interaction.data or {}
    what = data.get("custom_id") or data.get("name")
    return f"{interaction.type.name} {what!r} by user {interaction.user.id} in channel {interaction.channel_id}"


def person(user: discord.User | discord.Member) -> Person:
    """Return a Discord user as the engine knows people."""
    return Person(user.id, user.display_name[:32])


def is_manager(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the user may manage the server."""
    return interaction.permissions.manage_guild


def refusal(key: str, **args: int | str | Text) -> TableError:
    """Return an error for the user in the catalogue's words."""
    return TableError(text(key, **args))
