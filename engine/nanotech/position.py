"""The whole table of Nanotech as text, for players who cannot see its picture."""

from __future__ import annotations

from engine.kernel import Listing, SeatName, Section, Text, text
from engine.nanotech.deeds import quark_names
from engine.nanotech.pieces import ATOMS, Expansion, Quark
from engine.nanotech.state import NanotechState
from engine.nanotech.steps import clockwise


def sections(state: NanotechState, headline: Text) -> tuple[Section, ...]:
    """Return the table, the action cards, and every laboratory in the turn order of the round."""
    order = clockwise(state, state.start_seat)
    return (
        Section(text("position-table"), (headline, *_table(state, order))),
        Section(text("position-nanotech-cards"), _cards(state)),
        *(Section(text("position-of", who=SeatName(seat)), _laboratory(state, seat), seat) for seat in order),
    )


def _table(state: NanotechState, order: list[int]) -> tuple[Text, ...]:
    said = [text("position-order", players=Listing(tuple(SeatName(seat) for seat in order)))]
    if state.active is not None and not state.over:
        said.append(text("position-active", who=SeatName(state.active)))
    said.append(_quarks("position-nanotech-capsule", state.capsule))
    said.append(text("position-nanotech-pile", draw=len(state.draw), discard=len(state.discard)))
    said.append(
        text(
            "position-nanotech-supply",
            energy=state.energy,
            electrons=text("nanotech-count-electron", count=state.electrons),
            protons=text("nanotech-count-proton", count=state.protons),
            neutrons=text("nanotech-count-neutron", count=state.neutrons),
        )
    )
    said.append(_expansions("position-nanotech-expansions-left", state.expansions))
    return tuple(said)


def _quarks(key: str, tokens: list[Quark]) -> Text:
    return text(key, count=len(tokens), quarks=quark_names(tokens))


def _expansions(key: str, counts: dict[Expansion, int]) -> Text:
    items = tuple(
        text("position-nanotech-pieces", what=text(f"nanotech-expansion-{kind}"), count=count)
        for kind, count in counts.items()
        if count
    )
    return text(key, count=len(items), expansions=Listing(items))


def _cards(state: NanotechState) -> tuple[Text, ...]:
    return tuple(
        text(
            "position-nanotech-card",
            card=text(f"nanotech-action-{card.kind}"),
            energy=card.energy,
            taken="no" if card.holder is None else "yes",
            who="" if card.holder is None else SeatName(card.holder),
        )
        for card in state.cards
    )


def _laboratory(state: NanotechState, seat: int) -> tuple[Text, ...]:
    lab = state.labs[seat]
    said = [
        text("position-nanotech-prestige", prestige=lab.prestige, target=state.target),
        text("position-nanotech-energy", energy=lab.energy, charge=lab.charge),
        text(
            "position-nanotech-quarks",
            count=len(lab.quarks),
            quarks=quark_names(lab.quarks),
            spaces=lab.quark_spaces,
        ),
        text("position-nanotech-electrons", held=lab.electrons, spaces=lab.electron_spaces),
        text(
            "position-nanotech-hadrons",
            protons=text("nanotech-count-proton", count=lab.protons),
            neutrons=text("nanotech-count-neutron", count=lab.neutrons),
            spaces=lab.hadron_spaces,
        ),
        _expansions("position-nanotech-expansions", lab.expansions),
    ]
    built = tuple(
        text("position-nanotech-pieces", what=text(f"nanotech-source-{kind}"), count=lab.confinements[kind])
        for kind in ATOMS
        if lab.confinements[kind]
    )
    said.append(text("position-nanotech-atoms", count=len(built), atoms=Listing(built)))
    sources = tuple(
        text("score-source", source=text(f"nanotech-source-{source}"), points=points)
        for source, points in lab.score.items()
        if points
    )
    if sources:
        said.append(text("position-nanotech-sources", sources=Listing(sources)))
    return tuple(said)
