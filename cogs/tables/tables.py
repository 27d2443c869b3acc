"""Commands around tables: open, join, set up, start, list, call off, play again."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client.bot import GameBot, person, refusal, tell
from cogs.client.items import MAX_OPTION, Pressed, on_press
from cogs.client.localization import command_text, game_choices, language_choices
from cogs.client.words import clip, link, plain, safe_name, title, whole_number, words_for
from cogs.tables.lobby import cancel_table, open_lobby, post_lobby, refresh_lobby
from cogs.tables.option_words import also_changed, option_words
from cogs.tables.options import set_language
from engine.kernel import OptionValue
from engine.records.table import Table
from engine.registry import games

Interaction = discord.Interaction[GameBot]
MAX_GAMES_LISTED = 15


class Tables(commands.Cog):
    """Opening and running tables."""

    def __init__(self, house: GameBot) -> None:
        self.house = house

    async def _table_here(self, interaction: Interaction) -> Table:
        return (await self.house.service.in_channel(interaction.channel_id or 0)).table

    @app_commands.command(description=command_text("command-new"))
    @app_commands.guild_only()
    @app_commands.describe(
        game=command_text("parameter-game"),
        thread=command_text("parameter-thread"),
        watch=command_text("parameter-watch"),
        language=command_text("parameter-table-language"),
    )
    @app_commands.choices(game=game_choices(), language=language_choices())
    async def new(
        self,
        interaction: Interaction,
        game: str,
        thread: bool = False,
        watch: bool = False,
        language: str | None = None,
    ) -> None:
        """Open a table in this channel or in a thread of its own."""
        await open_lobby(interaction, game, thread=thread, watch=watch, language=language)

    @app_commands.command(description=command_text("command-language"))
    @app_commands.guild_only()
    @app_commands.describe(language=command_text("parameter-table-language"))
    @app_commands.choices(language=language_choices())
    async def language(self, interaction: Interaction, language: str) -> None:
        """Choose the language of the table's public posts."""
        table = await set_language(interaction, (await self._table_here(interaction)).id, language)
        words = words_for(interaction)
        await tell(interaction, words("done-table-language", language=words(f"language-{language}")))
        await refresh_lobby(self.house, table)

    @app_commands.command(description=command_text("command-join"))
    @app_commands.guild_only()
    async def join(self, interaction: Interaction) -> None:
        """Take a seat at the table in this channel."""
        table = await self._table_here(interaction)
        await self._changed(
            interaction, await self.house.service.join(table.id, person(interaction.user)), "done-joined"
        )

    @app_commands.command(description=command_text("command-leave"))
    @app_commands.guild_only()
    async def leave(self, interaction: Interaction) -> None:
        """Give up a seat before the game starts."""
        table = await self._table_here(interaction)
        await self._changed(interaction, await self.house.service.leave(table.id, interaction.user.id), "done-left")

    @app_commands.command(description=command_text("command-start"))
    @app_commands.guild_only()
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        table = await self._table_here(interaction)
        live = await self.house.service.start(table.id, interaction.user.id)
        await self._changed(interaction, live.table, "done-started")

    computer = app_commands.Group(name="computer", description=command_text("command-computer"), guild_only=True)

    @computer.command(name="add", description=command_text("command-computer-add"))
    @app_commands.describe(strength=command_text("parameter-strength"))
    async def computer_add(self, interaction: Interaction, strength: str | None = None) -> None:
        """Seat a computer player."""
        table = await self._table_here(interaction)
        name = strength or games()[table.game].computers()[-1].name
        changed = await self.house.service.add_computer(table.id, interaction.user.id, name)
        await self._changed(interaction, changed, "done-computer-added")

    @computer_add.autocomplete("strength")
    async def _strengths(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await self.house.service.store.in_channel(interaction.channel_id or 0)
        words = words_for(interaction)
        names = [player.name for player in games()[table.game].computers()] if table else []
        return [
            app_commands.Choice(name=words(f"computer-{name}"), value=name)
            for name in names
            if plain(current) in plain(f"{name} {words(f'computer-{name}')}")
        ]

    @computer.command(name="remove", description=command_text("command-computer-remove"))
    async def computer_remove(self, interaction: Interaction) -> None:
        """Take a computer player away."""
        table = await self._table_here(interaction)
        changed = await self.house.service.remove_computer(table.id, interaction.user.id)
        await self._changed(interaction, changed, "done-computer-removed")

    @app_commands.command(description=command_text("command-option"))
    @app_commands.guild_only()
    @app_commands.describe(name=command_text("parameter-option-name"), value=command_text("parameter-option-value"))
    async def option(self, interaction: Interaction, name: str, value: str) -> None:
        """Set an option of the game before it starts."""
        table = await self._table_here(interaction)
        spec = next((spec for spec in games()[table.game].options if spec.name == name), None)
        parsed: OptionValue = value
        if spec is not None and isinstance(spec.default, bool):
            words = words_for(interaction)
            meant = {"yes": True, "true": True, "no": False, "false": False}
            meant |= {plain(words("yes")): True, plain(words("no")): False}
            parsed = meant.get(plain(value), value)
        elif spec is not None and isinstance(spec.default, int) and (number := whole_number(value)) is not None:
            parsed = number
        changed, also = await self.house.service.set_option(table.id, interaction.user.id, name, parsed)
        words = words_for(interaction)
        lines = also_changed(words, games()[changed.game].options, also)
        await tell(interaction, "\n".join([words("done-option-set", table=title(changed, words)), *lines]))
        await refresh_lobby(self.house, changed)

    @option.autocomplete("name")
    async def _option_names(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await self.house.service.store.in_channel(interaction.channel_id or 0)
        words = words_for(interaction)
        return [
            app_commands.Choice(name=words(f"option-{spec.name}"), value=spec.name)
            for spec in (games()[table.game].options if table else ())
            if plain(current) in plain(f"{spec.name} {words(f'option-{spec.name}')}")
        ][:25]

    @option.autocomplete("value")
    async def _option_values(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await self.house.service.store.in_channel(interaction.channel_id or 0)
        name = interaction.namespace.name
        spec = next((s for s in (games()[table.game].options if table else ()) if s.name == name), None)
        if spec is None:
            return []
        words = words_for(interaction)
        if isinstance(spec.default, bool):
            shown = {"yes": words("yes"), "no": words("no")}
        elif isinstance(spec.default, int):
            shown = {str(number): str(number) for number in range(spec.low, spec.high + 1)}
        else:
            shown = {value: option_words(words, spec, value) for value in spec.values}
        return [
            app_commands.Choice(name=clip(name, MAX_OPTION), value=value)
            for value, name in shown.items()
            if any(plain(text).startswith(plain(current)) for text in (value, name))
        ][:25]

    async def _changed(self, interaction: Interaction, table: Table, key: str) -> None:
        await tell(interaction, words_for(interaction)(key, table=title(table, words_for(interaction))))
        await refresh_lobby(self.house, table)

    @app_commands.command(description=command_text("command-games"))
    async def games(self, interaction: Interaction) -> None:
        """List the user's tables everywhere, those waiting for them first."""
        words = words_for(interaction)
        lives = await self.house.service.games_of(interaction.user.id)
        if not lives:
            await tell(interaction, words("games-none"))
            return
        lines = [words("games-heading", count=len(lives))]
        for live in lives[:MAX_GAMES_LISTED]:
            table, seat = live.table, live.to_act()
            if seat is None:
                state = words("games-lobby")
            elif seat.user == interaction.user.id:
                state = words("games-your-turn", since=int(table.turn_since))
            else:
                state = words("games-waiting", who=safe_name(clip(seat.name, 32)), since=int(table.turn_since))
            lines.append(words("games-line", table=title(table, words), state=state, link=link(table)))
        if len(lives) > MAX_GAMES_LISTED:
            lines.append(words("lines-left-out", count=len(lives) - MAX_GAMES_LISTED))
        await tell(interaction, "\n".join(lines))

    @app_commands.command(description=command_text("command-cancel"))
    @app_commands.guild_only()
    async def cancel(self, interaction: Interaction) -> None:
        """Call off the lobby, or abort the game (host or managers)."""
        table = await cancel_table(interaction, (await self._table_here(interaction)).id)
        words = words_for(interaction)
        await tell(interaction, words("done-cancelled", table=title(table, words)))

    @app_commands.command(description=command_text("command-rematch"))
    @app_commands.guild_only()
    async def rematch(self, interaction: Interaction) -> None:
        """Open a new lobby with the same players."""
        await start_rematch(interaction, (await self._table_here(interaction)).id)


async def start_rematch(interaction: Interaction, table_id: int) -> None:
    """Open a rematch of an ended table and post its lobby."""
    house = interaction.client
    await interaction.response.defer(ephemeral=True)
    table = await house.service.rematch(table_id, interaction.user.id)
    await post_lobby(house, table)
    await tell(interaction, words_for(interaction)("done-rematch", table=title(table, words_for(interaction))))


@on_press("rematch")
async def press_rematch(interaction: Interaction, pressed: Pressed) -> None:
    """Open a rematch."""
    if pressed.table <= 0:
        raise refusal("error-old-button")
    await start_rematch(interaction, pressed.table)


async def setup(house: GameBot) -> None:
    """Add the cog."""
    await house.add_cog(Tables(house))
