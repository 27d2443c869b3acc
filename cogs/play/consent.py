"""Requests to the others at a table to undo turns, and their answers."""

from __future__ import annotations

from cogs.answers.ask_first import Confirmation, WhenDone, ask_first, require_confirmation
from cogs.base.items import Pressed, on_press
from cogs.base.words import safe_name, say, title, words_for
from cogs.client.bot import Interaction, person
from engine.kernel import text


async def _ask(interaction: Interaction, table_id: int, _arg: str) -> Confirmation:
    words = words_for(interaction)
    open_table, version, back, others = await interaction.client.service.consent.look(table_id, interaction.user.id)
    table, count = open_table.table, len(back.turns)
    key = "ask-request" if others else "ask-turns-back"
    names = words.join([safe_name(seat.name) for seat in table.seats if seat.user in others])
    lost = say(table, words, text(key, count=count, turns=back.names))
    asked = f" {words('ask-request-whom', names=names)}" if others else ""
    label = words("button-ask-others") if others else words("button-turns-back", count=count)
    return Confirmation(f"**{title(table, words)}** · {lost}{asked}", label, version)


async def _request(interaction: Interaction, pressed: Pressed) -> WhenDone:
    open_table = await interaction.client.service.consent.ask(
        pressed.table, person(interaction.user), pressed.version
    )
    asked = open_table.table.open_request is not None
    return WhenDone(words_for(interaction)("done-request" if asked else "done-force-undo"))


require_confirmation("request-undo", _ask, _request)


@on_press("request-undo")
async def press_request(interaction: Interaction, pressed: Pressed) -> None:
    """Ask for confirmation of a request to the others to go back to the start of the user's last turn."""
    await ask_first(interaction, "request-undo", pressed.table)


@on_press("agree")
async def press_agree(interaction: Interaction, pressed: Pressed) -> None:
    """Agree to a request, and update its post."""
    await interaction.client.service.consent.agree(pressed.table, pressed.version, interaction.user.id)
    await interaction.response.defer()


@on_press("disagree")
async def press_disagree(interaction: Interaction, pressed: Pressed) -> None:
    """Decline a request, or withdraw the user's own, and update its post."""
    await interaction.client.service.consent.decline(pressed.table, pressed.version, interaction.user.id)
    await interaction.response.defer()
