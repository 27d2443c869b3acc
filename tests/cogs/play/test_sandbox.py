"""The sandbox and the additions to the panel keep Discord's limits, and every choice can be reached."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from cogs.answers.panel.panel_plan import MAX_NOTES, build_panel_plan
from cogs.answers.writer import Writer
from cogs.play.planning import how_far
from cogs.play.sandbox import build_sandbox, picture_of
from cogs.play.suggesting import reasons
from engine.kernel import seeded_rng
from engine.records.drafts import Draft, PlannedChoice, TurnPlan
from engine.registry import games
from engine.tables.turn.planner import Outlook, Used
from engine.tables.turn.sandbox import Sandbox
from render.registry import pictures
from tests.cogs.panel.panels import all_icons, panel_for
from tests.cogs.panel.walk import WORDS, check_card, new_table


def reachable(sandbox: Sandbox) -> set[str]:
    """Return the ids of all choices that presses can make; every press goes to the sandbox."""
    found: set[str] = set()
    shows, seen = [""], set()
    while shows:
        show = shows.pop()
        seen.add(show)
        panel = build_sandbox(sandbox, Writer(sandbox, WORDS), show=show, note="A note on top")
        rows = check_card(panel)
        assert panel.text.startswith("🧪")
        for part in (part for row in rows for part in row["components"]):
            _, _, _, verb, arg = part["custom_id"].split(":", 4)
            assert verb.startswith("try-")
            if verb == "try-pick":
                found |= {arg} if part["type"] == 2 else {entry["value"] for entry in part["options"]}
            elif verb == "try-show" and not part.get("disabled") and arg not in seen and arg not in shows:
                shows.append(arg)
    return found


def test_a_sandbox_has_the_icons_of_a_panel() -> None:
    game = games()["nucleum"]
    open_table, rng = new_table(game, 2, 1), seeded_rng(1)
    match = open_table.playing()
    decision = match.decision
    assert decision is not None
    base = game.rehearse(game.decode(match.checkpoint), decision.seat, rng)
    assert base is not None
    draft = Draft(seat=decision.seat, turn=game.turn_number(base), begun=match.state.barrier, base=game.encode(base))
    sandbox = Sandbox(open_table, draft, 1)
    plain = build_sandbox(sandbox, Writer(sandbox, WORDS)).text
    shown = build_sandbox(sandbox, Writer(sandbox, WORDS, all_icons())).text
    assert re.search(r"· \d+ thaler ·", plain)
    assert re.search(r"· <:thaler:\d+> \d+ ·", shown)


@pytest.mark.parametrize("game_id", sorted(games()))
def test_reasons_for_a_turn_are_about_its_choices_in_order_and_say_nothing_twice(game_id: str) -> None:
    game = games()[game_id]
    open_table, rng, told = new_table(game, 2, 1), seeded_rng(1), 0
    match = open_table.playing()
    for _ in range(60):
        decision = match.decision
        assert decision is not None
        base = game.rehearse(game.decode(match.checkpoint), decision.seat, rng) if not match.since else None
        if base is not None:
            draft = Draft(
                seat=decision.seat, turn=game.turn_number(base), begun=match.state.barrier, base=game.encode(base)
            )
            sandbox, labels = Sandbox(open_table, draft, 1), list[str]()
            write = Writer(sandbox, WORDS)
            while not sandbox.ended:
                assert sandbox.decision is not None
                choice = rng.pick(sandbox.decision.choices)
                labels.append(write.markup(choice.label))
                sandbox.rehearsal.apply(choice.id)
            lines = reasons(sandbox, write)
            heads = [line.removeprefix("-# **").partition("**: ")[0] for line in lines]
            assert [label for label in labels if label in heads][: len(heads)] == heads
            assert not any(
                later.partition("**: ")[2].startswith(line.partition("**: ")[2]) for line, later in pairwise(lines)
            )
            told += len(lines)
        match.apply(rng.pick(decision.choices).id)
    assert told


@pytest.mark.parametrize("game_id", sorted(games()))
@pytest.mark.parametrize("seed", range(2))
def test_every_choice_of_a_turn_out_of_turn_can_be_pressed(game_id: str, seed: int) -> None:
    game = games()[game_id]
    open_table = new_table(game, game.seats[-1 - seed], seed)
    rng, match = seeded_rng(seed), open_table.playing()
    tried = 0
    for number in range(120):
        if match.decision is None:
            break
        seat = number % match.seats
        base = game.rehearse(game.decode(match.checkpoint), seat, rng) if number % 8 == 0 else None
        if base is not None:
            draft = Draft(seat=seat, turn=game.turn_number(base), begun=match.state.barrier, base=game.encode(base))
            sandbox = Sandbox(open_table, draft, 2**31)
            while not sandbox.ended:
                assert sandbox.decision is not None
                assert reachable(sandbox) == set(sandbox.decision.by_id)
                sandbox.rehearsal.apply(rng.pick(sandbox.decision.choices).id)
                tried += 1
            assert reachable(sandbox) == set()
            found = pictures()[game_id]
            assert picture_of(sandbox) in {found.panel, *found.views_at(sandbox.rehearsal.state)}
            sandbox.rehearsal.undo()
            assert reachable(sandbox)
        match.apply(rng.pick(match.decision.choices).id)
    assert tried > 10


@pytest.mark.parametrize("game_id", sorted(games()))
def test_plan_and_notes_leave_room_for_the_choices(game_id: str) -> None:
    open_table = new_table(games()[game_id], 4, 1)
    rng, match = seeded_rng(1), open_table.playing()
    for _ in range(60):
        decision = match.decision
        if decision is None:
            break
        planned = tuple(PlannedChoice(choice.id, "", choice.label, choice.kind) for choice in decision.choices)
        for due, possible in ((True, 1), (True, 0), (False, 0)):
            outlook = Outlook(
                not due, TurnPlan(turn=1, choices=planned), possible, due, "_**notes** `@everyone` " * 70
            )
            user = open_table.table.seats[decision.seat if due else (decision.seat + 1) % 4].user or 0
            panel = panel_for(open_table, user, WORDS, outlook=outlook)
            rows = check_card(panel)
            verbs = {part["custom_id"].split(":")[3] for row in rows for part in row["components"]}
            assert ("use-plan" in verbs) == (due and possible > 0)
            assert ("try" in verbs) == (not due)
            assert "📋" in panel.text
        match.apply(rng.pick(decision.choices).id)


def test_how_far_a_plan_went_is_said_in_one_line() -> None:
    open_table = new_table(games()["nanotech"], 2, 1)
    assert open_table.decision is not None
    first, second, *_ = (PlannedChoice.of(open_table.decision, choice.id) for choice in open_table.decision.choices)
    names = [WORDS.say(planned.label) for planned in (first, second)]

    def said(made: int, *left: PlannedChoice, irrevocable: bool = False) -> str:
        return how_far(Used(open_table, made, left, irrevocable), WORDS)

    assert said(3) == "📋 Your plan has been played. Look it over, then confirm."
    assert said(0, first) == f"📋 No choice of your plan was possible: **{names[0]}** is not possible any more."
    assert said(1, first, second) == (
        f"📋 One choice of your plan has been played: **{names[0]}** is not possible any more; "
        f"after it you had planned {names[1]}."
    )
    assert said(2, second, irrevocable=True) == (
        "📋 2 choices of your plan have been played; it continues with something that cannot be undone. "
        f"Do that yourself: **{names[1]}**."
    )
    assert said(0, second, irrevocable=True).startswith("📋 Your plan begins with something that cannot be undone.")


def test_notes_become_one_safe_line() -> None:
    open_table = new_table(games()["nanotech"], 2, 1)
    (line,) = build_panel_plan(Outlook(notes="a\n\n**b** @here " + "c" * 1400), Writer(open_table, WORDS)).notes
    assert "\n" not in line
    assert line.startswith("> 📝 a \\*\\*b\\*\\* @\u200bhere c")
    assert len(line) < MAX_NOTES + 20
