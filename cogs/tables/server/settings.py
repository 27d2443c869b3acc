"""/server: what the managers of a server set for it, on one private card."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client.bot import GameBot, Interaction, is_manager, refusal
from cogs.client.cards.card import Card
from cogs.client.cards.private import answer
from cogs.client.items import MAX_USER_ID, Pressed, on_press
from cogs.client.localization import command_text
from cogs.client.words import clip, whole_number, words_for
from cogs.permissions import may_mention
from cogs.tables.server.card import (
    CALL,
    CAPS,
    CHOICES,
    DIGEST,
    LEADERBOARD,
    LOCALE,
    MAX_HOUR,
    MAX_ZONE,
    MORE,
    ON,
    ONE_GAME,
    OPENER,
    OWN_LANGUAGE,
    PAGES,
    PAUSES,
    RATED,
    SILENT,
    choices_card,
    more_card,
    server_card,
    setting_form,
)
from cogs.tables.typed_times import is_abbreviation, parse_hour, parse_zone
from engine.records.server import Caps, DigestPlan, ServerSettings
from engine.tables.administration.servers import MAX_CAP

FORMS = (OPENER, CAPS, DIGEST, CALL)
"""The settings that are changed by a form."""
SWITCHES = {RATED: "rated", ONE_GAME: "one_game", SILENT: "silent_live", PAUSES: "pauses", PAGES: "pages"}
"""The settings that are on or off, with their fields."""
MORE_FIELDS = {"leaderboard", "silent_live", "pauses", "pages"}
"""The fields on the second page."""
DIGEST_FIELDS = ("every", "channel", "hour", "zone")
ROLES = {"opener": OPENER, "call": CALL}
"""The fields that name a role, with their settings."""


def managed_server(interaction: Interaction) -> discord.Guild:
    """Return the server that the user manages; a refusal in direct messages, and for all others."""
    if interaction.guild is None:
        raise refusal("error-server-direct")
    if not is_manager(interaction):
        raise refusal("error-server-manager")
    return interaction.guild


async def _settings(interaction: Interaction) -> tuple[ServerSettings, str]:
    """Return the server's settings, without those that name a role or channel that is gone, and a note about those."""
    guild, servers = managed_server(interaction), interaction.client.service.servers
    settings = await servers.of(guild.id)
    words, notes = words_for(interaction), list[str]()
    gone = [field for field in ROLES if (role := getattr(settings, field)) and guild.get_role(role) is None]
    if gone:
        names = words.join([words(f"server-name-{ROLES[field]}") for field in gone])
        settings = await servers.set(guild.id, None, **dict.fromkeys(gone, 0))
        notes.append(words("server-role-gone", settings=names))
    if settings.digest.channel and guild.get_channel(settings.digest.channel) is None:
        settings = await servers.set(guild.id, None, digest=DigestPlan())
        notes.append(words("server-channel-gone"))
    return settings, "\n".join(notes)


def _more(interaction: Interaction, settings: ServerSettings, note: str) -> Card:
    return more_card(settings, words_for(interaction), note, served=interaction.client.pages is not None)


def _page(interaction: Interaction, settings: ServerSettings, note: str) -> Card:
    guild = managed_server(interaction)
    plan = settings.digest
    refused = [DIGEST] if plan.every != "off" and not _may_post(guild, guild.get_channel(plan.channel)) else []
    role = guild.get_role(settings.call)
    if role is not None and not may_mention(guild.me.guild_permissions, role):
        refused.append(CALL)
    return server_card(settings, str(guild.preferred_locale), words_for(interaction), note, refused=refused)


def _may_post(guild: discord.Guild, channel: object) -> bool:
    """Return whether the bot may post in a channel of a server; not if it is not a text channel."""
    if not isinstance(channel, discord.TextChannel):
        return False
    allowed = channel.permissions_for(guild.me)
    return allowed.view_channel and allowed.send_messages


async def _change(interaction: Interaction, seen: int, **values: Any) -> None:
    """Set values, and show the page of the settings in place of the message pressed, with what others changed after the change `seen`."""
    guild, user = managed_server(interaction), interaction.user.id
    settings = await interaction.client.service.servers.set(guild.id, user, **values)
    await _show_changed(interaction, seen, settings, more=not MORE_FIELDS.isdisjoint(values))


async def _show_changed(interaction: Interaction, seen: int, settings: ServerSettings, *, more: bool = False) -> None:
    """Show the settings as they are after a change, `more`: those of the second page; `seen` as for `_change`."""
    guild, user = managed_server(interaction), interaction.user.id
    servers, words = interaction.client.service.servers, words_for(interaction)
    notes = [words("server-done")]
    if others := await servers.changed_since(guild.id, seen, user):
        names = [words(f"server-name-{name.replace('_', '-')}") for name in others]
        notes.append(words("server-changed", settings=words.join(names)))
    note = "\n".join(notes)
    await answer(interaction, _more(interaction, settings, note) if more else _page(interaction, settings, note))


@on_press("server")
async def press_server(interaction: Interaction, pressed: Pressed) -> None:
    """Show a page of the settings in place of the message pressed."""
    settings, note = await _settings(interaction)
    if pressed.arg == MORE:
        await answer(interaction, _more(interaction, settings, note))
    else:
        await answer(interaction, _page(interaction, settings, note))


@on_press("server-setting")
async def press_setting(interaction: Interaction, pressed: Pressed) -> None:
    """Show the values of a setting, or the form for them."""
    setting, words = pressed.arg, words_for(interaction)
    settings, _ = await _settings(interaction)
    if setting in CHOICES:
        await answer(interaction, choices_card(setting, settings, words, pressed.version))
    elif setting in FORMS:
        await interaction.response.send_modal(setting_form(setting, settings, words, pressed.version))
    else:
        raise refusal("error-setting")


@on_press("server-set")
async def press_set(interaction: Interaction, pressed: Pressed) -> None:
    """Set a setting to the value of the button."""
    managed_server(interaction)
    setting, _, value = pressed.arg.partition("=")
    if setting in SWITCHES:
        await _change(interaction, pressed.version, **{SWITCHES[setting]: value == ON})
    elif setting == LEADERBOARD:
        await _change(interaction, pressed.version, leaderboard=value)
    elif setting == LOCALE:
        await _change(interaction, pressed.version, locale="" if value == OWN_LANGUAGE else value)
    elif setting in CHOICES and (number := whole_number(value)) is not None:
        await _change(interaction, pressed.version, **{setting: number})
    else:
        raise refusal("error-setting")


@on_press("server-written", form=True)
async def send_setting(interaction: Interaction, pressed: Pressed) -> None:
    """Set what a form was filled in with."""
    guild = managed_server(interaction)
    setting, _, seen = pressed.arg.partition("=")
    number = whole_number(seen)
    if setting not in FORMS or number is None:
        raise refusal("error-setting")
    if setting == CAPS:
        written = (whole_number("".join(pressed.fields.get(name, ())).strip()) for name in ("lobbies", "games"))
        lobbies, games = (0 if each is None else each for each in written)
        if not (lobbies and games):
            raise refusal("error-caps", most=MAX_CAP)
        await _change(interaction, number, caps=Caps(lobbies, games))
        return
    if setting == DIGEST:
        plan = await _written_digest(guild, pressed)
        servers = interaction.client.service.servers
        await _show_changed(interaction, number, await servers.set_digest(guild.id, interaction.user.id, plan))
        return
    await _change(interaction, number, **{setting: chosen_role(guild, pressed)})


async def _written_digest(guild: discord.Guild, pressed: Pressed) -> DigestPlan:
    """Return when and where the digest is to be posted, as a form says; a refusal for a channel where the bot may not post."""
    every, place, hour, named = ("".join(pressed.fields.get(each, ())).strip() for each in DIGEST_FIELDS)
    if every not in {"daily", "weekly"}:
        return DigestPlan()
    channel = guild.get_channel(int(place)) if place.isascii() and place.isdecimal() else None
    if not isinstance(channel, discord.TextChannel):
        raise refusal("error-digest-channel")
    if not _may_post(guild, channel):
        raise refusal("error-digest-refused", channel=channel.mention)
    if (at := parse_hour(hour)) is None:
        raise refusal("error-hour", typed=clip(hour, MAX_HOUR))
    meant = await asyncio.to_thread(parse_zone, named)  # the first time it reads hundreds of files
    if meant is None:
        raise refusal(
            "error-zone-abbreviation" if is_abbreviation(named) else "error-timezone", name=clip(named, MAX_ZONE)
        )
    return DigestPlan("daily" if every == "daily" else "weekly", channel.id, at, meant)


def chosen_role(guild: discord.Guild, pressed: Pressed) -> int:
    """Return the role chosen in a form, 0 for none: everyone is no role."""
    chosen = "".join(pressed.fields.get("role", ()))
    known = chosen.isascii() and chosen.isdecimal() and len(chosen) <= MAX_USER_ID
    role = guild.get_role(int(chosen)) if known else None
    if chosen and role is None:
        raise refusal("error-setting")
    return 0 if role is None or role.is_default() else role.id


class ServerCommand(commands.Cog):
    """The command for the settings of a server."""

    @app_commands.command(description=command_text("command-server"))
    @app_commands.default_permissions(manage_guild=True)
    async def server(self, interaction: Interaction) -> None:
        """Show the server's settings, with controls to change them."""
        await answer(interaction, _page(interaction, *await _settings(interaction)), new=True)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(ServerCommand())
