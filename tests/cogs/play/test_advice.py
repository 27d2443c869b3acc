"""`/why` states each reason once, with everything that it makes impossible."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cogs.play.advice import all_kinds, overview
from engine.catalogue import Catalogue
from engine.kernel import Match
from engine.registry import games
from engine.tables.open.open_table import OpenTable
from tests.cogs.panel.walk import WORDS, note_turn, table_of
from tests.kernel.playthrough import load

LOCALES = ("en", "pt-BR", "zh-TW", "pl", "cs")
STEP = 53
"""Interval, in choices of a recorded game, at which the answers are read."""


def moments(game: str, step: int = STEP) -> Iterator[OpenTable]:
    """Yield the table of a recorded game before some of its choices."""
    record = load(game)
    match = Match(games()[game], record.seats, record.seed, record.options)
    open_table = table_of(match)
    for number, choice in enumerate(record.choices):
        note_turn(open_table)
        if number % step == 0:
            yield open_table
        match.apply(choice)


def reasons(content: str) -> list[str]:
    """Return the reasons after the names in the lines of an answer that say why something is not possible."""
    return [re.split(r"\*\*[:：]\s*", line, maxsplit=1)[1] for line in content.splitlines() if line.startswith("✖️")]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", sorted(games()))
def test_an_answer_gives_each_reason_once(game: str, locale: str) -> None:
    words, given = Catalogue(locale, strict=True), 0
    for open_table in moments(game):
        found = reasons(overview(open_table, 0, words))
        assert len(found) == len(set(found)), found
        given += len(found)
    assert given > 3


def test_actions_with_one_reason_are_joined() -> None:
    told = {
        line
        for open_table in moments("nucleum", 5)
        if not open_table.playing().state.over
        for line in overview(open_table, 0, WORDS).splitlines()
    }
    assert (
        "✖️ **Play Tile, Build Railway, Recharge, Urbanize, Industrialize, Develop, Contract, Energize**: "
        "You have already chosen how to use this turn." in told
    )
    assert "✅ **Recharge**: possible" in told


def test_about_a_city_one_reason_is_given_once() -> None:
    told = 0
    for open_table in moments("nucleum", 11):
        if open_table.game.guide.before_turns(open_table.playing().state) is not None:
            continue
        lines = all_kinds(open_table, 0, WORDS, "Leipzig").splitlines()
        whys = [line.partition(": ")[2] for line in lines if not line.endswith(": possible.")]
        assert len(whys) == len(set(whys))
        told += any(line.startswith("**Urbanize, Industrialize**, Leipzig: ") for line in lines)
    assert told > 0
