"""/lobby: the open tables of a server whose channels the user can see, with their free seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.cards.card import Card, Line
from cogs.base.cards.pages import page_of, turning
from cogs.base.cards.private import answer
from cogs.base.items import Pressed, button, link_button, on_press, option, select
from cogs.base.localization import command_text
from cogs.base.visibility import may_see
from cogs.base.words import clip, link, refusal, safe_name, title, whole_number, words_for
from cogs.client.bot import GameBot, Interaction, person
from cogs.posts.option_words import changed_options, clock_words, has_clock
from engine.catalogue import Catalogue
from engine.club.lobby.begin import soonest_first
from engine.club.lobby.wishes import rests_at
from engine.club.results.remarks import NOTHING, PersonRemarks, remarks_on
from engine.kernel import RuleError, Text
from engine.records.people import ANY_PACE, Wish
from engine.records.table import OPEN, Status, Table
from engine.registry import games
from engine.tables.checks import is_full

MAX_SHOWN = 7
"""Maximum number of tables on a page, with room for the buttons below."""
MAX_LINE, MAX_PEOPLE, MAX_OPTIONS = 465, 220, 105
"""Maximum numbers of characters about a table, its people and its options, so that all fit on a page."""


async def seen_places(interaction: Interaction, status: Status, *, free: bool = False) -> list[int]:
    """Return the ids of the server's tables with a status, open or running, whose channels the user can see, newest first.

    `free`: only those with seats that anyone may take over.

    A refusal in direct messages.
    """
    if interaction.guild is None:
        raise refusal("error-lobby-direct")
    places = await interaction.client.service.store.servers.places_on(interaction.guild.id, status, free=free)
    return [number for number, channel in reversed(places) if may_see(interaction, channel)]


async def open_tables(interaction: Interaction) -> list[Table]:
    """Return the server's open tables that the user can see, unless the host hides them; soonest first."""
    tables = await interaction.client.service.store.tables.several(await seen_places(interaction, "lobby"))
    user, known = interaction.user.id, games()
    found = [each for each in tables if each.status == "lobby" and user not in each.removed and each.game in known]
    for table in found:  # a table of an earlier release lacks newer options
        table.options = known[table.game].filled_options(table.options)
    return soonest_first(found)


def has_room(table: Table, user: int) -> bool:
    """Return whether an open table has a seat for a user who has none there."""
    return table.seat_of(user) is None and not is_full(table)


async def send_lobby(interaction: Interaction, page: int = 0, note: str = "", *, new: bool = False) -> None:
    """Answer privately with a page of the open tables, below a `note` if there is one."""
    tables, words = await open_tables(interaction), words_for(interaction)
    shown, page = page_of(tables, page, MAX_SHOWN)
    store, guild = interaction.client.service.store, interaction.guild_id or 0
    users = {interaction.user.id, *(user for table in shown for user in table.users)}
    remarks = {user: await remarks_on(store, user, guild) for user in sorted(users)}
    hours = {
        table.id: await interaction.client.service.usual_hours.at(table, interaction.user.id, guild)
        for table in shown
    }
    free = len(await seen_places(interaction, "running", free=True))
    wishes = interaction.client.service.wishes
    wish = await wishes.of(interaction.user.id, guild)
    waiting = await wishes.store.count_others(interaction.user.id, guild, interaction.client.service.tables.clock())
    lost = wish is None and await wishes.is_lost(interaction.user.id, guild)
    if lost:
        note = f"{note}\n{words('wish-unreachable')}".strip()
    card = lobby_card(
        tables, remarks, interaction.user.id, words, page, note, free, wish, hours, waiting,
        opens=await _can_open_here(interaction),
    )  # fmt: skip
    await answer(interaction, card, new=new)
    if lost:  # it has been said now
        await wishes.store.end(interaction.user.id, guild)


async def _can_open_here(interaction: Interaction) -> bool:
    """Return whether the channel of an interaction has no open table, or new tables have their own threads."""
    store = interaction.client.service.store
    here = await store.tables.in_channel(interaction.channel_id or 0)
    if here is None or here.status not in OPEN:
        return True
    server = await store.servers.of(interaction.guild_id or 0)
    return bool(server.threads) and isinstance(interaction.channel, discord.TextChannel)


def lobby_card(
    tables: Sequence[Table],
    remarks: Mapping[int, PersonRemarks],
    user: int,
    words: Catalogue,
    page: int = 0,
    note: str = "",
    free: int = 0,
    wish: Wish | None = None,
    hours: Mapping[int, Text | None] | None = None,
    waiting: int = 0,
    *,
    opens: bool = True,
) -> Card:
    """Return a page, counted from 0, of open tables: each is a line with a button that takes a seat, or opens its post.

    `remarks` are those about the people on the page, and about the user. `free` is the number of running games with
    seats to take over. `wish` is the user's wish for a seat on the server. `hours` has the usual
    answering hours of most people at each table. `waiting` is the number of other people who wish for a seat.
    `opens`: there is a button that opens a table here.
    """
    shown, page = page_of(tables, page, MAX_SHOWN)
    heading = words("open-tables-heading", count=len(tables)) if tables else words("open-tables-none")
    if opens and not tables:
        heading = f"{heading} {words('open-tables-new')}"
    own = remarks.get(user, NOTHING)
    about = (
        words.say(own.own)
        if own.own is not None
        else words("remark-own", remarks=words.join([words.say(each) for each in own.others]))
        if own.others
        else ""
    )
    return Card(
        f"{note}\n" if note else None,
        Line(words("free-seats-line", count=free), button(0, "lobby-free", words("button-free-seats"), arg="0"))
        if free
        else None,
        heading,
        *(_line(table, remarks, user, words, page, (hours or {}).get(table.id)) for table in shown),
        f"-# {about}" if about else None,
        f"-# {words('wishes-waiting', count=waiting)}" if waiting else None,
        wish_words(wish, words, tables) if wish is not None else None,
        turning(len(tables), page, MAX_SHOWN, words, "lobby"),
        [
            button(0, "lobby-running", words("button-running-games"), arg="0"),
            *([button(0, "first-new", words("button-first-new"))] if opens else []),
            button(0, "wish", words("button-wish"))
            if wish is None
            else button(0, "wish-end", words("button-wish-end")),
        ],
        select(
            0,
            "lobby-table",
            words("open-tables-closer"),
            [option(str(table.id), title(table, words)) for table in shown],
        )
        if shown
        else None,
    )


def wish_words(wish: Wish, words: Catalogue, tables: Sequence[Table] = ()) -> str:
    """Return a user's wish, with its end; `tables` are the open tables that they see."""
    said = words("wish-standing", how=wish_terms(wish, words), until=int(wish.ends))
    return f"{said} {words('wish-rests')}" if rests_at(wish, tables) else said


def wish_terms(wish: Wish, words: Catalogue) -> str:
    """Return the games, the number of players and the pace of a wish."""
    how = [
        words("wish-any-game")
        if games().keys() <= set(wish.games)
        else ", ".join(words(f"game-{each}") for each in wish.games),
        words("wish-players", count=wish.players) if wish.players else words("wish-any-players"),
        words(f"pace-{wish.pace}") if wish.pace != ANY_PACE else words("wish-any-pace"),
    ]
    return " · ".join(how)


def _line(
    table: Table, remarks: Mapping[int, PersonRemarks], user: int, words: Catalogue, page: int, hours: Text | None
) -> Line:
    usual = [f"-# {words.say(hours)}"] if hours is not None else []
    text = "\n".join([*table_lines(table, remarks, words), *usual])
    if has_room(table, user):
        label = words("button-take-a-seat")
        return Line(text, button(table.id, "lobby-join", label, arg=str(page), style=discord.ButtonStyle.success))
    return Line(text, link_button(words("button-open"), link(table)))


def table_lines(table: Table, remarks: Mapping[int, PersonRemarks], words: Catalogue) -> list[str]:
    """Return the lines about an open table: its name and channel, its players, its game and its pace."""
    game = games()[table.game]
    players = [table.wanted] if table.wanted else game.players_for(table.options)
    asked = str(players[0]) if len(players) == 1 else f"{players[0]}–{players[-1]}"
    people = list[str]()
    for seat in table.seats:
        name = safe_name(clip(seat.name, 32))
        kinds = [words(f"computer-{seat.computer}")] if seat.computer else []
        if seat.user is not None:
            kinds = [words.say(each) for each in remarks.get(seat.user, NOTHING).others]
        people.append(words("computer-seat", name=name, kind=words.join(kinds)) if kinds else name)
    seats = words("open-tables-seats", taken=len(table.seats), players=asked)
    how = [
        *changed_options(words, game.options, table.options),
        words(f"pace-{table.settings.pace}"),
        *([clock_words(table, words)] if has_clock(table) else []),
        *([words("open-tables-rated")] if table.settings.rated else []),
        words(f"language-{table.settings.locale}"),
    ]
    return [
        words("open-tables-line", table=title(table, words), link=link(table), channel=str(table.channel)),
        clip(f"{seats}: {words.join(people)}" if people else seats, MAX_PEOPLE),
        f"-# {clip(' · '.join(how), MAX_OPTIONS)}",
    ]


@on_press("lobby")
async def press_lobby(interaction: Interaction, pressed: Pressed) -> None:
    """Show a page of the open tables, as they are now."""
    await send_lobby(interaction, whole_number(pressed.arg) or 0)


@on_press("lobby-join")
async def press_take_a_seat(interaction: Interaction, pressed: Pressed) -> None:
    """Take a seat as the Join button does, and show the list again."""
    service, words = interaction.client.service, words_for(interaction)
    await service.tables.look(pressed.table)  # one that does not exist is refused in the same way as a hidden one
    page = whole_number(pressed.arg) or 0
    try:
        table = await service.lobby.join(pressed.table, person(interaction.user))
    except RuleError as error:
        await send_lobby(interaction, page, words.say(error.text))
        return
    await send_lobby(interaction, page, words("done-joined", table=title(table, words)))


class LobbyCommand(commands.Cog):
    """The command that lists a server's open tables."""

    @app_commands.command(description=command_text("command-lobby"))
    async def lobby(self, interaction: Interaction) -> None:
        """List the open tables of this server that the user can see."""
        await send_lobby(interaction, new=True)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(LobbyCommand())
