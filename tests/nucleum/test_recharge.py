"""nucleum.md, section 7: recharge."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.nucleum.game import NucleumState
from engine.nucleum.rules.flow.recharge import kings_day_points, open_plants
from engine.nucleum.rules.flow.turn import EndTurn, TurnStart
from engine.nucleum.rules.map.tracks import income_entries, star_spaces
from tests.nucleum.builder import GAME, choose, decision_of, ids, lay, mine, table, workers_of


def test_7_income_with_4_tiles_and_markers_5_9_4() -> None:
    state = table()
    player = state.players[0]
    player.slots = ["b1", "b2", "b3", "b4"]
    player.income = {"thaler": 5, "worker": 9, "vp": 4}
    entries = income_entries(state, 0)
    assert (entries["thaler"].amount, entries["thaler"].vp) == (8, 0)
    assert (entries["worker"].amount, entries["worker"].vp) == (4, 3)
    assert entries["vp"].amount == 3
    player.achievements = 3
    GAME.forget(state)
    choose(state, "recharge")
    assert (player.thaler, player.workers, player.vp) == (4 + 8, 2 + 4, 6)
    assert player.points == {"income": 6}


def test_7_what_the_income_brings_is_told_once() -> None:
    state = table()
    state.players[0].income = {"thaler": 5, "worker": 5, "vp": 5}
    state.players[0].slots = ["b1", "b2", "b3", "b4"]
    state.players[0].achievements = 3
    GAME.forget(state)
    gains = [event for event in choose(state, "recharge") if event.kind == "gain"]
    assert [(event.data["resource"], event.said) for event in gains] == [
        ("thaler", True),
        ("worker", True),
        ("vp", True),
    ]


@pytest.mark.parametrize(("filled", "space", "entry"), [(0, 9, 0), (1, 9, 1), (8, 15, 14), (3, 2, 1), (2, 9, 3)])
def test_7_income_entry(filled: int, space: int, entry: int) -> None:
    state = table()
    player = state.players[0]
    player.slots = ["b1"] * filled
    player.income["vp"] = space
    values = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 15, 18, 21)
    assert income_entries(state, 0)["vp"].amount == values[entry]


def test_7_workers_come_as_far_as_the_reserve_goes() -> None:
    state = table()
    player = state.players[0]
    player.workers, player.reserve = 17, 1
    GAME.forget(state)
    choose(state, "recharge")
    # One comes from the income, and none is left for the star on 0.
    assert (player.workers, player.reserve) == (18, 0)
    assert workers_of(state, 0) == 18


def test_7_star_not_above_achievements_and_one_a_tier() -> None:
    state = table()
    player = state.players[0]
    player.achievements = 9
    player.stars = [5]
    state.players[1].stars = [1, 8]  # stars of others leave their tiers free
    assert star_spaces(state, 0) == [1, 2, 7, 8, 9]
    GAME.forget(state)
    choose(state, "recharge")
    assert ids(state, "star") == {"star:1", "star:2", "star:7", "star:8", "star:9", "star:0"}


def test_7_space_0_is_forced_when_nothing_else_is_possible() -> None:
    state = table()
    player = state.players[0]
    choose(state, "recharge")
    assert player.stars == [0]
    assert player.workers == 2 + 2 + 1
    assert player.thaler == 4 + 4 + 2


def test_7_a_star_tells_how_far_its_milestone_is() -> None:
    english = Catalogue("en", strict=True)
    state = table()
    state.display.milestones["segment-1"] = "milestone-mine"
    state.display.milestones["segment-2"] = "milestone-railways"
    state.display.nuclei.clear()
    for number in (1, 2):
        mine(state, 0, number, f"bruex.m{number}")
    for number in (1, 2, 3):
        lay(state, 0, f"leipzig-riesa.{number}", f"start-A{number}")
    state.players[0].achievements = 7
    GAME.forget(state)
    choose(state, "recharge")
    decision = decision_of(state)
    assert english.say(decision.prompt).endswith(
        "You have 7 achievements and spend them all, on any space up to 7. Higher spaces rank first on King's Days."
    )
    details = {choice.id: english.say(choice.detail) for choice in decision.choices if choice.detail is not None}
    assert details["star:3"] == "×2 Mines (you have 2)"
    assert details["star:7"] == "×3 Railways (you have 3, 1 for every 2)"
    state.players[0].achievements = 1
    GAME.forget(state)
    decision = decision_of(state)
    assert english.say(decision.prompt).endswith(
        "and spend it, on any space up to 1. Higher spaces rank first on King's Days."
    )


def test_7_any_number_of_stars_on_0() -> None:
    state = table()
    state.players[0].stars = [0, 0]
    GAME.forget(state)
    choose(state, "recharge")
    assert state.players[0].stars == [0, 0, 0]


def test_7_stars_from_the_side_board_then_the_reserve_then_more() -> None:
    state = table()
    player = state.players[0]
    for left, reserve in ((2, 3), (1, 3), (0, 3), (0, 2), (0, 1), (0, 0), (0, 0)):
        state.pending[:] = [*state.pending[:1]]
        state.pending += [EndTurn(0), TurnStart(0)]
        GAME.forget(state)
        choose(state, "recharge")
        assert (player.stars_left, player.stars_reserve) == (left, reserve)
    assert len(player.stars) == 7


def test_7_first_star_in_a_segment_places_its_nucleum_for_the_bonus() -> None:
    state = table()
    player = state.players[0]
    player.achievements = 8
    mine(state, 0, 1, "joachimsthal.m1")
    state.board.nuclei.append("grimma")
    GAME.forget(state)
    choose(state, "recharge", "star:8")
    assert ids(state) == {"plant:plauen", "plant:zittau", "plant:glashuette"}
    choose(state, "plant:zittau")
    assert player.thaler == 4 + 4 + 2
    assert state.board.nuclei == ["grimma", "zittau"]
    assert state.display.nuclei == ["segment-1", "segment-3"]
    assert open_plants(state) == ["plauen", "glashuette"]


@pytest.mark.parametrize(("plant", "what"), [("grimma", "worker"), ("glashuette", "uranium"), ("plauen", "tile")])
def test_7_plant_bonuses(plant: str, what: str) -> None:
    state = table()
    player = state.players[0]
    player.achievements = 1
    mine(state, 0, 1, "joachimsthal.m1")
    choose(state, "recharge", "star:1", f"plant:{plant}")
    if what == "tile":
        assert len(ids(state, "tile")) == 5
    else:
        assert (player.workers, player.uranium["row-1"]) == ((5, 0) if what == "worker" else (4, 1))


def test_7_second_star_in_a_segment_places_none() -> None:
    state = table()
    state.players[0].achievements = 8
    state.display.nuclei.remove("segment-2")
    GAME.forget(state)
    choose(state, "recharge", "star:8")
    assert ids(state) == {"confirm"}


def test_7_top_segment_gives_a_technology_3_and_space_40_gives_9() -> None:
    state = table()
    player = state.players[0]
    player.achievements = 40
    GAME.forget(state)
    choose(state, "recharge", "star:40")
    assert player.points["milestone-space"] == 9
    assert "tech:A7" in ids(state)
    choose(state, "vp")
    assert player.vp == 12


def test_7_each_star_in_the_top_segment_gives_a_technology_3_and_only_space_40_points() -> None:
    """A nucleum lies in the three lower segments, for the first star there alone (nucleum.md 1.2)."""
    state = table()
    state.players[1].stars = [40]
    state.players[0].achievements, state.players[0].stars = 39, [40]
    GAME.forget(state)
    spaces = star_spaces(state, 0)
    choose(state, "recharge", f"star:{spaces[-1]}")
    assert spaces[-1] > 24
    assert "milestone-space" not in state.players[0].points
    assert "tech:A7" in ids(state)


def test_7_achievements_and_tiles_come_back() -> None:
    state = table()
    state.players[1].achievements, state.players[1].slots = 4, ["b3"]
    player = state.players[0]
    player.achievements, player.slots = 5, ["b1", "b2"]
    state.display.nuclei.clear()
    GAME.forget(state)
    choose(state, "recharge", "star:5")
    assert player.achievements == 0
    assert player.slots == []
    assert {"b1", "b2"} <= set(player.pool)
    assert (state.players[1].achievements, state.players[1].slots) == (4, ["b3"])


# --- King's Day -------------------------------------------------------------------------------------------------------


def _stars(state: NucleumState, *highest: int) -> NucleumState:
    for player, space in zip(state.players, highest, strict=True):
        player.stars = [space]
        player.stars_left = 2
    return state


@pytest.mark.parametrize(
    ("highest", "points"),
    [
        ((10, 7, 5, 3), {0: 6, 1: 2}),
        ((10, 10, 5, 3), {0: 6, 1: 6, 2: 2}),
        ((10, 7, 7, 3), {0: 6, 1: 2, 2: 2}),
        ((4, 4, 4, 4), {0: 6, 1: 6, 2: 6, 3: 6}),
    ],
)
def test_7_kings_day_points(highest: tuple[int, ...], points: dict[int, int]) -> None:
    assert kings_day_points(_stars(table(), *highest)) == points


def test_7_kings_day_when_the_last_players_star_leaves_the_side_board() -> None:
    state = _stars(table(), 0, 9, 9, 4)
    player = state.players[0]
    player.stars, player.stars_left, player.achievements = [], 3, 5
    state.display.nuclei.clear()
    GAME.forget(state)
    choose(state, "recharge", "star:5")
    assert state.kings_days == 1
    assert [other.vp for other in state.players] == [2, 6, 6, 0]
    assert not state.ended


def test_7_no_kings_day_before_everyone_has_placed() -> None:
    state = table()
    choose(state, "recharge")
    assert state.kings_days == 0


def test_7_third_kings_day_is_an_end_condition() -> None:
    second = _stars(table(), 0, 9, 9, 4)
    for seat, player in enumerate(second.players):
        player.stars_left = 2 if seat == 0 else 1
    second.kings_days = 1
    GAME.forget(second)
    choose(second, "recharge")
    assert (second.kings_days, second.ended) == (2, {})
    state = _stars(table(), 0, 9, 9, 4)
    for seat, player in enumerate(state.players):
        player.stars_left = 1 if seat == 0 else 0
    state.kings_days = 2
    GAME.forget(state)
    choose(state, "recharge")
    assert state.ended == {"kings-day": 0}
    assert state.players[0].points["end-conditions"] == 3


def test_7_stars_of_the_reserve_do_not_bring_a_fourth_kings_day() -> None:
    state = _stars(table(), 0, 9, 9, 4)
    for player in state.players:
        player.stars_left = 0
    state.kings_days = 3
    GAME.forget(state)
    choose(state, "recharge")
    assert state.kings_days == 3
