"""The picture of a panel: with the answer if it is drawn in time, otherwise added to the panel later."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from cogs.answers.panel import panel_picture
from cogs.base.drawing_pool import DrawingPool
from cogs.client.bot import GameBot
from simulation import Message, User
from simulation.common import LOOP_TIMEOUT
from tests.e2e.conftest import Club, first_choice, panel_of
from tests.waiting import until

EDITS = ("PATCH", "/webhooks/*/messages/@original")


async def started(club: Club) -> tuple[User, Message]:
    """Start a game of two; return the active player, and the post that asks them."""
    post = await club.start("nanotech", 2)
    await club.told(1)
    await club.sim.quiet()
    (actor,) = post.pinged
    return actor, post


def coming(actor: User) -> list[Any]:
    """Return the drawings in progress for the actor's panels."""
    return [picture for (_, user), picture in panel_picture._newest.items() if user == actor.id]


async def test_a_picture_that_is_quickly_drawn_is_in_the_answer(club: Club, bot: GameBot) -> None:
    """A new panel, and one in place of another, take one request each."""
    actor, post = await started(club)
    bot.drawing_pool.in_answer = LOOP_TIMEOUT
    panel = panel_of(await actor.click(post, "Take Turn"))
    assert len(panel.files) == 1
    first = panel.files[0].id
    await first_choice(actor, panel)
    assert len(panel.files) == 1
    assert panel.files[0].id != first
    await club.sim.quiet()
    assert not club.sim.calls(*EDITS)
    assert not coming(actor)


async def test_two_questions_too_high_for_one_picture_are_two(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor, post = await started(club)
    draw, pages = bot.drawing_pool.draw, list[int]()

    async def drawn(*given: Any, **more: Any) -> Any:
        pages.append(given[0].page)
        found = await draw(*given, **more)
        return found and found._replace(page=given[0].page, pages=2)

    monkeypatch.setattr(bot.drawing_pool, "draw", drawn)
    panel = panel_of(await actor.click(post, "Take Turn"))
    await club.sim.changes.until(lambda: panel.files or None, LOOP_TIMEOUT)
    assert len(panel.files) == 2
    assert pages == [0, 1]


async def test_an_answer_does_not_wait_for_a_slow_picture(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor, post = await started(club)
    bot.drawing_pool.in_answer, draw, gate = 0.01, bot.drawing_pool.draw, asyncio.Event()

    async def slow(*given: Any, **more: Any) -> Any:
        await gate.wait()
        return await draw(*given, **more)

    monkeypatch.setattr(bot.drawing_pool, "draw", slow)
    panel = panel_of(await actor.click(post, "Take Turn"))
    assert not panel.files
    gate.set()
    await club.sim.changes.until(lambda: panel.files or None, LOOP_TIMEOUT)
    await until(lambda: not coming(actor))


async def test_a_picture_drawn_while_the_answer_is_on_its_way_follows(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not lost, and the previous question's picture does not appear in its place."""
    actor, post = await started(club)
    bot.drawing_pool.in_answer, drawing = LOOP_TIMEOUT, asyncio.Event()
    panel = panel_of(await actor.click(post, "Take Turn"))
    first, draw, edit = panel.files[0].id, bot.drawing_pool.draw, discord.InteractionResponse.edit_message

    async def slow(*given: Any, **more: Any) -> Any:
        await drawing.wait()
        return await draw(*given, **more)

    async def answer(*given: Any, **more: Any) -> Any:
        (picture,) = coming(actor)
        drawing.set()
        await until(picture._task.done)
        return await edit(*given, **more)

    bot.drawing_pool.in_answer = 0.01
    monkeypatch.setattr(bot.drawing_pool, "draw", slow)
    monkeypatch.setattr(discord.InteractionResponse, "edit_message", answer)
    await first_choice(actor, panel)
    assert first not in [each.id for each in panel.files]
    await club.sim.changes.until(lambda: panel.files or None, LOOP_TIMEOUT)
    await until(lambda: not coming(actor))


async def test_the_next_press_takes_the_place_of_a_picture_under_way(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor, post = await started(club)
    bot.drawing_pool.in_answer, draw, gate, drawn = 0.01, bot.drawing_pool.draw, asyncio.Event(), list[str]()

    async def slow(*given: Any, **more: Any) -> Any:
        await gate.wait()
        if given[1] == DrawingPool.PANEL:
            drawn.append(given[0].view)
        return await draw(*given, **more)

    monkeypatch.setattr(bot.drawing_pool, "draw", slow)
    panel = panel_of(await actor.click(post, "Take Turn"))
    for _ in range(2):
        await first_choice(actor, panel)
    gate.set()
    await club.sim.changes.until(lambda: panel.files or None, LOOP_TIMEOUT)
    await club.sim.quiet()
    assert len(drawn) == 1
    assert len(club.sim.calls(*EDITS)) == 1


async def test_with_much_to_draw_no_answer_waits(club: Club, bot: GameBot) -> None:
    """The picture is drawn once its user has paused, as an answer would wait for it in vain."""
    actor, post = await started(club)
    assert DrawingPool().in_answer == 0.15
    bot.drawing_pool.in_answer = LOOP_TIMEOUT
    bot.drawing_pool.waiting += DrawingPool.FEW
    panel = panel_of(await actor.click(post, "Take Turn"))
    assert not panel.files
    bot.drawing_pool.waiting -= DrawingPool.FEW
    await club.sim.changes.until(lambda: panel.files or None, LOOP_TIMEOUT)


@pytest.mark.usefixtures("bot")
async def test_a_pause_that_discord_asks_for_costs_the_picture_only(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A long one is raised as another error than what Discord refuses."""
    actor, post = await started(club)
    caplog.set_level("INFO", "cogs.answers.panel.panel_picture")

    async def asks_for_a_pause(*_given: object, **_more: object) -> None:
        raise discord.RateLimited(600.0)

    monkeypatch.setattr(discord.Interaction, "edit_original_response", asks_for_a_pause)
    panel_of(await actor.click(post, "Take Turn"))
    await until(lambda: "not added" in caplog.text)
    (said,) = [record for record in caplog.records if record.name == "cogs.answers.panel.panel_picture"]
    assert said.getMessage().startswith("panel picture of table 1 not added: Too many requests")
    assert said.exc_info is None
