"""A user's stored data, as a file, and its deletion: My Data in `/settings`, and /admin forget for the operator."""

from __future__ import annotations

import gzip
import io

import discord

from cogs.answers.ask_first import Confirmation, WhenDone, ask_first, require_confirmation
from cogs.base.cards.private import tell
from cogs.base.items import MOST_BYTES, Pressed, button, link_button, on_press
from cogs.base.words import words_for
from cogs.client.bot import Interaction
from cogs.operations.forgetting import forget, loss_lines, version_of


async def send_export(interaction: Interaction) -> None:
    """Answer privately with everything stored about the user, as a file."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    data = await interaction.client.service.privacy.export(interaction.user.id)
    name = f"{interaction.user.id}.json"
    if len(data) > MOST_BYTES:
        data, name = gzip.compress(data), f"{name}.gz"
    await interaction.followup.send(
        words_for(interaction)("me-exported"), file=discord.File(io.BytesIO(data), filename=name), ephemeral=True
    )


@on_press("privacy")
async def press_privacy(interaction: Interaction, _pressed: Pressed) -> None:
    """Show what is stored about the user, with buttons to download and delete it, and links to the operator's pages."""
    words = words_for(interaction)
    buttons = [
        button(0, "me-export", words("button-me-export")),
        button(0, "me-forget", words("button-me-forget"), style=discord.ButtonStyle.danger),
    ]
    said = words("help-privacy")
    if browsers := await interaction.client.service.web_sessions.of(interaction.user.id):
        since = int(min(each.made for each in browsers))
        said += "\n" + words("me-browsers", count=len(browsers), since=since)
        buttons.append(button(0, "me-browsers", words("button-me-browsers")))
    links = [link_button(words(key), address) for key, address in interaction.client.links.buttons().items()]
    await tell(interaction, said, buttons, links)


@on_press("me-browsers")
async def press_browsers(interaction: Interaction, _pressed: Pressed) -> None:
    """Close all pages of tables that the user has open in browsers; unused links also stop working."""
    await interaction.client.service.web_sessions.close_all(interaction.user.id)
    await tell(interaction, words_for(interaction)("me-browsers-closed"))


@on_press("me-export")
async def press_export(interaction: Interaction, _pressed: Pressed) -> None:
    """Answer with everything stored about the user."""
    await send_export(interaction)


@on_press("me-forget")
async def press_forget(interaction: Interaction, _pressed: Pressed) -> None:
    """Ask whether to delete everything stored about the user."""
    await ask_first(interaction, "me-forget", 0)


async def _ask_forget(interaction: Interaction, _table_id: int, _arg: str) -> Confirmation:
    service, words = interaction.client.service, words_for(interaction)
    concerned = await service.privacy.affected_tables(interaction.user.id)
    given_up = await service.giving_up.look(interaction.user.id)
    ended = len(concerned) - len(given_up)
    lost = loss_lines(words("ask-me-forget", count=max(ended, 0)), given_up, words)
    return Confirmation(lost, words("button-me-forget"), version_of(given_up))


async def _forget(interaction: Interaction, pressed: Pressed) -> WhenDone:
    words = words_for(interaction)  # before the user's language setting is deleted
    count = await forget(interaction.client, interaction.user.id, pressed.version)
    return WhenDone(words("me-forgotten", count=count))


require_confirmation("me-forget", _ask_forget, _forget)
