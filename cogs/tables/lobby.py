"""The lobby post: who sits at a table that has not started, with its options, and the buttons to change them."""

from __future__ import annotations

import logging
from typing import Any

import aiohttp
import discord

from cogs.client.bot import GameBot, is_manager, person, refusal
from cogs.client.delivery_problems import UNKNOWN_MESSAGE
from cogs.client.items import MAX_ROWS, Pressed, Row, button, on_press, option, rows, select
from cogs.client.words import clip, locale_of, safe_name, table_words, title, whole_number, words_for
from engine.catalogue import Catalogue, catalogue, locales
from engine.kernel import MAX_TYPED, Option, OptionValue
from engine.records.table import Table
from engine.registry import games

logger = logging.getLogger(__name__)

Interaction = discord.Interaction[GameBot]


def option_words(words: Catalogue, spec: Option, value: OptionValue) -> str:
    """Return an option's value in words."""
    if isinstance(value, bool):
        return words("yes") if value else words("no")
    if isinstance(value, str):
        return words(f"option-{spec.name}-{value}")
    return str(value)


def option_line(words: Catalogue, spec: Option, value: OptionValue) -> str:
    """Return an option with its value, as in "Prestige to reach: 10"."""
    return words("option-is", option=words(f"option-{spec.name}"), value=option_words(words, spec, value))


def lobby_content(table: Table, words: Catalogue) -> str:
    """Return the lobby post's text."""
    game = games()[table.game]
    lines = [f"### {title(table, words)}"]
    if table.status == "cancelled":
        return "\n".join([*lines, words("lobby-cancelled")])
    if table.status != "lobby":
        names = words.join([f"**{safe_name(seat.name)}**" for seat in table.seats])
        return "\n".join([*lines, words("lobby-started", names=names)])
    lines.append(words("lobby-open", host=f"<@{table.host}>", low=game.seats[0], high=game.seats[-1]))
    for number, seat in enumerate(table.seats, start=1):
        kind = words(f"computer-{seat.computer}") if seat.computer else ""
        name = f"**{safe_name(seat.name)}**"
        lines.append(f"{number}. {words('computer-seat', name=name, kind=kind) if kind else name}")
    if not table.seats:
        lines.append(words("lobby-empty"))
    for spec in game.options:
        lines.append(f"-# {option_line(words, spec, table.options[spec.name])}")
    lines.append(f"-# {words('lobby-language', language=words(f'language-{words.locale}'))}")
    return "\n".join(lines)


def lobby_view(table: Table, words: Catalogue) -> discord.ui.View:
    """Return the lobby post's buttons; none once the table has left the lobby."""
    if table.status != "lobby":
        return rows()
    game = games()[table.game]
    full = len(table.seats) >= game.seats[-1]
    ready = len(table.seats) in game.seats
    has_computer = any(seat.computer for seat in table.seats)
    first: Row = [
        button(table.id, "join", words("button-join"), style=discord.ButtonStyle.success, disabled=full),
        button(table.id, "leave", words("button-leave")),
        button(table.id, "start", words("button-start"), style=discord.ButtonStyle.primary, disabled=not ready),
    ]
    second: Row = [
        button(table.id, "add-computer", words("button-add-computer"), disabled=full),
        button(table.id, "remove-computer", words("button-remove-computer"), disabled=not has_computer),
        *([button(table.id, "options", words("button-options"))] if game.options else []),
        button(table.id, "rules", words("button-rules")),
    ]
    return rows(first, second)


async def open_lobby(
    interaction: Interaction, game: str, *, thread: bool, watch: bool, language: str | None = None
) -> None:
    """Open a table where the command was given, or in a new thread, and post its lobby.

    The table speaks `language`, else that of the server.
    """
    locale = language or locale_of(interaction.guild_locale or interaction.locale)
    house = interaction.client
    words = words_for(interaction)
    channel = interaction.channel
    if thread and not isinstance(channel, discord.TextChannel):
        raise refusal("error-no-thread-here")
    place_id = channel.id if channel else 0
    place: discord.Thread | None = None
    if thread and isinstance(channel, discord.TextChannel):
        await interaction.response.defer(ephemeral=True)
        name = catalogue(locale)(
            "thread-name", game=catalogue(locale)(f"game-{game}"), host=interaction.user.display_name
        )
        place = await channel.create_thread(name=clip(name, 100), type=discord.ChannelType.public_thread)
        place_id = place.id
    table = await house.service.create(
        game, place_id, person(interaction.user), guild=interaction.guild_id,
        locale=locale, watch=watch,
    )  # fmt: skip
    public = table_words(table)
    content, view = lobby_content(table, public), lobby_view(table, public)
    if place is not None:
        message_id = (await place.send(content, view=view)).id
        await interaction.followup.send(words("lobby-thread", place=place.mention), ephemeral=True)
    else:
        answer = await interaction.response.send_message(content, view=view)
        message_id = answer.message_id or (await interaction.original_response()).id
    await house.service.note_posts(table.id, lobby_post=message_id)


async def post_lobby(house: GameBot, table: Table, *, call: bool = True) -> None:
    """Post a lobby of its own accord (a rematch, a new place), with `call` pinging those who sit there."""
    words = table_words(table)
    channel = house.get_partial_messageable(table.channel)
    mentions = discord.AllowedMentions(users=[discord.Object(user) for user in table.users if call])
    calls = " ".join(f"<@{user}>" for user in table.users if call)
    message = await channel.send(
        f"{lobby_content(table, words)}\n{calls}", view=lobby_view(table, words), allowed_mentions=mentions
    )
    await house.service.note_posts(table.id, lobby_post=message.id)


async def refresh_lobby(house: GameBot, table: Table) -> None:
    """Bring the lobby post up to date after a change made elsewhere; once a game began, it is the status post."""
    if table.lobby_post is None or table.match is not None:
        return
    words = table_words(table)
    message = house.get_partial_messageable(table.channel).get_partial_message(table.lobby_post)
    try:
        await message.edit(content=lobby_content(table, words), view=lobby_view(table, words))
    except discord.NotFound as error:
        if error.code == UNKNOWN_MESSAGE and table.status == "lobby":
            await post_lobby(house, table, call=False)  # somebody deleted it: the table needs its buttons
    except (discord.DiscordException, aiohttp.ClientError) as error:
        logger.warning("lobby post of table %d not updated: %s", table.id, error)


async def _redraw(interaction: Interaction, table: Table) -> None:
    """Answer a press on the lobby post by bringing it up to date."""
    words = table_words(table)
    await interaction.response.edit_message(content=lobby_content(table, words), view=lobby_view(table, words))


@on_press("join")
async def press_join(interaction: Interaction, pressed: Pressed) -> None:
    """Take a seat."""
    await _redraw(interaction, await interaction.client.service.join(pressed.table, person(interaction.user)))


@on_press("leave")
async def press_leave(interaction: Interaction, pressed: Pressed) -> None:
    """Give the seat up."""
    await _redraw(interaction, await interaction.client.service.leave(pressed.table, interaction.user.id))


@on_press("add-computer")
async def press_add_computer(interaction: Interaction, pressed: Pressed) -> None:
    """Seat the strongest computer player."""
    service = interaction.client.service
    live = await service.look(pressed.table)
    name = live.game.computers()[-1].name
    await _redraw(interaction, await service.add_computer(pressed.table, interaction.user.id, name))


@on_press("remove-computer")
async def press_remove_computer(interaction: Interaction, pressed: Pressed) -> None:
    """Take a computer player away."""
    await _redraw(interaction, await interaction.client.service.remove_computer(pressed.table, interaction.user.id))


@on_press("start")
async def press_start(interaction: Interaction, pressed: Pressed) -> None:
    """Start the game."""
    live = await interaction.client.service.start(pressed.table, interaction.user.id)
    await _redraw(interaction, live.table)


# Options


def is_number(spec: Option) -> bool:
    """Return whether an option's value is a number, which is written into a field."""
    return isinstance(spec.default, int) and not isinstance(spec.default, bool)


def options_panel(table: Table, words: Catalogue) -> tuple[str, discord.ui.View]:
    """Return the private panel in which a table's options are set: a menu for each, or a field for numbers."""
    menus: list[Row] = []
    numbers: list[Any] = []
    for spec in games()[table.game].options[:4]:
        now = table.options[spec.name]
        name = words(f"option-{spec.name}")
        if is_number(spec):
            numbers.append(button(table.id, "option-number", option_line(words, spec, now), arg=spec.name))
            continue
        values: tuple[OptionValue, ...] = (True, False) if isinstance(spec.default, bool) else spec.values
        entries = [option(str(value), option_line(words, spec, value), default=value == now) for value in values]
        menus.append(select(table.id, "option", name, entries, arg=spec.name))
    tongues = [
        option(locale, words("lobby-language", language=words(f"language-{locale}")), default=locale == spoken)
        for spoken in [table_words(table).locale]
        for locale in locales()
    ]
    if len(menus) + bool(numbers) < MAX_ROWS and len(tongues) > 1:
        menus.append(select(table.id, "language", words("options-language"), tongues))
    return words("options-prompt", table=title(table, words)), rows(*menus, numbers)


@on_press("options")
async def press_options(interaction: Interaction, pressed: Pressed) -> None:
    """Open the options privately."""
    table = (await interaction.client.service.look(pressed.table)).table
    content, view = options_panel(table, words_for(interaction))
    await interaction.response.send_message(content, view=view, ephemeral=True)


@on_press("option")
async def press_option(interaction: Interaction, pressed: Pressed) -> None:
    """Set an option from its menu."""
    if not pressed.values:
        raise refusal("error-old-button")
    value = pressed.values[0]
    parsed: OptionValue = value == "True" if value in {"True", "False"} else value
    await set_option(interaction, pressed.table, pressed.arg, parsed)


async def set_language(interaction: Interaction, table_id: int, locale: str) -> Table:
    """Set the table's language for the user (host or managers)."""
    return await interaction.client.service.set_language(
        table_id, interaction.user.id, locale, manager=is_manager(interaction)
    )


@on_press("option-number")
async def press_option_number(interaction: Interaction, pressed: Pressed) -> None:
    """Ask for a number."""
    table = (await interaction.client.service.look(pressed.table)).table
    spec = next((spec for spec in games()[table.game].options if spec.name == pressed.arg), None)
    if spec is None or not is_number(spec):
        raise refusal("error-old-button")
    await interaction.response.send_modal(NumberModal(table, spec, words_for(interaction)))


async def set_option(interaction: Interaction, table_id: int, name: str, value: OptionValue) -> None:
    """Set an option for the user, redraw the panel it was set in, and the lobby post."""
    table = await interaction.client.service.set_option(table_id, interaction.user.id, name, value)
    content, view = options_panel(table, words_for(interaction))
    await interaction.response.edit_message(content=content, view=view)
    await refresh_lobby(interaction.client, table)


class NumberModal(discord.ui.Modal):
    """Asks for the value of an option that is a number."""

    def __init__(self, table: Table, spec: Option, words: Catalogue) -> None:
        super().__init__(title=words(f"option-{spec.name}")[:45], timeout=600)
        self._table, self._spec = table.id, spec
        self._field: discord.ui.TextInput[NumberModal] = discord.ui.TextInput(
            default=str(table.options[spec.name]), max_length=4
        )
        self.add_item(
            discord.ui.Label(text=words("option-number-label", low=spec.low, high=spec.high), component=self._field)
        )

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Set the option."""
        given = self._field.value[:MAX_TYPED].strip()
        number = whole_number(given)
        value: OptionValue = given if number is None else number
        await set_option(interaction, self._table, self._spec.name, value)

    async def on_error(self, interaction: discord.Interaction[Any], error: Exception, /) -> None:  # type: ignore[override]
        """Tell what went wrong."""
        await interaction.client.answer_error(interaction, error)
