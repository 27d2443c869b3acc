"""Printed values and worked examples of nucleum-data.md, spot by spot."""

from __future__ import annotations

import msgspec
import pytest

from engine.nucleum.data.components import Components
from engine.nucleum.data.load import KINDS, read, records
from engine.nucleum.data.vocabulary import (
    BUILDING_TYPES,
    Action,
    Condition,
    Counter,
    Gain,
    Income,
    On,
    OneOf,
    PlaceNucleum,
    TakeTile,
    Technology,
    parts_of,
)
from engine.nucleum.modules import BOX


def income(components: Components, track: str, marker: int, tiles: int) -> tuple[int, int]:
    """Return the income of a recharge: the highest value left of the marker, under a played tile (nucleum.md 7.1)."""
    values = components.income_tracks[f"income-{track}"].values
    value = values[min(marker - 1, 2 * tiles - 1) if tiles else 0]
    return value.amount, value.vp


def test_worked_example_of_income(real: Components) -> None:
    """Nucleum-data.md 5.4: 4 tiles, markers on 5, 9 and 4 give 8 thaler, 4 workers (and 3 VP), 3 VP."""
    assert income(real, "thaler", 5, 4) == (8, 0)
    assert income(real, "worker", 9, 4) == (4, 3)
    assert income(real, "vp", 4, 4) == (3, 0)


def test_income_at_the_start_and_at_the_end(real: Components) -> None:
    assert [income(real, track, 1, 8)[0] for track in ("thaler", "worker", "vp")] == [4, 2, 0]
    assert [income(real, track, 15, 0)[0] for track in ("thaler", "worker", "vp")] == [4, 2, 0]
    assert [income(real, track, 15, 8) for track in ("thaler", "worker", "vp")] == [(13, 9), (5, 10), (21, 0)]
    for track in real.income_tracks.values():
        totals = [value.amount + value.vp for value in track.values]
        assert totals == sorted(totals)
        assert track.end_bonus == {13: 3, 14: 6, 15: 10}


@pytest.mark.parametrize(
    ("kind", "energy", "vp"),
    [
        ("residence", (2, 4, 6, 8), (1, 3, 5, 2)),
        ("factory", (3, 5, 7, 10), (2, 4, 6, 2)),
        ("laboratory", (3, 6, 9, 12), (2, 5, 5, 3)),
    ],
)
def test_urban_buildings(real: Components, kind: str, energy: tuple[int, ...], vp: tuple[int, ...]) -> None:
    buildings = [real.buildings[f"{kind}-{level}"] for level in (1, 2, 3, 4)]
    assert tuple(building.energy for building in buildings) == energy
    assert tuple(building.vp for building in buildings) == vp
    assert [building.thaler for building in buildings] == [2, 3, 4, 5]
    assert [building.types for building in buildings] == [(kind,)] * 3 + [(kind, "government")]
    per = buildings[3].per
    assert per is not None
    assert (per.kinds, per.network, per.owner) == ((kind,), "same", "anyone")
    assert real.buildings["residence-3"].effects == (Income(track="worker", steps=3),)
    assert real.buildings["factory-4"].effects == (Income(track="thaler", steps=4),)
    assert real.buildings["laboratory-2"].effects == (Technology(level=2),)
    assert real.buildings["laboratory-4"].effects == (Income(track="any", steps=3),)


def test_rows_and_slots(real: Components) -> None:
    rows = list(real.rows.values())
    assert [row.workers for row in rows] == [1, 2, 2, 3]
    assert [row.mine_size for row in rows] == [3, 2, 3, 2]
    assert [row.rewards for row in rows] == [
        (Gain(resource="vp", amount=1),),
        (Gain(resource="vp", amount=2),),
        (Gain(resource="vp", amount=5),),
        (Technology(level=3),),
    ]
    assert [bool(row.abilities) for row in rows] == [True, False, True, True]
    assert [slot.effects for slot in real.contract_slots.values()] == [
        (Gain(resource="thaler", amount=2),),
        (Gain(resource="worker"),),
        (Gain(resource="uranium"),),
        (Gain(resource="achievement", amount=2),),
    ]
    assert [slot.initial for slot in real.contract_slots.values()] == [False, False, False, True]


def test_contracts_that_were_read(real: Components) -> None:
    def all_of(contract: str) -> tuple[object, object]:
        return real.contracts[contract].conditions, real.contracts[contract].rewards

    factories, mines = (Counter(what="pieces", kinds=(kind,)) for kind in ("factory", "mine"))
    assert all_of("C12") == (
        (Condition(counter=factories, at_least=2),),
        (Gain(resource="vp", amount=2), Technology(level=1)),
    )
    assert all_of("C33") == (
        (Condition(counter=mines, at_least=3),),
        (Gain(resource="vp", amount=6), Gain(resource="thaler", amount=4)),
    )
    assert all_of("C37") == (
        (Condition(counter=factories, at_least=4),),
        (Gain(resource="vp", amount=5), Technology(level=3)),
    )
    assert all_of("C46")[1] == (Gain(resource="vp", amount=10),)
    energized = Counter(what="pieces", kinds=("urban",), energized=True, cities=("praha",))
    assert all_of("C26") == (
        (Condition(counter=energized, at_least=1),),
        (Gain(resource="thaler", amount=4), Technology(level=2)),
    )
    colours = [real.contracts[f"C0{n}"].conditions[0].counter.city_colours[0] for n in (1, 2, 3, 4)]
    assert sorted(colours) == ["green", "orange", "purple", "white"]
    assert colours == [real.contracts[f"C{n}"].conditions[0].counter.city_colours[0] for n in (18, 19, 20, 21)]


def test_harder_contracts_pay_no_less(real: Components) -> None:
    """Within a kind the counts rise from silver over gold to purple."""
    for kind in ("residence", "factory", "laboratory", "mine", "turbine", "government"):
        wanted = [
            contract.conditions[0].at_least
            for contract in real.contracts.values()
            if [c.counter for c in contract.conditions] == [Counter(what="pieces", kinds=(kind,))]
        ]
        assert wanted == sorted(set(wanted)), kind
        assert len(wanted) >= 2


def test_technologies_that_were_read(real: Components) -> None:
    tiles = real.technologies
    assert tiles["A3"].effects == (Action(action="urbanize", thaler_off=2),)
    assert tiles["A6"].effects == (Action(action="energize", electricity=4),)
    assert tiles["A4"].abilities == (
        On(
            moments=("energize",),
            effects=(OneOf(options=((Gain(resource="worker"),), (TakeTile(thaler_off=2),))),),
        ),
    )
    for tile in (tiles["A8"], tiles["B8"], tiles["C8"], tiles["D8"]):
        assert tile.scoring is not None
        assert [step.vp for step in tile.scoring.thresholds] == [4, 10, 21]
    assert tiles["B2"].abilities == tiles["C2"].abilities


def test_milestone_track(real: Components) -> None:
    spaces = {space: tier.multiplier for tier in real.tiers.values() for space in tier.spaces}
    assert [spaces[space] for space in (1, 6, 7, 14, 26, 28, 40)] == [1, 2, 3, 4, 5, 6, 6]
    assert len(spaces) == 25
    assert [(segment.low, segment.high) for segment in real.segments.values()] == [
        (1, 6),
        (7, 12),
        (13, 22),
        (24, 40),
    ]
    assert [segment.effects for segment in real.segments.values()] == [(PlaceNucleum(),)] * 3 + [
        (Technology(level=3),)
    ]
    assert real.track_bonuses["space-0"].final_vp == -3
    assert real.track_bonuses["space-40"].effects == (Gain(resource="vp", amount=9),)


def test_plant_bonuses_are_the_same_on_both_sides(real: Components) -> None:
    bonuses = {
        "grimma": (Gain(resource="worker"),),
        "zittau": (Gain(resource="thaler", amount=2),),
        "glashuette": (Gain(resource="uranium"),),
        "plauen": (TakeTile(thaler_off=2),),
        "riesa": (),
    }
    for side in real.sides.values():
        assert {city.id: city.plant.bonus for city in side.cities.values() if city.plant} == bonuses


def test_link_rewards(real: Components) -> None:
    small, large = (real.sides[key].completion for key in ("saxony-12", "saxony-34"))
    assert [(reward.length, reward.steps, reward.per_tile) for reward in small] == [(2, 2, True)]
    assert [(reward.length, reward.steps, reward.per_tile) for reward in large] == [(2, 2, False), (3, 2, True)]


def test_numbers(real: Components) -> None:
    assert real.numbers["tile-prices"].values == (2, 2, 1, 1, 0)
    assert real.numbers["coal-thaler"].values == (1, 2, 3)
    assert real.number("start-workers") + real.number("reserve-workers") == 18
    assert real.number("flag-vp") == 70
    assert {left.resource: left.per for left in real.leftovers.values()} == {
        "uranium": 2,
        "worker": 2,
        "thaler": 5,
    }
    with pytest.raises(KeyError):
        real.number("no-such-number")


def test_set_up_cards_that_were_photographed(real: Components) -> None:
    card = real.setup_cards["S4"]
    assert (card.neutral, card.nucleum) == ("chemnitz", "glashuette")
    assert card.urban_rubble == ("grimma", "riesa", "plauen", "freiberg")
    assert card.mine_rubble == ("bruex", "pressnitz")
    assert real.setup_cards["S13"].neutral is None
    assert {card.nucleum for card in real.setup_cards.values()} == {"grimma", "zittau", "glashuette", "plauen"}


def test_red_building_spaces_take_every_type(real: Components) -> None:
    for side in real.sides.values():
        for city in side.cities.values():
            for space in city.buildings:
                assert (set(space.types) == set(BUILDING_TYPES)) == space.red
                assert side.city_of_space[space.id] == city.id


def test_records_survive_encoding() -> None:
    library = read(more=BOX.record_kinds)
    for _side, kind, record in records(library.components):
        if kind in KINDS:
            assert msgspec.json.decode(msgspec.json.encode(record), type=KINDS[kind]) == record


def test_parts_are_found_however_deep(real: Components) -> None:
    inside = [type(part).__name__ for part in parts_of(real.technologies["A4"])]
    assert inside == ["TechnologyTile", "On", "OneOf", "Gain", "TakeTile"]
    assert any(part == TakeTile(thaler_off=2) for part in parts_of(real.sides["saxony-12"]))
