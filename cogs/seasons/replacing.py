"""Management of one table of a season: replace a player, or take the table out of the season."""

from __future__ import annotations

from typing import Any

import discord

from cogs.answers.ask_first import Confirmation, WhenDone, ask_first, require_confirmation
from cogs.base.items import Pressed, field, form, on_press
from cogs.base.typed.matching import match_suggestion
from cogs.base.words import clip, refusal, safe_name, whole_number, words_for
from cogs.client.access import chosen_people
from cogs.client.bot import Interaction, person
from cogs.posts.offers import replace_arg, seat_entries
from cogs.posts.season_lines import season_title
from cogs.seasons.managing import check_manager
from cogs.seasons.sign_up import season_here
from engine.records.table import Person

TABLE, SEAT, PLAYER = "table", "seat", "player"
"""The names of the fields."""
MAX_DIGITS, MAX_SEAT = 4, 60


def _table_field(label: str) -> discord.ui.Label[Any]:
    return field(TABLE, label, "", most=MAX_DIGITS)


@on_press("season-replace")
async def press_replace(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form for replacing a player."""
    check_manager(interaction)
    season, words = await season_here(interaction, pressed.arg), words_for(interaction)
    menu: discord.ui.UserSelect[Any] = discord.ui.UserSelect(custom_id=PLAYER, required=False, min_values=0)
    fields = [
        _table_field(words("season-form-table")),
        field(SEAT, words("season-form-seat"), "", most=MAX_SEAT),
        discord.ui.Label(text=words("season-form-player"), description=words("season-about-player"), component=menu),
    ]
    title = words("button-season-replace")
    await interaction.response.send_modal(form(0, "season-replacing", title, *fields, arg=str(season.id)))


@on_press("season-replacing", form=True)
async def send_replace(interaction: Interaction, pressed: Pressed) -> None:
    """Ask whether to replace a player at a table of the season as the form says, like `/host replace`."""
    check_manager(interaction)
    season, words = await season_here(interaction, pressed.arg), words_for(interaction)
    service = interaction.client.service
    opened = {each.number: each.table for each in await service.seasons.store.tables(season.id)}
    number = _written_number(pressed)
    if number not in opened:
        raise refusal("error-season-table")
    table = (await service.tables.look(opened[number])).table
    typed = "".join(pressed.fields.get(SEAT, ())).strip()
    seat = match_suggestion(seat_entries(table), typed)
    if seat is None:
        known = [safe_name(entry.shown) for entry in seat_entries(table)]
        raise refusal("error-which-seat", seat=clip(typed, MAX_SEAT), seats=words.join(known))
    arg = replace_arg(table, int(seat) - 1, _chosen_person(interaction, pressed))
    await ask_first(interaction, "replace", table.id, arg)


def _written_number(pressed: Pressed) -> int:
    return whole_number("".join(pressed.fields.get(TABLE, ())).strip()) or 0


def _chosen_person(interaction: Interaction, pressed: Pressed) -> Person | None:
    """Return the member chosen in a form; or None. A refusal for a bot, and for a user who is not on the server."""
    return next(iter(chosen_people(interaction, pressed.fields.get(PLAYER, ()), members=True)), None)


@on_press("season-void")
async def press_void(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form for taking a table out of a season."""
    check_manager(interaction)
    season, words = await season_here(interaction, pressed.arg), words_for(interaction)
    fields = _table_field(words("season-form-table"))
    title = words("button-season-void")
    await interaction.response.send_modal(form(0, "season-voiding", title, fields, arg=str(season.id)))


@on_press("season-voiding", form=True)
async def send_void(interaction: Interaction, pressed: Pressed) -> None:
    """Ask before a table is taken out of a season."""
    check_manager(interaction)
    season = await season_here(interaction, pressed.arg)
    number = _written_number(pressed)
    tables = await interaction.client.service.seasons.store.tables(season.id)
    if number in season.void or not any(each.number == number for each in tables):
        raise refusal("error-season-table")
    await ask_first(interaction, "season-void", 0, f"{pressed.arg},{number}")


async def _ask_void(interaction: Interaction, _table: int, arg: str) -> Confirmation:
    check_manager(interaction)
    number, _, table = arg.partition(",")
    season, words = await season_here(interaction, number), words_for(interaction)
    title = season_title(season, words)
    lost = words("ask-season-void", number=whole_number(table) or 0, season=title)
    return Confirmation(lost, words("button-season-void"))


async def _void(interaction: Interaction, pressed: Pressed) -> WhenDone:
    check_manager(interaction)
    number, _, table = pressed.arg.partition(",")
    season, words = await season_here(interaction, number), words_for(interaction)
    chosen = whole_number(table) or 0
    await interaction.client.service.seasons.void(season.id, chosen, person(interaction.user))
    return WhenDone(words("done-season-void", number=chosen))


require_confirmation("season-void", _ask_void, _void)
