"""Completion of typed lines: every suggestion can be taken, and every turn can be typed by taking suggestions only."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cogs.base.items import MAX_OPTION, MAX_OPTIONS
from cogs.play.play import ANYTHING
from cogs.play.typed_choices import Offer, find_choices, offers_for, suggest_choices, typed_line, without_explanation
from engine.kernel import CONFIRM, Choice, Match
from engine.registry import games
from engine.tables.open.open_table import OpenTable
from tests.cogs.lines.test_grammar import RECORDED
from tests.cogs.panel.walk import WORDS, table_of
from tests.kernel.playthrough import Playthrough, read
from tests.nucleum.recorded import games as games_of

CHOOSE = ANYTHING


def listed(open_table: OpenTable, offers: list[Offer], typed: str, met: Counter[str]) -> dict[str, list[str]]:
    """Return the suggestions for a text by value, with the choices each makes; check that each can be taken."""
    found: dict[str, list[str]] = {}
    suggestions = suggest_choices(open_table, CHOOSE, offers, typed, WORDS)
    assert len(suggestions) <= MAX_OPTIONS
    for each in suggestions:
        assert 0 < len(each.name) <= MAX_OPTION
        assert 0 < len(each.value) <= MAX_OPTION
        assert each.value not in found
        found[each.value] = find_choices(open_table, CHOOSE, offers, each.value)
        met["suggestions"] += 1
        # An id is suggested only if no words mean exactly its choice.
        met["ids"] += each.value == " ".join(found[each.value]) and ":" in each.value
        if each.value.startswith(typed.strip() or "\n"):  # a line that continues
            assert typed_line(open_table, CHOOSE, each.value) == found[each.value]
            again = without_explanation(open_table, CHOOSE, offers, each.name, WORDS)
            if not each.name.endswith("…"):
                assert find_choices(open_table, CHOOSE, offers, again) == found[each.value], each
            assert without_explanation(open_table, CHOOSE, offers, f"{each.name} more", WORDS).split()[-1] == "more"
    return found


def continued(
    open_table: OpenTable, offers: list[Offer], line: str, made: list[str], choice: Choice, met: Counter[str]
) -> str:
    """Return the suggested line that makes one more choice; if the list is too long, its name is typed."""
    wanted = [*made, choice.id]
    label = WORDS.say(choice.label, open_table.table.name_of).split()
    for beginning in ("", *(" ".join(label[: count + 1]) for count in range(len(label)))):
        typed = f"{line} {beginning}".lstrip() if line else beginning
        for value, makes in listed(open_table, offers, typed, met).items():
            if makes == wanted:
                met["typed"] += bool(beginning)
                return value
    return ""


def type_game(played: Playthrough, met: Counter[str], *, turns: slice) -> None:
    """Type turns of a recorded game by taking suggestions; a line ends before anything is revealed, or when it is full."""
    game = games()[played.game]
    match: Match[Any] = Match(game, played.seats, played.seed, played.options)
    begun, seat, turn = True, -1, -1
    wanted = range(100_000)[turns]
    line, made, open_table, offers = "", list[str](), table_of(match), list[Offer]()
    for choice_id in played.choices:
        decision = match.decision
        assert decision is not None
        if begun or decision.seat != seat or match.state.barrier == match.state.ply:
            turn += begun or decision.seat != seat
            line = ""
        seat, begun = decision.seat, choice_id == CONFIRM
        if turn in wanted:
            choice = decision.by_id[choice_id]
            if line:
                longer = continued(open_table, offers, line, made, choice, met)
                assert longer or len(line) > MAX_OPTION - 30, (line, choice_id)
                line = longer
            if not line:  # the first word, or what was typed so far is sent
                open_table = table_of(Match.from_record(game, match.to_record()))
                offers, made = offers_for(open_table, CHOOSE, WORDS), []
                line = continued(open_table, offers, "", [], choice, met)
                assert line, choice_id
                met["lines"] += 1
            made.append(choice_id)
            met["choices"] += 1
        match.apply(choice_id)


@games_of(RECORDED, some=True)
def test_turns_can_be_typed_by_taking_suggestions(path: Path) -> None:
    met = Counter[str]()
    type_game(read(path), met, turns=slice(7, None, 80))
    assert met["choices"] > met["lines"] >= 1, met
    assert met["ids"] <= met["suggestions"] / 20, met


@pytest.mark.slow
def test_every_turn_can_be_typed_by_taking_suggestions() -> None:
    met = Counter[str]()
    for path in RECORDED:
        type_game(read(path), met, turns=slice(None))
    assert met["choices"] == sum(len(read(path).choices) for path in RECORDED)
    assert met["choices"] > 1.5 * met["lines"], met
    assert met["suggestions"] > 4 * met["choices"], met
