"""Management of a server's seasons: open one, draw its tables, pause it, take a table out, cancel it."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.answers.ask_first import Confirmation, WhenDone, ask_first, require_confirmation
from cogs.base.cards.card import Card, Part
from cogs.base.cards.private import answer, defer
from cogs.base.items import MAX_OPTIONS, Pressed, Row, button, field_menu, form, on_press, option, select
from cogs.base.not_done import NOT_DONE
from cogs.base.permissions import missing_for_thread, missing_in, permission_names
from cogs.base.words import locale_of, refusal, whole_number, words_for
from cogs.client.bot import Interaction, is_manager, person
from cogs.posts.season_lines import season_title
from cogs.seasons.season_post import name_of, season_content
from cogs.seasons.sign_up import is_lost, season_here, take_out_departed
from engine.catalogue import Catalogue
from engine.club.seasons.adjusting import PAUSE_DAYS
from engine.club.seasons.draw import MAX_TABLES, SIZES
from engine.club.seasons.season import CLAIMED, Entrant, Season
from engine.club.seasons.seasons import SEASON_PACES, SIGN_UP_DAYS, WEEKS
from engine.club.seasons.standings import DIVIDED_FROM, SeasonStanding
from engine.records.clocks import PACES
from engine.registry import games

SEATS, TABLES, PACE, WEEKS_FIELD, DAYS = "seats", "tables", "pace", "weeks", "days"
"""The names of the fields of the form."""
USUAL = {SEATS: 4, TABLES: 2, PACE: 1, WEEKS_FIELD: 12, DAYS: 10}
MAX_SEASONS = 4
"""Maximum number of seasons of a server that are shown: one of each game."""
MAX_SHOWN = 900
"""Maximum number of characters of a season's post in the card."""


def check_manager(interaction: Interaction) -> int:
    """Return the server of an interaction; a refusal unless its user may manage it."""
    if interaction.guild_id is None:
        raise refusal("error-server-direct")
    if not is_manager(interaction):
        raise refusal("error-server-manager")
    return interaction.guild_id


async def managed_season(interaction: Interaction, arg: str) -> tuple[Season, Catalogue]:
    """Return a season of this server and the words for its manager; a refusal for other users."""
    check_manager(interaction)
    return await season_here(interaction, arg), words_for(interaction)


def playable_games() -> list[str]:
    """Return the games of which a season can be played."""
    return [name for name, game in games().items() if {*SIZES} <= {*game.players_for(game.complete_options({}))}]


async def show_seasons(interaction: Interaction, note: str = "", *, new: bool = False) -> None:
    """Answer a manager with the seasons of the server, below a `note` if there is one."""
    guild, service = check_manager(interaction), interaction.client.service
    store = service.seasons.store
    managed = [
        Managed(
            await service.seasons.standing(each.id),
            await store.waiting(each.id),
            is_lost(interaction.client, each),
            each.channel == interaction.channel_id,
        )
        for each in await store.on_server(guild)
    ]
    await answer(interaction, seasons_card(managed, words_for(interaction), service.tables.clock(), note), new=new)


class Managed(NamedTuple):
    """A season as its managers see it: its standings, and the people whose sign-up `waits` for their consent.

    `lost`: its channel is gone; `here`: it is this channel.
    """

    standing: SeasonStanding
    waits: Sequence[Entrant] = ()
    lost: bool = False
    here: bool = False


def seasons_card(managed: Sequence[Managed], words: Catalogue, now: float, note: str = "") -> Card:
    """Return the seasons of a server with the buttons of its managers, below a `note` if given; `now` is in Unix time."""
    parts: list[Part] = []
    for each in managed[:MAX_SEASONS]:
        shown = season_content(each.standing, words, now)[:MAX_SHOWN]
        parts += [f"{shown}\n{words('season-lost')}" if each.lost else shown, *_acts(each, words, now)]
    taken = {each.standing.season.game for each in managed}
    opening = [
        button(0, "season-new", words("button-season-new", game=words(f"game-{name}")), arg=name)
        for name in playable_games()
        if name not in taken
    ]
    return Card(
        f"{note}\n" if note else None,
        words("seasons-heading") if managed else f"{words('seasons-heading')}\n{words('seasons-none')}",
        *parts,
        f"-# {words('seasons-about')}" if opening else None,
        [*opening, button(0, "server", words("button-previous"))],
    )


def _acts(managed: Managed, words: Catalogue, now: float) -> list[Row]:
    """Return the actions that a manager can take on a season."""
    standing, arg = managed.standing, str(managed.standing.season.id)
    season = standing.season
    loose = [button(0, "season-off", words("button-season-off"), arg=arg)]
    if not managed.here:
        loose.append(button(0, "season-here", words("button-season-here"), arg=arg))
    if season.state != "drawn":
        drawing = button(0, "season-draw", words("button-season-draw"), arg=arg, style=discord.ButtonStyle.primary)
        buttons = [drawing, *loose]
        if season.state == "signup" and not standing.people:
            buttons.insert(1, button(0, "season-setup", words("button-season-setup"), arg=arg))
        if len(standing.people) >= DIVIDED_FROM:
            buttons.append(button(0, "season-divisions", words("button-season-divisions"), arg=arg))
        waiting = [option(str(each.number), name_of(each, words)) for each in managed.waits[:MAX_OPTIONS]]
        admitting: list[Row] = [select(0, "season-admit", words("season-admit"), waiting, arg=arg)] if waiting else []
        return [buttons, *admitting]
    paused = season.paused > now
    verb, label = (
        ("season-resume", words("button-season-resume")) if paused else ("season-pause", words("button-season-pause"))
    )
    at_tables = [
        button(0, "season-replace", words("button-season-replace"), arg=arg),
        button(0, "season-void", words("button-season-void"), arg=arg),
    ]
    acts = [button(0, verb, label, arg=arg), *(at_tables if standing.tables else [])]
    return [[*acts, *(loose if managed.lost or not standing.tables else [])]]


@on_press("seasons")
async def press_seasons(interaction: Interaction, _pressed: Pressed) -> None:
    """Show the seasons of the server."""
    await show_seasons(interaction)


# Opening one


@on_press("season-new")
async def press_new(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form for a new season of a game."""
    check_manager(interaction)
    words = words_for(interaction)
    if pressed.arg not in playable_games():
        raise refusal("error-old-button")
    labels: dict[str, tuple[str, dict[int, str]]] = {
        SEATS: (words("season-form-seats"), {each: str(each) for each in SIZES}),
        TABLES: (words("season-form-tables"), {each: str(each) for each in range(1, MAX_TABLES + 1)}),
        PACE: (words("season-form-pace"), {each: words(f"pace-{each}") for each in SEASON_PACES}),
        WEEKS_FIELD: (words("season-form-weeks"), {each: words("season-weeks", count=each) for each in WEEKS}),
        DAYS: (words("season-form-days"), {each: words("season-days", count=each) for each in SIGN_UP_DAYS}),
    }
    fields = [
        field_menu(
            name,
            label,
            [option(str(value), shown, default=value == USUAL[name]) for value, shown in values.items()],
            about=words("season-few") if name == SEATS else "",
        )
        for name, (label, values) in labels.items()
    ]
    game = words(f"game-{pressed.arg}")
    title = words("button-season-new", game=game)
    await interaction.response.send_modal(form(0, "season-written", title, *fields, arg=pressed.arg))


def _channel_here(interaction: Interaction) -> int:
    """Return the channel of an interaction; a refusal if a season cannot be there."""
    if not isinstance(interaction.channel, discord.TextChannel):
        raise refusal("error-season-channel")
    allowed = interaction.app_permissions
    if missing := [*dict.fromkeys([*missing_in("channel", allowed), *missing_for_thread(allowed)])]:
        raise refusal("error-season-permissions", permissions=permission_names(missing, words_for(interaction)))
    return interaction.channel.id


@on_press("season-written", form=True)
async def send_new(interaction: Interaction, pressed: Pressed) -> None:
    """Open a season as the form says, in this channel."""
    guild, words = check_manager(interaction), words_for(interaction)
    if pressed.arg not in playable_games():
        raise refusal("error-old-button")
    channel = _channel_here(interaction)
    given = {name: whole_number(values[0]) for name, values in pressed.fields.items() if values}
    chosen = {name: usual if given.get(name) is None else int(given[name] or 0) for name, usual in USUAL.items()}
    pace = next((each for each in PACES if each == chosen[PACE]), PACES[0])
    settings = await interaction.client.service.servers.of(guild)
    season = await interaction.client.service.seasons.open(
        Season(
            guild=guild,
            channel=channel,
            game=pressed.arg,
            seats=chosen[SEATS],
            tables=chosen[TABLES],
            pace=pace,
            weeks=chosen[WEEKS_FIELD],
            locale=settings.locale or locale_of(interaction.guild_locale or interaction.locale),
        ),
        chosen[DAYS],
    )
    await show_seasons(interaction, words("done-season-new", season=season_title(season, words)))


# The draw, before and after it


@on_press("season-admit")
async def press_admit(interaction: Interaction, pressed: Pressed) -> None:
    """Allow a person who left the last season to sign up."""
    season, words = await managed_season(interaction, pressed.arg)
    number = whole_number(pressed.values[0]) if pressed.values else None
    await defer(interaction)
    admitted = await interaction.client.service.seasons.admit(season.id, number or 0)
    said = words("done-season-admitted", who=name_of(admitted, words), season=season_title(season, words))
    await show_seasons(interaction, said)


@on_press("season-draw")
async def press_draw(interaction: Interaction, pressed: Pressed) -> None:
    """Draw the tables of a season, after asking those who signed up long ago, if any."""
    season, words = await managed_season(interaction, pressed.arg)
    await defer(interaction)
    await take_out_departed(interaction.client, season)
    season = await interaction.client.service.seasons.press_draw(season.id)
    drawn = season.state == "drawn"
    said = words("done-season-drawn", season=season_title(season, words)) if drawn else words("done-season-asking")
    await show_seasons(interaction, said)


@on_press("season-pause")
@on_press("season-resume")
async def press_pause(interaction: Interaction, pressed: Pressed) -> None:
    """Pause all games of a season, or end the pause."""
    season, words = await managed_season(interaction, pressed.arg)
    await defer(interaction)
    seasons, by = interaction.client.service.seasons, person(interaction.user)
    pauses = pressed.verb == "season-pause"
    await (seasons.pause if pauses else seasons.resume)(season.id, by)
    done = "done-season-paused" if pauses else "done-season-resumed"
    await show_seasons(interaction, words(done, season=season_title(season, words), days=PAUSE_DAYS))


@on_press("season-here")
async def press_here(interaction: Interaction, pressed: Pressed) -> None:
    """Move a season to this channel, and delete its posts in the other."""
    season, words = await managed_season(interaction, pressed.arg)
    channel, bot = _channel_here(interaction), interaction.client
    await defer(interaction)
    moved = await bot.service.seasons.move_to(season.id, channel, lost=is_lost(bot, season))
    for message in (season.post, season.asking):
        if message > CLAIMED and season.channel != channel:
            with contextlib.suppress(*NOT_DONE):  # gone with its channel, or to be deleted by hand
                await bot.get_partial_messageable(season.channel).get_partial_message(message).delete()
    await show_seasons(interaction, words("done-season-here", season=season_title(moved, words)))


@on_press("season-off")
async def press_off(interaction: Interaction, pressed: Pressed) -> None:
    """Ask before a season is canceled."""
    await ask_first(interaction, "season-cancel", 0, pressed.arg)


async def _ask_off(interaction: Interaction, _table: int, arg: str) -> Confirmation:
    season, words = await managed_season(interaction, arg)
    lost = words("ask-season-off-drawn" if season.drawn else "ask-season-off", season=season_title(season, words))
    return Confirmation(lost, words("button-season-off"))


async def _off(interaction: Interaction, pressed: Pressed) -> WhenDone:
    season, words = await managed_season(interaction, pressed.arg)
    by, lost = person(interaction.user), is_lost(interaction.client, season)
    await interaction.client.service.seasons.call_season_off(season.id, by, lost=lost)
    return WhenDone(words("done-season-off", season=season_title(season, words)))


require_confirmation("season-cancel", _ask_off, _off)
