"""Help's texts and controls: menus of many topics, the meanings of a typed name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import discord
import pytest

from cogs.base.items import MAX_OPTIONS, Row, TableSelect
from cogs.base.typed.values import plain
from cogs.base.words import MAX_CONTENT
from cogs.help.help_context import HelpContext
from cogs.help.lookup import (
    component_label,
    exactly_named,
    find_meanings,
    fitting,
    list_label,
    matches_card,
    pages_about,
)
from cogs.help.pages import page_content, page_rows
from cogs.help.rules import find_topic
from engine.catalogue import Catalogue, locales
from engine.kernel import Component, Topic, text
from engine.registry import games
from engine.tables.open.open_table import TableError
from tests.cogs.panel.walk import check_card, table_of
from tests.kernel.tables import new_match

WORDS = Catalogue("en", strict=True)
FOUND = games()["nucleum"].guide.components(None)


def many(count: int) -> tuple[Topic, ...]:
    title, page = text("rules-nucleum-turn-title"), text("rules-nucleum-turn", slots=8)
    return tuple(Topic(id=f"topic-{number}", title=title, page=page, picture="turn") for number in range(count))


def menu_of(rows: Sequence[Row]) -> discord.ui.Select[discord.ui.View]:
    (menu,) = (row for row in rows if isinstance(row, TableSelect))
    return menu


@pytest.mark.parametrize(("count", "number"), [(11, 0), (25, 24), (26, 25), (40, 0), (40, 20), (40, 39)])
def test_the_menu_shows_the_present_topic_however_many_there_are(count: int, number: int) -> None:
    topics = many(count)
    menu = menu_of(page_rows(3, "nucleum", topics, number, WORDS))
    assert len(menu.options) == min(count, MAX_OPTIONS)
    assert [each.value for each in menu.options if each.default] == [f"topic-{number}"]
    assert menu.custom_id == "s:3:0:pages:nucleum"


def test_pages_fit_a_message() -> None:
    for game in games().values():
        topics = game.guide.topics(None)
        for number in range(len(topics)):
            content = page_content(game.id, topics, number, WORDS)
            assert len(content) <= MAX_CONTENT
            assert f"({number + 1}/{len(topics)})" in content.splitlines()[0]


def test_topics_typed() -> None:
    topics = games()["nucleum"].guide.topics(None)
    assert find_topic(topics, "kings-day", WORDS) == "kings-day"
    assert find_topic(topics, "develop", WORDS) == "develop"
    assert find_topic(topics, "INCOME", WORDS) == "recharge"
    for typed in ("railways", "nonsense"):
        with pytest.raises(TableError):
            find_topic(topics, typed, WORDS)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("#4", ["tile:b4"]),
        ("tb4", ["technology:B4"]),
        ("c12", ["contract:C12"]),
        ("G12", ["tile:g12"]),
        ("goerlitz", ["city:goerlitz"]),
        ("gorlitz", ["city:goerlitz"]),
        ("bruex", ["city:bruex"]),
        ("BRÜX", ["city:bruex"]),
        ("grimma", ["city:grimma"]),
        ("grimma: power", ["plant:grimma"]),
        ("leipzig–riesa", ["link:leipzig-riesa"]),
        ("Riesa Leipzig", ["link:leipzig-riesa"]),
        ("turbine 2", ["row:row-2"]),
        ("Mine 3", ["row:row-3"]),
        ("turbine and mine", [f"row:row-{number}" for number in range(1, 5)]),
        ("end condition", [each.id for each in FOUND if each.id.startswith("end:")]),
        ("tile:b5", ["tile:b5"]),
        ("atlantis", []),
        ("!?", []),
    ],
)
async def test_what_a_typed_name_means(typed: str, expected: list[str]) -> None:
    assert [each.id for each in await fitting(FOUND, typed, WORDS)] == expected


async def test_names_that_begin_with_what_was_typed_come_first() -> None:
    found = [each.id for each in await fitting(FOUND, "residence", WORDS)]
    assert found[:4] == [f"building:residence-{number}" for number in range(1, 5)]
    assert {each.partition(":")[0] for each in found[4:]} == {"milestone", "neutral", "special"}
    assert len(await fitting(FOUND, "", WORDS)) == len(FOUND)


def test_labels_say_what_it_is_once_and_fit() -> None:
    labels = {each.id: component_label(each, WORDS) for each in FOUND}
    assert labels["tile:b5"] == "#5 · Contract | Industrialize −1 worker (action tile)"
    assert labels["contract:C12"] == "Silver Contract C12"
    assert labels["row:row-2"] == "T2/M2 · Row 2: turbine and mine"
    assert labels["city:praha"] == "Praha (city)"
    assert all(len(label) <= 100 for label in labels.values())
    long = Component(id="x:y", kind=text("help-kind-city"), name=text("nucleum-plain", value="x" * 200))
    assert len(component_label(long, WORDS)) == 100


TOPICS = games()["nucleum"].guide.topics(None)

LOOKED_UP = {
    "en": {
        "coal mine": "coal-mines", "Coal mines": "coal-mines", "CM": "coal-mines", "boat": "ships", "ships": "ships",
        "special building": "special-buildings", "urbanization tokens": "special-buildings", "chain tile": "chain-tiles",
        "achievements": "stars", "royal cities": "gibraltar", "party leaders": "court", "rubble": "setup",
    },
    "pl": {
        "kopalnia węgla": "coal-mines", "kopalnie węgla": "coal-mines", "statki": "ships", "łodzie": "ships",
        "specjalne budynki": "special-buildings", "żetony urbanizacji": "special-buildings",
        "płytka akcji wiązanej": "chain-tiles", "osiągnięcia": "stars", "królewskie miasta": "gibraltar",
    },
    "cs": {
        "uhelný důl": "coal-mines", "uhelné doly": "coal-mines", "loď": "ships", "lodě": "ships",
        "speciální budovy": "special-buildings", "destička řetězení": "chain-tiles", "úspěchy": "stars",
    },
    "pt-BR": {
        "mina de carvão": "coal-mines", "minas de carvão": "coal-mines", "barco": "ships", "navios": "ships",
        "construções especiais": "special-buildings", "peças encadeadas": "chain-tiles", "façanhas": "stars",
    },
    "zh-TW": {
        "煤礦": "coal-mines", "船": "ships", "特殊建築": "special-buildings", "連鎖板塊": "chain-tiles", "成就": "stars",
    },
}  # fmt: skip
"""Things in a game that are not a single component, as players type them, and the page that explains each."""


@pytest.mark.parametrize(("locale", "typed"), [(each, typed) for each in LOOKED_UP for typed in LOOKED_UP[each]])
def test_what_is_no_single_component_leads_to_its_page(locale: str, typed: str) -> None:
    found = [topic.id for topic in pages_about(TOPICS, typed, Catalogue(locale, strict=True))]
    assert LOOKED_UP[locale][typed] in found
    assert len(found) <= 2


@pytest.mark.parametrize("locale", sorted(LOOKED_UP))
def test_every_term_leads_to_its_page(locale: str) -> None:
    words = Catalogue(locale, strict=True)
    for topic in TOPICS:
        for term in words.say(topic.terms).split(",") if topic.terms is not None else ():
            assert topic in pages_about(TOPICS, term.strip(), words), term
            assert topic in pages_about(TOPICS, term.strip()[:-1], words, begun=True) or len(term.strip()) == 1


def names_of(entry: Component | Topic, words: Catalogue) -> set[str]:
    """Return an entry's own names, without its kind."""
    if isinstance(entry, Component):
        return {plain(words.say(entry.name))}
    terms = words.say(entry.terms).split(",") if entry.terms is not None else []
    return {plain(name) for name in (words.say(entry.title), *terms)}


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize(
    ("locale", "step"), [("en", 7), *(pytest.param(each, 1, marks=pytest.mark.slow) for each in sorted(LOOKED_UP))]
)
async def test_an_exact_name_leads_only_to_what_has_it(locale: str, step: int, game: str) -> None:
    words, context = Catalogue(locale, strict=True), HelpContext(games()[game], None)
    components = {each.id: each for each in games()[game].guide.components(None)}
    entries: dict[str, Component | Topic] = {**components}
    entries |= {f"topic:{topic.id}": topic for topic in games()[game].guide.topics(None)}
    named: dict[str, set[str]] = defaultdict(set)
    listed: dict[str, set[str]] = defaultdict(set)
    for value, entry in entries.items():
        listed[plain(list_label(entry, words))].add(value)
        for name in names_of(entry, words):
            named[name].add(value)
    tried = {name for name, values in named.items() if values - components.keys() or len(values) == 2}
    for name in sorted(tried | {*sorted(listed)[::20]})[::step]:
        found = exactly_named(await find_meanings(context, 0, name, words), name, words)
        fitting_ones = (listed[name], named[name], named[name] & components.keys())
        assert {value for value, _ in found} in [each for each in fitting_ones if each], name


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("score flag", ["topic:ends"]),
        ("Score flag reached", ["end:score-flag"]),
        ("urbanize", ["topic:urbanize"]),
        ("contract", ["topic:contract"]),
        ("experiment a", ["experiment:A"]),
        ("experiment a (trophy)", ["trophy:experiment-A"]),
        ("gibraltar", ["city:gibraltar", "trophy:map-gibraltar"]),
        ("income", ["topic:recharge"]),
    ],
)
async def test_an_exact_name_wins(typed: str, expected: list[str]) -> None:
    found = await find_meanings(HelpContext(games()["nucleum"], None), 0, typed, WORDS)
    assert [value for value, _ in exactly_named(found, typed, WORDS)] == expected


@pytest.mark.parametrize(
    ("locale", "typed", "group"),
    [
        ("en", "neutral politician", "court"),
        ("en", "special buildings", "special"),
        ("en", "technologies", "technology"),
        ("en", "power plants", "plant"),
        ("en", "shipping routes", "route"),
        ("pl", "neutralny polityk", "court"),
        ("pl", "technologie", "technology"),
        ("cs", "neutrální politik", "court"),
        ("cs", "elektrárny", "plant"),
        ("pt-BR", "político neutro", "court"),
        ("pt-BR", "tecnologias", "technology"),
        ("zh-TW", "中立政治家", "court"),
    ],
)
async def test_a_component_is_found_in_either_number(locale: str, typed: str, group: str) -> None:
    found = await fitting(FOUND, typed, Catalogue(locale, strict=True))
    assert group in {each.id.partition(":")[0] for each in found}


@pytest.mark.parametrize(
    "locale", [pytest.param(each, marks=[] if each == "en" else [pytest.mark.slow]) for each in LOOKED_UP]
)
async def test_every_kind_is_found_by_its_name(locale: str) -> None:
    words = Catalogue(locale, strict=True)
    for name, group in {(words.say(each.kind), each.id.partition(":")[0]) for each in FOUND}:
        assert group in {each.id.partition(":")[0] for each in await fitting(FOUND, name, words)}, name


@pytest.mark.parametrize(("typed", "other"), [("king", "kind"), ("mine", "minister")])
async def test_words_that_only_begin_alike_are_others(typed: str, other: str) -> None:
    component = Component(
        id="x:1", kind=text("help-kind-city"), name=text("nucleum-plain", value=f"{other} {typed}x")
    )
    assert await fitting((component,), f"{other} {other}", WORDS) == []


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", ["nucleum", "nanotech"])
def test_the_longest_matches_are_lines_within_the_limits(game: str, locale: str) -> None:
    words, rules = Catalogue(locale, strict=True), games()[game]
    state = new_match(rules, rules.seats[-1], 1).state
    open_table = table_of(new_match(rules, rules.seats[-1], 1))
    known = sorted(
        rules.guide.components(state),
        key=lambda each: -len(words.say(rules.guide.explain(each.id, state).does)),
    )
    pages = sorted(rules.guide.topics(None), key=lambda topic: -len(topic.id))
    found: list[tuple[str, Component | Topic]] = [*((f"topic:{each.id}", each) for each in pages[:2])]
    found += [(each.id, each) for each in known]
    card = matches_card(HelpContext(rules, open_table), state, found, "*" * 60, words)
    rows = check_card(card)
    assert len(rows) == 9
    assert [row["components"][0]["custom_id"].partition("|")[0] for row in rows[:8]] == [
        f"b:{open_table.table.id}:0:look:{game}.{value}" for value, _ in found[:8]
    ]
