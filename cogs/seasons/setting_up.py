"""The form with the options of a season, its time bank and its language, which a manager fills in before anyone signs up."""

from __future__ import annotations

from cogs.base.cards.private import defer
from cogs.base.items import MAX_FIELDS, Pressed, field_menu, form, on_press, option
from cogs.base.words import refusal, whole_number
from cogs.client.bot import Interaction
from cogs.posts.option_words import is_idle
from cogs.posts.season_lines import season_title
from cogs.seasons.managing import managed_season, show_seasons
from cogs.setup.clock import BANK
from cogs.setup.form import LANGUAGE, language_fields
from cogs.setup.options import option_fields, wanted_options
from engine.records.clocks import BANKS
from engine.registry import games


@on_press("season-setup")
async def press_setup(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form; a refusal once someone has signed up."""
    season, words = await managed_season(interaction, pressed.arg)
    if season.state != "signup" or await interaction.client.service.seasons.store.people(season.id):
        raise refusal("error-season-set-up")
    banks = [option(str(days), words("bank-days", days=days), default=days == season.bank) for days in BANKS]
    fields = [
        *option_fields(season.game, season.options, words),
        field_menu(BANK, words("setup-bank"), banks, about=words("setup-about-bank")),
        *language_fields(season.locale, words),
    ]
    title = season_title(season, words)
    await interaction.response.send_modal(form(0, "season-set-up", title, *fields[:MAX_FIELDS], arg=str(season.id)))


@on_press("season-set-up", form=True)
async def send_setup(interaction: Interaction, pressed: Pressed) -> None:
    """Set up a season as the form says."""
    season, words = await managed_season(interaction, pressed.arg)
    await defer(interaction)
    game = games()[season.game]
    options = game.filled_options(season.options)
    for name, value in wanted_options(game.options, options, pressed).items():
        spec = next(each for each in game.options if each.name == name)
        if options[name] != value and not is_idle(game.options, spec, options):
            options = game.choose_option(options, name, value)
    given = {name: values[0].strip() for name, values in pressed.fields.items() if values and values[0].strip()}
    bank = whole_number(given.get(BANK, ""))
    season = await interaction.client.service.seasons.set_up(
        season.id, options, season.bank if bank is None else bank, given.get(LANGUAGE, season.locale)
    )
    await show_seasons(interaction, words("done-season-set-up", season=season_title(season, words)))
