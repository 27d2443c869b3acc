"""Outages of the bot: a beat is recorded each minute while it can be used, and a gap between two beats is an outage."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from engine.records.shards import Shards
from engine.storage.bot_notes import BotNotes
from engine.uptime import uptime

logger = logging.getLogger(__name__)

BEAT_SECONDS = 60.0
GAP_SECONDS = 300.0
"""Shortest outage in seconds; a restart takes less."""
BEAT, OUTAGES = "beat", "outages"
"""Keys of the bot's notes: the time of the newest beat, and the outages that a running turn may have seen."""


class Outage(NamedTuple):
    """A time (Unix time) in which no one could use the bot."""

    begun: float
    ended: float


class Outages:
    """The outages noted in `notes`; `known` are those in memory, the oldest first.

    The machine's clock measures a gap between two starts; `uptime` measures one in a running process, since setting
    the clock is not an outage. `shards`: only their outages are recorded, as other shards are independent.
    """

    def __init__(
        self, notes: BotNotes, uptime: Callable[[], float] = uptime, *, shards: Shards | None = None
    ) -> None:
        self._notes, self.uptime = notes, uptime
        self._beat_key, self._outages_key = (f"{key} {shards}" if shards else key for key in (BEAT, OUTAGES))
        self.known: tuple[Outage, ...] = ()
        self._beat: tuple[float, float] | None = None

    async def read(self) -> None:
        """Read the notes from before the start."""
        stored = await self._notes.recall(self._outages_key)
        self.known = tuple(msgspec.json.decode(stored, type=list[Outage])) if stored else ()

    async def beat(self, now: float, *, at_once: bool = False) -> bool:
        """Record that the bot is usable at `now` (Unix time); return whether the known outages have changed.

        An outage is recorded together with the beat that ends it. Beats within a minute are not recorded, unless
        `at_once`.
        """
        up = self.uptime()
        if self._beat is None:
            stored = await self._notes.recall(self._beat_key)
            before, gap = (float(stored), now - float(stored)) if stored else (now, 0.0)
        else:
            before, gap = self._beat[0], up - self._beat[1]
            if gap < BEAT_SECONDS and now >= before and not at_once:
                return False
        known = [each for each in self.known if each.ended <= now]  # a clock that was ahead recorded others
        if gap >= GAP_SECONDS and now > before:
            known.append(Outage(before, now))
            logger.info("the bot could not be used for %.0f minutes; turns get that time back", (now - before) / 60)
        changed = tuple(known) != self.known
        await self._write(known, {self._beat_key: str(now)})
        self._beat = now, up
        return changed

    async def forget(self, before: float) -> None:
        """Forget the outages that ended before `before` (Unix time)."""
        known = [each for each in self.known if each.ended > before]
        if len(known) < len(self.known):
            await self._write(known, {})

    async def _write(self, known: Sequence[Outage], more: dict[str, str]) -> None:
        if tuple(known) != self.known:
            more = {**more, self._outages_key: msgspec.json.encode(known).decode()}
        await self._notes.note_all(more)
        self.known = tuple(known)
