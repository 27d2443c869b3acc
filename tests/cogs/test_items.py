"""The functions that answer buttons: one for each verb."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

from cogs.client import items
from cogs.client.items import on_press, verbs

HANDLER = """
from cogs.client.items import on_press

@on_press("cheer")
async def press_cheer(interaction, pressed):
    pass
"""


@pytest.fixture(autouse=True)
def no_verbs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(items, "_verbs", {})


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


def test_a_module_that_is_loaded_again_replaces_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As discord.py does with a cog that another cog has imported before, or with a second bot in one process."""
    (tmp_path / "cheering.py").write_text(HANDLER)
    monkeypatch.syspath_prepend(tmp_path)
    first = importlib.import_module("cheering")
    monkeypatch.delitem(sys.modules, "cheering")
    second = importlib.import_module("cheering")
    monkeypatch.delitem(sys.modules, "cheering")
    assert first is not second
    assert items._verbs == {"cheer": second.press_cheer}


def test_a_function_of_another_module_is_no_new_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_press("cheer")(press_cheer)
    (tmp_path / "cheering_too.py").write_text(HANDLER)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ValueError, match=r"press_cheer and cheering_too\.press_cheer"):
        importlib.import_module("cheering_too")
