"""Texts about Nanotech: its `Guide`, which passes each question to the module that answers it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel import (
    CHOOSE,
    Amount,
    Command,
    Component,
    Decision,
    Event,
    Guide,
    Listing,
    SeatName,
    Section,
    Standing,
    Text,
    Topic,
    text,
)
from engine.nanotech import help as pages
from engine.nanotech import tale as tale_texts
from engine.nanotech.advice import advice
from engine.nanotech.deeds import obstacle, quark_names
from engine.nanotech.icons import beside_icon, choice_icon, text_icon
from engine.nanotech.pieces import CardAction
from engine.nanotech.position import sections, spot
from engine.nanotech.state import NanotechState
from engine.nanotech.steps import card_discount, clockwise, final_standings


class NanotechGuide(Guide[NanotechState]):
    """The words of Nanotech."""

    named = frozenset({"take", "capture", "upgrade", "confine", "copy", "bonus", "extra"})
    commands = (
        Command(name="take", kinds=("take",), parameter="card"),
        Command(name="capture", kinds=("capture",), parameter="particle"),
        Command(name="upgrade", kinds=("upgrade",), parameter="expansion"),
        Command(name="confine", kinds=("confine",), parameter="result"),
        Command(name="copy", kinds=("copy",), parameter="action"),
        Command(name=CHOOSE, kinds=("bonus", "extra", "decline"), parameter="choice"),
    )
    main_kinds = tuple(map(str, CardAction))
    roles = tale_texts.ROLES
    asks = tale_texts.ASKS
    passed = frozenset({"decline-copy"})
    score_marks = frozenset({"prestige"})

    # Each is in its own module; see `Guide` for what it returns.
    changes = staticmethod(tale_texts.changes)
    payment_text = staticmethod(tale_texts.amount)
    icon = staticmethod(choice_icon)
    text_icon = staticmethod(text_icon)
    beside_icon = staticmethod(beside_icon)
    advice = staticmethod(advice)
    explain = staticmethod(pages.explain)
    spot = staticmethod(spot)

    def headline(self, state: NanotechState) -> Text:
        """Return the round, the target and the leaders: all with the most prestige, regardless of tiebreakers."""
        standings = final_standings(state)
        most = max(standing.score for standing in standings)
        first = [each for each in standings if (each.place == 1 if state.over else each.score == most)]
        leaders = Listing(tuple(SeatName(standing.seat) for standing in first))
        stage = "over" if state.over else "final" if state.final_round else "playing"
        return text(
            "nanotech-headline",
            stage=stage,
            round=state.round,
            target=state.target,
            leaders=leaders,
            count=len(first),
            prestige=first[0].score,
        )

    def request_of_all(self, decisions: Sequence[Decision]) -> Text:
        """Return a description of what a ping asks of several players at once, with the lowest and the highest price among them."""
        asked = [self.request_text(decision) for decision in decisions]
        prices = [int(str(each.args[name])) for each in asked for name in ("cost", "most") if name in each.args]
        if not prices:
            return asked[0]
        least, most = min(prices), max(prices)
        varies = "yes" if most > least else "no"
        return Text(asked[0].key, {**asked[0].args, "cost": least, "most": most, "varies": varies})

    def seat_line(self, state: NanotechState, seat: int) -> Text:
        """Return the contents of a seat's laboratory."""
        lab = state.labs[seat]
        return text(
            "nanotech-seat-line",
            energy=lab.energy,
            quarks=quark_names(lab.quarks),
            held=len(lab.quarks),
            spaces=lab.quark_spaces,
            electrons=lab.electrons,
            electron_spaces=lab.electron_spaces,
            hadrons=lab.hadrons,
            hadron_spaces=lab.hadron_spaces,
            protons=lab.protons,
            neutrons=lab.neutrons,
            prestige=lab.prestige,
            target=state.target,
        )

    def amounts(self, state: NanotechState, seat: int) -> tuple[Amount, ...]:
        """Return the seat's prestige, energy and particles."""
        lab = state.labs[seat]
        counted = {
            "prestige": lab.prestige,
            "energy": lab.energy,
            "quarks": len(lab.quarks),
            "electrons": lab.electrons,
            "protons": lab.protons,
            "neutrons": lab.neutrons,
        }
        return tuple(Amount(text(f"nanotech-amount-{name}"), count) for name, count in counted.items())

    def points(self, state: NanotechState, seat: int) -> int:
        """Return the seat's prestige."""
        return state.labs[seat].prestige

    def gain_text(self, event: Event, resource: str, count: int) -> Text:
        """Return a description of what was gained."""
        return tale_texts.gain_text(resource, count)

    def oversights(self, state: NanotechState, seat: int) -> tuple[Text, ...]:
        """Return the particles that went into no hadron or atom, and the energy left."""
        lab = state.labs[seat]
        counts = {"electron": lab.electrons, "proton": lab.protons, "neutron": lab.neutrons}
        rest = [text(f"nanotech-count-{name}", count=count) for name, count in counts.items() if count]
        if lab.quarks:
            rest.append(text("nanotech-count-quarks", count=len(lab.quarks)))
        if lab.energy:
            rest.append(text("nanotech-energy", energy=lab.energy))
        return (text("nanotech-missed", items=Listing(tuple(rest))),) if rest else ()

    def figures(self, state: NanotechState, seat: int, events: Sequence[Event]) -> tuple[Amount, ...]:
        """Return the number of times the seat took each action, by its own card, as a copy or as an extra action."""
        mine = [event for event in events if event.seat == seat]
        counted = {
            "cards": sum(event.kind == "take" for event in mine),
            "quarks": sum(event.kind == "capture" for event in mine),
            "electrons": sum(event.kind == "electron" for event in mine),
            "confinements": sum(event.kind == "confine" for event in mine),
            "upgrades": sum(event.kind == "upgrade" for event in mine),
            "recharges": sum(event.kind == "recharge" for event in mine),
            "copies": sum(event.data.get("way") == "copy" for event in mine),
        }
        return tuple(Amount(text(f"nanotech-figure-{name}"), count) for name, count in counted.items())

    def traits(self, state: NanotechState, seat: int) -> tuple[Text, ...]:
        """Return the prestige to reach and how the game ends."""
        return (
            text("option-is", option=text("option-target"), value=state.target),
            text("option-is", option=text("option-end"), value=text(f"option-end-{state.end}")),
        )

    def tie_break(self, ahead: Standing, behind: Standing) -> Text | None:
        """Return the tiebreaker, atoms or energy, that ranks one of two seats with the same prestige before the other."""
        for name, more, fewer in zip(("atoms", "energy"), ahead.tiebreaks, behind.tiebreaks, strict=True):
            if more != fewer:
                return text(f"nanotech-tie-{name}", who=SeatName(ahead.seat), more=more, fewer=fewer)
        return None

    def why_not(self, state: NanotechState, seat: int, kind: str, about: str = "") -> Text | None:
        """Return why the seat could not do an action with its card now. Raises KeyError if it is not an action."""
        try:
            action = CardAction(kind)
        except ValueError:
            raise KeyError(kind) from None
        return obstacle(state, seat, action, discount=card_discount(action))

    def sections(self, state: NanotechState) -> tuple[Section, ...]:
        """Return the whole table as text."""
        return sections(state, self.headline(state))

    def topics(self, state: NanotechState | None) -> tuple[Topic, ...]:
        """Return the pages of the rules, alike at all tables."""
        return pages.topics()

    def components(self, state: NanotechState | None) -> tuple[Component, ...]:
        """Return every action card, expansion and confinement."""
        return pages.list_components()

    def normal_order(self, state: NanotechState) -> Sequence[int]:
        """Return the seats in the turn order of the current round."""
        return clockwise(state, state.start_seat)
