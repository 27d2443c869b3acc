"""Upload of the icons as emojis of the application, in the background, once for each drawing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence

import discord
import msgspec
from discord.ext import commands

from cogs.base.drawing_pool import DrawingFailed, DrawingPool
from cogs.base.not_done import NOT_DONE
from cogs.client.bot import GameBot
from engine.records.errors import StoreError, StoreFault
from engine.storage.emojis import Uploaded
from render import orders
from render.icons.names import ICON_NAMES, DrawnIcon

logger = logging.getLogger(__name__)

PAUSE_SECONDS = 1.0
"""Seconds between two uploads: these requests are outside Discord's usual limits."""
AGAIN_SECONDS = 3600.0
"""Shortest time in seconds between two comparisons because of messages that Discord refused for their icons."""
CHECK_SECONDS = 3600.0
"""Seconds after which the bot checks for deleted emojis, which Discord does not report if they are in text."""
FIRST_PAUSE, MAX_PAUSE = 60.0, 3600.0
"""First and longest pause in seconds after a comparison that failed; Discord may ask for a longer one."""
LOOK_SECONDS = 60.0
"""Seconds after which a process that uploads nothing checks again for icons uploaded by another one."""


class IconUpload(commands.Cog):
    """Uploads the icons that Discord does not have, and learns the ids of those that it has.

    The process with direct messages uploads; the others read the ids from the database. An emoji's image cannot be
    changed, so one whose drawing has changed is renamed to `<name>_old`, which older posts keep showing, and deleted
    when the drawing changes again. Each step is recorded before or after it, so that an interrupted upload continues
    later. An emoji that is not in the database, such as one of the operator's own, is neither shown, renamed nor
    deleted: the icon is uploaded under a longer name.
    """

    def __init__(self, bot: GameBot) -> None:
        self.bot, self._store = bot, bot.service.store.emojis
        self._working: asyncio.Task[None] | None = None
        self._refused = asyncio.Event()
        self._next = 0.0
        """The time from which a refused message may start another comparison, by the loop's clock."""
        self.resting = asyncio.Event()
        """Set while nothing is being compared."""

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start once; later connections change nothing."""
        if self.bot.icons.wanted and self._working is None:
            self._working = self.bot.tasks.begin(self._work(), "icons")

    @commands.Cog.listener()
    async def on_icons_refused(self, names: Sequence[str]) -> None:
        """Compare all icons again, at once or at the next due time, since Discord did not know some in a message."""
        logger.warning("Discord refused a message with the icons %s, which was sent without them", ", ".join(names))
        self._refused.set()

    async def _work(self) -> None:
        """Compare repeatedly: after failures, after refused messages, and from time to time."""
        failures, whole = 0, True
        while True:
            self.resting.clear()
            self._refused.clear()
            try:
                pause, failures = await self._compare(whole=whole), 0
            except (*NOT_DONE, StoreError, StoreFault, DrawingFailed) as error:
                # Discord or the database is unavailable, or a drawing process died: all are temporary.
                pause = max(min(FIRST_PAUSE * 2.0 ** min(failures, 10), MAX_PAUSE), _asked_pause(error))
                failures += 1
                logger.warning("the icons are not all uploaded, which continues in %.0f s: %s", pause, error)
            except Exception:
                # An error of the bot, which a quick retry would not fix.
                pause, failures = MAX_PAUSE, failures + 1
                logger.exception("the icons are not all uploaded, which continues in %.0f s", pause)
            self.resting.set()
            if failures:
                await asyncio.sleep(pause)
            whole = bool(failures) or await self._are_refused(pause)

    async def _are_refused(self, seconds: float) -> bool:
        """Wait up to some seconds for a refused message; return whether there is one, once it may be handled."""
        now = asyncio.get_running_loop().time
        try:
            async with asyncio.timeout(seconds):
                await self._refused.wait()
        except TimeoutError:
            return False
        await asyncio.sleep(max(0.0, self._next - now()))
        self._next = now() + AGAIN_SECONDS
        return True

    async def _compare(self, *, whole: bool) -> float:
        """Upload what is missing, or learn what another process has uploaded; return the seconds until the next check.

        Unless `whole`, nothing is drawn while Discord still has all emojis that are shown.
        """
        application = self.bot.application_id
        assert application is not None
        if self.bot.own.has(None):
            if whole or await self._are_missing():
                await Upload(self.bot, application).run()
            return CHECK_SECONDS
        await self._look(application)
        return CHECK_SECONDS if len(self.bot.icons.names) == len(ICON_NAMES) else LOOK_SECONDS

    async def _are_missing(self) -> bool:
        """Return whether an icon is not shown, or its emoji was deleted."""
        there = {emoji.id for emoji in await self.bot.fetch_application_emojis()}
        return len(self.bot.icons.names) < len(ICON_NAMES) or not self.bot.icons.ids <= there

    async def _look(self, application: int) -> None:
        """Learn the icons that another process has uploaded and Discord still has."""
        stored = await self._store.of(application)
        there = {emoji.id for emoji in await self.bot.fetch_application_emojis()} if stored else set()
        known = {name: each.id for name, each in stored.items() if name in ICON_NAMES and each.id in there}
        self.bot.icons.learn(known)


def _asked_pause(error: BaseException) -> float:
    """Return the seconds that Discord asks to wait before the next request, 0 if it does not."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    said = error.response.headers.get("Retry-After", "") if isinstance(error, discord.HTTPException) else ""
    try:
        return float(said)
    except ValueError:
        # HTTP also allows a date in this header.
        return 0.0


def with_digest(name: str, sha256: str) -> str:
    """Return a name made unique by appending the first digits of the digest of the emoji's drawing."""
    return f"{name}_{sha256[:8]}"


class Upload:
    """One pass over all icons of an `application`."""

    def __init__(self, bot: GameBot, application: int) -> None:
        self.bot, self.application = bot, application
        self._store = bot.service.store.emojis
        self._stored: dict[str, Uploaded] = {}
        self._there: dict[int, discord.Emoji] = {}
        self._known: dict[str, int] = {}

    async def run(self) -> None:
        """Compare what Discord has with the drawings, and upload what is missing or has changed.

        Raises any error of Discord, the database or drawing; all completed work is kept.
        """
        self._there = {emoji.id: emoji for emoji in await self.bot.fetch_application_emojis()}
        self._stored = await self._store.of(self.application)
        await self._adopt()
        self._learn()
        done = 0
        for name in ICON_NAMES:
            if await self._bring_up_to_date(name):
                done += 1
                await asyncio.sleep(PAUSE_SECONDS)
        if done:
            logger.info("%d icons uploaded", done)

    async def _adopt(self) -> None:
        """Complete uploads that were interrupted, and record the icons that Discord has."""
        for name in ICON_NAMES:
            stored, emoji = self._stored.get(name), self._find(name)
            if emoji is not None and stored is not None and stored.sha256 and not stored.id:
                await self._put({name: Uploaded(stored.sha256, emoji.id)})
        self._known = {name: self._stored[name].id for name in ICON_NAMES if self._is_there(name)}

    def _is_there(self, name: str) -> bool:
        stored = self._stored.get(name)
        return stored is not None and stored.id in self._there

    async def _bring_up_to_date(self, name: str) -> bool:
        """Upload an icon if it is missing or has changed; return whether it was."""
        drawn = await self._draw(name)
        if self._is_there(name):
            stored = self._stored[name]
            if stored.sha256 == drawn.sha256:
                return False
            await self._set_aside(name, stored)
        emoji = await self._upload(name, drawn)
        await self._put({name: Uploaded(drawn.sha256, emoji.id)})
        self._known[name] = emoji.id
        self._learn()
        return True

    def _find(self, name: str) -> discord.Emoji | None:
        """Return the emoji that has a name at Discord."""
        return next((emoji for emoji in self._there.values() if emoji.name == name), None)

    async def _upload(self, name: str, drawn: DrawnIcon) -> discord.Emoji:
        """Upload an icon, unless it has been; if an emoji of its name exists, the digest of the drawing is added to that."""
        if self._find(name) is None:
            # Recorded first, so that `_adopt` recognizes the emoji as the bot's after a crash.
            await self._put({name: Uploaded(drawn.sha256, 0)})
            return await self.bot.create_application_emoji(name=name, image=drawn.png)
        longer = with_digest(name, drawn.sha256)
        return self._find(longer) or await self.bot.create_application_emoji(name=longer, image=drawn.png)

    async def _set_aside(self, name: str, stored: Uploaded) -> None:
        """Rename the emoji of an earlier drawing, and delete the one from the drawing before it."""
        old = f"{name}_old"
        if (before := self._stored.get(old)) is not None:
            if before.id in self._there:
                await self._there.pop(before.id).delete()
            await self._put({old: None})
        emoji = self._there[stored.id]
        if emoji.name == name:
            free = old if self._find(old) is None else with_digest(name, stored.sha256)
            self._there[stored.id] = await emoji.edit(name=free)
        await self._put({old: stored, name: Uploaded("", 0)})

    async def _draw(self, name: str) -> DrawnIcon:
        pool = self.bot.drawing_pool
        drawn = await pool.carry_out(orders.DRAW_ICON, name.encode(), priority=DrawingPool.PRACTICE)
        return msgspec.msgpack.decode(drawn, type=DrawnIcon)

    async def _put(self, emojis: Mapping[str, Uploaded | None]) -> None:
        await self._store.put(self.application, emojis)
        for name, uploaded in emojis.items():
            if uploaded is None:
                self._stored.pop(name, None)
            else:
                self._stored[name] = uploaded

    def _learn(self) -> None:
        self.bot.icons.learn(self._known)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(IconUpload(bot))
