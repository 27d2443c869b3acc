"""The private list of people to avoid, below `/settings`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.base.cards.card import Card
from cogs.base.cards.private import answer
from cogs.base.cards.settings_card import back_row
from cogs.base.items import Pressed, button, form, on_press, option, select
from cogs.base.words import safe_name, user_mention, words_for
from cogs.client.access import chosen_people
from cogs.client.bot import Interaction
from engine.catalogue import Catalogue
from engine.club.lobby.avoiding import MAX_AVOIDED
from engine.kernel import RuleError, plain_name
from engine.records.table import Person

PEOPLE = "people"
"""The name of the field of the form."""


async def avoid_line(interaction: Interaction, words: Catalogue) -> str:
    """Return the line of `/settings` about the people whom the user avoids."""
    return words("settings-avoid", count=len(await interaction.client.service.avoiding.of(interaction.user.id)))


def avoid_card(avoided: Sequence[Person], words: Catalogue, note: str = "", *, here: bool) -> Card:
    """Return the list of people whom a user avoids, below a `note`; `here`: on a server, where the menu of people can find others."""
    lines = [f"{number}. {user_mention(each.user)}" for number, each in enumerate(avoided, 1)]
    numbered = enumerate(avoided[:MAX_AVOIDED], 1)
    entries = [option(str(each.user), f"{number}. {plain_name(each.name)}") for number, each in numbered]
    return Card(
        f"{note}\n" if note else None,
        f"**{words('avoid-heading')}**",
        words("avoid-about"),
        "\n".join(lines) or None,
        None if here else words("avoid-on-server"),
        [button(0, "avoid-add", words("button-avoid-add"), disabled=len(avoided) >= MAX_AVOIDED)] if here else None,
        select(0, "avoid-remove", words("avoid-remove"), entries) if entries else None,
        back_row(words),
    )


async def _show(interaction: Interaction, avoided: Sequence[Person], note: str = "") -> None:
    """Show the list in place of the message pressed."""
    here = interaction.guild_id is not None
    await answer(interaction, avoid_card(avoided, words_for(interaction), note, here=here))


@on_press("avoid")
async def press_avoid(interaction: Interaction, _pressed: Pressed) -> None:
    """Show the people whom the user avoids."""
    await _show(interaction, await interaction.client.service.avoiding.of(interaction.user.id))


@on_press("avoid-add")
async def press_add(interaction: Interaction, _pressed: Pressed) -> None:
    """Ask whom the user wants to avoid."""
    words = words_for(interaction)
    menu: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        custom_id=PEOPLE, required=False, min_values=0, max_values=MAX_AVOIDED
    )
    field: discord.ui.Label[Any] = discord.ui.Label(text=words("avoid-whom"), component=menu)
    await interaction.response.send_modal(form(0, "avoid-written", words("button-avoid-add"), field))


@on_press("avoid-written", form=True)
async def send_added(interaction: Interaction, pressed: Pressed) -> None:
    """Add the people chosen in the form to the list, and show it."""
    avoiding, words, user = interaction.client.service.avoiding, words_for(interaction), interaction.user.id
    added = [each for each in chosen_people(interaction, pressed.fields.get(PEOPLE, ())) if each.user != user]
    try:
        avoided = await avoiding.add(user, added)
    except RuleError as error:
        await _show(interaction, await avoiding.of(user), words.say(error.text))
        return
    names = words.join([safe_name(each.name) for each in added])
    await _show(interaction, avoided, words("done-avoid-added", names=names) if added else "")


@on_press("avoid-remove")
async def press_remove(interaction: Interaction, pressed: Pressed) -> None:
    """Take the chosen person off the list, and show it."""
    avoiding, words = interaction.client.service.avoiding, words_for(interaction)
    avoided = await avoiding.of(interaction.user.id)
    chosen = next((each for each in avoided if str(each.user) in pressed.values), None)
    if chosen is None:  # another press came first
        await _show(interaction, avoided)
        return
    avoided = await avoiding.remove(interaction.user.id, chosen.user)
    await _show(interaction, avoided, words("done-avoid-removed", name=safe_name(chosen.name)))
