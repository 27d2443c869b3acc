"""Posts that offer something: one ping for each person, their own answer, and a note of the outcome."""

from __future__ import annotations

from engine.records.table import RESTORE_DAYS, Person
from simulation import Message, User
from tests.e2e.conftest import Club, first_choice, panel_of, press, sure
from tests.e2e.operations.test_admin import private

SEAT = ["Take Seat", "Decline"]


def labels(message: Message) -> list[str | None]:
    return [button.label for button in message.buttons]


async def offered(club: Club, seat: User, to: User) -> Message:
    """Let the host offer a seat; return the post, once everything is posted."""
    ann, count = club.people[0], len(club.channel.messages)
    await sure(ann, await ann.slash(club.channel, "host replace", seat=seat.name, player=to))
    await club.told(1)
    (post,) = [each for each in club.channel.messages[count:] if "offers the seat" in each.text]
    return post


async def test_a_seat_offered_again_and_again_pings_once(club: Club) -> None:
    async with club.open() as bot:
        await club.start("nanotech", 3)
        _, ben, cleo, dan = club.people
        posts = [await offered(club, each, dan) for each in (cleo, ben, cleo, cleo)]
        assert [post.pinged for post in posts] == [[dan], [], [], []]
        assert [labels(post) for post in posts] == [[], [], [], SEAT]
        assert all(post.text.endswith("This offer is no longer open.") for post in posts[:-1])
        assert "not offered to you" in await private(await ben.click(posts[-1], "Decline"))
        await press(dan, posts[-1], "Take Seat")
        await club.told(1)
        assert posts[-1].text.endswith("✅ dan took the seat.")
        assert not posts[-1].buttons
        assert not (await bot.service.tables.look(1)).table.offer_posts


async def test_an_offer_or_a_call_that_is_over_is_not_posted_late(club: Club) -> None:
    async with club.open() as bot:
        now = bot.service.tables.clock() + 7200
        ann, ben, _, dan = club.people
        await club.new_table("nanotech", 1)
        bot.service.tables.clock = lambda: now  # Ann may have gone, so she is called when Ben joins
        fault = club.sim.fail_next("POST", "/channels/*/messages", 500, times=1000)
        await bot.service.lobby.join(1, Person(ben.id, ben.name))
        await bot.service.lobby.start(1, ann.id)
        fault.times = 0
        await bot.service.notices.retry([1])
        await club.told(1)
        fault = club.sim.fail_next("POST", "/channels/*/messages", 500, times=1000)
        for to in (Person(dan.id, dan.name), None):
            await bot.service.hosting.replace(1, Person(ann.id, ann.name), 1, to, manager=False)
        fault.times = 0
        await bot.service.notices.retry([1])
        await club.told(1)
        said = "\n".join(each.text for each in club.channel.messages)
        assert "gave the seat of ben" in said
        assert "the game can start" not in said
        assert "offers the seat" not in said
        assert not any(dan in each.pinged for each in club.channel.messages)


async def test_who_declines_a_seat_is_not_asked_again(club: Club) -> None:
    async with club.open() as bot:
        await club.start("nanotech", 2)
        ann, ben, _, dan = club.people
        post = await offered(club, ben, dan)
        assert "Declined" in await private(await dan.click(post, "Decline"))
        await club.told(1)
        assert post.text.endswith("❌ dan declined.")
        assert not post.buttons
        assert "dan declined the seat of ben" in club.channel.messages[-1].text
        assert not club.channel.messages[-1].pinged
        again = await ann.slash(club.channel, "host replace", seat=ben.name, player=dan)
        assert "has declined a seat in this game" in await private(again)
        assert (await bot.service.tables.look(1)).table.users == [ann.id, ben.id]


async def test_an_offer_waits_while_the_game_is_canceled(club: Club) -> None:
    async with club.open() as bot:
        await club.start("nanotech", 2)
        ann, ben, _, dan = club.people
        post = await offered(club, ben, dan)
        await sure(ann, await ann.slash(club.channel, "host cancel"))
        await club.told(1)
        assert labels(post) == SEAT
        now = bot.service.tables.clock()
        bot.service.tables.clock = lambda: now + RESTORE_DAYS * 86400 + 60
        await bot.service.reminders.remind_due()
        await club.told(1)
        assert post.text.endswith("This offer is no longer open.")
        assert not post.buttons


async def test_a_restored_game_no_longer_says_that_it_can_be_restored(club: Club) -> None:
    async with club.open() as bot:
        await club.start("nanotech", 2)
        ann = club.people[0]
        answer = await sure(ann, await ann.slash(club.channel, "host cancel"))
        public = await club.channel.wait_for(lambda message: "ended the game early" in message.text)
        await club.told(1)
        assert "can restore the game until" in public.text
        await press(ann, public, "Restore Game")
        await club.told(1)
        assert "can restore" not in public.text
        assert public.text.endswith("The game goes on.")
        assert not public.buttons
        await press(ann, answer, "Restore Game")
        assert "nothing to restore" in answer.text
        assert not answer.buttons
        assert not (await bot.service.tables.look(1)).table.offer_posts


async def test_the_panel_of_who_has_resigned_has_no_live_controls(club: Club) -> None:
    async with club.open():
        post = await club.start("nanotech", 3)
        (actor,) = post.pinged
        panels = [panel_of(await actor.click(post, "Take Turn")) for _ in range(3)]
        await press(actor, panels[2], "More")
        await sure(actor, await actor.slash(club.channel, "table resign"))
        await club.told(1)
        await (await first_choice(actor, panels[0])).answer()
        await press(actor, panels[1], "What Can I Do?")
        await press(actor, panels[2], "My Laboratory")
        for panel in panels:
            assert panel.text.startswith("You have no seat at this table, and the game has started.")
            assert not panel.buttons
            assert not panel.selects
            assert not panel.files


async def test_a_panel_left_open_at_the_end_has_no_live_controls(club: Club) -> None:
    async with club.open():
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        host = club.people[0]
        await sure(host, await host.slash(club.channel, "host cancel"))
        await club.told(1)
        await (await first_choice(actor, panel)).answer()
        assert panel.text.startswith("This game was ended early.")
        assert not panel.buttons
        assert not panel.selects
