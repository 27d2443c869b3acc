"""The states that Discord's channels, threads, members, messages and emojis may be in, one by one (docs/faults.md, "States")."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import discord
import pytest

from cogs.answers import delivery_problems
from cogs.answers.delivery_problems import tell_people
from cogs.base.errors import BLOCKED, THREADS_FULL, TOO_LATE, VANISHED
from cogs.client.bot import GameBot
from cogs.posts.refresh import take_buttons_off
from simulation.setting_up import start_game
from simulation.world.channels import (
    FORUM,
    MEDIA,
    NEWS,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    STAGE,
    TEXT,
    VOICE,
    Thread,
)
from tests.e2e.conftest import Club, first_pick, panel_of, pings
from tests.e2e.faults.test_faults import direct, posts, started_in_thread, take_turn
from tests.e2e.faults.test_unavailable import made_turn
from tests.e2e.games.test_nanotech import to_act
from tests.waiting import until

ROOT = Path(__file__).parents[3]
TESTS = "".join(each.read_text(encoding="utf-8") for each in (ROOT / "tests" / "e2e").rglob("test_*.py"))
WEEK = 7 * 24 * 60
"""Minutes of a week."""


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(("kind", "thread_kind"), [(TEXT, PUBLIC_THREAD), (NEWS, NEWS_THREAD)])
async def test_a_new_thread_is_of_the_kind_of_its_channel_and_stays_listed_for_a_week(
    club: Club, kind: int, thread_kind: int
) -> None:
    channel = club.guild.add_channel_of_type(kind, "games")
    reply = await club.people[0].slash(channel, "new", game="nanotech", thread=True)
    (thread,) = club.guild.threads
    assert thread.mention in (await reply.answer()).text
    assert (thread.type, thread.auto_archive_minutes) == (thread_kind, WEEK)
    lobby = await thread.wait_for(lambda message: bool(message.buttons))
    await club.people[1].click(lobby, "Join")
    await start_game(club.people[0], lobby)
    post = await thread.wait_for(pings)
    await take_turn(club, post)
    await thread.wait_for(pings, after=post)


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("kind", [NEWS, VOICE, STAGE])
async def test_a_table_moves_to_every_kind_of_channel_in_which_one_can_be_opened(club: Club, kind: int) -> None:
    await club.start("nanotech", 2)
    channel = club.guild.add_channel_of_type(kind, "refuge")
    moved = await (await club.people[0].slash(channel, "host channel", table="1")).answer()
    assert "continues here" in moved.text
    await take_turn(club, await channel.wait_for(pings))
    other = club.guild.add_channel_of_type(kind, "other")
    lobby = (await club.people[2].slash(other, "new", game="nanotech")).message
    assert lobby is not None
    assert lobby.channel is other


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(
    ("kind", "thread_kind"),
    [(FORUM, PUBLIC_THREAD), (MEDIA, PUBLIC_THREAD), (TEXT, PRIVATE_THREAD), (NEWS, NEWS_THREAD)],
)
async def test_a_table_is_played_in_every_kind_of_thread(club: Club, kind: int, thread_kind: int) -> None:
    parent = club.guild.add_channel_of_type(kind, "parent")
    thread = Thread(parent, "games", club.sim.bot, type_=thread_kind, thread_id=None)
    thread.participants += club.people
    club.sim.gateway.dispatch("THREAD_CREATE", thread.payload(), guild=club.guild)
    lobby = (await club.people[0].slash(thread, "new", game="nanotech")).message
    assert lobby is not None
    await club.people[1].click(lobby, "Join")
    await start_game(club.people[0], lobby)
    post = await thread.wait_for(pings)
    await take_turn(club, post)
    await thread.wait_for(pings, after=post)
    assert thread.pins


class State(NamedTuple):
    """A state in which a table's post is refused: how it `begins` and `ends`, and what the host is told (part of it)."""

    begins: Callable[[Club], object]
    ends: Callable[[Club], object]
    told: str


def closed_thread(club: Club) -> Thread:
    """Return the thread in which the table is, archived."""
    (thread,) = club.guild.threads
    thread.archived = True
    return thread


def fill(club: Club) -> None:
    """Archive the table's thread in a server that may have no more active threads."""
    club.guild.max_active_threads = 0
    closed_thread(club).announce_update()


def empty(club: Club) -> None:
    """Let the server have active threads again, which no event reports."""
    club.guild.max_active_threads = 1000


def deny_a_role(club: Club) -> None:
    """Give the bot a role that may not post in threads of the channel."""
    role = club.guild.add_role("muted")
    club.guild.memberships[club.sim.bot.id].roles.append(role)
    club.guild.announce_member(club.sim.bot)
    club.channel.deny(role, discord.Permissions(send_messages_in_threads=True))


def delete_the_role(club: Club) -> None:
    """Delete that role."""
    club.guild.remove_role(club.guild.roles[-1])


STATES = {
    "the bot in a timeout": State(
        lambda club: club.guild.time_out(club.sim.bot, seconds=3600),
        lambda club: club.guild.time_out(club.sim.bot, seconds=0),
        "a moderator has given me a timeout",
    ),
    "too many active threads": State(fill, empty, "as many active threads as Discord allows"),
    "a role that denies posts": State(
        deny_a_role, delete_the_role, "give me these permissions there: Send Messages in Threads"
    ),
    "a locked thread": State(
        lambda club: closed_thread(club).archive(locked=True),
        lambda club: club.guild.threads[0].reopen(),
        "the thread is locked",
    ),
}


@pytest.mark.parametrize("name", STATES)
async def test_the_host_is_told_what_keeps_a_post_and_it_follows_once(
    club: Club, bot: GameBot, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann = club.people[0]
    thread, post = await started_in_thread(club)
    await club.told(1)
    STATES[name].begins(club)
    await club.sim.quiet()
    await made_turn(club, (await to_act(club, 1))[1])
    (said,) = await direct(ann, 1)
    assert STATES[name].told in said
    STATES[name].ends(club)
    if name == "too many active threads":
        await bot.service.notices.retry_stalled()
    await thread.wait_for(pings, after=post)
    await club.told(1)
    assert len(posts(thread)) == 2
    assert await direct(ann) == [said]
    assert not errors(caplog)


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the logged errors."""
    return [record.message for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize(
    ("status", "code", "said"),
    [
        (400, 160006, "as many active threads as Discord allows"),
        (400, 160007, "as many active threads as Discord allows"),
        (400, 200001, "AutoMod keeps me"),
        (403, 20009, "AutoMod keeps me"),
        (403, 60003, "I lack a permission"),
        (403, 0, "Discord did not accept my answer"),
        (403, 40333, "Discord did not accept my answer"),
        (404, 10003, "Discord did not accept my answer"),
    ],
)
async def test_a_thread_that_cannot_be_made(
    club: Club, bot: GameBot, caplog: pytest.LogCaptureFixture, status: int, code: int, said: str
) -> None:
    club.sim.fail_next("POST", "/channels/*/threads", status, code=code)
    reply = await club.people[0].slash(club.channel, "new", game="nanotech", thread=True)
    assert said in (await reply.answer()).text
    assert await bot.service.store.tables.load(1) is None
    assert not errors(caplog)


@pytest.mark.parametrize(
    ("status", "code"),
    [(404, 10008), (404, 10003), (404, 10015), (403, 50001), (401, 50027), (429, 20016), (400, 200000)],
)
async def test_an_edit_of_an_answer_that_is_refused(
    club: Club, bot: GameBot, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    """The panel was dismissed, its channel deleted, or its token is too old: the choice counts anyway."""
    post = await club.start("nanotech", 2)
    (actor,) = post.pinged
    panel = panel_of(await actor.click(post, "Take Turn"))
    for method, path in (("PATCH", "/webhooks/*"), ("POST", "/interactions/*"), ("POST", "/webhooks/*")):
        club.sim.fail_next(method, path, status, code=code, retry_after=0.0)
    await actor.interact(**first_pick(panel), message=panel)
    await club.sim.quiet()
    assert (await bot.service.tables.look(1)).table.ply == 1
    assert not errors(caplog)


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(("status", "code"), [(400, 30003), (403, 60003), (403, 50013), (404, 10008), (400, 50021)])
async def test_a_pin_that_is_refused_costs_nothing(
    club: Club, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    if code == 60003:
        club.guild.requires_two_factor = True
    else:
        club.sim.fail_next("PUT", "/channels/*/pins/*", status, code=code, times=4)
    post = await club.start("nanotech", 2)
    await club.told(1)
    assert not club.channel.pins
    await take_turn(club, post)
    await club.turn_post(after=post)
    assert not await direct(club.people[0])
    assert not errors(caplog)


async def test_a_message_that_was_edited_too_often_is_followed_by_a_new_one(
    club: Club, bot: GameBot, caplog: pytest.LogCaptureFixture
) -> None:
    await club.start("nanotech", 2)
    await club.told(1)
    before = len(club.channel.messages)
    open_table = await bot.service.tables.look(1)
    poster, table = bot.get_cog("Outbox").poster, open_table.table  # type: ignore[union-attr]
    for seconds in (0.01, 600.0):  # the client waits for short times by itself, and gives up five times
        club.sim.fail_next("PATCH", "/channels/*/messages/*", 429, 5, code=30046, retry_after=seconds)
        assert await poster._change(open_table, table.post or table.lobby_post, "x", None, None) is None
        club.sim.traffic.faults.clear()
    assert len(club.channel.messages) == before
    assert not errors(caplog)


@pytest.mark.usefixtures("bot")
async def test_a_pin_that_discord_does_not_accept_now_is_tried_again(club: Club) -> None:
    fault = club.sim.fail_next("PUT", "/channels/*/messages/pins/*", 429, 1000, retry_after=600.0)
    post = await club.start("nanotech", 2)
    await club.told(1)
    assert not club.channel.pins
    club.sim.traffic.faults.remove(fault)
    await take_turn(club, post)
    await club.turn_post(after=post)
    await until(lambda: club.channel.pins)


async def test_direct_messages_that_are_opened_too_fast_are_sent_later(club: Club, bot: GameBot) -> None:
    await club.start("nanotech", 2)
    await club.told(1)
    open_table = await bot.service.tables.look(1)
    club.sim.fail_next("POST", "/users/@me/channels", 400, code=40003)
    with pytest.raises(discord.HTTPException):
        await tell_people(bot, open_table, "gone")
    assert await tell_people(bot, open_table, "gone")
    assert len(await direct(club.people[0], 1)) == 1


@pytest.mark.parametrize("code", [0, 40333, 20026])
async def test_a_refusal_by_the_network_in_front_of_discord_gives_nothing_up(
    club: Club, bot: GameBot, code: int
) -> None:
    post = await club.start("nanotech", 2)
    await club.told(1)
    open_table = await bot.service.tables.look(1)
    for method, path in (("PATCH", "/channels/*"), ("POST", "/users/@me/channels")):
        club.sim.fail_next(method, path, 403, code=code)
    assert not await take_buttons_off(bot, club.channel.id, post.id)
    with pytest.raises(discord.Forbidden):
        await tell_people(bot, open_table, "gone")
    assert await take_buttons_off(bot, club.channel.id, post.id)


def rows_of_the_table() -> list[tuple[str, str]]:
    """Return the first and the last cell of each row of the table of states in docs/faults.md."""
    section = (
        (ROOT / "docs" / "faults.md").read_text(encoding="utf-8").partition("## States")[2].partition("\n## ")[0]
    )
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in section.splitlines()
        if line.startswith("| ")
    ]
    return [(row[0], row[-1].strip("`")) for row in cells if row[0] != "State"]


@pytest.mark.parametrize(("state", "test"), rows_of_the_table())
def test_every_state_has_a_test(state: str, test: str) -> None:
    assert state
    assert f"def {test}(" in TESTS


def test_every_code_that_is_told_apart_is_in_the_table() -> None:
    page = (ROOT / "docs" / "faults.md").read_text(encoding="utf-8")
    codes = {*TOO_LATE, *BLOCKED, *THREADS_FULL, *VANISHED}
    codes |= {value for name, value in vars(delivery_problems).items() if name.isupper() and type(value) is int}
    assert not [code for code in codes if str(code) not in page]
