"""`engine.nucleum.rules.map.ways`: the railways still to be built between cities, for hints and reasons."""

from __future__ import annotations

from engine.nucleum.rules.map.ways import shortest_way
from tests.nucleum.builder import lay, link, side, table


def test_a_way_counts_free_spaces_from_either_end_of_a_link() -> None:
    """From Leipzig to Riesa there are three spaces, from Dresden two; a link leads both ways."""
    state = table()
    for start, end in (("leipzig", "dresden"), ("dresden", "leipzig")):
        way = shortest_way(state, [start], ["riesa"])
        assert way is not None
        assert (way.start, way.end, way.spaces) == (start, "riesa", 3 if start == "leipzig" else 2)
        assert [each.id for each in way.links] == ["leipzig-riesa" if start == "leipzig" else "riesa-dresden"]
        assert shortest_way(state, [start], [end]) is not None


def test_of_several_starts_and_ends_the_nearest_pair_counts() -> None:
    state = table()
    way = shortest_way(state, ["leipzig", "dresden"], ["riesa", "bautzen"])
    assert way is not None
    assert (way.start, way.end, way.spaces) == ("dresden", "bautzen", 1)
    there = shortest_way(state, ["riesa"], ["riesa"])
    assert there is not None
    assert (there.spaces, there.links) == (0, ())


def test_built_spaces_need_no_railway() -> None:
    state = table()
    lay(state, 1, "leipzig-riesa.2", "g1")
    way = shortest_way(state, ["leipzig"], ["riesa"])
    assert way is not None
    assert (way.spaces, [each.id for each in way.links]) == (2, ["leipzig-riesa"])
    link(state, "leipzig-riesa", 1)
    way = shortest_way(state, ["leipzig"], ["riesa"])
    assert way is not None
    assert (way.spaces, way.links) == (0, ())


def test_a_seats_way_leaves_out_links_in_which_it_can_build_none() -> None:
    """nucleum.md 3: only completed links with a player's tile join that player's network."""
    state = table()
    link(state, "riesa-dresden", 1)
    others, own = (shortest_way(state, ["riesa"], ["dresden"], seat) for seat in (0, 1))
    assert others is not None
    assert own is not None
    assert (others.spaces > 0, own.spaces) == (True, 0)
    assert all(each.id != "riesa-dresden" for each in others.links)


def test_without_a_way_there_is_none() -> None:
    state = table()
    assert shortest_way(state, ["leipzig"], []) is None
    for name in {each.id for each in side(state).links_at["leipzig"]}:
        link(state, name, 1)
    assert shortest_way(state, ["leipzig"], ["dresden"], 0) is None
    assert shortest_way(state, ["leipzig"], ["dresden"], 1) is not None
