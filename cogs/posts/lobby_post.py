"""The lobby post: the players at a table that has not started, and its options; opening a table with it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from typing import Literal

import discord

from cogs.answers.delivery_problems import UNKNOWN_MESSAGE
from cogs.base.cards.private import tell
from cogs.base.items import MAX_OPTIONS, Row, TableSelect, button, option, rows, select
from cogs.base.not_done import NOT_DONE, is_for_good
from cogs.base.permissions import Place, may_mention, missing_for_thread, missing_in, permission_names, place_of
from cogs.base.user_install import away_key, is_away
from cogs.base.visibility import may_see
from cogs.base.words import (
    MAX_CONTENT,
    clip,
    link,
    locale_of,
    only_users,
    refusal,
    safe_name,
    table_words,
    title,
    words_for,
)
from cogs.client.access import check_may_open
from cogs.client.bot import GameBot, Interaction, person
from cogs.posts.offers import close_offers
from cogs.posts.option_words import changed_options, clock_words, has_clock
from cogs.posts.status import posted_before
from engine.catalogue import Catalogue, catalogue
from engine.club.lobby.begin import soonest_first
from engine.kernel import Options, plain_name
from engine.records.levels import win_rates
from engine.records.people import Wish
from engine.records.server import ServerSettings
from engine.records.table import Table
from engine.records.tutorial import tutorials
from engine.registry import games
from engine.tables.checks import is_full
from engine.tables.open.open_table import OpenTable

logger = logging.getLogger(__name__)

MAX_SHOWN = 1000
"""Maximum number of lobbies whose posts' contents a process remembers."""


def archived_after(server: ServerSettings) -> Literal[60, 1440, 4320, 10080]:
    """Return the minutes without a message after which a new thread leaves the list of channels.

    It is a week, the longest that Discord offers, unless the server's managers have set another time.
    """
    times: dict[int, Literal[60, 1440, 4320, 10080]] = {60: 60, 1440: 1440, 4320: 4320}
    return times.get(server.threads, 10080)


def lobby_content(table: Table, words: Catalogue) -> str:
    """Return the lobby post's text."""
    game = games()[table.game]
    lines = [f"### {title(table, words)}"]
    if table.status == "cancelled":
        return "\n".join([*lines, words("lobby-stale" if table.stale else "lobby-cancelled")])
    if table.status != "lobby":
        names = words.join([f"**{safe_name(seat.name)}**" for seat in table.seats])
        return "\n".join([*lines, words("lobby-started", names=names)])
    players, host = game.players_for(table.options), f"<@{table.host}>"
    if table.wanted:
        opened = words("lobby-wanted", count=table.wanted)
    elif len(players) == 1:
        opened = words("lobby-open-exact", host=host, count=players[0])
    else:
        opened = words("lobby-open", host=host, low=players[0], high=players[-1])
    lines.append(f"{opened} {words('lobby-direct' if table.direct else 'invitation-how')}")
    for number, seat in enumerate(table.seats, start=1):
        kind = words(f"computer-{seat.computer}") if seat.computer else ""
        name = f"**{safe_name(seat.name)}**"
        ready = " ✅" if table.settings.start == "ready" and seat.user is not None and seat.ready else ""
        lines.append(f"{number}. {words('computer-seat', name=name, kind=kind) if kind else name}{ready}")
    for number, automaton in enumerate(game.automata(table.options), start=len(table.seats) + 1):
        name = f"**{words(automaton)}**"
        lines.append(f"{number}. {words('computer-seat', name=name, kind=words('seat-automaton'))}")
    if not table.seats:
        lines.append(words("lobby-empty"))
    if 0 < len(table.seats) < players[0]:
        lines.append(f"-# {words('lobby-missing', count=players[0] - len(table.seats))}")
    if table.invited:
        lines.append(f"-# {words('lobby-invited', names=words.join([safe_name(who.name) for who in table.invited]))}")
    if table.settings.start != "hand":
        lines.append(f"-# {words(f'setup-start-{table.settings.start}')}")
    if table.settings.players_set_up:
        lines.append(f"-# {words('lobby-players-set-up')}")
    if changed := changed_options(words, game.options, table.options):
        lines.append(f"-# {' · '.join(changed)}")
    if table.settings.pace:
        lines.append(f"-# {words('lobby-pace', pace=words(f'pace-{table.settings.pace}'))}")
        if has_clock(table):
            lines.append(f"-# {clock_words(table, words)}")
    if table.settings.rated:
        lines.append(f"-# {words('lobby-rated')}")
        if table.settings.suggestions:
            lines.append(f"-# {words('lobby-rated-suggestions')}")
    if not table.settings.suggestions:
        lines.append(f"-# {words('lobby-no-suggestions')}")
    lines.append(f"-# {words('lobby-language', language=words(f'language-{words.locale}'))}")
    if table.game in tutorials():
        lines.append(words("lobby-learn"))
    return clip("\n".join(lines), MAX_CONTENT)


def lobby_view(table: Table, words: Catalogue) -> discord.ui.View:
    """Return the lobby post's buttons; empty once the table has left the lobby."""
    if table.status != "lobby":
        return rows()
    game = games()[table.game]
    players = game.players_for(table.options)
    full = is_full(table)
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
    saying = (
        [
            button(table.id, "ready", words("button-ready"), style=discord.ButtonStyle.success),
            button(table.id, "not-ready", words("button-not-ready")),
        ]
        if table.settings.start == "ready"
        else []
    )
    adding: list[Row] = [_levels_menu(table, words)] if game.levels and not full else []
    second: Row = [
        *saying,
        button(table.id, "remove-computer", words("button-remove-computer"), disabled=not has_computer),
        *(
            [button(0, "first-learn", words("button-first-learn"), arg=table.game)]
            if table.game in tutorials()
            else []
        ),
    ]
    return rows(first, *adding, second, *removing)


def _levels_menu(table: Table, words: Catalogue) -> TableSelect:
    """Return the menu of levels to seat; its id changes with each seat taken, so that a level can be chosen twice."""
    entries = [
        option(level, words(f"level-{level}"), level_words(table.game, level, words))
        for level in games()[table.game].levels
    ]
    return select(table.id, "add-computer", words("button-add-computer"), entries, arg=f"seats-{len(table.seats)}")


def level_words(game: str, level: str, words: Catalogue) -> str:
    """Return the description of a level of computer player, with its measured share of wins."""
    about, rate = words(f"level-about-{level}"), win_rates(game).get(level)
    if rate is None:
        return about
    return f"{about} {words('level-rate', wins=rate.in_ten, level=words(f'level-{rate.against}'))}"


async def open_lobby(
    interaction: Interaction,
    game: str,
    *,
    thread: bool | None,
    watch: bool,
    language: str | None = None,
    options: Options | None = None,
    alone: bool = False,
    call: bool = False,
    anyway: bool = False,
) -> OpenTable | None:
    """Open a table in the command's channel, or in a new thread, and post its lobby.

    Unless `anyway`, or if anything special is requested, a table of the same kind that waits for players is proposed
    first.

    If `thread` is None, the server's setting applies. The table's language is `language`, else the one set by the
    managers, else the server's. With `alone` the game, whose `options` must be for one player, starts at once; it is
    returned if it is in the command's channel, where the player's panel should follow. With `call` the post mentions
    the role that the server's managers named.
    """
    bot = interaction.client
    if is_away(interaction):
        raise refusal(away_key(interaction))
    server = await bot.service.servers.of(interaction.guild_id)
    check_may_open(interaction, server, interaction.guild_id)
    role = await role_to_call(interaction, server, interaction.app_permissions) if call and not alone else None
    locale = language or server.locale or locale_of(interaction.guild_locale or interaction.locale)
    words = words_for(interaction)
    on_server = interaction.guild_id is not None
    if (
        on_server
        and not (anyway or alone or watch or language or role or thread is not None)
        and (equal := await _equal_lobby(interaction, game, server.pace, locale, options or {}))
    ):
        await tell(interaction, words("lobby-equal", table=title(equal, words), link=link(equal)), [
            button(equal.id, "lobby-join", words("button-take-a-seat"), arg="0", style=discord.ButtonStyle.success),
            button(0, "new-anyway", words("button-new-anyway"), arg=game),
        ])  # fmt: skip
        return None
    channel = interaction.channel
    if thread is None:
        thread = bool(server.threads) and isinstance(channel, discord.TextChannel)
    if thread and not isinstance(channel, discord.TextChannel):
        raise refusal("error-no-thread-here")
    place_id = channel.id if channel else 0
    place: discord.Thread | None = None
    if thread and isinstance(channel, discord.TextChannel):
        missing = missing_for_thread(interaction.app_permissions)
        if missing:
            names = permission_names(missing, words)
            raise refusal("error-missing-permissions", permissions=names, count=len(missing))
        await interaction.response.defer(ephemeral=True)
        # Before the thread is created, which would otherwise stay empty.
        await bot.service.caps.check(interaction.user.id, interaction.guild_id, "lobby")
        name = catalogue(locale)(
            "thread-name", game=catalogue(locale)(f"game-{game}"), host=person(interaction.user).name
        )
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        # 100 characters are Discord's limit for a thread's name.
        place = await channel.create_thread(
            name=clip(name, 100), type=kind, auto_archive_duration=archived_after(server)
        )
        place_id = place.id
    try:
        table = await _post_new(interaction, game, place, place_id, locale, watch=watch, options=options, role=role)
    except BaseException:
        if place is not None:  # an empty thread is useless
            with suppress(*NOT_DONE):
                await place.delete()
        raise
    open_table = await bot.service.lobby.start(table.id, interaction.user.id) if alone else None
    await tell_missing(interaction, "thread" if place is not None else place_of(channel))
    return open_table if place is None else None


async def _equal_lobby(interaction: Interaction, game: str, pace: int, locale: str, options: Options) -> Table | None:
    """Return an open table like the one that the user is about to open, with a seat for them, if they can see one."""
    wish = Wish(interaction.user.id, interaction.guild_id or 0, (game,), 0, pace, 0.0, 0.0)
    wanted = games()[game].complete_options(options)
    wishes = interaction.client.service.wishes
    for table in soonest_first(await wishes.fitting(wish, wishes.look())):
        usual = table.options == wanted and table.settings.locale == locale and not table.settings.rated
        if usual and may_see(interaction, table.channel):
            return table
    return None


async def role_to_call(
    interaction: Interaction, server: ServerSettings, allowed: discord.Permissions, *, later: bool = False
) -> discord.Role:
    """Return the role that a table can mention, given the bot's permissions, when it is opened or `later`.

    A refusal if there is none, if the bot may not mention it, or if one was called within the hour.
    """
    guild = interaction.guild
    role = guild.get_role(server.call) if guild is not None and server.call else None
    if role is None:
        raise refusal("error-call-none")
    if not may_mention(allowed, role):
        raise refusal("error-call-denied" if later else "error-call-refused", role=role.name)
    if at := await interaction.client.service.servers.next_call(role.guild.id):
        raise refusal("error-call-later" if later else "error-call-soon", at=int(at))
    return role


async def tell_missing(interaction: Interaction, place: Place | None) -> None:
    """Tell the user privately which permissions that games depend on the bot lacks in a place of this channel."""
    missing = missing_in(place, interaction.app_permissions) if place is not None else []
    if missing:
        words = words_for(interaction)
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
    role: discord.Role | None,
) -> Table:
    """Open a table in a channel or in the new thread `place`; post its lobby, mentioning a `role`; return it."""
    bot, words = interaction.client, words_for(interaction)
    table = await bot.service.lobby.create(
        game, place_id, person(interaction.user), guild=interaction.guild_id,
        locale=locale, watch=watch, options=options,
    )  # fmt: skip
    with posting(bot, table.id):
        public = table_words(table)
        content, view = lobby_content(table, public), lobby_view(table, public)
        allowed = discord.AllowedMentions.none()
        # Not before the table exists: if it is refused, no one is called.
        if role is not None and await bot.service.servers.claim_call(role.guild.id):
            content, allowed = f"{content}\n{role.mention}", discord.AllowedMentions(roles=[role])
        if place is not None:
            message_id = (await place.send(content, view=view, allowed_mentions=allowed)).id
            await interaction.followup.send(words("lobby-thread", place=place.mention), ephemeral=True)
        else:
            answer = await interaction.response.send_message(content, view=view, allowed_mentions=allowed)
            message_id = answer.message_id or (await interaction.original_response()).id
        await bot.service.notices.note_posts(table.id, lobby_post=message_id)
    return table


@contextmanager
def posting(bot: GameBot, table_id: int) -> Iterator[None]:
    """Keep other tasks from posting a table's lobby during the block, which posts it."""
    bot.posting_lobbies.add(table_id)
    try:
        yield
    finally:
        bot.posting_lobbies.discard(table_id)


async def post_lobby(bot: GameBot, table: Table, *, call: bool = True) -> None:
    """Post a lobby without a command (a rematch, a moved table), with `call` pinging its players and invited users."""
    words = table_words(table)
    channel = bot.get_partial_messageable(table.channel)
    meant = [*table.users, *(invited.user for invited in table.invited)]
    called = await bot.service.notices.note_calls(table.id, meant) if call else []
    calls = " ".join(f"<@{user}>" for user in called)
    with posting(bot, table.id):
        message = await channel.send(
            f"{lobby_content(table, words)}\n{calls}",
            view=lobby_view(table, words),
            allowed_mentions=only_users(called),
        )
        await bot.service.notices.note_posts(table.id, lobby_post=message.id)


async def find_or_post_lobby(bot: GameBot, table: Table) -> None:
    """Post the lobby of a table without one, unless a crash prevented an existing post from being recorded.

    Pings the users who were invited with the lobby, as to a rematch, and do not have their own posts. Raises
    discord.py's error when Discord refuses the post.
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


def _lock_of(bot: GameBot, table: Table) -> asyncio.Lock:
    return bot.lobby_locks.setdefault(table.id, asyncio.Lock())


@asynccontextmanager
async def showing(
    bot: GameBot, table: Table, message: int, *, waits: bool = True
) -> AsyncIterator[tuple[str, discord.ui.View, bool]]:
    """Yield a lobby's text, its buttons, and whether the message lacks them; the block shows them.

    A change is shown by the answer to a press, and by the notice that was committed with it: the notice waits for it,
    and then does nothing. A press that does not wait (`waits`) for a slow edit is answered at once, and its notice
    follows.
    """
    lock = _lock_of(bot, table)
    async with lock if waits or not lock.locked() else nullcontext():
        words = table_words(table)
        content, view = lobby_content(table, words), lobby_view(table, words)
        shown = message, content, view.to_components()
        yield content, view, bot.lobbies_shown.get(table.id) != shown
        if len(bot.lobbies_shown) >= MAX_SHOWN:
            bot.lobbies_shown.clear()  # forgetting is safe: a post is just edited again
        bot.lobbies_shown[table.id] = shown


async def refresh_lobby(bot: GameBot, table: Table, *, again: bool = False) -> None:
    """Update the lobby post, unless it is up to date; once the game has started, it is the status post.

    A failure is logged. With `again`, discord.py's error is raised if that should be retried later.
    """
    await close_offers(bot, table)
    if table.match is not None:
        return
    try:
        if table.lobby_post is None:
            if table.status == "lobby":
                await find_or_post_lobby(bot, table)
            return
        message = bot.get_partial_messageable(table.channel).get_partial_message(table.lobby_post)
        try:
            async with showing(bot, table, message.id) as (content, view, outdated):
                if outdated:
                    await message.edit(content=content, view=view)
        except discord.NotFound as error:
            if error.code == UNKNOWN_MESSAGE and table.status == "lobby":
                async with _lock_of(bot, table):  # it was deleted, and the table needs its buttons
                    if (await bot.service.tables.look(table.id)).table.lobby_post == message.id:
                        await post_lobby(bot, table, call=False)
    except NOT_DONE as error:
        logger.warning("lobby post of table %d not updated: %s", table.id, error)
        if again and not is_for_good(bot, table.channel, error):
            raise
