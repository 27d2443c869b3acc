"""Answer with the private panel of the player whose turn it is."""

from __future__ import annotations

import asyncio

from cogs.answers.below_picture import page_button
from cogs.answers.delivery_problems import sentence
from cogs.answers.panel.panel import Around, build_panel
from cogs.answers.panel.panel_picture import PanelPicture, begin_picture, subject
from cogs.answers.writer import Writer
from cogs.base.cards.card import Card
from cogs.base.cards.private import answer
from cogs.base.cards.way_on import WayOn, way_on
from cogs.base.words import link, words_for
from cogs.client.bot import Interaction
from engine.tables.open.open_table import OpenTable
from engine.tables.turn.view import TurnView


async def show_panel(
    interaction: Interaction,
    open_table: OpenTable,
    *,
    show: str = "",
    note: str = "",
    chosen: bool = False,
    others: bool = False,
) -> None:
    """Answer with the user's panel: in place of the private message that was pressed, else as a new message.

    `chosen`: the user has just made a choice; unless it is their turn again, the panel says so. A picture that is not
    drawn in time for the answer follows. `others`: the panel leads to the other tables that wait for the user even if
    this one does.
    """
    bot, user, given = interaction.client, interaction.user.id, open_table
    write = Writer.to(interaction, open_table)
    players = bot.service.players
    view = await bot.service.panels.view_for(
        open_table, user, write.plain, others=others, ends_turn=user in players.ending
    )
    open_table, write = view.open_table, write.about(view.open_table)
    if open_table is not given and show and not open_table.presses:
        show, note = "", write("panel-moved-on")
    if chosen and view.question is None:
        note = write("panel-turn-done")
    trouble = open_table.table.trouble
    if trouble is not None and trouble != "pictures" and not note:
        note = sentence(bot, open_table, trouble, write.words, user)
    picture = begin_picture(interaction, open_table)
    around = await _around(interaction, view)
    asked = view.question.decision if view.question is not None and not open_table.presses else None
    if asked is not None and asked.is_confirm and asked.own_turn:
        around = around._replace(can_end=await players.offer_ending(user))
    panel = build_panel(view, write, show=show, note=note, around=around)
    await asyncio.sleep(0)  # building it takes a millisecond or two, and so does sending it
    await answer_with(interaction, panel, open_table, picture)


async def follow_with_panel(interaction: Interaction, open_table: OpenTable) -> None:
    """Send the user's panel after a public answer."""
    write = Writer.to(interaction, open_table)
    service, user = interaction.client.service, interaction.user.id
    view = await service.panels.view_for(open_table, user, write.plain, ends_turn=user in service.players.ending)
    picture = begin_picture(interaction, view.open_table)
    panel = build_panel(view, write.about(view.open_table), around=await _around(interaction, view))
    await answer_with(interaction, panel, view.open_table, picture, new=True)


async def _around(interaction: Interaction, view: TurnView) -> Around:
    """Return the surroundings of an interaction's panel, with the way on from there."""
    page = await page_button(interaction.client, view.open_table, words_for(interaction))
    table = view.open_table.table
    address = link(table) if table.id and table.channel != interaction.channel_id else ""
    return Around(way_on(interaction, view.next_tables) if view.next_tables else None, address, page)


async def way_on_from(interaction: Interaction, open_table: OpenTable) -> WayOn | None:
    """Return the way on from a table that does not wait for the user; None if it does, or no table waits."""
    if open_table.presses or open_table.table.asks(interaction.user.id):
        return None
    panels, user = interaction.client.service.panels, interaction.user.id
    return way_on(interaction, await panels.others_waiting(user, open_table.table.id))


async def answer_with(
    interaction: Interaction,
    panel: Card,
    open_table: OpenTable,
    picture: PanelPicture | None = None,
    *,
    new: bool = False,
    later: bool = False,
) -> None:
    """Answer with a panel and its picture, if any, in place of a private message that was pressed, unless it is `new`.

    Without a picture, the one in the message stays if it shows the same position. `later`: the press was answered
    before, and the panel replaces that answer.
    """
    files = await picture.in_time() if picture is not None else {}
    try:
        standing = await answer(interaction, panel, files, new=new, about=subject(open_table), later=later)
    except BaseException:
        # No message will get the picture, so it must not count as the user's newest.
        if picture is not None:
            picture.forget()
        raise
    if picture is not None:
        picture.follow(standing)
