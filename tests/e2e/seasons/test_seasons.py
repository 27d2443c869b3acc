"""Seasons through Discord: opened by a manager, signed up for by button, drawn, played and paused."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord
import pytest

from cogs.client.bot import GameBot
from engine.club.seasons.season import Season
from engine.club.seasons.seasons import Seasons
from engine.records.shards import Shards
from engine.records.table import Person
from simulation import Message, Reply
from simulation.checks.permissions import VIEW_CHANNEL
from simulation.common import LOOP_TIMEOUT
from tests.e2e.clocks.test_pace import at
from tests.e2e.conftest import Club, panel_of, press, sure
from tests.e2e.host.test_consent import said
from tests.e2e.test_abuse import forged
from tests.engine.conftest import to_the_end
from tests.waiting import until

DAY = 86400.0


async def card_of(club: Club) -> Message:
    """Return the manager's card of seasons."""
    page = panel_of(await club.boss.slash(club.channel, "server"))
    await press(club.boss, page, "Seasons")
    return page


async def opened(club: Club, **values: str) -> Message:
    """Open a season of Nanotech by the manager's form; return its post."""
    page = await card_of(club)
    form = (await club.boss.click(page, "New Season: Nanotech")).modal
    await (await club.boss.submit(form, values={"Tables per player": "1", **values})).answer()
    return await club.channel.wait_for(lambda message: message.text.startswith("### Nanotech season"))


async def season_of(bot: GameBot, number: int = 1) -> Season:
    return await bot.service.seasons.load(number)


async def until_state(bot: GameBot, state: str) -> None:
    """Wait until the season is in a state."""
    async with asyncio.timeout(LOOP_TIMEOUT):
        while (await season_of(bot)).state != state:
            await asyncio.sleep(0.005)


async def signed_up(club: Club, post: Message, people: int) -> None:
    """Let people sign up, and wait until the post says so."""
    for person in club.people[:people]:
        await press(person, post, "Sign Up")
    await until(lambda: f"Signed up: {people}" in post.text)


async def running(club: Club, bot: GameBot, tables: int) -> None:
    """Wait until this many tables of the season run, and everything is posted."""

    async def count() -> int:
        return len(await bot.service.store.tables.running())

    async with asyncio.timeout(LOOP_TIMEOUT):
        while await count() < tables:
            await asyncio.sleep(0.005)
    for each in await bot.service.store.tables.running():
        await club.told(each)


async def drawn(club: Club, bot: GameBot, people: int = 4, tables: int = 1) -> Message:
    """Open a season, let people sign up and draw it; return its post."""
    post = await opened(club)
    await signed_up(club, post, people)
    page = await card_of(club)
    await press(club.boss, page, "Draw Tables")
    await running(club, bot, tables)
    await until(lambda: f"Games over: 0 of {tables}" in post.text)
    return post


async def test_a_season_is_opened_signed_up_for_and_drawn(club: Club, bot: GameBot) -> None:
    ann, ben, cleo, dan = club.people
    post = await opened(club, **{"Tables per player": "2"})
    assert "Everyone plays at 2 tables of 4 (or 3) at once, and meets about 6 others." in post.text
    assert "1 day per turn, with a time bank of 5 days; then a computer player makes the turn." in post.text
    assert not post.pinged
    told = await said(await ann.click(post, "Sign Up"))
    assert told == (
        "You are signed up for Nanotech season 1. You will play at 2 tables at once and meet about 6 others."
    )
    assert await said(await ann.click(post, "Sign Up")) == "You are in: Nanotech season 1."
    assert "🏁 You are signed up for Nanotech season 1." in await said(await ann.slash(club.channel, "games"))
    for person in (ben, cleo, dan):
        await press(person, post, "Sign Up")
    assert await said(await dan.click(post, "Leave")) == "You left Nanotech season 1."
    assert await said(await dan.click(post, "Leave")) == "You are not signed up for this season."
    await press(dan, post, "Sign Up")
    await until(lambda: "Signed up: 4" in post.text)
    page = await card_of(club)
    await press(club.boss, page, "Draw Tables")
    assert page.text.startswith("The tables of Nanotech season 1 are drawn.")
    await running(club, bot, 2)
    await until(lambda: "Games over: 0 of 2" in post.text)
    assert "– ann · 0/2" in post.text
    assert "Draw:" not in post.text
    assert post.pinned
    assert [thread.name for thread in club.guild.threads] == [
        "Nanotech season 1 · cleo, ann, dan and ben", "Nanotech season 1 · ben, dan, ann and cleo"
    ]  # fmt: skip
    assert [part.label for part in post.buttons] == ["Leave"]
    # It pings with its games only: in each thread, whose turn it is.
    assert not [message for message in club.channel.messages if message.pinged]
    for thread in club.guild.threads:
        assert len([message for message in thread.messages if message.pinged]) == 1
    assert "🏁 You play in Nanotech season 1." in await said(await ann.slash(club.channel, "games"))
    assert not club.sim.violations


async def test_only_managers_open_and_draw(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    refusal = "Only people who may manage this server can set it up. Ask one of them."
    for verb in (
        "seasons:",
        "season-new:nanotech",
        "season-draw:1",
        "season-admit:1",
        "season-setup:1",
        "season-divisions:1",
        "season-move:1,2",
        "season-replace:1",
        "season-void:1",
        "season-pause:1",
        "season-resume:1",
        "season-off:1",
        "season-here:1",
    ):
        page = await forged(club, [{"type": 2, "custom_id": f"b:0:0:{verb}"}])
        assert await said(await ann.interact(f"b:0:0:{verb}", message=page)) == refusal
    post = await opened(club)
    page = await card_of(club)
    assert "New Season: Nanotech" not in [part.label for part in page.buttons]
    few = await said(await club.boss.click(page, "Draw Tables"))
    assert few.startswith("Too few for whole tables: 3 players are needed. The sign-up stays open until <t:")
    question = await sure(club.boss, await club.boss.click(page, "Cancel Season"))
    assert question.text == "Nanotech season 1 was canceled."
    await until(lambda: post.text.endswith("The season was canceled."))
    assert club.channel.messages[-1].text == "🏁 Nanotech season 1 was canceled."
    assert not post.buttons
    await until_state(bot, "off")


async def test_those_who_signed_up_long_ago_are_asked_once(club: Club, bot: GameBot) -> None:
    ann, ben, cleo, dan = club.people
    post = await opened(club)
    await signed_up(club, post, 4)
    at(bot, bot.service.tables.clock() + 2 * DAY)
    await press(dan, post, "Sign Up")
    page = await card_of(club)
    await press(club.boss, page, "Draw Tables")
    assert page.text.startswith("Those who signed up more than a day ago have been asked")
    ask = await club.channel.wait_for(lambda message: message.text.startswith("🙋"))
    assert ask.pinged == [ann, ben, cleo]
    assert await said(await ann.click(ask, "I'm In")) == "You are in: Nanotech season 1."
    assert "2 players have not answered yet." in await said(await club.boss.click(page, "Draw Tables"))
    await press(ben, ask, "I'm In")
    await press(cleo, ask, "I'm In")
    await running(club, bot, 1)
    await until(lambda: ask.text == "🙋 Nanotech season 1: the tables are drawn.")
    assert not ask.buttons
    assert [message for message in club.channel.messages if message.pinged] == [ask]


async def test_leaving_after_the_draw_is_asked_first(club: Club, bot: GameBot) -> None:
    post = await drawn(club, bot)
    ann = club.people[0]
    reply = await ann.click(post, "Leave")
    assert "A computer player takes over your seats, and you come last at those tables." in panel_of(reply).text
    question = await sure(ann, reply)
    assert question.text == "You left Nanotech season 1."
    (number,) = [each.table for each in await bot.service.seasons.store.tables(1)]
    assert ann.id not in (await bot.service.tables.look(number)).table.users
    assert await said(await ann.click(post, "Leave")) == "You are not signed up for this season."
    await until(lambda: "– ann · 0/1 🤖\n" in post.text)
    assert "\n-# 🤖 left, or was absent at a table" in post.text


async def test_a_manager_sets_it_up_before_anyone_signs_up(club: Club, bot: GameBot) -> None:
    post = await opened(club)
    assert "Options" not in post.text
    page = await card_of(club)
    form = (await club.boss.click(page, "Set Up")).modal
    assert form is not None
    old = (await club.boss.click(page, "Set Up")).modal
    answer = await (await club.boss.submit(form, values={"option-target": "15", "bank": "0"})).answer()
    assert answer.text.startswith("Nanotech season 1 is set up.")
    await until(lambda: "\nOptions: prestige target: 15\n" in post.text)
    assert "1 day per turn, without a time bank; then a computer player" in post.text
    await press(club.people[0], post, "Sign Up")
    await until(lambda: "Signed up: 1" in post.text)
    late = "People have signed up already, so the season stays as it is."
    assert await said(await club.boss.submit(old, values={"option-target": "20"})) == late
    assert await said(await club.boss.click(page, "Set Up")) == late
    assert "Set Up" not in [part.label for part in (await card_of(club)).buttons]
    assert (await season_of(bot)).options["target"] == 15


@pytest.mark.both_databases
async def test_a_manager_lets_in_who_left_the_last_season(club: Club, bot: GameBot) -> None:
    post = await drawn(club, bot)
    ann = club.people[0]
    await sure(ann, await ann.click(post, "Leave"))
    await bot.service.seasons.end(1)
    post = await opened(club)
    await club.channel.wait_for(lambda message: message.text.startswith("### Nanotech season 2"))
    post = club.channel.messages[-1]
    assert await said(await ann.click(post, "Sign Up")) == (
        "You left Nanotech season 1, so a manager of this server must agree before you are in Nanotech season 2."
        " `/games` shows it then."
    )
    assert "season 2" not in await said(await ann.slash(club.channel, "games"))
    assert "Signed up: 0" in post.text
    page = await card_of(club)
    menu = next(each for each in page.selects if "season-admit" in (each.custom_id or ""))
    assert [each.label for each in menu.options] == ["ann"]
    await (await club.boss.select(page, ["1"], custom_id=menu.custom_id)).answer()
    assert page.text.startswith("ann is signed up for Nanotech season 2.")
    assert not page.selects
    await until(lambda: "Signed up: 1" in post.text)
    assert "🏁 You are signed up for Nanotech season 2." in await said(await ann.slash(club.channel, "games"))


async def test_managers_pause_and_take_tables_out(club: Club, bot: GameBot) -> None:
    post = await drawn(club, bot)
    (thread,) = club.guild.threads
    (number,) = [each.table for each in await bot.service.seasons.store.tables(1)]
    page = await card_of(club)
    await press(club.boss, page, "Pause Season")
    assert page.text.startswith("Nanotech season 1 is paused for 7 days.")
    await club.told(number)
    assert "boss paused the game until" in thread.messages[-1].text
    await until(lambda: "⏸️ Paused until" in post.text)
    await press(club.boss, page, "End Pause")
    await until(lambda: "⏸️" not in post.text)
    form = (await club.boss.click(page, "Take Table Out")).modal
    assert await said(await club.boss.submit(form)) == "This season has no such table."
    reply = (await chosen(club, page, number))[1]
    names = thread.name.rpartition(" · ")[2]
    assert panel_of(reply).text == (
        f"Take Nanotech #{number} ({names}) out of Nanotech season 1? It then counts for no one, and its game ends."
        " No other table is being played: the season is then over, and this cannot be undone."
    )
    await sure(club.boss, reply)
    await until(lambda: "The season is over:" in post.text)
    assert "Winner" not in club.channel.messages[-1].text
    await until_state(bot, "over")
    assert (await bot.service.tables.look(number)).table.status == "cancelled"


async def chosen(club: Club, page: Message, number: int, form: str = "Take Table Out") -> tuple[list[str], Reply]:
    """Choose a table in a form by its number, or type that if the menu lacks it; return the entries and the answer."""
    modal = (await club.boss.click(page, form)).modal
    assert modal is not None
    entries = next(each.component["options"] for each in modal.fields if each.label == "Table")
    shown = [f"{each['label']} · {each['description']}" for each in entries]
    listed = str(number) in [each["value"] for each in entries]
    values = {"table": [str(number)]} if listed else {"table": [], "other": f"Nanotech #{number}"}
    return shown, await club.boss.submit(modal, values=values)


async def test_a_table_taken_out_says_so_and_is_counted_again(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two tables with the same people, one is over; the menu calls them as their posts do."""
    post = await opened(club, **{"Tables per player": "2"})
    await bot.service.lobby.create("nanotech", 77, Person(5, "Eve"), guild=club.guild.id)  # takes number 1
    await signed_up(club, post, 4)
    page = await card_of(club)
    await press(club.boss, page, "Draw Tables")
    await running(club, bot, 2)
    page = await card_of(club)
    await to_the_end(bot.service, await bot.service.tables.look(3))
    await club.told(3)
    channels = [(await bot.service.tables.look(each)).table.channel for each in (2, 3)]
    threads = [thread for each in channels for thread in club.guild.threads if thread.id == each]
    names = [thread.name.rpartition(" · ")[2] for thread in threads]

    async def done(number: int, *, entries: list[str], asked: str, told: str) -> None:
        shown, reply = await chosen(club, page, number)
        assert shown == entries
        assert panel_of(reply).text.startswith(asked)
        assert not panel_of(reply).text.endswith("cannot be undone.")
        await sure(club.boss, reply)
        await club.told(number)
        newest = [each for each in threads[number - 2].messages if told in each.text]
        assert newest
        assert not [part for part in newest[-1].buttons if part.label == "Restore Game"]
        is_out = any("Taken out of its season:" in each.text for each in threads[number - 2].messages)
        assert is_out == ("taken out" in told)

    refused = await said(await club.boss.slash(threads[0], "host cancel"))
    assert refused.startswith("A game of a season cannot be ended alone.")
    two, three = f"Nanotech #2 · {names[0]}", f"Nanotech #3 · Over · {names[1]}"
    out = [f"Nanotech #{number} · Taken out · {name}" for number, name in zip((2, 3), names, strict=True)]
    await until(lambda: "Games over: 1 of 2" in post.text)
    before = post.text
    taken = "This table was taken out of Nanotech season 1; it does not count."
    await done(3, entries=[two, three], asked=f"Take Nanotech #3 ({names[1]}) out of", told=taken)
    await until(lambda: "Games over: 0 of 1" in post.text)
    assert "– ann · 0/1" in post.text
    await done(
        3, entries=[two, out[1]], asked=f"Count Nanotech #3 ({names[1]}) in", told="counts in Nanotech season 1"
    )
    await until(lambda: post.text == before)
    monkeypatch.setattr("cogs.seasons.replacing.MAX_OPTIONS", 1)
    await bot.service.seasons.note(1, drawn=((1, 2, 3, 4),) * 3)  # another is to come, so that the season goes on
    club.channel.deny(club.sim.bot, discord.Permissions(create_public_threads=True))
    assert await said((await chosen(club, page, 77))[1]) == "This season has no such table."
    await done(2, entries=[two], asked=f"Take Nanotech #2 ({names[0]}) out of", told=taken)
    again = "counts in Nanotech season 1 again. The game continues where it stopped."
    await done(2, entries=[out[0]], asked=f"Count Nanotech #2 ({names[0]}) in", told=again)
    assert (await bot.service.tables.look(2)).table.status == "running"
    await to_the_end(bot.service, await bot.service.tables.look(2))
    await until(lambda: "2/3" in post.text)


async def test_a_manager_replaces_someone_at_a_table(club: Club, bot: GameBot) -> None:
    await drawn(club, bot, people=3)
    (thread,) = club.guild.threads
    ann, dan = club.people[0], club.people[3]
    page = await card_of(club)

    async def written(**values: object) -> Reply:
        form = (await club.boss.click(page, "Replace Player")).modal
        return await club.boss.submit(form, values=values)

    assert await said(await written(seat="ann")) == "This season has no such table."
    assert "ann" in await said(await written(table="1", seat="nobody"))
    assert (await said(await written(table="1", seat="ann", player=club.sim.bot))).startswith("A bot cannot play.")
    stranger = club.sim.add_user("stranger")
    assert "is not on this server" in await said(await written(table="1", seat="ann", player=stranger))
    club.channel.deny(dan, VIEW_CHANNEL)
    refused = await said(await written(table="1", seat="ann", player=dan))
    assert refused.startswith("dan cannot see the channel of this table")
    club.channel.allow(dan, VIEW_CHANNEL)
    question = await sure(club.boss, await written(table="1", seat="ann", player=dan))
    assert question.text.startswith("The seat is offered.")
    (number,) = [each.table for each in await bot.service.seasons.store.tables(1)]
    await club.told(number)
    offer = next(each for each in thread.messages if any(part.label == "Take Seat" for part in each.buttons))
    assert dan in offer.pinged
    await press(dan, offer, "Take Seat")
    table = (await bot.service.tables.look(number)).table
    assert dan.id in table.users
    assert ann.id not in table.users
    await sure(club.boss, await written(table="1", seat="dan"))  # a computer player
    assert dan.id not in (await bot.service.tables.look(number)).table.users


async def test_a_manager_moves_people_between_divisions(club: Club, bot: GameBot) -> None:
    await opened(club)
    page = await card_of(club)
    assert "Divisions" not in [part.label for part in page.buttons]
    for number in range(16):
        await bot.service.seasons.sign_up(1, Person(900 + number, f"P{number}"))
    page = await card_of(club)
    await press(club.boss, page, "Divisions")
    assert "**Division 1** · 8\nP0, P1, P2, P3, P4, P5, P6 and P7" in page.text
    menu = next(each for each in page.selects if (each.custom_id or "").endswith(":1,2"))
    await (await club.boss.select(page, [menu.options[0].value], custom_id=menu.custom_id)).answer()
    assert page.text.startswith("P0 will play in division 2.")
    assert "**Division 2** · 9\nP0, P8" in page.text


async def test_everyone_reads_all_standings_and_the_post_is_pinned_once(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At first, the network prevents the post from being pinned; a manager who removes the pin is not overruled."""
    ann = club.people[0]
    post = await opened(club)
    await signed_up(club, post, 4)
    page = await forged(club, [{"type": 2, "custom_id": "b:0:0:season-rows:1"}])
    assert await said(await ann.interact("b:0:0:season-rows:1", message=page)) == (
        "The tables of this season are not drawn yet."
    )
    monkeypatch.setattr("cogs.seasons.season_post.MAX_CONTENT", 160)
    lost = club.sim.fail_next("PUT", "/channels/*/pins/*", 500, times=99)
    await press(club.boss, await card_of(club), "Draw Tables")
    await running(club, bot, 1)
    await until(lambda: "more" in post.text)
    assert not post.pinned
    lost.times = 0
    bot.service.seasons.changed.set()
    await until(lambda: post.pinned)
    async with asyncio.timeout(LOOP_TIMEOUT):
        while not (await season_of(bot)).pinned:
            await asyncio.sleep(0.005)
    post.pinned = False
    bot.service.seasons.changed.set()
    await club.sim.quiet(0.05)
    assert not post.pinned
    rows = panel_of(await ann.click(post, "Standings"))
    assert "**– ann · 0/1**" in rows.text
    assert "– dan · 0/1" in rows.text


async def test_a_missing_permission_stops_nothing_for_good(club: Club, bot: GameBot) -> None:
    post = await opened(club)
    await signed_up(club, post, 4)
    threads = discord.Permissions(create_public_threads=True)
    club.channel.deny(club.sim.bot, threads)
    await press(club.boss, await card_of(club), "Draw Tables")
    await until(lambda: "⚠️ The bot could not open a table in this channel (Create Public Threads)." in post.text)
    assert "⚠️ The bot could not open a table in this channel (Create Public Threads)." in (await card_of(club)).text
    assert not club.guild.threads
    club.channel.overwrites.clear()
    club.channel.announce_update()
    club.guild.max_active_threads = 0
    bot.service.seasons.changed.set()
    await until(lambda: "(too many active threads)" in post.text)
    club.guild.max_active_threads = 1000
    bot.service.seasons.changed.set()
    await running(club, bot, 1)
    await until(lambda: "Games over: 0 of 1" in post.text)
    assert "⚠️" not in post.text


async def test_who_has_left_the_server_is_neither_drawn_nor_asked(club: Club, bot: GameBot) -> None:
    dan = club.people[3]
    eva, fred = club.guild.add_member("eva"), club.guild.add_member("fred")
    post = await opened(club)
    for person in (*club.people, eva, fred):
        await press(person, post, "Sign Up")
    club.channel.deny(club.sim.bot, discord.Permissions(create_public_threads=True))
    club.guild.remove_member(eva)
    at(bot, bot.service.tables.clock() + 2 * DAY)
    page = await card_of(club)
    assert "6 players are needed" in await said(await club.boss.click(page, "Draw Tables"))
    club.guild.remove_member(fred)
    await press(club.boss, page, "Draw Tables")
    ask = await club.channel.wait_for(lambda message: message.text.startswith("🙋"))
    assert ask.pinged == club.people
    club.sim.fail_next("GET", "/guilds/*/members/*", 503, times=5)  # who is asked about then stays
    for person in club.people:
        await press(person, ask, "I'm In")
    await until(lambda: "⚠️ The bot could not open a table" in post.text)
    club.guild.remove_member(dan)
    club.channel.overwrites.clear()
    club.channel.announce_update()
    bot.service.seasons.changed.set()
    await running(club, bot, 1)
    assert {*(await bot.service.tables.look(1)).table.users} == {person.id for person in club.people[:3]}


@pytest.mark.both_databases
async def test_what_a_kill_kept_from_being_noted_is_found(club: Club) -> None:
    """The sign-up post and the thread of a table: neither is duplicated."""
    club.sim.nonce_window = 0.0  # so that Discord does not recognize the second of two posts
    async with club.open() as bot:
        post = await opened(club)
        await signed_up(club, post, 4)
        await bot.service.seasons.note(1, post=1)
    async with club.open() as bot:
        async with asyncio.timeout(LOOP_TIMEOUT):
            while (number := (await season_of(bot)).post) == 1:
                await asyncio.sleep(0.005)
        assert number == post.id
    assert [message.id for message in club.channel.messages] == [post.id]
    async with club.open() as bot:
        channel = await bot.fetch_channel(club.channel.id)
        assert isinstance(channel, discord.TextChannel)
        name = "Nanotech season 1 · Ann, Ben, Cleo and Dan"
        made = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await bot.service.seasons.note(1, opening=1)
        await bot.service.seasons.draw(1)
        await running(club, bot, 1)
        assert [thread.id for thread in club.guild.threads] == [made.id]
        (table,) = await bot.service.seasons.store.tables(1)
        assert (await bot.service.tables.look(table.table)).table.channel == made.id


async def test_a_table_that_a_kill_kept_from_starting_has_no_lobby_post(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its game starts instead, with the next start of the bot."""

    async def fails(*_: object) -> None:
        raise OSError("killed")

    async with club.open() as bot:
        post = await opened(club)
        await signed_up(club, post, 4)
        with monkeypatch.context() as patched:
            patched.setattr(Seasons, "_start", fails)
            await press(club.boss, await card_of(club), "Draw Tables")
            async with asyncio.timeout(LOOP_TIMEOUT):
                while not await bot.service.seasons.store.tables(1):
                    await asyncio.sleep(0.005)
            await club.sim.quiet(0.05)
            assert await bot.service.store.tables.running() == []
            (thread,) = club.guild.threads
            assert thread.messages == []
    with monkeypatch.context() as patched:
        patched.setattr(Seasons, "_start", fails)
        async with club.open():
            await club.sim.quiet(0.1)
    assert thread.messages == []
    async with club.open() as bot:
        await running(club, bot, 1)
        assert club.guild.threads == [thread]
        assert not [message for message in thread.messages if any(part.label == "Join" for part in message.buttons)]


@pytest.mark.both_databases
async def test_only_the_process_with_the_server_opens_tables(club: Club) -> None:
    own, other = Shards((0,), 2), Shards((1,), 2)
    if not own.has(club.guild.id):
        own, other = other, own
    async with club.open() as bot:
        post = await opened(club)
        await signed_up(club, post, 4)
    async with club.open(shards=other) as bot:
        await bot.service.seasons.draw(1)
        assert await bot.service.seasons.going_on() == []
        await club.sim.quiet(0.05)
        assert not club.guild.threads
        assert "Signed up: 4" in post.text
    async with club.open(shards=own) as bot:
        await running(club, bot, 1)
        await until(lambda: "Games over: 0 of 1" in post.text)
        assert len(club.guild.threads) == 1


@pytest.mark.usefixtures("bot")
async def test_another_server_has_nothing_of_it(club: Club) -> None:
    post = await opened(club)
    ann = club.people[0]
    far = club.sim.add_guild("Far Club")
    far.add_member(ann)
    abroad = replace(club, channel=far.add_text_channel("abroad"))
    for verb in ("season-in:1", "season-out:1", "season-in:x", "season-in:99"):
        page = await forged(abroad, [{"type": 2, "custom_id": f"b:0:0:{verb}"}])
        assert await said(await ann.interact(f"b:0:0:{verb}", message=page)) == "This season does not exist."
    assert "Signed up: 0" in post.text


async def test_a_post_that_may_not_be_edited_holds_no_season_up(club: Club, bot: GameBot) -> None:
    """Discord limits the edits of messages that are older than an hour."""
    post = await opened(club)
    await signed_up(club, post, 4)
    await club.sim.quiet()
    before = post.text
    fault = club.sim.fail_next("PATCH", "/channels/*/messages/*", 429, 1000, code=30046, retry_after=600.0)
    await press(club.boss, await card_of(club), "Draw Tables")
    await running(club, bot, 1)
    assert post.text == before
    club.sim.traffic.faults.remove(fault)
    bot.service.seasons.changed.set()
    await until(lambda: "Games over: 0 of 1" in post.text)
