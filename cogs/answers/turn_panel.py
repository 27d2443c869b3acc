"""Answering with the private panel of whoever takes a turn."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from cogs.answers.choice_rows import work_out
from cogs.answers.delivery_problems import sentence
from cogs.answers.panel import Panel, build_panel
from cogs.answers.panel_picture import PanelPicture, begin_picture, is_coming
from cogs.answers.panel_plan import PanelPlan, panel_plan_of
from cogs.answers.tales import ranked, tale_of
from cogs.client.bot import Interaction
from cogs.client.words import Ranked, words_for
from engine.records.table import Table
from engine.tables.manager import OpenTable
from engine.tables.panels import at_once
from engine.tables.play import by_automata


async def show_panel(
    interaction: Interaction,
    live: OpenTable,
    *,
    show: str = "",
    note: str = "",
    afresh: bool = False,
    chosen: bool = False,
) -> None:
    """Answer with the user's panel: in place of the message pressed if that was private, else as a new one.

    `chosen`: the user has just made a choice; unless it is their turn again, the panel says that it is done. A picture
    that is not drawn in time for the answer follows; `afresh` takes the old one away at once.
    """
    words, given = words_for(interaction), live
    live, about = await at_once(interaction.client.service.tables, live, lambda now: _about(interaction, now))
    if live is not given and show:
        show, note = "", words("panel-moved-on")
    seat, trouble = live.to_act(), live.table.trouble
    if chosen and (seat is None or seat.user != interaction.user.id):
        note = words("panel-turn-done")
    if trouble is not None and trouble != "pictures" and not note:
        note = sentence(interaction.client, live, trouble, words)
    # Who leafs through choices has the picture already.
    picture = begin_picture(interaction, live) if not show or is_coming(interaction, live) else None
    panel = build_panel(live, interaction.user.id, words, show=show, note=note, **about._asdict())
    await asyncio.sleep(0)  # to build it takes a millisecond or two, and so does sending it
    await answer_with(interaction, panel, picture, afresh=afresh)


class _About(NamedTuple):
    """What a user's panel says besides the table (see `build_panel`)."""

    panel_plan: PanelPlan
    news: list[Ranked]
    following: Table | None


async def _about(interaction: Interaction, live: OpenTable) -> _About:
    """Return what the user's panel of a table says besides it, with the open question worked out if it is theirs."""
    panel_plan, news = await panel_plan_of(interaction, live), await _answer_of_automata(interaction, live)
    seat = live.to_act()
    if seat is not None and seat.user == interaction.user.id:
        await work_out(live, words_for(interaction))
    return _About(panel_plan, news, await next_table(interaction, live))


async def follow_with_panel(interaction: Interaction, live: OpenTable) -> None:
    """Send the user's panel after an answer that everybody sees."""
    live, about = await at_once(interaction.client.service.tables, live, lambda now: _about(interaction, now))
    picture = begin_picture(interaction, live)
    panel = build_panel(live, interaction.user.id, words_for(interaction), **about._asdict())
    file = await picture.in_time() if picture is not None else None
    message = await interaction.followup.send(
        panel.content, view=panel.view, ephemeral=True, wait=True, files=[file] if file is not None else []
    )
    if picture is not None:
        picture.follow(message)


async def next_table(interaction: Interaction, live: OpenTable) -> Table | None:
    """Return the table to go on to when this one asks nothing of the user; None in a rehearsal."""
    seat = live.to_act()
    if live.presses or (seat is not None and seat.user == interaction.user.id):
        return None
    return await interaction.client.next_table(interaction.user.id, live.table.id)


async def _answer_of_automata(interaction: Interaction, live: OpenTable) -> list[Ranked]:
    """Return lines about what automata did since the user's last turn; none once the user has done anything."""
    match, seat = live.playing(), live.to_act()
    begun = match.since or match.final or not match.state.ply
    if not match.state.automata or seat is None or seat.user != interaction.user.id or begun:
        return []
    events = by_automata(live, await interaction.client.service.play.news(live, interaction.user.id))
    return ranked(live.table, words_for(interaction), tale_of(live.table, events))


async def answer_with(
    interaction: Interaction, panel: Panel, picture: PanelPicture | None = None, *, afresh: bool = False
) -> None:
    """Answer with a panel, in place of the message pressed if that was private, and with its picture if there is one.

    `afresh` removes an old picture under it; so do too many pictures waiting to be drawn, as no new one would follow.
    """
    message = interaction.message
    file = await picture.in_time() if picture is not None else None
    files = [file] if file is not None else []
    try:
        if message is None or not message.flags.ephemeral:
            await interaction.response.send_message(panel.content, view=panel.view, ephemeral=True, files=files)
        elif files or afresh or interaction.client.studio.crowded:
            await interaction.response.edit_message(content=panel.content, view=panel.view, attachments=files)
        else:
            await interaction.response.edit_message(content=panel.content, view=panel.view)
    except BaseException:
        if picture is not None:
            picture.forget()
        raise
    if picture is not None:
        picture.follow()
