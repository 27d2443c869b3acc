"""Faults of Discord: their effects on a table, the people notified, and that nothing is lost, duplicated or rushed.

Faults of single messages are in `posts/test_message_faults.py`.
"""

from __future__ import annotations

import discord
import pytest

from cogs.answers.delivery_problems import sentence, tell_people
from cogs.base.words import say, table_words
from cogs.client.bot import GameBot
from engine.catalogue import catalogue
from engine.tables.open.open_table import OpenTable
from simulation import Channel, LoopbackDiscord, Message, User
from simulation.setting_up import start_game
from simulation.world.channels import Thread
from tests.e2e.conftest import Club, first_choice, first_pick, panel_of, pings, set_own
from tests.e2e.games.test_nanotech import to_act
from tests.sqlite import sqlite_of

SEND = discord.Permissions(send_messages=True)
ATTACH = discord.Permissions(attach_files=True)
VIEW = discord.Permissions(view_channel=True)
HISTORY = discord.Permissions(read_message_history=True)


async def take_turn(club: Club, post: Message) -> User:
    """Play the turn that a post asks for, on the private panel; return the next player."""
    open_table = await club.bot.service.tables.in_channel(post.channel.id)
    _, actor = await to_act(club, open_table.table.id)
    panel = panel_of(await actor.click(post, "Take Turn"))
    for _ in range(20):
        open_table = await club.bot.service.tables.look(open_table.table.id)
        assert open_table.decision is not None
        confirm = open_table.decision.is_confirm
        await first_choice(actor, panel)
        if confirm:
            return (await to_act(club, open_table.table.id))[1]
    raise AssertionError("the turn does not end")


async def begun_long_ago(bot: GameBot) -> None:
    """Leave the traces of a crash right after a post, an hour ago: its start is recorded, but not its success."""
    begun = "UPDATE outbox SET done = 0, message = -id, created = created - 3600"
    await sqlite_of(bot.service.store)._writer.run(lambda database: database.execute(begun))


def posts(channel: Channel) -> list[Message]:
    """Return the messages that ping someone."""
    return [message for message in channel.messages if pings(message)]


async def failed_once(club: Club, open_table: OpenTable) -> None:
    """Wait until an attempt to post a table's notice has failed."""
    for _ in range(2000):
        if open_table.table.id in await club.bot.service.store.outbox.stalled_tables():
            break
        await club.sim.quiet(0.01)
    else:
        raise AssertionError("nothing failed")
    await club.sim.quiet(0.2)


async def started_in_thread(club: Club) -> tuple[Thread, Message]:
    """Start a game of two in its own thread; return it and the first turn's post. The bot has no extra permissions."""
    ann, ben = club.people[:2]
    club.guild.set_permissions(club.sim.bot, discord.Permissions(send_messages=True))
    await ann.slash(club.channel, "new", game="nanotech", thread=True)
    (thread,) = club.guild.threads
    lobby = await thread.wait_for(lambda message: bool(message.buttons))
    await ben.click(lobby, "Join")
    await start_game(ann, lobby)
    return thread, await thread.wait_for(pings)


async def direct(person: User, count: int = 0) -> list[str]:
    """Return the direct messages to a user once there are this many."""
    sim = person.sim
    assert isinstance(sim, LoopbackDiscord)
    await sim.changes.until(lambda: True if len(person.private_messages) >= count else None, 40)
    await sim.quiet(0.2)
    return [message.text for message in person.private_messages]


async def tries(club: Club, channel: Channel) -> int:
    await club.sim.quiet(0.2)
    return len(club.sim.calls("POST", f"/channels/{channel.id}/messages"))


class TestTraffic:
    async def test_a_long_rate_limit_puts_one_table_off_and_no_other(self, club: Club, bot: GameBot) -> None:
        other = club.guild.add_text_channel("other")
        post = await club.start("nanotech", 2)
        open_table = await bot.service.tables.in_channel(club.channel.id)
        club.sim.fail_next("POST", f"/channels/{club.channel.id}/messages", 429, retry_after=600.0)
        following = await take_turn(club, post)
        await failed_once(club, open_table)
        due = await bot.service.store.outbox.next_notice()
        assert due is not None
        assert 590 < due - bot.service.tables.clock() < 620
        lobby = (await club.people[2].slash(other, "new", game="nanotech")).message
        await club.people[3].click(lobby, "Join")
        await start_game(club.people[2], lobby)
        await other.wait_for(pings)
        assert posts(club.channel) == [post]
        await bot.service.notices.retry_stalled()
        told = await club.turn_post(after=post)
        assert told.pinged == [following]
        assert len(posts(club.channel)) == 2
        assert await direct(club.people[0]) == []

    @pytest.mark.parametrize("status", [500, 502])
    async def test_a_burst_of_server_errors(self, club: Club, bot: GameBot, status: int) -> None:
        post = await club.start("nanotech", 2)
        club.sim.fail_next("POST", f"/channels/{club.channel.id}/messages", status, times=5)
        following = await take_turn(club, post)
        await failed_once(club, await bot.service.tables.in_channel(club.channel.id))
        due = await bot.service.store.outbox.next_notice()
        assert due is not None
        assert 0 < due - bot.service.tables.clock() < 6
        await bot.service.notices.retry_stalled()
        assert (await club.turn_post(after=post)).pinged == [following]
        assert len(posts(club.channel)) == 2

    async def test_an_answer_that_is_lost_does_not_double_the_post(self, club: Club, bot: GameBot) -> None:
        post = await club.start("nanotech", 2)
        club.sim.lose_next_answer("POST", f"/channels/{club.channel.id}/messages")
        await take_turn(club, post)
        await failed_once(club, await bot.service.tables.in_channel(club.channel.id))
        await bot.service.notices.retry_stalled()
        await club.told(1)
        assert len(posts(club.channel)) == 2
        for call in club.sim.calls("POST", f"/channels/{club.channel.id}/messages"):
            assert call.body["enforce_nonce"] is True
            assert call.body["nonce"].startswith(f"{bot.service.life}-1-")

    async def test_presses_while_discord_refuses_every_answer(self, club: Club, bot: GameBot) -> None:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        club.sim.fail_next("POST", "/interactions/*", 500, times=10)
        reply = await actor.interact(**first_pick(panel), message=panel)
        assert reply.kind == "none"
        await club.sim.quiet()
        open_table = await bot.service.tables.in_channel(club.channel.id)
        assert open_table.table.ply == 1
        club.sim.traffic.faults.clear()
        assert "\n> " in panel_of(await actor.click(post, "Take Turn")).text


class TestGateway:
    @pytest.mark.parametrize("how", ["drop", "reconnect", "invalid"])
    async def test_the_connection_comes_back(
        self, club: Club, bot: GameBot, how: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def at_once(*_: object, **__: object) -> None:
            return

        monkeypatch.setattr(bot, "before_identify_hook", at_once)
        post = await club.start("nanotech", 2)
        gateway = club.sim.gateway
        came_in = gateway.resumes + gateway.identifies
        if how == "drop":
            await gateway.drop()
        elif how == "reconnect":
            gateway.request_reconnect()
        else:
            gateway.invalidate()
        await club.sim.changes.until(
            lambda: True if gateway.resumes + gateway.identifies > came_in and gateway.connected else None, 40
        )
        following = await take_turn(club, post)
        assert (await club.turn_post(after=post)).pinged == [following]
        assert len(posts(club.channel)) == 2


class TestPermissions:
    @pytest.mark.parametrize(("lost", "name"), [(SEND, "Send Messages"), (VIEW, "View Channel")])
    async def test_without_sending_the_host_is_told_once_and_the_post_follows_when_allowed(
        self, club: Club, bot: GameBot, lost: discord.Permissions, name: str
    ) -> None:
        post = await club.start("nanotech", 2)
        open_table = await bot.service.tables.in_channel(club.channel.id)
        club.channel.deny(club.sim.bot, lost)
        await take_turn(club, post)
        await failed_once(club, open_table)
        (said,) = await direct(club.people[0], 1)
        assert name in said
        assert club.channel.mention in said
        # Play continues on the private panel, and only some presses cause another attempt.
        before = await tries(club, club.channel)
        _, actor = await to_act(club, open_table.table.id)
        for _ in range(8):
            panel = panel_of(await actor.slash(club.channel, "turn"))
        assert name in panel.text
        assert await tries(club, club.channel) <= before + 3
        assert posts(club.channel) == [post]
        club.channel.allow(club.sim.bot, lost)
        told = await club.turn_post(after=post)
        assert told.pinged == [actor]
        assert told.files
        assert await direct(club.people[0]) == [said]
        assert (await bot.service.tables.look(open_table.table.id)).table.trouble is None

    async def test_a_restart_tells_no_one_again(self, club: Club) -> None:
        async with club.open() as bot:
            post = await club.start("nanotech", 2)
            club.channel.deny(club.sim.bot, SEND)
            await take_turn(club, post)
            await failed_once(club, await bot.service.tables.in_channel(club.channel.id))
            assert len(await direct(club.people[0], 1)) == 1
            before = await tries(club, club.channel)
        async with club.open():
            assert await tries(club, club.channel) >= before
            assert len(await direct(club.people[0], 1)) == 1
            club.channel.allow(club.sim.bot, SEND)
            await club.turn_post(after=post)
            assert len(posts(club.channel)) == 2

    async def test_a_late_post_tells_nothing_of_the_turn_begun_in_the_meantime(
        self, club: Club, bot: GameBot
    ) -> None:
        post = await club.start("nanotech", 2)
        club.channel.deny(club.sim.bot, SEND)
        following = await take_turn(club, post)
        open_table = await bot.service.tables.in_channel(club.channel.id)
        await failed_once(club, open_table)
        begun = open_table.decision
        panel = panel_of(await following.slash(club.channel, "turn"))
        await first_choice(following, panel)
        open_table = await bot.service.tables.in_channel(club.channel.id)
        assert open_table.playing().since
        assert begun is not None
        assert open_table.decision is not None
        words = table_words(open_table.table)
        asked, now = (say(open_table.table, words, one.prompt) for one in (begun, open_table.decision))
        assert asked != now
        club.channel.allow(club.sim.bot, SEND)
        late = await club.turn_post(after=post)
        await club.told(open_table.table.id)
        assert late.pinged == [following]
        assert "**your turn**" in late.text.splitlines()[0]
        assert asked in club.channel.messages[0].text
        for message in (late, club.channel.messages[0]):
            assert now not in message.text

    async def test_who_takes_no_messages_is_passed_over(self, club: Club, bot: GameBot) -> None:
        post = await club.start("nanotech", 2)
        club.people[0].accepts_dms = False
        club.channel.deny(club.sim.bot, SEND)
        await take_turn(club, post)
        await failed_once(club, await bot.service.tables.in_channel(club.channel.id))
        assert await direct(club.people[0]) == []
        assert len(await direct(club.people[1], 1)) == 1

    async def test_turns_in_the_meantime_become_one_post_with_one_ping(self, club: Club, bot: GameBot) -> None:
        post = await club.start("nanotech", 2)
        club.channel.deny(club.sim.bot, SEND)
        actor = await take_turn(club, post)
        for _ in range(3):
            panel = panel_of(await actor.slash(club.channel, "turn"))
            open_table = await bot.service.tables.in_channel(club.channel.id)
            for _ in range(20):
                assert open_table.decision is not None
                confirm = open_table.decision.is_confirm
                await first_choice(actor, panel)
                open_table = await bot.service.tables.look(open_table.table.id)
                if confirm:
                    break
            _, actor = await to_act(club, open_table.table.id)
        club.channel.allow(club.sim.bot, SEND)
        told = await club.turn_post(after=post)
        await club.told(1)
        assert told.pinged == [actor]
        assert posts(club.channel) == [post, told]

    async def test_without_attaching_the_post_goes_without_its_picture(self, club: Club, bot: GameBot) -> None:
        post = await club.start("nanotech", 2)
        club.channel.deny(club.sim.bot, ATTACH)
        last = post
        for _ in range(2):
            await take_turn(club, last)
            last = await club.turn_post(after=last)
            assert not last.files
        (said,) = await direct(club.people[0], 1)
        assert "Attach Files" in said
        club.channel.allow(club.sim.bot, ATTACH)
        await club.sim.quiet()
        await take_turn(club, last)
        assert (await club.turn_post(after=last)).files
        assert await direct(club.people[0]) == [said]

    async def test_embedding_is_not_needed(self, club: Club, bot: GameBot) -> None:
        club.channel.deny(club.sim.bot, discord.Permissions(embed_links=True))
        post = await club.start("nanotech", 2)
        assert post.files
        assert await direct(club.people[0]) == []

    async def test_without_reading_the_past_a_post_from_before_a_long_outage_is_repeated_once(
        self, club: Club
    ) -> None:
        async with club.open() as bot:
            post = await club.start("nanotech", 2)
            await club.told(1)
            await begun_long_ago(bot)
        club.channel.deny(club.sim.bot, HISTORY)
        club.sim.clock.skip(3600)
        async with club.open():
            await club.told(1)
            first, again = posts(club.channel)
            assert first is post
            assert again.pinged == post.pinged
            # Everything else needs no past.
            following = await take_turn(club, again)
            assert (await club.turn_post(after=again)).pinged == [following]
            await club.told(1)
            assert len(posts(club.channel)) == 3
            assert await direct(club.people[0]) == []

    async def test_who_is_told_reads_it_in_the_language_they_chose(self, club: Club, bot: GameBot) -> None:
        ann, ben = club.people[:2]
        await set_own(ann, club.channel, "language", "pl")
        lobby = (await ann.slash(club.channel, "new", game="nanotech", language="cs")).message
        await ben.click(lobby, custom_id=next(b.custom_id for b in lobby.buttons if ":join:" in (b.custom_id or "")))
        await start_game(ann, lobby)
        post = await club.turn_post(after=lobby)
        open_table = await bot.service.tables.in_channel(club.channel.id)
        told = {
            locale: sentence(bot, open_table, "blocked", catalogue(locale), person.id)
            for person, locale in ((ann, "pl"), (ben, "cs"), (ann, "en"))
        }
        assert len(set(told.values())) == 3
        ann.accepts_dms = False
        for person, locale in ((ben, "cs"), (ann, "pl")):
            assert await tell_people(bot, open_table, "blocked")
            assert await direct(person, 1) == [told[locale]]
            ann.accepts_dms = True
        assert post.pinged

    async def test_automod_is_told_of(self, club: Club, bot: GameBot) -> None:
        post = await club.start("nanotech", 2)
        club.sim.fail_next("POST", f"/channels/{club.channel.id}/messages", 400, code=200000, times=2)
        await take_turn(club, post)
        await failed_once(club, await bot.service.tables.in_channel(club.channel.id))
        (said,) = await direct(club.people[0], 1)
        assert "AutoMod" in said


class TestPlaces:
    async def test_a_deleted_channel_is_left_by_moving_the_table(self, club: Club, bot: GameBot) -> None:
        post = await club.start("nanotech", 2)
        ann, ben, cleo = club.people[:3]
        table = (await bot.service.tables.in_channel(club.channel.id)).table.id
        await take_turn(club, post)
        await club.told(table)
        club.channel.delete()
        await club.sim.changes.until(lambda: ann.private_messages or None, 40)
        (said,) = await direct(ann, 1)
        assert "/host channel" in said
        refuge = club.guild.add_text_channel("refuge")
        assert await ann.autocomplete(refuge, "host channel", focused="table", table="")
        refused = await (await cleo.slash(refuge, "host channel", table=str(table))).answer()
        assert "Pick one of your tables" in refused.text
        moved = await (await ben.slash(refuge, "host channel", table=str(table))).answer()
        assert "continues here" in moved.text
        told = await refuge.wait_for(pings)
        _, actor = await to_act(club, table)
        assert told.pinged == [actor]
        assert told.files
        await take_turn(club, told)
        await refuge.wait_for(pings, after=told)
        assert await direct(ann) == [said]

    async def test_a_deleted_channel_is_not_tried_for_ever(self, club: Club, bot: GameBot) -> None:
        post = await club.start("nanotech", 2)
        open_table = await bot.service.tables.in_channel(club.channel.id)
        club.sim.fail_next("POST", f"/channels/{club.channel.id}/messages", 404, code=10003, times=100)
        await take_turn(club, post)
        await failed_once(club, open_table)
        now = bot.service.tables.clock()
        for day in range(200):
            bot.service.tables.clock = lambda day=day: now + day * 86400.0  # type: ignore[misc]
            bot.service.tables.outbox_changed.set()
            await club.sim.quiet(0.01)
        assert await tries(club, club.channel) < 20
        assert len(await direct(club.people[0], 1)) == 1

    async def test_moving_checks_host_place_and_server(self, club: Club, bot: GameBot) -> None:
        post = await club.start("nanotech", 2)
        ann, ben = club.people[:2]
        table = str((await bot.service.tables.in_channel(club.channel.id)).table.id)
        other = club.guild.add_text_channel("other")
        far = club.sim.add_guild("Far Club")
        far.add_member(ann)
        abroad = far.add_text_channel("abroad")

        async def said(person: User, channel: Channel, number: str = table) -> str:
            return (await (await person.slash(channel, "host channel", table=number)).answer()).text

        mute = club.guild.add_text_channel("mute")
        mute.deny(club.sim.bot, discord.Permissions(send_messages=True))
        assert "I lack these permissions in this channel: Send Messages." in await said(ann, mute)
        assert "Only the table's host" in await said(ben, other)
        assert "already in this channel" in await said(ann, club.channel)
        assert "only within its server" in await said(ann, abroad)
        assert "Pick one of your tables" in await said(ann, other, "the one with ben")
        await ben.slash(other, "new", game="nanotech")
        assert "already has a table" in await said(ann, other)
        panel = panel_of(await post.pinged[0].click(post, "Take Turn"))
        await first_choice(post.pinged[0], panel)
        free = club.guild.add_text_channel("free")
        assert "continues here" in await said(ann, free)
        told = await free.wait_for(pings)
        assert told.pinged == post.pinged
        assert "\n- " not in told.text  # an unfinished turn is private
        again = panel_of(await post.pinged[0].click(told, "Take Turn"))
        assert "\n> " in again.text
        assert "moved the table here" in told.text
        await club.told(int(table))
        assert len(free.messages) == 2
        (status,) = free.pins
        assert "⏳" in status.text

    async def test_a_lobby_moves_with_its_buttons(self, club: Club, bot: GameBot) -> None:
        await club.new_table("nanotech", 1)
        table = str((await bot.service.tables.in_channel(club.channel.id)).table.id)
        other = club.guild.add_text_channel("other")
        await club.people[0].slash(other, "host channel", table=table)
        lobby = await other.wait_for(lambda message: bool(message.buttons))
        await club.people[1].click(lobby, "Join")
        assert "**ben**" in lobby.text

    async def test_an_archived_thread_opens_again_and_a_locked_one_is_told_of(self, club: Club, bot: GameBot) -> None:
        ann = club.people[0]
        thread, post = await started_in_thread(club)
        open_table = await bot.service.tables.in_channel(thread.id)
        await club.told(open_table.table.id)
        thread.archive()
        await take_turn(club, post)
        second = await thread.wait_for(pings, after=post)
        assert not thread.archived
        await club.told(open_table.table.id)
        panel_before = await to_act(club, open_table.table.id)
        thread.archive(locked=True)
        for _ in range(20):
            open_table = await bot.service.tables.look(open_table.table.id)
            assert open_table.decision is not None
            confirm = open_table.decision.is_confirm
            choice = open_table.decision.choices[0].id
            await bot.service.play.choose(open_table.table.id, panel_before[1].id, open_table.table.version, choice)
            if confirm:
                break
        await failed_once(club, open_table)
        (said,) = await direct(ann, 1)
        assert "locked" in said
        assert said.endswith("use /host channel in another channel.")
        to_players = sentence(bot, open_table, "locked", catalogue("en"), club.people[1].id)
        assert to_players.endswith("please tell a server manager.")
        assert "/host" not in to_players
        thread.archived = thread.locked = False
        thread.announce_update()
        await thread.wait_for(pings, after=second)
        assert len(posts(thread)) == 3

    async def test_the_bot_is_removed_and_comes_back(self, club: Club, bot: GameBot) -> None:
        far = club.sim.add_guild("Far Club")
        far.add_member(club.people[0])
        post = await club.start("nanotech", 2)
        open_table = await bot.service.tables.in_channel(club.channel.id)
        _, actor = await to_act(club, open_table.table.id)
        club.guild.remove_bot()
        await club.sim.quiet()
        for _ in range(20):
            open_table = await bot.service.tables.look(open_table.table.id)
            assert open_table.decision is not None
            confirm = open_table.decision.is_confirm
            choice = open_table.decision.choices[0].id
            await bot.service.play.choose(open_table.table.id, actor.id, open_table.table.version, choice)
            if confirm:
                break
        await failed_once(club, open_table)
        (said,) = await direct(club.people[0], 1)
        assert "no longer on the server" in said
        club.guild.add_bot()
        told = await club.turn_post(after=post)
        _, following = await to_act(club, open_table.table.id)
        assert told.pinged == [following]
        assert len(posts(club.channel)) == 2

    async def test_a_server_left_for_good_is_left_by_moving_to_another(self, club: Club, bot: GameBot) -> None:
        await club.start("nanotech", 2)
        table = str((await bot.service.tables.in_channel(club.channel.id)).table.id)
        far = club.sim.add_guild("Far Club")
        for person in club.people[:2]:
            far.add_member(person)
        abroad = far.add_text_channel("abroad")
        await club.told(int(table))
        club.guild.remove_bot()
        await club.sim.quiet()
        moved = await (await club.people[1].slash(abroad, "host channel", table=table)).answer()
        assert "continues here" in moved.text
        told = await abroad.wait_for(pings)
        await take_turn(club, told)
        await abroad.wait_for(pings, after=told)
