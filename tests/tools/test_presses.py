"""Presses, taps and sizes of panels, of rows as of layouts."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any, NamedTuple

import discord
import pytest

from cogs.base.items import button, link_button, option, rows, select
from engine.kernel import Match
from engine.registry import games
from engine.tables.open.open_table import OpenTable
from simulation.checks.components import BUTTON, CONTAINER, SELECTS, walk
from tests.cogs.panel import panels
from tests.cogs.panel.walk import table_of
from tests.kernel.playthrough import load
from tools import presses
from tools.panel_size import MENU, PRESS, Pressable, Size, pressables, size_of, text_height
from tools.presses import PressedTurn, figures, turns_of

TURNS = 6


class Shown(NamedTuple):
    """A panel, and the function that returns its components."""

    view: Callable[[], Any]


def layout(*parts: discord.ui.Item[Any]) -> discord.ui.LayoutView:
    """Return a layout of one container with these parts."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(*parts))
    return view


def beside(text: str, accessory: discord.ui.Item[Any]) -> discord.ui.Section[Any]:
    """Return a line of text with a component to its right."""
    return discord.ui.Section(text, accessory=accessory)


def plain_button(arg: str, label: str = "x") -> discord.ui.Button[Any]:
    """Return a button like a panel's, for a layout."""
    return discord.ui.Button(label=label, custom_id=f"b:1:0:pick:{arg}")


def as_layout(panel: Any) -> Shown:
    """Return a panel as a layout, in which every entry of a menu has its own button."""
    parts = list[discord.ui.Item[Any]]()
    for _, part in walk(panel.view().to_components()):
        if part["type"] in SELECTS:
            pick = ":".join(["b", *part["custom_id"].split(":")[1:4]])
            parts += [
                beside(entry["label"], discord.ui.Button(label="Play", custom_id=f"{pick}:{entry['value']}"))
                for entry in part["options"]
            ]
        elif part["type"] == BUTTON:
            parts.append(
                discord.ui.ActionRow(discord.ui.Button(label=part["label"] or "x", custom_id=part["custom_id"]))
            )
    # Beyond the 40 components that Discord allows, which does not matter here.
    view = layout()
    container = {"type": CONTAINER, "components": [each.to_component_dict() for each in parts]}
    view.to_components = lambda: [container]  # type: ignore[method-assign]
    return Shown(lambda: view)


@pytest.fixture(scope="module")
def classic() -> list[PressedTurn]:
    """Return the first turns of the recorded game of Nucleum."""
    return list(islice(turns_of(load("nucleum"), sizes=True), TURNS))


def test_a_menu_is_two_taps_and_a_button_one() -> None:
    view = rows(
        [button(1, "pick", "A", arg="a"), button(1, "undo", "B", disabled=True), link_button("C", "https://x.org")],
        select(1, "pick", "Which?", [option("b", "B"), option("c", "C")], arg="kind"),
    )
    assert list(pressables(view)) == [
        Pressable("pick", frozenset("a"), PRESS),
        Pressable("pick", frozenset("bc"), MENU),
    ]


def test_what_stands_in_a_container_or_beside_a_text_can_be_pressed() -> None:
    view = layout(
        discord.ui.TextDisplay("What?"),
        beside("First", plain_button("a")),
        beside("Board", discord.ui.Thumbnail("attachment://board.png")),
        discord.ui.ActionRow(plain_button("b"), discord.ui.Button(label="c", custom_id="b:1:0:undo:", disabled=True)),
    )
    assert [part.args for part in pressables(view)] == [{"a"}, {"b"}]


def test_taps_and_presses_of_a_recorded_game(classic: list[PressedTurn]) -> None:
    """Menus save presses by making several choices, and cost taps."""
    assert [turn.own for turn in classic] == [True] * TURNS
    for turn in classic:
        assert turn.presses <= turn.taps <= 2 * turn.presses
        assert len(turn.panels) <= len(turn.choices)
    assert sum(turn.presses for turn in classic) < sum(len(turn.choices) for turn in classic)


def test_buttons_instead_of_menus_save_taps_but_no_presses(
    classic: list[PressedTurn], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presses, "panel_for", lambda *args, **more: as_layout(panels.panel_for(*args, **more)))
    cards = list(islice(turns_of(load("nucleum")), TURNS))
    assert [turn.choices for turn in cards] == [turn.choices for turn in classic]
    assert [turn.presses for turn in cards] == [turn.presses for turn in classic]
    assert [turn.taps for turn in cards] == [turn.presses for turn in classic]


def test_what_is_the_fewest_presses_need_not_be_the_fewest_taps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A menu makes both choices at once, two buttons one after the other: one press or two, and two taps either way."""
    first, second = load("nucleum").choices[:2]

    def shown(*_: object, show: str = "", **__: object) -> Shown:
        if show:
            return Shown(lambda: rows([button(1, "pick", "A", arg=f"{first} {second}")]))
        pages = [button(1, "show", "More", arg="more")]
        return Shown(lambda: rows(pages, select(1, "pick", "Which?", [option(first, "A")])))

    open_table = start()
    monkeypatch.setattr(presses, "panel_for", shown)
    assert presses.ways_on_panel(open_table, 0, [first, second, "x"]) == {1: (1, 2), 2: (2, 2)}


def start() -> OpenTable:
    """Return the table of the recorded game at its start."""
    played = load("nucleum")
    return table_of(Match(games()["nucleum"], played.seats, played.seed, played.options))


def test_the_size_of_a_panel_of_rows() -> None:
    view = rows([button(1, "a", "Two words")], select(1, "b", "Which one?", [option("x", "not seen")]))
    size = size_of(view, "**Nucleum #1** · round 2")
    assert size == Size(4, 8, text_height("Nucleum", 300) + 8 + 40 + 44)


def test_the_size_of_a_layout_is_that_of_its_parts() -> None:
    long = "word " * 30
    few = size_of(layout(beside("one", plain_button("a"))))
    many = size_of(layout(beside(long, plain_button("a", "Build here"))))
    pictured = size_of(layout(beside("one", discord.ui.Thumbnail("attachment://a.png"))))
    assert size_of(layout(beside("one", plain_button("a"))), "said again as text") == few
    assert (few.words, few.seen, many.words, many.seen) == (1, 2, 30, 32)
    assert few.height == 24 + 32 + 8
    assert pictured.height == 24 + 85 + 8
    assert many.height > text_height(long, 300) + 32  # the button takes room from the text


def test_buttons_without_room_go_on_in_a_further_line() -> None:
    few, many = (
        size_of(rows([button(1, "pick", "Urbanize in Leipzig", arg=str(n)) for n in range(count)]))
        for count in (1, 3)
    )
    assert (few.height, many.height) == (40, 120)


@pytest.mark.parametrize(
    ("text", "lines"),
    [("one", 1), ("one\ntwo", 2), ("word " * 40, 6), ("**in bold**", 1), ("[a](https://example.org/a/long/one)", 1)],
)
def test_lines_of_text(text: str, lines: int) -> None:
    assert text_height(text, 300) == lines * 21


def test_the_figures_name_taps_beside_presses(classic: list[PressedTurn]) -> None:
    whole, *_, height = figures("nucleum", classic)
    assert whole.startswith(f"nucleum: {TURNS} turns, presses median ")
    assert "; taps median " in whole
    assert "height in pixels: median" in height
