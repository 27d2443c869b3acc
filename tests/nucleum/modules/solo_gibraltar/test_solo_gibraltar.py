"""The Baron on the map of Gibraltar: shipping tile, military contracts, special buildings (gibraltar.md, Solo)."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.kernel import EventLog
from engine.nucleum.data.vocabulary import Effect, Gain, Income
from engine.nucleum.game import NucleumState
from engine.nucleum.guide.reference.lookup import explain
from engine.nucleum.library import side
from engine.nucleum.modules.gibraltar.military import lasting
from engine.nucleum.modules.gibraltar.state import MilitaryPlace, places
from engine.nucleum.modules.ships.state import fleet
from engine.nucleum.modules.solo.railway import why_not
from engine.nucleum.modules.solo.state import baron, row
from engine.nucleum.modules.solo.turn import use
from engine.nucleum.modules.solo_gibraltar.military import TakeMilitary, open_to, rail_reward
from engine.nucleum.modules.special_buildings.state import own, records
from engine.nucleum.rules.actions.matching import matches
from engine.nucleum.rules.actions.railway import LayRail
from engine.nucleum.rules.flow.recharge import FinishRecharge
from engine.nucleum.state import NOBODY, Effects, Piece
from tests.nucleum.builder import GAME, do, lay, lib, link, mine, neutral
from tests.nucleum.modules.solo.hand import (
    BARON,
    BLOCK,
    FOUR,
    act,
    build,
    figures,
    kinds,
    roll,
    solo_table,
    turn,
    use_tile,
    why,
)

ENGLISH = Catalogue("en", strict=True)
SHIPPING = "shipping-2"


def rock(*tiles: str, **options: object) -> NucleumState:
    """Return a table on an empty map of Gibraltar without ships."""
    state = solo_table(*tiles, map="gibraltar", **options)  # type: ignore[arg-type] # values of options
    fleet(state).ships.clear()
    places(state)[:] = [MilitaryPlace("MC8", "T1A"), MilitaryPlace("MC1", "T2A"), MilitaryPlace("MC3", "T3C")]
    GAME.forget(state)
    return state


@pytest.mark.parametrize(("seats", "opponent"), [(2, "baron"), (3, "barons"), (3, "baron")])
def test_his_first_building_spares_the_last_space_of_a_royal_city(seats: int, opponent: str) -> None:
    """So it is at setup without him (docs/ledger/rulings.md, Gibraltar: royal cities at setup); what he builds by a turn is play."""
    firsts = 0
    for seed in range(60):
        state, log = GAME.start(seats, seed, {"map": "gibraltar", "opponent": opponent, "experiments": "random"})
        first = {event.marks[0] for event in log if event.text.key == "nuc-event-solo-first"}
        lying = {space for space, piece in state.board.pieces.items() if piece.type in {"rubble", "neutral"}}
        for where in side(state).cities.values():
            if where.energized_vp:
                plain = {space.id for space in where.buildings if not space.special}
                assert plain - first - lying, (seed, where.id)
                firsts += len(plain & first)
    assert firsts


# --- The shipping tile ------------------------------------------------------------------------------------------------


def test_his_row_has_the_shipping_tile_and_the_directive_stays_the_block() -> None:
    state, _ = GAME.start(2, 3, {"map": "gibraltar", "opponent": "baron"})
    assert SHIPPING in row(state, BARON)
    assert len(row(state, BARON)) == 8
    assert row(state, BARON)[-1] == baron(state, BARON).block


def test_with_the_shipping_tile_the_next_tile_is_used_too() -> None:
    """A ship, then develop; both go to the far right in their order."""
    state = rock("start-D3", SHIPPING, "start-D1", "start-D2")
    told = roll(state, 2)
    assert kinds(told, "ship", "solo-next", "develop") == ["ship", "solo-next", "develop"]
    assert figures(told, "solo-next") == {"position": 3, "tile": "start-D1"}
    tiles = row(state, BARON)
    assert tiles[:2] == ["start-D3", "start-D2"]
    assert tiles[-2:] == [SHIPPING, "start-D1"]


def test_not_the_stop_block() -> None:
    state = rock("start-D1", "start-D2", SHIPPING)
    told = roll(state, 4)
    assert kinds(told, "ship", "solo-next", "solo-use") == ["solo-use", "ship"]
    assert row(state, BARON) == ["start-D1", "start-D2", BLOCK, SHIPPING]


def test_a_next_tile_that_becomes_a_railway_leaves_the_shipping_tile_alone() -> None:
    state = rock(*FOUR, SHIPPING, "b14")
    told = use_tile(state, SHIPPING)
    assert kinds(told, "ship", "railway") == ["ship", "railway"]
    assert [tile for tile in row(state, BARON) if tile == "b14"] == []
    assert row(state, BARON)[-1] == SHIPPING


def test_it_is_never_a_railway() -> None:
    state = rock(SHIPPING, "gib-1", *FOUR)
    assert why_not(state, BARON, SHIPPING) == "chain"
    assert len(use(state, BARON, SHIPPING, EventLog())) == 2


# --- Railways ---------------------------------------------------------------------------------------------------------


def test_gibraltar_matches_every_colour_for_him_alone() -> None:
    state = rock()
    assert not matches(state, "seville-gibraltar.1", "b14", 0, 0)[1].matches
    assert matches(state, "seville-gibraltar.1", "b14", 0, BARON)[1].matches


@pytest.mark.parametrize(
    ("printed", "gained"),
    [
        (Gain(resource="uranium"), (Gain(resource="worker", amount=2),)),
        (Gain(resource="thaler", amount=2), (Gain(resource="thaler", amount=2),)),
        (Gain(resource="worker"), ()),
        (Gain(resource="achievement"), ()),
        (Gain(resource="vp", amount=2), ()),
        (Income(track="vp"), ()),
    ],
)
def test_printed_rewards(printed: Effect, gained: Effects) -> None:
    """Uranium is 2 workers, 2 thaler as printed, all others nothing."""
    assert rail_reward(rock(), (printed,)) == gained


def test_a_printed_reward_is_gained_when_he_lays_a_tile_there() -> None:
    """Neither half of g7 gives workers."""
    state = rock("g7")
    space = next(
        where.space_ids[bonus.space - 1]
        for where in side(state).links.values()
        for bonus in where.rewards
        if bonus.effects == (Gain(resource="uranium"),)
    )
    state.active = BARON
    told = do(state, LayRail(BARON, "g7", space, 0, 0, 1))
    found = [event.data for event in told if event.kind == "gain" and event.data["resource"] == "worker"]
    assert found == [{"resource": "worker", "amount": 2}]


# --- Military contracts -----------------------------------------------------------------------------------------------


def with_gibraltar(recharges: int, *cards: int) -> NucleumState:
    state = rock(cards=cards)
    where = next(name for name, each in side(state).links.items() if "gibraltar" in each.ends)
    link(state, where, BARON)
    baron(state, BARON).recharges = recharges
    return state


@pytest.mark.parametrize(("recharges", "levels"), [(1, [0]), (2, [0, 1]), (3, [0, 1, 2])])
def test_never_of_a_level_above_his_present_recharge(recharges: int, levels: list[int]) -> None:
    state = with_gibraltar(recharges)
    assert open_to(state, BARON) == [places(state)[level] for level in levels]


def test_only_with_gibraltar_in_a_network_of_his() -> None:
    state = rock()
    baron(state, BARON).recharges = 3
    assert open_to(state, BARON) == []


@pytest.mark.parametrize("before", [0, 1, 2])
def test_he_takes_one_when_he_recharges(before: int) -> None:
    """The first recharge brings one of level 1; with card 7 another one brings the highest of its number (gibraltar.md, Solo)."""
    state = with_gibraltar(before, 7, *range(1, 13))
    state.display.nuclei = []
    player = state.players[BARON]
    player.thaler = player.workers = 0
    player.stars, player.reserve = [1, 7, 13][: before + 1], 16
    told = turn(state)
    assert kinds(told, "recharge", "star", "military") == ["recharge", "star", "military"]
    assert figures(told, "military")["level"] == before + 1
    assert [place.seat == BARON for place in places(state)] == [level == before for level in range(3)]


def test_without_gibraltar_his_recharge_brings_none() -> None:
    state = rock(thaler=0, workers=0)
    state.display.nuclei = []
    assert kinds(turn(state), "recharge", "military") == ["recharge"]


def test_a_players_recharge_brings_the_baron_none() -> None:
    state = with_gibraltar(3)
    link(state, "malaga-gibraltar", 0)
    do(state, FinishRecharge(0))
    assert [place.seat for place in places(state)] == [NOBODY] * 3


@pytest.mark.parametrize(("card", "taken"), [(1, 0), (7, 2)])
def test_the_lowest_or_highest_by_a_logic_card(card: int, taken: int) -> None:
    state = with_gibraltar(3, card, 2, 3, 4)
    told = do(state, TakeMilitary(BARON))
    assert places(state)[taken].seat == BARON
    assert figures(told, "military")["level"] == taken + 1
    assert why(told, "military")["card"] == card
    assert [event.marks for event in told if event.kind == "solo-why"] == [()]
    said = [ENGLISH.say(event.text, str) for event in told]
    assert any(f" (level {'I' * (taken + 1)})." in line for line in said)
    assert any(
        f": {'lowest' if card == 1 else 'highest'} level first, so Military Contract " in line for line in said
    )


@pytest.mark.parametrize(("seat", "said"), [(0, "Ann has fulfilled it"), (BARON, "Baron has it")])
def test_what_he_took_he_holds_as_he_fulfils_nothing(seat: int, said: str) -> None:
    state = rock()
    places(state)[0].seat = seat
    now = explain("military:MC8", state, None).now
    assert said in " ".join(ENGLISH.say(line, {0: "Ann", BARON: "Baron"}.__getitem__) for line in now)


def test_level_1_is_2_thaler_and_2_workers_and_no_technology() -> None:
    state = with_gibraltar(1)
    player = state.players[BARON]
    before = (player.thaler, player.workers)
    do(state, TakeMilitary(BARON))
    assert (player.thaler - before[0], player.workers - before[1]) == (2, 2)
    assert not list(lasting(state, BARON))
    assert player.fulfilled == []


def test_level_2_is_urbanize_then_energize() -> None:
    state = with_gibraltar(2, *range(1, 13))
    places(state)[0].seat = 0
    state.active = BARON
    told = do(state, TakeMilitary(BARON))
    assert kinds(told, "military", "urbanize", "energize", "nothing")[:2] == ["military", "urbanize"]
    assert len(kinds(told, "urbanize", "energize", "nothing")) == 2


def test_level_3_is_12_vp() -> None:
    state = with_gibraltar(3)
    places(state)[0].seat = places(state)[1].seat = 0
    do(state, TakeMilitary(BARON))
    assert state.players[BARON].vp == 12


# --- Special buildings and royal cities -------------------------------------------------------------------------------


def place_special(state: NucleumState, name: str, space: str) -> None:
    """Put a special building of the Baron on the map."""
    record = records(state)[name]
    state.board.pieces[space] = Piece(
        type="building",
        kind="special_buildings",
        id=name,
        owner=BARON,
        types=record.types,
        level=record.level,
    )
    GAME.forget(state)


def special(offer: str, *cards: int, thaler: int = 9) -> NucleumState:
    """Return a table with one special building on offer, and only residences in his piles."""
    state = rock(cards=cards, thaler=thaler, special_buildings=True)
    record = lib(state).kinds["special_buildings"][offer]
    own(state).piles = {record.level: [offer]}  # type: ignore[attr-defined] # a special building
    state.players[BARON].buildings = ["residence-1", "residence-2"]
    GAME.forget(state)
    return state


def offered(level: int) -> str:
    state = rock(special_buildings=True)
    return next(
        name
        for name, record in lib(state).kinds["special_buildings"].items()
        if record.level == level and record.types == ("residence",)  # type: ignore[attr-defined] # a special building
    )


def test_he_takes_a_special_building_of_the_type_and_level_for_1_thaler_more() -> None:
    name = offered(1)
    state = special(name, *range(1, 13))
    told = act(state, "g14", 0)
    assert figures(told, "urbanize")["building"] == name
    assert figures(told, "urbanize")["cost"] == 3  # residence I costs 2
    assert "residence-1" not in state.players[BARON].buildings


def test_not_without_the_thaler_nor_of_another_level() -> None:
    assert (
        figures(act(special(offered(1), *range(1, 13), thaler=2), "g14", 0), "urbanize")["building"] == "residence-1"
    )
    assert figures(act(special(offered(2), *range(1, 13)), "g14", 0), "urbanize")["building"] == "residence-1"


@pytest.mark.parametrize(("placed", "left"), [(3, True), (4, False)])
def test_he_has_four_urbanization_tokens(placed: int, left: bool) -> None:
    """One marks each special building; with 4 used he builds his own at its price (gibraltar.md, Solo)."""
    name = offered(1)
    state = special(name, *range(1, 13))
    for space in ("madrid.4", "lisbon.4", "rabat.2", "marrakesh.3")[:placed]:
        place_special(state, "special-W3", space)
    told = figures(act(state, "g14", 0), "urbanize")
    assert (told["building"], told["cost"]) == ((name, 3) if left else ("residence-1", 2))


def test_it_goes_to_a_space_for_special_buildings_first() -> None:
    state = special(offered(1), *range(1, 13))
    told = act(state, "g14", 0)
    space = str(figures(told, "urbanize")["space"])
    found = {each.id: each.special for city in side(state).cities.values() for each in city.buildings}
    assert found[space]


@pytest.mark.parametrize(
    ("rail", "space", "reason"),
    [("bilbao-zaragoza.2", "meknes.1", "royal"), ("casablanca-marrakesh.1", "casablanca.1", "plant")],
)
def test_a_city_joined_to_a_plant_comes_before_a_royal_one_and_that_before_one_new_to_him(
    rail: str, space: str, reason: str
) -> None:
    """He has a mine in Meknes, which is royal. Zaragoza is new to him, no plant is joined to it; Casablanca has one."""
    state = rock(cards=())
    mine(state, BARON, 1, "meknes.m1")
    lay(state, BARON, rail, "g1")
    state.players[BARON].buildings = ["residence-1"]
    told = act(state, "g14", 0)
    assert figures(told, "urbanize")["space"] == space
    assert why(told, "city")["reason"] == reason


def test_of_equal_wild_buildings_in_a_city_he_energizes_one() -> None:
    """A wild special building has no type that a logic card could order."""
    state = rock(special_buildings=True, thaler=30, cards=(1,))
    for space in ("madrid.1", "madrid.4"):
        place_special(state, "special-W1", space)
    for where in side(state).links:
        link(state, where, BARON)
    assert kinds(act(state, "g9", 1), "energize") == ["energize"]


def energizable(*buildings: str) -> NucleumState:
    """Return a table with buildings of the Baron, or neutral ones, in Marrakesh, which is joined to Melilla's coal plant."""
    state = rock(special_buildings=True, thaler=40, cards=())
    for where in ("fez-melilla", "meknes-fez", "marrakesh-meknes"):
        link(state, where, 0)
    for number, name in enumerate(buildings, start=1):
        space = f"marrakesh.{number}"
        if name in lib(state).neutral_buildings:
            neutral(state, name, space)
        elif name in lib(state).buildings:
            build(state, name, space)
        else:
            place_special(state, name, space)
    return state


@pytest.mark.parametrize(
    ("first", "others", "reason"),
    [
        ("residence-4", ("special-R2", "residence-1"), "government"),
        ("special-R4", ("residence-4",), "special"),
        ("special-R2", ("residence-1",), "special"),
        ("special-R2", ("neutral-1",), "special"),
        ("special-F1", ("special-R2", "neutral-1"), "least"),
        ("residence-1", ("neutral-3",), "least"),
        ("neutral-1", ("residence-1",), "neutral"),
    ],
)
@pytest.mark.parametrize("last", [False, True])
def test_he_energizes_government_then_special_then_what_needs_least_then_neutral_buildings(
    first: str, others: tuple[str, ...], reason: str, last: bool
) -> None:
    """Electricity: residence I 2, residence IV 8; special R2 4, R4 10, F1 3; neutral 1 2, neutral 3 4 (gibraltar.md, Solo)."""
    state = energizable(*((*others, first) if last else (first, *others)))
    told = act(state, "g9", 1)
    assert figures(told, "energize")["building"] == first
    assert why(told, "target")["reason"] == reason


@pytest.mark.parametrize(
    ("name", "points"), [("special-R2", 4), ("special-F1", 3), ("special-W1", 6), ("residence-2", 0)]
)
def test_energizing_a_special_building_scores_its_achievements(name: str, points: int) -> None:
    """VP equal to the achievements gained: by its electricity, W1's 4 more too; own buildings give none (gibraltar.md, Solo)."""
    state = energizable(name)
    told = act(state, "g9", 1)
    assert figures(told, "energize")["building"] == name
    assert state.players[BARON].points.get("buildings", 0) == points
