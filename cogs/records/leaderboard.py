"""`/records`, and the ratings of a server's members who want to be listed, for one game."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers.table_text import split
from cogs.base.cards.card import Card
from cogs.base.cards.private import answer, defer, tell
from cogs.base.items import Pressed, button, in_rows, on_press
from cogs.base.localization import command_text, game_choices
from cogs.base.user_install import away_key, is_away
from cogs.base.words import MAX_CONTENT, locale_of, refusal, safe_name, whole_number, words_for
from cogs.client.bot import GameBot, Interaction, is_manager, person
from cogs.records.records import as_cell, csv_file, id_cell, rating_line, rating_text, send_records
from engine.catalogue import Catalogue, catalogue
from engine.club.results.ladder import MIN_GAMES, MIN_MET, LadderStanding
from engine.registry import games

POST, CSV = "post", "csv"
"""Arguments of a press in place of a page: post the list for everyone; send the list as a file."""
CSV_COLUMNS = ("place", "name", "user", "rating", "firm", "games", "people_met", "mu", "sigma")


def leaderboard_lines(game: str, listed: Sequence[LadderStanding], words: Catalogue) -> list[str]:
    """Return a server's leaderboard as lines, best first."""
    lines = [words("leaderboard-heading", game=words(f"game-{game}"))]
    lines += [
        words(
            "leaderboard-line", place=str(place), who=safe_name(each.name), rating=rating_text(each, words),
            count=each.games,
        )
        for place, each in enumerate(listed, start=1)
    ]  # fmt: skip
    return lines if listed else [*lines, words("leaderboard-empty")]


def leaderboard_csv(listed: Sequence[LadderStanding]) -> str:
    """Return a server's leaderboard as a table for a spreadsheet."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(CSV_COLUMNS)
    for place, each in enumerate(listed, start=1):
        mu, sigma = f"{each.rating.mu:.3f}", f"{each.rating.sigma:.3f}"
        writer.writerow(
            [
                place,
                as_cell(each.name),
                id_cell(each.user),
                each.shown_rating,
                int(each.firm),
                each.games,
                each.people_met,
                mu,
                sigma,
            ]
        )
    return text.getvalue()


def _guild(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise refusal("error-leaderboard-server")
    if is_away(interaction):
        raise refusal(away_key(interaction))
    return interaction.guild_id


async def _visible(interaction: Interaction) -> int:
    """Return the server of an interaction; a refusal if the user may not see its leaderboards."""
    guild = _guild(interaction)
    audience = (await interaction.client.service.servers.of(guild)).leaderboard
    if audience == "nobody":
        raise refusal("error-leaderboard-off")
    if audience == "managers" and not is_manager(interaction):
        raise refusal("error-leaderboard-hidden")
    return guild


async def send_leaderboard(interaction: Interaction, game: str, page: int) -> None:
    """Answer privately with a page of this server's leaderboard of a game, in place of the previous page."""
    guild, words, ratings = await _visible(interaction), words_for(interaction), interaction.client.service.ratings
    await defer(interaction)
    listed = await ratings.leaderboard(guild, game)
    own = await ratings.of(interaction.user.id, guild, game)
    lines = leaderboard_lines(game, listed, words)
    lines += ["", rating_line(game, own, words)] if own is not None else []
    if own is None or own.user not in {each.user for each in listed}:
        lines.append(words("leaderboard-how", games=MIN_GAMES, people=MIN_MET))
    shown = leaderboard_card(lines, page, game, words, listed=bool(listed), manager=is_manager(interaction))
    await answer(interaction, shown)


def leaderboard_card(
    lines: Sequence[str], page: int, game: str, words: Catalogue, *, listed: bool, manager: bool
) -> Card:
    """Return a page of a leaderboard's lines, or the nearest one. `listed`: someone is on it; `manager`: may post it."""
    pages = split(lines, MAX_CONTENT)
    page = max(0, min(page, len(pages) - 1))
    turning = [
        button(0, "leaderboard", words(key), arg=f"{game}.{target}", disabled=not 0 <= target < len(pages))
        for key, target in (("button-previous", page - 1), ("button-next", page + 1))
    ]
    others = [
        button(0, "leaderboard", words(f"game-{other}"), arg=f"{other}.0") for other in games() if other != game
    ]
    if listed:
        others.append(button(0, "leaderboard", words("button-csv"), arg=f"{game}.{CSV}"))
        if manager:
            others.append(button(0, "leaderboard", words("button-post-here"), arg=f"{game}.{POST}"))
    others.append(button(0, "records", words("button-records"), arg=".0"))
    return Card(pages[page], turning if len(pages) > 1 else [], *in_rows(others))


async def post_leaderboard(interaction: Interaction, game: str) -> None:
    """Post the first page of this server's leaderboard of a game in the channel, without pings. Managers only."""
    guild = await _visible(interaction)
    if not is_manager(interaction):
        raise refusal("error-leaderboard-manager")
    words = catalogue(locale_of(interaction.guild_locale or interaction.locale))
    lines = leaderboard_lines(game, await interaction.client.service.ratings.leaderboard(guild, game), words)
    content = split(lines, MAX_CONTENT)[0]
    await interaction.response.send_message(content, allowed_mentions=discord.AllowedMentions.none())


async def send_csv(interaction: Interaction, game: str) -> None:
    """Answer privately with this server's leaderboard of a game as a file."""
    guild = await _visible(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    listed = await interaction.client.service.ratings.leaderboard(guild, game)
    file = await asyncio.to_thread(lambda: csv_file("leaderboard", leaderboard_csv(listed)))
    await interaction.followup.send(words_for(interaction)("leaderboard-csv"), file=file, ephemeral=True)


@on_press("leaderboard")
async def press_leaderboard(interaction: Interaction, pressed: Pressed) -> None:
    """Turn a page of a leaderboard, show another game's, post it, or send it as a file."""
    game, _, what = pressed.arg.partition(".")
    if game not in games():
        raise refusal("error-old-button")
    if what == POST:
        await post_leaderboard(interaction, game)
    elif what == CSV:
        await send_csv(interaction, game)
    else:
        await send_leaderboard(interaction, game, whole_number(what) or 0)


class Records(commands.Cog):
    """The command for the user's records and the ratings of a server."""

    def __init__(self) -> None:
        app_commands.choices(leaderboard=game_choices())(self.records)

    @app_commands.command(description=command_text("command-records"))
    @app_commands.describe(
        leaderboard=command_text("parameter-leaderboard"),
        remove=command_text("parameter-leaderboard-remove"),
        restore=command_text("parameter-leaderboard-restore"),
    )
    async def records(
        self,
        interaction: Interaction,
        leaderboard: str | None = None,
        remove: discord.User | None = None,
        restore: discord.User | None = None,
    ) -> None:
        """Show the user's records, or this server's leaderboard of a game; managers can remove users from it and restore them."""
        if remove is not None or restore is not None:
            await _list_users(interaction, remove, restore)
        elif leaderboard is not None:
            await send_leaderboard(interaction, leaderboard, 0)
        else:
            await send_records(interaction, 0)


async def _list_users(interaction: Interaction, remove: discord.User | None, restore: discord.User | None) -> None:
    """Remove a user from this server's leaderboards, or restore one. Managers only."""
    guild = _guild(interaction)
    if not is_manager(interaction):
        raise refusal("error-leaderboard-manager")
    said = []
    words = words_for(interaction)
    for user, listed in ((remove, False), (restore, True)):
        if user is not None:
            await interaction.client.service.ratings.set_listed(guild, user.id, listed=listed)
            key = "done-leaderboard-restored" if listed else "done-leaderboard-removed"
            said.append(words(key, who=safe_name(person(user).name)))
    await tell(interaction, "\n".join(said))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Records())
