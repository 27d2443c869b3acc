"""Leases: each shard has one process at a time, and a process that has lost its shards commits nothing more."""

from __future__ import annotations

import asyncio
import shutil
import threading
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from cogs.process.telemetry import BotMetrics
from engine.records.errors import SaveFault, SettingError, StoreError
from engine.records.shards import AnyBlock, Shards
from engine.storage.database import Session
from engine.storage.postgresql import database as postgresql_database
from engine.storage.postgresql import leases as leases_module
from engine.storage.postgresql.database import Fence
from engine.storage.postgresql.leases import Leases
from engine.storage.postgresql.process_name import this_process
from engine.storage.store import Store
from engine.waiting import Waiting
from simulation.common import LOOP_TIMEOUT
from tests.postgres import schema, server
from tests.waiting import until

ONE = Shards.whole().blocks
FOUR = AnyBlock(2, 8).blocks


@pytest.fixture
def address(postgresql: str) -> Iterator[str]:
    with schema(postgresql) as found:
        yield found


@asynccontextmanager
async def holding(address: str, process: str, blocks: Sequence[Shards] = ONE) -> AsyncIterator[tuple[Shards, Fence]]:
    """Hold a block, whose lease has been renewed once: that follows at once when it is taken."""
    async with Leases.open(address, process) as leases, leases.hold(blocks) as held:
        taken = held[1].renewed
        await until(lambda: held[1].renewed > taken)
        yield held


def run_out(address: str) -> None:
    """Let all leases be old, as after a time in which no one renewed them."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("UPDATE lease SET until = clock_timestamp() - interval '1 s'")


@pytest.fixture
def asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process renews its lease."""
    monkeypatch.setattr(leases_module, "RENEW_SECONDS", 10 * LOOP_TIMEOUT)


@pytest.mark.usefixtures("asleep")
async def test_of_many_that_want_a_block_one_gets_it_and_then_the_next(address: str) -> None:
    having, waiting, most = list[str](), set[str](), 0
    go_on = asyncio.Event()

    async def process(name: str) -> None:
        nonlocal most
        async with (
            Leases.open(address, name) as leases,
            leases.hold(ONE, Waiting(lambda said: waiting.add(name) if "0: other processes" in said else None)),
        ):
            having.append(name)
            most = max(most, len(having))
            await go_on.wait()
            having.remove(name)

    everybody = [asyncio.create_task(process(f"process {number}")) for number in range(6)]
    async with asyncio.timeout(LOOP_TIMEOUT):
        while len(waiting) < 5:
            await asyncio.sleep(0.02)
        assert len(having) == 1
        go_on.set()
        await asyncio.gather(*everybody)
    assert most == 1


@pytest.mark.usefixtures("asleep")
async def test_each_gets_a_block_of_its_own_while_there_are_any(address: str) -> None:
    async with AsyncExitStack() as stack:
        found = [
            (await stack.enter_async_context(holding(address, f"process {number}", FOUR)))[0] for number in range(4)
        ]
        assert {each.ids for each in found} == {each.ids for each in FOUR}


@pytest.mark.usefixtures("asleep")
async def test_who_has_lost_its_shards_commits_nothing_more(address: str) -> None:
    async with (
        holding(address, "one") as (_, fence),
        Store.open(address, fence=fence) as store,
    ):
        await store.bot_notes.note("a", "before")
        run_out(address)
        await store.bot_notes.note("a", "nobody has taken them yet")
        async with holding(address, "two") as (_, other):
            assert other.holder > fence.holder
            with pytest.raises(SaveFault):
                await store.bot_notes.note("a", "after")
            assert fence.ended.is_set()
            assert await store.bot_notes.recall("a") == "nobody has taken them yet"
            with pytest.raises(SaveFault, match="nothing is saved any more"):
                await store.bot_notes.note("a", "later")
        assert not other.ended.is_set()


@pytest.mark.usefixtures("asleep")
async def test_the_same_process_begun_again_need_not_wait(address: str) -> None:
    async with holding(address, "one") as (_, before), holding(address, "one") as (_, after):
        assert after.holder > before.holder
        async with Store.open(address, fence=before) as store:
            with pytest.raises(SaveFault):
                await store.bot_notes.note("a", "of a process that is dead")


@pytest.mark.usefixtures("asleep")
async def test_of_two_live_processes_of_one_name_the_first_does_not_take_the_shards_back(address: str) -> None:
    """As after a machine with all its memory was cloned: only the last renewal of the lease distinguishes the two."""
    waits = asyncio.Event()
    async with asyncio.timeout(LOOP_TIMEOUT), Leases.open(address, "one") as first:
        async with first.hold(ONE), holding(address, "one") as (_, later):
            again = asyncio.create_task(hold_once(first, Waiting(lambda _said: waits.set())))
            await waits.wait()
            assert not later.ended.is_set()
            assert not again.done()
        await again  # it was released


@pytest.mark.usefixtures("asleep")
async def test_a_process_takes_back_what_it_lost_only_to_itself(address: str) -> None:
    async with Leases.open(address, "one") as leases, leases.hold(ONE) as (_, before):
        before.end("it could not renew its lease for a time")
        async with asyncio.timeout(LOOP_TIMEOUT), leases.hold(ONE) as (_, after):
            assert after.holder > before.holder


async def hold_once(leases: Leases, waiting: Waiting) -> None:
    """Wait for the shards, and let them go."""
    async with asyncio.timeout(LOOP_TIMEOUT), leases.hold(ONE, waiting):
        pass


@pytest.mark.usefixtures("asleep")
async def test_a_copied_name_takes_nothing_from_a_live_process(address: str, tmp_path: Path) -> None:
    """As of a copied volume or a restored backup."""
    mine, copied, waits = tmp_path / "beat", tmp_path / "copy" / "beat", asyncio.Event()
    copied.parent.mkdir()
    with this_process(mine) as name:
        async with asyncio.timeout(LOOP_TIMEOUT), holding(address, name) as (_, fence):
            shutil.copy2(tmp_path / "beat.process", copied.with_name("beat.process"))
            with this_process(copied) as other:
                async with Leases.open(address, other) as leases:
                    waiting = asyncio.create_task(hold_once(leases, Waiting(lambda _said: waits.set())))
                    await waits.wait()
                    assert not fence.ended.is_set()
                    run_out(address)
                    await waiting


class TestNames:
    def test_the_same_file_gives_the_same_name(self, tmp_path: Path) -> None:
        assert len({name_of(tmp_path / "beat") for _ in range(3)}) == 1

    def test_a_container_made_again_keeps_its_name(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("socket.gethostname", lambda: "3f2a")
        before = name_of(tmp_path / "beat")
        assert before.startswith("3f2a-")
        monkeypatch.setattr("socket.gethostname", lambda: "91bc")
        assert name_of(tmp_path / "beat") == before

    def test_a_copy_has_another_name(self, tmp_path: Path) -> None:
        before = name_of(tmp_path / "beat")
        shutil.copy2(tmp_path / "beat.process", tmp_path / "copy.process")
        assert name_of(tmp_path / "copy") != before
        (tmp_path / "copy.process").write_bytes(
            (tmp_path / "beat.process").read_bytes()
        )  # over a file that was there
        assert name_of(tmp_path / "copy") != before

    @pytest.mark.parametrize("boot", ["another\n", None])
    def test_after_another_start_of_the_machine(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, boot: str | None
    ) -> None:
        """As on a clone of its disk; so is a machine that does not say which start it is."""
        names = {name_of(tmp_path / "beat")}
        monkeypatch.setattr("engine.storage.postgresql.process_name.BOOT_ID", tmp_path / "boot")
        if boot is not None:
            (tmp_path / "boot").write_text(boot)
        names |= {name_of(tmp_path / "beat"), name_of(tmp_path / "beat")}
        assert len(names) == (3 if boot is None else 2)

    @pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"old-name-of-an-earlier-release", b"name\nhalf"])
    def test_a_file_that_proves_nothing(self, tmp_path: Path, content: bytes) -> None:
        (tmp_path / "beat.process").write_bytes(content)
        name = name_of(tmp_path / "beat")
        assert name not in {"", "name", content.decode(errors="replace")}
        assert name_of(tmp_path / "beat") == name

    def test_two_at_once_have_no_common_file(self, tmp_path: Path) -> None:
        (tmp_path / "beat.process").touch()
        (tmp_path / "link.process").hardlink_to(tmp_path / "beat.process")
        with this_process(tmp_path / "beat"), pytest.raises(SettingError, match="is used by another bot"):
            name_of(tmp_path / "link")


def name_of(heartbeat: Path) -> str:
    """Return the name that a process has which is started with this file."""
    with this_process(heartbeat) as name:
        return name


@pytest.mark.usefixtures("asleep")
async def test_who_takes_the_shards_waits_for_the_commit_under_way(address: str) -> None:
    inside, go_on, order = threading.Event(), threading.Event(), list[str]()

    def work(session: Session) -> None:
        session.execute("INSERT INTO bot_note (key, value) VALUES ('a', 'committed')")
        inside.set()
        go_on.wait(2)
        order.append("commits")

    async with holding(address, "one") as (_, fence), Store.open(address, fence=fence) as store:
        writing = asyncio.create_task(store.database.write(work))
        await asyncio.to_thread(inside.wait, LOOP_TIMEOUT)
        run_out(address)
        async with holding(address, "two"):
            order.append("takes")
            await writing
            assert order == ["commits", "takes"]
            assert await store.bot_notes.recall("a") == "committed"


@pytest.mark.slow
@pytest.mark.usefixtures("asleep")
async def test_a_process_that_sleeps_in_a_commit_holds_no_one_up(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_database, "IDLE_SECONDS", 3.0)
    inside = threading.Event()

    def work(session: Session) -> None:
        session.execute("INSERT INTO bot_note (key, value) VALUES ('a', 'asleep')")
        inside.set()
        time.sleep(4.5)  # longer than the server waits for the next statement of a transaction

    async with holding(address, "one") as (_, fence), Store.open(address, fence=fence) as store:
        writing = asyncio.create_task(store.database.write(work))
        await asyncio.to_thread(inside.wait, LOOP_TIMEOUT)
        run_out(address)
        async with asyncio.timeout(LOOP_TIMEOUT), holding(address, "two"):
            with pytest.raises(SaveFault):
                await writing
            assert await store.bot_notes.recall("a") is None


async def test_what_a_monitoring_system_sees_of_a_lease(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases_module, "RENEW_SECONDS", 0.05)
    figures = BotMetrics()
    figures.start()
    try:
        async with holding(address, "one", FOUR) as (shards, fence), Store.open(address, fence=fence) as store:
            figures.lease = fence
            before = fence.renewed
            await store.bot_notes.recall("a")
            async with asyncio.timeout(LOOP_TIMEOUT):
                while fence.renewed == before:
                    await asyncio.sleep(0.02)
            page = figures.page().decode()
            for shard in shards.ids:
                assert f'correspondence_lease_held{{shard="{shard}"}} 1.0' in page
            assert 'correspondence_stage_seconds_count{stage="read"} 1.0' in page
            assert 'correspondence_stage_seconds_count{stage="renew"} 0.0' not in page
            assert "correspondence_fenced_total 0.0" in page
            fence.end("the test says so")
            page = figures.page().decode()
            assert "correspondence_lease_held{" not in page
            assert "correspondence_lease_age_seconds 0.0" in page
            figures.shards = shards.ids
            assert f'correspondence_lease_held{{shard="{shards.ids[0]}"}} 0.0' in figures.page().decode()
            assert "correspondence_fenced_total 1.0" in page
    finally:
        figures.stop()


async def test_a_process_tells_again_that_it_waits(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases_module, "LEASE_SECONDS", 10 * LOOP_TIMEOUT)
    monkeypatch.setattr("engine.waiting.TELL_SECONDS", 0.0)
    told, enough = list[str](), asyncio.Event()

    def waits(said: str) -> None:
        told.append(said)
        if len(told) == 3:
            enough.set()

    async def wait() -> None:
        async with Leases.open(address, "two") as leases, leases.hold(ONE, Waiting(waits)):
            pass

    async with asyncio.timeout(LOOP_TIMEOUT), holding(address, "one"):
        waiting = asyncio.create_task(wait())
        await enough.wait()
        assert set(told) == {"waits for shards 0: other processes have them"}
    await waiting


async def test_a_lease_is_renewed(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases_module, "RENEW_SECONDS", 0.05)
    async with holding(address, "one") as (_, fence), Store.open(address) as store:
        run_out(address)
        async with asyncio.timeout(LOOP_TIMEOUT):
            while not await store.database.one("SELECT 1 FROM lease WHERE until > clock_timestamp()"):
                await asyncio.sleep(0.02)
        assert not fence.ended.is_set()


async def test_a_process_notices_that_its_shards_were_taken(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases_module, "RENEW_SECONDS", 0.05)
    async with holding(address, "one") as (_, fence), Store.open(address) as store:
        await store.database.write(lambda session: session.put("DELETE FROM lease"))
        async with asyncio.timeout(LOOP_TIMEOUT):
            await fence.ended.wait()


async def test_a_process_without_the_database_gives_up_its_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases_module, "RENEW_SECONDS", 0.05)
    monkeypatch.setattr(leases_module, "GIVE_UP_SECONDS", 0.5)
    with server() as own:
        async with holding(own.url, "one") as (_, fence):
            own.stop()
            async with asyncio.timeout(LOOP_TIMEOUT):
                await fence.ended.wait()
            own.start()


class TestShards:
    @pytest.mark.usefixtures("asleep")
    async def test_another_number(self, address: str) -> None:
        async with holding(address, "one", FOUR):
            with pytest.raises(
                SettingError, match="SHARDS says that there are 4 shards, the processes that run say 8"
            ):
                async with holding(address, "two", AnyBlock(2, 4).blocks):
                    pass

    @pytest.mark.usefixtures("asleep")
    async def test_another_number_once_all_have_ended(self, address: str) -> None:
        async with holding(address, "one", FOUR) as (_, fence), Store.open(address, fence=fence) as store:
            run_out(address)
            async with holding(address, "two", AnyBlock(2, 4).blocks):
                with pytest.raises(SaveFault):
                    await store.bot_notes.note("a", "b")

    @pytest.mark.usefixtures("asleep")
    async def test_blocks_that_overlap(self, address: str) -> None:
        async with holding(address, "one", FOUR):
            with pytest.raises(SettingError, match="names the shards 1-2, another process has 0-1"):
                async with holding(address, "two", [Shards((1, 2), 8)]):
                    pass


async def test_shards_identify_at_a_distance(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases_module, "IDENTIFY_SECONDS", 1.0)
    begun = time.monotonic()
    async with Leases.open(address, "one") as one, Leases.open(address, "two") as two, asyncio.timeout(LOOP_TIMEOUT):
        await asyncio.gather(*(each.may_identify(0) for each in (one, two, one)), two.may_identify(1))
    assert time.monotonic() - begun >= 2, "the second and the third wait for the one before"


class TestNews:
    async def test_what_one_tells_the_others_hear(self, address: str) -> None:
        async with (
            Store.open(address) as one,
            Store.open(address) as other,
            asyncio.timeout(LOOP_TIMEOUT),
            aclosing(one.database.news()) as mine,
            aclosing(other.database.news()) as news,
        ):
            assert [await anext(mine), await anext(news)] == ["", ""]
            await one.database.tell("person 11")
            await other.database.tell("table 5")
            assert await anext(news) == "person 11"
            assert await anext(mine) == "table 5"  # and nothing of what it told itself

    async def test_the_player_who_may_have_missed_something_is_told_so(self) -> None:
        with server() as own:
            async with (
                asyncio.timeout(LOOP_TIMEOUT),
                Store.open(own.url) as store,
                aclosing(store.database.news()) as news,
            ):
                assert await anext(news) == ""
                own.stop()
                own.start()
                assert await anext(news) == ""

    async def test_no_one_else_uses_a_file(self, tmp_path: Path) -> None:
        async with Store.open(tmp_path / "games.db") as store:
            await store.database.tell("person 11")
            assert [each async for each in store.database.news()] == []


class TestUpgrades:
    """A newer release upgrades the database while processes of this one run."""

    @staticmethod
    def upgrade(address: str) -> None:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("UPDATE schema_version SET version = 99")

    async def test_a_process_that_has_shards_gives_them_up_in_good_order(
        self, address: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(leases_module, "RENEW_SECONDS", 0.05)
        async with asyncio.timeout(LOOP_TIMEOUT), Leases.open(address, "one") as leases:
            async with leases.hold(ONE) as (_, fence), Store.open(address, fence=fence) as store:
                self.upgrade(address)
                await fence.outdated.wait()
                await store.bot_notes.note("a", "what was in progress")
                assert not fence.ended.is_set()
            with pytest.raises(StoreError, match=r"schema 99, this release knows \d+: upgrade the bot"):
                async with leases.hold(ONE):
                    pass

    @pytest.mark.usefixtures("asleep")
    async def test_a_process_that_waits_for_shards_ends(self, address: str) -> None:
        waits = asyncio.Event()
        async with asyncio.timeout(LOOP_TIMEOUT), holding(address, "one"), Leases.open(address, "two") as leases:
            waiting = asyncio.create_task(hold_once(leases, Waiting(lambda _said: waits.set())))
            await waits.wait()
            self.upgrade(address)
            with pytest.raises(StoreError, match="upgrade the bot"):
                await waiting
