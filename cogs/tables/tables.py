"""Commands for tables: open, join, set up, start, list, cancel, rematch."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answers.ask_first import ask_first
from cogs.answers.turn_panel import follow_with_panel
from cogs.client.bot import GameBot, Interaction, is_manager, person, refusal, tell
from cogs.client.items import Pressed, on_press
from cogs.client.localization import command_text, game_choices, language_choices
from cogs.client.matching import Entry, match_suggestion, suggestions
from cogs.client.typed import Name
from cogs.client.words import title, whole_number, words_for
from cogs.posts.lobby_post import open_lobby, post_lobby, refresh_lobby
from cogs.posts.option_words import also_changed, option_words
from cogs.posts.refresh import refresh_posts
from cogs.tables.opponents import MOST_LEVEL, is_for_one, opponent_choices, options_against
from cogs.tables.options import set_language
from cogs.tables.own_games import send_games
from engine.catalogue import Catalogue
from engine.kernel import Option, OptionValue, choosable
from engine.records.table import Table
from engine.registry import games


def computer_entries(table: Table, words: Catalogue) -> list[Entry]:
    """Return the computer players of a table's game as entries to pick or type."""
    return [Entry(player.name, words(f"computer-{player.name}")) for player in games()[table.game].computers()]


def option_entries(table: Table, words: Catalogue) -> list[Entry]:
    """Return the options of a table's game as entries to type."""
    return [Entry(spec.name, words(f"option-{spec.name}")) for spec in games()[table.game].options]


def offered_options(table: Table, words: Catalogue) -> list[Entry]:
    """Return the options that can be changed at a table, as entries to pick."""
    specs = games()[table.game].options
    changeable = {spec.name for spec in specs if len(choosable(specs, spec, table.options)) > 1}
    return [entry for entry in option_entries(table, words) if entry.value in changeable]


def find_option(table: Table, typed: str, words: Catalogue) -> Option | None:
    """Return the option picked or typed; None when the name is unknown."""
    name = match_suggestion(option_entries(table, words), typed)
    return next((spec for spec in games()[table.game].options if spec.name == name), None)


def value_entries(spec: Option, words: Catalogue) -> list[Entry]:
    """Return the values of an option as entries to pick or type."""
    if isinstance(spec.default, bool):
        return [Entry("yes", words("yes"), ("true",)), Entry("no", words("no"), ("false",))]
    if isinstance(spec.default, int):
        return [Entry(str(number), str(number)) for number in range(spec.low, spec.high + 1)]
    return [Entry(str(value), option_words(words, spec, value)) for value in spec.values]


class Tables(commands.Cog):
    """Opening tables, and listing the user's own."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(description=command_text("command-new"))
    @app_commands.describe(
        game=command_text("parameter-game"),
        opponent=command_text("parameter-opponent"),
        level=command_text("parameter-level"),
        options=command_text("parameter-options-first"),
        thread=command_text("parameter-thread"),
        watch=command_text("parameter-watch"),
        language=command_text("parameter-table-language"),
    )
    @app_commands.choices(game=game_choices(), opponent=opponent_choices(), language=language_choices())
    async def new(
        self,
        interaction: Interaction,
        game: str,
        opponent: str | None = None,
        level: app_commands.Range[int, 1, MOST_LEVEL] | None = None,
        options: bool = False,
        thread: bool = False,
        watch: bool = False,
        language: str | None = None,
    ) -> None:
        """Open a table in this channel or in a thread of its own; a solo game against an automaton starts at once."""
        against = options_against(game, opponent, level)
        at_once = is_for_one(game, against) and not (options or watch)
        await open_lobby(
            interaction, game, thread=thread, watch=watch, language=language, options=against, alone=at_once
        )

    @app_commands.command(description=command_text("command-games"))
    async def games(self, interaction: Interaction) -> None:
        """List the user's tables everywhere, those waiting for them first."""
        await send_games(interaction)


class LobbyCommands(commands.Cog):
    """The part of /table for players and hosts: join, set up, play again."""

    bot: GameBot

    @app_commands.command(description=command_text("command-language"))
    @app_commands.describe(language=command_text("parameter-table-language"))
    @app_commands.choices(language=language_choices())
    async def language(self, interaction: Interaction, language: str) -> None:
        """Choose the language of the table's public posts."""
        table = await set_language(interaction, (await _table_here(interaction)).id, language)
        words = words_for(interaction)
        await tell(interaction, words("done-table-language", language=words(f"language-{language}")))
        await refresh_posts(self.bot, table)

    @app_commands.command(description=command_text("command-join"))
    async def join(self, interaction: Interaction) -> None:
        """Take a seat at the table in this channel."""
        table = await _table_here(interaction)
        await _confirm_change(
            interaction, await self.bot.service.lobby.join(table.id, person(interaction.user)), "done-joined"
        )

    @app_commands.command(description=command_text("command-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give up a seat before the game starts."""
        table = await _table_here(interaction)
        await _confirm_change(
            interaction, await self.bot.service.lobby.leave(table.id, interaction.user.id), "done-left"
        )

    computer = app_commands.Group(name="computer", description=command_text("command-computer"))

    @computer.command(name="add", description=command_text("command-computer-add"))
    @app_commands.describe(strength=command_text("parameter-strength"))
    async def computer_add(self, interaction: Interaction, strength: Name | None = None) -> None:
        """Seat a computer player."""
        table = await _table_here(interaction)
        name = games()[table.game].computers()[-1].name
        if strength is not None:
            name = match_suggestion(computer_entries(table, words_for(interaction)), strength) or strength
        changed = await self.bot.service.lobby.add_computer(
            table.id, interaction.user.id, name, manager=is_manager(interaction)
        )
        await _confirm_change(interaction, changed, "done-computer-added")

    @computer_add.autocomplete("strength")
    async def _strengths(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await self.bot.service.store.tables.in_channel(interaction.channel_id or 0)
        return suggestions(computer_entries(table, words_for(interaction)), current) if table else []

    @computer.command(name="remove", description=command_text("command-computer-remove"))
    async def computer_remove(self, interaction: Interaction) -> None:
        """Remove a computer player."""
        table = await _table_here(interaction)
        changed = await self.bot.service.lobby.remove_computer(
            table.id, interaction.user.id, manager=is_manager(interaction)
        )
        await _confirm_change(interaction, changed, "done-computer-removed")

    @app_commands.command(description=command_text("command-option"))
    @app_commands.describe(name=command_text("parameter-option-name"), value=command_text("parameter-option-value"))
    async def option(self, interaction: Interaction, name: Name, value: Name) -> None:
        """Set an option of the game before it starts."""
        table = await _table_here(interaction)
        words = words_for(interaction)
        spec = find_option(table, name, words)
        parsed: OptionValue = value
        if spec is not None:
            name, said = spec.name, match_suggestion(value_entries(spec, words), value) or value
            if isinstance(spec.default, bool):
                parsed = {"yes": True, "no": False}.get(said, value)
            elif isinstance(spec.default, int):
                number = whole_number(said)
                parsed = value if number is None else number
            else:
                parsed = said
        changed, also = await self.bot.service.lobby.set_option(
            table.id, interaction.user.id, name, parsed, manager=is_manager(interaction)
        )
        lines = also_changed(words, games()[changed.game].options, also)
        await tell(interaction, "\n".join([words("done-option-set", table=title(changed, words)), *lines]))
        await refresh_lobby(self.bot, changed)

    @option.autocomplete("name")
    async def _option_names(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await self.bot.service.store.tables.in_channel(interaction.channel_id or 0)
        return suggestions(offered_options(table, words_for(interaction)), current) if table else []

    @option.autocomplete("value")
    async def _option_values(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await self.bot.service.store.tables.in_channel(interaction.channel_id or 0)
        words = words_for(interaction)
        spec = find_option(table, str(interaction.namespace.name), words) if table else None
        return suggestions(value_entries(spec, words), current) if spec else []

    @app_commands.command(description=command_text("command-rematch"))
    async def rematch(self, interaction: Interaction) -> None:
        """Open a new lobby with the same players."""
        await start_rematch(interaction, (await _table_here(interaction)).id)


async def _table_here(interaction: Interaction) -> Table:
    return (await interaction.client.service.tables.in_channel(interaction.channel_id or 0)).table


async def _confirm_change(interaction: Interaction, table: Table, key: str) -> None:
    await tell(interaction, words_for(interaction)(key, table=title(table, words_for(interaction))))
    await refresh_lobby(interaction.client, table)


class StartCommands(commands.Cog):
    """The part of /host that starts a game or ends it early."""

    bot: GameBot

    @app_commands.command(description=command_text("command-start"))
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        table = await _table_here(interaction)
        open_table = await self.bot.service.lobby.start(
            table.id, interaction.user.id, manager=is_manager(interaction)
        )
        await _confirm_change(interaction, open_table.table, "done-started")

    @app_commands.command(description=command_text("command-cancel"))
    async def cancel(self, interaction: Interaction) -> None:
        """Call off the lobby or the game (host or managers), after a confirmation."""
        await ask_first(interaction, "cancel", (await _table_here(interaction)).id)


async def start_rematch(interaction: Interaction, table_id: int) -> None:
    """Open a rematch of an ended table and post its lobby."""
    bot = interaction.client
    await interaction.response.defer(ephemeral=True)
    table = await bot.service.lobby.rematch(table_id, interaction.user.id)
    alone = len(table.seats) == 1 and is_for_one(table.game, table.options)
    await post_lobby(bot, table, call=not alone)
    if alone:
        await follow_with_panel(interaction, await bot.service.lobby.start(table.id, interaction.user.id))
        return
    await tell(interaction, words_for(interaction)("done-rematch", table=title(table, words_for(interaction))))


@on_press("rematch")
async def press_rematch(interaction: Interaction, pressed: Pressed) -> None:
    """Open a rematch."""
    if pressed.table <= 0:
        raise refusal("error-old-button")
    await start_rematch(interaction, pressed.table)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Tables(bot))
