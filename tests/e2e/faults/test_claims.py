"""Work that is recorded before it is done: after a kill in between, the next start does it, or it can be requested again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

import pytest

from cogs.process.health import last_ailment
from simulation import Channel, Message
from simulation.setting_up import set_up, start_game
from tests.e2e.conftest import Club, first_choice, is_check, panel_of, pings, press, sure
from tests.e2e.faults.test_restart import process
from tests.e2e.help.test_greeting import greetings, server
from tests.sqlite import sqlite_of
from tests.waiting import until

Kill = Callable[[], Awaitable[None]]
Step = Callable[[Club], Awaitable[object]]
POST, EDIT, PIN = ("POST", "/channels/*/messages"), ("PATCH", "/channels/*/messages/*"), ("PUT", "/channels/*/pins/*")
ANSWER, FOLLOW_UP = ("POST", "/interactions/*/callback"), ("*", "/webhooks/*")


@asynccontextmanager
async def life(club: Club, *, really: bool) -> AsyncIterator[Kill]:
    """Run the bot, in its own process if `really`; yield what kills it.

    In this process, it ends in an orderly way, but anything that it still writes or sends is lost.
    """
    if really:
        async with process(club) as child:

            async def kill() -> None:
                child.kill()
                await child.wait()

            yield kill
        return
    async with club.open() as bot:

        async def freeze() -> None:
            database = sqlite_of(bot.service.store)
            await database._writer.pragma("query_only = ON")
            await database._db.execute("PRAGMA query_only = ON")
            club.sim.fail_next("*", "*", 404, times=1_000_000)

        yield freeze
    club.sim.traffic.faults.clear()


class Claim(NamedTuple):
    """A claim: `act` stores it and then sends the request `aim`, which never arrives. `done` fails unless a restart completes it.

    `before` does the preparations.
    """

    before: Step
    aim: tuple[str, str]
    act: Step
    done: Step


# What people do


def newest(channel: Channel, label: str) -> Message:
    """Return the newest message of a channel that has a button with this label."""
    found = (each for each in reversed(channel.messages) if label in [button.label for button in each.buttons])
    return next(found)


async def shown(channel: Channel, label: str) -> Message:
    return await channel.wait_for(lambda message: label in [button.label for button in message.buttons])


async def nothing(_: Club) -> None:
    pass


async def lobby_of_two(club: Club) -> Message:
    return await club.new_table("nanotech", 2)


async def game(club: Club, seats: int = 2) -> Message:
    """Start a game, and wait until all is posted."""
    post = await club.start("nanotech", seats)
    await until(lambda: club.channel.pins)
    await club.sim.quiet()
    return post


async def turn(club: Club) -> None:
    """Play the turn that the newest post asks for."""
    post = newest(club.channel, "Take Turn")
    (actor,) = post.pinged
    panel = panel_of(await actor.click(post, "Take Turn"))
    while not any(button.label == "Confirm Turn" for button in panel.buttons):
        await first_choice(actor, panel)
    await actor.click(panel, "Confirm Turn")


async def two_turns(club: Club) -> None:
    await game(club)
    first = club.channel.messages[-1]
    await turn(club)
    await club.turn_post(after=first)
    await club.sim.quiet()


async def turn_begun(club: Club) -> None:
    """Begin the turn after another, so that the others must be asked about that one."""
    await two_turns(club)
    post = newest(club.channel, "Take Turn")
    (actor,) = post.pinged
    await first_choice(actor, panel_of(await actor.click(post, "Take Turn")))
    await club.sim.quiet()


async def told_once(club: Club) -> None:
    """Fail unless the turn's post is there once, asks the player who is next, and all that follows it is done."""
    await until(lambda: len(asking(club)) == 2)
    first, second = asking(club)
    assert first.pinged != second.pinged
    await until(lambda: not first.buttons)
    await until(lambda: str(second.id) in club.channel.pins[0].text)
    await club.sim.quiet()
    assert asking(club) == [first, second]


def asking(club: Club) -> list[Message]:
    return [message for message in club.channel.messages if pings(message)]


async def pinned(club: Club) -> None:
    await until(lambda: club.channel.pins and asking(club))
    await club.sim.quiet()
    assert len(asking(club)) == 1


async def seat_offered(club: Club) -> None:
    await game(club)
    ann, ben, _, dan = club.people
    await sure(ann, await ann.slash(club.channel, "host replace", seat=ben.name, player=dan))
    await shown(club.channel, "Take Seat")
    await club.sim.quiet()


async def seat_declined(club: Club) -> None:
    await press(club.people[3], newest(club.channel, "Take Seat"), "Decline")


async def offer_closed(club: Club) -> None:
    (offer,) = [each for each in club.channel.messages if "offers the seat" in each.text]
    await until(lambda: not offer.buttons)
    assert offer.text.endswith("❌ dan declined.")


async def asked_back(club: Club) -> None:
    """Let the player who took the last turn ask to take it back."""
    first = asking(club)[0]
    (asker,) = first.pinged
    await sure(asker, await asker.slash(club.channel, "undo"))


async def request_posted(club: Club) -> None:
    post = await shown(club.channel, "Agree")
    await club.sim.quiet()
    assert [each for each in club.channel.messages if "take back" in each.text and each.pinged] == [post]


async def invites(club: Club) -> None:
    ann, _, _, dan = club.people
    await ann.slash(club.channel, "table invite", player=dan)


async def invited_once(club: Club) -> None:
    """Fail unless the invitation can be repeated, and only once."""
    await invites(club)
    await until(lambda: asking(club))
    ann, _, _, dan = club.people
    assert "already invited" in (await (await ann.slash(club.channel, "table invite", player=dan)).answer()).text
    (post,) = asking(club)
    assert post.pinged == [dan]


async def opens(club: Club) -> None:
    await club.people[0].slash(club.channel, "new", game="nanotech")


async def lobby_there(club: Club) -> None:
    lobby = await shown(club.channel, "Join")
    await club.sim.quiet()
    assert club.channel.messages == [lobby]
    await press(club.people[1], lobby, "Join")
    await until(lambda: "**ben**" in lobby.text)


async def called_off(club: Club) -> None:
    await game(club)
    ann = club.people[0]
    await sure(ann, await ann.slash(club.channel, "host cancel"))
    await until(lambda: not club.channel.pins)
    await club.sim.quiet()


async def plays_again(club: Club) -> None:
    await club.people[0].slash(club.channel, "table rematch")


async def rematch_there(club: Club) -> None:
    lobby = await shown(club.channel, "Join")
    assert club.people[1] in lobby.pinged


async def moves(club: Club) -> None:
    await club.people[0].slash(club.guild.add_text_channel("second"), "host channel", table="1")


async def moved(club: Club) -> None:
    second = club.guild.channels[-1]
    assert isinstance(second, Channel)
    await shown(second, "Join")


async def joins(club: Club) -> None:
    await club.people[2].click(newest(club.channel, "Join"), "Join")


async def joined(club: Club) -> None:
    lobby = newest(club.channel, "Join")
    await until(lambda: "cleo" in lobby.text)


async def adds_computer(club: Club) -> None:
    lobby = newest(club.channel, "Join")
    menu = next(each for each in lobby.selects if "add-computer" in (each.custom_id or ""))
    await club.people[0].select(lobby, [menu.options[0].value], custom_id=menu.custom_id)


async def computer_seated(club: Club) -> None:
    lobby = newest(club.channel, "Join")
    await until(lambda: "🤖" in lobby.text or "computer" in lobby.text)


async def closes(club: Club) -> None:
    ann = club.people[0]
    await sure(ann, await ann.slash(club.channel, "host cancel"))


async def closed(club: Club) -> None:
    (lobby,) = club.channel.messages
    await until(lambda: not lobby.buttons)
    assert lobby.text.endswith("This table was closed.")


async def starts(club: Club) -> None:
    await club.people[0].click(newest(club.channel, "Join"), "Start Game")


async def asked_once(club: Club) -> None:
    """Fail unless Ben was asked by one post, whose button starts the game."""
    await shown(club.channel, "I'm In")
    await club.sim.quiet()
    (post,) = filter(is_check, club.channel.messages)
    assert post.pinged == [club.people[1]]
    await is_in(club)
    await begun_once(club)


async def asked_of_ben(club: Club) -> None:
    await lobby_of_two(club)
    await starts(club)
    await shown(club.channel, "I'm In")
    await club.sim.quiet()


async def is_in(club: Club) -> None:
    await club.people[1].click(newest(club.channel, "I'm In"), "I'm In")


async def begun_once(club: Club) -> None:
    """Fail unless the ready check says that the game starts, and one post asks for the first turn."""
    (post,) = filter(is_check, club.channel.messages)
    await until(lambda: not post.buttons)
    await until(lambda: asking(club))
    await club.sim.quiet()
    assert post.text.endswith("✅ Everyone is in. The game starts.")
    assert len(asking(club)) == 1


async def speaks_polish(club: Club) -> None:
    await set_up(club.people[0], club.channel, language="pl")


async def in_polish(club: Club) -> None:
    lobby = newest(club.channel, "Join")
    await until(lambda: "prowadzi stół" in lobby.text)


async def ready(club: Club) -> None:
    """Wait until the bot counts itself as ready: it has not joined the servers that Discord names before."""
    if club.bots:
        await until(club.bot.is_ready)
    else:
        beat = club.database.with_suffix(".beat")
        await until(lambda: beat.exists() and not last_ailment(beat))


async def comes_in(club: Club) -> None:
    server(club)[0].add_bot()


async def greeted_once(club: Club) -> None:
    channels = [each for each in club.sim.guilds[-1].channels if isinstance(each, Channel)]
    await until(lambda: sum(greetings(*channels)))
    await club.sim.quiet()
    assert sum(greetings(*channels)) == 1


async def exports(club: Club) -> None:
    await club.boss.slash(club.channel, "admin export")


async def exported(club: Club) -> None:
    reply = await club.boss.slash(club.channel, "admin export")
    await until(lambda: reply.message is not None and reply.message.files)


CLAIMS = {
    "a turn": Claim(game, POST, turn, told_once),
    "the status post": Claim(game, EDIT, turn, told_once),
    "the pin": Claim(lobby_of_two, PIN, lambda club: start_game(club.people[0], newest(club.channel, "Join")), pinned),
    "a ready check": Claim(lobby_of_two, POST, starts, asked_once),
    "the last answer": Claim(asked_of_ben, EDIT, is_in, begun_once),
    "the end of an offer": Claim(seat_offered, EDIT, seat_declined, offer_closed),
    "a request": Claim(turn_begun, POST, asked_back, request_posted),
    "an invitation": Claim(lobby_of_two, ANSWER, invites, invited_once),
    "a new table": Claim(nothing, ANSWER, opens, lobby_there),
    "a rematch": Claim(called_off, POST, plays_again, rematch_there),
    "a move": Claim(lobby_of_two, POST, moves, moved),
    "a seat": Claim(lobby_of_two, ANSWER, joins, joined),
    "a computer player": Claim(lobby_of_two, ANSWER, adds_computer, computer_seated),
    "a canceled lobby": Claim(lobby_of_two, EDIT, closes, closed),
    "a language": Claim(lobby_of_two, EDIT, speaks_polish, in_polish),
    "a greeting": Claim(ready, POST, comes_in, greeted_once),
    "an export": Claim(game, FOLLOW_UP, exports, exported),
}  # fmt: skip


@pytest.mark.parametrize("really", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["cut off", "kill -9"])
@pytest.mark.parametrize("claim", CLAIMS.values(), ids=CLAIMS)
@pytest.mark.usefixtures("all_asked")
async def test_what_is_claimed_is_done(
    club: Club, monkeypatch: pytest.MonkeyPatch, claim: Claim, *, really: bool
) -> None:
    monkeypatch.setattr("cogs.client.bot.GRACE_SECONDS", 0.01)
    async with life(club, really=really) as kill:
        await claim.before(club)
        held = club.sim.hold_next(*claim.aim, dropped=True)
        acting = asyncio.ensure_future(claim.act(club))
        await asyncio.wait_for(held.wait(), 60)
        await kill()
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
    club.sim.recent_nonces.clear()
    async with life(club, really=really):
        await claim.done(club)
        await club.sim.quiet()
    club.sim.take_violations()


async def test_a_post_that_a_kill_kept_from_being_marked_is_marked_when_its_turn_is_over(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first post only asks; after the restart, there is nothing left to ask, but it was posted anyway."""
    monkeypatch.setattr("cogs.client.bot.GRACE_SECONDS", 0.01)
    async with life(club, really=False) as kill:
        lobby = await lobby_of_two(club)
        held = club.sim.hold_next(*PIN, dropped=True)
        await start_game(club.people[0], lobby)
        await asyncio.wait_for(held.wait(), 60)
        first = newest(club.channel, "Take Turn")
        await turn(club)
        await kill()
    club.sim.recent_nonces.clear()
    async with life(club, really=False):
        await club.turn_post(after=first)
        await club.told(1)
        posts = await club.bot.service.store.outbox.posts(1)
    assert [message.id for message in club.channel.messages if message.pinged] == sorted(posts)
    club.sim.take_violations()
