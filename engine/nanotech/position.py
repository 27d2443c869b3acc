"""The table of Nanotech as text: the whole table, for players who cannot see its picture, and one place of the picture."""

from __future__ import annotations

from engine.kernel import Listing, SeatName, Section, Spot, Text, text
from engine.nanotech.deeds import quark_names
from engine.nanotech.pieces import ATOMS, HADRONS, Expansion
from engine.nanotech.state import ActionCard, NanotechState
from engine.nanotech.steps import clockwise


def sections(state: NanotechState, headline: Text) -> tuple[Section, ...]:
    """Return the table, the action cards, and every laboratory in the turn order of the round."""
    order = clockwise(state, state.start_seat)
    return (
        Section(text("position-table"), (headline, *_table(state, order))),
        Section(text("position-nanotech-cards"), tuple(_sentence(_card(card)) for card in state.cards)),
        *(Section(text("position-of", who=SeatName(seat)), _laboratory(state, seat), seat) for seat in order),
    )


def _table(state: NanotechState, order: list[int]) -> tuple[Text, ...]:
    said = [text("position-order", players=Listing(tuple(SeatName(seat) for seat in order)))]
    if state.active is not None and not state.over:
        said.append(text("position-active", who=SeatName(state.active)))
    said.append(_sentence(_capsule(state)))
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


def _sentence(said: Text) -> Text:
    return text("position-sentence", said=said)


def _capsule(state: NanotechState) -> Text:
    return text("position-nanotech-capsule", count=len(state.capsule), quarks=quark_names(state.capsule))


def _expansions(key: str, counts: dict[Expansion, int]) -> Text:
    items = tuple(
        text("position-nanotech-pieces", what=text(f"nanotech-expansion-{kind}"), count=count)
        for kind, count in counts.items()
        if count
    )
    return text(key, count=len(items), expansions=Listing(items))


def _card(card: ActionCard) -> Text:
    return text(
        "position-nanotech-card",
        card=text(f"nanotech-action-{card.kind}"),
        energy=card.energy,
        taken="no" if card.holder is None else "yes",
        who="" if card.holder is None else SeatName(card.holder),
    )


def _parts(state: NanotechState, seat: int) -> dict[str, Text]:
    """Return the contents of a laboratory, by the names of its places in pictures."""
    lab = state.labs[seat]
    return {
        "prestige": text("position-nanotech-prestige", prestige=lab.prestige, target=state.target),
        "energy": text("position-nanotech-energy", energy=lab.energy, charge=lab.charge),
        "quarks": text(
            "position-nanotech-quarks",
            count=len(lab.quarks),
            quarks=quark_names(lab.quarks),
            spaces=lab.quark_spaces,
        ),
        "electrons": text("position-nanotech-electrons", held=lab.electrons, spaces=lab.electron_spaces),
        "hadrons": text(
            "position-nanotech-hadrons",
            protons=text("nanotech-count-proton", count=lab.protons),
            neutrons=text("nanotech-count-neutron", count=lab.neutrons),
            spaces=lab.hadron_spaces,
        ),
        "expansions": _expansions("position-nanotech-expansions", lab.expansions),
    }


def _laboratory(state: NanotechState, seat: int) -> tuple[Text, ...]:
    lab = state.labs[seat]
    said = list(map(_sentence, _parts(state, seat).values()))
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


_EXPLAINED = {
    "quarks": ("expansion:quark-capsule",),
    "electrons": ("expansion:lepton-capsule",),
    "hadrons": ("expansion:hadron-capsule", *(f"confinement:{kind}" for kind in HADRONS)),
    "energy": ("expansion:battery",),
    "expansions": tuple(f"expansion:{kind}" for kind in Expansion),
}
"""The components that explain a part of a laboratory."""


def spot(state: NanotechState, place: str) -> Spot:
    """Explain a place ("capsule", "card:lepton", "lab:0:quarks"). Raises KeyError for another place."""
    kind, _, which = place.partition(":")
    if place == "capsule":
        return Spot(name=_capsule(state), components=("card:quarks",))
    if kind == "card":
        card = {each.id: each for each in state.cards}[which]
        return Spot(name=_card(card), components=(f"card:{card.kind}",), seat=card.holder)
    if kind == "prestige":
        kind, which = "lab", f"{which}:prestige"
    if kind != "lab":
        raise KeyError(place)
    whose, _, part = which.partition(":")
    seat, owner = int(whose), SeatName(int(whose))
    name = text("spot-of", who=owner, what=_parts(state, seat)[part]) if part else text("position-of", who=owner)
    found = _EXPLAINED.get(part, ())
    return Spot(name=name, components=found, seat=seat, rule="" if found else "end" if part else "overview")
