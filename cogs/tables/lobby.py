"""The lobby post: who sits at a table that has not started, with its options, and the buttons to change them."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager, suppress

import aiohttp
import discord

from cogs.client.bot import GameBot, is_manager, person, refusal, tell
from cogs.client.delivery_problems import NEEDED, UNKNOWN_MESSAGE, permission_names
from cogs.client.items import MAX_OPTIONS, Pressed, Row, button, on_press, option, rows, select
from cogs.client.words import MAX_CONTENT, clip, link, locale_of, safe_name, table_words, title, words_for
from cogs.delivery.offers import close_offers
from cogs.delivery.status import posted_before
from cogs.play.play import follow_with_panel, show_panel
from cogs.tables.option_words import option_lines
from engine.catalogue import Catalogue, catalogue, locales
from engine.kernel import Options, RuleError, plain_name
from engine.records.table import Table
from engine.records.tutorial import tutorials
from engine.registry import games

logger = logging.getLogger(__name__)

IN_THREAD = ("create_public_threads", "send_messages_in_threads")
"""What the bot needs to open a table in a thread of its own."""

Interaction = discord.Interaction[GameBot]


def lobby_content(table: Table, words: Catalogue) -> str:
    """Return the lobby post's text."""
    game = games()[table.game]
    lines = [f"### {title(table, words)}"]
    if table.status == "cancelled":
        return "\n".join([*lines, words("lobby-cancelled")])
    if table.status != "lobby":
        names = words.join([f"**{safe_name(seat.name)}**" for seat in table.seats])
        return "\n".join([*lines, words("lobby-started", names=names)])
    players, host = game.players_for(table.options), f"<@{table.host}>"
    if len(players) == 1:
        lines.append(words("lobby-open-exact", host=host, count=players[0]))
    else:
        lines.append(words("lobby-open", host=host, low=players[0], high=players[-1]))
    for number, seat in enumerate(table.seats, start=1):
        kind = words(f"computer-{seat.computer}") if seat.computer else ""
        name = f"**{safe_name(seat.name)}**"
        lines.append(f"{number}. {words('computer-seat', name=name, kind=kind) if kind else name}")
    for number, automaton in enumerate(game.automata(table.options), start=len(table.seats) + 1):
        name = f"**{words(automaton)}**"
        lines.append(f"{number}. {words('computer-seat', name=name, kind=words('seat-automaton'))}")
    if not table.seats:
        lines.append(words("lobby-empty"))
    if 0 < len(table.seats) < players[0]:
        lines.append(f"-# {words('lobby-missing', count=players[0] - len(table.seats))}")
    if table.invited:
        lines.append(f"-# {words('lobby-invited', names=words.join([safe_name(who.name) for who in table.invited]))}")
    if table.settings.players_set_up:
        lines.append(f"-# {words('lobby-players-set-up')}")
    lines += [f"-# {line}" for line in option_lines(words, game.options, table.options)]
    if table.settings.pace:
        lines.append(f"-# {words('lobby-pace', pace=words(f'pace-{table.settings.pace}'))}")
    if table.settings.rated:
        lines.append(f"-# {words('lobby-rated')}")
    lines.append(f"-# {words('lobby-language', language=words(f'language-{words.locale}'))}")
    if table.game in tutorials():
        lines.append(words("lobby-learn"))
    return clip("\n".join(lines), MAX_CONTENT)


def lobby_view(table: Table, words: Catalogue) -> discord.ui.View:
    """Return the lobby post's buttons; none once the table has left the lobby."""
    if table.status != "lobby":
        return rows()
    game = games()[table.game]
    players = game.players_for(table.options)
    full = len(table.seats) >= players[-1]
    ready = len(table.seats) in players
    has_computer = any(seat.computer for seat in table.seats)
    joining = button(table.id, "join", words("button-join"), style=discord.ButtonStyle.success, disabled=full)
    first: Row = [
        *([] if table.direct else [joining]),
        button(table.id, "leave", words("button-leave")),
        button(table.id, "start", words("button-start"), style=discord.ButtonStyle.primary, disabled=not ready),
        *([button(table.id, "options", words("button-options"))] if game.options else []),
        button(table.id, "rules", words("button-rules")),
    ]
    others = [seat for seat in table.seats if seat.user not in {None, table.host}]
    removing: list[Row] = (
        [
            select(
                table.id,
                "remove-player",
                words("lobby-remove-player"),
                [option(str(seat.user), plain_name(seat.name)) for seat in others[:MAX_OPTIONS]],
            )
        ]
        if others
        else []
    )
    *weaker, strongest = [player.name for player in game.computers()]
    levels = {strongest: "button-add-computer"} | {name: f"button-add-{name}" for name in reversed(weaker)}
    second: Row = [
        *(button(table.id, "add-computer", words(key), arg=name, disabled=full) for name, key in levels.items()),
        button(table.id, "remove-computer", words("button-remove-computer"), disabled=not has_computer),
        *(
            [button(0, "first-learn", words("button-first-learn"), arg=table.game)]
            if table.game in tutorials()
            else []
        ),
    ]
    return rows(first, second, *removing)


async def open_lobby(
    interaction: Interaction,
    game: str,
    *,
    thread: bool,
    watch: bool,
    language: str | None = None,
    options: Options | None = None,
    alone: bool = False,
) -> None:
    """Open a table where the command was given, or in a new thread, and post its lobby.

    The table's language is `language`, else that of the server. With `alone` the game, whose `options` must be for one
    player, starts at once, and the player's panel follows.
    """
    locale = language or locale_of(interaction.guild_locale or interaction.locale)
    bot = interaction.client
    words = words_for(interaction)
    channel = interaction.channel
    if thread and not isinstance(channel, discord.TextChannel):
        raise refusal("error-no-thread-here")
    place_id = channel.id if channel else 0
    place: discord.Thread | None = None
    if thread and isinstance(channel, discord.TextChannel):
        missing = [name for name in IN_THREAD if not getattr(interaction.app_permissions, name)]
        if missing:
            names = permission_names(missing, words)
            raise refusal("error-missing-permissions", permissions=names, count=len(missing))
        await interaction.response.defer(ephemeral=True)
        await bot.service.caps.check(interaction.user.id, interaction.guild_id, "lobby")
        name = catalogue(locale)(
            "thread-name", game=catalogue(locale)(f"game-{game}"), host=person(interaction.user).name
        )
        place = await channel.create_thread(name=clip(name, 100), type=discord.ChannelType.public_thread)
        place_id = place.id
    try:
        table = await _post_new(interaction, game, place, place_id, locale, watch=watch, options=options)
    except BaseException:
        if place is not None:  # an empty thread is of no use
            with suppress(discord.DiscordException, aiohttp.ClientError):
                await place.delete()
        raise
    if alone:
        live = await bot.service.lobby.start(table.id, interaction.user.id)
        if place is None:
            await follow_with_panel(interaction, live)
    missing = [name for name in NEEDED if not getattr(interaction.app_permissions, name)]
    if missing and not table.direct:
        names = permission_names(missing, words)
        await tell(interaction, words("lobby-missing-permissions", permissions=names, count=len(missing)))


async def _post_new(
    interaction: Interaction,
    game: str,
    place: discord.Thread | None,
    place_id: int,
    locale: str,
    *,
    watch: bool,
    options: Options | None,
) -> Table:
    """Open a table in a channel, or in the new thread `place`, and post its lobby there; return it."""
    bot, words = interaction.client, words_for(interaction)
    table = await bot.service.lobby.create(
        game, place_id, person(interaction.user), guild=interaction.guild_id,
        locale=locale, watch=watch, options=options,
    )  # fmt: skip
    with posting(bot, table.id):
        public = table_words(table)
        content, view = lobby_content(table, public), lobby_view(table, public)
        if place is not None:
            message_id = (await place.send(content, view=view)).id
            await interaction.followup.send(words("lobby-thread", place=place.mention), ephemeral=True)
        else:
            answer = await interaction.response.send_message(content, view=view)
            message_id = answer.message_id or (await interaction.original_response()).id
        await bot.service.notices.note_posts(table.id, lobby_post=message_id)
    return table


@contextmanager
def posting(bot: GameBot, table_id: int) -> Iterator[None]:
    """Let nobody else post a table's lobby for the length of the block, which posts it."""
    bot.posting_lobbies.add(table_id)
    try:
        yield
    finally:
        bot.posting_lobbies.discard(table_id)


async def post_lobby(bot: GameBot, table: Table, *, call: bool = True) -> None:
    """Post a lobby that no command asked for (a rematch, a moved table), with `call` pinging those who sit there or are invited."""
    words = table_words(table)
    channel = bot.get_partial_messageable(table.channel)
    called = [*table.users, *(invited.user for invited in table.invited)] if call else []
    mentions = discord.AllowedMentions(users=[discord.Object(user) for user in called])
    calls = " ".join(f"<@{user}>" for user in called)
    with posting(bot, table.id):
        message = await channel.send(
            f"{lobby_content(table, words)}\n{calls}", view=lobby_view(table, words), allowed_mentions=mentions
        )
        await bot.service.notices.note_posts(table.id, lobby_post=message.id)


async def find_or_post_lobby(bot: GameBot, table: Table) -> None:
    """Post the lobby of a table that has none, unless a post of it is there that a crash kept from being noted.

    Those are pinged who were invited with the lobby, as to a rematch, and have no post of their own. Raises what
    discord.py raises when Discord refuses the post.
    """
    if table.id in bot.posting_lobbies:
        return
    with posting(bot, table.id):
        earlier = await posted_before(bot, table, table_words(table))
        if earlier is not None:
            await bot.service.notices.note_posts(table.id, lobby_post=earlier.id)
            table.lobby_post = earlier.id
    if earlier is not None:
        await refresh_lobby(bot, table)
    else:
        await post_lobby(bot, table, call=any(table.invitation_to(each.user) is None for each in table.invited))


async def refresh_lobby(bot: GameBot, table: Table) -> None:
    """Bring the lobby post up to date after a change made elsewhere; once a game began, it is the status post.

    A failure is logged.
    """
    await close_offers(bot, table)
    if table.match is not None:
        return
    if table.lobby_post is None:
        if table.status == "lobby":
            try:
                await find_or_post_lobby(bot, table)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                logger.warning("lobby of table %d not posted: %s", table.id, error)
        return
    words = table_words(table)
    message = bot.get_partial_messageable(table.channel).get_partial_message(table.lobby_post)
    try:
        await message.edit(content=lobby_content(table, words), view=lobby_view(table, words))
    except discord.NotFound as error:
        if error.code == UNKNOWN_MESSAGE and table.status == "lobby":
            await post_lobby(bot, table, call=False)  # somebody deleted it: the table needs its buttons
    except (discord.DiscordException, aiohttp.ClientError) as error:
        logger.warning("lobby post of table %d not updated: %s", table.id, error)


async def _changed(interaction: Interaction, table_id: int, change: Awaitable[Table]) -> Table:
    """Carry out a change that was pressed for, and bring the lobby post up to date; return the table.

    So is a post that shows an earlier lobby when the change is refused: a crash may have kept it from showing the last one.
    """
    try:
        table = await change
    except RuleError:
        await _catch_up(interaction, table_id)
        raise
    await _redraw(interaction, table)
    return table


async def _catch_up(interaction: Interaction, table_id: int) -> None:
    try:
        table = (await interaction.client.service.tables.look(table_id)).table
    except RuleError:
        return
    message = interaction.message
    if message is None or table.match is not None or message.flags.ephemeral:
        return
    if not message.content.startswith(lobby_content(table, table_words(table))):
        await refresh_lobby(interaction.client, table)


async def _redraw(interaction: Interaction, table: Table) -> None:
    """Answer a press on the lobby post by bringing it up to date."""
    words = table_words(table)
    await interaction.response.edit_message(content=lobby_content(table, words), view=lobby_view(table, words))
    await close_offers(interaction.client, table)


@on_press("join")
async def press_join(interaction: Interaction, pressed: Pressed) -> None:
    """Take a seat."""
    service = interaction.client.service
    await _changed(interaction, pressed.table, service.lobby.join(pressed.table, person(interaction.user)))


@on_press("leave")
async def press_leave(interaction: Interaction, pressed: Pressed) -> None:
    """Give the seat up."""
    service = interaction.client.service
    await _changed(interaction, pressed.table, service.lobby.leave(pressed.table, interaction.user.id))


@on_press("remove-player")
async def press_remove_player(interaction: Interaction, pressed: Pressed) -> None:
    """Take somebody out of the lobby."""
    if not pressed.values or not re.fullmatch("[0-9]{1,18}|[0-9]{19}", pressed.values[0]):
        raise refusal("error-old-button")
    removing = interaction.client.service.lobby.remove(
        pressed.table, interaction.user.id, int(pressed.values[0]), manager=is_manager(interaction)
    )
    table = await _changed(interaction, pressed.table, removing)
    await _tell_removed(interaction.client, table, int(pressed.values[0]))


async def _tell_removed(bot: GameBot, table: Table, user: int) -> None:
    """Tell somebody by direct message, in their language, that the host removed them from a lobby; a failure is logged."""
    chosen = bot.service.players.languages.get(user)
    words = catalogue(chosen) if chosen in locales() else table_words(table)
    content = words("removed-from-lobby", table=title(table, words), link=link(table))
    try:
        channel = await bot.create_dm(discord.Object(user))
        await channel.send(content, allowed_mentions=discord.AllowedMentions.none())
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        logger.info("user %d is not told of being removed from table %d: %s", user, table.id, error)


@on_press("add-computer")
async def press_add_computer(interaction: Interaction, pressed: Pressed) -> None:
    """Seat a computer player of the level that the button names; the strongest one by a button of earlier posts."""
    service = interaction.client.service
    live = await service.tables.look(pressed.table)
    name = pressed.arg or live.game.computers()[-1].name
    await _changed(
        interaction,
        pressed.table,
        service.lobby.add_computer(pressed.table, interaction.user.id, name, manager=is_manager(interaction)),
    )


@on_press("remove-computer")
async def press_remove_computer(interaction: Interaction, pressed: Pressed) -> None:
    """Take a computer player away."""
    await _changed(
        interaction,
        pressed.table,
        interaction.client.service.lobby.remove_computer(
            pressed.table, interaction.user.id, manager=is_manager(interaction)
        ),
    )


@on_press("start")
async def press_start(interaction: Interaction, pressed: Pressed) -> None:
    """Start the game."""
    try:
        live = await interaction.client.service.lobby.start(
            pressed.table, interaction.user.id, manager=is_manager(interaction)
        )
    except RuleError:
        await _catch_up(interaction, pressed.table)
        raise
    if live.table.alone:
        await show_panel(interaction, live)  # the lobby post tells the turns from now on
    else:
        await _redraw(interaction, live.table)
