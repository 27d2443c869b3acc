"""The table and the legend as text for screen readers, in pages sent privately, with a menu of parts and buttons to turn."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any, NamedTuple

import discord

from cogs.base.cards.card import Card
from cogs.base.cards.private import answer
from cogs.base.items import MAX_OPTIONS, Pressed, button, option, select, verb_of
from cogs.base.words import MAX_CONTENT, MAX_UNASKED, safe_name, say, say_plain, title, whole_number, words_for
from cogs.client.bot import Interaction
from engine.catalogue import Catalogue
from engine.records.table import Table
from engine.tables.open.open_table import OpenTable, not_running
from render.registry import pictures

HEADING_ROOM = 150
"""Characters kept free on every page for its heading."""


class Page(NamedTuple):
    """One page: the part of the table it belongs to, the seat it describes (None: the table), and its text."""

    section: str
    seat: int | None
    body: str


def pages_of(open_table: OpenTable, user: int, words: Catalogue, state: Any = None) -> list[Page]:
    """Return the table as text for a user, each page within `MAX_UNASKED` characters including its heading.

    The active player sees the current state, everyone else the state after the last confirmed turn; an earlier
    `state`, if given, replaces both.
    """
    if open_table.match is None:
        raise not_running(open_table.table)
    state = open_table.seen_by(user) if state is None else state
    found: list[Page] = []
    for section in open_table.game.guide.sections(state):
        name = say_plain(open_table.table, words, section.title)
        lines = [f"- {say(open_table.table, words, line)}" for line in section.lines]
        found += [Page(name, section.seat, body) for body in split(lines, MAX_UNASKED - HEADING_ROOM)]
    return found


def split(lines: Sequence[str], most: int) -> list[str]:
    """Join lines into texts of at most `most` characters; a line too long for one is broken between words."""
    texts: list[str] = []
    for line in lines:
        for part in [line] if len(line) <= most else textwrap.wrap(line, most, break_on_hyphens=False):
            if texts and len(texts[-1]) + 1 + len(part) <= most:
                texts[-1] += f"\n{part}"
            else:
                texts.append(part)
    return texts


def text_card(
    table: Table,
    pages: Sequence[Page],
    words: Catalogue,
    page: int,
    *,
    verb: str = "text",
    at: str = "",
    when: str = "",
) -> Card:
    """Return a card with one of a table's `pages` (from 0, clamped to the last) and the components to turn the pages.

    `verb` is for the presses that turn them, with `at` before their arguments; the heading contains `when`.
    """
    page = max(0, min(page, len(pages) - 1))
    shown = pages[page]
    named = f"{title(table, words)} · {when}" if when else title(table, words)
    heading = words("text-heading", table=named, section=shown.section, page=page + 1, pages=len(pages))
    starts = [index for index, found in enumerate(pages) if not index or pages[index - 1].section != found.section]
    parts = [
        option(str(start), pages[start].section, default=pages[start].section == shown.section)
        for start in starts[:MAX_OPTIONS]
    ]
    turning = [
        button(table.id, verb, words(key), arg=f"{at}{target}.{key.rpartition('-')[2]}", disabled=not ok)
        for key, target, ok in (
            ("button-previous", page - 1, page > 0),
            ("button-next", page + 1, page + 1 < len(pages)),
        )
    ]
    return Card(heading, shown.body, select(table.id, verb, words("text-sections"), parts, arg=at), turning)


def page_of_seat(pages: Sequence[Page], seat: int) -> int:
    """Return the number of the first page that describes a seat."""
    return next((index for index, page in enumerate(pages) if page.seat == seat), 0)


async def send_text(interaction: Interaction, open_table: OpenTable, *, seat: int | None = None) -> None:
    """Answer privately with the table as text, opened at a seat's page if one is given."""
    words, user = words_for(interaction), interaction.user.id
    pages = pages_of(open_table, user, words)
    page = 0 if seat is None else page_of_seat(pages, seat)
    card = text_card(open_table.table, pages, words, page, verb=verb_of(open_table, "text"))
    await answer(interaction, card, new=True)


async def answer_text(interaction: Interaction, open_table: OpenTable, pressed: Pressed) -> None:
    """Open the table as text, or turn to the page that a press names."""
    page = whole_number(pressed.values[0] if pressed.values else pressed.arg.partition(".")[0])
    if page is None:
        await send_text(interaction, open_table)
        return
    words = words_for(interaction)
    pages = pages_of(open_table, interaction.user.id, words)
    await answer(interaction, text_card(open_table.table, pages, words, page, verb=verb_of(open_table, "text")))


# The legend


def legend_text(game: str, names: Sequence[str], words: Catalogue, state: Any = None) -> str:
    """Return the meanings of a game's icons as text, at the table of `state` if any; `names` are its players', if any."""
    lines = [words("labelled", label=f"**{words(f'game-{game}')}**", what=words("view-legend"))]
    for heading, meanings in pictures()[game].meanings(words, names, state):
        lines += [f"**{heading}**", *(f"- {safe_name(meaning)}" for meaning in meanings)]
    return "\n".join(lines)


async def send_legend_text(interaction: Interaction, game: str, open_table: OpenTable | None) -> None:
    """Answer privately with the meanings of the icons, at a table including its expansions and the players' shapes."""
    names = [seat.name for seat in open_table.table.seats] if open_table is not None else []
    state = open_table.match.state if open_table is not None and open_table.match is not None else None
    none = discord.AllowedMentions.none()
    first, *others = split(legend_text(game, names, words_for(interaction), state).split("\n"), MAX_CONTENT)
    await interaction.response.send_message(first, ephemeral=True, allowed_mentions=none)
    for page in others:
        await interaction.followup.send(page, ephemeral=True, allowed_mentions=none)
