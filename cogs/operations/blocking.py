"""The owner's block list: blocking a person or a server, lifting a block, and leaving blocked servers."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from cogs.answers.ask_first import Confirmation, WhenDone, require_confirmation
from cogs.base.items import MAX_USER_ID, Pressed
from cogs.base.not_done import NOT_DONE
from cogs.base.words import MAX_CONTENT, fit_lines, refusal, user_mention, words_for
from cogs.client.access import is_owner, owners
from cogs.client.bot import GameBot, Interaction
from engine.catalogue import Catalogue
from engine.club.hosting.blocks import Kind

logger = logging.getLogger(__name__)


def server_id(typed: str) -> int:
    """Return the id of a server as typed; a refusal for anything else."""
    typed = typed.strip()
    if not (typed.isascii() and typed.isdecimal() and len(typed) <= MAX_USER_ID):
        raise refusal("error-block-server")
    return int(typed)


def block_argument(kind: Kind, number: int) -> str:
    """Return the argument of the question whether to block a person or a server."""
    return f"{kind}.{number}"


def block_list(bot: GameBot, words: Catalogue) -> str:
    """Return the list of blocks as text."""
    blocks = bot.service.blocks
    lines = [words("blocked-user", who=user_mention(each)) for each in sorted(blocks.users)]
    lines += [words("blocked-server", server=str(each)) for each in sorted(blocks.servers)]
    if not lines:
        return words("blocked-none")
    heading = words("blocked-heading")
    return f"{heading}\n{fit_lines(words, lines, MAX_CONTENT - len(heading) - 10)}"


def _parse(interaction: Interaction, arg: str) -> tuple[Kind, int]:
    """Return the user or server that an argument of `block_argument` names; a refusal if it cannot be blocked."""
    if not is_owner(interaction):
        raise refusal("error-owner-only")
    kind, _, number = arg.partition(".")
    if kind not in {"user", "server"}:
        raise refusal("error-old-button")
    named, bot = server_id(number), interaction.client
    if kind == "server":
        return "server", named
    assert bot.application is not None
    if named in {*owners(bot.application), bot.application.id} or (bot.user is not None and named == bot.user.id):
        raise refusal("error-block-owner")
    return "user", named


async def _ask(interaction: Interaction, _table: int, arg: str) -> Confirmation:
    kind, number = _parse(interaction, arg)
    words, bot = words_for(interaction), interaction.client
    if kind == "server":
        guild = bot.get_guild(number)
        name = discord.utils.escape_markdown(guild.name) if guild is not None else str(number)
        return Confirmation(words("ask-block-server", server=name), words("button-block"))
    tables = [each for each in await bot.service.store.tables.of_user(number) if each.status == "running"]
    return Confirmation(words("ask-block-user", who=user_mention(number), count=len(tables)), words("button-block"))


async def _block(interaction: Interaction, pressed: Pressed) -> WhenDone:
    kind, number = _parse(interaction, pressed.arg)
    await interaction.client.service.blocks.block(kind, number)
    logger.warning("%s %d was blocked by user %d", kind, number, interaction.user.id)
    return WhenDone(words_for(interaction)("block-done"))


require_confirmation("admin-block", _ask, _block, anywhere=True)


class Blocking(commands.Cog):
    """Leaves blocked servers, including those that invite the bot again or were blocked by another process."""

    def __init__(self, bot: GameBot) -> None:
        self.bot, self._blocks = bot, bot.service.blocks

    async def cog_load(self) -> None:
        """Read the list before the first press arrives."""
        await self._blocks.read()
        self.bot.tasks.begin(self._follow(), "blocks")

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Leave servers that were blocked, or have invited the bot, while it was away."""
        await self._leave()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Leave a blocked server at once."""
        if guild.id in self._blocks.servers:
            await self._leave()

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Leave a blocked server that could not be left during an outage."""
        if guild.id in self._blocks.servers:
            await self._leave()

    async def _follow(self) -> None:
        while True:
            await self._blocks.changed.wait()
            self._blocks.changed.clear()
            if self.bot.is_ready():
                await self._leave()

    async def _leave(self) -> None:
        """Leave the blocked servers of this process; what Discord refuses for now is retried at the next opportunity."""
        for number in self._blocks.servers:
            guild = self.bot.get_guild(number)
            if guild is not None:
                try:
                    await guild.leave()
                    logger.info("left the blocked server %d", number)
                except NOT_DONE as error:
                    logger.warning("the blocked server %d is not left yet: %s", number, error)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Blocking(bot))
