"""Pausing a running game: for how long, by whom, and resuming early."""

from __future__ import annotations

from cogs.base.cards.card import Card
from cogs.base.cards.private import answer, tell
from cogs.base.items import Pressed, button, in_rows, on_press
from cogs.base.words import safe_name, title, whole_number, words_for
from cogs.client.bot import Interaction, is_manager, person
from engine.club.hosting.pausing import may_pause_alone
from engine.tables.clocks.pauses import MAX_ALONE, PAUSE_DAYS


@on_press("pause")
async def press_pause(interaction: Interaction, pressed: Pressed) -> None:
    """Show for how long the table can be paused, and who must agree."""
    open_table, words = await interaction.client.service.tables.look(pressed.table), words_for(interaction)
    table, user, manager = open_table.table, interaction.user.id, is_manager(interaction)
    interaction.client.service.pauses.check(open_table, user, manager=manager)
    alone = [days for days in PAUSE_DAYS if may_pause_alone(table, user, days, manager=manager)]
    offered = PAUSE_DAYS if table.rated or table.seat_of(user) is not None else alone
    names = words.join([safe_name(seat.name) for seat in table.seats if seat.user not in {None, user}])
    lines = [f"**{title(table, words)}** · {words('pause-about')}"]
    if alone:
        lines.append(words("pause-about-alone", days=max(alone)))
    elif (user == table.host or manager) and not table.rated:
        lines.append(words("error-pause-longer", days=MAX_ALONE))
    if len(offered) > len(alone):
        lines.append(words("pause-about-consent" if not alone else "pause-about-longer", names=names))
    choices = [button(table.id, "pause-for", words("pause-days", days=days), arg=str(days)) for days in offered]
    await answer(interaction, Card("\n".join(lines), *in_rows(choices)), new=True)


@on_press("pause-for")
async def press_pause_for(interaction: Interaction, pressed: Pressed) -> None:
    """Pause the table for the number of days pressed, or ask the others."""
    service, words = interaction.client.service, words_for(interaction)
    open_table = await service.pauses.pause(
        pressed.table, person(interaction.user), whole_number(pressed.arg) or 0, manager=is_manager(interaction)
    )
    paused = open_table.table.paused
    done = words("done-pause-asked") if paused is None else words("status-paused", until=int(paused.until))
    await answer(interaction, Card(done))


@on_press("resume")
async def press_resume(interaction: Interaction, pressed: Pressed) -> None:
    """Resume a paused table."""
    await interaction.client.service.pauses.resume(
        pressed.table, person(interaction.user), manager=is_manager(interaction)
    )
    await tell(interaction, words_for(interaction)("done-resumed"))
