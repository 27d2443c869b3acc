"""The Discord client: loads the cogs, syncs commands when they have changed, answers errors."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import importlib
import json
import logging
import pkgutil
import secrets
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord import app_commands
from discord.ext import commands

import cogs
from cogs.base.cards.closing import close_panel
from cogs.base.cards.private import tell
from cogs.base.cards.way_on import tell_on, way_on
from cogs.base.drawing_pool import DrawingPool
from cogs.base.errors import FOR_THE_HOST, describe, kind_of, not_accepted, not_permitted, suggest
from cogs.base.icons import Icons
from cogs.base.items import MAX_IN_ROW, answer_press, link_button
from cogs.base.limits import Limit, Throttle
from cogs.base.localization import CatalogueTranslator
from cogs.base.not_done import NOT_DONE
from cogs.base.old_names import changed_command
from cogs.base.operator_links import OperatorLinks, PageLinks, blocked_sentence, report_line
from cogs.base.starting import PatientBot
from cogs.base.tracing import answering
from cogs.base.typed.values import cut_options, wrong_argument
from cogs.base.user_install import AWAY, away_buttons, away_key, needs_bot, offer_to_users
from cogs.base.visibility import is_served, may_see, own_server
from cogs.base.words import link, refusal, say, title, words_for
from engine.background_tasks import BackgroundTasks
from engine.catalogue import digest as digest_of_texts
from engine.kernel import RuleError, plain_name
from engine.records.errors import StoreFault, UnansweredFault
from engine.records.table import Person, Table
from engine.service import GameService
from engine.tables.lessons import Teacher
from engine.tables.open.open_table import SeveralTablesError, TableError
from engine.telemetry import count, note

logger = logging.getLogger(__name__)

MAX_RATE_LIMIT = 60.0
"""Maximum number of seconds that discord.py may sleep for a rate limit; a longer wait is postponed instead."""

FIRST_REGISTERING, MAX_REGISTERING = 60.0, 3600.0
"""First and longest pause in seconds before commands are registered again, when Discord did not accept them."""

NOTHING_TO_DO = frozenset({"error-not-your-turn", "error-not-asked"})
"""Refusals after which a player has nothing to do at a table: they link the next one that waits for the player."""

ELSEWHERE, MEANT = "elsewhere", "meant"
"""Marks a press on a control of a table on another server; the table that a command is about, if not its channel's."""

SERVED = ("cogs.web.", "cogs.process.")
"""Prefixes of modules that are loaded when what they serve is enabled."""

GRACE_SECONDS = 2.5
"""Seconds that a graceful stop waits for answers in progress; the whole stop must end within five seconds."""
GIVING_UP_SECONDS = 0.75
"""Maximum number of seconds to end an answer in progress, and to tell its user that the bot is stopping."""
LEAVING_SECONDS = 1.0
"""Maximum number of seconds for closing the connection to Discord, which may not answer."""


@cache
def modules() -> tuple[ModuleType, ...]:
    """Return the modules of `cogs`. Importing one registers its presses; `setup`, if it has one, adds its cogs to a bot."""
    names = [found.name for found in pkgutil.walk_packages(cogs.__path__, "cogs.") if not found.ispkg]
    return tuple(
        importlib.import_module(name) for name in names if name == "cogs.web.open" or not name.startswith(SERVED)
    )


class CommandTree(app_commands.CommandTree["GameBot"]):
    """Slash commands with one error handler; they work on servers and in direct messages with the bot."""

    def __init__(self, client: GameBot) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )

    async def _call(self, interaction: discord.Interaction[GameBot]) -> None:
        # discord.py has no public hook around a whole command, and a graceful stop must know of it.
        with interaction.client.answering(interaction):
            await super()._call(interaction)

    async def interaction_check(self, interaction: discord.Interaction[GameBot], /) -> bool:
        """Return whether to carry out the command, which an autocompletion never is. Typed text is cut to its limits first."""
        typing = interaction.type is discord.InteractionType.autocomplete
        longest = cut_options(interaction)
        if not typing:
            count("command", interaction.command.qualified_name if interaction.command else "unknown")
        if not await interaction.client.admits(interaction):
            return False
        if needs_bot(interaction):
            if not typing:
                await interaction.client.answer_error(interaction, refusal(away_key(interaction)))
            return False
        if typing and isinstance(interaction.command, app_commands.Command):
            await suggest(interaction, interaction.command)
            return False
        if not typing:
            await interaction.client.meet(interaction)
        if longest and not typing:
            await interaction.client.answer_error(interaction, refusal("error-typed-too-long", most=longest))
            return False
        wrong = wrong_argument(interaction, words_for(interaction)) if not typing else None
        if wrong is not None:
            await interaction.client.answer_error(interaction, TableError(wrong))
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction[GameBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer an error of a command, or the use of one that has changed since this client of Discord loaded the list."""
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            logger.info("command of another release: %s", describe(interaction))
            if interaction.type is not discord.InteractionType.autocomplete:
                await interaction.client.answer_error(interaction, changed_command(interaction))
            return
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.answer_error(interaction, cause)


class GameBot(PatientBot):
    """The bot. `service` runs the tables, `teacher` the lessons; `drawing_pool` draws.

    `overrides` is the operator's file of corrected component values, for drawing; each of the `drawing_processes`
    caches `drawing_cache` MB of pieces. `limit` is the rate at which one user may press buttons and use commands;
    autocompletion may be three times as frequent. `icons` says whether to upload the icons and show them in messages.
    `links` are the operator's pages; with `release_news`, its owner is notified of releases at their source. With
    `user_install`, users can install the bot for themselves and use some commands everywhere. `shards`, `gate` and
    `requests_per_second` are passed to `PatientBot`. Raises ValueError if the service's shards differ.
    """

    def __init__(
        self,
        service: GameService,
        *,
        sync_commands: bool = True,
        overrides: Path | None = None,
        drawing_processes: int = 1,
        drawing_cache: int | None = None,
        limit: Limit | None = None,
        icons: bool = False,
        links: OperatorLinks = OperatorLinks(),  # noqa: B008 - never changed
        release_news: bool = False,
        user_install: bool = False,
        **options: Any,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            max_ratelimit_timeout=MAX_RATE_LIMIT,
            tree_cls=CommandTree,
            **options,
        )
        if service.tables.shards != (None if self.own.complete else self.own):
            raise ValueError(f"the bot has the shards {self.own}, its service {service.tables.shards}")
        self.service = service
        self.teacher = Teacher(service.store)
        self.drawing_pool = DrawingPool(overrides, count=drawing_processes, cache=drawing_cache)
        self.icons = Icons(wanted=icons)
        self.pages: PageLinks | None = None
        """The pages of tables in the browser, while they are served."""
        self.links, self.release_news, self.user_install = links, release_news, user_install
        self._sync_commands = sync_commands
        self.presses = Throttle(limit)
        self.suggestions = Throttle(limit and Limit(3 * limit.at_once, 3 * limit.a_second))
        self.posting_lobbies: set[int] = set()
        """The tables whose lobby is being posted."""
        self.lobby_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.lobbies_shown: dict[int, tuple[object, ...]] = {}
        """The message with each table's lobby, and its text and buttons."""
        self._stopping = False
        self.tasks = BackgroundTasks()
        self._under_way: list[tuple[discord.Interaction[Any], asyncio.Task[Any] | None]] = []
        self._all_answered = asyncio.Event()

    async def setup_hook(self) -> None:
        """Load the cogs, register the buttons, sync the commands if they have changed, and resume the games."""
        await self.tree.set_translator(CatalogueTranslator())
        for module in modules():
            # Not `load_extension`, which would run the modules again for every bot, though they are imported already.
            if hasattr(module, "setup"):
                await module.setup(self)
            await asyncio.sleep(0)  # lets a stop take effect between two cogs
        if self.user_install:
            offer_to_users(self.tree)
        # Every process of the bot has the same commands; the one with direct messages registers them.
        if self._sync_commands and self.own.has(None) and not await self._register_commands():
            self.tasks.begin(self._register_later(), "commands")
        self.drawing_pool.warm_up()
        await self.service.resume()

    def _schedule_event(self, *given: Any, **more: Any) -> asyncio.Task[None]:
        # The library waits for no listener, which could then outlive the bot and its database.
        task: asyncio.Task[None] = super()._schedule_event(*given, **more)
        self.tasks.adopt(task)
        return task

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer presses and forms; discord.py handles everything else."""
        await answer_press(interaction)

    async def close(self) -> None:
        """Refuse new presses, finish the answers in progress, leave Discord and end the drawing processes.

        Users whose answers take too long are asked to try again.
        """
        self._stopping = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GRACE_SECONDS):
                while self._under_way:
                    self._all_answered.clear()
                    await self._all_answered.wait()
        await asyncio.gather(*(self._give_up(*each) for each in self._under_way))
        for cog in list(self.cogs):
            await self.remove_cog(cog)
        await self.tasks.close()
        leaving = asyncio.create_task(super().close())
        await asyncio.wait({leaving}, timeout=LEAVING_SECONDS)
        await self.http.close()  # breaks a connection that is still open
        await leaving
        self.drawing_pool.close()
        await self.drawing_pool.wait_until_settled()

    async def _give_up(self, interaction: discord.Interaction[Any], task: asyncio.Task[Any] | None) -> None:
        """End an answer in progress with a sentence, so that no user is left with "thinking"."""
        if task is not None:
            task.cancel()
            await asyncio.wait({task}, timeout=GIVING_UP_SECONDS)
        if interaction.type is discord.InteractionType.autocomplete:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GIVING_UP_SECONDS):
                await tell(interaction, words_for(interaction)("error-restarting"))

    async def _register_later(self) -> None:
        """Register the commands as soon as Discord accepts them; the ones it has keep working in the meantime."""
        pause = FIRST_REGISTERING
        while True:
            await asyncio.sleep(pause)
            if await self._register_commands():
                return
            pause = min(2 * pause, MAX_REGISTERING)

    async def _register_commands(self) -> bool:
        """Register the commands if they have changed; return False if that failed."""
        try:
            await self._sync()
        except NOT_DONE as error:
            logger.warning("Discord has not accepted the commands, which will be tried again: %s", error)
            return False
        return True

    async def _sync(self) -> None:
        commands = self.tree.get_commands()
        shape = json.dumps([command.to_dict(self.tree) for command in commands], sort_keys=True, default=str)
        # A digest of the texts themselves, since translating all commands takes a third of a second at every start.
        digest = hashlib.sha256(f"{shape}{digest_of_texts()}".encode()).hexdigest()
        known = f"{self.application_id} {digest}"
        if await self.service.store.bot_notes.recall("commands") == known:
            return
        told = await self.command_payloads(digest)
        assert self.application_id is not None
        # `sync` would translate the commands again.
        await self.http.bulk_upsert_global_commands(self.application_id, payload=told)
        # Only once Discord has accepted them: if noted earlier, refused commands would never be sent again.
        await self.service.store.bot_notes.note("commands", known)
        logger.info("told Discord %d commands", len(told))

    async def command_payloads(self, digest: str) -> list[dict[str, Any]]:
        """Return all commands in all languages as sent to Discord; `digest` changes when they do."""
        translator = self.tree.translator
        assert translator is not None
        return [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]

    # Answers

    @contextlib.contextmanager
    def answering(self, interaction: discord.Interaction[Any]) -> Iterator[None]:
        """Mark the block as the answer to an interaction: measured, named in the log, and awaited when stopping."""
        note(user=interaction.user.id, interaction=interaction.id)
        under_way = interaction, asyncio.current_task()
        self._under_way.append(under_way)
        try:
            with answering():
                yield
        finally:
            self._under_way.remove(under_way)
            self._all_answered.set()

    async def admits(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether to answer a press or command.

        A user who is too fast is warned occasionally; one whom the host has blocked, or on a blocked server, always.
        """
        if self._stopping:
            return False
        typing = interaction.type is discord.InteractionType.autocomplete
        verdict = (self.suggestions if typing else self.presses).ask(interaction.user.id)
        if verdict == "tell" and not typing:
            count("error", "limit")
            logger.warning("too fast: %s", describe(interaction))
            await tell(interaction, words_for(interaction)("error-slow-down"))
        if verdict != "pass":
            return False
        blocks = self.service.blocks
        blocked = (
            "user"
            if interaction.user.id in blocks.users
            else "server"
            if interaction.guild_id in blocks.servers
            else ""
        )
        if blocked and not typing:
            logger.info("blocked %s: %s", blocked, describe(interaction))
            await tell(interaction, blocked_sentence(blocked, self.links, words_for(interaction)))
        return not blocked

    async def meet(self, interaction: discord.Interaction[Any]) -> None:
        """Update the user's name on this server. A failure is logged, since it does not affect play."""
        try:
            await self.service.lobby.call(person(interaction.user), interaction.guild_id)
        except StoreFault:
            logger.exception("the name of user %d is not taken over", interaction.user.id)

    async def _table(self, table_id: int) -> Table | None:
        """Return a table without opening its game; None if there is none or it is damaged."""
        if self.service.tables.is_open(table_id):
            return (await self.service.tables.look(table_id)).table
        found = await self.service.store.tables.peek(table_id)
        return found[1] if found is not None else None

    def knows_left(self, guild: int) -> bool:
        """Return whether the bot has certainly left a server; it is unknown for other processes' servers."""
        return self.own.has(guild) and self.get_guild(guild) is None

    async def check_server(self, interaction: discord.Interaction[Any], table_id: int) -> None:
        """Refuse a press on a control of another server's table, or of one whose channel is hidden, as if there were no such table.

        In direct messages, and elsewhere on private messages, people may press controls of their own tables, since
        they may no longer see the channel; they have no rights as managers there. A server that the bot has left
        counts as another one. Only its own players may press controls of a table in direct messages.
        """
        found = await self._table(table_id) if table_id else None
        if found is None:
            return
        if found.guild == interaction.guild_id and not found.direct and is_served(interaction):
            if (
                interaction.channel_id != found.channel
                and interaction.user.id not in {found.host, *found.users}
                and not may_see(interaction, found.channel)
            ):
                logger.warning("of a hidden channel: %s", describe(interaction))
                raise refusal("error-no-table")
            return
        private = interaction.guild_id is None or (
            interaction.message is not None and interaction.message.flags.ephemeral
        )
        if private and interaction.user.id in {found.host, *found.users}:
            interaction.extras[ELSEWHERE] = True
            return
        logger.warning("of another server: %s", describe(interaction))
        raise refusal("error-no-table")

    async def answer_error(self, interaction: discord.Interaction[Any], error: BaseException) -> None:
        """Explain an error to the user privately: a mistake in one sentence, a bug with a reference id."""
        words, kind = words_for(interaction), kind_of(error, own_server(interaction))
        count("error", kind)
        if isinstance(error, RuleError):
            await self._answer_rule_error(interaction, error)
        elif isinstance(error, app_commands.MissingPermissions | app_commands.CheckFailure):
            await tell(interaction, words("error-not-allowed"))
        elif isinstance(error, StoreFault):
            what = "perhaps not saved" if isinstance(error, UnansweredFault) else "not saved"
            logger.error("%s: %s: %s", what, describe(interaction), error, exc_info=error)
            sentence = words.say(error.text)
            asks = error.text.key in FOR_THE_HOST
            await tell(interaction, report_line(sentence, self.links, words) if asks else sentence)
        elif kind == "late":
            # Only logged, as any other answer would be too late as well.
            logger.warning("too late to answer %s", describe(interaction))
        elif kind == "discord":
            logger.warning("Discord fails: %s: %s", describe(interaction), error)
            await tell(interaction, not_accepted(interaction, words))
        elif kind == "permission" and isinstance(error, discord.HTTPException):
            logger.warning("not permitted: %s: %s", describe(interaction), error)
            await tell(interaction, not_permitted(interaction, words, error))
        else:
            reference = secrets.token_hex(4)
            logger.error("error %s: %s", reference, describe(interaction), exc_info=error)
            await tell(interaction, report_line(words("error-bug", reference=reference), self.links, words))

    async def _answer_rule_error(self, interaction: discord.Interaction[Any], error: RuleError) -> None:
        words, table = words_for(interaction), interaction.extras.get(MEANT)
        try:
            table = table or (await self.service.tables.in_channel(interaction.channel_id or 0)).table
            sentence = say(table, words, error.text)
        except (TableError, StoreFault, IndexError):  # IndexError: a seat of another table than this channel's
            sentence = words.say(error.text)
        if await close_panel(interaction, error.text.key, sentence):
            return
        if error.text.key in AWAY:
            await tell(interaction, sentence, await away_buttons(interaction, error.text.key))
            return
        if error.text.key in NOTHING_TO_DO:
            others = await self.service.panels.others_waiting(interaction.user.id, table.id if table else 0)
            await tell_on(interaction, sentence, way_on(interaction, others))
            return
        tables = error.tables if isinstance(error, SeveralTablesError) else []
        await tell(
            interaction, sentence, [link_button(title(each, words), link(each)) for each in tables[:MAX_IN_ROW]]
        )

    async def answer_unknown(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press on a button of another release."""
        await tell(interaction, words_for(interaction)("error-old-button"))


Interaction = discord.Interaction[GameBot]
"""An interaction with this bot: a command, a press, or a submitted form."""


def person(user: discord.User | discord.Member) -> Person:
    """Return a Discord user as the engine's `Person`, by the name shown on the server, or else the account's name."""
    # 32 characters are Discord's limit for a nickname.
    return Person(user.id, plain_name(user.display_name, user.name)[:32])


def is_manager(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the user may manage the server of the interaction; never true where the bot is not installed."""
    installed = interaction.is_guild_integration() and is_served(interaction)
    return installed and interaction.permissions.manage_guild and ELSEWHERE not in interaction.extras
