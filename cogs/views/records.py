"""What a person's games add up to, and what they have reached alone: /records, and the line in the post that ends a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client.bot import GameBot, refusal
from cogs.client.drawing import DrawingFailed
from cogs.client.items import Pressed, button, on_press, rows
from cogs.client.localization import command_text
from cogs.client.words import MAX_CONTENT, safe_name, whole_number, words_for
from cogs.help.help_context import answer_with_picture
from cogs.views.statistics import person_lines
from cogs.views.text_view import split
from engine.catalogue import Catalogue
from engine.kernel import Trophy
from engine.records.solo import SoloRecord
from engine.records.table import Table
from engine.registry import games

Interaction = discord.Interaction[GameBot]


def record_lines(game: str, record: SoloRecord, words: Catalogue) -> list[str]:
    """Return a person's records of a game as lines: its games by level, what is reached, and what is not yet."""
    known = games()[game].trophies()
    count = sum(each.id in record.reached for each in known)
    lines = [words("records-heading", game=words(f"game-{game}"), count=count, all=len(known))]
    lines += [
        words("records-level", level=each.level, games=each.games, wins=each.wins, best=each.best)
        for each in record.levels
    ]
    if not record.levels:
        lines.append(words("records-none"))
    for each in sorted(known, key=lambda each: each.id not in record.reached):
        key = "records-reached" if each.id in record.reached else "records-open"
        lines.append(words(key, name=words.say(each.name), what=words.say(each.what)))
    return lines


def reached_lines(table: Table, reached: Mapping[int, Sequence[Trophy]], words: Catalogue) -> list[str]:
    """Return a line for each person who reached something at a table for the first time."""
    return [
        words(
            "end-reached",
            who=safe_name(seat.name),
            names=words.join([f"**{words.say(each.name)}**" for each in reached[seat.user]]),
            count=len(reached[seat.user]),
        )
        for seat in table.seats
        if seat.user is not None and reached.get(seat.user)
    ]


async def send_records(interaction: Interaction, page: int) -> None:
    """Answer privately with a page of the user's records, in place of the one they leafed from."""
    message, user = interaction.message, interaction.user.id
    in_place = message is not None and message.flags.ephemeral
    await (interaction.response.defer() if in_place else interaction.response.defer(ephemeral=True, thinking=True))
    words, bot = words_for(interaction), interaction.client
    try:
        results = await bot.service.statistics.of(user, bot.studio.carry_out)
    except DrawingFailed as error:
        raise refusal("stats-not-now") from error
    lines: list[str] = []
    for game in games():
        if own := person_lines([each for each in results if each.game == game], words):
            lines += [words("stats-person", game=words(f"game-{game}")), *own]
    for game, rules in games().items():
        if rules.trophies():
            lines += record_lines(game, await bot.service.solo.of(user, game), words)
    pages = split(lines, MAX_CONTENT)
    page = max(0, min(page, len(pages) - 1))
    turning = [
        button(0, "records", words(key), arg=str(target), disabled=not 0 <= target < len(pages))
        for key, target in (("button-previous", page - 1), ("button-next", page + 1))
    ]
    view = rows(turning if len(pages) > 1 else [])
    await answer_with_picture(interaction, pages[page], None, view, in_place=in_place)


@on_press("records")
async def press_records(interaction: Interaction, pressed: Pressed) -> None:
    """Turn a page of the user's records, or open them."""
    await send_records(interaction, whole_number(pressed.arg) or 0)


class Records(commands.Cog):
    """The user's own records."""

    @app_commands.command(description=command_text("command-records"))
    async def records(self, interaction: Interaction) -> None:
        """Show what the user's games add up to, and what they have reached alone."""
        await send_records(interaction, 0)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Records())
