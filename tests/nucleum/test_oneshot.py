"""`engine.nucleum.oneshot`: lines of words as choices."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.kernel import RuleError
from engine.nucleum.oneshot import choices_for, fold
from tests.nucleum.builder import GAME, choose, mine, table

ENGLISH = Catalogue("en", strict=True)


@pytest.mark.parametrize(
    ("line", "choices"),
    [
        ("urbanize R1 Dresden:1", ["do:0", "build:residence-1", "space:dresden.1"]),
        ("urbanize f1 karlsbad", ["do:0", "build:factory-1", "space:karlsbad.1"]),
        ("industrialize T2 Plauen", ["do:1", "place:turbine:row-2", "space:plauen.t1"]),
        ("industrialize M1 Brüx", []),
        ("skip", ["skip"]),
        ("exchange worker", ["exchange:worker"]),
    ],
)
def test_actions(line: str, choices: list[str]) -> None:
    state = table()
    choose(state, "play:start-A3")
    before = GAME.encode(state)
    if line == "industrialize M1 Brüx":
        with pytest.raises(RuleError) as error:
            choices_for(GAME, state, line)
        assert "could mean" in ENGLISH.say(error.value.text)
    else:
        assert choices_for(GAME, state, line) == choices
    assert GAME.encode(state) == before


def test_turns() -> None:
    state = table()
    assert choices_for(GAME, state, "recharge") == ["recharge"]
    assert choices_for(GAME, state, "play start-A1 develop") == ["play:start-A1", "do:0"]
    line = "rail start-A3 bautzen-dresden"
    assert choices_for(GAME, state, line) == ["rail:start-A3", "at:dresden-bautzen.1"]
    assert choices_for(GAME, state, "rail start-A3 Riesa-Leipzig:2") == ["rail:start-A3", "at:leipzig-riesa.2"]


def test_what_does_not_fit() -> None:
    state = table()
    mine(state, 0, 1, "joachimsthal.m1")
    choose(state, "play:start-A3")
    for line, words in (("energize", "does not fit"), ("industrialize T1", "does not fit"), ("", "Say what")):
        with pytest.raises(RuleError) as error:
            choices_for(GAME, state, line)
        assert words in ENGLISH.say(error.value.text)


def test_not_past_the_own_turn() -> None:
    state = table()
    with pytest.raises(RuleError) as error:
        choices_for(GAME, state, "play start-A1 skip confirm recharge")
    assert "somebody else" in ENGLISH.say(error.value.text)


def test_spelling() -> None:
    assert fold("Glashütte") == fold("glashuette") == fold("GLASHUTTE")
    assert fold("Preßnitz") == fold("pressnitz")
