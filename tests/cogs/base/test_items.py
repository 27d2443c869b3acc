"""`cogs.base.items`: the functions that answer buttons, one for each verb, and the contents of a press."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import cast

import pytest

from cogs.answers import ask_first
from cogs.base import items
from cogs.base.items import MAX_OPTIONS, MAX_WRITTEN, Pressed, button, in_rows, on_press, rows, verbs
from engine.kernel import MAX_TYPED

HANDLER = """
from cogs.base.items import on_press

@on_press("cheer")
async def press_cheer(interaction, pressed):
    pass
"""
ASKED_FIRST = """
from cogs.answers.ask_first import require_confirmation

async def ask(interaction, table, arg):
    pass

async def cheer(interaction, pressed):
    pass

require_confirmation("cheer", ask, cheer)
"""


@pytest.fixture(autouse=True)
def no_verbs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(items, "_verbs", {})
    monkeypatch.setattr(ask_first, "_asks", {})


async def press_cheer(*_: object) -> None: ...


async def press_jeer(*_: object) -> None: ...


def test_a_second_function_for_a_verb_is_refused_and_both_are_named() -> None:
    on_press("cheer")(press_cheer)
    with pytest.raises(ValueError, match=r"'cheer': .*test_items\.press_cheer and .*test_items\.press_jeer"):
        on_press("cheer")(press_jeer)
    assert items._verbs == {"cheer": press_cheer}


def test_one_function_may_answer_several_verbs_but_none_twice() -> None:
    on_press("cheer")(press_cheer)
    on_press("jeer")(press_cheer)
    assert verbs() == {"cheer", "jeer"}
    with pytest.raises(ValueError, match="two functions answer the verb 'jeer'"):
        on_press("jeer")(press_cheer)


def test_what_is_asked_first_has_its_verb_for_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("asking", "asking_too"):
        (tmp_path / f"{name}.py").write_text(ASKED_FIRST)
    monkeypatch.syspath_prepend(tmp_path)
    first = importlib.import_module("asking")
    with pytest.raises(ValueError, match=r"'sure-cheer': asking\.cheer and asking_too\.cheer"):
        importlib.import_module("asking_too")
    assert verbs() == {"sure-cheer"}
    assert ask_first._asks == {"cheer": first.ask}


def test_a_function_of_another_module_is_refused_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_press("cheer")(press_cheer)
    (tmp_path / "cheering_too.py").write_text(HANDLER)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ValueError, match=r"press_cheer and cheering_too\.press_cheer"):
        importlib.import_module("cheering_too")


def test_a_press_holds_no_more_than_discord_sends() -> None:
    match = re.fullmatch("b:(?P<table>.*):(?P<version>.*):(?P<verb>.*):(?P<arg>.*)", "b:1:2:pick:" + "x" * 6000)
    assert match is not None
    pressed = Pressed(match, ["y" * 6000] * 100)
    assert (pressed.table, pressed.version, pressed.verb, pressed.arg) == (1, 2, "pick", "x" * MAX_TYPED)
    assert pressed.values == ["y" * MAX_TYPED] * MAX_OPTIONS
    assert Pressed(match, ["y" * 6000], most=MAX_WRITTEN).values == ["y" * MAX_WRITTEN]


def test_any_number_of_buttons_fits_into_rows_of_five() -> None:
    """Like those for the games of a bot, of which there may be any number."""
    buttons = [button(0, "leaderboard", str(number), arg=str(number)) for number in range(11)]
    assert [len(cast("list[object]", row)) for row in in_rows(buttons)] == [5, 5, 1]
    components = rows(*in_rows(buttons)).to_components()
    assert [len(row["components"]) for row in components] == [5, 5, 1]
