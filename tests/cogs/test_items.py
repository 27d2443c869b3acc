"""`cogs.items`: what a press says, read from its custom id."""

from __future__ import annotations

import re

from cogs.items import MOST_OPTIONS, MOST_WRITTEN, Pressed
from engine.kernel import MOST_TYPED


def test_a_press_holds_no_more_than_discord_sends() -> None:
    match = re.fullmatch("b:(?P<table>.*):(?P<version>.*):(?P<verb>.*):(?P<arg>.*)", "b:1:2:pick:" + "x" * 6000)
    assert match is not None
    pressed = Pressed(match, ["y" * 6000] * 100)
    assert (pressed.table, pressed.version, pressed.verb, pressed.arg) == (1, 2, "pick", "x" * MOST_TYPED)
    assert pressed.values == ["y" * MOST_TYPED] * MOST_OPTIONS
    assert Pressed(match, ["y" * 6000], most=MOST_WRITTEN).values == ["y" * MOST_WRITTEN]
