"""Send private answers: a card with its pictures, in place of the private message pressed, or a sentence.

A card always replaces a private message: Discord lets a message become a card, but never the reverse.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import discord

from cogs.base.cards.card import Card, Placed, SentPicture, card_of, named_apart, pictures_of
from cogs.base.cards.refused_icons import send_with_icons
from cogs.base.errors import describe
from cogs.base.items import Row
from cogs.base.not_done import NOT_DONE
from cogs.base.words import MAX_CONTENT, clip

logger = logging.getLogger(__name__)

MAX_WAIT = 1.0
"""Maximum seconds that an answer waits for a late picture being sent to its message; Discord waits three."""
NO_MENTIONS = discord.AllowedMentions.none()

UPDATE = discord.InteractionResponseType.deferred_message_update

Interaction = discord.Interaction[Any]
Edit = Callable[..., Awaitable[Any]]


class _Message:
    """A private message: the number of cards that have replaced it, and the answers and late picture being sent."""

    def __init__(self) -> None:
        self.cards = self.answers = 0
        self.late: asyncio.Task[None] | None = None


_messages: WeakValueDictionary[int, _Message] = WeakValueDictionary()
"""The messages of cards in progress by id: a message is forgotten when neither an answer nor a late picture refers to it."""


class _Pictured(NamedTuple):
    """The pictures of a message, and what they are about."""

    about: Hashable
    pictures: Sequence[SentPicture]


_pictured: OrderedDict[int, _Pictured] = OrderedDict()
"""The messages with pictures that were changed last, by id: a press may predate the newest change."""
MAX_REMEMBERED = 500


def _remember(number: int, sent: object, about: Hashable) -> None:
    """Remember the pictures of a message that Discord returned; none if others were sent concurrently."""
    message = getattr(sent, "resource", sent)
    _pictured.pop(number, None)
    if about is not None and isinstance(message, discord.Message) and (found := pictures_of(message)):
        _pictured[number] = _Pictured(about, found)
    while len(_pictured) > MAX_REMEMBERED:
        _pictured.popitem(last=False)


def standing_pictures(pressed: discord.Message | None, about: Hashable) -> Sequence[SentPicture]:
    """Return the pictures of a private message if they are known to show what a card is `about`; else none."""
    if pressed is None or about is None or (known := _pictured.get(pressed.id)) is None or known.about != about:
        return ()
    # If the pictures are the same, use the addresses that came with the press, since signed addresses expire.
    brought = pictures_of(pressed)
    same = [each.url.partition("?")[0] for each in brought] == [each.url.partition("?")[0] for each in known.pictures]
    return brought if same else known.pictures


class StandingCard:
    """A card that stands in a private message until another takes its place."""

    def __init__(self, card: Card, placed: Placed, message: _Message, edit: Edit, about: Hashable) -> None:
        self.card, self._placed, self._message, self._edit, self._about = card, placed, message, edit, about
        self._number = message.cards

    @property
    def is_newest(self) -> bool:
        """True if no other card has replaced it or is about to."""
        return self._message.cards == self._number

    async def add(self, placed: Placed) -> None:
        """Send the card again with pictures that were drawn late; does nothing if it is not the newest.

        A request in progress is never abandoned, since Discord may carry it out after a newer one: the answer to the
        next press waits for it or, if that takes too long, is sent again after it. Raises any error of sending.
        """
        self._placed = self.card.with_room_for(placed)
        await asyncio.shield(self._begin(self._message.late))

    def repeat_after(self, late: asyncio.Task[None]) -> None:
        """Send the card again after an older request, which Discord may have carried out after this card's own."""
        self._begin(late)

    def _begin(self, late: asyncio.Task[None] | None) -> asyncio.Task[None]:
        task = self._message.late = asyncio.create_task(self._send_after(late))
        task.add_done_callback(_read_error)
        return task

    async def _send_after(self, late: asyncio.Task[None] | None) -> None:
        if late is not None:
            await asyncio.wait({late})
        if self.is_newest:
            files = _files(self.card, self._placed)
            for file in files:
                file.reset()
            sent = await self._edit(view=self.card.view(self._placed), attachments=files)
            if isinstance(sent, discord.Message):
                _remember(sent.id, sent, self._about)


def _read_error(task: asyncio.Task[None]) -> None:
    """Log why a card was not sent again; if it was for a late picture, its task also has the error."""
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.info("a card is not sent again: %s", error)


def is_private(message: discord.Message | None) -> bool:
    """Return whether a message, if there is one, is seen by only one user."""
    return message is not None and message.flags.ephemeral


async def defer(interaction: Interaction, *, new: bool = False) -> None:
    """Tell Discord that an answer by `answer` follows: in place of the private message pressed, unless it is `new`."""
    if is_private(interaction.message) and not new:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def answer(
    interaction: Interaction,
    card: Card,
    placed: Placed | None = None,
    *,
    new: bool = False,
    about: Hashable = None,
    later: bool = False,
) -> StandingCard:
    """Answer privately with a card and its pictures, in place of the private message pressed if there is one.

    `new` sends a new message. If no pictures are given, the message pressed keeps its own only if they are known to
    be `about` the same as the card. An answer that was deferred is completed; after an answer, the card is sent as
    another message, or, if `later`, replaces that answer. Raises any error of sending.
    """
    pressed, response = interaction.message, interaction.response
    placed = card.with_room_for(placed or {})
    edit: Edit = interaction.edit_original_response
    if later and not is_private(pressed):
        pressed = await interaction.original_response()
    elif not later and response.type is None and is_private(pressed) and not new:
        edit = response.edit_message
    elif not later and not (is_private(pressed) and response.type is UPDATE):
        # A post never becomes a card, even if the press on it was deferred as an update of the post.
        return await _answer_in_new_message(interaction, card, placed, about, new=new)
    assert pressed is not None
    message = _messages.setdefault(pressed.id, _Message())
    message.cards += 1
    if (late := message.late) is not None:
        await asyncio.wait({late}, timeout=MAX_WAIT)
    overlaps = late is not None and not late.done()
    files = _files(card, placed)
    changes: dict[str, Any] = {"allowed_mentions": NO_MENTIONS}
    if not pressed.flags.components_v2:
        changes["content"] = None
    # With another change on its way, it is not known what the message shows.
    known = not files and late is None and not message.answers
    if known and (kept := standing_pictures(pressed, about)):
        placed = card.with_room_for(_by_place(card, kept))
    else:
        changes["attachments"] = files
    view = card.view(placed)
    alone, message.answers = not message.answers, message.answers + 1
    try:
        sent = await send_with_icons(interaction.client, view, files, lambda: edit(view=view, **changes))
    finally:
        message.answers -= 1
    _remember(pressed.id, sent if alone and not message.answers else None, about)
    standing = StandingCard(card, placed, message, interaction.edit_original_response, about)
    if late is not None and overlaps:
        standing.repeat_after(late)
    return standing


async def _answer_in_new_message(
    interaction: Interaction, card: Card, placed: Placed, about: Hashable, *, new: bool
) -> StandingCard:
    """Answer with a card in its own message, or, unless `new`, in the message of a deferred answer."""
    files, response = _files(card, placed), interaction.response
    view = card.view(placed)
    edit: Edit = interaction.edit_original_response

    async def send() -> tuple[int, object]:
        nonlocal edit
        if response.type is None:
            sent = await response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=NO_MENTIONS)
            return sent.message_id or 0, sent
        if response.type is discord.InteractionResponseType.deferred_channel_message and not new:
            # Discord refuses the mark of a card in the deferring answer, and takes it in this edit (discord-api-docs#7515).
            original = await interaction.edit_original_response(
                view=view, attachments=files, allowed_mentions=NO_MENTIONS
            )
            return original.id, original
        further = await interaction.followup.send(
            view=view, files=files, ephemeral=True, wait=True, allowed_mentions=NO_MENTIONS
        )
        edit = further.edit
        return further.id, further

    message = _Message()
    number, sent = await send_with_icons(interaction.client, view, files, send)
    _messages[number] = message
    _remember(number, sent, about)
    return StandingCard(card, placed, message, edit, about)


def _files(card: Card, placed: Placed) -> Sequence[discord.File]:
    return named_apart(
        [shown for name in card.places for shown in placed.get(name, ()) if isinstance(shown, discord.File)]
    )


def _by_place(card: Card, pictures: Sequence[SentPicture]) -> Placed:
    """Return pictures to keep, one for each place of a card, with the rest at the last place."""
    *first, last = card.places or [""]
    return {**{name: pictures[i : i + 1] for i, name in enumerate(first)}, last: pictures[len(first) :]}


async def show(interaction: Interaction, card: Card) -> None:
    """Answer with a card about what the user did, like `answer`; if it is too late for that, it is left out."""
    try:
        await answer(interaction, card)
    except NOT_DONE as error:
        logger.warning("could not show %s: %s", describe(interaction), error)


async def tell(interaction: Interaction, sentence: str, *rows: Row) -> None:
    """Send the user a private message, as first answer or follow-up, cut to Discord's limit; with rows it is a card."""
    sentence = clip(sentence, MAX_CONTENT)
    try:
        if any(rows):
            await answer(interaction, card_of(sentence, *rows), new=True)
        elif interaction.response.is_done():
            await interaction.followup.send(sentence, ephemeral=True, allowed_mentions=NO_MENTIONS)
        else:
            await interaction.response.send_message(sentence, ephemeral=True, allowed_mentions=NO_MENTIONS)
    except NOT_DONE as error:
        # Too late (three seconds), or the message is gone: what the user did counts, even if no answer reaches them.
        logger.warning("could not tell %s: %s", describe(interaction), error)
