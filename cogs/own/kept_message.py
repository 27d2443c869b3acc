"""`/games keep:True`: one message with the user's games in direct messages, which is edited and never sent again.

The process with direct messages sends and edits all of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence

import discord

from cogs.base.cards.private import tell
from cogs.base.items import Pressed, button, on_press, rows
from cogs.base.not_done import NOT_DONE, is_unreachable
from cogs.base.words import MAX_CONTENT, clip, locale_of, refusal, title, words_for
from cogs.client.background import BackgroundCog
from cogs.client.bot import GameBot, Interaction
from cogs.own.game_lines import game_line, left_servers
from cogs.posts.direct_offers import send_offer
from cogs.posts.kept import delete_kept
from cogs.process.health import is_connected
from engine.catalogue import Catalogue, catalogue, locales
from engine.records.errors import StoreError, StoreFault
from engine.records.people import KeptMessage
from engine.records.table import Table
from engine.tables.open.open_table import OpenTable
from engine.tables.open.waiting import place_of

logger = logging.getLogger(__name__)

LOOK_SECONDS = 15.0
"""Seconds between two checks for changes."""
EDIT_SECONDS = 60.0
"""Minimum number of seconds between two edits of a message."""
RETRY_SECONDS = 300.0
"""Seconds until a message that Discord did not accept is retried."""
REFRESH_SECONDS = 3600.0
"""Seconds after which an unchanged message is edited, so that its time shows that it is still current."""
MAX_EDITS = 20
"""Maximum number of messages edited in one check."""
SECTIONS = {"waiting": 1000, "next": 1300, "others": 1650}
"""The parts of a message, each with the maximum number of characters up to its end."""
REMOVE = "b:0:0:unkeep:"
"""The custom id of the button that removes a message."""


def is_next(open_table: OpenTable, user: int) -> bool:
    """Return whether a user is the next person in turn order after the only one whose turn it is."""
    table = open_table.table
    if open_table.match is None or len(table.acting) != 1:
        return False
    order = open_table.game.guide.normal_order(open_table.seen_by(None))
    (acting,) = table.acting
    if acting not in order:
        return False
    at = list(order).index(acting)
    after = [seat for seat in (*order[at + 1 :], *order[:at]) if table.seats[seat].user is not None]
    return bool(after) and table.seats[after[0]].user == user


def sections_of(tables: Sequence[OpenTable], user: int, left: Collection[int]) -> dict[str, list[Table]]:
    """Return a user's tables by the part of the message (see `SECTIONS`) that lists them; no one can play on servers that the bot has `left`."""
    found: dict[str, list[Table]] = {name: [] for name in SECTIONS}
    for open_table in tables:
        table = open_table.table
        name = "waiting" if table.asks(user) else "next" if is_next(open_table, user) else "others"
        name = "others" if table.guild in left else name
        found[name].append(table)
    return found


def kept_content(
    sections: dict[str, list[Table]], user: int, now: float, words: Catalogue, left: Collection[int] = ()
) -> str:
    """Return the text of the message, as of the time `now`."""
    lines, used = list[str](), 0
    for name, most in SECTIONS.items():
        tables = sections[name]
        if tables:
            listed = _lines_about(tables, user, most - used, words, left)
            used += sum(map(len, listed))
            lines += [words(f"kept-{name}", count=len(tables)), *listed]
    if not lines:
        lines.append(words("games-none"))
    return "\n".join([*lines, words("kept-as-of", at=int(now))])


def _lines_about(tables: Sequence[Table], user: int, most: int, words: Catalogue, left: Collection[int]) -> list[str]:
    """Return as many lines about tables as fit into `most` characters, and one with the number left out."""
    lines = list[str]()
    for table in tables:
        line = f"- {game_line(table, user, words, left)}"
        if sum(map(len, lines)) + len(line) > most:
            break
        lines.append(line)
    more = len(tables) - len(lines)
    return [*lines, words("kept-more", count=more)] if more else lines


def kept_view(waiting: Sequence[Table], user: int, words: Catalogue) -> discord.ui.View:
    """Return the buttons of the message: to the first table that waits for the user, and one that removes the message."""
    buttons = [button(0, "unkeep", words("button-unkeep"))]
    if waiting and (place := place_of(waiting[0], user)) is not None:
        label = words("button-next-table", table=title(waiting[0], words), n=len(waiting))
        following = button(0, "next", label, arg=place.to_text(), style=discord.ButtonStyle.success)
        buttons.insert(0, following)
    return rows(buttons)


class KeptMessages(BackgroundCog):
    """Sends and edits the kept messages of everyone, in the process with direct messages."""

    def __init__(self, bot: GameBot) -> None:
        self.bot, self.store = bot, bot.service.store.kept
        self._sending = asyncio.Lock()
        self._next: dict[int, float] = {}
        """The time at which a message that Discord did not accept may be retried, by person (Unix time)."""

    def seconds(self) -> float:
        """Return the seconds between two looks."""
        return LOOK_SECONDS

    async def work(self) -> None:
        """Check repeatedly, only in the process with direct messages."""
        if self.bot.own.has(None):
            await super().work()

    async def look(self) -> None:
        """Send the messages that were asked for, and edit those whose games have changed."""
        if not is_connected(self.bot):
            return
        states, now, edits = await self.store.states(), self.bot.service.tables.clock(), 0
        for kept in await self.store.all():
            if kept.person in self.bot.service.blocks.users or now < self._next.get(kept.person, 0.0):
                continue
            state = f"{states.get(kept.person, '')} {self.bot.service.players.languages.get(kept.person, '')}"
            since = now - kept.shown
            try:
                if kept.message is None:
                    await self.send(kept.person)
                elif edits < MAX_EDITS and (
                    since >= REFRESH_SECONDS or (since >= EDIT_SECONDS and state != kept.state)
                ):
                    edits += 1
                    await self._edit(kept._replace(shown=now, state=state))
            except (*NOT_DONE, StoreError, StoreFault) as error:
                logger.warning("the kept message of user %d comes later: %s", kept.person, error)
                self._next[kept.person] = now + RETRY_SECONDS

    async def send(self, person: int) -> KeptMessage | None:
        """Send a person's message unless it was sent; return it, None if they want none or cannot be reached."""
        async with self._sending:
            kept = await self.store.of(person)
            if kept is None or kept.message is not None:
                return kept
            content, view = await self._content_of(kept, self.bot.service.tables.clock())
            nonce = f"{person}-{int(kept.shown) % 10000}"  # a new one for each request
            message = await send_offer(self.bot, person, content, view, mark=REMOVE, nonce=nonce, again=True)
            if message is None:
                await self.store.drop(person)
                return None
            kept = kept._replace(channel=message.channel.id, message=message.id)
            if not await self.store.note_shown(kept):  # removed in the meantime
                await delete_kept(self.bot, kept)
                return None
            return kept

    async def _content_of(self, kept: KeptMessage, now: float) -> tuple[str, discord.ui.View]:
        """Return the text and buttons of a person's message at this time."""
        chosen = self.bot.service.players.languages.get(kept.person, "")
        words = catalogue(chosen if chosen in locales() else kept.locale)
        tables = await self.bot.service.tables.games_of(kept.person)
        left = left_servers(self.bot, [each.table for each in tables])
        sections = sections_of(tables, kept.person, left)
        content = clip(kept_content(sections, kept.person, now, words, left), MAX_CONTENT)
        return content, kept_view(sections["waiting"], kept.person, words)

    async def _edit(self, kept: KeptMessage) -> None:
        """Bring a message up to date; it is dropped if the person has deleted it or cannot be reached anymore."""
        assert kept.channel is not None
        assert kept.message is not None
        content, view = await self._content_of(kept, kept.shown)
        message = self.bot.get_partial_messageable(kept.channel).get_partial_message(kept.message)
        try:
            await message.edit(content=content, view=view, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if not (isinstance(error, discord.NotFound) or is_unreachable(error)):
                raise
            logger.info("the kept message of user %d is gone: %s", kept.person, error)
            await self.store.drop(kept.person, kept.message)
            return
        await self.store.note_shown(kept)


async def start_keeping(interaction: Interaction) -> None:
    """Send the user the message that is kept up to date, unless they have it, and answer with its location."""
    bot, words, user = interaction.client, words_for(interaction), interaction.user.id
    await interaction.response.defer(ephemeral=True, thinking=True)
    await bot.service.store.kept.keep(user, bot.service.tables.clock(), locale_of(interaction.locale))
    cog = bot.get_cog(KeptMessages.__name__)
    assert isinstance(cog, KeptMessages)
    if not bot.own.has(None):
        await tell(interaction, words("kept-soon"))  # by the process with direct messages
        return
    kept = await cog.send(user)
    if kept is None:
        raise refusal("error-kept-closed")
    address = f"https://discord.com/channels/@me/{kept.channel}/{kept.message}"
    await tell(interaction, words("kept-sent", link=address))


async def stop_keeping(interaction: Interaction) -> None:
    """Delete the user's kept message, and confirm it."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    store, user = interaction.client.service.store.kept, interaction.user.id
    kept = await store.of(user)
    await store.drop(user)
    await delete_kept(interaction.client, kept)
    await tell(interaction, words_for(interaction)("kept-removed"))


@on_press("unkeep")
async def press_remove(interaction: Interaction, _pressed: Pressed) -> None:
    """Remove the kept message by its own button."""
    if interaction.guild_id is not None or interaction.message is None or interaction.message.flags.ephemeral:
        await stop_keeping(interaction)  # a kept message is in direct messages, and nothing else may be deleted
        return
    await interaction.response.defer()
    await interaction.client.service.store.kept.drop(interaction.user.id)
    await interaction.delete_original_response()


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(KeptMessages(bot))
