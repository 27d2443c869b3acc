"""A graceful stop: what is under way is finished and answered, what is to be told waits in the database, exit code 0."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from contextlib import closing

import pytest

from engine.storage.tables import Store
from simulation.common import PATIENCE
from tests.e2e.conftest import Club, panel_of
from tests.e2e.faults.test_restart import process
from tests.waiting import until


def choices_in(club: Club) -> int:
    """Return how many choices are in the database, which must be whole."""
    with closing(sqlite3.connect(club.database)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        found = database.execute("SELECT count(*) FROM move WHERE verb = 'choose' AND live").fetchone()
    return int(found[0])


async def test_a_choice_being_committed_is_committed_and_answered(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached, go_on = asyncio.Event(), asyncio.Event()
    usual = Store.commit

    async def slow_commit(self: Store, *args: object, **named: object) -> object:
        if named.get("moves"):
            reached.set()
            await go_on.wait()
        return await usual(self, *args, **named)  # type: ignore[arg-type]

    async with club.open() as house:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        await club.told(1)
        monkeypatch.setattr(Store, "commit", slow_commit)
        monkeypatch.setattr("cogs.client.bot.GRACE_SECONDS", PATIENCE)
        click = asyncio.create_task(actor.click(panel, index=0))
        await reached.wait()
        closing_down = asyncio.create_task(house.close())
        await until(lambda: house._stopping)
        late = await actor.interact(panel.buttons[1].custom_id or "", message=panel)
        assert late.kind == "none"
        assert not closing_down.done()
        go_on.set()
        reply = await click
        await closing_down
        assert reply.kind == "update"
        assert "Your turn so far" in panel.content
    assert choices_in(club) == 1


@pytest.mark.parametrize(
    "delay", [0.01, *(pytest.param(delay, marks=pytest.mark.slow) for delay in (0.0, 0.03, 0.1))]
)
async def test_sigterm_in_the_middle_of_a_press(club: Club, delay: float) -> None:
    async with process(club) as child:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        await actor.click(panel, index=0)
        while not any(button.label == "Confirm Turn" for button in panel.buttons):
            await actor.click(panel, index=0)
        before = choices_in(club)
        click = asyncio.create_task(actor.click(panel, "Confirm Turn"))
        await asyncio.sleep(delay)
        child.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            assert await child.wait() == 0
        await until(lambda: not club.sim.connections)  # what it had sent before has arrived
        await asyncio.wait({click}, timeout=0)
        acknowledged = click.done() and (await click).kind in {"update", "message"}
        click.cancel()
    after = choices_in(club)
    assert after in {before, before + 1}
    if acknowledged:
        assert after == before + 1
    async with process(club):
        if after == before:
            panel = panel_of(await actor.click(post, "Take Turn"))
            await actor.click(panel, "Confirm Turn")
        await club.channel.wait_for(lambda message: bool(message.pinged), after=post)
        await club.sim.quiet(0.2)
        assert len([message for message in club.channel.messages if message.pinged]) == 2


async def test_what_is_to_be_told_waits_in_the_database(club: Club) -> None:
    async with process(club) as child:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        club.sim.fail_next("POST", "/channels/*/messages", 503, times=100)
        await actor.click(panel, index=0)
        while not any(button.label == "Confirm Turn" for button in panel.buttons):
            await actor.click(panel, index=0)
        await actor.click(panel, "Confirm Turn")
        child.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            assert await child.wait() == 0
    with closing(sqlite3.connect(club.database)) as database:
        assert database.execute("SELECT count(*) FROM outbox WHERE done = 0").fetchone() == (1,)
    club.sim.traffic.faults.clear()
    async with process(club):
        await club.channel.wait_for(lambda message: bool(message.pinged), after=post)
