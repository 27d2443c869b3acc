"""The numbers of nucleum-data.md 0-6: what is in the box and on the map."""

from __future__ import annotations

from collections import Counter

import networkx as nx
import pytest

from engine.nucleum.data.components import Components, MapSide
from engine.nucleum.data.vocabulary import Action, Income, parts_of
from engine.nucleum.modules.promos.records import fragments_of

LINKS = {
    "saxony-12": """
        leipzig-riesa 2, leipzig-grimma 1, grimma-chemnitz 2, grimma-freiberg 1, riesa-freiberg 2, riesa-dresden 1,
        dresden-bautzen 1, dresden-glashuette 1, dresden-marienberg 2, bautzen-zittau 1, freiberg-marienberg 1,
        chemnitz-plauen 1, chemnitz-zwickau 1, plauen-zwickau 1, plauen-joachimsthal 2, zwickau-marienberg 1,
        zwickau-joachimsthal 1, marienberg-pressnitz 1, glashuette-bruex 2, bruex-praha 1, zittau-aussig 1,
        aussig-praha 2, joachimsthal-praha 2""",
    "saxony-34": """
        leipzig-riesa 3, leipzig-grimma 1, grimma-freiberg 1, grimma-chemnitz 2, chemnitz-marienberg 1,
        chemnitz-plauen 3, chemnitz-zwickau 1, freiberg-riesa 2, freiberg-marienberg 1, riesa-dresden 2,
        dresden-bautzen 1, dresden-marienberg 2, dresden-glashuette 2, bautzen-goerlitz 1, bautzen-zittau 2,
        goerlitz-zittau 1, zittau-aussig 1, aussig-praha 2, praha-pressnitz 2, praha-karlsbad 3,
        pressnitz-marienberg 2, marienberg-bruex 2, bruex-glashuette 1, zwickau-joachimsthal 1,
        plauen-joachimsthal 3, plauen-karlsbad 2""",
}
SIDES = ("saxony-12", "saxony-34")


def as_numbers(listing: str) -> dict[str, int]:
    pairs = (entry.split() for entry in listing.split(","))
    return {name: int(spaces) for name, spaces in pairs}


def test_action_tiles(real: Components) -> None:
    assert Counter(tile.stack for tile in real.tiles.values()) == {
        "base": 20,
        "general": 30,
        "starting": 20,
        "special": 2,
    }
    assert len(real.tiles_in("base")) + len(real.tiles_in("general")) == 50
    for experiment in "ABCD":
        starting = real.tiles_in("starting", experiment)
        assert [tile.railway for tile in starting] == [True] * 4 + [False]
    assert len(real.tiles_in("special", "B")) == 2


def test_contracts(real: Components) -> None:
    assert list(real.contracts) == [f"C{number:02}" for number in range(1, 51)]
    stacks = ["initial"] * 4 + ["silver"] * 13 + ["gold"] * 18
    stacks += ["purple-1"] * 5 + ["purple-2"] * 5 + ["purple-3"] * 5
    assert [contract.stack for contract in real.contracts.values()] == stacks


def test_other_components(real: Components) -> None:
    assert [len(real.technologies_of(experiment)) for experiment in "ABCD"] == [8] * 4
    assert [tile.level for tile in real.technologies_of("D")] == [1, 1, 1, 2, 2, 2, 3, 3]
    assert len(real.milestones) == 8
    assert Counter(tile.building for tile in real.neutral_buildings.values()) == {
        "residence": 4,
        "factory": 3,
        "laboratory": 3,
    }
    assert list(real.setup_cards) == [f"S{number}" for number in range(1, 14)]
    assert len(real.buildings) == 12
    assert sorted(row.mine_size for row in real.rows.values()) == [2, 2, 3, 3]
    assert len(fragments_of(real)) == len(real.actions) == 5


@pytest.mark.parametrize(
    ("players", "stack", "silver", "gold", "conditions"),
    [(2, 30, 6, 10, 3), (3, 35, 9, 12, 2), (4, 45, 12, 16, 2)],
)
def test_player_counts(real: Components, players: int, stack: int, silver: int, gold: int, conditions: int) -> None:
    count = real.player_counts[f"players-{players}"]
    assert len(real.tiles_in("base")) + count.general_tiles == stack
    assert (count.silver, count.gold, count.end_conditions) == (silver, gold, conditions)


@pytest.mark.parametrize("side_id", SIDES)
def test_links_are_those_of_the_appendix(real: Components, side_id: str) -> None:
    side = real.sides[side_id]
    assert {link.id: link.spaces for link in side.links.values()} == as_numbers(LINKS[side_id])
    red = {"saxony-12": ["bruex-praha"], "saxony-34": ["leipzig-grimma"]}
    assert [link.id for link in side.links.values() if link.red] == red[side_id]
    assert side.links["leipzig-riesa"].space_ids[:2] == ("leipzig-riesa.1", "leipzig-riesa.2")


@pytest.mark.parametrize(("side_id", "links", "spaces"), [("saxony-12", 23, 31), ("saxony-34", 26, 45)])
def test_link_totals(real: Components, side_id: str, links: int, spaces: int) -> None:
    side = real.sides[side_id]
    assert len(side.links) == links
    assert sum(link.spaces for link in side.links.values()) == spaces


@pytest.mark.parametrize("side_id", SIDES)
def test_the_map_is_connected_by_another_search(real: Components, side_id: str) -> None:
    side = real.sides[side_id]
    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(side.cities)
    graph.add_edges_from(link.ends for link in side.links.values())
    assert nx.is_connected(graph)
    assert {city: graph.degree(city) for city in side.cities} == {c: len(x) for c, x in side.links_at.items()}


def spaces(side: MapSide, field: str) -> dict[str, int]:
    return {city.id: len(getattr(city, field)) for city in side.cities.values() if getattr(city, field)}


def test_spaces_of_the_small_side(real: Components) -> None:
    side = real.sides["saxony-12"]
    assert spaces(side, "buildings") == {
        "leipzig": 4,
        "grimma": 3,
        "riesa": 2,
        "dresden": 4,
        "bautzen": 2,
        "freiberg": 2,
        "chemnitz": 1,
        "marienberg": 3,
        "plauen": 1,
        "zwickau": 4,
        "praha": 4,
    }
    assert spaces(side, "mines") == {"chemnitz": 1, "pressnitz": 2, "bruex": 3, "aussig": 2, "joachimsthal": 2}
    assert spaces(side, "turbines") == {"grimma": 1, "glashuette": 4, "zittau": 3, "plauen": 2}


def test_spaces_of_the_large_side(real: Components) -> None:
    side = real.sides["saxony-34"]
    assert spaces(side, "mines") == {
        "chemnitz": 1,
        "karlsbad": 2,
        "joachimsthal": 3,
        "pressnitz": 3,
        "bruex": 4,
        "aussig": 3,
    }
    assert spaces(side, "turbines") == {"grimma": 3, "zittau": 4, "glashuette": 5, "plauen": 2}
    assert spaces(side, "buildings") == {
        "leipzig": 7,
        "plauen": 2,
        "dresden": 5,
        "grimma": 3,
        "goerlitz": 3,
        "marienberg": 2,
        "karlsbad": 2,
        "praha": 5,
        "freiberg": 3,
        "bautzen": 2,
        "chemnitz": 3,
        "riesa": 3,
        "zwickau": 4,
    }
    four = {s.id.split(".")[0] for c in side.cities.values() for s in c.turbines if s.min_players == 4}
    assert four == {"grimma", "zittau", "glashuette"}
    assert sum(s.min_players == 4 for c in side.cities.values() for s in c.turbines) == 3
    assert [space.uranium for space in side.cities["karlsbad"].mines] == [1, 2]


def test_cities_of_both_sides(real: Components) -> None:
    small, large = real.sides["saxony-12"].cities, real.sides["saxony-34"].cities
    assert set(large) - set(small) == {"goerlitz", "karlsbad"}
    assert sorted(city.number for city in small.values()) == list(range(1, 18))
    assert sorted(city.number for city in large.values()) == list(range(1, 20))
    assert {c for c in small if small[c].colour != large[c].colour} == {"zittau", "aussig"}
    for cities in (small, large):
        plants = {city.id: city.plant.takes_nucleum for city in cities.values() if city.plant}
        assert plants == {"riesa": False, "zittau": True, "glashuette": True, "grimma": True, "plauen": True}
        assert [city.id for city in cities.values() if city.energized_factor == 2] == ["praha"]
        assert [city.id for city in cities.values() if city.colour == "wild"] == ["praha"]


def test_no_two_places_are_drawn_over_each_other(real: Components) -> None:
    for side in real.sides.values():
        where = [(city.x, city.y) for city in side.cities.values()]
        where += [(area.x, area.y) for area in side.coal_areas.values()]
        near = [
            (a, b)
            for index, a in enumerate(where)
            for b in where[:index]
            if (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < 0.08**2
        ]
        assert not near


def test_wagons(real: Components) -> None:
    for players, wagons in ((2, 8), (3, 11), (4, 13)):
        side = real.side_for("saxony", players)
        assert sum(area.wagons[players] for area in side.coal_areas.values()) == wagons
    with pytest.raises(KeyError):
        real.side_for("saxony", 5)


def test_edges_follow_the_colour_rule(real: Components) -> None:
    """Nucleum-data.md 0.2: each kind of action has one color; better and worse variants may be wild."""
    income = {"thaler": "white", "worker": "green", "vp": "orange", "any": "green"}
    for tile in real.tiles.values():
        for half in tile.halves:
            for part in half.effects:
                if half.edge == "wild" or not tile.railway:
                    continue
                if isinstance(part, Action):
                    assert half.edge == real.actions[part.action].colour, tile.id
                elif isinstance(part, Income):
                    assert half.edge == income[part.track], tile.id
                else:
                    assert half.edge == "orange", tile.id


def test_main_actions_are_evenly_spread(real: Components) -> None:
    """Nucleum-data.md 10: each main action stands on 9-12 of the 100 halves of the 50 tiles."""
    tiles = (*real.tiles_in("base"), *real.tiles_in("general"))
    found = Counter(part.action for part in parts_of(tiles) if isinstance(part, Action))
    assert set(found) == set(real.actions)
    assert all(9 <= number <= 12 for number in found.values()), found
    wild = sum(half.edge == "wild" for tile in real.tiles_in("general") for half in tile.halves)
    assert 10 <= wild <= 14
    faces = Counter(frozenset((half.edge, half.effects) for half in tile.halves) for tile in tiles)
    assert max(faces.values()) == 1


def test_starting_tiles_share_their_halves(real: Components) -> None:
    """Nucleum-data.md 2.3: the same eight halves in other pairs for each experiment."""
    pairs = {}
    for experiment in "ABCD":
        tiles = real.tiles_in("starting", experiment)[:4]
        pairs[experiment] = {frozenset(half.effects[0] for half in tile.halves) for tile in tiles}
        halves = {half for tile in tiles for half in tile.halves}
        assert halves == {half for tile in real.tiles_in("starting", "A")[:4] for half in tile.halves}
        assert len(halves) == 8
    for one in "ABCD":
        for other in "ABCD":
            assert one == other or not pairs[one] & pairs[other]


def test_rubble_fits_into_the_cities(real: Components) -> None:
    for card in real.setup_cards.values():
        for side_id, three in (("saxony-12", False), ("saxony-34", True)):
            cities = real.sides[side_id].cities
            urban = Counter((*card.urban_rubble, *(card.urban_rubble_three if three else ())))
            mine = Counter((*card.mine_rubble, *(card.mine_rubble_three if three else ())))
            for city, number in urban.items():
                assert len(cities[city].buildings) >= number, (card.id, city)
            for city, number in mine.items():
                assert len(cities[city].mines) >= number, (card.id, city)
