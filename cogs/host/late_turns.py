"""The choices of the other players when a player's time is up: nothing happens automatically."""

from __future__ import annotations

from cogs.answers.ask_first import Confirmation, WhenDone, ask_first, require_confirmation
from cogs.base.items import Pressed, on_press
from cogs.base.words import say, title, whole_number, words_for
from cogs.client.bot import Interaction, is_manager, person
from cogs.posts.offers import refused_offer, replace_arg
from engine.kernel import RuleError, SeatName, text


async def _ask_stand_in(interaction: Interaction, table_id: int, arg: str) -> Confirmation:
    words = words_for(interaction)
    open_table = await interaction.client.service.tables.look(table_id)
    seat = interaction.client.service.hosting.check_late(
        open_table, person(interaction.user), manager=is_manager(interaction), seat=whole_number(arg)
    )
    lost = say(open_table.table, words, text("ask-stand-in", late=SeatName(seat)))
    return Confirmation(
        f"**{title(open_table.table, words)}** · {lost}", words("button-stand-in"), open_table.table.version
    )


async def _stand_in(interaction: Interaction, pressed: Pressed) -> WhenDone:
    await interaction.client.service.hosting.stand_in(
        pressed.table,
        person(interaction.user),
        manager=is_manager(interaction),
        version=pressed.version,
        late=whole_number(pressed.arg),
    )
    return WhenDone(words_for(interaction)("done-stand-in"))


require_confirmation("stand-in", _ask_stand_in, _stand_in)


def _late_seat(pressed: Pressed) -> int | None:
    """Return the late player's seat from a button, which counts from 1; None for buttons of release 1.2.0."""
    return pressed.version - 1 if pressed.version else None


@on_press("stand-in")
async def press_stand_in(interaction: Interaction, pressed: Pressed) -> None:
    """Ask for confirmation that a computer player takes the late player's turn."""
    seat = _late_seat(pressed)
    try:
        await ask_first(interaction, "stand-in", pressed.table, "" if seat is None else str(seat))
    except RuleError:
        # If the player has moved since, the post must no longer offer this.
        await refused_offer(interaction, pressed.table)
        raise


@on_press("replace-late")
async def press_replace_late(interaction: Interaction, pressed: Pressed) -> None:
    """Ask for confirmation that a computer player takes the seat of the late player."""
    service = interaction.client.service
    open_table, seat = await service.tables.look(pressed.table), _late_seat(pressed)
    try:
        if seat not in open_table.table.absent:
            seat = service.hosting.check_late(
                open_table, person(interaction.user), manager=is_manager(interaction), seat=seat
            )
        assert seat is not None
    except RuleError:
        # As above, the post must not offer this anymore.
        await refused_offer(interaction, pressed.table)
        raise
    await ask_first(interaction, "replace", pressed.table, replace_arg(open_table.table, seat, None))
