"""Private answers with a text and its picture."""

from __future__ import annotations

import io
import logging
from collections.abc import Hashable

import discord

from cogs.answers.below_picture import (
    below_picture,
    follow_buttons,
    page_button,
    page_buttons,
    page_line,
    turns_button,
    views_menu,
)
from cogs.answers.delivery_problems import is_too_large
from cogs.answers.tales import MAX_TALE, fit_tale, lines_of, tale_of
from cogs.answers.writer import Writer
from cogs.base.cards.card import PICTURE, Card, card_of
from cogs.base.cards.private import answer, defer
from cogs.base.drawing_pool import DrawingPool
from cogs.base.items import Row, button
from cogs.base.words import say, title, words_for
from cogs.client.bot import Interaction
from cogs.client.drawing import MAX_ALT, PictureFile, changes_for, draw_file
from engine.catalogue import Catalogue
from engine.kernel import Tale
from engine.tables.open.open_table import OpenTable, not_running
from render.orders import Order
from render.registry import pictures

logger = logging.getLogger(__name__)


async def answer_page(
    interaction: Interaction, card: Card, order: Order | None, *, new_message: bool = False
) -> None:
    """Answer privately with a card and its picture: in place of the private message, unless `new_message`.

    The text is always sent; a picture that cannot be drawn is left out.
    """
    await defer(interaction, new=new_message)
    file = await _draw(interaction, order) if order is not None else None
    await answer_with_picture(interaction, card, file)


async def answer_with_picture(
    interaction: Interaction, card: Card, file: discord.File | None, *, about: Hashable = None
) -> None:
    """Complete the deferred private answer with a card, and its picture if there is one; see `answer` for `about`.

    A picture that is too large for Discord is left out, and the card says so in its place.
    """
    try:
        await answer(interaction, card, {PICTURE: [file]} if file is not None else None, about=about)
    except discord.HTTPException as error:
        if file is None or not is_too_large(error):
            raise
        logger.warning("picture %s refused, answering without: %s", file.filename, error)
        await answer(interaction, card.without_picture(words_for(interaction)("picture-too-large")))


async def _draw(interaction: Interaction, order: Order) -> discord.File | None:
    try:
        drawn = await interaction.client.drawing_pool.draw(order, DrawingPool.ASKED, user=interaction.user.id)
    except Exception:
        # The text answers the question without it.
        logger.exception("help picture %s %s of %s failed", order.view, order.subject, order.game)
        return None
    if drawn is None:
        return None
    name = f"{order.game}-{order.subject.replace(':', '-')}.png"
    return discord.File(io.BytesIO(drawn.data), filename=name, description=drawn.alt[:MAX_ALT])


async def send_picture(
    interaction: Interaction,
    open_table: OpenTable,
    view: str,
    *,
    seat: int | None = None,
    content: str = "",
    in_place: bool = False,
    page: int = 0,
) -> None:
    """Answer privately with a picture of the table, `in_place` of the private message pressed, or in a new one.

    `content` replaces the table's headline above it. The close-up of changes comes after their text, with the same
    numbers; without changes, there is no picture. The view of posts shows a real table without changes. A picture too
    high for a phone has pages; `page` counts from 0.
    """
    if open_table.match is None:
        raise not_running(open_table.table)
    await defer(interaction, new=not in_place)
    bot, words = interaction.client, words_for(interaction)
    under = [
        *below_picture(Writer(open_table, words), legend=view == "legend"),
        *(turns_button(open_table, words) if view != "legend" else []),
        *await page_button(bot, open_table, words),
    ]
    changes = view == pictures()[open_table.table.game].close_up
    news = tale_of(open_table.table, await changes_for(bot, open_table, interaction.user.id) if changes else [])
    if not content:
        where = open_table.game.guide.headline(open_table.seen_by(interaction.user.id))
        content = f"**{title(open_table.table, words)}** · {say(open_table.table, words, where)}"
    if changes:
        told, whole = _news_text(open_table, words, news, MAX_TALE - len(content))
        content = f"{content}\n{told}"
        under += [] if whole else [button(open_table.table.id, "log-since", words("button-log"))]
    drawn: PictureFile | None = None
    if not changes or any(deed.number for deed in news):
        marked = bool(open_table.presses) or view != pictures()[open_table.table.game].post_view(
            open_table.match.state
        )
        drawn = await draw_file(bot, open_table, view, interaction, seat=seat, marked=marked, page=page)
    shown = view if seat is None else f"{view}.{seat}"
    below: list[Row] = [
        *views_menu(open_table, words, shown),
        [*page_buttons(open_table, words, shown, drawn), *under],
        follow_buttons(bot, open_table, interaction.user.id, words),
    ]
    content += page_line(words, drawn)
    await answer_with_picture(interaction, card_of(content, *below), drawn and drawn.file)


def _news_text(open_table: OpenTable, words: Catalogue, news: Tale, most: int) -> tuple[str, bool]:
    """Return the changes, numbered as in the picture, in at most `most` characters, and whether all of them fit."""
    table = open_table.table
    told, cut = fit_tale(table, words, lines_of(table, words, news), most)
    return told or words("changes-none"), not cut
