"""Truncated texts: never inside markup that Discord replaces, and by visible length where that counts."""

from __future__ import annotations

import pytest

from cogs.answers.panel.panel import choice_card
from cogs.answers.writer import Writer
from cogs.base.words import clip, clip_shown
from engine.registry import games
from tests.cogs.panel.walk import WORDS, new_table

ICON, LINK = "<:thaler:9223372036854775808>", "[Nanotech #1](https://discord.com/channels/1/2)"


def test_a_text_that_fits_stays() -> None:
    assert clip("abc", 3) == clip_shown("abc", 3) == "abc"
    assert clip_shown(f"{ICON} 12", 4) == f"{ICON} 12"
    assert clip_shown(LINK, len("Nanotech #1")) == LINK


@pytest.mark.parametrize("mark", [ICON, LINK, "<t:1700000000:R>", "<@123456789>", "<#123456789>", "<a:glow:12345>"])
def test_no_cut_is_inside_a_mark(mark: str) -> None:
    text = f"before {mark} after"
    for most in range(1, len(text)):
        for cut in (clip(text, most), clip_shown(text, most)):
            kept = cut.removesuffix("…")
            assert text.startswith(kept)
            assert mark in kept or mark[:2] not in kept or kept.count(mark[0]) == 0
        assert len(clip(text, most)) <= most


def test_what_a_reader_sees_counts() -> None:
    assert clip_shown(ICON * 5, 3) == f"{ICON * 2}…"
    assert clip_shown(f"{ICON * 3} and more", 8) == f"{ICON * 3} and…"


def test_icons_do_not_cut_the_end_of_a_panel() -> None:
    text = "\n".join([*["".join([ICON] * 5)] * 20, "the last line"])
    assert choice_card(text, [], [], Writer(new_table(games()["nanotech"], 2, 1), WORDS)).text == text
