"""Management of one table of a season: replace a player, take the table out of the season, or count it again."""

from __future__ import annotations

from typing import Any

import discord

from cogs.answers.ask_first import Confirmation, WhenDone, ask_first, require_confirmation
from cogs.base.items import MAX_OPTIONS, Pressed, field, field_menu, form, on_press, option
from cogs.base.typed.matching import match_suggestion
from cogs.base.words import clip, refusal, safe_name, title, whole_number, words_for
from cogs.client.access import check_sees_table, chosen_people
from cogs.client.bot import Interaction, person
from cogs.posts.offers import replace_arg, seat_entries
from cogs.posts.season_lines import season_title
from cogs.seasons.managing import managed_season
from cogs.seasons.season_post import names_at
from engine.catalogue import Catalogue
from engine.club.seasons.season import Season, SeasonTable
from engine.kernel import plain_name
from engine.records.table import OPEN, Table

TABLE, OTHER, SEAT, PLAYER = "table", "other", "seat", "player"
"""The names of the fields."""
MAX_WRITTEN, MAX_OTHER = 60, 20


async def _choices(interaction: Interaction, season: Season, *, over: bool) -> list[discord.ui.Label[Any]]:
    """Return a menu of a season's tables in play and, with `over`, of those taken out or over, in this order.

    With more tables than a menu holds, there is also a field for the number of another. A refusal without tables.
    """
    service, words = interaction.client.service, words_for(interaction)
    rows = [
        each
        for each in await service.seasons.store.tables(season.id)
        if each.status == "running" or (over and (each.status == "finished" or each.number in season.void))
    ]
    if not rows:
        raise refusal("error-season-table")
    rows.sort(key=lambda row: (row.status != "running", row.number not in season.void))
    shown = rows[:MAX_OPTIONS]
    tables = {each.id: each for each in await service.store.tables.several([row.table for row in shown])}
    entries = [_entry(season, row, tables[row.table], words) for row in shown if row.table in tables]
    menu = field_menu(TABLE, words("season-form-table"), entries, about=words("season-about-table") if over else "")
    other = [field(OTHER, words("season-form-other"), "", most=MAX_OTHER)] if len(rows) > len(shown) else []
    return [menu, *other]


def _entry(season: Season, row: SeasonTable, table: Table, words: Catalogue) -> discord.SelectOption:
    names = words.join([plain_name(seat.name) for seat in table.seats if not seat.automaton])
    state = "out" if row.number in season.void else row.status
    return option(str(table.id), title(table, words), words(f"season-entry-{state}", names=names))


def _chosen_in(pressed: Pressed) -> int:
    """Return the number of the table that was chosen in a form, or else typed; 0 if there is none."""
    typed = "".join(pressed.fields.get(OTHER, ())).rpartition("#")[2].strip()
    return whole_number(next(iter(pressed.fields.get(TABLE, ())), typed)) or 0


async def _row_of(interaction: Interaction, season: Season, table_id: int) -> SeasonTable:
    """Return a table of a season; a refusal if it has none with this id."""
    for row in await interaction.client.service.seasons.store.tables(season.id):
        if row.table == table_id:
            return row
    raise refusal("error-season-table")


@on_press("season-replace")
async def press_replace(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form for replacing a player."""
    season, words = await managed_season(interaction, pressed.arg)
    menu: discord.ui.UserSelect[Any] = discord.ui.UserSelect(custom_id=PLAYER, required=False, min_values=0)
    fields = [
        *await _choices(interaction, season, over=False),
        field(SEAT, words("season-form-seat"), "", most=MAX_WRITTEN),
        discord.ui.Label(text=words("season-form-player"), description=words("season-about-player"), component=menu),
    ]
    name = words("button-season-replace")
    await interaction.response.send_modal(form(0, "season-replacing", name, *fields, arg=str(season.id)))


@on_press("season-replacing", form=True)
async def send_replace(interaction: Interaction, pressed: Pressed) -> None:
    """Ask whether to replace a player at a table of the season as the form says, like `/host replace`."""
    season, words = await managed_season(interaction, pressed.arg)
    row = await _row_of(interaction, season, _chosen_in(pressed))
    table = (await interaction.client.service.tables.look(row.table)).table
    typed = "".join(pressed.fields.get(SEAT, ())).strip()
    seat = match_suggestion(seat_entries(table), typed)
    if seat is None:
        known = [safe_name(entry.shown) for entry in seat_entries(table)]
        raise refusal("error-which-seat", seat=clip(typed, MAX_WRITTEN), seats=words.join(known))
    player = next(iter(chosen_people(interaction, pressed.fields.get(PLAYER, ()), members=True)), None)
    if player is not None:
        await check_sees_table(interaction, table, player)
    await ask_first(interaction, "replace", table.id, replace_arg(table, int(seat) - 1, player))


@on_press("season-void")
async def press_void(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form for taking a table out of a season, or counting it again."""
    season, words = await managed_season(interaction, pressed.arg)
    fields = await _choices(interaction, season, over=True)
    name = words("button-season-void")
    await interaction.response.send_modal(form(0, "season-voiding", name, *fields, arg=str(season.id)))


@on_press("season-voiding", form=True)
async def send_void(interaction: Interaction, pressed: Pressed) -> None:
    """Ask before a table is taken out of a season, or counted again if it was."""
    season, _ = await managed_season(interaction, pressed.arg)
    row = await _row_of(interaction, season, _chosen_in(pressed))
    act = "count" if row.number in season.void else "void"
    await ask_first(interaction, "season-void", row.table, f"{season.id},{act}")


async def _read(interaction: Interaction, table_id: int, arg: str) -> tuple[Season, SeasonTable, str, str]:
    """Return the season and the table of a question, what is to be done to it, and its title with its players."""
    number, _, act = arg.partition(",")
    season, words = await managed_season(interaction, number)
    row = await _row_of(interaction, season, table_id)
    table = (await interaction.client.service.tables.look(table_id)).table
    names = names_at(table, words)
    return (
        season,
        row,
        "count" if act == "count" else "void",
        words("season-table", table=title(table, words), names=names),
    )


async def _ask(interaction: Interaction, table_id: int, arg: str) -> Confirmation:
    season, row, act, shown = await _read(interaction, table_id, arg)
    words, state = words_for(interaction), "over" if row.status == "finished" else "on"
    lost = words(f"ask-season-{act}-{state}", table=shown, season=season_title(season, words))
    tables = await interaction.client.service.seasons.store.tables(season.id)
    if row.status == "running" and sum(each.status not in OPEN for each in tables) == len(season.drawn) - 1:
        lost = f"{lost} {words('ask-season-void-last')}"
    return Confirmation(lost, words(f"button-season-{act}"))


async def _act(interaction: Interaction, pressed: Pressed) -> WhenDone:
    season, row, act, shown = await _read(interaction, pressed.table, pressed.arg)
    by, undo = person(interaction.user), act == "count"
    await interaction.client.service.seasons.void(season.id, row.number, by, undo=undo)
    return WhenDone(words_for(interaction)(f"done-season-{act}", table=shown))


require_confirmation("season-void", _ask, _act)
