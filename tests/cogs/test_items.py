"""`cogs.client.items`: what a press says, read from its custom id."""

from __future__ import annotations

import re

from cogs.client.items import MAX_OPTIONS, MAX_WRITTEN, Pressed
from engine.kernel import MAX_TYPED


def test_a_press_holds_no_more_than_discord_sends() -> None:
    match = re.fullmatch("b:(?P<table>.*):(?P<version>.*):(?P<verb>.*):(?P<arg>.*)", "b:1:2:pick:" + "x" * 6000)
    assert match is not None
    pressed = Pressed(match, ["y" * 6000] * 100)
    assert (pressed.table, pressed.version, pressed.verb, pressed.arg) == (1, 2, "pick", "x" * MAX_TYPED)
    assert pressed.values == ["y" * MAX_TYPED] * MAX_OPTIONS
    assert Pressed(match, ["y" * 6000], most=MAX_WRITTEN).values == ["y" * MAX_WRITTEN]
