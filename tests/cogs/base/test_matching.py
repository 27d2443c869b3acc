"""Text that is typed instead of picked makes a choice only if it is unambiguous."""

from __future__ import annotations

import pytest

from cogs.base.typed.matching import Entry, Spoken, match_choice, match_suggestion, suggestions
from cogs.base.typed.values import plain
from cogs.base.words import say_plain
from engine.catalogue import catalogue
from engine.kernel import CONFIRM
from engine.registry import games
from tests.cogs.panel.test_panel import moments

CONFIRMING = (Spoken(CONFIRM, "Confirm Turn", "Confirm Turn"),)
DRAFT = tuple(
    Spoken(f"experiment:{letter}", f"Experiment {letter}", f"Experiment {letter} · {effect}")
    for letter, effect in (("A", "coal costs less"), ("B", "2 more electricity"), ("D", "any income +1"))
)
LEIPZIG = tuple(
    Spoken(f"at:leipzig-riesa.{space}", f"Leipzig–Riesa {space}/2, at {city}", "no match")
    for space, city in ((1, "Leipzig"), (2, "Riesa"))
)
TILES = (
    Spoken("play:start-A3", "start-A3 Urbanize | Industrialize", "start-A3 Urbanize | Industrialize"),
    Spoken("play:b3", "B3 Develop | Contract", "B3 Develop | Contract"),
    Spoken("option:0", "1 worker", "1 worker"),
    Spoken("option:1", "2 thaler", "2 thaler"),
    Spoken("fragment:1", "Cover action 2 with Develop fragment", ""),
    Spoken("skip", "Skip the rest", "Skip the rest"),
    Spoken("vp", "1 VP instead", "1 VP instead"),
)


@pytest.mark.parametrize(
    "typed", ["c", "C", "con", "confir", "turn", "onfirm", "", " ", "!!!", "confirm it", "the", "conf turn"]
)
def test_parts_do_not_confirm(typed: str) -> None:
    assert match_choice(CONFIRMING, typed) is None


@pytest.mark.parametrize("typed", ["confirm", "Confirm", "CONFIRM ", "Confirm Turn", "confirm turn"])
def test_the_whole_word_confirms(typed: str) -> None:
    assert match_choice(CONFIRMING, typed) == CONFIRM


def test_a_letter_is_only_a_code() -> None:
    assert match_choice(DRAFT, "C") is None
    assert match_choice(DRAFT, "coal") is None
    assert [match_choice(DRAFT, letter) for letter in "ABDabd"] == [f"experiment:{letter}" for letter in "ABDABD"]
    assert match_choice(DRAFT, "experiment b") == "experiment:B"
    assert match_choice(DRAFT, "2") is None
    assert match_choice(DRAFT, DRAFT[1].shown) == "experiment:B"


@pytest.mark.parametrize(
    ("typed", "choice"),
    [
        ("b3", "play:b3"), ("a3", "play:start-A3"), ("start-a3", "play:start-A3"), ("dev contract", "play:b3"),
        ("urb", "play:start-A3"), ("ur", None), ("rbanize", None), ("contract dev", None),
        ("0", None), ("1", None), ("2", None), ("2 thaler", "option:1"), ("1 worker", "option:0"), ("1 vp", None),
        ("cover action 2", "fragment:1"), ("s", None), ("ski", None), ("rest", None), ("skip", "skip"),
        ("skip the", "skip"), ("vp", "vp"), ("v", None), ("1 VP instead", "vp"), ("instead", None),
    ],
)  # fmt: skip
def test_whole_words_or_beginnings_in_order(typed: str, choice: str | None) -> None:
    assert match_choice(TILES, typed) == choice


def test_a_space_counted_from_the_other_end_is_not_taken_for_this_one() -> None:
    assert match_choice(LEIPZIG, "leipzig riesa 1") == "at:leipzig-riesa.1"
    assert match_choice(LEIPZIG, "riesa-leipzig:1") is None
    assert match_choice(LEIPZIG, "leipzig-riesa") is None
    assert match_choice(LEIPZIG, "riesa-leipzig") is None


@pytest.mark.parametrize("locale", ["en", "pl", "zh-TW"])
@pytest.mark.parametrize("game_id", sorted(games()))
def test_no_part_of_a_word_makes_a_choice_that_is_one_of_no_kind(game_id: str, locale: str) -> None:
    """At any moment of a game, and the text of a list entry, typed out, never means another choice."""
    words, tried = catalogue(locale), 0
    for open_table in moments(game_id, 3, 4, most=150):
        assert open_table.decision is not None
        labels = [say_plain(open_table.table, words, choice.label) for choice in open_table.decision.choices]
        spoken = [
            Spoken(each.id, label, label) for each, label in zip(open_table.decision.choices, labels, strict=True)
        ]
        for choice in spoken:
            alike = [other.id for other in spoken if plain(other.label) == plain(choice.label)]
            assert match_choice(spoken, choice.id) == choice.id
            assert match_choice(spoken, choice.label) in ({choice.id} if len(alike) == 1 else {None, *alike})
            if ":" in choice.id:
                continue
            for word in (choice.id, *plain(choice.label).split()):
                for end in range(1, len(word)):
                    for part in (word[:end], word[end:]):
                        assert match_choice(spoken, part) != choice.id, (part, choice)
                        tried += 1
    assert tried > 50


SEATS = [Entry("1", "1. ann", ("ann",)), Entry("2", "2. ben", ("ben",)), Entry("3", "3. Ben", ("Ben",))]


def test_what_is_listed_is_what_is_typed() -> None:
    assert [match_suggestion(SEATS, typed) for typed in ("1", "2. ben", " 1. ANN ", "ann")] == ["1", "2", "1", "1"]
    assert [match_suggestion(SEATS, typed) for typed in ("0", "4", "ben", "an", "", "?")] == [None] * 6
    assert [entry.value for entry in suggestions(SEATS, "ben")] == ["2", "3"]
    assert [entry.value for entry in suggestions(SEATS, "1. ann")] == ["1"]


def test_long_entries_are_cut_and_still_typed_as_shown() -> None:
    entries = [Entry(str(number), f"{number} {'x' * 200}") for number in range(40)]
    shown = suggestions(entries, "")
    assert len(shown) == 25
    assert all(len(each.name) == 100 for each in shown)
    assert match_suggestion(entries, shown[3].name) == "3"
