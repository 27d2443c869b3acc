"""The greeting: one post on a server that the bot joins, never repeated, with buttons for the first three steps.

Each step is followed by the choice of a game: a lesson, a table, the rules.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import discord
from discord.ext import commands

from cogs.base.cards.private import tell
from cogs.base.items import Pressed, TableButton, button, in_rows, on_press, rows
from cogs.base.not_done import NOT_DONE, is_from_network, is_unavailable
from cogs.base.words import locale_of, refusal, words_for
from cogs.client.bot import GameBot, Interaction
from cogs.help.help_context import HelpContext
from cogs.help.learn import open_lesson
from cogs.help.pages import send_page
from cogs.posts.lobby_post import open_lobby
from engine.catalogue import Catalogue, catalogue
from engine.records.errors import StoreError, StoreFault
from engine.records.tutorial import tutorials
from engine.registry import games

logger = logging.getLogger(__name__)

NOTE = "greeting "
"""Prefix of the notes about greetings, followed by the server's id."""
BEGUN, DONE = "begun", "done"
MAX_SEARCHED = 50
"""Maximum number of a channel's newest messages that are searched for a greeting."""
FIRST_PAUSE, MAX_PAUSE = 5.0, 3600.0
"""First and longest pause in seconds before a retry of a post that an outage prevented."""
MAX_CHANNELS = 5
"""Maximum number of channels to try for a greeting: what Discord refuses in these it refuses everywhere."""
STEPS = ("learn", "new", "rules")
VERB = "first"


class Greeting(commands.Cog):
    """Greets each server once, when the bot first joins it.

    Notes in the database mark a greeting as started before the post, and as done after it: after a crash in between,
    the channel is searched before a retry. A server that invites the bot again is not greeted again.
    """

    def __init__(self, bot: GameBot) -> None:
        self.bot, self._notes = bot, bot.service.store.bot_notes
        self._under_way: set[int] = set()
        self._trying: asyncio.Task[None] | None = None

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that has never been greeted, unless the host has blocked it."""
        if guild.id in self.bot.service.blocks.servers:
            return
        try:
            if guild.id not in self._under_way and await self._notes.recall(f"{NOTE}{guild.id}") is None:
                # Noted first: after a crash, `_finish` looks for the greeting and posts it if it is missing.
                await self._notes.note(f"{NOTE}{guild.id}", BEGUN)
                await self._greet(guild, again=False)
        except (StoreError, StoreFault):
            logger.exception("server %d is not greeted", guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Finish the greetings that a crash interrupted."""
        await self._finish()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Finish the greetings that an outage interrupted."""
        await self._finish()

    async def _finish(self) -> bool:
        """Retry the greetings that were started; return whether all are done."""
        left = False
        try:
            for key, value in (await self._notes.all_with(NOTE)).items():
                guild = self.bot.get_guild(int(key.removeprefix(NOTE)))
                if value == BEGUN and guild is not None and guild.id not in self._under_way:
                    left |= not await self._greet(guild, again=True)
        except (StoreError, StoreFault):
            logger.exception("interrupted greetings are not finished")
            return False
        return not left

    async def _greet(self, guild: discord.Guild, *, again: bool) -> bool:
        """Greet a server; return whether it is done. A greeting that Discord refuses for now is retried later."""
        self._under_way.add(guild.id)
        try:
            done = await self._post(guild, again=again)
            if done:
                await self._notes.note(f"{NOTE}{guild.id}", DONE)
        finally:
            self._under_way.discard(guild.id)
        if not done and (self._trying is None or self._trying.done()):
            self._trying = self.bot.tasks.begin(self._keep_trying(), "greetings")
        return done

    async def _keep_trying(self) -> None:
        """Retry greetings, after longer and longer pauses, until all are done."""
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause)
            if await self._finish():
                return
            pause = min(2 * pause, MAX_PAUSE)

    async def _post(self, guild: discord.Guild, *, again: bool) -> bool:
        """Post the greeting where the bot may; return whether it is done, which it is not on a server that is unavailable.

        `again`: a previous attempt may have succeeded.
        """
        words = catalogue(locale_of(guild.preferred_locale))
        for channel in list(_places(guild))[:MAX_CHANNELS]:
            try:
                if again and await self._stands_in(channel):
                    return True
                await channel.send(words("greeting"), view=rows(first_buttons(words)), nonce=f"hello-{guild.id}")
            except discord.Forbidden as error:
                # Only this channel refuses it; the next one may accept it.
                if is_from_network(error):
                    return False
                logger.info("no greeting in channel %d: %s", channel.id, error)
            except NOT_DONE as error:
                # Discord cannot be reached, so that the other channels would fail as well.
                logger.warning("server %d is not greeted yet: %s", guild.id, error)
                return False
            else:
                return True
        return not is_unavailable(self.bot, guild.id)

    async def _stands_in(self, channel: discord.TextChannel) -> bool:
        """Return whether a channel may already contain the greeting; true where its history cannot be read."""
        if not channel.permissions_for(channel.guild.me).read_message_history:
            return True
        async for message in channel.history(limit=MAX_SEARCHED):
            if message.author == self.bot.user and _is_greeting(message):
                return True
        return False


def _is_greeting(message: discord.Message) -> bool:
    buttons = [item for row in message.components for item in getattr(row, "children", ())]
    return any((getattr(item, "custom_id", None) or "").startswith(f"b:0:0:{VERB}-") for item in buttons)


def _places(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """Yield the channels of a server in which the bot may write: the system channel first, then from the top."""
    first = [guild.system_channel] if guild.system_channel is not None else []
    for channel in [*first, *(each for each in guild.text_channels if each not in first)]:
        allowed = channel.permissions_for(guild.me)
        if allowed.view_channel and allowed.send_messages:
            yield channel


def first_buttons(words: Catalogue) -> list[TableButton]:
    """Return the buttons of the first three steps."""
    return [button(0, f"{VERB}-{step}", words(f"button-first-{step}")) for step in STEPS]


async def _ask(interaction: Interaction, step: str, labels: dict[str, str]) -> None:
    """Ask privately which game a step is for."""
    words = words_for(interaction)
    buttons = [button(0, f"{VERB}-{step}", label, arg=name) for name, label in labels.items()]
    await tell(interaction, words(f"first-{step}"), *in_rows(buttons))


def _games(interaction: Interaction) -> dict[str, str]:
    words = words_for(interaction)
    return {game: words(f"game-{game}") for game in games()}


@on_press("first-learn")
async def press_learn(interaction: Interaction, pressed: Pressed) -> None:
    """Open a lesson, after asking which one if necessary."""
    words = words_for(interaction)
    if not pressed.arg:
        await _ask(interaction, "learn", {name: words(f"learn-choice-{name}") for name in tutorials()})
    elif pressed.arg not in tutorials():
        raise refusal("error-old-button")
    else:
        await open_lesson(interaction, pressed.arg)


@on_press("first-new")
async def press_new(interaction: Interaction, pressed: Pressed) -> None:
    """Open a table in this channel, after asking for which game if necessary."""
    if not pressed.arg:
        await _ask(interaction, "new", _games(interaction))
    elif pressed.arg not in games():
        raise refusal("error-old-button")
    else:
        await open_lobby(interaction, pressed.arg, thread=None, watch=False)


@on_press("first-rules")
async def press_rules(interaction: Interaction, pressed: Pressed) -> None:
    """Open the rules, after asking of which game if necessary."""
    if not pressed.arg:
        await _ask(interaction, "rules", _games(interaction))
    elif pressed.arg not in games():
        raise refusal("error-old-button")
    else:
        await send_page(interaction, HelpContext(games()[pressed.arg], None))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Greeting(bot))
