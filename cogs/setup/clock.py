"""The form for the pace of a table: time bank, weekends, and the consequence when a turn's time is up."""

from __future__ import annotations

from typing import Literal, get_args

from cogs.base.items import Pressed, field_menu, form, on_press, option
from cogs.base.words import refusal, whole_number, words_for
from cogs.client.bot import Interaction, is_manager, person
from cogs.posts.refresh import refresh_posts
from cogs.setup.form import answer_setup, check_open, setup_note
from engine.records.clocks import BANKS, WhenLate
from engine.tables.checks import check_host

BANK, WEEKENDS, LATE = "bank", "weekends", "late"
"""The names of the fields."""
Weekends = Literal["count", "free"]


@on_press("setup-clock")
async def press_clock(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form."""
    open_table, words = await interaction.client.service.tables.look(pressed.table), words_for(interaction)
    check_open(open_table)
    table, settings = open_table.table, open_table.table.settings
    check_host(table, interaction.user.id, manager=is_manager(interaction))
    weekends = "free" if settings.weekends else "count"
    banks = [option(str(days), words("bank-days", days=days), default=days == settings.bank) for days in BANKS]
    counting = [option(each, words(f"weekends-{each}"), default=each == weekends) for each in get_args(Weekends)]
    late = [option(each, words(f"late-{each}"), default=each == settings.late) for each in get_args(WhenLate)]
    fields = [
        field_menu(BANK, words("setup-bank"), banks, about=words("setup-about-bank")),
        field_menu(WEEKENDS, words("setup-weekends"), counting, about=words("setup-about-weekends")),
        field_menu(LATE, words("setup-late"), late, about=words("setup-about-late")),
    ]
    await interaction.response.send_modal(form(table.id, "clock-written", words("button-clock"), *fields))


@on_press("clock-written", form=True)
async def send_clock(interaction: Interaction, pressed: Pressed) -> None:
    """Apply the changes of the form."""
    service, words = interaction.client.service, words_for(interaction)
    given = {name: values[0] for name, values in pressed.fields.items() if values}
    bank, weekends, late = whole_number(given.get(BANK, "")), given.get(WEEKENDS), given.get(LATE)
    if bank is None or weekends not in get_args(Weekends) or late is None:
        raise refusal("error-setting")
    table = await service.setup.set_clock(
        pressed.table,
        person(interaction.user),
        bank,
        weekends=weekends == "free",
        late="computer" if late == "computer" else "ask",
        manager=is_manager(interaction),
    )
    await answer_setup(interaction, table, setup_note(table, words))
    await refresh_posts(interaction.client, table)
