"""The court's changes to a King's Day: influence, removals, appointments (court-of-progress, King's Day changes)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel import EventLog, SeatName, Text, text
from engine.nucleum.modules.court.action import tell_king, tell_leader
from engine.nucleum.modules.court.counting import influence
from engine.nucleum.modules.court.state import ARROW, NEUTRAL, Benches, agenda_in, court
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_description, component_name
from engine.nucleum.rules.effects.goods import gain_vp
from engine.nucleum.state import TableState

SOURCE = "agendas"
"""Source of the points of agendas on a King's Day."""


def hold_kings_day(state: TableState, seat: int, log: EventLog) -> list[Any]:
    """Score political influence, remove politicians, appoint leaders; `seat` has triggered King's Day."""
    score(state, seat, log)
    leave(state, seat, log)
    remove_neutral(state, log)
    move_arrow(state, log)
    appoint(state, log)
    return []


def score(state: TableState, first: int, log: EventLog) -> None:
    """Score the agendas: each party's leader, then every member of the dominant party (1 and 2).

    The agenda is described if a person scores it; an automaton has its own scoring rules.
    """
    found = influence(state, first)
    for each in found:
        if each.as_leader:
            log.add(
                "court-agenda",
                "nuc-event-court-fixed" if each.seat in state.automata else "nuc-event-court-agenda",
                each.seat,
                marks=(f"party:{each.party}", f"score:{each.seat}") if each.points else (),
                data={"party": each.party, "count": each.counted, "vp": each.points},
                who=SeatName(each.seat),
                party=component_name(state, "parties", each.party),
                agenda=component_description(state, "agendas", agenda_in(state, each.party).id),
                vp=each.points,
            )
            gain_vp(state, each.seat, each.points, SOURCE, log, said=True, by=f"parties/{each.party}")
    members = [each for each in found if not each.as_leader]
    if not members:
        return
    king = court(state).king
    fixed = all(each.seat in state.automata for each in members)
    scored = sum(each.points for each in members)
    log.add(
        "court-members",
        "nuc-event-court-fixed-members" if fixed else "nuc-event-court-members",
        marks=(f"party:{king}", *(f"score:{each.seat}" for each in members if each.points)) if scored else (),
        data={"party": king, "vp": scored},
        party=component_name(state, "parties", king),
        vp=scored,
        agenda=component_description(state, "agendas", agenda_in(state, king).id),
        scored=words.join_items(
            text("nuc-court-scored", who=SeatName(each.seat), vp=each.points) for each in members
        ),
    )
    for each in members:
        gain_vp(state, each.seat, each.points, SOURCE, log, said=True, by=f"parties/{each.party}")


def _take_back(state: TableState, benches: Benches, seat: int) -> None:
    """Return one politician of a seat to its reserve; the one on the leader space only if it is the last."""
    benches.politicians[seat] -= 1
    state.players[seat].reserve += 1
    if not benches.politicians[seat]:
        del benches.politicians[seat]
        if benches.leader == seat:
            benches.leader = None


def leave(state: TableState, first: int, log: EventLog) -> None:
    """Each leader returns a politician of its party, then each member of the dominant party one (3)."""
    own = court(state)
    back: dict[int, dict[str, int]] = {seat: {} for seat in state.seats_from(first)}
    leaders = [(name, benches.leader) for name, benches in own.parties.items()]
    for name, leader in leaders:
        if leader is not None and leader >= 0:
            _take_back(state, own.parties[name], leader)
            back[leader][name] = back[leader].get(name, 0) + 1
    for seat, from_parties in back.items():
        if seat in own.parties[own.king].politicians:
            _take_back(state, own.parties[own.king], seat)
            from_parties[own.king] = from_parties.get(own.king, 0) + 1
    gone = {seat: from_parties for seat, from_parties in back.items() if from_parties}
    if not gone:
        return
    log.add(
        "court-leave",
        "nuc-event-court-leave",
        marks=tuple(dict.fromkeys(f"party:{name}" for from_parties in gone.values() for name in from_parties)),
        data={"count": sum(sum(from_parties.values()) for from_parties in gone.values())},
        minor=True,
    )
    for seat, from_parties in gone.items():
        count, parties = sum(from_parties.values()), words.join_items(_from(state, from_parties))
        log.add(
            "court-back",
            "nuc-event-court-back",
            seat,
            data={"count": count},
            minor=True,
            who=SeatName(seat),
            back=text("nuc-court-back", count=count, parties=parties),
        )


def _from(state: TableState, parties: dict[str, int]) -> Iterator[Text]:
    """Yield the number of politicians that came back from each party."""
    for name, count in parties.items():
        yield text("nuc-court-from", count=count, party=component_name(state, "parties", name))


def remove_neutral(state: TableState, log: EventLog) -> None:
    """Remove the neutral politician with the highest number from the game (4)."""
    numbered = [
        (number, name)
        for name, benches in court(state).parties.items()
        for number in benches.neutrals
        if number != ARROW
    ]
    if not numbered:
        return
    number, name = max(numbered)
    _take_off(court(state).parties[name], number)
    log.add(
        "court-neutral",
        "nuc-event-court-neutral-leaves",
        marks=(f"party:{name}",),
        data={"party": name, "number": number},
        minor=True,
        number=number,
        party=component_name(state, "parties", name),
    )


def _take_off(benches: Benches, number: int) -> None:
    """Remove a neutral politician from its party; its leader space, if it was there, becomes free."""
    if benches.leading_neutral == number:
        benches.leader = None
    benches.neutrals.remove(number)


def move_arrow(state: TableState, log: EventLog) -> None:
    """Move the neutral politician with the arrow to the party below, from the last one to the first (4)."""
    own = court(state)
    names = list(own.parties)
    here = next((name for name in names if ARROW in own.parties[name].neutrals), None)
    if here is None:
        return
    there = names[(names.index(here) + 1) % len(names)]
    _take_off(own.parties[here], ARROW)
    # A numbered neutral leader stays on its space.
    own.parties[there].neutrals.insert(0, ARROW)
    log.add(
        "court-arrow",
        "nuc-event-court-arrow",
        marks=(f"party:{here}", f"party:{there}"),
        data={"party": there},
        minor=True,
        before=component_name(state, "parties", here),
        party=component_name(state, "parties", there),
    )


def appoint(state: TableState, log: EventLog) -> None:
    """Appoint leaders and bring the king to the largest party (4).

    The player with the most politicians in a party takes its leader space. On a tie, no leader is appointed: the
    current one stays, and a free space stays free. On a tie of parties, the king stays.
    """
    own = court(state)
    for name, benches in own.parties.items():
        counts = {**benches.politicians, NEUTRAL: len(benches.neutrals)}
        most = max(counts.values())
        best = [who for who, count in counts.items() if count == most]
        if most and len(best) == 1 and benches.leader != best[0]:
            benches.leader = best[0]
            tell_leader(state, name, log)
        elif benches.leader is None and benches.total:
            tell_leader(state, name, log)
    most = max(benches.total for benches in own.parties.values())
    largest = [name for name, benches in own.parties.items() if benches.total == most]
    if len(largest) == 1 and largest[0] != own.king:
        own.king = largest[0]
        tell_king(state, log)
