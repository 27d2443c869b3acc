"""Icons stand beside the words of a post, which says the same without them; in a panel they replace the names of goods."""

from __future__ import annotations

import re
from collections import Counter
from itertools import count

import pytest

from cogs.answers.tales import MAX_TALE
from cogs.base.icons import NO_ICONS, Icons
from cogs.posts.post_words import end_content, turn_content
from engine.catalogue import catalogue, locales
from engine.kernel import SIGNED, Event, Match, text
from engine.nanotech.tale import amount as energy
from engine.nucleum.phrases.words import amount as goods
from engine.registry import games
from render.icons.names import SEATS
from tests.cogs.panel.panels import all_icons, panel_for
from tests.cogs.panel.walk import table_of, user_of
from tests.kernel.playthrough import load, paths_of, read
from tests.languages.reading import entries

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
SIGN_FIRST = re.compile(r"[+−]\s*<:\w+:\d+>")
"""A sign before an icon: the order is icon, sign, number."""
NAMED = re.compile(
    r"<:\w+:\d+> [+−]?\d+ (thaler|workers?|uranium|achievements?|VP|energy|prestige|protons?|neutrons?)\b"
)
"""An amount with both an icon and the English word for it."""
SENTENCES = {"nuc-event-gain", "nuc-event-gain-by"}
"""Texts of the log, which has no icons."""
AMOUNTS = {"what", "stored", "gain", "gains", "cost", "costs", "reward", "rewards", "income"}
"""Names of arguments that may be amounts with an icon; numbers have other names."""
SPACES = re.compile(r"\s+")


def bare(content: str) -> str:
    """Return a text without its icons and spaces: an icon between two Chinese words parts them."""
    return SPACES.sub("", ICON.sub("", content))


@pytest.mark.parametrize(
    "locale", [pytest.param(each, marks=[pytest.mark.slow] if each != "en" else []) for each in locales()]
)
@pytest.mark.parametrize("name", sorted(SHOWN))
def test_posts_say_the_same_without_their_icons(name: str, locale: str) -> None:
    """Every sixth post of the recorded games; they have every icon."""
    words, icons, seen, plain, posts = catalogue(locale), all_icons(), Counter[str](), 0, count()
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
            if next(posts) % 6 and after is not None:
                since = []
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
            assert not SIGN_FIRST.search(shown), shown
            assert len(shown) <= max(MAX_TALE, len(usual))
            found = [each.split(":")[1] for each in ICON.findall(shown)]
            plain += not found
            seen.update(found)
            since = []
    assert seen.keys() >= SHOWN[name]
    assert seen.keys() >= set(SEATS[:2])
    assert plain < seen.total() / 10


@pytest.mark.parametrize("locale", locales())
def test_an_icon_stands_before_sign_and_number(locale: str) -> None:
    words, icons = catalogue(locale), all_icons()
    for name, amount in (("nucleum", goods("uranium", 3)), ("nanotech", energy("energy", 3))):
        guide = games()[name].guide
        for key in {*SIGNED, "nuc-deed-gain", "nuc-deed-gain-instead"} if name == "nucleum" else SIGNED:
            for alone in (False, True):
                said = words.say(icons.before(text(key, what=amount), guide, alone=alone), str)
                assert re.match(r"<:\w+:\d+> [+−]?3", said), said


@pytest.mark.parametrize("locale", locales())
def test_no_other_text_puts_a_sign_before_an_amount(locale: str) -> None:
    allowed = {*SIGNED, *SENTENCES, "nuc-deed-gain", "nuc-deed-gain-instead"}
    signed = {
        key: found
        for key, entry in entries(locale).items()
        if (found := set(re.findall(r"[+−]\{(\w+)\}", " ".join(entry.texts()))) & AMOUNTS)
    }
    assert signed.keys() <= allowed, signed


@pytest.mark.parametrize("name", sorted(SHOWN))
def test_a_panel_has_either_the_icon_or_the_name_of_goods(name: str) -> None:
    played, words, icons, seen = load(name), catalogue("en"), all_icons(), Counter[str]()
    match = Match(games()[name], played.seats, played.seed, played.options)
    for number, choice in enumerate(played.choices[:-1]):
        match.apply(choice)
        if number % 8:
            continue
        open_table, decision = table_of(match), match.decision
        assert decision is not None
        user = user_of(open_table, decision.seat)
        shown = panel_for(open_table, user, words, icons=icons).text
        plain = panel_for(open_table, user, words).text
        assert not ICON.search(plain)
        assert not NAMED.search(shown), shown
        assert not SIGN_FIRST.search(shown), shown
        seen.update(each.split(":")[1] for each in ICON.findall(shown))
        if match.game.id == "nucleum" and not decision.is_confirm:
            assert re.search(r"^\d+ VP · \d+ thaler · \d+ workers?", plain, re.MULTILINE)
            assert re.search(r"^<:VP:\d+> \d+ · <:thaler:\d+> \d+ · <:worker:\d+> \d+", shown, re.MULTILINE)
    assert seen.keys() >= ({"thaler", "worker", "uranium", "achievement", "VP"} if name == "nucleum" else {"energy"})


def test_goods_without_an_icon_keep_their_name() -> None:
    icons, guide = Icons(wanted=True), games()["nucleum"].guide
    icons.learn({"worker": 7})
    said = [
        icons.before(text("deed-amount-gained", what=goods(each, 2)), guide, alone=True) for each in ("worker", "vp")
    ]
    assert [catalogue("en").say(each, str) for each in said] == ["<:worker:7> +2", "+2 VP"]
