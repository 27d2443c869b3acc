"""Setup of the court board (court-of-progress, setup changes)."""

from __future__ import annotations

from engine.kernel import EventLog, Rng
from engine.nucleum.library import lib
from engine.nucleum.modules.court.records import agendas_of
from engine.nucleum.modules.court.state import ARROW, NEUTRAL, Benches, court, parties
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.state import TableState

NUMBERED = (2, 3, 4)
"""The neutral politicians with a number: the first one shares its party with the one with the arrow."""


def draw_party(state: TableState, rng: Rng) -> str:
    """Return the party of the next setup card that picks one; if none is left, this map's cards are shuffled again."""
    cards, data = state.display.cards, lib(state)
    by_number = {number: party.id for party in parties(state).values() for number in party.cards}
    while True:
        if not cards:
            cards.extend(card.id for card in data.setup_cards.values() if card.board == state.board_name)
            rng.shuffle(cards)
        number = data.setup_cards[cards.pop()].number
        if number in by_number:
            return by_number[number]


def set_up(state: TableState, rng: Rng, log: EventLog) -> None:
    """Lay out the agendas, the neutral politicians and the king."""
    own, names = court(state), list(parties(state))
    own.parties = dict(zip(names, map(_with_agenda, _agendas(state, rng)), strict=True))
    for number in NUMBERED:
        name = draw_party(state, rng)
        while own.parties[name].neutrals:
            name = names[(names.index(name) + 1) % len(names)]
        benches = own.parties[name]
        if number == NUMBERED[0]:
            own.king = name
            benches.neutrals = [ARROW, number]
        else:
            benches.neutrals = [number]
        benches.leader = NEUTRAL
        log.add(
            "court-neutral",
            "nuc-event-court-neutral",
            marks=(f"party:{name}",),
            data={"party": name, "number": number},
            minor=True,
            party=component_name(state, "parties", name),
            number=number,
            first="yes" if name == own.king else "no",
        )


def _with_agenda(agenda: str) -> Benches:
    return Benches(agenda=agenda)


def _agendas(state: TableState, rng: Rng) -> list[str]:
    """Return an agenda for each party: the tiles in random order, each with a random side up."""
    tiles: dict[int, list[str]] = {}
    for agenda in agendas_of(lib(state)).values():
        tiles.setdefault(agenda.tile, []).append(agenda.id)
    order = list(tiles)
    rng.shuffle(order)
    return [rng.pick(tiles[tile]) for tile in order]
