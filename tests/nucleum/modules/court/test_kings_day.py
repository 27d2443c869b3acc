"""court-of-progress.md: King's Day changes, final scoring."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.kernel import Event, EventLog
from engine.nucleum.game import NucleumState
from engine.nucleum.modules.court.action import tell_leader
from engine.nucleum.modules.court.counting import final_points, influence
from engine.nucleum.modules.court.kings_day import appoint, hold_kings_day, leave, move_arrow, remove_neutral
from engine.nucleum.modules.court.state import ARROW, NEUTRAL, court
from engine.nucleum.rules.flow.recharge import FinishRecharge
from engine.nucleum.rules.flow.scoring import leftover_points
from tests.nucleum.builder import GAME, do, link, put, workers_of
from tests.nucleum.modules.court.board import PARTIES, court_table, leaders, seat

RED, BLUE, YELLOW, TURQUOISE = range(4)
ENGLISH = Catalogue("en", strict=True)


def example() -> NucleumState:
    """Return the position of the source's worked example."""
    state = court_table(king="capitalists")
    for player, count in ((RED, 3), (BLUE, 1), (YELLOW, 2)):
        state.players[player].fulfilled = [
            f"C{number:02}" for number in range(10 * player + 5, 10 * player + 5 + count)
        ]
    state.display.milestones["segment-2"] = "milestone-residence"
    state.players[YELLOW].stars = [0, 9]
    put(state, YELLOW, "residence-1", "dresden.1")
    put(state, YELLOW, "residence-2", "leipzig.1")
    link(state, "chemnitz-marienberg", BLUE)
    seat(state, "capitalists", {RED: 5, BLUE: 2, YELLOW: 1, TURQUOISE: 1}, neutrals=(ARROW, 2), leader=RED)
    seat(state, "freethinkers", {RED: 1, BLUE: 1, YELLOW: 4}, leader=YELLOW)
    seat(state, "communists", {RED: 2, BLUE: 2}, neutrals=(3,), leader=BLUE)
    seat(state, "royalists", {BLUE: 2, YELLOW: 1}, neutrals=(4,), leader=BLUE)
    return state


def hold(state: NucleumState) -> list[Event]:
    """Hold a King's Day triggered by seat 0, and return the events."""
    log = EventLog()
    assert hold_kings_day(state, 0, log) == []
    return log.events


def test_worked_example_scoring() -> None:
    state = example()
    scored = [(each.party, each.seat, each.as_leader, each.points) for each in influence(state, RED)]
    assert scored == [
        ("capitalists", RED, True, 3),
        ("freethinkers", YELLOW, True, 4),
        ("communists", BLUE, True, 2),
        ("royalists", BLUE, True, 8),
        ("capitalists", RED, False, 3),
        ("capitalists", BLUE, False, 1),
        ("capitalists", YELLOW, False, 2),
        ("capitalists", TURQUOISE, False, 0),
    ]
    hold(state)
    assert [player.points.get("agendas", 0) for player in state.players] == [6, 11, 6, 0]


def test_worked_example_removals_and_appointments() -> None:
    state = example()
    reserves = [player.reserve for player in state.players]
    hold(state)
    own = court(state)
    assert {party: benches.politicians for party, benches in own.parties.items()} == {
        "capitalists": {RED: 3, BLUE: 1},
        "freethinkers": {RED: 1, BLUE: 1, YELLOW: 3},
        "communists": {RED: 2, BLUE: 1},
        "royalists": {BLUE: 1, YELLOW: 1},
    }
    assert [benches.neutrals for benches in own.parties.values()] == [[2], [ARROW], [3], []]
    assert leaders(state) == [RED, YELLOW, RED, BLUE]
    assert own.king == "freethinkers"
    assert [benches.total for benches in own.parties.values()] == [5, 6, 4, 2]
    assert [player.reserve - before for player, before in zip(state.players, reserves, strict=True)] == [2, 3, 2, 1]
    assert [workers_of(state, player) for player in range(4)] == [20] * 4


def test_worked_example_is_told_so_that_it_adds_up() -> None:
    events = hold(example())
    told = [event for event in events if event.kind == "court-agenda"]
    assert [(event.seat, event.data["vp"]) for event in told] == [(RED, 3), (YELLOW, 4), (BLUE, 2), (BLUE, 8)]
    (members,) = [event for event in events if event.kind == "court-members"]
    assert members.data == {"party": "capitalists", "vp": 6}
    gained = [(event.seat, event.data["amount"]) for event in events if event.kind == "gain"]
    assert gained == [(RED, 3), (YELLOW, 4), (BLUE, 2), (BLUE, 8), (RED, 3), (BLUE, 1), (YELLOW, 2)]
    assert all(event.said for event in events if event.kind == "gain")


def test_what_is_told_of_politicians_that_come_back_adds_up() -> None:
    """Red leads and is a member of the dominant Capitalists: two come back from there, which is told once, in small print."""
    events = hold(example())
    (leave_,) = [event for event in events if event.kind == "court-leave"]
    back = {event.seat: event.data["count"] for event in events if event.kind == "court-back"}
    assert (leave_.data, back) == ({"count": 8}, {RED: 2, BLUE: 3, YELLOW: 2, TURQUOISE: 1})
    said = [ENGLISH.say(event.text, "P{}".format) for event in events if event.kind == "court-back"]
    assert said[0] == "P0: 2 politicians back: Capitalists ×2."
    assert said[1] == "P1: 3 politicians back: Communists, Royalists and Capitalists."
    small = {event.kind: event.minor for event in events}
    assert {kind for kind, minor in small.items() if minor} == {
        "court-leave", "court-back", "court-neutral", "court-arrow", "gain"
    }  # fmt: skip


def test_nothing_is_told_where_no_one_scores_or_leaves() -> None:
    state = court_table(king="royalists")
    assert [event.kind for event in hold(state)] == []
    seat(state, "capitalists", {0: 1}, leader=0)
    events = hold(state)
    assert [event.marks for event in events if event.kind == "court-agenda"] == [()]  # no contract is fulfilled: 0 VP
    state.players[0].fulfilled = ["C05"]
    seat(state, "capitalists", {0: 1}, leader=0)
    events = hold(state)
    assert [event.marks for event in events if event.kind == "court-agenda"] == [("party:capitalists", "score:0")]


def test_members_marks_are_those_of_who_scores() -> None:
    state = court_table(king="capitalists")
    state.players[1].fulfilled = ["C05", "C30"]
    seat(state, "capitalists", {0: 1, 1: 1})
    (members,) = [event for event in hold(state) if event.kind == "court-members"]
    assert (members.marks, members.data["vp"]) == (("party:capitalists", "score:1"), 2)
    state.players[1].fulfilled = []
    seat(state, "capitalists", {0: 1, 1: 1})
    court(state).king = "capitalists"
    (members,) = [event for event in hold(state) if event.kind == "court-members"]
    assert (members.marks, members.data["vp"]) == ((), 0)


def test_who_leads_is_told_of_players_a_neutral_and_a_free_space() -> None:
    state, log = court_table(), EventLog()
    seat(state, "capitalists", {2: 1}, leader=2)
    seat(state, "freethinkers", neutrals=(2,), leader=NEUTRAL)
    seat(state, "royalists", {0: 1}, leader=0)
    for name in PARTIES:
        tell_leader(state, name, log)
    assert [event.seat for event in log.events] == [2, None, None, 0]
    assert [ENGLISH.say(event.text, "P{}".format) for event in log.events] == [
        "P2 leads the Capitalists now.",
        "A neutral politician now leads the Freethinkers.",
        "The Communists have no leader: the next politician sent there will lead.",
        "P0 leads the Royalists now.",
    ]


def test_a_free_leader_space_is_told_only_of_a_party_with_politicians() -> None:
    state, log = court_table(), EventLog()
    seat(state, "capitalists", {0: 1, 1: 1})
    seat(state, "communists", {0: 1, 1: 1}, leader=1)
    appoint(state, log)
    assert [event.data for event in log.events if event.kind == "court-leader"] == [{"party": "capitalists"}]


@pytest.mark.parametrize("before", [0, 1, 2])
def test_after_the_base_scoring_when_a_milestone_space_is_empty(before: int) -> None:
    state = example()
    state.kings_days = before
    for player in state.players:
        player.stars_left = 2 - before
    state.players[RED].stars = [5]
    kinds = [event.kind for event in do(state, FinishRecharge(RED))]
    assert state.kings_days == before + 1
    assert kinds.index("kings-day") < kinds.index("gain") < kinds.index("court-agenda")
    assert [player.points.get("agendas", 0) for player in state.players] == [6, 11, 6, 0]
    do(state, FinishRecharge(RED))
    assert [player.points.get("agendas", 0) for player in state.players] == [6, 11, 6, 0]


def test_1_neutral_leaders_and_free_leader_spaces_score_nothing() -> None:
    state = court_table(king="royalists")
    state.players[0].fulfilled = ["C05"]
    seat(state, "capitalists", {0: 1}, neutrals=(ARROW, 2), leader=NEUTRAL)
    assert influence(state, 0) == []
    seat(state, "capitalists", {0: 1})
    assert influence(state, 0) == []


def test_2_members_score_in_turn_order_from_who_brought_it_about() -> None:
    state = court_table(king="communists")
    seat(state, "communists", {0: 1, 1: 1, 3: 1})
    assert [each.seat for each in influence(state, 1)] == [1, 3, 0]


def test_2_the_flag_may_be_reached() -> None:
    state = court_table(king="capitalists")
    player = state.players[0]
    player.vp, player.points = 89, {"income": 89}
    player.fulfilled = ["C05"]
    seat(state, "capitalists", {0: 1}, leader=0)
    hold(state)
    assert state.ended == {"score-flag": 0}
    assert (player.vp, player.points) == (89 + 1 + 3 + 1, {"income": 89, "agendas": 2, "end-conditions": 3})


def test_3_a_leader_of_several_parties_takes_one_back_from_each() -> None:
    state = court_table(king="royalists")
    seat(state, "capitalists", {0: 3}, leader=0)
    seat(state, "communists", {0: 2, 1: 1}, leader=0)
    before = state.players[0].reserve
    leave(state, 0, EventLog())
    assert state.players[0].reserve - before == 2
    assert court(state).parties["capitalists"].politicians == {0: 2}
    assert court(state).parties["communists"].politicians == {0: 1, 1: 1}
    # The leader spaces are left as they are: only its last politician leaves one.
    assert leaders(state) == [0, None, 0, None]


def test_3_the_last_politician_leaves_the_leader_space() -> None:
    state = court_table(king="royalists")
    seat(state, "communists", {0: 1, 1: 1}, leader=0)
    leave(state, 0, EventLog())
    assert court(state).parties["communists"].politicians == {1: 1}
    assert leaders(state)[2] is None


@pytest.mark.parametrize(("count", "left", "leader"), [(3, {0: 1}, 0), (2, {}, None), (1, {}, None)])
def test_3_the_leader_of_the_dominant_party_takes_two_back_if_possible(
    count: int, left: dict[int, int], leader: int | None
) -> None:
    state = court_table(king="communists")
    seat(state, "communists", {0: count}, leader=0)
    before = state.players[0].reserve
    leave(state, 0, EventLog())
    assert court(state).parties["communists"].politicians == left
    assert state.players[0].reserve - before == min(count, 2)
    assert leaders(state)[2] == leader


def test_3_neutral_leaders_take_none_back_and_members_there_only_in_the_dominant_party() -> None:
    state = court_table(king="communists")
    seat(state, "capitalists", {0: 1, 1: 1}, neutrals=(ARROW, 2), leader=NEUTRAL)
    seat(state, "communists", {0: 2, 1: 1}, neutrals=(3,), leader=NEUTRAL)
    leave(state, 0, EventLog())
    own = court(state).parties
    assert (own["capitalists"].politicians, own["communists"].politicians) == ({0: 1, 1: 1}, {0: 1})
    assert (own["capitalists"].neutrals, own["communists"].neutrals) == ([ARROW, 2], [3])
    assert leaders(state) == [NEUTRAL, None, NEUTRAL, None]


def test_3_leaders_and_king_are_not_updated_between() -> None:
    """Seat 1 would lead once seat 0 has taken one back; it takes none back as a leader."""
    state = court_table(king="communists")
    seat(state, "capitalists", {0: 2, 1: 2}, leader=0)
    seat(state, "communists", {2: 1})
    leave(state, 0, EventLog())
    assert court(state).parties["capitalists"].politicians == {0: 1, 1: 2}
    assert leaders(state)[0] == 0
    assert court(state).king == "communists"


def test_4_the_highest_number_leaves_the_game() -> None:
    state = court_table()
    seat(state, "capitalists", neutrals=(ARROW, 2), leader=NEUTRAL)
    seat(state, "freethinkers", neutrals=(4,), leader=NEUTRAL)
    seat(state, "royalists", neutrals=(3,), leader=NEUTRAL)
    left = []
    for _ in range(4):
        remove_neutral(state, EventLog())
        left.append(sorted(number for benches in court(state).parties.values() for number in benches.neutrals))
    assert left == [[1, 2, 3], [1, 2], [1], [1]]


def test_4_a_removed_neutral_leader_leaves_the_leader_space() -> None:
    state = court_table()
    seat(state, "capitalists", {0: 1, 1: 1}, neutrals=(4,), leader=NEUTRAL)
    remove_neutral(state, EventLog())
    assert leaders(state)[0] is None
    appoint(state, EventLog())
    assert leaders(state)[0] is None


@pytest.mark.parametrize(("here", "there"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_4_the_arrow_moves_to_the_party_below_from_the_last_to_the_first(here: int, there: int) -> None:
    state = court_table()
    seat(state, PARTIES[here], neutrals=(ARROW,), leader=NEUTRAL)
    seat(state, PARTIES[there], {1: 1}, leader=1)
    move_arrow(state, EventLog())
    assert court(state).parties[PARTIES[here]].neutrals == []
    assert court(state).parties[PARTIES[there]].neutrals == [ARROW]
    assert (leaders(state)[here], leaders(state)[there]) == (None, 1)


def test_4_the_arrow_leaves_a_numbered_neutral_leader_behind() -> None:
    state = court_table()
    seat(state, "capitalists", neutrals=(ARROW, 2), leader=NEUTRAL)
    move_arrow(state, EventLog())
    assert leaders(state)[0] == NEUTRAL
    assert court(state).parties["capitalists"].leading_neutral == 2


def test_4_who_alone_has_most_leads_neutrals_too() -> None:
    state = court_table()
    seat(state, "capitalists", {0: 1, 1: 3}, neutrals=(2,), leader=0)
    seat(state, "freethinkers", {0: 1}, neutrals=(ARROW, 3), leader=0)
    seat(state, "communists", {2: 1})
    appoint(state, EventLog())
    assert leaders(state) == [1, NEUTRAL, 2, None]


def test_4_on_a_tie_a_leader_stays_and_a_free_space_stays_free() -> None:
    state = court_table()
    seat(state, "capitalists", {0: 2, 1: 2}, leader=1)
    seat(state, "freethinkers", {0: 1, 1: 1})
    seat(state, "communists", {0: 1, 1: 2, 2: 2}, leader=0)
    seat(state, "royalists", {0: 1}, neutrals=(3,))
    appoint(state, EventLog())
    assert leaders(state) == [1, None, 0, None]


def test_4_a_vacancy_is_filled_by_the_next_court_action() -> None:
    from tests.nucleum.modules.court.test_action import act

    state = court_table()
    seat(state, "communists", {0: 1, 1: 2, 2: 2})
    act(state, "communists")
    assert leaders(state)[2] == 0


def test_4_the_king_goes_to_the_largest_party() -> None:
    state = court_table(king="capitalists")
    seat(state, "capitalists", {0: 1, 1: 1}, neutrals=(2,))
    seat(state, "royalists", {0: 2, 1: 1}, neutrals=(ARROW,))
    appoint(state, EventLog())
    assert court(state).king == "royalists"
    seat(state, "freethinkers", {0: 2}, neutrals=(3, 4, ARROW))
    appoint(state, EventLog())
    assert court(state).king == "freethinkers"  # neutral politicians count


def test_4_on_a_tie_the_king_stays_even_with_fewer() -> None:
    state = court_table(king="capitalists")
    seat(state, "capitalists", {0: 1})
    seat(state, "communists", {0: 2})
    seat(state, "royalists", {1: 2})
    appoint(state, EventLog())
    assert court(state).king == "capitalists"


def test_final_scoring_is_as_on_a_kings_day_and_removes_no_one() -> None:
    state = example()
    before = {party: dict(benches.politicians) for party, benches in court(state).parties.items()}
    assert [final_points(state, player) for player in range(4)] == [6, 11, 6, 0]
    lines = {row.seat: {line.source.key: line.points for line in row.lines} for row in GAME.standings(state)}
    assert [lines[player].get("nuc-score-final-agendas", 0) for player in range(4)] == [6, 11, 6, 0]
    assert {party: benches.politicians for party, benches in court(state).parties.items()} == before


def test_final_scoring_comes_on_top_of_kings_days() -> None:
    state = example()
    for player in state.players:
        player.stars_left = 0
    hold(state)
    red = state.players[RED]
    # Red leads Capitalists (3) and Communists (1 city of its own is none: 0), and is a member of the dominant
    # Freethinkers, whose milestone it has no star beside (0).
    assert final_points(state, RED) == 3
    assert red.points["agendas"] == 6


def test_final_scoring_politicians_are_no_leftover_workers() -> None:
    state = court_table(2)
    player = state.players[0]
    player.thaler, player.workers = 0, 4
    assert leftover_points(state, 0) == 2
    seat(state, "communists", {0: 6}, leader=0)
    assert leftover_points(state, 0) == 2
