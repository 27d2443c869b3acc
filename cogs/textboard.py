"""The table in words, for screen readers: pages that answer privately, with a menu of parts and buttons to turn."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.house import House, refusal
from cogs.items import MOST_OPTIONS, Pressed, button, on_press, option, rows, select
from cogs.words import MOST_UNASKED, say, say_plain, title, words_for
from engine.catalogue import Catalogue
from engine.keeper import Live
from engine.table import Table

Interaction = discord.Interaction[House]

HEADING_ROOM = 150
"""Characters kept free on every page for its heading."""


class Page(NamedTuple):
    """One page: the part of the table it belongs to, whose things it tells (None: the table's), and its text."""

    section: str
    seat: int | None
    body: str


def pages_of(live: Live, user: int, words: Catalogue) -> list[Page]:
    """Return the table in words for a user, each page within `MOST_UNASKED` characters with its heading.

    A user whose turn it is sees it as it stands, everybody else as of the last confirmed turn.
    """
    match = live.match
    if match is None:
        raise refusal("error-not-running")
    seat = live.to_act()
    mine = seat is not None and seat.user == user
    state = match.state if mine else live.game.decode(match.checkpoint)
    found: list[Page] = []
    for section in live.game.sections(state):
        name = say_plain(live.table, words, section.title)
        lines = [f"- {say(live.table, words, line)}" for line in section.lines]
        found += [Page(name, section.seat, body) for body in split(lines, MOST_UNASKED - HEADING_ROOM)]
    return found


def split(lines: Sequence[str], most: int) -> list[str]:
    """Join lines to texts of at most `most` characters; a line too long for one is broken between words."""
    texts: list[str] = []
    for line in lines:
        for part in textwrap.wrap(line, most, break_on_hyphens=False) or [""]:
            if texts and len(texts[-1]) + 1 + len(part) <= most:
                texts[-1] += f"\n{part}"
            else:
                texts.append(part)
    return texts


def text_message(table: Table, pages: Sequence[Page], words: Catalogue, page: int) -> tuple[str, discord.ui.View]:
    """Return one of a table's `pages` (from 0, the nearest there is) as a message and what turns the pages."""
    page = max(0, min(page, len(pages) - 1))
    shown = pages[page]
    heading = words("text-heading", table=title(table, words), section=shown.section, page=page + 1, pages=len(pages))
    starts = [index for index, found in enumerate(pages) if not index or pages[index - 1].section != found.section]
    parts = [
        option(str(start), pages[start].section, default=pages[start].section == shown.section)
        for start in starts[:MOST_OPTIONS]
    ]
    turning = [
        button(table.id, "text", words(key), arg=f"{target}.{key.rpartition('-')[2]}", disabled=not ok)
        for key, target, ok in (
            ("button-previous", page - 1, page > 0),
            ("button-next", page + 1, page + 1 < len(pages)),
        )
    ]
    return f"{heading}\n{shown.body}", rows(select(table.id, "text", words("text-sections"), parts), turning)


def page_of_seat(pages: Sequence[Page], seat: int) -> int:
    """Return the first page that tells a seat's things."""
    return next((index for index, page in enumerate(pages) if page.seat == seat), 0)


async def send_text(interaction: Interaction, live: Live, *, seat: int | None = None) -> None:
    """Answer privately with the table in words, opened at a seat's things if one is given."""
    words, user = words_for(interaction), interaction.user.id
    pages = pages_of(live, user, words)
    content, view = text_message(live.table, pages, words, 0 if seat is None else page_of_seat(pages, seat))
    none = discord.AllowedMentions.none()
    await interaction.response.send_message(content, view=view, ephemeral=True, allowed_mentions=none)


@on_press("text")
async def press_text(interaction: Interaction, pressed: Pressed) -> None:
    """Open the table in words, or turn to another page of it."""
    live = await interaction.client.service.look(pressed.table)
    wanted = pressed.values[0] if pressed.values else pressed.arg.partition(".")[0]
    if not wanted.isdigit():
        await send_text(interaction, live)
        return
    words = words_for(interaction)
    pages = pages_of(live, interaction.user.id, words)
    content, view = text_message(live.table, pages, words, int(wanted))
    await interaction.response.edit_message(content=content, view=view)
