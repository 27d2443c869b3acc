"""The court action: a worker becomes a politician (court-of-progress, court action)."""

from __future__ import annotations

import msgspec

from engine.kernel import Choice, ChoiceId, Decision, EventLog, SeatName, Text, Unasked, text
from engine.nucleum.module import MainAction
from engine.nucleum.modules.court.counting import agenda_points
from engine.nucleum.modules.court.state import court, moves_king, parties
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.effects.do import Do, fire
from engine.nucleum.rules.effects.goods import can_pay, charge
from engine.nucleum.rules.effects.questions import ask, skip_choice
from engine.nucleum.state import TableState, Terms

MOMENT = "court"
"""The moment after a court action: bonus, leader and king are settled."""
SOURCE = "parties"
"""Source of the points of party bonuses."""


def detail(state: TableState, seat: int, party: str, bonus: Text | None = None) -> Text:
    """Return the gain from one more politician in a party: its bonus, the lead, the king; and the value of its agenda.

    `bonus`: the text in place of the bonus, if it is not gained.
    """
    benches = court(state).parties[party]
    leading = benches.leader == seat
    return text(
        "nuc-court-detail",
        bonus=bonus or words.effects(parties(state)[party].effects),
        lead="stays" if leading else "yes" if benches.leads_with_one_more(seat) else "no",
        king="yes" if moves_king(state, party) else "no",
        vp=agenda_points(state, seat, party),
    )


PARTY = ChoiceId("party")


class ChooseParty(msgspec.Struct, tag="choose_party"):
    """`seat` chooses the party to which it sends a worker. The terms' discounts are lost: nothing costs thaler."""

    seat: int
    terms: Terms

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the party, if there is a worker or uranium to exchange."""
        if not can_pay(state, self.seat, 0, 1):
            return None
        choices = [
            Choice(
                id=PARTY(party),
                kind="party",
                label=component_name(state, "parties", party),
                detail=detail(state, self.seat, party),
                facets={"party": party},
            )
            for party in court(state).parties
        ]
        if self.terms.optional:
            choices.append(skip_choice())
        return ask(state, self.seat, text("nuc-prompt-court"), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Pay the worker."""
        if choice is None:
            log.add("nothing", "nuc-event-nothing", self.seat, minor=True, who=SeatName(self.seat))
        elif choice != "skip":
            charge(state, self.seat, 0, 1, [PlacePolitician(self.seat, PARTY.value(choice))])


class PlacePolitician(Unasked, tag="place_politician"):
    """The worker that `seat` has paid joins a party."""

    seat: int
    party: str

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Move it, and queue the bonus, then leader and king."""
        # A worker paid lies in the reserve.
        state.players[self.seat].reserve -= 1
        join(state, self.seat, self.party, log)
        state.push(
            Do(self.seat, parties(state)[self.party].effects, SOURCE, by=f"parties/{self.party}"),
            SettleParty(self.seat, self.party),
        )


class SettleParty(Unasked, tag="settle_party"):
    """After a court action of `seat` in a party: its leader and the king are brought up to date."""

    seat: int
    party: str

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Do both, then fire abilities."""
        settle(state, self.seat, self.party, log)
        state.push(*fire(state, self.seat, MOMENT))


def join(state: TableState, seat: int, party: str, log: EventLog, workers: int = 1) -> None:
    """Put a politician of `seat` into a party; the caller has taken the worker from its place.

    `workers` is the number of available workers used: 0 for one from the reserve.
    """
    own = court(state)
    politicians = own.parties[party].politicians
    politicians[seat] = politicians.get(seat, 0) + 1
    own.latest = party
    log.add(
        "court",
        "nuc-event-court",
        seat,
        marks=(f"party:{party}",),
        data={"party": party, "workers": workers},
        who=SeatName(seat),
        party=component_name(state, "parties", party),
    )


def settle(state: TableState, seat: int, party: str, log: EventLog) -> None:
    """Bring a party's leader and the king up to date once a politician of `seat` has joined it (court action 2, 3)."""
    own = court(state)
    benches = own.parties[party]
    leader = benches.leader
    if leader != seat and (leader is None or benches.count(seat) > benches.count(leader)):
        benches.leader = seat
        tell_leader(state, party, log)
    if party != own.king and benches.total > own.parties[own.king].total:
        own.king = party
        tell_king(state, log)


def tell_leader(state: TableState, party: str, log: EventLog) -> None:
    """Record the current leader of a party."""
    leader = court(state).parties[party].leader
    marks = (f"party:{party}",)
    if leader is not None and leader >= 0:
        log.add(
            "court-leader",
            "nuc-event-court-leader",
            leader,
            marks=marks,
            data={"party": party},
            who=SeatName(leader),
            party=component_name(state, "parties", party),
        )
    else:
        key = "nuc-event-court-vacant" if leader is None else "nuc-event-court-neutral-leader"
        log.add(
            "court-leader", key, marks=marks, data={"party": party}, party=component_name(state, "parties", party)
        )


def tell_king(state: TableState, log: EventLog) -> None:
    """Record the currently dominant party."""
    king = court(state).king
    log.add(
        "court-king",
        "nuc-event-court-king",
        marks=(f"party:{king}",),
        data={"party": king},
        party=component_name(state, "parties", king),
    )


COURT = MainAction(
    possible=lambda state, seat, _terms: can_pay(state, seat, 0, 1),
    begin=ChooseParty,
    discounted=False,
)
"""The main action `court`."""
