"""A club on the loopback Discord with the real bot in it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, cast

import discord
import pytest

from cogs.base.drawing_pool import DrawingPool
from cogs.client.bot import GameBot
from engine.games import load_games
from engine.records.shards import Shards
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.thinking import ThinkingProcesses
from engine.workers import WorkerProcesses
from render.orders import START
from simulation import Channel, Guild, LoopbackDiscord, Message, Reply, User
from simulation.checks.components import COMPONENTS_V2, find_buttons
from simulation.common import LOOP_TIMEOUT, Json
from simulation.setting_up import set_up, start_game
from tests.engine.conftest import postgresql  # noqa: F401 - a fixture
from tests.postgres import schema
from tests.processes import BlankPictures, KeptProcesses, NoProcesses

NAMES = ("ann", "ben", "cleo", "dan")


def drawing_pool(*, real: bool, here: bool = False) -> DrawingPool:
    """Return a pool that waits for pictures as long as they take.

    `real` ones are drawn, in processes that the pool keeps for the next club, or `here`; otherwise all are blank.
    """
    kind = NoProcesses if here else KeptProcesses if real else BlankPictures
    return DrawingPool(
        timeout=LOOP_TIMEOUT,
        post_timeout=LOOP_TIMEOUT,
        in_answer=0.0,
        pause=0.1,
        processes=kind("drawing for users", START),
        post_processes=kind("drawing", START),
    )


class ClubBot(GameBot):
    """The bot; its commands for Discord are translated once for all tests, unless they change."""

    told: ClassVar[dict[str, list[dict[str, Any]]]] = {}

    async def command_payloads(self, digest: str) -> list[dict[str, Any]]:
        if digest not in self.told:
            self.told[digest] = await super().command_payloads(digest)
        return self.told[digest]


@dataclass
class Club:
    """A guild with a channel and members; `bot` is the one that runs.

    `clock` is its machine's clock at its next start. Pictures are blank unless a test is marked with `real_pictures`.
    With `here` this process draws them and thinks.
    """

    sim: LoopbackDiscord
    guild: Guild
    channel: Channel
    people: list[User]
    boss: User
    database: Path
    seed: int = 1
    clock: Callable[[], float] = time.time
    bots: list[GameBot] = field(default_factory=list)
    real_pictures: bool = False
    here: bool = False

    @property
    def bot(self) -> GameBot:
        return self.bots[-1]

    @asynccontextmanager
    async def open(
        self,
        *,
        shared: bool = False,
        shards: Shards | None = None,
        long: WorkerProcesses | None = None,
        **options: Any,
    ) -> AsyncIterator[GameBot]:
        """Run the bot; leaving stops it gracefully, and it may be opened again, also at the same time if `shared`.

        `long` are the processes for long thoughts.
        """
        async with Store.open(self.database, shared=shared) as store:
            kind = NoProcesses if self.here else KeptProcesses
            thinking = ThinkingProcesses.of(kind("thinking", load_games), long)
            service = GameService(
                store, clock=self.clock, seeds=lambda: self.seed, pace=0.0, thinker=thinking, shards=shards
            )
            bot = ClubBot(service, guild_ready_timeout=0.01, shards=shards, **options)
            bot.drawing_pool = drawing_pool(real=self.real_pictures, here=self.here)
            self.bots.append(bot)
            async with self.sim.running(bot):
                yield bot
                # discord.py stores no view, which would cost memory for each message (see cogs/base/items.py).
                assert not any(bot._connection._view_store._views.values())
                await service.close()
            thinking.close()
            await thinking.processes.wait_until_settled()
            await thinking.long.wait_until_settled()

    def person(self, user_id: int | None) -> User:
        """Return the member with this id."""
        return next(person for person in [*self.people, self.boss] if person.id == user_id)

    async def without_limit(self) -> None:
        """Let new tables have no limit for the time of a turn."""
        await self.bot.service.servers.set(self.guild.id, None, pace=0)

    async def new_table(self, game: str, seats: int, **extra: object) -> Message:
        """Open a table with this many people by pressing buttons; return its lobby message."""
        lobby = (await self.people[0].slash(self.channel, "new", game=game, options=extra)).message
        assert lobby is not None
        for person in self.people[1:seats]:
            await person.click(lobby, "Join")
        return lobby

    async def start(self, game: str, seats: int, **wanted: object) -> Message:
        """Open a table, set it up as `wanted` (see `set_up`) and start it; return the first turn post."""
        lobby = await self.new_table(game, seats)
        if wanted:
            await set_up(self.people[0], self.channel, **wanted)
        await start_game(self.people[0], lobby)
        return await self.turn_post(after=lobby)

    async def told(self, table: int) -> None:
        """Wait until all pending posts of the table are sent."""
        async with asyncio.timeout(LOOP_TIMEOUT):
            while await self.bot.service.store.outbox.has_notices(table) or self._tells(table):
                await asyncio.sleep(0.005)
        await self.sim.quiet(0.01)

    def _tells(self, table: int) -> bool:
        """Return whether the bot is at work on the table's posts: the status post follows what it tells."""
        return any(task.get_name() == f"notices of table {table}" for task in asyncio.all_tasks())

    async def turn_post(self, after: Message | None = None) -> Message:
        """Wait for a post that pings someone or ends the game."""
        return await self.channel.wait_for(pings, after=after)

    async def end_post(self) -> Message:
        """Wait for the post that ends the game (the status post says so too, but pings no one)."""
        return await self.channel.wait_for(
            lambda message: "The game is over" in message.text and bool(message.pinged)
        )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give tests with that mark a club with each kind of database."""
    if metafunc.definition.get_closest_marker("both_databases") is not None:
        metafunc.parametrize("club_database", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def club_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    """Yield the location of a club's database: a file, or an address."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield tmp_path / "games.db"
    else:
        with schema(request.getfixturevalue("postgresql")) as address:
            yield address


@pytest.fixture
async def club(club_database: Path | str, request: pytest.FixtureRequest) -> AsyncIterator[Club]:
    async with LoopbackDiscord(ack_limit=LOOP_TIMEOUT) as sim:
        guild = sim.add_guild("Board Game Club")
        channel = guild.add_text_channel("correspondence")
        people = [guild.add_member(name) for name in NAMES]
        boss = guild.add_member("boss", permissions=discord.Permissions(manage_guild=True))
        real_pictures = request.node.get_closest_marker("real_pictures") is not None
        # Tests that look into the file are only about SQLite.
        database = cast("Path", club_database)
        yield Club(sim, guild, channel, people, boss, database, real_pictures=real_pictures)
        check_cards(sim)


def check_cards(sim: LoopbackDiscord) -> None:
    """Assert that every card is seen by only one user, pings no one, and describes each picture.

    A ping in a card is an empty push notification.
    """
    for channel in sim.channels.values():
        for message in channel.all_messages.values():
            if message.is_v2:
                assert message.ephemeral_for is not None, message
                assert message.pinged == [], message
                assert all(shown.description for shown in message.media), message


@pytest.fixture
def all_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a ready check ask those who took a seat just now as well, also in processes that are started."""
    monkeypatch.setattr("engine.records.ready_check.FRESH_SECONDS", -1.0)
    monkeypatch.setenv("SIM_FRESH", "-1")


def panel_of(reply: Reply) -> Message:
    """Return the private panel a reply shows."""
    assert reply.message is not None
    assert reply.message.ephemeral_for is not None
    return reply.message


def is_check(message: Message) -> bool:
    """Return whether a message is a ready check."""
    rows = [message.components, *(edit.components for edit in message.edits)]
    return any(":in:" in (part.custom_id or "") for row in rows for part in find_buttons(row))


def pings(message: Message) -> bool:
    """Return whether a message about a game pings someone."""
    return bool(message.pinged) and not is_check(message)


def opens(message: Message) -> bool:
    """Return whether a message asks someone to play, or to take what another's turn offers."""
    return any(part.label in {"Take Turn", "Take"} for part in message.buttons)


def opener(message: Message) -> str:
    """Return the label of the button of a post that opens the panel."""
    return next(part.label for part in message.buttons if part.label in {"Take Turn", "Take"}) or ""


async def first_choice(person: User, panel: Message) -> Reply:
    """Make the first choice that a panel offers: an entry of its menu, or else its first button."""
    menu = next((each for each in panel.selects if ":pick:" in (each.custom_id or "")), None)
    if menu is None:
        return await person.click(panel, index=0)
    return await person.select(panel, [menu.options[0].value], custom_id=menu.custom_id)


def first_pick(panel: Message) -> dict[str, Any]:
    """Return the press that makes the first choice of a panel, as `User.interact` takes it."""
    menu = next((each for each in panel.selects if ":pick:" in (each.custom_id or "")), None)
    if menu is None:
        return {"custom_id": panel.buttons[0].custom_id}
    return {"custom_id": menu.custom_id, "component_type": 3, "values": [menu.options[0].value]}


async def sure(person: User, reply: Reply) -> Message:
    """Press the danger button of a question that a command asked; return the question's message, answered in place."""
    question = panel_of(reply)
    (label,) = [part.label for part in question.buttons if part.style == discord.ButtonStyle.danger.value]
    await press(person, question, label or "")
    return question


async def my_data(person: User, channel: Channel, label: str) -> Reply:
    """Press a button below My Data in someone's settings."""
    page = panel_of(await person.slash(channel, "settings"))
    return await person.click(panel_of(await person.click(page, "My Data")), label)


async def takes_seat(club: Club, person: User) -> None:
    """Let someone take the seat that the newest post offers them; only their first offer pings them."""

    def offers(message: Message) -> bool:
        return person.name in message.text and any(part.label == "Take Seat" for part in message.buttons)

    offer = await club.channel.wait_for(offers)
    await press(person, offer, "Take Seat")


async def set_own(person: User, channel: Channel, setting: str, value: str) -> Message:
    """Set one of someone's own settings (language, theme, away) by its button in /settings; return that message."""
    page = panel_of(await person.slash(channel, "settings"))
    await (await person.click(page, custom_id=f"b:0:0:setting:{setting}")).answer()
    await (await person.click(page, custom_id=f"b:0:0:set-{setting}:{value}")).answer()
    return page


def make_classic(message: Message, *rows: Json) -> None:
    """Turn a private message into one with content and these rows, as release 1.2.0 sent it."""
    message.content, message.components = message.text, [{"type": 1, "components": [row]} for row in rows]
    message.flags &= ~COMPONENTS_V2


async def press(person: User, message: Message, label: str) -> None:
    """Press a button and wait until its action is done."""
    await (await person.click(message, label)).answer()


async def press_below(person: User, panel: Message, label: str) -> Reply:
    """Press a button below a panel, which may be behind More."""
    if label not in [button.label for button in panel.buttons]:
        await person.click(panel, "More")
    return await person.click(panel, label)


@pytest.fixture
async def bot(club: Club) -> AsyncIterator[GameBot]:
    """Run the club's bot."""
    async with club.open() as opened:
        yield opened
