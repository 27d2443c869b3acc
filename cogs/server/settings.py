"""/server: the settings that a server's managers make, on one private card."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.cards.private import answer
from cogs.base.cards.settings_card import ON
from cogs.base.items import MAX_USER_ID, Pressed, on_press
from cogs.base.localization import command_text
from cogs.base.permissions import may_mention
from cogs.base.typed.typed_times import read_hour, read_zone
from cogs.base.words import refusal, whole_number, words_for
from cogs.client.bot import GameBot, Interaction, is_manager
from cogs.server.card import (
    CALL,
    CAPS,
    CHOICES,
    DIGEST,
    FORMS,
    MORE,
    OPENER,
    SECOND_PAGE,
    SWITCHES,
    arg_of,
    choices_card,
    field_of,
    server_card,
    setting_form,
)
from engine.club.servers.servers import MAX_CAP
from engine.kernel import text
from engine.records.server import Caps, DigestPlan, ServerSettings

ROLES = (OPENER, CALL)
"""The settings that name a role."""
DIGEST_FIELDS = ("every", "channel", "hour", "zone")


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
    gone = [each for each in ROLES if (role := getattr(settings, each)) and guild.get_role(role) is None]
    if gone:
        names = words.join([words(f"server-name-{each}") for each in gone])
        settings = await servers.set(guild.id, None, **dict.fromkeys(gone, 0))
        notes.append(words("server-role-gone", settings=names))
    if settings.digest.channel and guild.get_channel(settings.digest.channel) is None:
        settings = await servers.set(guild.id, None, digest=DigestPlan())
        notes.append(words("server-channel-gone"))
    return settings, "\n".join(notes)


async def _show(
    interaction: Interaction, settings: ServerSettings, note: str, *, more: bool = False, new: bool = False
) -> None:
    """Show a page of the settings, the second if `more`, in place of the message pressed or as a `new` answer."""
    guild, plan, words = managed_server(interaction), settings.digest, words_for(interaction)
    refused = [DIGEST] if plan.every != "off" and not _may_post(guild, guild.get_channel(plan.channel)) else []
    role = guild.get_role(settings.call)
    if role is not None and not may_mention(guild.me.guild_permissions, role):
        refused.append(CALL)
    served, spoken = interaction.client.pages is not None, str(guild.preferred_locale)
    card = server_card(settings, spoken, words, note, more=more, served=served, refused=refused)
    await answer(interaction, card, new=new)


def _may_post(guild: discord.Guild, channel: object) -> bool:
    """Return whether the bot may post in a channel of a server; not if it is not a text channel."""
    if not isinstance(channel, discord.TextChannel):
        return False
    allowed = channel.permissions_for(guild.me)
    return allowed.view_channel and allowed.send_messages


async def _change(interaction: Interaction, seen: int, setting: str, value: Any) -> None:
    """Set a setting to a value, and show its page in place of the message pressed, with changes by others after number `seen`."""
    guild, user = managed_server(interaction), interaction.user.id
    servers, words = interaction.client.service.servers, words_for(interaction)
    if setting == DIGEST:
        settings = await servers.set_digest(guild.id, user, value)
    else:
        settings = await servers.set(guild.id, user, **{field_of(setting): value})
    notes = [words("server-done")]
    if others := await servers.changed_since(guild.id, seen, user):
        names = [words(f"server-name-{name.replace('_', '-')}") for name in others]
        notes.append(words("server-changed", settings=words.join(names)))
    await _show(interaction, settings, "\n".join(notes), more=setting in SECOND_PAGE)


@on_press("server")
async def press_server(interaction: Interaction, pressed: Pressed) -> None:
    """Show a page of the settings in place of the message pressed."""
    await _show(interaction, *await _settings(interaction), more=pressed.arg == MORE)


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
    setting, _, arg = pressed.arg.partition("=")
    if setting in SWITCHES:
        await _change(interaction, pressed.version, setting, arg == ON)
        return
    values = {arg_of(each): each for each in CHOICES.get(setting, ())}
    if arg not in values:
        raise refusal("error-setting")
    await _change(interaction, pressed.version, setting, values[arg])


@on_press("server-written", form=True)
async def send_setting(interaction: Interaction, pressed: Pressed) -> None:
    """Set the values entered into a form."""
    guild = managed_server(interaction)
    setting, _, seen = pressed.arg.partition("=")
    number = whole_number(seen)
    if setting not in FORMS or number is None:
        raise refusal("error-setting")
    value: Caps | DigestPlan | int
    if setting == CAPS:
        value = _written_caps(pressed)
    elif setting == DIGEST:
        value = await _written_digest(guild, pressed)
    else:
        value = chosen_role(guild, pressed)
    await _change(interaction, number, setting, value)


def _written_caps(pressed: Pressed) -> Caps:
    """Return the limits that a form says. Raises TableError for a limit that is not a number of at least 1."""
    limits = dict[str, int]()
    for name in ("lobbies", "games"):
        limits[name] = whole_number("".join(pressed.fields.get(name, ())).strip()) or 0
        if not 1 <= limits[name] <= MAX_CAP:
            raise refusal("error-option-range", option=text(f"server-caps-{name}", most=MAX_CAP), low=1, high=MAX_CAP)
    return Caps(**limits)


async def _written_digest(guild: discord.Guild, pressed: Pressed) -> DigestPlan:
    """Return the digest's time and channel from a form; refuses a channel where the bot may not post."""
    every, place, hour, named = ("".join(pressed.fields.get(each, ())).strip() for each in DIGEST_FIELDS)
    if every not in {"daily", "weekly"}:
        return DigestPlan()
    channel = guild.get_channel(int(place)) if place.isascii() and place.isdecimal() else None
    if not isinstance(channel, discord.TextChannel):
        raise refusal("error-digest-channel")
    if not _may_post(guild, channel):
        raise refusal("error-digest-refused", channel=channel.mention)
    return DigestPlan("daily" if every == "daily" else "weekly", channel.id, read_hour(hour), await read_zone(named))


def chosen_role(guild: discord.Guild, pressed: Pressed) -> int:
    """Return the role chosen in a form, or 0 for none; @everyone is not a role."""
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
        await _show(interaction, *await _settings(interaction), new=True)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(ServerCommand())
