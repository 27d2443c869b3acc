"""Texts about the Court of Progress."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.kernel import Arg, Decision, Hint, Role, SeatName, Spot, Text, text
from engine.nucleum.data.components import Components, Contract, Record
from engine.nucleum.guide.reasons.why_not import no_worker
from engine.nucleum.guide.reference.lookup import component_spot
from engine.nucleum.module import LookUp, ModuleGuide, RecordWords, RulesPage
from engine.nucleum.modules.court.action import ChooseParty
from engine.nucleum.modules.court.counting import agenda_points
from engine.nucleum.modules.court.records import Agenda, CourtPiece, Party, agendas_of, parties_of
from engine.nucleum.modules.court.set_up import NUMBERED
from engine.nucleum.modules.court.state import NEUTRAL, agenda_in, court, led_by, moves_king, parties, politicians
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_description, component_name
from engine.nucleum.rules.effects.goods import can_pay
from engine.nucleum.rules.flow.turn import tile_of, with_action
from engine.nucleum.state import TableState, Terms

# --- Records ----------------------------------------------------------------------------------------------------------


def party_name(party: str) -> Text:
    """Return the name of a party."""
    return text(f"nucleum-party-{party}")


def _party(record: Party) -> Text:
    return text("nucleum-party-text", bonus=words.effects(record.effects))


def _agenda_name(record: Agenda) -> Text:
    return text("nucleum-agenda", about=text(f"nucleum-{record.id}"))


def agenda_text(record: Agenda) -> Text:
    """Return the text of an agenda's scoring."""
    return text("nucleum-for-each", what=words.amount("vp", record.vp), each=words.each(record.counter))


# --- The table --------------------------------------------------------------------------------------------------------


def people(state: TableState, party: str) -> Text:
    """Return the owners of the politicians in a party, the leader first."""
    benches = court(state).parties[party]
    order = sorted(
        benches.politicians, key=lambda seat: (benches.leader != seat, state.seats_from(state.first).index(seat))
    )
    said = [
        text(
            "nuc-court-politicians",
            who=SeatName(seat),
            count=benches.politicians[seat],
            leads="yes" if benches.leader == seat else "no",
        )
        for seat in order
    ]
    if benches.neutrals:
        leads = benches.leader == NEUTRAL
        neutrals = text("nuc-court-neutrals", count=len(benches.neutrals), leads="yes" if leads else "no")
        said.insert(0 if leads else len(said), neutrals)
    return words.join_items(said) if said else text("nuc-court-nobody")


def _in_words(state: TableState) -> Iterator[Text]:
    for party in court(state).parties:
        yield text(
            "position-nucleum-party",
            party=component_name(state, "parties", party),
            king="yes" if court(state).king == party else "no",
            agenda=component_description(state, "agendas", agenda_in(state, party).id),
            people=people(state, party),
        )


def _player(state: TableState, seat: int) -> Iterator[Text]:
    leads = led_by(state, seat)
    yield text(
        "position-nucleum-politicians",
        count=politicians(state, seat),
        leads=len(leads),
        parties=words.join_items(component_name(state, "parties", party) for party in leads) if leads else "",
    )


def _party_now(state: TableState, record: Party, viewer: int | None) -> Iterator[Text]:
    own = court(state)
    if own.king == record.id:
        yield text("now-party-king")
    yield text("now-party-people", people=people(state, record.id))
    yield text("now-party-agenda", agenda=component_description(state, "agendas", agenda_in(state, record.id).id))
    if viewer is not None:
        yield text("now-party-worth", vp=agenda_points(state, viewer, record.id))


def _spot(state: TableState, which: str) -> Spot:
    """Return a party with its agenda."""
    found = component_spot(state, f"party:{which}")
    return Spot(name=found.name, components=(*found.components, f"agenda:{agenda_in(state, which).id}"))


def _agenda_now(state: TableState, record: Agenda, viewer: int | None) -> Iterator[Text]:
    where = next((party for party, benches in court(state).parties.items() if benches.agenda == record.id), None)
    if where is None:
        yield text("now-agenda-under")
        return
    yield text("now-agenda-in", party=component_name(state, "parties", where))
    if viewer is not None:
        yield text("now-party-worth", vp=agenda_points(state, viewer, where))


def _piece_now(state: TableState, record: CourtPiece, viewer: int | None) -> Iterator[Text]:
    own = court(state)
    if record.id == "king":
        yield text("now-king", party=component_name(state, "parties", own.king))
        return
    for party, benches in own.parties.items():
        name = component_name(state, "parties", party)
        if record.id == "politician":
            for seat, count in benches.politicians.items():
                lead = "yes" if benches.leader == seat else "no"
                yield words.of_seat("politicians", seat, viewer, count=count, party=name, leads=lead)
        elif benches.neutrals:
            lead = "yes" if benches.leader == NEUTRAL else "no"
            yield text("now-neutral-politicians", count=len(benches.neutrals), party=name, leads=lead)


# --- Help -------------------------------------------------------------------------------------------------------------


def _page(data: Components) -> Mapping[str, Arg]:
    return {
        "bonuses": words.join_items(
            text("nuc-court-bonus", party=party_name(party.id), bonus=words.effects(party.effects))
            for party in parties_of(data).values()
        ),
    }


def _agendas_page(data: Components) -> Mapping[str, Arg]:
    return {"agendas": words.join_items(agenda_text(agenda) for agenda in agendas_of(data).values())}


def _changes_page(data: Components) -> Mapping[str, Arg]:
    here = data.for_modules(frozenset({"base", "court"}))
    most = max(here.player_counts.values(), key=lambda row: row.players)
    fewest = min(here.player_counts.values(), key=lambda row: row.players)
    return {
        "flag": here.number("flag-vp"),
        "workers": here.number("reserve-workers"),
        "needed": most.end_conditions,
        "needed_two": fewest.end_conditions,
        "neutrals": len(NUMBERED) + 1,
    }


def _lead_now(state: TableState, seat: int, decision: Decision) -> Hint | None:
    """Name a party that a politician sent now would lead, the one whose agenda is most valuable to the seat."""
    if not can_pay(state, seat, 0, 1):
        return None
    # Prefer a tile with the action itself to a special directive, which is worth more elsewhere.
    play = min(with_action(state, decision, "court"), key=lambda found: found[1].thaler_off, default=None)
    king = court(state).king
    open_to = [
        (agenda_points(state, seat, party) * (2 if party == king or moves_king(state, party) else 1), party)
        for party, benches in court(state).parties.items()
        if benches.leader != seat and benches.leads_with_one_more(seat)
    ]
    if play is None or not open_to or max(open_to)[0] < 2:
        return None
    party = max(open_to)[1]
    said = text(
        "advice-court",
        tile=tile_of(state, play[0]),
        party=component_name(state, "parties", party),
        agenda=component_description(state, "agendas", agenda_in(state, party).id),
        vp=agenda_points(state, seat, party),
    )
    return Hint(said, play[0])


def _count(state: TableState, seat: int, _terms: Terms) -> int:
    return len(parties(state)) if can_pay(state, seat, 0, 1) else 0


def _counts_politicians(record: Record) -> bool:
    wanted = {"politicians", "leads_dominant"}
    return isinstance(record, Contract) and any(each.counter.what in wanted for each in record.conditions)


GUIDE = ModuleGuide(
    deed_icons={"nuc-deed-court": "politician", "nuc-deed-court-king": "king"},
    roles={
        "court": Role.DEED,
        "court-leader": Role.NOTE,
        "nuc-event-court-neutral-leader": Role.GAME,
        "nuc-event-court-vacant": Role.GAME,
        "court-king": Role.GAME,
        "court-agenda": Role.GAME,
        "court-members": Role.GAME,
        "court-leave": Role.GAME,
        "court-back": Role.GAIN,
        "court-neutral": Role.LOG,
        "court-arrow": Role.LOG,
    },
    records={
        Party: RecordWords(lambda record: party_name(record.id), _party),
        Agenda: RecordWords(_agenda_name, agenda_text),
        CourtPiece: RecordWords(
            lambda record: text(f"nucleum-court-{record.id}"),
            lambda record: text(f"nucleum-court-{record.id}-text"),
        ),
    },
    spots={"party": _spot},
    look_up={
        "party": LookUp("parties", whereabouts=_party_now),
        "agenda": LookUp("agendas", whereabouts=_agenda_now),
        "court": LookUp("court_pieces", whereabouts=_piece_now),
    },
    rulings={
        "court-tie": lambda record: isinstance(record, Party) or record.id == "politician",
        "court-king": lambda record: isinstance(record, CourtPiece) and record.id == "king",
        "court-pieces": lambda record: record.id == "agenda-pieces",
        "court-milestone": lambda record: record.id == "agenda-milestone",
        "court-energy": lambda record: record.id == "agenda-energy",
        "court-contracts": _counts_politicians,
    },
    pages=(
        RulesPage("court", "court", _page, terms=True),
        RulesPage("court-kings-day", "court-kings-day", lambda _data: {}),
        RulesPage("court-agendas", "court-agendas", _agendas_page),
        RulesPage("court-changes", "court", _changes_page),
    ),
    table=(_in_words,),
    player=(_player,),
    counts={"court": _count},
    why_not={
        "court": lambda state, seat, _terms: no_worker(
            state, seat, "nuc-why-no-politician", "nuc-why-no-politician-reserve"
        )
    },
    under_way={ChooseParty: "court"},
    advice=(_lead_now,),
)
