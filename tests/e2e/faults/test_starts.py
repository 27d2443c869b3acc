"""Starting while Discord is out of reach, or refuses the list of commands: the bot tries again, and serves meanwhile."""

from __future__ import annotations

import gc

import pytest

import bot as program
from tests.e2e.conftest import Club, ClubBot, first_choice, panel_of
from tests.waiting import until


async def test_a_bot_starts_without_having_registered_its_commands(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord knows those of an earlier start, and the buttons need none."""
    monkeypatch.setattr("cogs.client.bot.FIRST_REGISTERING", 0.01)
    registered = ("PUT", "/applications/*/commands")
    async with club.open():
        post = await club.start("nanotech", 2)
        await club.told(1)
    monkeypatch.setattr("cogs.client.bot.digest_of_texts", lambda: "other texts")
    fault = club.sim.fail_next(*registered, 500, times=1_000_000)
    async with club.open() as bot:
        panel = panel_of(await post.pinged[0].click(post, "Take Turn"))
        await first_choice(post.pinged[0], panel)
        assert "Your turn so far" in panel.content
        await until(lambda: "Discord has not accepted the commands" in caplog.text)
        assert "Traceback" not in caplog.text
        count = len(club.sim.calls(*registered))
        club.sim.traffic.faults.remove(fault)
        await until(lambda: bot._registering is not None and bot._registering.done())
        assert len(club.sim.calls(*registered)) > count


@pytest.mark.parametrize("how", ["answers with errors", "drops connections"])
async def test_a_bot_waits_for_the_network(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    monkeypatch.setattr(program, "FIRST_LOGIN", 0.01)
    monkeypatch.setattr(program, "MAX_LOGIN", 0.01)
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(ClubBot, "start", program.start)
    if how == "drops connections":
        club.sim.lose_next_answer("GET", "/users/@me", times=3)
    else:
        club.sim.fail_next("GET", "/users/@me", 503, times=3)
    async with club.open():
        post = await club.start("nanotech", 2)
        panel_of(await post.pinged[0].click(post, "Take Turn"))
    assert "Discord cannot be reached" in caplog.text
    assert "Traceback" not in caplog.text
