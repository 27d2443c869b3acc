"""Each state in docs/states.md is entered, survives a restart of the bot, and ends in the way that the page describes."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple, get_args, get_type_hints

import pytest
from msgspec.structs import replace

from cogs.client.bot import GameBot
from cogs.seasons.season_tasks import SeasonTasks
from engine.club.seasons.season import SeasonState
from engine.kernel import text
from engine.records.errors import StoreFault
from engine.records.posts import OfferPost
from engine.records.shards import Shards
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
    shards = bot.service.tables.shards
    while ((due := await bot.service.store.tables.next_due(shards=shards)) is not None) and due <= now:
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


@asynccontextmanager
async def processes(club: Club, way: str) -> AsyncIterator[list[GameBot]]:
    """Run the bot, for two processes once for each of two shards; yield the one that has the club's server last."""
    async with AsyncExitStack() as stack:
        if way != "two processes":
            yield [await stack.enter_async_context(club.open())]
            return
        here = (club.guild.id >> 22) % 2
        club.sim.add_guild("of the other shard", shard=(1 - here, 2))
        yield [
            await stack.enter_async_context(club.open(shared=True, shards=Shards((shard,), 2)))
            for shard in (1 - here, here)
        ]


async def cut_off(club: Club, bot: GameBot, row: Row, now: float, *, dropped: bool) -> None:
    """Kill the bot while it says that a state has ended: its message does not arrive if it is `dropped`."""
    club.sim.clock.skip(now - club.sim.clock.utcnow().timestamp())  # posts are found by their time
    aim = ("PATCH", "/channels/*/messages/*") if row.learn == "edit" else ("POST", "/channels/*/messages")
    held = club.sim.hold_next(*aim, dropped=dropped)
    looking, arrival = asyncio.ensure_future(look_after(club, bot, now)), asyncio.ensure_future(held.wait())
    await asyncio.wait([looking, arrival], return_when=asyncio.FIRST_COMPLETED)

    async def lost(_work: object) -> None:
        raise StoreFault("killed", text("error-not-saved"))

    bot.service.store.database.write = lost  # type: ignore[assignment, method-assign]
    club.sim.fail_next("*", "*", 404, times=1_000_000)
    for task in (looking, arrival):
        task.cancel()
    await asyncio.gather(looking, arrival, return_exceptions=True)


WAYS = ("restarted", "killed before", "killed after", "two processes")


@pytest.mark.parametrize(
    ("club_database", "way"),
    [
        pytest.param(database, way, marks=[] if (database, way) == ("sqlite", "restarted") else [pytest.mark.slow])
        for database in ("sqlite", "postgresql")
        for way in WAYS
    ],
    indirect=["club_database"],
)
@pytest.mark.parametrize("row", [row for row in ROWS if row.seconds], ids=lambda row: row.state)
async def test_a_state_ends_by_itself_as_the_page_says(club: Club, row: Row, way: str) -> None:
    """Once, also if the bot is killed before or after it says so, and by one of two processes."""
    async with club.open() as bot:
        lasts = await WALKS[row.state](club)
        begun = bot.service.tables.clock()
    club.clock = lambda: begun
    async with processes(club, way) as bots:
        for days in range(int(row.seconds // DAY)):
            for bot in bots:
                await look_after(club, bot, begun + days * DAY)
        for bot in bots:
            await look_after(club, bot, begun + row.seconds - MARGIN)
        assert await lasts(bots[-1])
        before, direct, end = seen(club), received(club), begun + row.seconds + MARGIN
        if way.startswith("killed"):
            await cut_off(club, bots[-1], row, end, dropped=way == "killed before")
        else:
            await ended(club, bots, lasts, end)
    if way.startswith("killed"):
        club.sim.traffic.faults.clear()
        club.sim.recent_nonces.clear()
        club.clock = lambda: end
        async with club.open() as bot:
            await ended(club, [bot], lasts, end)
        club.sim.take_violations()
    assert learned(club, before, direct) == row.learn
    said = Counter((each.channel.id, each.text) for each in seen(club) if each not in before)
    assert set(said.values()) <= {1}
    assert all(count <= direct[name] + 1 for name, count in received(club).items())


async def ended(club: Club, bots: Sequence[GameBot], lasts: Lasts, now: float) -> None:
    """Let the bots do at a time what is due, and wait for the end of the state."""
    for bot in bots:
        await look_after(club, bot, now)
    async with asyncio.timeout(LOOP_TIMEOUT):
        while await lasts(bots[-1]):
            await asyncio.sleep(STEP)


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
