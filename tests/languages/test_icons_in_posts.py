"""Icons stand beside the words of a post: without them it says the same, and they never cost a word."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cogs.answers.tales import MAX_TALE
from cogs.client.icons import NO_ICONS, Icons
from cogs.posts.post_words import end_content, turn_content
from engine.catalogue import catalogue, locales
from engine.kernel import Event, Match
from engine.registry import games
from render.icons.names import ICON_NAMES, SEATS
from tests.cogs.walk import table_of
from tests.kernel.playthrough import paths_of, read

SHOWN = {
    "nucleum": {
        "thaler",
        "worker",
        "achievement",
        "VP",
        "urbanize",
        "energize",
        "railway",
        "star",
        "politician",
        "ship",
    },
    "nanotech": {"energy", "prestige", "red_quark", "green_quark", "blue_quark", "electron", "proton", "neutron"},
}
"""Icons that are seen in the posts of the recorded games."""
ICON = re.compile(r"<:\w+:\d+>")
SPACES = re.compile(r"\s+")


def all_icons() -> Icons:
    """Return icons that Discord knows, with ids as long as there are."""
    icons = Icons(wanted=True)
    icons.learn({name: 2**63 + number for number, name in enumerate(ICON_NAMES)})
    return icons


def bare(content: str) -> str:
    """Return a text without its icons and spaces: an icon between two Chinese words parts them."""
    return SPACES.sub("", ICON.sub("", content))


@pytest.mark.parametrize(
    "locale", [pytest.param(each, marks=[pytest.mark.slow] if each != "en" else []) for each in locales()]
)
@pytest.mark.parametrize("name", sorted(SHOWN))
def test_posts_say_the_same_without_their_icons(name: str, locale: str) -> None:
    words, icons, seen, plain = catalogue(locale), all_icons(), Counter[str](), 0
    for file in paths_of(name):
        played = read(file)
        match = Match(games()[name], played.seats, played.seed, played.options)
        since: list[Event] = []
        for choice in played.choices:
            before = match.decision
            since += match.apply(choice)
            after = match.decision
            if after is not None and before is not None and after.seat == before.seat:
                continue
            open_table = table_of(match)
            if after is None:
                open_table.table.status = "finished"
                shown, usual = (end_content(open_table, words, since, (), each) for each in (icons, NO_ICONS))
            else:
                shown, cut = turn_content(open_table, words, since, "x", (), icons)
                usual, usually_cut = turn_content(open_table, words, since, "x")
                assert cut is usually_cut
            assert bare(shown) == bare(usual)
            assert len(shown) <= max(MAX_TALE, len(usual))
            found = [each.split(":")[1] for each in ICON.findall(shown)]
            plain += not found
            seen.update(found)
            since = []
    assert seen.keys() >= SHOWN[name]
    assert seen.keys() >= set(SEATS[:2])
    assert plain < seen.total() / 10
