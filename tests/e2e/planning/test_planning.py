"""Planning aids as people use them: a turn rehearsed, kept, and used in time; notes; other people's buttons."""

from __future__ import annotations

import re

import pytest

from tests.e2e.conftest import Club, panel_of, press_below
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
async def test_a_turn_is_tried_kept_used_and_confirmed(club: Club, game: str) -> None:
    async with club.open() as bot:
        table, actor, waiting = await opened(club, game)
        await club.told(table)
        public = [message.text for message in club.channel.messages]
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        assert "Waiting for" in panel.text
        assert "Try a Turn" in labels(panel)
        assert "Try a Turn" not in labels(panel_of(await actor.slash(club.channel, "turn")))
        await waiting.click(panel, "Try a Turn")
        assert panel.text.startswith("🧪 **Sandbox: nothing here happens at the table.**")
        assert "Keep Plan" not in labels(panel)
        assert {"Discard", "Board"} <= set(labels(panel))
        await club.channel.wait_for(lambda message: message is panel and message.files, seen_by=waiting)
        first = panel.buttons[0].custom_id or ""
        assert ":try-" in first
        await try_turn(club, waiting, panel, table)
        assert "That is a whole turn" in panel.text
        assert "Tried so far" in panel.text
        assert not any(button.label == "Confirm Turn" for button in panel.buttons)
        tried = (await bot.service.planner.look(table, waiting.id)).playing().since
        await waiting.click(panel, "Undo")
        assert (await bot.service.planner.look(table, waiting.id)).playing().since == tried[:-1]
        await waiting.click(panel, "Redo")
        assert (await bot.service.planner.look(table, waiting.id)).playing().since == tried
        await waiting.click(panel, "More")
        assert {"Keep Plan", "Discard", "Start Over"} < {*labels(panel)}
        seen = await (await waiting.click(panel, "Board")).answer()
        assert "Sandbox" in seen.text
        assert seen.ephemeral_for is waiting
        await waiting.click(panel, "◀ Back")
        assert "Discard" not in labels(panel)
        await waiting.click(panel, "Keep Plan")
        assert "Your plan is saved" in panel.text
        assert "📋 Your plan: " in panel.text
        shown = panel_of(await waiting.click(panel, "Show Plan"))
        assert "As the table stands, all of it is possible" in shown.text
        assert len(re.findall(r"^\d+\. ", shown.text, re.MULTILINE)) == len(tried)
        await club.sim.quiet()
        assert [message.text for message in club.channel.messages] == public
        assert (await bot.service.tables.look(table)).playing().state.ply == 0
    async with club.open() as bot:
        open_table = await others_play(
            club, table, waiting, *choice_that_leaves_the_plan(live_of(await bot.service.tables.look(table)), tried)
        )
        await club.told(table)
        post = club.channel.messages[-1]
        assert post.pinged == [waiting]
        assert "plan" not in post.text.lower()
        panel = panel_of(await waiting.click(post, "Take Turn"))
        assert "Use Plan" in labels(panel)
        assert "Try a Turn" not in labels(panel)
        count = len(club.channel.messages)
        await waiting.click(panel, "Use Plan")
        open_table = await bot.service.tables.look(table)
        assert open_table.playing().since == tried
        assert "Your plan has been played" in panel.text
        assert labels(panel)[0] == "Confirm Turn"
        assert len(club.channel.messages) == count
        barrier = open_table.playing().state.barrier
        await waiting.click(panel, "Confirm Turn")
        assert "Your turn is done" in panel.text
        assert "Your plan" not in panel.text
        assert (await bot.service.tables.look(table)).playing().state.barrier > barrier


async def test_a_plan_that_is_not_possible_any_more_says_so(club: Club) -> None:
    async with club.open() as bot:
        table, actor, waiting = await opened(club, "nanotech")
        sandbox = panel_of(await waiting.slash(club.channel, "plan"))
        await press_tried(waiting, sandbox, "take:quarks")
        assert "Suggest a Turn" in labels(sandbox)
        await waiting.click(sandbox, "Keep Plan")
        await others_play(club, table, waiting, "take:quarks")
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        assert "Your plan can no longer start: **Capture Quarks" in panel.text
        assert "Use Plan" not in labels(panel)
        told = panel_of(await waiting.slash(club.channel, "plan"))
        assert "it cannot start" in told.text
        dropped = await waiting.click(told, "Drop Plan")
        assert "discarded" in dropped.message.text
        assert "Sandbox" in panel_of(await waiting.slash(club.channel, "plan")).text
        assert actor is not waiting
        assert (await bot.service.tables.look(table)).decision is not None


async def test_a_plan_that_stops_half_way_tells_what_is_left(club: Club) -> None:
    async with club.open() as bot:
        table, _, waiting = await opened(club, "nanotech")
        sandbox = panel_of(await waiting.slash(club.channel, "plan"))
        await press_tried(waiting, sandbox, "take:quarks")
        state = (await bot.service.planner.look(table, waiting.id)).decision
        assert state is not None
        wanted = state.of_kind("capture")[0].id
        await press_tried(waiting, sandbox, wanted)
        await waiting.click(sandbox, "Keep Plan")
        open_table = await others_play(club, table, waiting, "take:lepton")
        # Without the quark, no part of the second half can be done.
        open_table.playing().state.capsule.clear()
        open_table.game.forget(open_table.playing().state)
        open_table.playing()._settle()
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        await waiting.click(panel, "Use Plan")
        assert "One choice of your plan has been played: **" in panel.text
        assert "is not possible any more." in panel.text
        assert (await bot.service.tables.look(table)).playing().since == ["take:quarks"]


async def test_stale_and_strange_presses_in_a_sandbox(club: Club) -> None:
    async with club.open() as bot:
        table, actor, waiting = await opened(club, "nanotech")
        stranger = club.people[3]
        assert "no seat" in (await stranger.slash(club.channel, "plan")).message.text
        panel = panel_of(await waiting.slash(club.channel, "plan"))
        first = next(menu.custom_id for menu in panel.selects if ":try-pick:" in (menu.custom_id or ""))
        drop = next(b.custom_id for b in panel.buttons if b.label == "Discard")
        assert first is not None
        assert drop is not None
        for who, refused in ((stranger, "no seat"), (actor, "no sandbox open")):
            assert refused in (await who.interact(drop, message=panel)).message.text
            chosen = who.interact(first, message=panel, component_type=3, values=["take:quarks"])
            assert refused in (await chosen).message.text
        other = panel_of(await waiting.slash(club.channel, "plan"))
        await waiting.select(panel, ["take:quarks"], custom_id=first)
        assert (await bot.service.planner.look(table, waiting.id)).playing().since == ["take:quarks"]
        await waiting.select(other, ["take:quarks"], custom_id=first)
        assert "That button is out of date" in other.text
        assert (await bot.service.planner.look(table, waiting.id)).playing().since == ["take:quarks"]
        third = panel_of(await waiting.slash(club.channel, "plan"))
        await waiting.click(third, "More")
        await press_below(waiting, panel, "Start Over")
        assert (await bot.service.planner.look(table, waiting.id)).playing().since == []
        await press_below(waiting, panel, "Discard")
        assert "The sandbox was discarded" in panel.text
        assert "Waiting for" in panel.text
        for label in ("Undo", "Keep Plan", "Discard"):
            assert "no sandbox open" in (await (await waiting.click(third, label)).answer()).text


async def test_a_sandbox_goes_on_after_a_restart_and_while_the_table_moves(club: Club) -> None:
    async with club.open():
        table, actor, waiting = await opened(club, "nanotech")
        panel = panel_of(await waiting.slash(club.channel, "plan"))
        await press_tried(waiting, panel, "take:quarks")
        before = panel.text
    async with club.open() as bot:
        again = panel_of(await waiting.slash(club.channel, "plan"))
        assert again.text == before
        await waiting.click(panel, "Undo")
        assert "Tried so far" not in panel.text
        open_table = await bot.service.tables.look(table)
        assert open_table.decision is not None
        taken = next(choice.id for choice in open_table.decision.choices if choice.id == "take:lepton")
        await bot.service.play.choose(table, actor.id, None, taken)
        await press_tried(waiting, panel, "take:lepton")
        assert "out of date" not in panel.text
        await others_play(club, table, waiting)
        await waiting.click(panel, "Undo")
        assert "It is your turn now" in panel.text
        await press_below(waiting, panel, "Start Over")
        assert not any((b.custom_id or "").endswith(":take:lepton") for b in panel.buttons)


async def test_notes_are_edited_and_shown_and_survive_a_restart(club: Club) -> None:
    async with club.open():
        table, _actor, waiting = await opened(club, "nanotech")
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        form = (await press_below(waiting, panel, "Notes")).modal
    async with club.open() as bot:
        # The form was open while the bot was restarted.
        await waiting.submit(form, values={"Only you see them": "Watch **ann**:\n@everyone <@1> " + "so " * 200})
        (line,) = [line for line in panel.text.splitlines() if "📝" in line]
        assert line.startswith("> 📝 Watch \\*\\*ann\\*\\*: @\u200beveryone")
        assert line.endswith("…")
        assert len(line) < 260
        form = (await waiting.slash(club.channel, "notes")).modal
        assert (await bot.service.planner.notes(table, waiting.id)).startswith("Watch **ann**:\n@everyone")
        said = await waiting.submit(form, values={"Only you see them": "Less"})
        assert "are saved" in said.message.text
        assert said.message.ephemeral_for is waiting
        form = (await waiting.slash(club.channel, "notes")).modal
        said = await waiting.submit(form, values={"Only you see them": ""})
        assert "no notes" in said.message.text
        refused = await club.people[3].slash(club.channel, "notes")
        assert "no seat" in refused.message.text
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        assert "📝" not in panel.text


async def test_a_form_of_another_release_is_answered(club: Club) -> None:
    async with club.open():
        _, _, waiting = await opened(club, "nanotech")
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        form = (await press_below(waiting, panel, "Notes")).modal
        form.custom_id = form.custom_id.replace("notes-keep", "nonsense")
        said = await waiting.submit(form, values={"Only you see them": "x"})
        assert "has expired" in said.message.text
