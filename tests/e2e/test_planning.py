"""Planning aids as people use them: a turn tried ahead, kept, used when it comes; notes; other people's buttons."""

from __future__ import annotations

import re

import msgspec
import pytest

from engine.kernel import seeded_rng
from engine.records.drafts import Arming
from engine.tables.open_table import OpenTable
from engine.tables.turn.planner import Sandbox
from simulation import Message, User
from simulation.setting_up import set_up
from tests.e2e.conftest import Club, panel_of
from tests.e2e.games.test_nanotech import advice, to_act


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def press_tried(actor: User, panel: Message, choice: str) -> None:
    """Make a choice in the sandbox, turning pages and kinds until it shows."""
    turned: set[str] = set()
    for _ in range(40):
        button = next((b for b in panel.buttons if (b.custom_id or "").endswith(f":try-pick:{choice}")), None)
        if button is not None:
            await actor.click(panel, custom_id=button.custom_id)
            return
        menu = next((s for s in panel.selects if choice in [option.value for option in s.options]), None)
        if menu is not None:
            await actor.select(panel, [choice], custom_id=menu.custom_id)
            return
        shows = [b.custom_id for b in panel.buttons if b.custom_id and ":try-show:" in b.custom_id and not b.disabled]
        fresh = next(custom_id for custom_id in shows if custom_id not in turned)
        turned.add(fresh)
        await actor.click(panel, custom_id=fresh)
    raise AssertionError(f"{choice} cannot be reached")


async def try_turn(club: Club, actor: User, panel: Message, table: int, seed: int = 5) -> None:
    """Try a whole turn at random by the buttons of the sandbox."""
    for step in range(40):
        sandbox = await club.bot.service.planner.look(table, actor.id)
        if sandbox.ended:
            return
        assert sandbox.decision is not None
        await press_tried(actor, panel, seeded_rng(seed + step).pick(sandbox.decision.choices).id)
    raise AssertionError("the turn does not end")


async def others_play(club: Club, table: int, actor: User, *first: str) -> OpenTable:
    """Let the others play, beginning with certain choices, until it is the own turn of `actor`."""
    service, wanted = club.bot.service, list(first)
    for ply in range(200):
        open_table, other = await to_act(club, table)
        assert open_table.decision is not None
        if other is actor and open_table.decision.own_turn:
            return open_table
        choice = wanted.pop(0) if wanted else advice(open_table, ply)
        if other is actor:
            choice = open_table.decision.choices[-1].id  # a copy: do without
        await service.play.choose(table, other.id, None, choice)
    raise AssertionError("the turn does not come")


async def opened(club: Club, game: str, seats: int = 2) -> tuple[int, User, User]:
    """Start a game; return the table, who is to act, and who is not."""
    lobby = await club.new_table(game, seats)
    if game == "nucleum":
        await set_up(club.people[0], club.channel, experiments="random")
    await club.people[0].click(lobby, "Start Game")
    post = await club.turn_post(after=lobby)
    (actor,) = post.pinged
    table = (await club.bot.service.tables.in_channel(club.channel.id)).table.id
    return table, actor, next(person for person in club.people[:seats] if person is not actor)


@pytest.mark.parametrize("game", ["nanotech", "nucleum"])
async def test_a_turn_is_tried_kept_used_and_confirmed(club: Club, game: str) -> None:
    async with club.open() as bot:
        table, actor, waiting = await opened(club, game)
        await club.told(table)
        public = [message.content for message in club.channel.messages]
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        assert "Waiting for" in panel.content
        assert "Try a Turn" in labels(panel)
        assert "Try a Turn" not in labels(panel_of(await actor.slash(club.channel, "turn")))
        await waiting.click(panel, "Try a Turn")
        assert panel.content.startswith("🧪 **Sandbox: nothing here happens at the table.**")
        assert "Keep Plan" not in labels(panel)
        assert {"Discard", "Board"} <= set(labels(panel))
        await club.channel.wait_for(lambda message: message is panel and message.attachments, seen_by=waiting)
        first = panel.buttons[0].custom_id or ""
        assert ":try-" in first
        await try_turn(club, waiting, panel, table)
        assert "That is a whole turn" in panel.content
        assert "Tried so far" in panel.content
        assert not any(button.label == "Confirm Turn" for button in panel.buttons)
        tried = (await bot.service.planner.look(table, waiting.id)).playing().since
        await waiting.click(panel, "Undo")
        assert (await bot.service.planner.look(table, waiting.id)).playing().since == tried[:-1]
        await waiting.click(panel, "Redo")
        assert (await bot.service.planner.look(table, waiting.id)).playing().since == tried
        seen = await (await waiting.click(panel, "Board")).answer()
        assert "Sandbox" in seen.content
        assert seen.ephemeral_for is waiting
        await waiting.click(panel, "Keep Plan")
        assert "Your plan is saved" in panel.content
        assert "📋 Your plan: " in panel.content
        shown = panel_of(await waiting.click(panel, "Show Plan"))
        assert "As the table stands, all of it is possible" in shown.content
        assert len(re.findall(r"^\d+\. ", shown.content, re.MULTILINE)) == len(tried)
        await club.sim.quiet()
        assert [message.content for message in club.channel.messages] == public
        assert (await bot.service.tables.look(table)).playing().state.ply == 0
    async with club.open() as bot:
        open_table = await others_play(
            club, table, waiting, *choice_that_leaves_the_plan(live_of(await bot.service.tables.look(table)), tried)
        )
        await club.told(table)
        post = club.channel.messages[-1]
        assert post.pinged == [waiting]
        assert "plan" not in post.content.lower()
        panel = panel_of(await waiting.click(post, "Take Turn"))
        assert "Use Plan" in labels(panel)
        assert "Try a Turn" not in labels(panel)
        count = len(club.channel.messages)
        await waiting.click(panel, "Use Plan")
        open_table = await bot.service.tables.look(table)
        assert open_table.playing().since == tried
        assert "Your plan has been played" in panel.content
        assert labels(panel)[0] == "Confirm Turn"
        assert len(club.channel.messages) == count
        barrier = open_table.playing().state.barrier
        await waiting.click(panel, "Confirm Turn")
        assert "Your turn is done" in panel.content
        assert "Your plan" not in panel.content
        assert (await bot.service.tables.look(table)).playing().state.barrier > barrier


def live_of(open_table: OpenTable) -> OpenTable:
    assert open_table.decision is not None
    return open_table


def choice_that_leaves_the_plan(open_table: OpenTable, tried: list[str]) -> list[str]:
    """Return choices for the one before, which leave the plan as it is: a recharge, or a card not planned."""
    assert open_table.decision is not None
    if open_table.table.game == "nucleum":
        return ["recharge"]
    return [next(choice.id for choice in open_table.decision.choices if choice.id not in {*tried, "take:recharge-1"})]


async def test_a_plan_that_is_not_possible_any_more_says_so(club: Club) -> None:
    async with club.open() as bot:
        table, actor, waiting = await opened(club, "nanotech")
        sandbox = panel_of(await waiting.slash(club.channel, "plan"))
        await press_tried(waiting, sandbox, "take:quarks")
        assert "Start Over" in labels(sandbox)
        await waiting.click(sandbox, "Keep Plan")
        await others_play(club, table, waiting, "take:quarks")
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        assert "Your plan can no longer start: **Capture Quarks" in panel.content
        assert "Use Plan" not in labels(panel)
        told = panel_of(await waiting.slash(club.channel, "plan"))
        assert "it cannot start" in told.content
        dropped = await waiting.click(told, "Drop Plan")
        assert "discarded" in dropped.message.content
        assert "Sandbox" in panel_of(await waiting.slash(club.channel, "plan")).content
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
        # Without the quark nothing of the second half can be done.
        open_table.playing().state.capsule.clear()
        open_table.game.forget(open_table.playing().state)
        open_table.playing()._settle()
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        await waiting.click(panel, "Use Plan")
        assert "One choice of your plan has been played: **" in panel.content
        assert "is not possible any more." in panel.content
        assert (await bot.service.tables.look(table)).playing().since == ["take:quarks"]


async def test_stale_and_strange_presses_in_a_sandbox(club: Club) -> None:
    async with club.open() as bot:
        table, actor, waiting = await opened(club, "nanotech")
        stranger = club.people[3]
        assert "no seat" in (await stranger.slash(club.channel, "plan")).message.content
        panel = panel_of(await waiting.slash(club.channel, "plan"))
        first = next(menu.custom_id for menu in panel.selects if ":try-pick:" in (menu.custom_id or ""))
        drop = next(b.custom_id for b in panel.buttons if b.label == "Discard")
        assert first is not None
        assert drop is not None
        for who, refused in ((stranger, "no seat"), (actor, "no sandbox open")):
            assert refused in (await who.interact(drop, message=panel)).message.content
            chosen = who.interact(first, message=panel, component_type=3, values=["take:quarks"])
            assert refused in (await chosen).message.content
        other = panel_of(await waiting.slash(club.channel, "plan"))
        await waiting.select(panel, ["take:quarks"], custom_id=first)
        assert (await bot.service.planner.look(table, waiting.id)).playing().since == ["take:quarks"]
        await waiting.select(other, ["take:quarks"], custom_id=first)
        assert "That button is out of date" in other.content
        assert (await bot.service.planner.look(table, waiting.id)).playing().since == ["take:quarks"]
        third = panel_of(await waiting.slash(club.channel, "plan"))
        await waiting.click(panel, "Start Over")
        assert (await bot.service.planner.look(table, waiting.id)).playing().since == []
        await waiting.click(panel, "Discard")
        assert "The sandbox was discarded" in panel.content
        assert "Waiting for" in panel.content
        for label in ("Undo", "Keep Plan", "Discard"):
            assert "no sandbox open" in (await (await waiting.click(third, label)).answer()).content


async def test_a_sandbox_goes_on_after_a_restart_and_while_the_table_moves(club: Club) -> None:
    async with club.open():
        table, actor, waiting = await opened(club, "nanotech")
        panel = panel_of(await waiting.slash(club.channel, "plan"))
        await press_tried(waiting, panel, "take:quarks")
        before = panel.content
    async with club.open() as bot:
        again = panel_of(await waiting.slash(club.channel, "plan"))
        assert again.content == before
        await waiting.click(panel, "Undo")
        assert "Tried so far" not in panel.content
        open_table = await bot.service.tables.look(table)
        assert open_table.decision is not None
        taken = next(choice.id for choice in open_table.decision.choices if choice.id == "take:lepton")
        await bot.service.play.choose(table, actor.id, None, taken)
        await press_tried(waiting, panel, "take:lepton")
        assert "out of date" not in panel.content
        await others_play(club, table, waiting)
        await waiting.click(panel, "Undo")
        assert "It is your turn now" in panel.content
        await waiting.click(panel, "Start Over")
        assert not any((b.custom_id or "").endswith(":take:lepton") for b in panel.buttons)


async def test_notes_are_edited_and_shown_and_survive_a_restart(club: Club) -> None:
    async with club.open():
        table, _actor, waiting = await opened(club, "nanotech")
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        form = (await waiting.click(panel, "Notes")).modal
    async with club.open() as bot:
        # The form was open while the bot was restarted.
        await waiting.submit(form, values={"Only you see them": "Watch **ann**:\n@everyone <@1> " + "so " * 200})
        (line,) = [line for line in panel.content.splitlines() if "📝" in line]
        assert line.startswith("> 📝 Watch \\*\\*ann\\*\\*: @\u200beveryone")
        assert line.endswith("…")
        assert len(line) < 260
        form = (await waiting.slash(club.channel, "notes")).modal
        assert (await bot.service.planner.notes(table, waiting.id)).startswith("Watch **ann**:\n@everyone")
        said = await waiting.submit(form, values={"Only you see them": "Less"})
        assert "are saved" in said.message.content
        assert said.message.ephemeral_for is waiting
        form = (await waiting.slash(club.channel, "notes")).modal
        said = await waiting.submit(form, values={"Only you see them": ""})
        assert "no notes" in said.message.content
        refused = await club.people[3].slash(club.channel, "notes")
        assert "no seat" in refused.message.content
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        assert "📝" not in panel.content


async def test_a_form_of_another_release_is_answered(club: Club) -> None:
    async with club.open():
        _, _, waiting = await opened(club, "nanotech")
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        form = (await waiting.click(panel, "Notes")).modal
        form.custom_id = form.custom_id.replace("notes-keep", "nonsense")
        said = await waiting.submit(form, values={"Only you see them": "x"})
        assert "has expired" in said.message.content


@pytest.mark.parametrize("game", ["nanotech", "nucleum"])
async def test_an_armed_plan_is_played_by_itself(club: Club, game: str) -> None:
    async with club.open() as bot:
        table, actor, waiting = await opened(club, game)
        await club.told(table)
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        await waiting.click(panel, "Try a Turn")
        await try_turn(club, waiting, panel, table)
        await waiting.click(panel, "Arm Plan")
        assert "🗓️ **Your plan is armed.**" in panel.content
        assert "Disarm" in labels(panel)
        assert "🗓️ Armed for your next turn: " in panel.content
        shown = panel_of(await waiting.click(panel, "Show Plan"))
        assert "and what it changes is untouched" in shown.content
        await waiting.click(shown, "Allow Nearby Changes")
        assert "even if what it changes has been touched" in shown.content
        await waiting.click(shown, "Disarm")
        assert "Armed" not in shown.content
        await waiting.click(shown, "Arm Plan")
        assert "🗓️ plan armed" in panel_of(await waiting.slash(club.channel, "games")).content
        public = " ".join(message.content for message in club.channel.messages)
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
        post = next(message for message in club.channel.messages if "turn was played as planned" in message.content)
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
            lambda message: message.ephemeral_for is waiting and "plan" in message.content,
            after=post,
            seen_by=waiting,
        )
        said = answer.content
        open_table = await bot.service.tables.look(table)
        if stopped:
            assert "Your armed plan was not played. **Capture Quarks** is no longer possible." in said
        else:
            assert "Your turn was played as planned: Capture Quarks → " in said
            assert [move.actor for move in await bot.service.store.tables.moves(table)][-1] == waiting.id
        assert "no longer armed" not in said
        assert "Use Plan" not in said


async def keep(club: Club, table: int, person: User, first: str) -> list[str]:
    """Let somebody keep a whole turn beginning with a choice as their plan, on another device; return its choices."""
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
    row, place = next(
        (row, place)
        for row in message.components
        for place, part in enumerate(row["components"])
        if part.get("label") == label
    )
    row["components"][place] = row["components"][place] | {
        "custom_id": re.sub(pattern, to, row["components"][place]["custom_id"])
    }


@pytest.mark.parametrize("label", ["Arm Plan", "Allow Nearby Changes", "Disarm", "Drop Plan"])
@pytest.mark.parametrize("old", [False, True], ids=["another version", "of an earlier release"])
async def test_a_button_of_another_plan_changes_nothing(club: Club, label: str, *, old: bool) -> None:
    async with club.open() as bot:
        table, _, waiting = await opened(club, "nanotech")
        await keep(club, table, waiting, "take:quarks")
        if label not in {"Arm Plan", "Drop Plan"}:
            await bot.service.planner.arm(table, waiting.id)
        shown = panel_of(await waiting.slash(club.channel, "plan"))
        assert "1. Capture Quarks" in shown.content
        await keep(club, table, waiting, "take:lepton")
        if label == "Disarm":
            await bot.service.planner.arm(table, waiting.id)
        if old:
            rename(shown, label, "^(b:[0-9]+):[0-9]+:", r"\1:0:")
        before = await bot.service.store.users.drafts(waiting.id, table)
        await waiting.click(shown, label)
        assert shown.content.startswith("That button is out of date; here is your plan as it stands now.")
        assert "1. Capture Lepton" in shown.content
        assert await bot.service.store.users.drafts(waiting.id, table) == before
        seats = (await bot.service.tables.look(table)).table.seats
        assert any(seat.armed is not None for seat in seats) == (label == "Disarm")
        if label in labels(shown):
            await waiting.click(shown, label)
            assert "out of date" not in shown.content
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
            assert "That button is out of date" in panel.content
            assert (await bot.service.tables.look(table)).playing().since == []
        await waiting.click(panel_of(await waiting.slash(club.channel, "plan")), "Use Plan")
        assert (await bot.service.tables.look(table)).playing().since == tried


async def test_every_button_that_acts_on_a_draft_names_its_version(club: Club) -> None:
    async with club.open() as bot:
        table, _, waiting = await opened(club, "nanotech")
        panel = panel_of(await waiting.slash(club.channel, "plan"))
        await try_turn(club, waiting, panel, table)
        seen = [*panel.buttons]
        await waiting.click(panel, "Arm Plan")
        seen += [*panel.buttons, *panel_of(await waiting.slash(club.channel, "plan")).buttons]
        await waiting.click(panel, "Disarm")
        assert "Armed" not in panel.content
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
        (line,) = [line for line in panel.content.splitlines() if "is armed" in line]
        assert all(each in line for each in told)
        assert "⚠️" not in panel.content
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
        assert "🗓️ **Your plan is armed.**" in panel.content
        assert "⚠️ It now does something different from what you saw. " in panel.content
        assert " instead of " in panel.content
