"""The Baron's court action, and his points for influence (court-of-progress, Solo)."""

from __future__ import annotations

from typing import Any

from engine.kernel import EventLog, Rng, Unasked
from engine.nucleum.data.vocabulary import Gain
from engine.nucleum.library import lib
from engine.nucleum.modules.court.action import SettleParty, join, tell_leader
from engine.nucleum.modules.court.records import Party
from engine.nucleum.modules.court.state import NEUTRAL, court, led_by, parties
from engine.nucleum.modules.solo.logic import Logic, Preference, by_number
from engine.nucleum.modules.solo.market import remove_rightmost
from engine.nucleum.modules.solo.state import challenge
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.state import TableState, Terms

OPTION = "court_baron"
"""The option that makes the game harder or easier."""
LEADS, JOINS, MORE_VP, PLAYER_LEADS = "leads-empty", "joins-neutrals", "influence", "player-leads"
DIFFICULTIES = {
    "usual": (),
    LEADS: (LEADS,),
    JOINS: (JOINS,),
    MORE_VP: (MORE_VP,),
    "leads-joins": (LEADS, JOINS),
    "leads-influence": (LEADS, MORE_VP),
    "joins-influence": (JOINS, MORE_VP),
    "all-harder": (LEADS, JOINS, MORE_VP),
    PLAYER_LEADS: (PLAYER_LEADS,),
}
"""The changes of its values: none; one or several of the three printed harder ones; the easier one."""
SOURCE = "parties"
"""Source of the points of his party bonuses, as for players."""
FREETHINKERS, COMMUNISTS, CAPITALISTS, ROYALISTS = "freethinkers", "communists", "capitalists", "royalists"


def leading(state: TableState, seat: int) -> list[str]:
    """Return the parties that he would lead with one more politician: those without a leader, or where he ties the leader."""
    return [
        name
        for name, benches in court(state).parties.items()
        if benches.leader != seat and benches.leads_with_one_more(seat)
    ]


def wishes(state: TableState, seat: int) -> list[Preference[str]]:
    """Return his wishes for the choice of a party.

    The only party he would lead; otherwise the dominant one, if he has no politician there; otherwise the one with
    the fewest of his politicians.
    """
    own, lead = court(state), leading(state, seat)
    if len(lead) == 1:
        return [Preference("lead", lambda name: name not in lead)]
    if not own.parties[own.king].count(seat):
        return [Preference("dominant", lambda name: name != own.king)]
    return [Preference("fewest", lambda name: own.parties[name].count(seat))]


def take_court(state: TableState, seat: int, _terms: Terms, log: EventLog) -> list[Any] | None:
    """Send a worker of his reserve to a party; without one, the action is impossible."""
    if not state.players[seat].reserve:
        return None
    known: dict[str, Party] = parties(state)
    party = Logic(state, seat, log).pick(
        "nuc-event-solo-why-party",
        list(known),
        wishes(state, seat),
        lambda card, name: by_number(card, known[name].number),
        lambda name: component_name(state, "parties", name),
        lambda name: f"party:{name}",
    )
    return [BaronJoins(seat, party)]


class BaronJoins(Unasked, tag="baron_joins"):
    """A worker of a Baron's reserve joins a party."""

    seat: int
    party: str

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Move it and gain his bonus of the party; then leader and king are brought up to date."""
        state.players[self.seat].reserve -= 1
        join(state, self.seat, self.party, log, workers=0)
        steps: list[Any] = []
        if self.party == CAPITALISTS:
            steps = [_gain(self, "thaler", 1)]
        elif self.party == FREETHINKERS:
            remove_rightmost(state, self.seat, log)
        elif self.party == COMMUNISTS:
            if state.players[self.seat].reserve:
                steps = [_gain(self, "worker", 1)]
            else:
                steps = [_gain(self, "vp", lib(state).number("baron-empty-reserve-vp"))]
        elif self.party == ROYALISTS:
            steps = [_gain(self, "vp", 2)]
        state.push(*steps, SettleParty(self.seat, self.party))


def _gain(step: Any, resource: Any, amount: int) -> Do:
    return Do(step.seat, (Gain(resource=resource, amount=amount),), SOURCE, by=f"parties/{step.party}")


def difficulty_changes(state: TableState) -> tuple[str, ...]:
    """Return the changes of the chosen difficulty."""
    return DIFFICULTIES[str(state.options.get(OPTION, "usual"))]


# --- Scoring ----------------------------------------------------------------------------------------------------------


def each_vp(state: TableState, *, final: bool) -> int:
    """Return his points for each party he leads, and for membership in the dominant one; more with that difficulty."""
    later = final or state.kings_days >= 2
    if later and MORE_VP in difficulty_changes(state):
        return lib(state).number("baron-more-influence-vp")
    return lib(state).number("baron-influence-vp")


def on_kings_day(state: TableState, _seat: int, _agenda: str) -> int:
    """Return his points on a King's Day when a player would score an agenda."""
    return each_vp(state, final=False)


def final_points(state: TableState, seat: int) -> int:
    """Return his points for influence at the end."""
    own = court(state)
    times = len(led_by(state, seat)) + (seat in own.parties[own.king].politicians)
    return times * each_vp(state, final=True)


# --- Setup ------------------------------------------------------------------------------------------------------------


def set_up(state: TableState, _rng: Rng, log: EventLog) -> None:
    """Place the politicians with which a chosen difficulty or a challenge begins; no party gives a bonus for them."""
    difficulty, seat = difficulty_changes(state), state.automata[0]
    found = court(state).parties
    empty = [name for name, benches in found.items() if not benches.neutrals]
    neutral = [name for name, benches in found.items() if benches.leader == NEUTRAL]
    if LEADS in difficulty:
        _lead(state, seat, empty, log)
    if PLAYER_LEADS in difficulty:
        _lead(state, state.people_from(state.first)[0], empty, log)
    if JOINS in difficulty:
        for name in neutral:
            state.players[seat].reserve -= 1
            join(state, seat, name, log, workers=0)
    if challenge(state).baron_leads == "neutral-led":
        _lead(state, seat, neutral, log)


def _lead(state: TableState, seat: int, names: list[str], log: EventLog) -> None:
    for name in names:
        state.players[seat].reserve -= 1
        join(state, seat, name, log, workers=0)
        court(state).parties[name].leader = seat
        tell_leader(state, name, log)
