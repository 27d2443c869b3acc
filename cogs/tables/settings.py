"""A player's own settings: quiet hours, time zone, away, theme; silence for one turn."""

from __future__ import annotations

from datetime import timedelta
from functools import cache
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client.bot import GameBot, refusal, tell
from cogs.client.items import Pressed, on_press
from cogs.client.localization import command_text, language_choices
from cogs.client.typed import Name, suggestions
from cogs.client.words import words_for
from engine.tables.reminder_times import zone
from render.kit.palette import THEMES

Interaction = discord.Interaction[GameBot]
OWN_LANGUAGE = "discord"
DAY = timedelta(days=1).total_seconds()


@cache
def all_timezones() -> tuple[str, ...]:
    """Return the names of all time zones, in order; finding them means to read hundreds of files."""
    return tuple(sorted(available_timezones()))


@on_press("silence")
async def press_silence(interaction: Interaction, pressed: Pressed) -> None:
    """Send no more reminders for this turn."""
    await interaction.client.service.reminders.silence(pressed.table, interaction.user.id)
    await tell(interaction, words_for(interaction)("done-silenced"))


class SettingsCommands(commands.GroupCog, name="settings", description=command_text("command-settings")):
    """Commands for a player's settings, which hold at all tables."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(name="quiet-hours", description=command_text("command-quiet-hours"))
    @app_commands.describe(
        start=command_text("parameter-quiet-start"),
        end=command_text("parameter-quiet-end"),
        timezone=command_text("parameter-timezone"),
    )
    async def quiet_hours(
        self,
        interaction: Interaction,
        start: app_commands.Range[int, 0, 23],
        end: app_commands.Range[int, 0, 23],
        timezone: Name | None = None,
    ) -> None:
        """Set the hours in which no reminder comes; equal hours mean none."""
        if timezone is not None and zone(timezone) is None:
            raise refusal("error-no-such-timezone", name=timezone[:60])
        service = self.bot.service
        settings = await service.players.settings(interaction.user.id)
        settings.quiet_from, settings.quiet_to = start, end
        settings.timezone = timezone or settings.timezone
        await service.players.save(interaction.user.id, settings)
        key = "done-quiet-off" if start == end else "done-quiet-hours"
        await tell(
            interaction,
            words_for(interaction)(key, start=f"{start:02}:00", end=f"{end:02}:00", zone=settings.timezone),
        )

    @quiet_hours.autocomplete("timezone")
    async def _timezones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return suggestions([(name, name) for name in all_timezones()], current)

    @app_commands.command(description=command_text("command-away"))
    @app_commands.describe(days=command_text("parameter-away-days"))
    async def away(self, interaction: Interaction, days: app_commands.Range[int, 0, 90]) -> None:
        """Be away for some days (0: back again): no reminders, and nobody gives up on you."""
        service = self.bot.service
        settings = await service.players.settings(interaction.user.id)
        now = service.tables.clock()
        # At a table with a pace one's time begins when one is back.
        settings.away_until = now + days * DAY if days else min(settings.away_until, now)
        await service.players.save(interaction.user.id, settings)
        words = words_for(interaction)
        await tell(interaction, words("done-away", until=int(settings.away_until)) if days else words("done-back"))

    @app_commands.command(description=command_text("command-user-language"))
    @app_commands.describe(language=command_text("parameter-user-language"))
    @app_commands.choices(
        language=[app_commands.Choice(name=command_text("language-own"), value=OWN_LANGUAGE), *language_choices()]
    )
    async def language(self, interaction: Interaction, language: str) -> None:
        """Choose the language of private answers: that of one's Discord, or another."""
        service = self.bot.service
        settings = await service.players.settings(interaction.user.id)
        settings.locale = "" if language == OWN_LANGUAGE else language
        await service.players.save(interaction.user.id, settings)
        words = words_for(interaction)
        if language == OWN_LANGUAGE:
            await tell(interaction, words("done-user-language-own"))
        else:
            await tell(interaction, words("done-user-language", language=words(f"language-{language}")))

    @app_commands.command(description=command_text("command-theme"))
    @app_commands.describe(theme=command_text("parameter-theme"))
    @app_commands.choices(
        theme=[app_commands.Choice(name=command_text(f"theme-{name}"), value=name) for name in THEMES]
    )
    async def theme(self, interaction: Interaction, theme: str) -> None:
        """Choose how private pictures look."""
        if theme not in THEMES:
            raise refusal("error-setting")
        service = self.bot.service
        settings = await service.players.settings(interaction.user.id)
        settings.theme = theme
        await service.players.save(interaction.user.id, settings)
        words = words_for(interaction)
        await tell(interaction, words("done-theme", theme=words(f"theme-{theme}")))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(SettingsCommands(bot))
