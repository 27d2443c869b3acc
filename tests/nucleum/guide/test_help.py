"""Nucleum's pages and look-up: their numbers match the components and the table; what a player left unused."""

from __future__ import annotations

import msgspec
import pytest

from engine.catalogue import Catalogue
from engine.kernel import Text, text
from engine.nucleum.data.components import Components
from engine.nucleum.game import NucleumState
from engine.nucleum.guide.reference import help as pages
from engine.nucleum.guide.reference import lookup
from engine.nucleum.library import components, lib
from engine.nucleum.modules import BOX
from engine.nucleum.modules.promos.state import PromosState
from tests.nucleum.builder import GAME, lay, put, table
from tests.render.nucleum.states import middle

ENGLISH = Catalogue("en", strict=True)
BASE = components()


def page(topic: str, data: Components = BASE) -> str:
    return ENGLISH.say(next(each.page for each in pages.topics(pages.PageSource(data), BOX) if each.id == topic))


def changed(kind: str, key: str, **fields: object) -> Components:
    """Return the components with some fields of one record changed, as an operator's override does."""
    records = dict(getattr(BASE, kind))
    records[key] = msgspec.structs.replace(records[key], **fields)
    return msgspec.structs.replace(BASE, **{kind: records})


def now(state: NucleumState, component: str, viewer: int | None = None) -> list[str]:
    return [say(line) for line in GAME.guide.explain(component, state, viewer).now]


def say(said: Text) -> str:
    return ENGLISH.say(said, ("Ann", "Ben", "Cleo", "Dan").__getitem__)


def test_the_worked_examples_are_those_of_the_rules() -> None:
    assert "give 8 thaler, 4 workers and 6 VP" in page("recharge")
    assert "6 coal from an area with 2 wagons not flipped yet cost 12 thaler" in page("energize")
    assert "up to 3 uranium for 6 electricity" in page("uranium")
    assert "highest: 6 VP\n- second highest: 2 VP" in page("kings-day")


@pytest.mark.parametrize(
    ("count", "wagons", "price"), [(0, 2, 0), (1, 2, 1), (3, 2, 4), (4, 2, 6), (6, 2, 12), (2, 0, 6), (5, 7, 5)]
)
def test_price_of_coal(count: int, wagons: int, price: int) -> None:
    assert pages.coal_price(BASE, count, wagons) == price


@pytest.mark.parametrize(
    ("topic", "kind", "key", "fields", "said"),
    [
        ("turn", "numbers", "action-slots", {"values": (9,)}, "you have 9"),
        ("railway", "numbers", "red-thaler", {"values": (5,)}, "5 thaler more"),
        ("develop", "numbers", "tile-prices", {"values": (7, 6, 5, 4, 3)}, "7 / 6 / 5 / 4 / 3 thaler"),
        ("ends", "numbers", "flag-vp", {"values": (88,)}, "at 88 points"),
        ("ends", "end_conditions", "contracts", {"vp": 4}, "are empty: 4 VP"),
        ("setup", "player_counts", "players-3", {"general_tiles": 20}, "3: 40 action tiles"),
        ("scoring", "leftovers", "leftover-uranium", {"per": 3}, "per 3 uranium"),
        ("kings-day", "numbers", "kings-day-vp", {"values": (9, 4)}, "highest: 9 VP"),
    ],
)
def test_pages_follow_an_override(topic: str, kind: str, key: str, fields: dict[str, object], said: str) -> None:
    assert said not in page(topic)
    assert said in page(topic, changed(kind, key, **fields))


def page_at(topic: str, players: int, **options: bool | str) -> str:
    """Return a page of the rules at the table of a new game."""
    state = GAME.start(players, 1, options)[0]
    return ENGLISH.say(next(each.page for each in GAME.guide.topics(state) if each.id == topic))


COURT, SPECIAL, RANDOM = {"court": True}, {"special_buildings": True}, {"promo_plant_bonuses": True}
AUSTRALIA, GIBRALTAR = {"map": "australia"}, {"map": "gibraltar"}


@pytest.mark.parametrize(
    ("topic", "options", "said"),
    [
        ("ends", {}, "at 70 points"),
        ("ends", COURT, "at 90 points"),
        ("ends", SPECIAL, "at 75 points"),
        ("ends", AUSTRALIA, "at 75 points"),
        ("ends", GIBRALTAR, "at 75 points"),
        ("ends", AUSTRALIA | COURT, "at 95 points"),
        ("ends", {}, "3 conditions with 2 players, 2 with 3 and 2 with 4"),
        ("ends", COURT, "3 conditions with 2 players, 3 with 3 and 3 with 4"),
        ("ends", GIBRALTAR, "3 conditions with 2 players, 3 with 3 and 3 with 4"),
        ("setup", COURT, "18 in reserve"),
        ("setup", AUSTRALIA, "2: 30 action tiles, 8 silver and 12 gold contracts"),
        ("exchanges", {}, "you have 18 in all"),
        ("exchanges", COURT, "you have 20 in all"),
        ("railway", {}, "matches everything, and so does the four-colored city, Praha."),
        ("railway", AUSTRALIA, "matches everything.\n"),
        ("scoring", {}, "counted ×2 in Praha"),
        ("scoring", GIBRALTAR, "Their printed VP. A government"),
        ("stars", GIBRALTAR, "the segment from 7 to 12 that star brings 1 worker or 2 thaler instead"),
        ("plants", {}, "Riesa is a coal plant"),
        ("plants", GIBRALTAR, "Melilla is a coal plant"),
        ("plants", AUSTRALIA, "Plants burn coal from the start"),
        ("plants", AUSTRALIA, "Hobart has a built-in one"),
        ("plants", AUSTRALIA, "Mildura: 2 thaler"),
        ("promo-plants", AUSTRALIA | RANDOM, "Mildura: 2 thaler"),
        ("promo-plants", AUSTRALIA, "Zittau: 2 thaler"),
        ("court-changes", AUSTRALIA | COURT, "it lies at 95 VP"),
        ("court-changes", AUSTRALIA, "it lies at 90 VP"),
        ("court-agendas", AUSTRALIA | COURT, "mine, coal mine or turbine"),
        ("court-agendas", COURT, "each mine or turbine"),
        ("australia", AUSTRALIA | COURT, "at 75 VP, with the Court of Progress at 95 VP"),
        ("special-buildings", SPECIAL, "stands 5 spaces higher"),
    ],
)
def test_pages_have_the_numbers_of_the_table(topic: str, options: dict[str, bool | str], said: str) -> None:
    assert said in page_at(topic, 3, **options)


def test_only_a_map_with_a_city_of_all_colors_has_a_ruling_about_it() -> None:
    assert "**Praha** has all four colors" in page_at("rulings-map", 2)
    assert "four colors" not in page_at("rulings-map", 2, map="gibraltar")


def test_where_tiles_are() -> None:
    state = middle()
    prices = lib(state).numbers["tile-prices"].values
    assert now(state, "tile:g1") == [f"on offer for {prices[0]} thaler"]
    mine = state.players[1].pool[0]
    assert now(state, f"tile:{mine}") == ["in the hand of Ben"]
    assert now(state, f"tile:{mine}", 1) == ["in your hand"]
    laid = state.players[2].slots[0]
    assert now(state, f"tile:{laid}") == ["in a slot of Cleo"]
    state.players[0].experiment = "B"
    assert now(state, "tile:special-B1") == ["set aside for experiment B"]
    state.players[0].experiment = state.players[1].experiment = "A"
    assert now(state, "tile:special-B1") == ["not in this game"]


def test_a_tile_no_one_has_seen_is_told_alike_whether_it_is_in_the_stack_or_not() -> None:
    state = middle()
    shown = {*state.display.offer, *(rail.tile for rail in state.board.rails.values())}
    for player in state.players:
        shown |= {*player.pool, *player.slots}
    tile = next(name for name in ("b20", "g30", "g29", "g28", "b19") if name not in shown)
    state.display.tiles = [tile]
    stacked = now(state, f"tile:{tile}")
    state.display.tiles = []
    assert now(state, f"tile:{tile}") == stacked == ["not seen yet: in a stack, or not in this game"]


def test_where_contracts_are_and_how_far_they_are() -> None:
    state = middle()
    assert now(state, "contract:C08") == ["on display"]
    assert now(state, "contract:C08", 0)[1].startswith("for you: ")
    assert now(state, "contract:C12") == ["Ben has it"]
    assert now(state, "contract:C12", 1)[0] == "you have it"
    assert len(now(state, "contract:C12", 0)) == 1
    assert now(state, "contract:C17", 0) == ["Ben has fulfilled it"]
    assert now(state, "contract:C05") == ["not seen yet: in a stack, or not in this game"]


def test_technologies_and_experiments() -> None:
    state = middle()
    assert now(state, "technology:A1", 0) == ["you have unlocked it"]
    assert now(state, "technology:A2", 1) == ["Ann has it, still locked"]
    assert now(state, "experiment:B") == ["Ben chose it"]


def test_a_city_lists_its_spaces_links_and_plant() -> None:
    state = middle()
    said = GAME.guide.explain("city:zittau", state)
    assert "Links: " in say(said.does)
    lines = now(state, "city:zittau")
    assert "a nucleum lies here" in lines
    assert any("turbine of row" in line and " of " in line for line in lines)
    assert "Coal arrives here" in say(GAME.guide.explain("city:leipzig", state).does)


def test_a_plant_gives_the_bonus_it_has_in_this_game() -> None:
    state = middle()
    state.modules = GAME.box.in_play(("base", "promos"))
    state.parts["promos"] = PromosState(plant_bonuses={"grimma": "zittau", "zittau": "grimma"})
    assert say(GAME.guide.explain("plant:grimma", state).does) == "When a nucleum is placed here: 2 thaler."
    assert say(GAME.guide.explain("plant:grimma", None).does) == "When a nucleum is placed here: 1 worker."
    assert "power plant (for placing a nucleum: 2 thaler)" in say(GAME.guide.explain("city:grimma", state).does)
    assert "power plant (for placing a nucleum: 1 worker)" in say(GAME.guide.explain("city:zittau", state).does)
    assert "power plant (for placing a nucleum: 1 worker)" in say(GAME.guide.explain("city:grimma", None).does)
    assert "coal only" in say(GAME.guide.explain("plant:riesa", state).does)


def test_a_link_says_whose_tiles_lie_on_it_and_what_is_free() -> None:
    state = middle()
    state.board.rails.clear()
    state.board.complete.clear()

    def now() -> list[str]:
        return [say(line) for line in GAME.guide.explain("link:leipzig-riesa", state).now]

    assert now() == ["free railway spaces: 3"]
    lay(state, 0, "leipzig-riesa.2", state.players[0].pool[0])
    laid, free = now()
    assert laid.startswith("space 2, ")
    assert "toward Leipzig" in laid
    assert free == "free railway spaces: 2"
    for space in ("leipzig-riesa.1", "leipzig-riesa.3"):
        lay(state, 1, space, state.players[1].pool.pop())
    state.board.complete.append("leipzig-riesa")
    (complete,) = now()
    assert complete.startswith("complete, with tiles of ")
    assert say(GAME.guide.explain("link:leipzig-riesa", state).does) == "3 railway spaces"
    assert "Map Gibraltar" in say(GAME.guide.explain("link:braga-porto", None).does)


def test_cities_of_the_other_side_are_not_at_this_table() -> None:
    two = {each.id for each in GAME.guide.components(middle(2))}
    four = {each.id for each in GAME.guide.components(middle(4))}
    assert "city:karlsbad" in four - two
    with pytest.raises(KeyError):
        GAME.guide.explain("city:karlsbad", middle(2))


def test_rulings_that_name_a_component_come_with_it() -> None:
    def rulings(component: str) -> set[str]:
        return {each.key.removeprefix("ruling-nucleum-") for each in GAME.guide.explain(component, None).rulings}

    assert "unmatched-end" in rulings("technology:D4")
    assert rulings("setup:S13") == {"no-neutral", "rubble-first"}
    assert "city-not-in-use" in rulings("setup:S11")
    assert {"flag-owner", "flag-final", "late-condition"} == rulings("end:score-flag")
    assert "discounts" in rulings("tile:start-A5")
    assert rulings("milestone:milestone-mine") == set()


def does(component: str) -> str:
    return say(GAME.guide.explain(component, None).does)


def test_experiment_f_and_its_technology_show_the_special_action_tiles() -> None:
    for component in ("experiment:F", "technology:F7"):
        assert all(f"**#{code}**" in does(component) for code in ("ChF1", "ChF2", "ChF3")), does(component)
    assert "gained with TF7" in does("experiment:F")
    assert "Special action tiles" not in does("experiment:A")


def test_every_component_of_a_module_says_which_box_it_is_from() -> None:
    for each in GAME.guide.components(None):
        record = lookup.record_of(each.id, None)
        expansion = GAME.guide.explain(each.id, None).expansion
        assert (expansion is None) == (record.module == "base")
        if expansion is not None:
            assert 4 < len(say(expansion)) <= 60
    assert "Court of Progress" in say(GAME.guide.explain("experiment:E", None).expansion or text(""))


def test_only_what_is_this_projects_own_says_nothing_about_its_value() -> None:
    explained = [GAME.guide.explain(each.id, None) for each in GAME.guide.components(None)]
    without = {each.component.id.partition(":")[0] for each in explained if each.origin is None}
    assert without == {"challenge", "level", "trophy"}


def test_the_coal_plant_of_gibraltar_tells_of_the_technology_that_lets_it_burn_uranium() -> None:
    def rulings(component: str) -> set[str]:
        return {each.key for each in GAME.guide.explain(component, None).rulings}

    assert "ruling-nucleum-coal-plant" in rulings("plant:melilla") & rulings("city:melilla")
    assert "ruling-nucleum-coal-plant" not in rulings("plant:bilbao") | rulings("plant:riesa")


def test_an_area_that_sells_all_coal_at_one_price_has_no_wagons_to_tell_of() -> None:
    state = GAME.start(3, 1, {"map": "gibraltar"})[0]
    table = [say(said) for section in GAME.guide.sections(state) for said in section.lines]
    england = [line for line in table if line.startswith("England")]
    assert england == ["England: Coal arrives in Bilbao. A coal costs 2 thaler, at most 2 in each energize action."]
    assert not GAME.guide.explain("coal:england", state).now
    assert GAME.guide.explain("coal:turkey", state).now


def unused(state: NucleumState, seat: int = 0) -> list[str]:
    return [ENGLISH.say(each) for each in GAME.guide.oversights(state, seat)]


@pytest.fixture
def state() -> NucleumState:
    """Return a position in which no one has left anything unused."""
    state = table()
    for player in state.players:
        player.thaler = player.workers = player.achievements = 0
        player.contracts, player.stars = {}, []
    assert unused(state) == []
    return state


def test_achievements_left_over_are_named_from_three_on(state: NucleumState) -> None:
    state.players[0].achievements = 2
    assert unused(state) == []
    state.players[0].achievements = 3
    (said,) = unused(state)
    assert said.startswith("Achievements left over: 3; a recharge before the end")
    assert unused(state, 1) == []


def test_goods_left_over_are_named_if_they_are_many(state: NucleumState) -> None:
    player = state.players[0]
    player.thaler, player.workers = 7, 3
    assert unused(state) == []
    player.thaler = 8
    assert unused(state) == ["Left over: 8 thaler and 3 workers"]
    player.thaler, player.workers = 0, 4
    assert unused(state) == ["Left over: 4 workers"]


def test_stars_on_space_0_are_counted(state: NucleumState) -> None:
    state.players[0].stars = [0, 12]
    (one,) = unused(state)
    assert one.startswith("One star on space 0")
    state.players[0].stars = [0, 0, 12]
    (several,) = unused(state)
    assert several.startswith("2 stars on space 0")


def test_contracts_that_were_not_fulfilled_are_named(state: NucleumState) -> None:
    first, second = list(lib(state).contracts)[:2]
    state.players[0].contracts = {"slot-1": first, "slot-2": second}
    (said,) = unused(state)
    assert said.startswith("Not fulfilled: ")
    assert " and " in said


def test_own_buildings_that_were_never_energized_are_named(state: NucleumState) -> None:
    put(state, 0, "residence-1", "dresden.1")
    put(state, 1, "residence-1", "leipzig.1")
    (said,) = unused(state)
    assert said.startswith("Never energized: ")
    assert "Dresden" in said
    assert "Leipzig" not in said
    state.board.pieces["dresden.1"].energized = True
    assert unused(state) == []
