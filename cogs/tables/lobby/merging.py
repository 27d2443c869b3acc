"""Merging lobbies: both hosts are asked in silent direct messages, and in /lobby, and the last press merges them.

The hosts are asked by the process that has the server. A proposal is stored before it is sent and its message noted after, so that
a kill leaves no host out and asks none twice.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable

import discord

from cogs.background import BackgroundCog
from cogs.client.bot import GameBot, Interaction, refusal
from cogs.client.items import Pressed, TableButton, button, on_press, rows
from cogs.client.not_done import NOT_DONE
from cogs.client.visibility import seen_by_all_readers
from cogs.client.words import link, title, words_for
from cogs.monitoring.health import is_connected
from cogs.tables.direct_offers import send_offer, words_to
from cogs.tables.lobby.open_tables import merge_words, send_lobby
from engine.catalogue import Catalogue
from engine.kernel import RuleError
from engine.records.errors import StoreError, StoreFault
from engine.records.table import Table
from engine.tables.starting.merging import open_proposal

logger = logging.getLogger(__name__)

LOOK_SECONDS = 600.0
"""Seconds between two looks at the lobbies."""
MAX_ASKED = 5
"""Maximum number of hosts asked in one look: Discord limits how fast a bot may open conversations."""
PAIR = re.compile("([0-9]{1,18})=([0-9]{1,18})")
"""What the buttons say about a proposal: the older lobby, and the newer one."""


class MergeTasks(BackgroundCog):
    """Proposes to merge lobbies of the same kind on the servers of this process."""

    def __init__(self, bot: GameBot) -> None:
        self.bot, self.merging = bot, bot.service.merging

    def seconds(self) -> float:
        """Return the seconds between two looks."""
        return LOOK_SECONDS

    async def look(self) -> None:
        """Ask the hosts whom a kill or an outage kept from being asked, then propose what can be merged."""
        if not is_connected(self.bot):
            return
        lobbies, now = await self.merging.lobbies(), self.bot.service.tables.clock()
        by_id = {table.id: table for table in lobbies}
        unsent = [
            (table, by_id[merge.other])
            for table in lobbies
            if (merge := open_proposal(table, now)) is not None and merge.other in by_id
        ]
        left = await self._ask(unsent, MAX_ASKED, again=True)
        if left == MAX_ASKED:
            await self._ask(await self.merging.propose(lobbies, self._is_seen), left, again=False)

    def _is_seen(self, older: Table, newer: Table) -> bool:
        """Return whether everyone who sees the channel of the newer lobby sees that of the older one, and neither server nor hosts are blocked."""
        guild, blocks = self.bot.get_guild(older.guild or 0), self.bot.service.blocks
        if (
            guild is None
            or guild.unavailable
            or guild.id in blocks.servers
            or {older.host, newer.host} & blocks.users
        ):
            return False
        return seen_by_all_readers(guild, older.channel, newer.channel)

    async def _ask(self, pairs: Iterable[tuple[Table, Table]], left: int, *, again: bool) -> int:
        """Ask up to `left` hosts of these pairs of lobbies who were not asked; return how many more can be asked in this look."""
        for older, newer in pairs:
            merge = older.merge
            users = {*merge.hosts} - {*merge.messages, *merge.agreed} if merge is not None else set[int]()
            for user in sorted(users)[:left]:
                left -= 1
                try:
                    await self._send(older, newer, user, again=again)
                except (*NOT_DONE, RuleError, StoreError, StoreFault) as error:
                    logger.warning("user %d is asked about merging table %d later: %s", user, older.id, error)
        return left

    async def _send(self, older: Table, newer: Table, user: int, *, again: bool) -> None:
        words = words_to(self.bot, user, older.guild or 0)
        message = await send_offer(
            self.bot, user, merge_words(older, newer, words), rows(_buttons(older, newer, words)),
            mark=f"b:0:0:merge:{older.id}={newer.id}", nonce=f"merge-{newer.id}-{user}", again=again,
        )  # fmt: skip
        # Without a message, the host still finds the question in /lobby.
        await self.merging.note_message(older.id, user, message or 0)


def _buttons(older: Table, newer: Table, words: Catalogue) -> list[TableButton]:
    arg = f"{older.id}={newer.id}"
    return [
        button(0, "merge", words("button-merge"), arg=arg, style=discord.ButtonStyle.success),
        button(0, "merge-not", words("button-merge-not"), arg=arg),
    ]


def _pair_of(pressed: Pressed) -> tuple[int, int]:
    """Return the lobbies of the proposal below which a button was pressed."""
    found = PAIR.fullmatch(pressed.arg)
    if found is None:
        raise refusal("error-merge-over")
    return int(found[1]), int(found[2])


async def _agree(interaction: Interaction, pressed: Pressed) -> str:
    """Note that the user wants to merge two lobbies; return the answer, or why not."""
    words = words_for(interaction)
    try:
        table = await interaction.client.service.merging.agree(*_pair_of(pressed), interaction.user.id)
    except RuleError as error:
        return words.say(error.text)
    return (
        words("merge-agreed") if table is None else words("merge-done", table=title(table, words), link=link(table))
    )


async def _close(interaction: Interaction, content: str) -> None:
    """Replace the question by its outcome."""
    none = discord.AllowedMentions.none()
    await interaction.response.edit_message(content=content, view=rows(), allowed_mentions=none)


@on_press("merge")
async def press_merge(interaction: Interaction, pressed: Pressed) -> None:
    """Merge the lobbies, once the other host agrees as well."""
    await _close(interaction, await _agree(interaction, pressed))


@on_press("merge-not")
async def press_not(interaction: Interaction, pressed: Pressed) -> None:
    """Leave the lobbies as they are."""
    words = words_for(interaction)
    try:
        await interaction.client.service.merging.decline(*_pair_of(pressed), interaction.user.id)
    except RuleError as error:
        await _close(interaction, words.say(error.text))
        return
    await _close(interaction, words("merge-declined"))


@on_press("lobby-merge")
async def press_in_list(interaction: Interaction, pressed: Pressed) -> None:
    """Merge the lobbies, once the other host agrees as well, and show the list again."""
    await send_lobby(interaction, 0, await _agree(interaction, pressed))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(MergeTasks(bot))
