"""Actions that take one press: passing and beginning a turn in the post, an action with its object."""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from itertools import chain, count, takewhile
from pathlib import Path
from typing import Any

import pytest

from cogs.answers.panel.choice_rows import MAX_PICTURED, badges_of, pictured_menus, pictured_states
from cogs.base.cards.card import PICTURE, Card, Line, PictureSlot
from cogs.base.items import TableSelect
from cogs.posts.post_buttons import post_view
from engine.catalogue import catalogue, locales
from engine.kernel import Match
from engine.registry import games
from engine.tables.open.auto_answers import DECLINING
from engine.tables.open.open_table import OpenTable
from render.question import says
from render.registry import pictures
from simulation.checks.components import BUTTON
from tests.cogs.panel.panels import panel_for
from tests.cogs.panel.walk import (
    ALL_ICONS,
    WORDS,
    check_message,
    lists_in,
    makes_parts_of,
    rows_of,
    table_of,
    user_of,
)
from tests.kernel.playthrough import load, read
from tools.presses import percentile, turns_of

LETTERS = 34
"""Number of letters of a button's label of which a phone shows nearly all."""
NUCLEUM = Path(__file__).resolve().parents[1] / "nucleum" / "modules"


some_or_all = pytest.mark.parametrize("every", [8, pytest.param(1, marks=pytest.mark.slow)])
"""The default tests check an eighth of the choices of a recorded game, the slow ones check each."""


def moments(name: str, module: str = "", every: int = 1) -> Iterator[tuple[OpenTable, str]]:
    """Yield the table before each choice of a recorded game, or a Nucleum module's, with the choice.

    With `every`, the choices are that many apart.
    """
    played = read(NUCLEUM / module / "playthrough.json") if module else load(name)
    match = Match(games()[name], played.seats, played.seed, played.options)
    for number, choice in enumerate(played.choices):
        if number % every == 0:
            yield table_of(match), choice
        match.apply(choice)


def verbs(view: Any) -> list[str]:
    rows = lists_in(view) if isinstance(view, Card) else check_message("-", view)
    return [part["custom_id"].split(":", 4)[3] for row in rows for part in row["components"]]


def out_of_turn(name: str) -> OpenTable:
    """Return a table at which someone may take or decline something in another's turn."""
    return next(
        open_table
        for open_table, _ in moments(name)
        if open_table.decision is not None
        and not open_table.decision.own_turn
        and open_table.decision.of_kind(*DECLINING)
    )


def test_the_player_who_is_offered_something_takes_or_passes_in_the_post() -> None:
    open_table = out_of_turn("nanotech")
    assert open_table.decision is not None
    row, *others = check_message("-", post_view(open_table, WORDS))
    assert [part["label"] for part in row["components"]] == ["Take", "Pass", "Always Pass"]
    turn = open_table.game.turn_number(open_table.playing().state)
    assert row["components"][1]["custom_id"].endswith(f":pass:{turn}")
    assert [len(each["components"]) for each in others] == [4, 1]
    panel = panel_for(open_table, user_of(open_table, open_table.decision.seat), WORDS)
    assert "skip-confirm" in verbs(panel)
    assert not any(":pick:decline" in (part.get("custom_id") or "") for row in lists_in(panel)
                   for part in row["components"])  # fmt: skip


def test_a_turn_begins_in_the_post() -> None:
    """With a menu for each possible beginning; not in mid-turn, when the menus would be outdated."""
    begun = half_made = recharges = 0
    for open_table, _ in moments("nucleum"):
        decision = open_table.decision
        assert decision is not None
        rows = check_message("-", post_view(open_table, WORDS))
        parts = [part for row in rows for part in row["components"] if ":pick:" in part["custom_id"]]
        if open_table.playing().since:
            assert parts == []
            half_made += 1
        for part in parts:
            pressed = part["custom_id"].rpartition(":pick:")[2]
            offered = {entry["value"] for entry in part["options"]} if "options" in part else {pressed}
            assert offered <= set(decision.by_id)
            begun += 1
        if decision.of_kind("recharge") and not open_table.playing().since:
            assert any(part["custom_id"].endswith(":pick:recharge") for part in parts)
            recharges += 1
    assert begun > 100
    assert half_made > 100
    assert recharges > 20


@some_or_all
def test_an_action_is_chosen_together_with_what_it_is_done_with(every: int) -> None:
    """And by itself, by the player who wants to see the picture first."""
    met = 0
    for open_table, choice in moments("nucleum", every=every):
        match, decision = open_table.playing(), open_table.decision
        assert decision is not None
        rows = lists_in(panel_for(open_table, user_of(open_table, decision.seat), WORDS))
        options = [entry["value"] for row in rows for part in row["components"] for entry in part.get("options", ())]
        unfolds = {each.id for each in decision.main if each.kind in match.game.guide.unfolds}
        both = [value.split() for value in options if " " in value and value.split()[0] in unfolds]
        for first, *others in both:
            assert first in options
            state = match.game.copy(match.state)
            match.game.apply(state, first)
            for other in others:
                assert other in match.game.decision(state).by_id  # type: ignore[union-attr]
                match.game.apply(state, other)
        met += any(first == choice for first, *_ in both)
    assert met > 50 // every


@some_or_all
@pytest.mark.parametrize("name", sorted(games()))
def test_the_panel_lists_choices_with_the_badges_of_the_picture(name: str, every: int) -> None:
    """In the order of the picture; each stands in the name of its choice, or on its button."""
    badged = sorted_menus = 0
    for open_table, _ in moments(name, every=every):
        decision = open_table.decision
        assert decision is not None
        badges = badges_of(open_table)
        order = {name: number for number, name in enumerate(badges)}
        card = panel_for(open_table, user_of(open_table, decision.seat), WORDS)
        for part in (part for row in lists_in(card) for part in row["components"] if ":pick:" in part["custom_id"]):
            listed = [order[entry["value"]] for entry in part.get("options", ()) if entry["value"] in badges]
            assert listed == sorted(listed)
            sorted_menus += len(listed) > 1
        for value, labels in labels_by_value(card).items():
            if value in badges:
                assert any(says(label, badges[value]) for label in labels), (labels, badges[value])
                badged += 1
    assert badged > 200 // every
    assert sorted_menus > 10 // every


def labels_by_value(card: Card) -> dict[str, list[str]]:
    """Return the labels of a card's buttons and entries of menus by the choices that they make."""
    found = defaultdict[str, list[str]](list)
    for row in rows_of(card):
        for part in row["components"]:
            if ":pick:" in part.get("custom_id", ""):
                entries = part.get("options") or [
                    {"value": part["custom_id"].partition(":pick:")[2], "label": part["label"]}
                ]
                for entry in entries:
                    found[entry["value"]].append(entry["label"])
    return found


@some_or_all
@pytest.mark.parametrize("module", ["gibraltar", pytest.param("australia", marks=pytest.mark.slow)])
def test_the_picture_shows_what_a_menu_of_an_action_lists_first_on_the_map(module: str, every: int) -> None:
    """Routes for a ship, say, while a tile is being resolved, and not the tile; the numbers match the list."""
    met, unfolds = 0, games()["nucleum"].guide.unfolds
    for open_table, _ in moments("nucleum", module, every):
        decision, state = open_table.decision, open_table.playing().state
        assert decision is not None
        rows = lists_in(panel_for(open_table, user_of(open_table, decision.seat), WORDS))
        menus = [part for row in rows for part in row["components"] if "options" in part]
        listed = [
            {
                entry["value"].split()[1]: entry["label"]
                for entry in part["options"]
                if " " in entry["value"] and decision.by_id[entry["value"].split()[0]].kind in unfolds
            }
            for part in menus
        ]
        listed = [menu for menu in listed if menu]
        if not listed:
            assert pictured_states(open_table) == (("", state),)
            continue
        kinds = set()
        for _, shown in pictured_states(open_table):
            asked, badges = games()["nucleum"].decision(shown), pictures()["nucleum"].badges(shown)
            assert asked is not None
            kinds |= {choice.kind for choice in asked.main}
            assert any(
                set(menu) == {choice.id for choice in asked.main}
                and all(says(menu[name], badge) for name, badge in badges.items())
                for menu in listed
            ), listed
        assert len(pictured_states(open_table)) == min(len(listed), MAX_PICTURED) or not all(
            label[0].isdigit() for menu in listed for label in menu.values()
        )
        if any(name.startswith("route:") for menu in listed for name in menu):
            assert "route" in kinds
            met += len(decision.main) > 1
    assert met


@some_or_all
def test_no_one_is_offered_to_look_at_what_the_picture_shows(every: int) -> None:
    met = 0
    for open_table, _ in moments("nucleum", "gibraltar", every):
        decision = open_table.decision
        assert decision is not None
        for row in lists_in(panel_for(open_table, user_of(open_table, decision.seat), WORDS)):
            for part in row["components"]:
                values = [entry["value"] for entry in part.get("options", ())]
                firsts = {value.split()[0] for value in values if " " in value}
                if not any(decision.by_id[first].kind in open_table.game.guide.unfolds for first in firsts):
                    continue
                (only,) = (entry["label"] for entry in part["options"] if " " not in entry["value"])
                is_shown = part["custom_id"].rpartition(":pick:")[2] in pictured_menus(open_table)
                assert only == WORDS("choice-decide-later" if is_shown else "choice-look-first")
                met += 1
    assert met > 50 // every


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "ends_turn", "median", "p90", "taps"),
    [("nucleum", False, 4, 6, 4.9), ("nucleum", True, 3, 5, 4.25), ("nanotech", False, 2, 3, 2.5), ("nanotech", True, 2, 2, 2.05)],
)  # fmt: skip
def test_a_turn_takes_few_presses_and_taps(name: str, ends_turn: bool, median: int, p90: int, taps: float) -> None:
    turns = list(turns_of(load(name), ends_turn=ends_turn))
    own = [turn.presses for turn in turns if turn.own]
    assert percentile(own, 0.5) <= median
    assert percentile(own, 0.9) <= p90
    assert statistics.fmean(turn.taps for turn in turns if turn.own) <= taps
    assert all(turn.presses == 1 for turn in turns if turn.declined)


@some_or_all
@pytest.mark.parametrize("name", sorted(games()))
def test_every_button_says_what_it_does(name: str, every: int) -> None:
    """No label is a bare number, none stands twice, few are long, and no menu has a single entry, in any language."""
    codes, lengths = 0, list[int]()
    for (open_table, _), number in zip(moments(name, every=every), count(), strict=False):
        decision, words = open_table.decision, catalogue(locales()[number % len(locales())])
        assert decision is not None
        user = user_of(open_table, decision.seat)
        card = panel_for(open_table, user, words, icons=ALL_ICONS, ends_turn=number % 2 > 0)
        parts = [part for row in rows_of(card) for part in row["components"]]
        buttons = [(part["label"], str(part.get("emoji"))) for part in parts if part["type"] == BUTTON]
        assert not [label for label, _ in buttons if label.isdecimal()]
        assert len(set(buttons)) == len(buttons), buttons
        assert not [part for part in parts if len(part.get("options", "--")) < 2]
        codes += sum(choice.id in badges_of(open_table) for choice in decision.main)
        lengths += [len(label) for label, _ in buttons]
    assert codes > 100 // every
    assert sum(length > LETTERS for length in lengths) < 0.01 * len(lengths)


def test_a_button_makes_what_the_entries_with_its_badge_have_in_common() -> None:
    """Either one entry of the menu above it, or the first choice of all about one thing; each entry has its button."""
    single = shared = 0
    for open_table, _ in moments("nucleum", every=6):
        decision = open_table.decision
        assert decision is not None
        rows = rows_of(panel_for(open_table, user_of(open_table, decision.seat), WORDS))
        for number, menu in enumerate(rows):
            listed = [entry["value"] for part in menu["components"] for entry in part.get("options", ())]
            below = takewhile(partial(makes_parts_of, menu), rows[number + 1 :])
            made = [part["custom_id"].partition(":pick:")[2] for row in below for part in row["components"]]
            meant = {value: [entry for entry in listed if f"{entry} ".startswith(f"{value} ")] for value in made}
            if made:
                completed = [entry for entry in listed if not any(other.startswith(f"{entry} ") for other in listed)]
                assert sorted(chain.from_iterable(meant.values())) == sorted(completed)
            single += sum(len(entries) == 1 for entries in meant.values())
            shared += sum(len(entries) > 1 for entries in meant.values())
    assert single > 50
    assert shared > 10


def test_two_questions_have_a_picture_each_above_their_own_choices() -> None:
    two = 0
    for open_table, _ in moments("nucleum", every=4):
        decision, pictured = open_table.decision, pictured_menus(open_table)
        assert decision is not None
        card = panel_for(open_table, user_of(open_table, decision.seat), WORDS)
        if len(pictured) < 2:
            assert card.places == [PICTURE]
            continue
        assert card.places == list(pictured) == [name for name, _ in pictured_states(open_table)]
        for place in pictured:
            below = card.parts[card.parts.index(PictureSlot(place)) + 1]
            if isinstance(below, TableSelect):
                assert below.custom_id.endswith(f":pick:{place}")
            else:
                assert isinstance(below, Line)
                assert WORDS.say(decision.by_id[place].label).split()[0] in below.text
        two += 1
    assert two > 5
