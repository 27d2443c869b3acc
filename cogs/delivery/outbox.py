"""Delivers the engine's notices: turn posts with pings and pictures, reminders, ends of games.

Notices wait in the database until they are posted; after a crash, the restart posts the rest, and Discord
drops the second of two posts with the same nonce.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence

import discord
from discord.ext import commands

from cogs.answers.delivery_problems import DeliveryProblem, diagnose, tell_people
from cogs.answers.tales import for_you, tells
from cogs.base.not_done import NOT_DONE
from cogs.base.words import say, table_words, title, user_mention
from cogs.client.bot import GameBot
from cogs.client.shown_icons import icons_at
from cogs.delivery.act_post import post_act, with_offer
from cogs.delivery.answers_post import belongs_into_newest_post, post_answers
from cogs.delivery.batches import ASKING, QUIET, TELLING, acts_of, pinged_silently, posted_together, reported_range
from cogs.delivery.check_post import post_check
from cogs.delivery.late_post import post_late
from cogs.delivery.posting import Poster, away_lines
from cogs.delivery.reminder_post import post_reminder
from cogs.delivery.request_post import post_request
from cogs.posts.deadlines import refresh_deadlines
from cogs.posts.post_buttons import post_view
from cogs.posts.post_words import act_line, ask_line, end_content, reached_lines, restore_line, turn_content
from cogs.posts.refresh import take_buttons_off, tidy
from cogs.posts.status import pin_status, refresh_status
from cogs.process.health import is_connected
from engine.kernel import Event
from engine.records.errors import StoreError
from engine.records.posts import LeftPost, OfferPost
from engine.records.table import StoredNotice, Table, home_of
from engine.storage.outages import BEAT_SECONDS
from engine.storage.outbox import NEVER
from engine.tables.clocks.times import time_shown
from engine.tables.open.kept import open_question, to_be_pinged
from engine.tables.open.open_table import OpenTable

logger = logging.getLogger(__name__)

MAX_AT_ONCE = 24
"""Maximum number of tables with posts in progress at the same time."""
MAX_POST = 150.0
"""Seconds after which a post is abandoned and retried; discord.py's own retries need less."""
FIRST_REST, MAX_REST = 5.0, 300.0
LOOK_SECONDS = 5.0
"""Maximum number of seconds until a notice from another process is noticed."""
SHORTEST_SLEEP, MAX_SLEEP = 1.0, 3600.0
"""Shortest and longest pause in seconds: a notice that is due but cannot be read must not keep the bot busy."""
FRESH = 12 * 3600.0
"""Seconds for which the message of a solo game is edited at each turn, before a new one is posted."""


class Outbox(commands.Cog):
    """The background tasks: notices, reminders, packing of finished games. `troubled`: tables whose last post failed."""

    def __init__(self, bot: GameBot) -> None:
        self.bot, self.service = bot, bot.service
        self.poster = Poster(bot)
        self.troubled: dict[int, Table] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._pins_to_retry: set[int] = set()
        """The tables whose status post Discord did not pin or unpin for a reason that passes, by id."""

    async def cog_load(self) -> None:
        """Start the tasks."""
        self._tasks = [
            asyncio.create_task(self._forever(self._deliver_all), name="outbox"),
            asyncio.create_task(self._forever(self._remind_all), name="reminders"),
            asyncio.create_task(self._forever(self._pack_all), name="packing"),
        ]

    async def cog_unload(self) -> None:
        """Stop the tasks; undelivered notices stay in the database."""
        for task in [*self._tasks, *self._busy.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._busy.values(), return_exceptions=True)

    async def _forever(self, work: Callable[[], Awaitable[None]]) -> None:
        """Repeat `work` forever; after each failure pause longer."""
        await self.bot.wait_until_ready()
        failures = 0
        while True:
            try:
                await work()
                failures = 0
            except Exception:
                # Usually the database is away. If this task ended, there would be no posts until the next start.
                pause = min(MAX_REST, FIRST_REST * 2.0 ** min(failures, 10))
                failures += 1
                logger.exception("background task failed; going on in %.0f s", pause)
                await asyncio.sleep(pause)

    async def _wait(self, changed: asyncio.Event, at: float | None, *, at_least: float) -> None:
        """Sleep until `at` (Unix time; None: a long time), at least `at_least` seconds, or until a change."""
        pause = MAX_SLEEP if at is None else min(max(at - self.service.tables.clock(), at_least), MAX_SLEEP)
        try:
            async with asyncio.timeout(pause):
                await changed.wait()
        except TimeoutError:
            pass

    # Reminders

    async def _remind_all(self) -> None:
        tables = self.service.tables
        changed, soon = tables.timers_changed, tables.clock() + BEAT_SECONDS
        # Before the look: a change of a table's times during it sets the event again.
        changed.clear()
        tables.next_reminders = math.inf
        if not is_connected(self.bot):  # no player could answer
            await self._wait(changed, soon, at_least=SHORTEST_SLEEP)
            return
        # Before the reminders: after an outage, it extends the deadlines.
        await self.service.reminders.usable({home_of(guild.id) for guild in self.bot.guilds})
        await self.service.reminders.remind_due()
        due = await self.service.store.tables.next_due(shards=tables.shards)
        tables.next_reminders = soon if due is None else min(due, soon)
        await self._wait(changed, tables.next_reminders, at_least=SHORTEST_SLEEP)

    # Finished games

    async def _pack_all(self) -> None:
        self.service.tables.game_ended.clear()
        await self.service.ended_games.record()
        await self.service.ended_games.pack()
        await self._wait(self.service.tables.game_ended, None, at_least=SHORTEST_SLEEP)

    # Notices

    async def _deliver_all(self) -> None:
        # Before the look: a notice that is stored during it sets the event again.
        self.service.tables.outbox_changed.clear()
        free = MAX_AT_ONCE - len(self._busy)
        by_table: dict[int, list[StoredNotice]] = defaultdict(list)
        for stored in await self.service.notices.waiting(free, but=self._busy) if free else ():
            by_table[stored.table].append(stored)
        for table_id, notices in by_table.items():
            task = asyncio.create_task(self._deliver(table_id, notices), name=f"notices of table {table_id}")
            self._busy[table_id] = task
        at, shards = None, self.service.tables.shards
        if len(self._busy) < MAX_AT_ONCE:
            at = await self.service.store.outbox.next_notice(but=self._busy, shards=shards)
        if shards is not None:  # other processes store notices without notifying this one
            at = min(at or NEVER, self.service.tables.clock() + LOOK_SECONDS)
        await self._wait(self.service.tables.outbox_changed, at, at_least=0.0 if by_table else SHORTEST_SLEEP)

    async def _deliver(self, table_id: int, notices: list[StoredNotice]) -> None:
        """Deliver a table's notices in order; consecutive turn notices become one post about the newest."""
        try:
            while notices:
                first = notices[0].notice
                asked = first.kind == "answers" and belongs_into_newest_post(
                    (await self.service.tables.look(table_id)).table, first
                )
                count = posted_together(notices, asked=asked)
                batch, notices = notices[:count], notices[count:]
                overtaken = any(each.notice.kind not in QUIET for each in notices)
                if batch[0].notice.kind == "reminder" and overtaken and not batch[0].batch:
                    await self.service.notices.mark_delivered(batch, None)  # the next notice says more
                elif not await self._try(table_id, batch):
                    break
        except Exception:
            # The database itself fails: the poster remembers what it posted, and nothing may spin.
            logger.exception("delivery to table %d rests for %.0f s", table_id, FIRST_REST * 4)
            await asyncio.sleep(FIRST_REST * 4)
        finally:
            del self._busy[table_id]
            # The last look left out this busy table; it may have new notices.
            self.service.tables.outbox_changed.set()

    async def _try(self, table_id: int, batch: Sequence[StoredNotice]) -> bool:
        """Post a batch and mark it as delivered; on failure, note it and notify those who can help."""
        open_table: OpenTable | None = None
        try:
            open_table = await self.service.tables.look(table_id)
            # A crash may have kept it from being pinned.
            first = batch[-1].notice.kind != "check" and (open_table.table.post is None or bool(batch[0].batch))
            # Before the post: after a crash, it says which notices a message may have delivered, with which nonce.
            await self.service.notices.posting(batch)
            async with asyncio.timeout(MAX_POST):
                message = await self._post(open_table, batch)
        except Exception as error:  # noqa: BLE001 - reported to the people concerned, and logged
            await self._handle_failure(table_id, open_table, batch, error)
            return False
        await self._follow_up(open_table, batch, first=first, posted=message is not None)
        await self.service.notices.mark_delivered(batch, message)
        if self.service.tables.shards is not None and any(each.notice.kind == "status" for each in batch):
            self.service.tables.let_computers_play(open_table)  # see `TableManager.notices_of_commit`
        if open_table.table.status in {"finished", "cancelled"}:
            self.service.tables.game_ended.set()
            if open_table.table.season:
                self.service.seasons.changed.set()
        # Only now: until the notices are marked, only the poster knows that they were posted.
        self.poster.forget(batch)
        self.troubled.pop(table_id, None)
        return True

    async def _follow_up(
        self, open_table: OpenTable, batch: Sequence[StoredNotice], *, first: bool, posted: bool
    ) -> None:
        """Do what a table's post requires before it counts as delivered, since nothing else would do it after a crash.

        A failure is logged. It never delays the table's next post.
        """
        try:
            if posted:
                await self._settle(open_table)
            await self._status(open_table, first=first)
            await tidy(self.bot, open_table.table)
            if await self._is_newest(batch):  # else a newer post shows the deadline
                await refresh_deadlines(self.bot, open_table)
        except Exception:
            logger.exception("what follows the newest post of table %d is left undone", open_table.table.id)

    async def _handle_failure(
        self, table_id: int, open_table: OpenTable | None, batch: Sequence[StoredNotice], error: BaseException
    ) -> None:
        trouble = (
            diagnose(error, self.bot, open_table.table)
            if open_table is not None
            else DeliveryProblem(bug=True, unposted=True)
        )
        if trouble.bug:
            logger.error("notice %d of table %d failed", batch[0].id, table_id, exc_info=error)
        else:
            logger.warning("notice %d of table %d not delivered: %s", batch[0].id, table_id, error)
        # A previous attempt may have posted it, even though this one was refused.
        unposted = trouble.unposted and not batch[0].batch
        await self.service.notices.mark_failed(
            batch[0],
            unposted=unposted,
            after=trouble.after,
            people=trouble.people,
            gone=trouble.gone,
            outage=trouble.outage,
        )
        if open_table is not None:
            self.troubled[table_id] = open_table.table
            if trouble.people:
                await self.tell_once(open_table, trouble.key)

    async def _settle(self, open_table: OpenTable) -> None:
        """Record, after a post, that the table's problem is over, unless the picture could not be attached."""
        number, trouble = open_table.table.id, open_table.table.trouble
        if number in self.poster.barred:
            await self.tell_once(open_table, "pictures")
        elif trouble is not None and (trouble != "pictures" or number in self.poster.pictured):
            await self.service.notices.note_trouble(open_table.table.id, None)

    async def _status(self, open_table: OpenTable, *, first: bool) -> None:
        """Update the status post; it is pinned while the game runs. A solo game needs none: its only post says everything."""
        if open_table.match is None or (open_table.table.alone and open_table.table.lobby_post is None):
            return
        await refresh_status(self.bot, open_table)
        number, running = open_table.table.id, open_table.table.status == "running"
        if first or not running or number in self._pins_to_retry:
            self._pins_to_retry.discard(number)
            if not await pin_status(self.bot, open_table, pinned=running):
                self._pins_to_retry.add(number)

    async def tell_once(self, open_table: OpenTable, key: str) -> None:
        """Tell one person at a table what to do, once for each problem."""
        if open_table.table.trouble == key:
            return
        try:
            # The panel mentions direct messages that do not arrive.
            if not open_table.table.direct and not await tell_people(self.bot, open_table, key):
                logger.warning("nobody at table %d can be told: %s", open_table.table.id, key)
        except NOT_DONE as error:
            # The reason is temporary (see `tell_people`) and nothing is recorded, so the next failed post tries again.
            logger.info("nobody at table %d is told yet: %s", open_table.table.id, error)
            return
        await self.service.notices.note_trouble(open_table.table.id, key)

    async def _post(self, open_table: OpenTable, batch: Sequence[StoredNotice]) -> int | None:
        newest = batch[-1].notice
        if newest.kind == "answers" and belongs_into_newest_post(open_table.table, newest):
            return await post_answers(self.bot, self.poster, open_table, batch)
        if newest.kind in {*ASKING, "answers"} and open_table.table.status in {"running", "finished"}:
            return await self._post_turn(open_table, batch)
        if newest.kind in {*ASKING, "answers"}:
            return await self._post_acts(open_table, batch)
        if newest.kind == "over":
            return await self._post_end(open_table, batch)
        if newest.kind == "reminder":
            reminder = await post_reminder(self.poster, open_table, batch[-1])
            if reminder is not None:
                await self.service.notices.note_post(open_table.table.id, reminder)
            return reminder.message if reminder is not None else None
        if newest.kind == "status":
            return None
        if newest.kind == "request":
            return await post_request(self.bot, self.poster, open_table, batch)
        if newest.kind == "check":
            return await post_check(self.bot, self.poster, open_table, batch)
        if newest.late:
            late = await post_late(self.poster, open_table, batch)
            if late is not None:
                await self.service.notices.note_post(open_table.table.id, late)
            return late.message if late is not None else None
        if open_table.table.restorable_until is None:
            return await post_act(self.bot, self.poster, open_table, batch)
        words, channel = table_words(open_table.table), open_table.table.channel
        assert newest.text is not None
        content = f"**{title(open_table.table, words)}** · {say(open_table.table, words, newest.text)}"
        if newest.ping is not None:
            content = f"{content} {user_mention(newest.ping)}"
        content = f"{content}\n{restore_line(open_table.table, words)}"
        message = await self.poster.send(open_table, batch, content, view=post_view(open_table, words))
        await self._newest_post(open_table, message.id)
        offer = OfferPost(kind="restore", channel=channel, message=message.id, said=newest.text)
        await self.service.notices.note_post(open_table.table.id, offer)
        return message.id

    async def _post_acts(self, open_table: OpenTable, batch: Sequence[StoredNotice]) -> int | None:
        """Post a change made to a table that is no longer played; return None without such an event."""
        words, acts = table_words(open_table.table), acts_of(batch)
        if not acts:
            return None
        said = [act_line(open_table, words, act) for act in acts]
        pings = [act.ping for act in acts if act.ping is not None]
        content = f"**{title(open_table.table, words)}** · " + "\n".join(said)
        return (await self.poster.send(open_table, batch, content, pings=pings)).id

    async def _events(self, open_table: OpenTable, batch: Sequence[StoredNotice]) -> list[Event]:
        after, upto = reported_range(batch)
        moves = await self.service.store.tables.moves(open_table.table.id, after, upto)
        return [event for move in moves if move.live for event in move.events]

    async def _post_turn(self, open_table: OpenTable, batch: Sequence[StoredNotice]) -> int | None:
        table, words, acts = open_table.table, table_words(open_table.table), acts_of(batch)
        assert open_table.match is not None
        events = await self._events(open_table, batch)
        news = [each for each in events if each.kind not in open_table.game.guide.passed]
        # A refusal by a player does not deserve a post.
        passed = bool(table.post and events and not acts and not tells(table, news))
        events = news if passed else events
        # A newer post follows: this one only reports what happened, and the newer one asks and pings.
        newest = await self._is_newest(batch)
        pings = self._to_ping(open_table, batch) if newest else []
        asked = ask_line(open_table, words, pings[0] if pings else None) if newest else ""
        if asked and len(pings) == 1 and not table.alone and (seat := table.seat_of(pings[0])) is not None:
            meanwhile = await self.service.play.news(open_table, pings[0])
            mine = for_you(table, words, meanwhile, seat)
            first = words("first-ping") if await self.service.play.is_first_turn_ever(open_table, pings[0]) else ""
            asked = "\n".join(filter(None, [asked, mine, first]))
        if asked and not table.alone:
            asked += await away_lines(self.bot, table, [table.seats[each] for each in table.acting])
        if passed and not asked:
            return await self._earlier_message(open_table, batch)
        said, icons = [act_line(open_table, words, act) for act in acts], icons_at(self.bot, table)
        content, cut = (asked, False) if passed else turn_content(open_table, words, events, asked, said, icons)
        whole = "{}.{}".format(*reported_range(batch)) if cut else ""
        replaced = [act.ping for act in acts if act.ping is not None and act.ping not in pings]
        onto = post_to_change(table, self.service.tables.clock()) if table.alone else None

        async def still() -> list[int]:
            return [*(self._to_ping(open_table, batch) if await self._is_newest(batch) else []), *replaced]

        until = time_shown(table) if asked else 0.0
        message = await self.poster.send(
            open_table,
            batch,
            content,
            view=with_offer(post_view(open_table, words, whole, icons), table, acts, words),
            events=events if acts or tells(table, events) or not table.post else None,
            pings=[*pings, *replaced],
            still=still,
            onto=onto,
            live=pinged_silently(batch),
        )
        await self._newest_post(
            open_table,
            message.id,
            asks=_question_of(open_table, batch),
            after=reported_range(batch)[0],
            until=until,
        )
        if message.id == open_table.table.lobby_post:
            await self.service.notices.forget_lobby_post(table.id)  # it describes the turns from now on
        return message.id

    async def _earlier_message(self, open_table: OpenTable, batch: Sequence[StoredNotice]) -> int | None:
        """Return the message in which an attempt before a crash already reported these notices, if there is one."""
        earlier = await self.poster.posted_before(open_table, batch, None)
        return earlier.id if earlier is not None else None

    async def _is_newest(self, batch: Sequence[StoredNotice]) -> bool:
        """Return whether no newer notice will ask at the same table."""
        return not await self.service.store.outbox.has_newer(batch[-1].table, batch[-1].id, TELLING)

    def _to_ping(self, open_table: OpenTable, batch: Sequence[StoredNotice]) -> list[int]:
        """Return the users that the newest post may ping, if it asks a question: those who must still answer."""
        table, ping, seat = open_table.table, batch[-1].notice.ping, open_table.to_act()
        if seat is None:
            return []
        if open_table.match is not None and open_question(table, open_table.match) is not None:
            wanted = {user for each in batch for user in (each.notice.ping, *each.notice.others)}
            asked = to_be_pinged(table, open_table.match, open_table.seen_by(None))
            return [user for user in asked if user in wanted]
        return [ping] if ping is not None and seat.user == ping else []

    async def _newest_post(
        self, open_table: OpenTable, message: int, *, asks: int | None = None, after: int = 0, until: float = 0.0
    ) -> None:
        """Remove the buttons from the previous post, then remember this one, which reports what came `after` a move-log entry.

        `asks` is the number of the turn whose joint question it asks, `until` the deadline that it shows.

        After a crash in between both are repeated, since the older one is still stored as the newest.
        """
        table, older = open_table.table, open_table.table.post
        off = older in {None, message} or await take_buttons_off(self.bot, table.channel, older or 0)
        left = [LeftPost(table.channel, older)] if older is not None and not off else []
        try:
            await self.service.notices.note_posts(
                table.id, post=message, left=left, asks=asks, after=after, until=until
            )
        except StoreError:
            # The message is posted, so its notices must count as delivered. The older post stays the newest.
            logger.exception("the newest post of table %d is not noted", table.id)

    async def _post_end(self, open_table: OpenTable, batch: Sequence[StoredNotice]) -> int | None:
        table, words = open_table.table, table_words(open_table.table)
        events = await self._events(open_table, batch)
        everyone = [] if table.alone else table.users or table.hosts
        reached = reached_lines(table, await self.service.solo.note(open_table), words)
        content = end_content(open_table, words, events, reached, icons_at(self.bot, table))
        message = await self.poster.send(
            open_table, batch, content, view=post_view(open_table, words), events=events, pings=everyone
        )
        await self._newest_post(open_table, message.id)
        return message.id


def _question_of(open_table: OpenTable, batch: Sequence[StoredNotice]) -> int | None:
    """Return the number of the turn whose joint question a post asks, if any; a repeated post asks the open one."""
    newest = batch[-1].notice
    if newest.kind != "show" or open_table.match is None:
        return newest.asks
    joint = open_question(open_table.table, open_table.match)
    return joint.turn if joint is not None else None


def post_to_change(table: Table, now: float) -> int | None:
    """Return the message to edit for the turns of a solo game; None if it is time for a new one.

    Successive turns are described in one message right above the player's panel, which separate posts would push out
    of sight; an old one may itself be out of sight.
    """
    newest = table.post or table.lobby_post
    if newest is None or now - discord.utils.snowflake_time(newest).timestamp() > FRESH:
        return None
    return newest


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Outbox(bot))
