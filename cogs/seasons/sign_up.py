"""Signing up for a season, confirming it, and leaving it: the buttons below its posts."""

from __future__ import annotations

import contextlib

import discord

from cogs.answers.ask_first import Confirmation, WhenDone, ask_first, require_confirmation
from cogs.base.cards.private import tell
from cogs.base.items import Pressed, on_press
from cogs.base.words import refusal, whole_number, words_for
from cogs.client.access import find_departed
from cogs.client.bot import GameBot, Interaction, person
from cogs.posts.season_lines import season_title
from engine.club.seasons.draw import opponents
from engine.club.seasons.season import Season
from engine.kernel import RuleError


async def season_here(interaction: Interaction, arg: str) -> Season:
    """Return the season with a number; a refusal if this server has no such season."""
    number = whole_number(arg)
    season = await interaction.client.service.seasons.store.load(number) if number is not None else None
    if season is None or season.guild != interaction.guild_id:
        raise refusal("error-no-season")
    return season


def is_lost(bot: GameBot, season: Season) -> bool:
    """Return whether the channel of a season is gone: deleted, or hidden from the bot. An outage hides none."""
    guild = bot.get_guild(season.guild)
    if guild is None or guild.unavailable:
        return False
    channel = guild.get_channel(season.channel)
    return not isinstance(channel, discord.TextChannel) or not channel.permissions_for(guild.me).view_channel


async def take_out_departed(bot: GameBot, season: Season, table: int = 0) -> None:
    """Take those who are no longer on the server out of a season, or only those drawn for a `table`.

    The others get the name that they have there now.
    """
    people = await bot.service.seasons.store.people(season.id)
    meant = [each for each in people if not table or each.number in season.drawn[table - 1]]
    for user in await find_departed(
        bot, season.guild, [each.person for each in meant if each.person and not each.left]
    ):
        with contextlib.suppress(RuleError):  # they have left the season, or it is over
            await bot.service.seasons.leave(season.id, user)


@on_press("season-in")
async def press_in(interaction: Interaction, pressed: Pressed) -> None:
    """Sign the user up, or record that they are still in; report the number of others, or that a manager must agree."""
    season = await season_here(interaction, pressed.arg)
    season, new, left = await interaction.client.service.seasons.sign_up(season.id, person(interaction.user))
    words = words_for(interaction)
    title = season_title(season, words)
    if left is not None:
        await tell(interaction, words("done-season-waits", left=season_title(left, words), season=title))
        return
    if not new:
        await tell(interaction, words("done-season-still-in", season=title))
        return
    others = opponents(season.tables, season.seats)
    await tell(interaction, words("done-season-in", season=title, tables=season.tables, others=others))


@on_press("season-out")
async def press_out(interaction: Interaction, pressed: Pressed) -> None:
    """Take the user out of a season; after the draw, ask them first."""
    season = await season_here(interaction, pressed.arg)
    if season.state == "drawn":
        await ask_first(interaction, "season-leave", 0, pressed.arg)
        return
    words = words_for(interaction)
    await interaction.client.service.seasons.leave(season.id, interaction.user.id)
    await tell(interaction, words("done-season-left", season=season_title(season, words)))


async def _ask_leave(interaction: Interaction, _table: int, arg: str) -> Confirmation:
    season, words = await season_here(interaction, arg), words_for(interaction)
    people = await interaction.client.service.seasons.store.people(season.id)
    if not any(each.person == interaction.user.id and not each.left for each in people):
        raise refusal("error-season-not-in")
    return Confirmation(words("ask-season-leave", season=season_title(season, words)), words("button-leave"))


async def _leave(interaction: Interaction, pressed: Pressed) -> WhenDone:
    season, words = await season_here(interaction, pressed.arg), words_for(interaction)
    await interaction.client.service.seasons.leave(season.id, interaction.user.id)
    return WhenDone(words("done-season-left", season=season_title(season, words)))


require_confirmation("season-leave", _ask_leave, _leave)
