"""The digest on a server: one silent post, regardless of faults in between, about games that all its readers can see."""

from __future__ import annotations

from datetime import UTC, datetime

import discord
import pytest

from cogs.delivery.digest import BEGUN, DONE, MAX_LISTED, NOTE, Digests, digest_text
from engine.catalogue import catalogue, locales
from engine.club.servers.digest import Digest, Ended
from engine.records.server import ServerSettings
from engine.records.table import Person, Table
from engine.registry import games
from simulation import Channel, Message
from simulation.checks import permissions as perms
from tests.e2e.conftest import Club
from tests.e2e.server.test_server import fill_in, opened
from tests.engine.conftest import Clock, to_the_end

EVENING = datetime(2026, 11, 24, 18, tzinfo=UTC).timestamp()
SILENT = 1 << 12
VIEW = discord.Permissions(view_channel=True)


class Evening:
    """A club with a digest in its own channel, every day at six in the evening, UTC."""

    def __init__(self, club: Club) -> None:
        self.club, self.clock = club, Clock()
        self.clock.now = EVENING - 9 * 3600
        club.clock = self.clock
        self.news = club.guild.add_text_channel("news")
        self.games = club.guild.add_text_channel("games")

    async def set_up(self) -> str:
        page = await opened(self.club.boss, self.club.channel)
        return await fill_in(
            self.club.boss, page, "digest", every="daily", channel=self.news, hour="18:00", zone="utc"
        )

    async def look(self) -> list[Message]:
        """Let the running bot look for due digests; return all that are in the channel."""
        cog = self.club.bot.get_cog("Digests")
        assert isinstance(cog, Digests)
        await cog.look()
        await self.club.sim.quiet(0.05)
        return self.posts

    @property
    def posts(self) -> list[Message]:
        return [message for message in self.news.messages if "Board games" in message.content]

    async def table(self, channel: Channel) -> int:
        """Open a table of two people in a channel; return its number."""
        ann, ben = self.club.people[:2]
        await ann.slash(channel, "new", game="nanotech")
        await ben.click(channel.messages[-1], "Join")
        return (await self.club.bot.service.tables.in_channel(channel.id)).table.id

    @property
    def note(self) -> str:
        return f"{NOTE}{self.club.guild.id}"


@pytest.fixture
def evening(club: Club) -> Evening:
    return Evening(club)


async def test_one_silent_post_a_day_without_mentions(club: Club, evening: Evening) -> None:
    async with club.open() as bot:
        assert f"Digest: every day at 18:00 (UTC) in <#{evening.news.id}>" in await evening.set_up()
        number = await evening.table(evening.games)
        assert await evening.look() == []  # not yet
        await bot.service.lobby.start(number, club.people[0].id)
        evening.clock.now = EVENING + 60
        (post,) = await evening.look()
        assert post.flags & SILENT
        assert not post.pinged
        day = f"<t:{int(EVENING - 86400)}:f> – <t:{int(EVENING)}:f>"
        assert post.content.splitlines()[0] == f"📰 **Board games** · {day}"
        assert (
            f"- [Nanotech #{number}](<https://discord.com/channels/{club.guild.id}/{evening.games.id}/"
            in post.content
        )
        assert "· ann and ben" in post.content
        assert post.content.splitlines()[-1] == "-# One game is running."
        assert len(await evening.look()) == 1
    evening.clock.forward(hours=3)
    async with club.open() as bot:
        assert len(await evening.look()) == 1
        evening.clock.now = EVENING + 86400
        assert len(await evening.look()) == 1  # nothing has happened since
        evening.clock.forward(hours=1)
        await to_the_end(bot.service, await bot.service.tables.look(number))
        await club.told(number)
        evening.clock.now = EVENING + 2 * 86400
        assert len(await evening.look()) == 2
        assert "**Ended**" in evening.posts[-1].content
        assert evening.posts[-1].content.splitlines()[-1].startswith("-# Turns played: ")


@pytest.mark.parametrize("posted", [True, False])
@pytest.mark.both_databases
async def test_a_kill_before_or_after_the_post_neither_doubles_nor_loses_it(
    club: Club, evening: Evening, *, posted: bool
) -> None:
    async with club.open() as bot:
        await evening.set_up()
        await evening.table(evening.games)
        evening.clock.now = EVENING + 60
        if posted:
            await evening.look()
        # As a kill leaves it: recorded as started, with or without the post.
        await bot.service.store.bot_notes.note(evening.note, f"{BEGUN} {EVENING} 0.0")
    club.sim.recent_nonces.clear()  # Discord forgets them too
    async with club.open() as bot:
        assert len(await evening.look()) == 1
        assert await bot.service.store.bot_notes.recall(evening.note) == f"{DONE} {EVENING} 0.0"
        assert len(await evening.look()) == 1


async def test_it_comes_up_to_twelve_hours_late_and_once(club: Club, evening: Evening) -> None:
    async with club.open():
        await evening.set_up()
        await evening.table(evening.games)
    evening.clock.now = EVENING + 11 * 3600
    async with club.open():
        assert len(await evening.look()) == 1
    evening.clock.now = EVENING + 86400 + 12.5 * 3600
    async with club.open():
        assert len(await evening.look()) == 1


async def test_no_table_that_a_reader_cannot_see(club: Club, evening: Evening) -> None:
    ben = club.people[1]
    role = club.guild.add_role("Kept Out")
    private = club.guild.add_text_channel("private", private=True)
    without_ben, without_role = (club.guild.add_text_channel(name) for name in ("no-ben", "no-role"))
    async with club.open() as bot:
        await evening.set_up()
        here = await bot.fetch_channel(evening.games.id)
        assert isinstance(here, discord.TextChannel)
        secret = await here.create_thread(name="secret", type=discord.ChannelType.private_thread)
        public = await here.create_thread(name="public", type=discord.ChannelType.public_thread)
        person = Person(ben.id, ben.name)
        places = [evening.news.id, private.id, without_ben.id, without_role.id, secret.id, public.id, 77]
        tables = [
            (await bot.service.lobby.create("nanotech", each, person, guild=club.guild.id)).id for each in places[:5]
        ]
        tables += [
            (await bot.service.lobby.create("nanotech", each, Person(club.boss.id, "boss"), guild=club.guild.id)).id
            for each in places[5:]
        ]
        without_ben.deny(ben, VIEW)
        without_role.deny(role, VIEW)
        evening.clock.now = EVENING
        (post,) = await evening.look()
        listed = [number for number in tables if f"#{number}]" in post.content]
        assert listed == [tables[0], tables[5]]


async def test_a_channel_that_is_gone_or_closed(club: Club, evening: Evening) -> None:
    async with club.open() as bot:
        evening.news.deny(club.sim.bot, perms.SEND_MESSAGES)
        page = await opened(club.boss, club.channel)
        values = {"every": "daily", "channel": evening.news, "hour": "18", "zone": "UTC"}
        assert "The bot may not post in" in await fill_in(club.boss, page, "digest", **values)
        for wrong, sentence in (
            ({"channel": []}, "Choose a channel for the digest."),
            ({"channel": evening.games, "hour": "18:30"}, "is not a full hour"),
            ({"channel": evening.games, "zone": "CEST"}, "a large city near you"),
            ({"channel": evening.games, "zone": "Atlantis"}, "There is no time zone"),
        ):
            assert sentence in await fill_in(club.boss, page, "digest", **{**values, **wrong})
        assert await bot.service.store.servers.with_digest() == {}
        text = await fill_in(club.boss, page, "digest", **{**values, "channel": evening.games})
        assert "may not post there" not in text
        evening.games.deny(club.sim.bot, perms.SEND_MESSAGES)
        assert "may not post there" in (await opened(club.boss, club.channel)).text
        await evening.table(club.channel)
        evening.clock.now = EVENING
        assert await evening.look() == []
        evening.games.delete()
        evening.clock.forward(days=1)
        assert await evening.look() == []
        assert (await opened(club.boss, club.channel)).text.startswith("A channel was deleted: the digest is off.")
        assert await bot.service.store.servers.with_digest() == {}
        assert (await bot.service.servers.of(club.guild.id)).digest == ServerSettings().digest


async def test_off_it_never_posts(club: Club, evening: Evening) -> None:
    async with club.open() as bot:
        await evening.set_up()
        await evening.table(evening.games)
        page = await opened(club.boss, club.channel)
        assert "Digest: off" in await fill_in(club.boss, page, "digest", every="off")
        evening.clock.now = EVENING
        assert await evening.look() == []
        assert await bot.service.store.bot_notes.recall(evening.note) is None


@pytest.mark.parametrize("locale", locales())
def test_the_longest_digest_fits_into_a_post(locale: str) -> None:
    tables = [
        Table(id=10**17 + each, game="nanotech", channel=2**63 - 1, guild=2**63 - 1, post=2**63 - 1, host=1)
        for each in range(50)
    ]
    ended = [Ended(table, [("W" * 32, 1000)] * 4) for table in tables]
    text = digest_text(Digest(ended, tables, tables, 500, 10**6), 0.0, 4e9, catalogue(locale))
    assert len(text) <= 2000


def test_only_the_games_that_are_listed_are_described(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, nanotech = list[int](), games()["nanotech"]
    monkeypatch.setattr(type(nanotech), "players_for", lambda *_: asked.append(1) or range(2, 5))  # type: ignore[func-returns-value]
    tables = [Table(id=number, game="nanotech", channel=1, host=1) for number in range(1, 100)]
    assert "and 93 more" in digest_text(Digest(seeking=tables), 0.0, 1.0, catalogue("en"))
    assert len(asked) == MAX_LISTED
