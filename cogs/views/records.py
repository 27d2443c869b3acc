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
ALL = "all."
"""Stands before the page in a press that is about all trophies."""
MAX_NEXT = 3
"""Maximum number of trophies that are named as the next to try for."""


def next_trophies(known: Sequence[Trophy], record: SoloRecord) -> list[Trophy]:
    """Return the trophies to try for next: the first that are not reached, in their order, at most one of each series."""
    found: dict[str, Trophy] = {}
    for each in known:
        if each.id not in record.reached:
            found.setdefault(each.id.partition("-")[0], each)
    return list(found.values())[:MAX_NEXT]


def record_lines(game: str, record: SoloRecord, words: Catalogue) -> list[str]:
    """Return a person's solo games as lines: by level, then how many trophies are reached and which come next."""
    known = games()[game].trophies()
    lines = [words("records-game", game=words(f"game-{game}"))]
    lines += [
        words("records-level", level=each.level, games=each.games, wins=each.wins, best=each.best)
        for each in record.levels
    ]
    if not record.levels:
        lines.append(words("records-none"))
    count = sum(each.id in record.reached for each in known)
    following = words.join([words.say(each.name) for each in next_trophies(known, record)])
    key = "records-trophies" if following else "records-trophies-all"
    lines.append(words(key, count=count, all=len(known), next=following) if following else words(key, all=len(known)))
    return lines


def trophy_lines(game: str, record: SoloRecord, words: Catalogue) -> list[str]:
    """Return all trophies of a game as lines: what a person has reached, and what not yet."""
    known = games()[game].trophies()
    count = sum(each.id in record.reached for each in known)
    lines = [words("records-heading", game=words(f"game-{game}"), count=count, all=len(known))]
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


async def _summary(interaction: Interaction, words: Catalogue) -> list[str]:
    """Return what the user's games add up to, then their solo games."""
    bot, user = interaction.client, interaction.user.id
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
    return lines


async def send_records(interaction: Interaction, page: int, *, trophies: bool = False) -> None:
    """Answer privately with a page of the user's records, or of all `trophies`, in place of the one they leafed from."""
    message, user = interaction.message, interaction.user.id
    in_place = message is not None and message.flags.ephemeral
    await (interaction.response.defer() if in_place else interaction.response.defer(ephemeral=True, thinking=True))
    words, lines = words_for(interaction), list[str]()
    if trophies:
        for game, rules in games().items():
            if rules.trophies():
                lines += trophy_lines(game, await interaction.client.service.solo.of(user, game), words)
    else:
        lines = await _summary(interaction, words)
    pages = split(lines, MAX_CONTENT)
    page = max(0, min(page, len(pages) - 1))
    start = ALL if trophies else ""
    turning = [
        button(0, "records", words(key), arg=f"{start}{target}", disabled=not 0 <= target < len(pages))
        for key, target in (("button-previous", page - 1), ("button-next", page + 1))
    ]
    other = button(
        0, "records", words("button-records" if trophies else "button-trophies"), arg="" if trophies else ALL
    )
    view = rows([*(turning if len(pages) > 1 else []), other])
    await answer_with_picture(interaction, pages[page], None, view, in_place=in_place)


@on_press("records")
async def press_records(interaction: Interaction, pressed: Pressed) -> None:
    """Turn a page of the user's records, or open them, or all trophies."""
    page = whole_number(pressed.arg.removeprefix(ALL)) or 0
    await send_records(interaction, page, trophies=pressed.arg.startswith(ALL))


class Records(commands.Cog):
    """The user's own records."""

    @app_commands.command(description=command_text("command-records"))
    async def records(self, interaction: Interaction) -> None:
        """Show what the user's games add up to, and what they have reached alone."""
        await send_records(interaction, 0)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Records())
