"""A seat offered to everyone, as the players see it."""

from __future__ import annotations

import pytest

from cogs.answers.delivery_problems import tell_people
from cogs.client.bot import GameBot
from cogs.delivery.act_post import offer_to_all
from cogs.posts.post_words import end_content
from engine.catalogue import catalogue
from engine.records.table import Seat
from simulation import Message
from tests.e2e.conftest import Club, press, sure
from tests.e2e.lobby.test_open_tables import VIEW, listed
from tests.e2e.operations.test_admin import private
from tests.e2e.test_abuse import forged


def with_button(club: Club, label: str) -> Message:
    """Return the newest message with a button."""
    return next(each for each in reversed(club.channel.messages) if label in [part.label for part in each.buttons])


async def test_a_table_without_a_host_offers_no_seat_and_pings_no_host(club: Club, bot: GameBot) -> None:
    """Tables of seasons have none: their managers replace players."""
    await club.start("nanotech", 2)
    open_table = await bot.service.tables.look(1)
    table = open_table.table
    assert [each.label for each in offer_to_all(table, 1, catalogue("en"))] == ["Offer to Everyone"]
    table.host, table.seats = 0, [Seat(name="ann 🤖", computer="random") for _ in table.seats]
    assert offer_to_all(table, 1, catalogue("en")) == []
    assert await tell_people(bot, open_table, "gone") is False
    assert not club.sim.violations
    assert "<@" not in end_content(open_table, catalogue("en"), [])


async def test_the_first_to_press_has_the_seat_of_who_resigned(club: Club, bot: GameBot) -> None:
    await club.start("nanotech", 3)
    ann, ben, cleo, dan = club.people
    count = len(club.channel.messages)
    await sure(ben, await ben.slash(club.channel, "table resign"))
    await club.told(1)
    resigned = with_button(club, "Offer to Everyone")
    assert "ben resigned" in resigned.text
    assert resigned in club.channel.messages[count:]
    assert "Only the table's host" in await private(await cleo.click(resigned, "Offer to Everyone"))
    await press(ann, resigned, "Offer to Everyone")
    await club.told(1)
    post = with_button(club, "Take Seat")
    assert "ann offers the seat of ben 🤖 to everyone. The first to press **Take Seat** gets it." in post.text
    assert not post.pinged
    assert "already" in await private(await cleo.click(post, "Take Seat"))
    assert "now have a seat" in await private(await dan.click(post, "Take Seat"))
    await club.told(1)
    assert post.text.endswith("✅ dan took the seat.")
    assert not post.buttons
    assert "Offer to Everyone" not in [part.label for part in resigned.buttons]
    eve = club.guild.add_member("eve")
    old = "b:1:2:take-open:"
    page = await forged(club, [{"type": 2, "style": 3, "label": "Take Seat", "custom_id": old}])
    assert "no longer open" in await private(await eve.interact(old, message=page))
    assert (await bot.service.tables.look(1)).table.users == [ann.id, dan.id, cleo.id]
    kinds = [each.kind for each in (await bot.service.tables.look(1)).table.offer_posts]
    assert not kinds


@pytest.mark.usefixtures("bot")
async def test_lobby_lists_the_seats_that_are_offered(club: Club) -> None:
    await club.start("nanotech", 3)
    ann, ben, cleo, dan = club.people
    await sure(ben, await ben.slash(club.channel, "table resign"))
    await club.told(1)
    assert "take over" not in (await listed(dan, club.channel)).text
    await press(ann, with_button(club, "Offer to Everyone"), "Offer to Everyone")
    await club.told(1)
    page = await listed(dan, club.channel)
    assert "Running games with a seat to take over: 1" in page.text
    await press(dan, page, "Show Seats")
    assert "Seat of **ben 🤖**" in page.text
    assert "Round 1" in page.text
    own = await listed(cleo, club.channel)
    await press(cleo, own, "Show Seats")
    assert [each.disabled for each in own.buttons if each.label == "Take Seat"] == [True]
    hidden = club.guild.add_text_channel("other")
    club.channel.deny(dan, VIEW)
    assert "take over" not in (await listed(dan, hidden)).text
    club.channel.allow(dan, VIEW)
    assert "now have a seat" in await private(await dan.click(page, "Take Seat"))
    await press(dan, page, "Open Tables")
    assert "take over" not in page.text
    await club.told(1)


async def test_the_host_withdraws_the_offer(club: Club, bot: GameBot) -> None:
    await club.start("nanotech", 3)
    ann, ben, cleo = club.people[:3]
    await sure(ben, await ben.slash(club.channel, "table resign"))
    await club.told(1)
    await press(ann, with_button(club, "Offer to Everyone"), "Offer to Everyone")
    await club.told(1)
    post = with_button(club, "Take Seat")
    assert "Only the table's host" in await private(await cleo.click(post, "Withdraw"))
    await press(ann, post, "Withdraw")
    await club.told(1)
    assert post.text.endswith("This offer is no longer open.")
    assert not post.buttons
    assert (await bot.service.tables.look(1)).table.seats_to_take == ()
