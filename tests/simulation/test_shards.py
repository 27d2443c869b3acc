"""Several clients of one bot, each with some of the shards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import aiohttp
import pytest

from simulation import LoopbackDiscord
from tests.simulation.sample_bot import SampleBot
from tests.waiting import until


class Client(SampleBot):
    """One of several clients of a bot."""

    def __init__(self, *shards: int, of: int) -> None:
        super().__init__(shard_ids=list(shards), shard_count=of)

    @property
    def heard(self) -> list[int]:
        """The servers of the interactions that came, 0 for direct messages."""
        return [interaction.guild_id or 0 for interaction in self.interactions]


@asynccontextmanager
async def running(sim: LoopbackDiscord, *clients: Client) -> AsyncIterator[None]:
    async with AsyncExitStack() as stack:
        for client in clients:
            await stack.enter_async_context(sim.running(client))
        yield


async def test_each_client_hears_of_its_own_servers(sim: LoopbackDiscord) -> None:
    guilds = [sim.add_guild(f"of shard {shard}", shard=(shard, 4)) for shard in (0, 1, 2, 3)]
    assert [(guild.id >> 22) % 4 for guild in guilds] == [0, 1, 2, 3]
    one, other = Client(0, 1, of=4), Client(2, 3, of=4)
    ann = sim.add_user("ann")
    places = [guild.add_text_channel("games") for guild in guilds]
    for guild in guilds:
        guild.add_member(ann)
    async with running(sim, one, other):
        for client, own in ((one, guilds[:2]), (other, guilds[2:])):
            assert {guild.id for guild in client.guilds} == {guild.id for guild in own}
        for place in [*places, ann.open_dm()]:
            assert (await ann.slash(place, "count")).message.channel is place
        assert one.heard == [guilds[0].id, guilds[1].id, 0]
        assert other.heard == [guilds[2].id, guilds[3].id]
        late = sim.add_guild("late", shard=(2, 4))
        await until(lambda: other.get_guild(late.id) is not None)
        assert one.get_guild(late.id) is None


async def test_a_client_that_goes_leaves_the_others_their_heartbeats(sim: LoopbackDiscord) -> None:
    sim.heartbeat_interval = 0.05
    one, other = Client(0, of=2), Client(1, of=2)
    async with running(sim, one):
        async with running(sim, other):
            pass
        (left,) = sim.gateway.sessions.values()
        before = sim.gateway.heartbeats
        assert left.shard == 0
        await until(lambda: sim.gateway.heartbeats > before + 2)


@pytest.mark.parametrize(("concurrency", "order"), [(1, [0, 1, 1]), (2, [0, 1])])
async def test_who_identifies_too_soon_has_to_try_again(concurrency: int, order: list[int]) -> None:
    times, asked = iter([10.0, 14.9, 15.0]), list[int]()

    class Hasty(Client):
        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            asked.append(shard_id or 0)

    async with LoopbackDiscord(identify_seconds=5.0, max_concurrency=concurrency) as sim:
        sim.gateway.now = lambda: next(times)
        async with running(sim, Hasty(0, 1, of=2)):
            assert asked == order
            assert sorted(each.shard for each in sim.gateway.sessions.values()) == [0, 1]
            assert sim.gateway.hasty == len(order) - 2
            assert sim.gateway.identifies == len(order)


async def test_discord_says_how_many_shards_it_wants_and_how_many_starts_are_left() -> None:
    async with LoopbackDiscord(shards=4, max_concurrency=16, session_starts=3) as sim:
        for left in (3, 2, 1, 0, 0):
            async with aiohttp.ClientSession(headers={"Authorization": f"Bot {sim.token}"}) as session:
                answer = await (await session.get(f"{sim.url}/api/v10/gateway/bot")).json()
            assert answer["shards"] == 4
            limit = answer["session_start_limit"]
            assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (3, left, 16)
            async with running(sim, Client(0, of=4)):
                pass


async def test_requests_of_all_clients_are_counted_together(sim: LoopbackDiscord) -> None:
    ann = sim.add_user("ann")
    async with running(sim, Client(0, of=2), Client(1, of=2)):
        before = len(sim.traffic.times)
        assert before == len(sim.rest.calls)
        await ann.slash(ann.open_dm(), "count")
        assert len(sim.traffic.times) == before  # answers are not counted
    sim.traffic.times[:] = [0.0, 0.25, 0.5, 1.0, 1.125, 3.0]
    assert [sim.traffic.busiest(seconds) for seconds in (1.0, 0.5, 10.0)] == [4, 2, 6]
