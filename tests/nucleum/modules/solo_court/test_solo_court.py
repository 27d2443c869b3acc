"""The Baron at the Court of Progress (court-of-progress, Solo)."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.kernel import EventLog
from engine.nucleum.game import NucleumState
from engine.nucleum.modules.court.kings_day import hold_kings_day
from engine.nucleum.modules.court.state import NEUTRAL, court
from engine.nucleum.modules.solo.market import remove_rightmost
from engine.nucleum.modules.solo.railway import why_not
from engine.nucleum.modules.solo.state import solo
from engine.nucleum.modules.solo.turn import in_order
from engine.nucleum.modules.solo_court.influence import DIFFICULTIES, each_vp
from engine.nucleum.rules.flow.scoring import scores_of
from engine.nucleum.state import Task
from tests.nucleum.builder import GAME
from tests.nucleum.modules.court.board import PARTIES, seat
from tests.nucleum.modules.solo.hand import BARON, act, figures, solo_table, why

ENGLISH = Catalogue("en", strict=True)
COURT = ("court-6", 0)
LOW, HIGH = 1, 7
"""Logic cards with the lowest and the highest number first."""


def at_court(*cards: int, king: str = "royalists", **options: object) -> NucleumState:
    """Return a table whose court board has one neutral leader in each party, so that he ties none."""
    state = solo_table(cards=cards, court=True, **options)  # type: ignore[arg-type] # values of options
    for name in PARTIES:
        seat(state, name, neutrals=(2, 3), leader=NEUTRAL)
    court(state).king = king
    GAME.forget(state)
    return state


def party(state: NucleumState) -> tuple[str, str]:
    """Return the party he joins, and the reason."""
    told = act(state, *COURT)
    return str(figures(told, "court")["party"]), str(why(told, "party")["reason"])


def test_the_court_comes_before_all_but_ships() -> None:
    state = at_court()
    tasks = [Task("b8", 1), Task("court-1", 0), Task("g9", 1)]
    assert in_order(state, tasks)[0] == Task("court-1", 0)


def test_he_keeps_his_last_tile_with_the_court() -> None:
    others = ("start-D1", "g1", "start-D3", "start-D4")
    assert why_not(solo_table(*others, "court-3", court=True), BARON, "court-3") == "last"
    assert why_not(solo_table(*others, "court-3", "court-1", court=True), BARON, "court-3") == ""


def test_his_worker_comes_from_the_reserve() -> None:
    state = at_court(LOW)
    before = (state.players[BARON].workers, state.players[BARON].reserve)
    told = act(state, *COURT)
    assert (state.players[BARON].workers, state.players[BARON].reserve) == (before[0], before[1] - 1)
    assert figures(told, "court")["workers"] == 0  # no worker was available, so the turn's net change is 0


def test_with_no_worker_in_reserve_the_action_is_not_to_be_had() -> None:
    state = at_court()
    state.players[BARON].reserve = 0
    assert figures(act(state, *COURT), "nothing")["action"] == "court"


def test_first_the_only_party_he_would_lead() -> None:
    """He ties the player who leads the communists; no one else would be passed."""
    state = at_court(king="capitalists")
    seat(state, "communists", {0: 1, BARON: 1}, leader=0)
    assert party(state) == ("communists", "lead")
    assert court(state).parties["communists"].leader == BARON


def test_a_party_without_a_leader_counts_as_one_he_would_lead() -> None:
    state = at_court(king="capitalists")
    seat(state, "freethinkers")
    assert party(state) == ("freethinkers", "lead")


def test_of_several_he_joins_the_dominant_party_when_he_has_no_one_there() -> None:
    state = at_court(king="royalists")
    seat(state, "freethinkers")
    seat(state, "communists")
    assert party(state) == ("royalists", "dominant")


def test_of_several_he_joins_the_one_where_he_has_fewest_when_he_is_in_the_dominant_party() -> None:
    """He would lead the freethinkers, with no one, and the capitalists, where he ties the player (court-of-progress, Solo)."""
    state = at_court(HIGH, king="communists")
    seat(state, "communists", {BARON: 1}, neutrals=(2, 3, 4), leader=NEUTRAL)
    seat(state, "royalists", {BARON: 1}, neutrals=(2, 3, 4), leader=NEUTRAL)
    seat(state, "capitalists", {0: 2, BARON: 2}, leader=0)
    seat(state, "freethinkers")
    assert party(state) == ("freethinkers", "fewest")


def test_a_party_he_leads_is_none_of_those_he_would_lead() -> None:
    """He leads the capitalists, so the communists are the only ones he would lead at once: they come before the dominant party."""
    state = at_court(king="royalists")
    seat(state, "capitalists", {BARON: 2}, leader=BARON)
    seat(state, "communists", {0: 1, BARON: 1}, leader=0)
    assert party(state) == ("communists", "lead")


def test_leading_one_already_he_joins_where_he_has_fewest() -> None:
    """He leads the capitalists and would lead no other at once; the dominant communists have a politician of his."""
    state = at_court(king="communists")
    seat(state, "capitalists", {BARON: 1}, leader=BARON)
    seat(state, "communists", {BARON: 1}, neutrals=(2, 3, 4), leader=NEUTRAL)
    seat(state, "royalists", {BARON: 1}, neutrals=(2, 3, 4), leader=NEUTRAL)
    assert party(state) == ("freethinkers", "fewest")


def test_without_one_he_joins_the_dominant_party_when_he_has_no_one_there() -> None:
    assert party(at_court(king="communists")) == ("communists", "dominant")


def test_else_where_he_has_fewest() -> None:
    state = at_court(king="communists")
    seat(state, "communists", {BARON: 1}, neutrals=(2, 3, 4), leader=NEUTRAL)
    seat(state, "capitalists", {BARON: 1}, neutrals=(2, 3, 4), leader=NEUTRAL)
    seat(state, "royalists", {BARON: 1}, neutrals=(2, 3, 4), leader=NEUTRAL)
    assert party(state) == ("freethinkers", "fewest")


def test_else_where_he_has_fewest_of_all_even_if_he_would_lead_several_others() -> None:
    """[pl] step 3: "compared with the other parties", not only with those in step 1."""
    state = at_court(king="communists")
    seat(state, "communists", {BARON: 2}, neutrals=(2, 3), leader=BARON)
    seat(state, "freethinkers", {BARON: 1})
    seat(state, "royalists", {BARON: 1})
    seat(state, "capitalists", neutrals=(2, 3, 4), leader=NEUTRAL)
    assert party(state) == ("capitalists", "fewest")


@pytest.mark.parametrize(("card", "name"), [(LOW, "capitalists"), (HIGH, "royalists")])
def test_on_a_tie_a_logic_card_decides(card: int, name: str) -> None:
    """Parties are numbered from the top; he has one politician in the dominant one and none elsewhere."""
    state = at_court(card, king="communists")
    seat(state, "communists", {BARON: 1}, neutrals=(2, 3, 4), leader=NEUTRAL)
    assert party(state) == (name, "card")


@pytest.mark.parametrize(
    ("name", "gained"),
    [("capitalists", (1, 0, 0)), ("freethinkers", (0, 0, 0)), ("communists", (0, 1, 0)), ("royalists", (0, 0, 2))],
)
def test_his_bonus_of_each_party(name: str, gained: tuple[int, int, int]) -> None:
    state = at_court(king=name)
    player, offer = state.players[BARON], list(state.display.offer)
    before = (player.thaler, player.workers, player.vp)
    act(state, *COURT)
    assert (player.thaler - before[0], player.workers - before[1], player.vp - before[2]) == gained
    assert state.display.offer[-1] == ("" if name == "freethinkers" else offer[-1])
    assert solo(state).removed == ([offer[-1]] if name == "freethinkers" else [])


def test_the_offer_is_refilled_before_he_takes_a_tile_out_of_the_game() -> None:
    """As before any tile is taken: with two of his bonuses in a turn, two tiles go and two come."""
    state = at_court(king="freethinkers")
    offer, stack = list(state.display.offer), list(state.display.tiles)
    assert remove_rightmost(state, BARON, EventLog()) == offer[4]
    assert remove_rightmost(state, BARON, EventLog()) == offer[3]
    assert state.display.offer == [stack[-1], *offer[:3], ""]


def test_communists_give_3_vp_when_his_reserve_is_empty() -> None:
    state = at_court(king="communists")
    state.players[BARON].reserve = 1
    act(state, *COURT)
    assert (state.players[BARON].vp, state.players[BARON].reserve) == (3, 0)


# --- Scoring ----------------------------------------------------------------------------------------------------------


def leads_two(**options: object) -> NucleumState:
    """He leads the capitalists and the royalists, who are dominant."""
    state = at_court(king="royalists", **options)
    seat(state, "capitalists", {BARON: 2}, leader=BARON)
    seat(state, "royalists", {BARON: 2}, leader=BARON)
    return state


def test_on_a_kings_day_each_of_his_leaders_and_the_dominant_party_bring_4_vp() -> None:
    state = leads_two()
    state.kings_days = 1
    hold_kings_day(state, BARON, EventLog())
    assert state.players[BARON].points["agendas"] == 12
    # His politicians leave as a player's do: one of each party he leads, one of the dominant party.
    assert court(state).parties["capitalists"].politicians == {BARON: 1}
    assert BARON not in court(state).parties["royalists"].politicians


def test_influence_is_scored_again_at_the_end() -> None:
    assert scores_of(leads_two(), BARON)["final-agendas"](leads_two(), BARON) == 12


@pytest.mark.parametrize(("kings_days", "points"), [(1, 12), (2, 18), (3, 18)])
def test_harder_6_vp_from_the_second_kings_day(kings_days: int, points: int) -> None:
    state = leads_two(court_baron="influence")
    state.kings_days = kings_days
    assert scores_of(state, BARON)["final-agendas"](state, BARON) == 18
    hold_kings_day(state, BARON, EventLog())
    assert state.players[BARON].points["agendas"] == points


def kings_day(state: NucleumState) -> list[str]:
    """Hold the court's King's Day; return the events about leaders and members."""
    log = EventLog()
    hold_kings_day(state, BARON, log)
    return [
        ENGLISH.say(event.text, lambda seat: ("Ann", "Bob")[seat])
        for event in log.events
        if event.kind in {"court-agenda", "court-members"}
    ]


def test_no_agenda_is_told_where_he_alone_scores() -> None:
    assert kings_day(leads_two()) == [
        "Bob leads the Capitalists: 4 VP.",
        "Bob leads the Royalists: 4 VP.",
        "The Royalists are dominant. Members score: Bob 4.",
    ]


def test_his_score_is_told_without_a_count_of_the_agenda() -> None:
    state, log = leads_two(), EventLog()
    seat(state, "freethinkers", {0: 2}, leader=0)
    state.players[0].fulfilled = ["C05", "C06"]
    court(state).parties["freethinkers"].agenda = "agenda-contracts"
    hold_kings_day(state, BARON, log)
    told = {event.seat: event.data for event in log.events if event.kind == "court-agenda"}
    assert told[BARON]["count"] == 0
    assert told[0] == {"party": "freethinkers", "count": 2, "vp": 2}


def test_the_agenda_is_told_where_a_player_scores_it() -> None:
    state = leads_two()
    seat(state, "freethinkers", {0: 2}, leader=0)
    seat(state, "royalists", {BARON: 2, 0: 1}, leader=BARON)
    told = kings_day(state)
    assert ["Agenda: " in line for line in told] == [False, True, False, True]
    assert told[1].startswith("Ann leads the Freethinkers: ")
    assert told[3].startswith("The Royalists are dominant. Members score: Bob 4 and Ann ")


def start(**options: object) -> NucleumState:
    chosen = {"opponent": "baron", "court": True, "experiments": "choose", **options}
    return GAME.start(2, 4, chosen)[0]  # type: ignore[arg-type] # values of options


def test_harder_he_leads_the_empty_party() -> None:
    state = start(court_baron="leads-empty")
    found = court(state).parties
    assert [benches.leader for benches in found.values() if not benches.neutrals] == [BARON]
    assert (state.players[BARON].workers, state.players[BARON].reserve) == (3, 16)


def test_easier_the_player_leads_it_without_a_bonus() -> None:
    state = start(court_baron="player-leads")
    found = court(state).parties
    assert [benches.leader for benches in found.values() if not benches.neutrals] == [0]
    assert (state.players[0].thaler, state.players[0].workers, state.players[0].vp) == (4, 2, 0)


@pytest.mark.parametrize("seed", range(4))
def test_easier_the_first_of_two_players_leads_it(seed: int) -> None:
    """docs/ledger/rulings.md, court, easier: the one who comes first in turn order."""
    state = GAME.start(
        3, seed, {"opponent": "baron", "court": True, "experiments": "choose", "court_baron": "player-leads"}
    )[0]
    (leader,) = [benches.leader for benches in court(state).parties.values() if not benches.neutrals]
    assert leader == next(seat for seat in state.seats_from(state.first) if seat not in state.automata)


@pytest.mark.parametrize(
    "more", [{"court_baron": "leads-empty"}, {"court_baron": "joins-neutrals"}, {"challenge": "two-chairs"}]
)
def test_harder_only_the_first_of_two_barons_starts_with_politicians(more: dict[str, str]) -> None:
    """docs/ledger/rulings.md, court: one worker of one Baron in each party."""
    state = GAME.start(3, 4, {"opponent": "barons", "court": True, "experiments": "choose", **more})[0]
    first, second = state.automata
    found = court(state).parties.values()
    assert any(benches.count(first) for benches in found)
    assert not any(benches.count(second) for benches in found)


def test_harder_he_joins_each_party_led_by_a_neutral() -> None:
    state = start(court_baron="joins-neutrals")
    found = court(state).parties
    joined = sum(benches.count(BARON) for benches in found.values())
    assert (state.players[BARON].workers, state.players[BARON].reserve) == (3, 17 - joined)
    assert all(benches.count(BARON) == bool(benches.neutrals) for benches in found.values())
    assert all(benches.leader == NEUTRAL for benches in found.values() if benches.neutrals)


@pytest.mark.parametrize("value", DIFFICULTIES)
def test_the_harder_changes_may_be_chosen_together(value: str) -> None:
    """[pl]: "one or several of these changes"."""
    parts = DIFFICULTIES[value]
    state = start(court_baron=value)
    found = court(state).parties
    assert any(benches.leader == BARON for benches in found.values()) == ("leads-empty" in parts)
    joined = [benches.count(BARON) for benches in found.values() if benches.neutrals]
    assert all(joined) == any(joined) == ("joins-neutrals" in parts)
    assert each_vp(state, final=True) == (6 if "influence" in parts else 4)
    assert any(benches.leader == 0 for benches in found.values()) == ("player-leads" in parts)


@pytest.mark.parametrize(
    ("more", "number"),
    [({"court_baron": "leads-empty"}, 1), ({"court_baron": "joins-neutrals"}, 3), ({"challenge": "two-chairs"}, 3)],
)
def test_politicians_of_the_set_up_come_from_the_reserve_and_use_no_available_worker(
    more: dict[str, str], number: int
) -> None:
    events = GAME.start(2, 4, {"opponent": "baron", "court": True, "experiments": "choose", **more})[1]
    told = [event for event in events if event.kind == "court" and event.seat == BARON][:number]
    assert [event.data["workers"] for event in told] == [0] * number


def test_the_challenge_two_chairs_gives_him_their_leader_spaces() -> None:
    """One worker of his in each party that a neutral politician would lead; the empty party stays unchanged."""
    state = start(challenge="two-chairs")
    found = court(state).parties
    assert [benches.leader for benches in found.values() if benches.neutrals] == [BARON] * 3
    assert [(benches.leader, benches.politicians) for benches in found.values() if not benches.neutrals] == [
        (None, {})
    ]
    assert (state.players[BARON].workers, state.players[BARON].reserve) == (3, 15 - 1)
