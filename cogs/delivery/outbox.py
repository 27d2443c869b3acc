"""Delivers the engine's notices: turn posts with pings and pictures, reminders, ends of games.

Notices wait in the database until they are posted; a crash in between posts them after the restart, and Discord
drops the second of two posts with the same nonce.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence

import aiohttp
import discord
from discord.ext import commands

from cogs.client.bot import GameBot
from cogs.client.delivery_problems import DeliveryProblem, diagnose, tell_people
from cogs.client.items import button, rows
from cogs.client.words import MAX_CONTENT, clip, safe_name, say, table_words, title, user_mention
from cogs.delivery.late_post import post_late
from cogs.delivery.offers import close_offers, seat_view
from cogs.delivery.post_buttons import post_view
from cogs.delivery.posting import Poster
from cogs.delivery.posts import retire_left_posts, take_buttons_off
from cogs.delivery.request_post import post_request
from cogs.delivery.status import pin_status, refresh_status, scores_line
from cogs.tables.calling_off import restore_line
from cogs.views.records import reached_lines
from cogs.views.scores import score_lines
from cogs.views.tales import MAX_TALE, fit_tale, for_you, lines_of, tale_of
from engine.catalogue import Catalogue
from engine.kernel import Event, Role
from engine.records.errors import StoreError
from engine.records.table import OfferPost, StoredNotice, Table
from engine.tables.manager import OpenTable

logger = logging.getLogger(__name__)

MAX_AT_ONCE = 24
"""So many tables are told at the same moment."""
MAX_POST = 150.0
"""Seconds after which a post is given up and tried again; discord.py's own retries need less."""
FIRST_REST, MAX_REST = 5.0, 300.0
SHORTEST_SLEEP, MAX_SLEEP = 1.0, 3600.0
"""What is due and cannot even be looked at must not keep the bot busy."""
FRESH = 12 * 3600.0
"""So many seconds a message is changed at each turn of somebody who plays alone, before another is posted."""
TELLING = ("turn", "over", "show")


def turn_content(live: OpenTable, words: Catalogue, events: Sequence[Event], asked: str) -> tuple[str, bool]:
    """Return a turn's post, and whether something that happened had no room in it.

    First stands who is `asked` what, as a notification shows the beginning; then what happened, and last where the game
    stands. What the next player has chosen meanwhile but not confirmed is left out. Where someone plays alone, who has
    no status post, it says the scores as if the game ended now.
    """
    table = live.table
    heading = asked or f"**{title(table, words)}**"
    footer = standing_line(live, words)
    frame = len(heading) + len(footer) + 10
    lines = lines_of(table, words, tale_of(table, events))
    happened, cut = fit_tale(table, words, lines, MAX_TALE - frame)
    return "\n".join(part for part in (heading, happened, footer) if part), cut


def standing_line(live: OpenTable, words: Catalogue) -> str:
    """Return where the game stands: the round, and everyone's points once turns have begun."""
    table, guide, state = live.table, live.game.guide, live.seen_by(None)
    stage = say(table, words, guide.headline(state))
    if table.alone:
        return f"-# {stage}\n-# {scores_line(live, words)}"
    if guide.before_turns(state) is not None:
        return f"-# {stage}"
    points = sorted(
        ((guide.points(state, seat), seat) for seat in range(len(table.seats))), key=lambda each: -each[0]
    )
    return " · ".join([f"-# {stage}", *(f"{safe_name(clip(table.name_of(seat), 32))} {had}" for had, seat in points)])


def end_content(live: OpenTable, words: Catalogue, events: Sequence[Event], reached: Sequence[str] = ()) -> str:
    """Return the post of a game's end: the winners, the scores, what happened last, what was reached, thanks to all."""
    table = live.table
    assert live.match is not None
    winners = [safe_name(table.name_of(row.seat)) for row in live.game.standings(live.match.state) if row.place == 1]
    heading = f"**{title(table, words)}** · {words('end-heading', winners=words.join(winners), count=len(winners))}"
    everyone = " ".join(user_mention(user) for user in table.users or [table.host])
    closing = "" if table.alone else words("end-everyone", who=everyone)
    closing = "\n".join(filter(None, [*reached, closing]))
    frame = len(heading) + len(closing) + 10
    scores = "\n".join(score_lines(live, words))
    if len(scores) > MAX_CONTENT - frame:
        scores = "\n".join(score_lines(live, words, sources=False))
    frame += len(scores)
    # The scores below say the result by themselves.
    lines = lines_of(table, words, tale_of(table, [event for event in events if event.kind != "final"]))
    happened, _ = fit_tale(table, words, lines, MAX_TALE - frame)
    return "\n".join(part for part in (heading, happened, scores, closing) if part)


class Outbox(commands.Cog):
    """The bot's background tasks: deliver notices, wait for reminders, pack games that have ended.

    `troubled` holds the tables, by id, whose last post failed.
    """

    def __init__(self, bot: GameBot) -> None:
        self.bot, self.service = bot, bot.service
        self.poster = Poster(bot)
        self.troubled: dict[int, Table] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._busy: dict[int, asyncio.Task[None]] = {}

    async def cog_load(self) -> None:
        """Start the tasks."""
        self._tasks = [
            asyncio.create_task(self._forever(self._deliver_all), name="outbox"),
            asyncio.create_task(self._forever(self._remind_all), name="reminders"),
            asyncio.create_task(self._forever(self._pack_all), name="packing"),
        ]

    async def cog_unload(self) -> None:
        """Stop the tasks; what is not delivered stays in the database."""
        for task in [*self._tasks, *self._busy.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._busy.values(), return_exceptions=True)
        await self.poster.close()

    async def _forever(self, work: Callable[[], Awaitable[None]]) -> None:
        """Repeat `work` for ever; after a failure pause, longer each time."""
        await self.bot.wait_until_ready()
        failures = 0
        while True:
            try:
                await work()
                failures = 0
            except Exception:
                pause = min(MAX_REST, FIRST_REST * 2.0 ** min(failures, 10))
                failures += 1
                logger.exception("background task failed; going on in %.0f s", pause)
                await asyncio.sleep(pause)

    async def _wait(self, changed: asyncio.Event, at: float | None, *, at_least: float) -> None:
        """Sleep until `at` (unix seconds, None: for long), some seconds `at_least`, or until something changed."""
        pause = MAX_SLEEP if at is None else min(max(at - self.service.tables.clock(), at_least), MAX_SLEEP)
        try:
            async with asyncio.timeout(pause):
                await changed.wait()
        except TimeoutError:
            pass

    # Reminders

    async def _remind_all(self) -> None:
        self.service.tables.timers_changed.clear()
        await self.service.reminders.remind_due()
        await self._wait(
            self.service.tables.timers_changed, await self.service.store.tables.next_due(), at_least=SHORTEST_SLEEP
        )

    # Games that have ended

    async def _pack_all(self) -> None:
        self.service.tables.game_ended.clear()
        await self.service.ended_games.pack()
        await self._wait(self.service.tables.game_ended, None, at_least=SHORTEST_SLEEP)

    # Notices

    async def _deliver_all(self) -> None:
        self.service.tables.outbox_changed.clear()
        free = MAX_AT_ONCE - len(self._busy)
        by_table: dict[int, list[StoredNotice]] = defaultdict(list)
        for stored in await self.service.notices.waiting(free, but=self._busy) if free else ():
            by_table[stored.table].append(stored)
        for table_id, notices in by_table.items():
            task = asyncio.create_task(self._deliver(table_id, notices), name=f"notices of table {table_id}")
            self._busy[table_id] = task
        at = await self.service.store.outbox.next_notice(but=self._busy) if len(self._busy) < MAX_AT_ONCE else None
        await self._wait(self.service.tables.outbox_changed, at, at_least=0.0 if by_table else SHORTEST_SLEEP)

    async def _deliver(self, table_id: int, notices: list[StoredNotice]) -> None:
        """Deliver a table's notices in order; turn notices that follow each other become one post, the newest wins."""
        try:
            while notices:
                count = _together(notices)
                batch, notices = notices[:count], notices[count:]
                if batch[0].notice.kind == "reminder" and any(each.notice.kind != "request" for each in notices):
                    await self.service.notices.delivered(batch, None)  # what comes after it says more
                elif not await self._try(table_id, batch):
                    break
        except Exception:
            # The database itself fails: what was posted is remembered, and nothing must spin.
            logger.exception("delivery to table %d rests for %.0f s", table_id, FIRST_REST * 4)
            await asyncio.sleep(FIRST_REST * 4)
        finally:
            del self._busy[table_id]
            self.service.tables.outbox_changed.set()

    async def _try(self, table_id: int, batch: Sequence[StoredNotice]) -> bool:
        """Post a batch and mark it as delivered; when that fails, note it and let those who can help know."""
        live: OpenTable | None = None
        try:
            live = await self.service.tables.look(table_id)
            first = live.table.post is None
            await self.service.notices.posting(batch)
            async with asyncio.timeout(MAX_POST):
                message = await self._post(live, batch)
        except Exception as error:  # noqa: BLE001 - told to whom it concerns, and logged
            await self._failed(table_id, live, batch, error)
            return False
        over = live.table.status in {"finished", "cancelled"}
        if over:
            # Before the end counts as told: after a crash nothing else would bring the status post up to date.
            await self._status(live, first=first)
        await self.service.notices.delivered(batch, message)
        if over:
            self.service.tables.game_ended.set()
        self.poster.forget(batch)
        self.troubled.pop(table_id, None)
        if message is not None:
            await self._settle(live)
        if not over:
            await self._status(live, first=first)
        if live.table.offer_posts:
            await close_offers(self.bot, live.table)
        if live.table.left_posts:
            await retire_left_posts(self.bot, live.table)
            await self.service.notices.forget_left_posts(table_id)
        return True

    async def _failed(
        self, table_id: int, live: OpenTable | None, batch: Sequence[StoredNotice], error: BaseException
    ) -> None:
        trouble = (
            diagnose(error, self.bot, live.table) if live is not None else DeliveryProblem(bug=True, unposted=True)
        )
        if trouble.bug:
            logger.error("notice %d of table %d failed", batch[0].id, table_id, exc_info=error)
        else:
            logger.warning("notice %d of table %d not delivered: %s", batch[0].id, table_id, error)
        # What an earlier try may have posted is not certainly unposted because this one was refused.
        unposted = trouble.unposted and not batch[0].batch
        await self.service.notices.failed(
            batch[0],
            unposted=unposted,
            after=trouble.after,
            people=trouble.people,
            gone=trouble.gone,
            outage=trouble.outage,
        )
        if live is not None:
            self.troubled[table_id] = live.table
            if trouble.people:
                await self.tell_once(live, trouble.key)

    async def _settle(self, live: OpenTable) -> None:
        """After a post: note that the table's problem is over, unless the post had to go without its picture."""
        number, trouble = live.table.id, live.table.trouble
        if number in self.poster.barred:
            await self.tell_once(live, "pictures")
        elif trouble is not None and (trouble != "pictures" or number in self.poster.pictured):
            await self.service.notices.note_trouble(live.table.id, None)

    async def _status(self, live: OpenTable, *, first: bool) -> None:
        """Update the status post; it is pinned while the game runs. Who plays alone needs none: their one post says all."""
        if live.table.alone and live.table.lobby_post is None:
            return
        await refresh_status(self.bot, live)
        if first and live.table.status == "running":
            await pin_status(self.bot, live)
        elif live.table.status in {"finished", "cancelled"}:
            await pin_status(self.bot, live, pinned=False)

    async def tell_once(self, live: OpenTable, key: str) -> None:
        """Tell somebody at a table what to do, once for each problem."""
        if live.table.trouble == key:
            return
        try:
            # Of direct messages that do not arrive the panel tells.
            if not live.table.direct and not await tell_people(self.bot, live, key):
                logger.warning("nobody at table %d can be told: %s", live.table.id, key)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            logger.info("nobody at table %d is told yet: %s", live.table.id, error)
            return
        await self.service.notices.note_trouble(live.table.id, key)

    async def _post(self, live: OpenTable, batch: Sequence[StoredNotice]) -> int | None:
        newest = batch[-1].notice
        if newest.kind in {"turn", "show"}:
            return await self._post_turn(live, batch)
        if newest.kind == "over":
            return await self._post_end(live, batch)
        if newest.kind == "reminder":
            return await self._post_reminder(live, batch[-1])
        if newest.kind == "request":
            return await post_request(self.bot, self.poster, live, batch)
        if newest.late:
            late = await post_late(self.poster, live, batch)
            if late is not None:
                await self.service.notices.note_offer(live.table.id, late)
            return late.message if late is not None else None
        words = table_words(live.table)
        assert newest.text is not None
        content = f"**{title(live.table, words)}** · {say(live.table, words, newest.text)}"
        if newest.ping is not None:
            content = f"{content} {user_mention(newest.ping)}"
        channel = live.table.channel
        if live.table.restorable_until is None:
            view = seat_view(live.table, words) if newest.offers else None
            pings = [newest.ping] if newest.ping is not None else []
            message = await self.poster.send(live, batch, content, view=view, pings=pings)
            if newest.offers:
                user, name = (newest.offered.user, newest.offered.name) if newest.offered is not None else (0, "")
                offer = OfferPost(
                    kind="seat", channel=channel, message=message.id, said=newest.text, user=user, name=name
                )
                await self.service.notices.note_offer(live.table.id, offer)
            return message.id
        content = f"{content}\n{restore_line(live.table, words)}"
        message = await self.poster.send(live, batch, content, view=post_view(live, words))
        await self._newest_post(live, message.id)
        offer = OfferPost(kind="restore", channel=channel, message=message.id, said=newest.text)
        await self.service.notices.note_offer(live.table.id, offer)
        return message.id

    async def _events(self, live: OpenTable, batch: Sequence[StoredNotice]) -> list[Event]:
        moves = await self.service.store.tables.moves(live.table.id, batch[0].notice.after, batch[-1].notice.upto)
        return [event for move in moves if move.live for event in move.events]

    async def _post_turn(self, live: OpenTable, batch: Sequence[StoredNotice]) -> int | None:
        table, words = live.table, table_words(live.table)
        if table.status not in {"running", "finished"}:
            return None
        assert live.match is not None
        events = await self._events(live, batch)
        news = [each for each in events if each.kind not in live.game.guide.passed]
        # That somebody did not take something is no news by itself.
        passed = bool(table.post and events and not _tells(live, news))
        events = news if passed else events
        # Behind a newer post this one only tells what happened: that one asks, and it alone pings.
        pings = await self._to_ping(live, batch)
        asked = self._ask(live, words, pings[0] if pings else None) if await self._is_newest(batch) else ""
        if asked and pings and not table.alone and (seat := live.to_act()) is not None:
            meanwhile = await self.service.play.news(live, pings[0])
            mine = for_you(table, words, meanwhile, table.seats.index(seat))
            first = words("first-ping") if await self.service.play.is_first_turn_ever(live, pings[0]) else ""
            asked = "\n".join(filter(None, [asked, mine, first]))
        if passed and not asked:
            return None
        content, cut = (asked, False) if passed else turn_content(live, words, events, asked)
        whole = f"{batch[0].notice.after}.{batch[-1].notice.upto}" if cut else ""
        onto = post_to_change(table, self.service.tables.clock()) if table.alone else None
        message = await self.poster.send(
            live,
            batch,
            content,
            view=post_view(live, words, whole),
            events=events if _tells(live, events) or not table.post else None,
            pings=pings,
            still=lambda: self._to_ping(live, batch),
            onto=onto,
        )
        await self._newest_post(live, message.id)
        if message.id == live.table.lobby_post:
            await self.service.notices.forget_lobby_post(table.id)  # it tells the turns from now on
        return message.id

    async def _is_newest(self, batch: Sequence[StoredNotice]) -> bool:
        """Return whether no newer notice will ask at the same table."""
        return not await self.service.store.outbox.has_newer(batch[-1].table, batch[-1].id, TELLING)

    async def _to_ping(self, live: OpenTable, batch: Sequence[StoredNotice]) -> list[int]:
        """Return whom a post that asks may ping: whoever is to act now, by the newest post alone."""
        ping, seat = batch[-1].notice.ping, live.to_act()
        if ping is None or seat is None or seat.user != ping or not await self._is_newest(batch):
            return []
        return [ping]

    def _ask(self, live: OpenTable, words: Catalogue, ping: int | None) -> str:
        """Return the line that says who must do what; it mentions the user to be pinged."""
        decision, seat = live.asked, live.to_act()
        if decision is None or seat is None:
            return ""
        who = user_mention(ping) if ping and seat.user == ping else f"**{safe_name(seat.name)}**"
        what = say(live.table, words, live.game.guide.asked(decision))
        line = words("ask-line", who=who, what=what, table=title(live.table, words))
        return f"{line} · {words('deadline', until=int(until))}" if (until := live.table.deadline) else line

    async def _newest_post(self, live: OpenTable, message: int) -> None:
        """Remember the post and take the buttons off the one before."""
        older = live.table.post
        try:
            await self.service.notices.note_posts(live.table.id, post=message)
        except StoreError:
            logger.exception("the newest post of table %d is not noted", live.table.id)
        if older is None or older == message:
            return
        await take_buttons_off(self.bot, live.table.channel, older)

    async def _post_end(self, live: OpenTable, batch: Sequence[StoredNotice]) -> int | None:
        table, words = live.table, table_words(live.table)
        events = await self._events(live, batch)
        everyone = [] if table.alone else table.users or [table.host]
        reached = reached_lines(table, await self.service.solo.note(live), words)
        content = end_content(live, words, events, reached)
        message = await self.poster.send(
            live, batch, content, view=post_view(live, words), events=events, pings=everyone
        )
        await self._newest_post(live, message.id)
        return message.id

    async def _post_reminder(self, live: OpenTable, stored: StoredNotice) -> int | None:
        table, words = live.table, table_words(live.table)
        user, seat = stored.notice.ping, live.to_act()
        if user is None or seat is None or seat.user != user or _asked_since(table, stored):
            return None
        asked = live.asked
        assert asked is not None
        what = say(table, words, asked.prompt)
        content = words(
            "ask-reminder", who=user_mention(user), table=title(table, words), what=what, since=int(table.turn_since)
        )
        if table.deadline is not None:
            content = f"{content}\n-# {words('deadline', until=int(table.deadline))}"
        view = rows([
            button(table.id, "turn", words("button-turn"), style=discord.ButtonStyle.success),
            button(table.id, "silence", words("button-silence")),
        ])  # fmt: skip
        message = await self.poster.send(live, [stored], content, view=view, pings=[user])
        return message.id


def _tells(live: OpenTable, events: Sequence[Event]) -> bool:
    """Return whether a post of these events would tell anything; what stands in the log alone is no news."""
    return any(deed.role is not Role.LOG for deed in tale_of(live.table, events))


def _asked_since(table: Table, reminder: StoredNotice) -> bool:
    """Return whether the table's newest post is younger than a reminder that had to wait: then it reminds by itself."""
    due = reminder.notice.at
    return bool(due and table.post) and discord.utils.snowflake_time(table.post or 0).timestamp() > due


def post_to_change(table: Table, now: float) -> int | None:
    """Return the message that tells the turns of somebody who plays alone; None when it is time for a new one.

    Turn after turn is told in one message right above the player's panel, which posts of their own would push out of sight;
    one from long ago may itself be out of sight.
    """
    newest = table.post or table.lobby_post
    if newest is None or now - discord.utils.snowflake_time(newest).timestamp() > FRESH:
        return None
    return newest


def _together(notices: Sequence[StoredNotice]) -> int:
    """Return how many of the first notices go into one message.

    Those that may have been posted as one before a crash stay together; else turns that follow each other.
    """
    first, count = notices[0], 1
    while count < len(notices):
        same = notices[count].batch == first.batch
        if not (same and (first.batch or {first.notice.kind, notices[count].notice.kind} <= set(TELLING))):
            break
        count += 1
    return count


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Outbox(bot))
