"""Delivers what the engine has to tell: turn posts with pings and pictures, reminders, ends of games.

Notices wait in the database until they are posted; a crash in between posts them after the restart, and Discord
drops the second of two posts with the same nonce.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence

import discord
from discord.ext import commands

from cogs.boards import score_lines
from cogs.drawing import draw_public
from cogs.house import House
from cogs.items import button, rows
from cogs.status import pin_status, refresh_status
from cogs.words import MOST_UNASKED, fit_lines, only_users, safe_name, say, story, table_words, title, user_mention
from engine.catalogue import Catalogue
from engine.keeper import Live
from engine.kernel import Event
from engine.table import StoredNotice

logger = logging.getLogger(__name__)

MOST_AT_ONCE = 8
LONGEST_SLEEP = 3600.0
TELLING = ("turn", "over")


def turn_content(live: Live, words: Catalogue, events: Sequence[Event], asked: str) -> str:
    """Return a turn's post: where the game stands, what happened, and last who is `asked` what."""
    table = live.table
    heading = f"**{title(table, words)}** · {say(table, words, live.game.headline(live.playing().state))}"
    # A single line would tell too little: then the parts of what happened are told as well.
    lines = [f"- {line}" for line in story(table, words, events, details=len(story(table, words, events)) < 2)]
    told = fit_lines(words, lines, MOST_UNASKED - len(heading) - len(asked) - 10) if lines else ""
    return "\n".join(part for part in (heading, told, asked) if part)


def end_content(live: Live, words: Catalogue, events: Sequence[Event]) -> str:
    """Return the post of a game's end: the winners, the scores, what happened last, and thanks to all."""
    table = live.table
    assert live.match is not None
    winners = [safe_name(table.name_of(row.seat)) for row in live.game.standings(live.match.state) if row.place == 1]
    heading = f"**{title(table, words)}** · {words('end-heading', winners=words.join(winners), count=len(winners))}"
    closing = words("end-everyone", who=" ".join(user_mention(user) for user in table.users or [table.host]))
    room = MOST_UNASKED - len(heading) - len(closing) - 10
    scores = "\n".join(score_lines(live, words))
    if len(scores) > room:
        scores = "\n".join(score_lines(live, words, sources=False))
    room -= len(scores)
    lines = [f"- {line}" for line in story(table, words, events)]
    told = fit_lines(words, lines, room) if lines and room > 100 else ""
    return "\n".join(part for part in (heading, told, scores, closing) if part)


class Outbox(commands.Cog):
    """The two background tasks of the house: deliver notices, and wait for reminders."""

    def __init__(self, house: House) -> None:
        self.house, self.service = house, house.service
        self._tasks: list[asyncio.Task[None]] = []
        self._slots = asyncio.Semaphore(MOST_AT_ONCE)
        self._busy: dict[int, asyncio.Task[None]] = {}

    async def cog_load(self) -> None:
        """Start the tasks."""
        self._tasks = [
            asyncio.create_task(self._forever(self._deliver_all), name="outbox"),
            asyncio.create_task(self._forever(self._remind_all), name="reminders"),
        ]

    async def cog_unload(self) -> None:
        """Stop the tasks; what is not delivered stays in the database."""
        for task in [*self._tasks, *self._busy.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._busy.values(), return_exceptions=True)

    async def _forever(self, work: object) -> None:
        assert callable(work)
        await self.house.wait_until_ready()
        while True:
            try:
                await work()
            except Exception:
                logger.exception("background task failed; going on in five seconds")
                await asyncio.sleep(5)

    async def _wait(self, changed: asyncio.Event, at: float | None) -> None:
        """Sleep until `at` (unix seconds, None: for long) or until something changed."""
        pause = LONGEST_SLEEP if at is None else min(max(at - self.service.clock(), 0.0), LONGEST_SLEEP)
        try:
            async with asyncio.timeout(pause):
                await changed.wait()
        except TimeoutError:
            pass

    # Reminders

    async def _remind_all(self) -> None:
        self.service.timers_changed.clear()
        await self.service.remind_due()
        await self._wait(self.service.timers_changed, await self.service.store.next_due())

    # Notices

    async def _deliver_all(self) -> None:
        self.service.outbox_changed.clear()
        by_table: dict[int, list[StoredNotice]] = defaultdict(list)
        for stored in await self.service.waiting_notices():
            if stored.table not in self._busy:
                by_table[stored.table].append(stored)
        for table_id, notices in by_table.items():
            task = asyncio.create_task(self._deliver(table_id, notices), name=f"notices of table {table_id}")
            self._busy[table_id] = task
        at = await self.service.store.next_notice() if not self._busy else None
        await self._wait(self.service.outbox_changed, at)

    async def _deliver(self, table_id: int, notices: list[StoredNotice]) -> None:
        """Deliver a table's notices in order; neighbouring turn notices become one post, the newest wins."""
        try:
            async with self._slots:
                while notices:
                    count = 1
                    if notices[0].notice.kind in TELLING:
                        while count < len(notices) and notices[count].notice.kind in TELLING:
                            count += 1
                    batch, notices = notices[:count], notices[count:]
                    if not await self._try(table_id, batch):
                        break
        finally:
            del self._busy[table_id]
            self.service.outbox_changed.set()

    async def _try(self, table_id: int, batch: Sequence[StoredNotice]) -> bool:
        try:
            live = await self.service.look(table_id)
            first = live.table.post is None
            message = await self._post(live, batch)
            await self.service.delivered(batch, message)
            await self._status(table_id, first=first)
        except discord.HTTPException as error:
            logger.warning("notice %d of table %d not delivered: %s", batch[0].id, table_id, error)
            for stored in batch:
                await self.service.failed(stored)
            return False
        except Exception:
            logger.exception("notice %d of table %d failed", batch[0].id, table_id)
            for stored in batch:
                await self.service.failed(stored)
            return False
        return True

    async def _status(self, table_id: int, *, first: bool) -> None:
        """Bring the status post up to date; it is pinned while the game runs."""
        live = await self.service.look(table_id)
        await refresh_status(self.house, live)
        if first and live.table.status == "running":
            await pin_status(self.house, live)
        elif live.table.status == "finished":
            await pin_status(self.house, live, pinned=False)

    async def _post(self, live: Live, batch: Sequence[StoredNotice]) -> int | None:
        newest = batch[-1].notice
        if newest.kind == "turn":
            return await self._post_turn(live, batch)
        if newest.kind == "over":
            return await self._post_end(live, batch)
        if newest.kind == "reminder":
            return await self._post_reminder(live, batch[-1])
        words = table_words(live.table)
        assert newest.text is not None
        content = f"**{title(live.table, words)}** · {say(live.table, words, newest.text)}"
        return (await self._send(live, content, nonce=f"{live.table.id}-{batch[-1].id}")).id

    async def _send(
        self,
        live: Live,
        content: str,
        *,
        nonce: str,
        view: discord.ui.View | None = None,
        file: discord.File | None = None,
        pings: Sequence[int] = (),
    ) -> discord.Message:
        channel = self.house.get_partial_messageable(live.table.channel)
        extra = {"view": view} if view is not None else {}
        return await channel.send(  # type: ignore[call-overload,no-any-return]
            content, file=file, nonce=nonce, allowed_mentions=only_users(pings), **extra
        )

    async def _events(self, live: Live, batch: Sequence[StoredNotice]) -> list[Event]:
        moves = await self.service.store.moves(live.table.id, batch[0].notice.after, batch[-1].notice.upto)
        return [event for move in moves if move.live for event in move.events]

    async def _picture(self, live: Live, events: Sequence[Event]) -> discord.File | None:
        try:
            return await draw_public(self.house, live, events)
        except Exception:
            logger.exception("picture of table %d failed; posting without", live.table.id)
            return None

    async def _post_turn(self, live: Live, batch: Sequence[StoredNotice]) -> int | None:
        table, words = live.table, table_words(live.table)
        if table.status != "running":
            return None
        events = await self._events(live, batch)
        ping = batch[-1].notice.ping
        asked = self._ask(live, words, ping)
        happened = story(table, words, events)
        content = turn_content(live, words, events, asked)
        message = await self._send(
            live,
            content,
            nonce=f"{table.id}-{batch[-1].id}",
            view=self._turn_buttons(live, words),
            file=await self._picture(live, events) if happened or not table.post else None,
            pings=[ping] if ping else [],
        )
        await self._newest_post(live, message.id)
        return message.id

    def _ask(self, live: Live, words: Catalogue, ping: int | None) -> str:
        """Return the line that says who must do what; it mentions the user to be pinged."""
        decision, seat = live.decision, live.to_act()
        if decision is None or seat is None:
            return ""
        prompt = decision.prompt if decision.reason is None else decision.reason
        who = user_mention(ping) if ping and seat.user == ping else f"**{safe_name(seat.name)}**"
        key = "ask-turn" if decision.own_turn else "ask-answer"
        return words(key, who=who, what=say(live.table, words, prompt))

    def _turn_buttons(self, live: Live, words: Catalogue) -> discord.ui.View:
        number = live.table.id
        return rows([
            button(number, "turn", words("button-turn"), style=discord.ButtonStyle.success),
            button(number, "board", words("button-board")),
            button(number, "mine", words(f"button-mine-{live.table.game}")),
            button(number, "log", words("button-log")),
            button(number, "rules", words("button-rules")),
        ])  # fmt: skip

    async def _newest_post(self, live: Live, message: int) -> None:
        """Remember the post and take the buttons off the one before."""
        older = live.table.post
        await self.service.note_posts(live.table.id, post=message)
        if older is None or older == message:
            return
        try:
            await self.house.get_partial_messageable(live.table.channel).get_partial_message(older).edit(view=None)
        except discord.HTTPException as error:
            logger.info("buttons of message %d not removed: %s", older, error)

    async def _post_end(self, live: Live, batch: Sequence[StoredNotice]) -> int | None:
        table, words = live.table, table_words(live.table)
        events = await self._events(live, batch)
        everyone = table.users or [table.host]
        number = table.id
        view = rows([
            button(number, "rematch", words("button-rematch"), style=discord.ButtonStyle.success),
            button(number, "board", words("button-board")),
            button(number, "log-all", words("button-log")),
            button(number, "rules", words("button-rules")),
        ])  # fmt: skip
        message = await self._send(
            live, end_content(live, words, events), nonce=f"{number}-{batch[-1].id}", view=view, file=await self._picture(live, events),
            pings=everyone,
        )  # fmt: skip
        await self._newest_post(live, message.id)
        return message.id

    async def _post_reminder(self, live: Live, stored: StoredNotice) -> int | None:
        table, words = live.table, table_words(live.table)
        user, seat = stored.notice.ping, live.to_act()
        if user is None or seat is None or seat.user != user:
            return None
        assert live.decision is not None
        what = say(table, words, live.decision.prompt)
        content = words(
            "ask-reminder", who=user_mention(user), table=title(table, words), what=what, since=int(table.turn_since)
        )
        view = rows([
            button(table.id, "turn", words("button-turn"), style=discord.ButtonStyle.success),
            button(table.id, "silence", words("button-silence")),
        ])  # fmt: skip
        message = await self._send(live, content, nonce=f"{table.id}-{stored.id}", view=view, pings=[user])
        return message.id


async def setup(house: House) -> None:
    """Add the cog."""
    await house.add_cog(Outbox(house))
