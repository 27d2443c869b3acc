"""Each state in docs/states.md is entered, survives a restart of the bot, and ends in the way that the page describes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple, get_args, get_type_hints

import pytest
from msgspec.structs import replace

from cogs.client.bot import GameBot
from cogs.seasons.season_tasks import SeasonTasks
from engine.club.seasons.season import SeasonState
from engine.records.posts import OfferPost
from engine.records.table import Person, Status, Table
from simulation import Channel, Message
from simulation.common import LOOP_TIMEOUT
from simulation.setting_up import start_game
from tests.e2e.clocks.test_pace import DAY, at, paced
from tests.e2e.clocks.test_time_bank import with_clock
from tests.e2e.conftest import Club, press, sure
from tests.e2e.lobby.test_lobbies import invited
from tests.e2e.lobby.test_ready_check import asked
from tests.e2e.lobby.test_wishes import look as look_for_wishes
from tests.e2e.lobby.test_wishes import wish
from tests.e2e.seasons.test_seasons import card_of, drawn, opened, season_of, signed_up
from tests.waiting import STEP, until

PAGE = Path("docs/states.md").read_text(encoding="utf-8")
TEXTS = "\n".join(each.read_text(encoding="utf-8") for each in Path("data/text/en").glob("*.ftl"))
SECONDS = {"hour": 3600.0, "day": DAY}
MARGIN = 900.0
"""Seconds by which a state may last longer or shorter than the page says: the test itself takes time."""

pytestmark = pytest.mark.usefixtures("all_asked")


class Row(NamedTuple):
    """A row of the page: a state, its exits, its end by itself, and what is seen of that."""

    state: str
    exits: str
    ends: str
    learn: str
    why: str

    @property
    def seconds(self) -> float:
        """The number of seconds after which the state ends by itself: the last time in its row; 0 if there is none."""
        times = re.findall(r"(\d+) (hour|day)s?", self.ends)
        return int(times[-1][0]) * SECONDS[times[-1][1]] if times else 0.0


ROWS = [
    Row(*(cell.strip() for cell in line.strip("|").split("|")))
    for line in PAGE.splitlines()
    if line.startswith("| ") and not line.startswith("| State ")
]


async def table_of(bot: GameBot) -> Table:
    return (await bot.service.tables.look(1)).table


# Each brings about a state; what it returns says whether the state lasts.

Lasts = Callable[[GameBot], Awaitable[object]]


def while_true(condition: Callable[[Table], object]) -> Lasts:
    """Return whether a condition of the table holds."""

    async def lasts(bot: GameBot) -> object:
        return condition(await table_of(bot))

    return lasts


async def lobby(club: Club) -> Lasts:
    await club.new_table("nanotech", 1)
    return while_true(lambda table: table.status == "lobby")


async def lobby_with_enough(club: Club) -> Lasts:
    await club.new_table("nanotech", 2)
    return while_true(lambda table: table.host == club.people[0].id)


async def ready_check(club: Club) -> Lasts:
    _, post = await asked(club, 3)
    await press(club.people[1], post, "I'm In")
    return while_true(lambda table: table.open_check)


async def invitation(club: Club) -> Lasts:
    await club.new_table("nanotech", 1)
    post = await invited(club, club.people[0], club.people[3])

    async def lasts(_: GameBot) -> object:
        return post.buttons

    return lasts


async def a_wish(club: Club) -> Lasts:
    await wish(club, club.people[1])

    async def lasts(bot: GameBot) -> object:
        return await bot.service.wishes.of(club.people[1].id, club.guild.id)

    return lasts


async def table_for_wishes(club: Club) -> Lasts:
    for person in club.people[1:3]:
        await wish(club, person, days="10")
    await look_for_wishes(club.bot)
    return while_true(lambda table: table.status == "lobby")


async def timed_turn(club: Club) -> Lasts:
    late, *_ = await paced(club, club.bot, days=1)
    return while_true(lambda table: table.asks(late.id) and not table.late)


async def turn_of_a_computer(club: Club) -> Lasts:
    await with_clock(club, "0", "count", "computer")
    await start_game(club.people[0], club.channel.messages[0])
    (late,) = (await club.turn_post()).pinged
    return while_true(lambda table: table.asks(late.id))


async def request(club: Club) -> Lasts:
    await club.start("nanotech", 3)
    await club.bot.service.pauses.pause(1, Person(club.people[1].id, "ben"), 14, manager=False)
    await club.told(1)
    return while_true(lambda table: table.open_request)


async def pause(club: Club) -> Lasts:
    await club.start("nanotech", 2)
    await club.bot.service.pauses.pause(1, Person(club.people[0].id, "ann"), 3, manager=False)
    return while_true(lambda table: table.paused)


async def absence(club: Club) -> Lasts:
    late, *_ = await paced(club, club.bot, days=1)
    read, until_then = await club.bot.service.players.settings(late.id), club.bot.service.tables.clock() + 3 * DAY
    await club.bot.service.players.save(late.id, replace(read, away_until=until_then), read)

    async def lasts(bot: GameBot) -> object:
        return (await bot.service.players.settings(late.id)).away_until > bot.service.tables.clock()

    return lasts


async def canceled_game(club: Club) -> Lasts:
    await club.start("nanotech", 2)
    await sure(club.people[0], await club.people[0].slash(club.channel, "host cancel"))
    await club.told(1)
    post = club.channel.messages[-1]
    assert "Restore Game" in [each.label for each in post.buttons]

    async def lasts(_: GameBot) -> object:
        return post.buttons

    return lasts


async def few_sign_ups(club: Club) -> Lasts:
    post = await opened(club)
    await signed_up(club, post, 1)

    ends = (await season_of(club.bot)).until

    async def lasts(bot: GameBot) -> object:
        return (await season_of(bot)).until < ends + DAY

    return lasts


async def sign_up(club: Club) -> Lasts:
    post = await opened(club)
    await signed_up(club, post, 3)

    async def lasts(bot: GameBot) -> object:
        return (await season_of(bot)).state == "signup"

    return lasts


async def while_signing_up(bot: GameBot) -> object:
    return (await season_of(bot)).state in {"signup", "asking"}


async def season_question(club: Club) -> Lasts:
    post = await opened(club)
    await signed_up(club, post, 4)
    at(club.bot, club.bot.service.tables.clock() + 2 * DAY)
    await press(club.boss, await card_of(club), "Draw Tables")
    ask = await club.channel.wait_for(lambda message: message.text.startswith("🙋"))
    for person in club.people[:3]:
        await press(person, ask, "I'm In")
    return while_signing_up


async def paused_season(club: Club) -> Lasts:
    await drawn(club, club.bot)
    await press(club.boss, await card_of(club), "Pause Season")

    async def lasts(bot: GameBot) -> object:
        return any(table.paused for table in await running(bot))

    return lasts


async def running(bot: GameBot) -> list[Table]:
    return await bot.service.store.tables.several(await bot.service.store.tables.running())


WALKS: dict[str, Callable[[Club], Awaitable[Lasts]]] = {
    "Lobby": lobby,
    "Lobby with enough players": lobby_with_enough,
    "Ready check": ready_check,
    "Invitation": invitation,
    "Wish for a seat": a_wish,
    "Table for wishes": table_for_wishes,
    "Turn with a time limit": timed_turn,
    "Turn that a computer player takes when time is up": turn_of_a_computer,
    "Request for consent": request,
    "Pause": pause,
    "Absence": absence,
    "Canceled game": canceled_game,
    "Sign-up of too few people": few_sign_ups,
    "Sign-up": sign_up,
    "Question whether people are still in": season_question,
    "Paused season": paused_season,
}


def places(club: Club) -> list[Channel]:
    return [club.channel, *club.guild.threads]


def seen(club: Club) -> list[Message]:
    """Return all messages in the club's channel and threads."""
    return [message for place in places(club) for message in place.messages]


def received(club: Club) -> dict[str, int]:
    """Return the number of direct messages that each person has."""
    return {person.name: len(person.open_dm().messages) for person in club.people}


async def look_after(club: Club, bot: GameBot, now: float) -> None:
    """Let the bot do at a time what is due."""
    at(bot, now)
    while ((due := await bot.service.store.tables.next_due()) is not None) and due <= now:
        await bot.service.reminders.remind_due()
    await look_for_wishes(bot)
    seasons = bot.get_cog("SeasonTasks")
    assert isinstance(seasons, SeasonTasks)
    await seasons.look()
    await until(lambda: not bot.service.tables._computing)
    for table in range(1, 4):
        await club.told(table)


def learned(club: Club, before: list[Message], direct: dict[str, int]) -> str:
    """Return the way in which people learned of something, in the words of the page."""
    new = [each for each in seen(club) if each not in before]
    pinged = {person.name for each in new for person in each.pinged}
    told = [name for name, count in received(club).items() if count > direct[name]]
    if told:
        return f"message: {', '.join(told)}"
    return f"ping: {', '.join(sorted(pinged))}" if pinged else "post" if new else "edit"


@pytest.mark.parametrize("row", [row for row in ROWS if row.seconds], ids=lambda row: row.state)
async def test_a_state_ends_by_itself_as_the_page_says(club: Club, row: Row) -> None:
    async with club.open() as bot:
        lasts = await WALKS[row.state](club)
        begun = bot.service.tables.clock()
    club.clock = lambda: begun
    async with club.open() as bot:
        for days in range(int(row.seconds // DAY)):
            await look_after(club, bot, begun + days * DAY)
        await look_after(club, bot, begun + row.seconds - MARGIN)
        assert await lasts(bot)
        before, direct = seen(club), received(club)
        await look_after(club, bot, begun + row.seconds + MARGIN)
        async with asyncio.timeout(LOOP_TIMEOUT):
            while await lasts(bot):
                await asyncio.sleep(STEP)
        assert learned(club, before, direct) == row.learn


def test_every_state_is_on_the_page_with_its_exits() -> None:
    """Each row either ends by itself after a time, which the walk tries, or with something that has a row itself."""
    assert [row.state for row in ROWS if row.seconds] == [*WALKS]
    for row in ROWS:
        assert row.seconds or row.ends.startswith("with "), row.state
        assert all([row.exits, row.ends, row.learn]), row.state
        assert row.why, row.state
        for label in re.findall(r"\*\*(.+?)\*\*", f"{row.exits} {row.why}"):
            assert re.search(rf"^button-[\w-]+ = {re.escape(label)}$", TEXTS, re.MULTILINE), label


def test_stored_states_have_a_row() -> None:
    """A new state of a table, a season, or a seat needs one."""
    assert get_args(SeasonState) == ("signup", "asking", "drawn", "over", "off")
    assert get_args(Status) == ("lobby", "running", "finished", "cancelled")
    kinds = {"seat", "invitation", "restore", "late", "absent", "freed", "all", "start", "call", "wish"}
    assert {*get_args(get_type_hints(OfferPost)["kind"])} == kinds
