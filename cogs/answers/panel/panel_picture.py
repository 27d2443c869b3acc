"""The picture of a panel: part of the answer to a press if it is drawn in time, otherwise added to the panel later."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable
from typing import Any
from weakref import WeakValueDictionary

import discord

from cogs.answers.panel.choice_rows import pictured_states
from cogs.answers.panel.panel import SEVERAL
from cogs.base.cards.card import PICTURE
from cogs.base.cards.private import StandingCard, standing_pictures
from cogs.base.drawing_pool import DrawingPool
from cogs.base.not_done import NOT_DONE
from cogs.client.bot import Interaction
from cogs.client.drawing import draw_file
from engine.tables.open.open_table import OpenTable, TableError
from render.registry import pictures

logger = logging.getLogger(__name__)


class _Unwanted(Exception):
    """A picture is no longer wanted."""


class PanelPicture:
    """The picture of a user's newest panel of a table.

    While few pictures are waiting, it is drawn at once and the answer waits for it briefly. Otherwise, the answer is
    sent without it, and it is drawn when the user pauses, since no one looks at pictures between quick presses. A
    picture of another question never stays beside the buttons, as its numbers would be wrong.
    """

    def __init__(self, interaction: Interaction, open_table: OpenTable, view: str) -> None:
        self._interaction, self._open_table, self._version = interaction, open_table, open_table.table.version
        self._in_answer = interaction.client.drawing_pool.prompt
        self._task: asyncio.Task[dict[str, list[discord.File]]] = asyncio.create_task(self._draw(view))
        # Look up the bot's tasks without a call, since every press passes through here.
        interaction.client.tasks.running.add(self._task)
        self._task.add_done_callback(interaction.client.tasks.running.discard)
        self._following: asyncio.Task[None] | None = None
        self._is_in_answer = False

    async def in_time(self) -> dict[str, list[discord.File]]:
        """Return the pictures for the answer by place; empty if the answer should not wait any longer."""
        if self._in_answer:
            await asyncio.wait({self._task}, timeout=self._interaction.client.drawing_pool.in_answer)
        ready = self._task.done() and not self._task.cancelled() and self._is_current()
        files = self._task.result() if ready else {}
        self._is_in_answer = bool(files)
        return files

    def follow(self, panel: StandingCard) -> None:
        """Add the picture to the panel when it is drawn, unless it was in the answer or a newer one replaces it."""
        if self._is_in_answer or _newest.get(self._key) is not self:
            self.forget()
            return
        self._following = self._interaction.client.tasks.begin(self._add(panel), "late panel picture")
        self._following.add_done_callback(lambda _: self.forget())

    def forget(self) -> None:
        """Cancel the drawing, as another picture replaces it or no user waits for it."""
        for task in (self._following, self._task):
            if task is not None:
                task.cancel()
        if _newest.get(self._key) is self:
            del _newest[self._key]

    @property
    def _key(self) -> tuple[int, int]:
        return self._open_table.table.id, self._interaction.user.id

    def _is_current(self) -> bool:
        return self._open_table.table.version == self._version

    async def _draw(self, view: str) -> dict[str, list[discord.File]]:
        """Return the pictures by place, in pages if one is too high for a phone; empty if they are not wanted or not drawn."""
        drawing_pool, open_table = self._interaction.client.drawing_pool, self._open_table
        try:
            seat, asked = open_table.table.seat_of(self._interaction.user.id), tuple[tuple[str, Any], ...]()
            if not view:
                view, asked = _view_of(open_table, seat)
            if not self._in_answer:
                await drawing_pool.until_paused()
                if drawing_pool.crowded or not self._is_current():
                    return {}
            if len(asked) < SEVERAL:
                return {PICTURE: await self._draw_pages(view, seat, asked[0][1] if asked else None)}
            found = pictures()[open_table.table.game]
            return {name: await self._draw_pages(found.panel_view(state), seat, state, name) for name, state in asked}
        except _Unwanted:
            return {}
        except TableError as error:
            # `draw_file` has logged the cause. The panel works without its picture.
            logger.info("panel picture of table %d not drawn: %s", open_table.table.id, error)
        except Exception:
            if not self._interaction.client.is_closed():  # else the bot stops, and no user waits for the picture
                logger.exception("panel picture of table %d failed", open_table.table.id)
        return {}

    async def _draw_pages(self, view: str, seat: int | None, state: Any, choice: str = "") -> list[discord.File]:
        """Return the pages of a view, of a `state` that follows a choice if given. Raises _Unwanted if none is wanted."""
        files, pages = list[discord.File](), 1
        while len(files) < pages:
            drawn = await draw_file(
                self._interaction.client,
                self._open_table,
                view,
                self._interaction,
                seat=seat,
                asked=state,
                after=choice,
                page=len(files),
                priority=DrawingPool.PANEL,
                wanted=self._is_current,
            )
            if drawn is None:
                raise _Unwanted
            files.append(drawn.file)
            pages = drawn.pages
        return files

    async def _add(self, panel: StandingCard) -> None:
        try:
            files = await self._task
            if files and self._is_current():
                await panel.add(files)
        except NOT_DONE as error:
            # The panel was dismissed, or its token has expired (15 minutes); its buttons need no picture.
            logger.info("panel picture of table %d not added: %s", self._open_table.table.id, error)
        except Exception:
            # Nothing awaits this task, so its error would go unnoticed. When the bot stops, errors are expected.
            if not self._interaction.client.is_closed():
                logger.exception("panel picture of table %d not added", self._open_table.table.id)


_newest: WeakValueDictionary[tuple[int, int], PanelPicture] = WeakValueDictionary()
"""The picture in progress for each user's newest panel of a table.

The references are weak: a picture whose panel could not be shown goes with the answer that started it.
"""


def begin_picture(interaction: Interaction, open_table: OpenTable, view: str = "") -> PanelPicture | None:
    """Start drawing the picture of a panel that is about to be shown, and cancel an older panel's picture.

    Unless `view` is given, it shows the open question, the user's board, or the changes of their turn. None if the
    message pressed has it already, or if too many pictures are waiting: the panel's buttons for the board and the mat
    still show them.
    """
    if (older := _newest.get((open_table.table.id, interaction.user.id))) is not None:
        older.forget()
    if standing_pictures(interaction.message, subject(open_table)) or interaction.client.drawing_pool.crowded:
        return None
    picture = _newest[open_table.table.id, interaction.user.id] = PanelPicture(interaction, open_table, view)
    return picture


def subject(open_table: OpenTable) -> Hashable:
    """Return an id of the position that a panel and its picture show: a table, sandbox or lesson at a version."""
    return open_table.presses, open_table.table.id, open_table.table.version


def _view_of(open_table: OpenTable, seat: int | None) -> tuple[str, tuple[tuple[str, Any], ...]]:
    """Return the view of a panel's picture, and the states whose questions it shows, with the ids of their choices."""
    found, match = pictures()[open_table.table.game], open_table.match
    assert match is not None
    if open_table.decision is None or open_table.decision.seat != seat:
        return found.panel if seat is not None else found.post_view(match.state), ()
    asked = pictured_states(open_table)
    return found.preview(open_table.playing().turn_events) if open_table.decision.is_confirm else found.panel_view(
        asked[0][1]
    ), asked
