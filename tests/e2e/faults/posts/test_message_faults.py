"""Faults of single messages: deleted, duplicated, too late, too large, or posted before a crash.

Faults of channels, permissions and the connection are in `test_faults`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from cogs.base.items import button, rows
from cogs.client.bot import GameBot
from cogs.delivery import outbox
from simulation import Message, Reply
from simulation.common import LOOP_TIMEOUT
from simulation.setting_up import start_game
from tests.e2e.conftest import Club, first_choice, first_pick, panel_of, pings
from tests.e2e.faults.test_faults import SEND, begun_long_ago, direct, failed_once, posts, take_turn
from tests.e2e.games.test_nanotech import to_act
from tests.sqlite import sqlite_of
from tests.waiting import until


class TestMessages:
    async def test_a_deleted_turn_post_costs_nothing(self, club: Club, bot: GameBot) -> None:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        await club.told(1)
        post.delete()
        panel = panel_of(await actor.slash(club.channel, "turn"))
        for _ in range(20):
            open_table = await bot.service.tables.look(1)
            assert open_table.decision is not None
            confirm = open_table.decision.is_confirm
            await first_choice(actor, panel)
            if confirm:
                break
        await club.turn_post()
        await club.told(1)
        assert len(posts(club.channel)) == 1

    async def test_a_deleted_lobby_post_is_posted_again(self, club: Club, bot: GameBot) -> None:
        lobby = await club.new_table("nanotech", 1)
        lobby.delete()
        await club.people[1].slash(club.channel, "table join")
        again = await club.channel.wait_for(lambda message: bool(message.buttons))
        assert "**ben**" in again.text
        assert again.pinged == []
        await start_game(club.people[0], again)
        await club.turn_post(after=again)

    async def test_a_deleted_status_post_is_posted_and_pinned_again_by_the_next_turn(
        self, club: Club, bot: GameBot
    ) -> None:
        post = await club.start("nanotech", 2)
        await club.told(1)
        (status,) = club.channel.pins
        status.delete()
        for _ in range(2):
            await take_turn(club, post)
            post = await club.turn_post(after=post)
            await club.told(1)
        _, actor = await to_act(club, 1)
        again = await club.channel.wait_for(
            lambda message: message in club.channel.pins and f"⏳ **{actor.name}**" in message.text
        )
        assert club.channel.pins == [again]
        assert again is not status
        assert f"⏳ **{actor.name}**" in again.text
        assert again.pinged == []
        assert len(posts(club.channel)) == 3
        assert await direct(club.people[0]) == []

    async def test_a_deleted_panel_is_opened_again(self, club: Club, bot: GameBot) -> None:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        await first_choice(actor, panel)
        panel.delete()
        await club.sim.quiet()
        assert "\n> " in panel_of(await actor.click(post, "Take Turn")).text

    async def test_a_press_answered_too_late_counts_and_is_not_lost(self, club: Club, bot: GameBot) -> None:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        first = first_pick(panel)
        choose = bot.service.play.choose_all

        async def slowly(*given: object, **more: object) -> object:
            chosen = await choose(*given, **more)  # type: ignore[arg-type]
            club.sim.clock.skip(club.sim.ack_limit + 1)
            return chosen

        bot.service.play.choose_all = slowly  # type: ignore[method-assign, assignment]
        reply = await actor.interact(**first, message=panel)
        async with asyncio.timeout(60):
            while not club.sim.take_violations("acknowledgement"):
                await asyncio.sleep(0.01)
        assert reply.kind == "none"
        bot.service.play.choose_all = choose  # type: ignore[method-assign]
        assert (await bot.service.tables.look(1)).table.ply == 1
        again = await actor.interact(**first, message=panel)
        assert again.kind in {"update", "message"}
        assert "out of date" in panel.text
        assert (await bot.service.tables.look(1)).table.ply == 1

    async def test_an_expired_token_costs_only_the_picture_under_the_panel(
        self, club: Club, bot: GameBot, caplog: pytest.LogCaptureFixture
    ) -> None:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        draw = bot.drawing_pool.draw

        async def late(*given: object, **more: object) -> object:
            drawn = await draw(*given, **more)  # type: ignore[arg-type]
            club.sim.clock.skip(901)
            return drawn

        bot.drawing_pool.draw = late  # type: ignore[method-assign, assignment]
        panel = panel_of(await actor.click(post, "Take Turn"))
        await club.sim.changes.until(
            lambda: next((c for c in club.sim.calls("PATCH", "/webhooks/*") if c.status == 401), None), 40
        )
        assert not panel.files
        assert not [record for record in caplog.records if record.levelname == "ERROR"]
        bot.drawing_pool.draw = draw  # type: ignore[method-assign]
        assert "Take one" in panel_of(await actor.click(post, "Take Turn")).text or panel.text

    @pytest.mark.parametrize(("status", "code"), [(413, 40005), (400, 40005)])
    async def test_a_picture_too_large_is_left_out(self, club: Club, bot: GameBot, status: int, code: int) -> None:
        post = await club.start("nanotech", 2)
        club.sim.fail_next("POST", f"/channels/{club.channel.id}/messages", status, code=code)
        following = await take_turn(club, post)
        told = await club.turn_post(after=post)
        assert told.pinged == [following]
        assert not told.files
        assert await direct(club.people[0]) == []

    @pytest.mark.parametrize(("status", "code"), [(413, 40005), (413, 0), (400, 40005)])
    async def test_a_private_picture_too_large_is_left_out_and_the_text_says_so(
        self, club: Club, bot: GameBot, status: int, code: int, caplog: pytest.LogCaptureFixture
    ) -> None:
        ann = club.people[0]
        await club.start("nanotech", 2)
        lesson = panel_of(await ann.slash(club.channel, "learn", game="nanotech"))
        # Its picture, which comes later, must not be the one that is refused.
        await club.sim.changes.until(lambda: lesson.files or None, LOOP_TIMEOUT)
        asked: tuple[tuple[str, Callable[[], Awaitable[Reply]]], ...] = (
            ("Nanotech #1", lambda: ann.slash(club.channel, "board")),
            ("scores", lambda: ann.slash(club.channel, "score")),
            ("A Round", lambda: ann.slash(club.channel, "rules", topic="round")),
            ("Capture Lepton", lambda: ann.slash(club.channel, "lookup", name="Capture Lepton")),
            ("whole table of your lesson", lambda: ann.click(lesson, "Board")),
        )
        for text, ask in asked:
            club.sim.fail_next("PATCH", "/webhooks/*", status, code=code)
            answer = await (await ask()).answer()
            assert answer.ephemeral_for is ann
            assert text in answer.text
            assert answer.text.endswith("\nThe picture is too large for Discord, so here is the text alone.")
            assert not answer.files
            assert answer.buttons
        # Turning a page puts the answer in place of the one before.
        page = await (await ann.slash(club.channel, "rules")).answer()
        assert page.files
        club.sim.fail_next("PATCH", "/webhooks/*", status, code=code)
        await (await ann.click(page, "More ▶")).answer()
        await club.sim.changes.until(lambda: "too large" in page.text or None, LOOP_TIMEOUT)
        assert "A Round" in page.text
        assert not page.files
        assert not [record for record in caplog.records if record.levelname == "ERROR"]

    async def test_a_post_from_before_a_long_outage_is_found_not_repeated(self, club: Club) -> None:
        async with club.open() as bot:
            post = await club.start("nanotech", 2)
            await club.told(1)
            await begun_long_ago(bot)
        club.sim.clock.skip(3600)
        async with club.open():
            await club.told(1)
            assert posts(club.channel) == [post]

    @pytest.mark.parametrize("status", [429, 500])
    async def test_it_is_not_posted_again_while_the_past_cannot_be_read(self, club: Club, status: int) -> None:
        async with club.open() as bot:
            post = await club.start("nanotech", 2)
            await club.told(1)
            await begun_long_ago(bot)
        club.sim.clock.skip(3600)
        fault = club.sim.fail_next("GET", "/channels/*/messages", status, times=1_000_000, retry_after=600.0)
        async with club.open() as bot:
            await failed_once(club, await bot.service.tables.look(1))
            assert posts(club.channel) == [post]
            club.sim.traffic.faults.remove(fault)
            await bot.service.notices.retry_stalled()
            await club.told(1)
            assert posts(club.channel) == [post]

    async def test_it_is_found_with_other_buttons_when_the_game_has_ended_since(
        self, club: Club, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with club.open() as bot:
            post = await club.start("nanotech", 2)
            await club.told(1)
            await begun_long_ago(bot)
        club.sim.clock.skip(3600)
        monkeypatch.setattr(
            "cogs.delivery.outbox.post_view",
            lambda open_table, *_: rows([button(open_table.table.id, "rematch", "x")]),
        )
        monkeypatch.setattr("cogs.delivery.outbox.turn_content", lambda *given: (f"Later. {given[-1]}", False))
        async with club.open():
            await club.told(1)
            assert posts(club.channel) == [post]

    async def test_an_earlier_post_that_looks_the_same_is_not_taken_for_it(self, club: Club) -> None:
        async with club.open() as bot:
            post = await club.start("nanotech", 2)
            await club.told(1)
            again = (
                "INSERT INTO outbox (table_id, kind, created, next_try, message, body)"
                " SELECT table_id, kind, created - 3600, 0, -1 - id, body FROM outbox WHERE message = ?"
            )
            await sqlite_of(bot.service.store)._writer.run(lambda database: database.execute(again, (post.id,)))
        club.sim.clock.skip(3600)
        async with club.open():
            await club.told(1)
            first, second = posts(club.channel)
            assert first is post
            assert second.pinged == post.pinged

    async def test_reminders_do_not_pile_up_while_nothing_can_be_posted(self, club: Club, bot: GameBot) -> None:
        await club.without_limit()
        post = await club.start("nanotech", 2)
        club.channel.deny(club.sim.bot, SEND)
        await take_turn(club, post)
        open_table = await bot.service.tables.in_channel(club.channel.id)
        await failed_once(club, open_table)
        now = bot.service.tables.clock()
        for days in (2, 5, 12):
            bot.service.tables.clock = lambda days=days: now + days * 86400.0  # type: ignore[misc]
            await bot.service.reminders.remind_due()
            await club.sim.quiet(0.02)
        club.channel.allow(club.sim.bot, SEND)
        await club.turn_post(after=post)
        await club.told(open_table.table.id)
        assert len(posts(club.channel)) <= 3


class TestSuggestions:
    """A failed autocompletion is not an error of the bot, and cannot be answered."""

    @pytest.mark.parametrize(
        ("status", "code", "kind"),
        [(404, 10062, "late"), (400, 40060, "late"), (503, 0, "discord"), (403, 50001, "permission")],
    )
    async def test_an_answer_that_discord_refuses(
        self,
        club: Club,
        bot: GameBot,
        caplog: pytest.LogCaptureFixture,
        monkeypatch: pytest.MonkeyPatch,
        status: int,
        code: int,
        kind: str,
    ) -> None:
        assert await self.counted(club, monkeypatch, status, code) == [("error", kind)]
        (record,) = [each for each in caplog.records if "no suggestions" in each.message]
        assert record.levelname == "WARNING"
        assert not [each for each in caplog.records if each.levelname == "ERROR"]

    async def test_a_fault_of_the_bot_is_logged_as_one(
        self, club: Club, bot: GameBot, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def fail(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(bot.service.tables, "games_of", fail)
        assert await self.counted(club, monkeypatch) == [("error", "bug")]
        (record,) = [each for each in caplog.records if each.levelname == "ERROR"]
        assert record.exc_info is not None

    async def test_a_command_of_another_release(
        self, club: Club, bot: GameBot, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        command = bot.tree.get_command("host").get_command("channel")  # type: ignore[union-attr]
        monkeypatch.delitem(command._params, "table")  # type: ignore[union-attr]
        caplog.set_level(logging.INFO)
        asking = asyncio.create_task(
            club.people[0].autocomplete(club.channel, "host channel", focused="table", table="")
        )
        await until(lambda: "command of another release" in caplog.text)
        asking.cancel()
        assert not [each for each in caplog.records if each.levelname == "ERROR"]

    async def counted(self, club: Club, monkeypatch: pytest.MonkeyPatch, *refused: int) -> list[tuple[str, str]]:
        """Type in an option, whose suggestions Discord refuses with a status and a code; return the counts."""
        found = list[tuple[str, str]]()
        monkeypatch.setattr("cogs.base.errors.count", lambda *what: found.append(what))
        if refused:
            status, code = refused
            club.sim.fail_next("POST", "/interactions/*/callback", status, code=code, times=10)
        asking = asyncio.create_task(
            club.people[0].autocomplete(club.channel, "host channel", focused="table", table="")
        )
        await until(lambda: found)
        await club.sim.quiet()
        asking.cancel()
        return found


async def next_post(club: Club, post: Message) -> Message:
    """Let the player whom a post asks take a turn; return the post that asks the next player."""
    await take_turn(club, post)
    return await club.turn_post(after=post)


async def test_a_bot_killed_between_the_new_post_and_the_old_buttons(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for a kill, nothing more is done from then on; the bot that starts next finishes it, and posts nothing twice."""
    killed = asyncio.Event()

    async def kill(*_given: object) -> bool:
        killed.set()
        await asyncio.Event().wait()
        return False

    with monkeypatch.context() as patch:
        async with club.open():
            post = await club.start("nanotech", 2)
            await club.told(1)
            patch.setattr(outbox, "take_buttons_off", kill)
            newest = await next_post(club, post)
            await asyncio.wait_for(killed.wait(), LOOP_TIMEOUT)
            assert post.buttons
    async with club.open() as bot:
        await bot.service.notices.retry([1])
        await club.told(1)
        assert not post.buttons
        assert newest.buttons
        assert (await bot.service.tables.look(1)).table.post == newest.id
        assert len([each for each in club.channel.messages if pings(each)]) == 2


async def test_buttons_that_could_not_be_taken_off_go_with_the_next_post(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        await club.told(1)
        club.sim.fail_next("PATCH", f"/channels/*/messages/{post.id}", 503, times=20)
        second = await next_post(club, post)
        await club.told(1)
        assert post.buttons
        assert [each.message for each in (await bot.service.tables.look(1)).table.left_posts] == [post.id]
        club.sim.traffic.faults.clear()
        await next_post(club, second)
        await club.told(1)
        assert not post.buttons
        assert not second.buttons
        assert (await bot.service.tables.look(1)).table.left_posts == []
