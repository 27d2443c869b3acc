"""Labels of menus: short enough for a phone, distinct, and without losing the parts that they leave out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from cogs.answers.panel.menu_labels import MAX_ON_PHONE, EntryLabel, menu_labels
from cogs.answers.writer import Writer
from engine.catalogue import Catalogue
from engine.kernel import Match, text
from engine.registry import games
from engine.tables.open.open_table import OpenTable
from tests.cogs.panel.panels import panel_for
from tests.cogs.panel.walk import WORDS, lists_in, new_table, note_turn, table_of, user_of
from tests.kernel.playthrough import load

LOCALES = ("en", "pt-BR", "zh-TW", "pl", "cs")
MOST_LONG = 0.22
"""Largest share of labels that a phone cuts."""
MAY_BE_LONG = frozenset({"at", "way", "space"})
"""Endings of labels that may be cut in English: ways and spaces of railways between cities with long names, and
spaces of which a city has two.
"""
STEP = 23
"""Interval, in choices of the recorded game, at which the panel is read."""


def options_of(locale: str) -> Iterator[list[dict[str, Any]]]:
    """Yield the entries of each menu of choices on panels of the recorded game."""
    record, words = load("nucleum"), Catalogue(locale, strict=True)
    match = Match(games()["nucleum"], record.seats, record.seed, record.options)
    open_table = table_of(match)
    for number, choice in enumerate(record.choices):
        note_turn(open_table)
        if number % STEP == 0 and match.decision is not None:
            panel = panel_for(open_table, user_of(open_table, match.decision.seat), words)
            for part in (part for row in lists_in(panel) for part in row["components"]):
                if part["type"] == 3 and ":pick:" in part["custom_id"]:
                    yield part["options"]
        match.apply(choice)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_phone_shows_nearly_all_labels_and_they_differ(locale: str) -> None:
    labels, long = 0, list[str]()
    for options in options_of(locale):
        found = [each["label"] for each in options]
        assert len(set(found)) == len(found)
        labels += len(found)
        long += [each["value"].split()[-1] for each in options if len(each["label"]) > MAX_ON_PHONE]
    assert labels > 100
    assert len(long) <= MOST_LONG * labels
    assert locale != "en" or {each.partition(":")[0] for each in long} <= MAY_BE_LONG


def nucleum() -> OpenTable:
    """Return a table of Nucleum."""
    return new_table(games()["nucleum"], 2, 1)


def labels_of(names: list[tuple[Any, ...]]) -> list[EntryLabel]:
    """Return the labels of a menu of names with one or two parts."""
    write = Writer(nucleum(), WORDS)

    def join(index: int, parts: Sequence[str]) -> str:
        return f"{index + 1}. {' → '.join(parts)}"

    full = [join(index, [write.plain(part) for part in parts]) for index, parts in enumerate(names)]
    return menu_labels(names, full, join, write)


def technology(code: str, level: int) -> Any:
    return text("nucleum-technology", id=code, level=text("nucleum-level", level=level))


def slot(number: int) -> Any:
    return text("nucleum-slot", number=number, effects=text("nucleum-amount-uranium", count=number))


def contract(code: str) -> Any:
    return text("nuc-fulfil", contract=text("nucleum-contract-silver", id=code))


def test_a_list_that_fits_keeps_its_names() -> None:
    assert labels_of([(technology("TB1", 1),)]) == [EntryLabel("1. Technology TB1 (level I)")]


def test_only_as_much_is_left_out_as_needed_in_all_entries_alike() -> None:
    found = labels_of([(contract("C06"), technology("TB1", 1)), (contract("C07"), technology("TB3", 2))])
    assert [each.label for each in found] == [
        "1. Fulfill Silver Contract C06 → TB1",
        "2. Fulfill Silver Contract C07 → TB3",
    ]
    assert [each.left_out for each in found] == [("technology I",), ("technology II",)]


def test_entries_that_would_read_alike_keep_their_names() -> None:
    places = [
        text(
            "nuc-place",
            city=text("nucleum-city-leipzig"),
            space=text("nucleum-plain", value=f"{kind} for residences and factories"),
        )
        for kind in ("red space", "white space")
    ]
    write = Writer(nucleum(), WORDS)
    names = [(each,) for each in places]
    found = menu_labels(names, [write.plain(each) for each in places], lambda _index, parts: parts[0], write)
    assert [each.label for each in found] == [
        "Leipzig, red space for residences and factories",
        "Leipzig, white space for residences and factories",
    ]


def test_what_a_label_leaves_out_is_said_beside_it_once() -> None:
    write = Writer(nucleum(), WORDS)
    label = EntryLabel("Slot 3", ("1 uranium", "level I"))
    assert label.description(None, write) == "1 uranium · level I"
    assert label.description("1 uranium · 2 mines → 4 VP", write) == "level I · 1 uranium · 2 mines → 4 VP"
    assert EntryLabel("Slot 3").description(None, write) is None
