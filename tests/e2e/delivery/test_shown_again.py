"""Posts after an undo, a restored game and a new player: one message with the picture of the current table."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.client import drawing
from cogs.client.bot import GameBot
from simulation import Message
from tests.e2e.conftest import Club, first_choice, panel_of, press, sure


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the number of events marked in each picture of a post."""
    found = list[int]()
    draw = drawing.order_for

    def noted(*given: Any, **more: Any) -> Any:
        found.append(len(more.get("events", ())))
        return draw(*given, **more)

    monkeypatch.setattr(drawing, "order_for", noted)
    return found


async def whole_turn(club: Club, post: Message) -> str:
    """Let the player whom a post asks take a whole turn; return their name."""
    (actor,) = post.pinged
    table = (await club.bot.service.tables.in_channel(club.channel.id)).table.id
    panel = panel_of(await actor.click(post, "Take Turn"))
    while True:
        open_table = await club.bot.service.tables.look(table)
        seat = open_table.to_act()
        if seat is None or seat.user != actor.id:
            return actor.name
        await first_choice(actor, panel)


def new_posts(club: Club, after: Message) -> list[Message]:
    """Return the posts that came after another."""
    return [each for each in club.channel.messages if each.id > after.id]


@pytest.mark.usefixtures("bot")
async def test_after_an_undo_one_post_shows_the_table(club: Club, marked: list[int]) -> None:
    name = await whole_turn(club, await club.start("nanotech", 2))
    await club.told(1)
    last = club.channel.last
    marked.clear()
    await sure(club.boss, await club.boss.slash(club.channel, "host undo"))
    await club.told(1)
    (post,) = new_posts(club, last)
    assert f"↩ boss took back one turn: **{name}**." in post.text
    assert post.text.startswith(f"🔔 {post.pinged[0].mention}")
    assert post.files
    assert set(marked) == {0}  # a picture whose process ended is drawn again


@pytest.mark.usefixtures("bot")
async def test_a_restored_game_is_shown(club: Club, marked: list[int]) -> None:
    await whole_turn(club, await club.start("nanotech", 2))
    ann = club.people[0]
    await sure(ann, await ann.slash(club.channel, "host cancel"))
    await club.told(1)
    cancelled = club.channel.last
    marked.clear()
    await ann.click(cancelled, "Restore Game")
    await club.told(1)
    post = next(each for each in new_posts(club, cancelled) if "ann restored the game" in each.text)
    assert post.pinged
    assert post.files
    assert set(marked) == {0}  # a picture whose process ended is drawn again


@pytest.mark.usefixtures("bot")
async def test_a_new_player_who_is_to_act_sees_the_table(club: Club, marked: list[int]) -> None:
    """The post also pings the player who lost the seat."""
    post = await club.start("nanotech", 2)
    await club.told(1)
    (actor,) = post.pinged
    ann, dan = club.people[0], club.people[3]
    await sure(ann, await ann.slash(club.channel, "host replace", seat=actor.name, player=dan))
    await club.told(1)
    offer = club.channel.last
    marked.clear()
    await press(dan, offer, "Take Seat")
    await club.told(1)
    (shown,) = [each for each in new_posts(club, offer) if each.files]
    assert f"dan takes over from {actor.name}." in shown.text
    assert set(shown.pinged) == {dan, actor}
    assert set(marked) == {0}  # a picture whose process ended is drawn again


async def test_acts_of_a_game_that_was_canceled_in_the_meantime_are_told(club: Club, bot: GameBot) -> None:
    """The result of an undo is posted even though no one needs to be asked anymore."""
    name = await whole_turn(club, await club.start("nanotech", 2))
    await club.told(1)
    last = club.channel.last
    fault = club.sim.fail_next("POST", "/channels/*/messages", 500, times=50)
    await sure(club.boss, await club.boss.slash(club.channel, "host undo"))
    await sure(club.boss, await club.boss.slash(club.channel, "host cancel"))
    fault.times = 0
    await bot.service.notices.retry([1])
    await club.told(1)
    assert any(f"took back one turn: **{name}**." in each.text for each in new_posts(club, last))
