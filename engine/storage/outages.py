"""Outages of the bot: a beat is recorded each minute while it can be used, and a gap between two beats is an outage.

For the tables of a server, the time in which the bot is not on the server is one, too.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

import msgspec

from engine.records.shards import Shards
from engine.storage.bot_notes import BotNotes
from engine.uptime import uptime

logger = logging.getLogger(__name__)

BEAT_SECONDS = 60.0
GAP_SECONDS = 300.0
"""Shortest outage in seconds; a restart takes less."""
BEAT, OUTAGES, AWAY = "beat", "outages", "away "
"""Keys of the bot's notes: the newest beat, and the outages that a running turn may have seen; the last one precedes a server's home.

While the bot is not on the server, the last of its outages there has the end 0.
"""


class Outage(NamedTuple):
    """A time (Unix time) in which no one could use the bot."""

    begun: float
    ended: float


def merge_times(times: Iterable[Outage]) -> tuple[Outage, ...]:
    """Return times merged so that none overlap, oldest first."""
    found: list[Outage] = []
    for each in sorted(times):
        if each.ended <= each.begun:
            continue
        if found and each.begun < found[-1].ended:
            found[-1] = Outage(found[-1].begun, max(found[-1].ended, each.ended))
        else:
            found.append(each)
    return tuple(found)


class Outages:
    """The outages noted in `notes`; `known` are the bot's, in memory, the oldest first.

    The machine's clock measures a gap between two starts; `uptime` measures one in a running process, since setting
    the clock is not an outage. `shards`: only their outages are recorded, as other shards are independent.
    """

    def __init__(
        self, notes: BotNotes, uptime: Callable[[], float] = uptime, *, shards: Shards | None = None
    ) -> None:
        self._notes, self.uptime = notes, uptime
        self._beat_key, self._outages_key = (f"{key} {shards}" if shards else key for key in (BEAT, OUTAGES))
        self.known: tuple[Outage, ...] = ()
        self._away: dict[int, list[Outage]] = {}
        self._beat: tuple[float, float] | None = None

    async def read(self) -> None:
        """Read the notes from before the start."""
        stored = await self._notes.recall(self._outages_key)
        self.known = tuple(msgspec.json.decode(stored, type=list[Outage])) if stored else ()
        for key, value in (await self._notes.all_with(AWAY)).items():
            self._away[int(key.removeprefix(AWAY))] = msgspec.json.decode(value, type=list[Outage])

    def at(self, home: int, now: float) -> tuple[Outage, ...]:
        """Return the outages for the tables of a server (`Table.home`), those in which the bot is not there among them."""
        return merge_times((*self.known, *self.away(home, now))) if home in self._away else self.known

    def away(self, home: int, now: float) -> tuple[Outage, ...]:
        """Return the times up to `now` in which the bot was not on a server with tables (`Table.home`)."""
        return tuple(Outage(each.begun, each.ended or now) for each in self._away.get(home, ()))

    def is_away(self, home: int) -> bool:
        """Return whether the bot is not on a server with tables (`Table.home`)."""
        return home in self._away and not self._away[home][-1].ended

    async def note_servers(self, homes: Iterable[int], here: Collection[int], now: float) -> bool:
        """Record which of the servers with tables (`homes`) the bot is not on; return whether that has changed for one."""
        changed = dict[str, str]()
        for home in homes:
            times, away = self._away.get(home, []), self.is_away(home)
            if away != (home in here):
                continue
            times = [*times[:-1], Outage(times[-1].begun, now)] if away else [*times, Outage(now, 0.0)]
            self._away[home] = times
            changed[f"{AWAY}{home}"] = msgspec.json.encode(times).decode()
        if changed:
            await self._notes.note_all(changed)
        return bool(changed)

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
        for home, times in list(self._away.items()):
            if times[-1].ended and times[-1].ended <= before:
                await self._notes.forget(f"{AWAY}{home}")
                del self._away[home]

    async def _write(self, known: Sequence[Outage], more: dict[str, str]) -> None:
        if tuple(known) != self.known:
            more = {**more, self._outages_key: msgspec.json.encode(known).decode()}
        await self._notes.note_all(more)
        self.known = tuple(known)
