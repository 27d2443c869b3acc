"""/table invite: an invitation to a lobby, with buttons to accept and decline it, or a link to the lobby."""

from __future__ import annotations

from collections.abc import Awaitable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.cards.private import tell
from cogs.base.items import Pressed, button, on_press, rows
from cogs.base.localization import command_text
from cogs.base.words import link, only_users, refusal, table_words, user_mention, words_for
from cogs.client.access import check_sees, table_here
from cogs.client.bot import GameBot, Interaction, is_manager, person
from cogs.posts.lobby_post import refresh_lobby
from cogs.posts.offers import offer_content, refused_offer
from engine.catalogue import Catalogue
from engine.kernel import RuleError, text
from engine.records.posts import OfferPost
from engine.records.table import Table
from engine.tables.checks import check_lobby


def _invitation(table: Table, user: int, words: Catalogue) -> discord.ui.View:
    arg = str(user)
    join = button(table.id, "accept", words("button-join"), arg=arg, style=discord.ButtonStyle.success)
    return rows([join, button(table.id, "decline", words("button-decline"), arg=arg)])


async def _check_invited(interaction: Interaction, pressed: Pressed) -> None:
    """Raise a refusal for users who are not invited; close the invitation when it is over."""
    if pressed.arg != str(interaction.user.id):
        await refused_offer(interaction, pressed.table)
        raise refusal("error-not-invited")


@on_press("accept")
async def press_accept(interaction: Interaction, pressed: Pressed) -> None:
    """Accept an invitation and take a seat."""
    await _check_invited(interaction, pressed)
    await _answer(
        interaction, pressed.table, interaction.client.service.lobby.join(pressed.table, person(interaction.user))
    )


@on_press("decline")
async def press_decline(interaction: Interaction, pressed: Pressed) -> None:
    """Decline an invitation."""
    await _check_invited(interaction, pressed)
    await _answer(
        interaction, pressed.table, interaction.client.service.lobby.decline(pressed.table, interaction.user.id)
    )


async def _give_link(interaction: Interaction) -> None:
    """Show the user privately the link to the lobby's post in this channel, to share; a refusal once the game runs."""
    table = (await table_here(interaction)).table
    check_lobby(table, interaction.user.id)
    await tell(interaction, words_for(interaction)("open-tables-link", link=link(table)))


async def _answer(interaction: Interaction, table_id: int, answer: Awaitable[Table]) -> None:
    """Process an answer to an invitation, and show the outcome in its post, even if the invitation was already over."""
    try:
        await answer
    except RuleError:
        await refused_offer(interaction, table_id)
        raise
    await interaction.response.defer()


class InviteCommand(commands.Cog):
    """The part of /table that invites a user to a lobby, for the host or managers."""

    bot: GameBot

    @app_commands.command(description=command_text("command-invite"))
    @app_commands.describe(player=command_text("parameter-invited"))
    async def invite(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Invite a user of this server, who is pinged once and must accept; without one, give the link of the lobby's post."""
        if player is None:
            await _give_link(interaction)
            return
        if player.bot:
            raise refusal("error-bot-player")
        if not isinstance(player, discord.Member):
            raise refusal("error-invite-stranger")
        check_sees(interaction, player)
        number = (await table_here(interaction)).table.id
        table = await self.bot.service.lobby.invite(
            number, interaction.user.id, person(player), manager=is_manager(interaction)
        )
        words = table_words(table)
        invited = person(player)
        pinged = await self.bot.service.notices.note_calls(number, [player.id])
        said = text("invitation", who=person(interaction.user).name, invited=invited.name)
        answer = await interaction.response.send_message(
            f"{offer_content(table, said, words)} {words('invitation-how')} {user_mention(player.id)}",
            view=_invitation(table, player.id, words),
            allowed_mentions=only_users(pinged),
        )
        post = OfferPost(
            kind="invitation",
            channel=table.channel,
            message=answer.message_id or (await interaction.original_response()).id,
            said=said,
            user=invited.user,
            name=invited.name,
        )
        await self.bot.service.notices.note_post(table.id, post)
        await refresh_lobby(self.bot, table)  # it may have been answered before its post was noted
