"""Where help is asked for, and answering with a text and its picture."""

from __future__ import annotations

import io
import logging
from typing import Any, NamedTuple

import discord

from cogs.client.bot import GameBot, refusal
from cogs.client.delivery_problems import is_too_large
from cogs.client.drawing import MAX_ALT, Studio
from cogs.client.meant import Entry, picked
from cogs.client.words import MAX_CONTENT, clip, language_of, title, words_for
from engine.catalogue import Catalogue, catalogue
from engine.kernel import Game
from engine.registry import games
from engine.tables.manager import OpenTable, TableError
from render.worker import Order

logger = logging.getLogger(__name__)

Interaction = discord.Interaction[GameBot]


class HelpContext(NamedTuple):
    """Where help is asked for: the game, and its table in the channel, if there is one that has begun."""

    game: Game[Any]
    live: OpenTable | None

    @property
    def table(self) -> int:
        """The table's number for custom ids, 0 without one."""
        return self.live.table.id if self.live else 0

    def state(self, user: int) -> Any:
        """Return the state as the user may see it: their own half-made turn, else the last confirmed one."""
        return None if self.live is None or self.live.match is None else self.live.seen_by(user)

    def seat(self, user: int) -> int | None:
        """Return the user's seat, if they have one."""
        return self.live.table.seat_of(user) if self.live else None


def game_entries(words: Catalogue) -> list[Entry]:
    """Return the games as they are listed and typed."""
    return [Entry(game, words(f"game-{game}")) for game in games()]


async def context_of(interaction: Interaction, game: str | None) -> HelpContext:
    """Return the game asked for, else the one of the channel's table, else the first one the bot has.

    Refuses a game the bot does not have.
    """
    known = games()
    if game is not None:
        meant = picked(game_entries(words_for(interaction)), game)
        if meant is None:
            raise refusal("error-no-such-game", game=clip(game, 40))
        game = meant
    try:
        live = await interaction.client.service.tables.in_channel(interaction.channel_id or 0)
    except TableError:
        return HelpContext(known[game or next(iter(known))], None)
    name = game or live.table.game
    return HelpContext(known[name], live if live.table.game == name and live.match is not None else None)


async def context_pressed(interaction: Interaction, table: int, game: str) -> HelpContext:
    """Return the help context that a press names; its table may be gone."""
    if game not in games():
        raise refusal("error-old-button")
    live: OpenTable | None = None
    if table:
        try:
            live = await interaction.client.service.tables.look(table)
        except TableError:
            live = None
    fits = live is not None and live.table.game == game and live.match is not None
    return HelpContext(games()[game], live if fits else None)


async def answer_page(
    interaction: Interaction, content: str, order: Order | None, view: discord.ui.View, *, anew: bool = False
) -> None:
    """Answer privately with a text and its picture: in place of the message pressed if that was private and not `anew`.

    The text comes in any case; a picture that cannot be drawn is left out.
    """
    message = interaction.message
    in_place = not anew and message is not None and message.flags.ephemeral
    if in_place:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)
    file = await _drawn(interaction, order) if order is not None else None
    await answer_with_picture(interaction, content, file, view, in_place=in_place)


async def answer_with_picture(
    interaction: Interaction,
    content: str,
    file: discord.File | None,
    view: discord.ui.View,
    *,
    in_place: bool = False,
) -> None:
    """Give the private answer that was put off: a text, its picture if there is one, what stands below.

    `in_place` puts it into the message pressed. A picture that Discord finds too large is left out, which the text says.
    """

    async def give(text: str, files: list[discord.File]) -> None:
        none = discord.AllowedMentions.none()
        if in_place:
            await interaction.edit_original_response(
                content=text, attachments=files, view=view, allowed_mentions=none
            )
        else:
            await interaction.followup.send(text, files=files, view=view, ephemeral=True, allowed_mentions=none)

    try:
        await give(content, [file] if file is not None else [])
    except discord.HTTPException as error:
        if file is None or not is_too_large(error):
            raise
        logger.warning("picture %s refused, answering without: %s", file.filename, error)
        note = words_for(interaction)("picture-too-large")
        await give(f"{clip(content, MAX_CONTENT - len(note) - 1)}\n{note}", [])


async def _drawn(interaction: Interaction, order: Order) -> discord.File | None:
    try:
        drawn = await interaction.client.studio.draw(order, Studio.ASKED, user=interaction.user.id)
    except Exception:
        logger.exception("help picture %s %s of %s failed", order.view, order.subject, order.game)
        return None
    if drawn is None:
        return None
    name = f"{order.game}-{order.subject.replace(':', '-')}.{drawn.extension}"
    return discord.File(io.BytesIO(drawn.data), filename=name, description=drawn.alt[:MAX_ALT])


async def order_for(
    interaction: Interaction, context: HelpContext, view: str, subject: str, state: bytes = b""
) -> Order:
    """Return the order of a picture of help for the user: in their language and theme, from their seat."""
    settings = await interaction.client.service.players.settings(interaction.user.id)
    locale = language_of(interaction)
    words, live = catalogue(locale), context.live
    return Order(
        game=context.game.id,
        view=view,
        subject=subject,
        state=state,
        title=title(live.table, words) if live else words(f"game-{context.game.id}"),
        names=tuple(seat.name for seat in live.table.seats) if live else (),
        viewer=context.seat(interaction.user.id),
        theme=settings.theme,
        locale=locale,
    )
