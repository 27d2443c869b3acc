"""Armed plans as people use them: played automatically, dropped with a reason, and buttons of other plans."""

from __future__ import annotations

import re

import msgspec
import pytest

from engine.records.drafts import Arming
from engine.tables.turn.sandbox import Sandbox
from simulation import Message, User
from simulation.checks.components import walk
from tests.e2e.conftest import Club, panel_of
from tests.e2e.games.test_nanotech import advice, to_act
from tests.e2e.planning.trying import (
    choice_that_leaves_the_plan,
    labels,
    live_of,
    opened,
    others_play,
    press_tried,
    try_turn,
)


@pytest.mark.parametrize("game", ["nanotech", "nucleum"])
async def test_an_armed_plan_is_played_by_itself(club: Club, game: str) -> None:
    async with club.open() as bot:
        table, actor, waiting = await opened(club, game)
        await club.told(table)
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        await waiting.click(panel, "Try a Turn")
        await try_turn(club, waiting, panel, table)
        await waiting.click(panel, "Arm Plan")
        assert "🗓️ **Your plan is armed.**" in panel.text
        assert "Disarm" in labels(panel)
        assert "🗓️ Armed for your next turn: " in panel.text
        shown = panel_of(await waiting.click(panel, "Show Plan"))
        assert "and what it changes is untouched" in shown.text
        await waiting.click(shown, "Allow Nearby Changes")
        assert "even if what it changes has been touched" in shown.text
        await waiting.click(shown, "Disarm")
        assert "Armed" not in shown.text
        await waiting.click(shown, "Arm Plan")
        assert "🗓️ plan armed" in panel_of(await waiting.slash(club.channel, "games")).text
        public = " ".join(message.text for message in club.channel.messages)
        assert "plan" not in public.lower(), "nobody else can see it"
        plan = (await bot.service.planner.outlook(await bot.service.tables.look(table), waiting.id)).plan
        assert plan is not None
        tried = [planned.id for planned in plan.choices]
        open_table = await bot.service.tables.look(table)
        before = open_table.game.turn_number(open_table.playing().state)
        wanted = choice_that_leaves_the_plan(live_of(open_table), tried)
        while open_table.game.turn_number(open_table.playing().state) == before:
            open_table, other = await to_act(club, table)
            assert open_table.decision is not None
            choice = wanted.pop(0) if wanted else advice(open_table, 1)
            if other is not actor:
                choice = open_table.decision.choices[-1].id
            open_table, _ = await bot.service.play.choose(table, other.id, None, choice)
            await club.told(table)
        await club.sim.quiet()
        await club.told(table)
        played = [
            move for move in await bot.service.store.tables.moves(table) if move.actor == waiting.id and move.live
        ]
        assert [move.choice for move in played][-len(tried) - 1 :] == [*tried, "confirm"]
        post = next(message for message in club.channel.messages if "turn was played as planned" in message.text)
        assert waiting not in post.pinged
        assert actor in post.pinged


@pytest.mark.parametrize("stopped", [False, True])
async def test_passing_before_an_armed_turn_says_what_became_of_the_plan(club: Club, *, stopped: bool) -> None:
    async with club.open() as bot:
        table, actor, waiting = await opened(club, "nanotech")
        panel = panel_of(await waiting.slash(club.channel, "plan"))
        await press_tried(waiting, panel, "take:quarks")
        await try_turn(club, waiting, panel, table)
        await waiting.click(panel, "Arm Plan")
        open_table, _ = await bot.service.play.choose(
            table, actor.id, None, "take:quarks" if stopped else "take:lepton"
        )
        while open_table.decision is not None and open_table.decision.own_turn:
            open_table, _ = await bot.service.play.choose(table, actor.id, None, open_table.decision.choices[-1].id)
        await club.told(table)
        post = club.channel.messages[-1]
        assert post.pinged == [waiting]
        await waiting.click(post, "Pass")
        answer = await club.channel.wait_for(
            lambda message: message.ephemeral_for is waiting and "plan" in message.text,
            after=post,
            seen_by=waiting,
        )
        said = answer.text
        open_table = await bot.service.tables.look(table)
        if stopped:
            assert "Your armed plan was not played. **Capture Quarks** is no longer possible." in said
        else:
            assert "Your turn was played as planned: Capture Quarks → " in said
            assert [move.actor for move in await bot.service.store.tables.moves(table)][-1] == waiting.id
        assert "no longer armed" not in said
        assert "Use Plan" not in said


async def keep(club: Club, table: int, person: User, first: str) -> list[str]:
    """Let someone keep a whole turn beginning with a choice as their plan, on another device; return its choices."""
    planner = club.bot.service.planner
    sandbox = await planner.begin(table, person.id)
    sandbox = await planner.choose(table, person.id, None, first)
    while not sandbox.ended:
        assert sandbox.decision is not None
        sandbox = await planner.choose(table, person.id, None, sandbox.decision.choices[0].id)
    kept = await planner.keep(table, person.id, sandbox.table.version)
    assert kept.plan is not None
    return [choice.id for choice in kept.plan.choices]


def rename(message: Message, label: str, pattern: str, to: str) -> None:
    """Give a button of a message the custom id of an earlier release."""
    part = next(part for _, part in walk(message.components) if part.get("label") == label)
    part["custom_id"] = re.sub(pattern, to, part["custom_id"])


@pytest.mark.parametrize("label", ["Arm Plan", "Allow Nearby Changes", "Disarm", "Drop Plan"])
@pytest.mark.parametrize("old", [False, True], ids=["another version", "of an earlier release"])
async def test_a_button_of_another_plan_changes_nothing(club: Club, label: str, *, old: bool) -> None:
    async with club.open() as bot:
        table, _, waiting = await opened(club, "nanotech")
        await keep(club, table, waiting, "take:quarks")
        if label not in {"Arm Plan", "Drop Plan"}:
            await bot.service.planner.arm(table, waiting.id)
        shown = panel_of(await waiting.slash(club.channel, "plan"))
        assert "1. Capture Quarks" in shown.text
        await keep(club, table, waiting, "take:lepton")
        if label == "Disarm":
            await bot.service.planner.arm(table, waiting.id)
        if old:
            rename(shown, label, "^(b:[0-9]+):[0-9]+:", r"\1:0:")
        before = await bot.service.store.users.drafts(waiting.id, table)
        await waiting.click(shown, label)
        assert shown.text.startswith("That button is out of date; here is your plan as it stands now.")
        assert "1. Capture Lepton" in shown.text
        assert await bot.service.store.users.drafts(waiting.id, table) == before
        seats = (await bot.service.tables.look(table)).table.seats
        assert any(seat.armed is not None for seat in seats) == (label == "Disarm")
        if label in labels(shown):
            await waiting.click(shown, label)
            assert "out of date" not in shown.text
            assert await bot.service.store.users.drafts(waiting.id, table) != before


async def test_use_plan_plays_the_plan_that_was_shown(club: Club) -> None:
    async with club.open() as bot:
        table, _, waiting = await opened(club, "nanotech")
        await keep(club, table, waiting, "take:quarks")
        await others_play(club, table, waiting, "take:lepton")
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        open_table = await bot.service.tables.look(table)
        assert open_table.decision is not None
        second = next(
            each.id for each in open_table.decision.choices if each.id not in {"take:quarks", "take:recharge-1"}
        )
        tried = await keep(club, table, waiting, second)
        for old in (False, True):
            if old:
                rename(panel, "Use Plan", ":[0-9]+$", ":")
            await waiting.click(panel, "Use Plan")
            assert "That button is out of date" in panel.text
            assert (await bot.service.tables.look(table)).playing().since == []
        await waiting.click(panel_of(await waiting.slash(club.channel, "plan")), "Use Plan")
        assert (await bot.service.tables.look(table)).playing().since == tried


async def test_every_button_that_acts_on_a_draft_names_its_version(club: Club) -> None:
    async with club.open() as bot:
        table, _, waiting = await opened(club, "nanotech")
        panel = panel_of(await waiting.slash(club.channel, "plan"))
        await try_turn(club, waiting, panel, table)
        seen = [*panel.buttons]
        await waiting.click(panel, "More")
        seen += panel.buttons
        await waiting.click(panel, "Arm Plan")
        seen += [*panel.buttons, *panel_of(await waiting.slash(club.channel, "plan")).buttons]
        await waiting.click(panel, "Disarm")
        assert "Armed" not in panel.text
        assert all(seat.armed is None for seat in (await bot.service.tables.look(table)).table.seats)
        seen += panel_of(await waiting.slash(club.channel, "plan")).buttons
        asked = {(part.custom_id or "").split(":")[3]: (part.custom_id or "").split(":")[2] for part in seen}
        acting = {verb for verb in asked if re.match("try-|plan-", verb)} - {"try-see"}
        assert {"try-keep", "try-arm", "try-drop", "try-undo", "plan-arm", "plan-disarm", "plan-drop"} <= acting
        assert all(asked[verb] != "0" for verb in acting)


async def test_arming_says_what_is_armed_and_whether_that_was_shown(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club.open() as bot:
        table, _, waiting = await opened(club, "nanotech")
        panel = panel_of(await waiting.slash(club.channel, "plan"))
        await press_tried(waiting, panel, "take:recharge-1")
        await try_turn(club, waiting, panel, table)
        await waiting.click(panel, "Arm Plan")
        armed = (await bot.service.store.users.drafts(waiting.id, table)).plan
        assert armed is not None
        assert armed.arming is not None
        told = [f" {'+' if gain.count > 0 else '−'}{abs(gain.count)}" for gain in armed.arming.gains if gain.count]
        assert told
        (line,) = [line for line in panel.text.splitlines() if "is armed" in line]
        assert all(each in line for each in told)
        assert "⚠️" not in panel.text
        assert "Disarm" in labels(panel)
        does = Sandbox.does

        def did(sandbox: Sandbox) -> Arming | None:
            """Return more than it does now, as before the others' turns."""
            now = does(sandbox)
            assert now is not None
            first, *gains = now.gains
            first = msgspec.structs.replace(first, count=first.count + 2)
            return msgspec.structs.replace(now, gains=(first, *gains))

        monkeypatch.setattr(Sandbox, "does", did)
        panel = panel_of(await waiting.slash(club.channel, "plan"))
        await waiting.click(panel, "Try a Turn")
        await press_tried(waiting, panel, "take:quarks")
        await try_turn(club, waiting, panel, table)
        await waiting.click(panel, "Arm Plan")
        assert "🗓️ **Your plan is armed.**" in panel.text
        assert "⚠️ It now does something different from what you saw. " in panel.text
        assert " instead of " in panel.text
