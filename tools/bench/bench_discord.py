"""Speed at the table: from press to acknowledgement with many games in play, and from a turn to its picture.

The floor is `/help`, which needs no table, through the same loopback Discord.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from cogs.client.bot import GameBot
from engine.kernel import Rng, seeded_rng
from simulation import Channel, Guild, Message, Reply, User
from tools.bench.figures import Samples
from tools.bench.loopback import loopback
from tools.bench.mix import MIX, TAGS, MixedTable, language, start_table
from tools.bench.people import FLOOR

GAMES = 100
ROUNDS = 3
USUAL, RUSH = 2, 8
"""Numbers of people who press simultaneously."""
MAX_PRESSES = 100
"""Maximum number of presses of a turn: more than any turn takes."""


class PostAim(NamedTuple):
    """The aims of a game: the text about acknowledgements, milliseconds to a post, kilobytes of its picture."""

    ack: str
    post: int
    size: int


AIMS = {
    "nanotech": PostAim("aim median <= 20 ms, p99 <= 150 ms", 400, 400),
    "nucleum": PostAim("aim p99 <= 200 ms", 1000, 700),
}


async def run() -> list[str]:
    """Play every game in many channels at once; return the table's lines."""
    return [line for game in AIMS for line in await measure(game)]


async def measure(game: str) -> list[str]:
    """Play a game in many channels at once; return its lines."""
    aim = AIMS[game]
    ack, rush = (Samples(f"press -> acknowledgement, {at_once} at once") for at_once in (USUAL, RUSH))
    posted, floor = Samples("turn of presses -> post"), Samples(FLOOR)
    sizes: list[int] = []
    async with loopback() as (sim, guild, bot):
        service = bot.service
        tables = [table for table in MIX if table.game == game]
        seats = [await open_table(bot, guild, number, tables[number % len(tables)]) for number in range(GAMES)]
        for channel, _ in seats:
            await channel.wait_for(lambda message: bool(message.pinged), timeout=120)
        await sim.quiet(0.3, timeout=120)
        for _ in range(40):
            reply = await seats[0][1][0].slash(seats[0][0], "help")
            floor.seconds.append(reply.acknowledged_after or 0.0)
        for number, (samples, at_once) in enumerate([(ack, USUAL), (rush, RUSH)] * ROUNDS):
            gate = asyncio.Semaphore(at_once)
            await asyncio.gather(*(play_turn(bot, *seat, number, samples, gate) for seat in seats))
            await sim.quiet(0.3, timeout=120)
        while await service.notices.waiting() or bot.drawing_pool.waiting:
            await asyncio.sleep(0.1)
        for channel, people in seats[:20]:
            before, settled = channel.last, (await service.tables.in_channel(channel.id)).settled_ply
            start = time.perf_counter()
            await play_turn(bot, channel, people, 99, ack, asyncio.Semaphore(1))
            if (await service.tables.in_channel(channel.id)).settled_ply == settled:
                continue  # the turn waits for the answer of someone else
            post = await channel.wait_for(lambda message: bool(message.pinged), timeout=60, after=before)
            posted.seconds.append(time.perf_counter() - start)
            sizes += [len(picture.data) for picture in post.files]
    return [
        f"{GAMES} games of {game} in play, {len(ack.seconds) + len(rush.seconds)} presses",
        floor.line(),
        ack.line(floor, aim.ack),
        rush.line(floor),
        posted.line(floor, f"aim <= {aim.post} ms (whole turn of presses included)"),
        f"largest picture {max(sizes, default=0) / 1024:.0f} KB (aim <= {aim.size})",
    ]


async def open_table(bot: GameBot, guild: Guild, number: int, table: MixedTable) -> tuple[Channel, list[User]]:
    """Start a table in its own channel, in the language of its number; its players have each their own."""
    channel = guild.add_text_channel(f"table-{number}")
    people = [
        guild.add_member(f"p{number}-{seat}", locale=TAGS[(number + seat) % len(TAGS)]) for seat in range(table.seats)
    ]
    await start_table(bot.service, channel.id, guild.id, people, table, language(number))
    return channel, people


async def play_turn(
    bot: GameBot,
    channel: Channel,
    people: list[User],
    number: int,
    ack: Samples,
    gate: asyncio.Semaphore,
    pause: float = 0.0,
) -> None:
    """Open the panel and press choices until the turn is confirmed, each after a pause of a few seconds.

    With a pause, an acknowledgement is measured from the end of the pause, even if the loop was busy then.
    """

    async def measure_press(press: Callable[[], Awaitable[Reply]]) -> Reply:
        due = time.perf_counter() + pause
        if pause:
            await asyncio.sleep(pause)
        late = time.perf_counter() - due
        reply = await press()
        ack.seconds.append(late + (reply.acknowledged_after or 0.0))
        return reply

    async with gate:
        open_table = await bot.service.tables.in_channel(channel.id)
        seat = open_table.to_act()
        actor = next((person for person in people if seat and person.id == seat.user), None)
        if actor is None:
            return
        post, opener = next(
            (message, part.custom_id)
            for message in reversed(channel.messages)
            for part in message.buttons
            if ":turn:" in (part.custom_id or "")
        )
        opened = await measure_press(lambda: actor.click(post, custom_id=opener))
        panel, rng = opened.message, seeded_rng(number)
        for _ in range(MAX_PRESSES):
            open_table = await bot.service.tables.in_channel(channel.id)
            if open_table.decision is None or open_table.to_act() is not seat:
                return
            confirm = open_table.decision.is_confirm
            await measure_press(lambda: press_any(actor, panel, rng))
            if confirm:
                return


async def press_any(actor: User, panel: Message, rng: Rng) -> Reply:
    """Make a random choice on the panel, by its button or its menu."""
    buttons = [button.custom_id for button in panel.buttons if button.custom_id and ":pick:" in button.custom_id]
    entries = [(menu.custom_id, option.value) for menu in panel.selects for option in menu.options]
    number = rng.below(len(buttons) + len(entries))
    if number < len(buttons):
        return await actor.click(panel, custom_id=buttons[number])
    custom_id, value = entries[number - len(buttons)]
    return await actor.select(panel, [value], custom_id=custom_id)
