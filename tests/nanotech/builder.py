"""Builds small tables by hand: every token that a laboratory or capsule gets comes out of the supply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.kernel import Decision, Event, EventLog
from engine.nanotech.components import components
from engine.nanotech.game import Nanotech
from engine.nanotech.pieces import Expansion, PrestigeSource, Quark
from engine.nanotech.state import ActionCard, Laboratory, NanotechState
from engine.nanotech.steps import EndTurns, push, turns

GAME = Nanotech()


def quarks(names: str) -> list[Quark]:
    """Return the quarks named, e.g. `"up-red down-blue"`."""
    return [Quark(name) for name in names.split()]


class Table:
    """A table in round 1 before its first turn, with an empty central capsule, to be arranged and played."""

    def __init__(self, seats: int = 3, *, start: int = 0, target: int = 10, end: str = "round") -> None:
        self.state, _ = GAME.start(seats, seed=1, given={"target": target, "end": end})
        state = self.state
        state.draw += state.capsule
        state.capsule.clear()
        state.draw.sort()
        state.start_seat, state.turn, state.active = start, 0, None
        state.pending.clear()
        push(state, *turns(state), EndTurns())
        self.log: list[Event] = []
        self._ready = False

    def lab(
        self,
        seat: int,
        *,
        energy: int | None = None,
        quarks_held: str = "",
        electrons: int = 0,
        protons: int = 0,
        neutrons: int = 0,
        prestige: int = 0,
        **expansions: int,
    ) -> Table:
        """Arrange a laboratory; `expansions` by name with underscores, `prestige` counted as scored by electrons."""
        state, lab = self.state, self.state.labs[seat]
        if energy is not None:
            state.energy += lab.energy - energy
            lab.energy = energy
        for token in quarks(quarks_held):
            state.draw.remove(token)
            lab.quarks.append(token)
        for name, number in {"electrons": electrons, "protons": protons, "neutrons": neutrons}.items():
            setattr(state, name, getattr(state, name) - number)
            setattr(lab, name, getattr(lab, name) + number)
        for name, number in expansions.items():
            kind = Expansion(name.replace("_", "-"))
            state.expansions[kind] -= number
            lab.expansions[kind] += number
        lab.score[PrestigeSource.ELECTRON] += prestige
        return self

    def capsule(self, names: str) -> Table:
        """Lay quarks into the central capsule."""
        for token in quarks(names):
            self.state.draw.remove(token)
            self.state.capsule.append(token)
        return self

    def pile(self, draw: str, discard: str = "") -> Table:
        """Let the draw pile be these (the last drawn first) and the discard these; the rest leaves the game."""
        self.state.draw, self.state.discard = quarks(draw), quarks(discard)
        return self

    def on_card(self, card_id: str, energy: int) -> Table:
        """Put energy on an action card."""
        self.state.energy -= energy
        self.card(card_id).energy += energy
        return self

    def supply(self, **left: int) -> Table:
        """Leave these amounts in the supply (energy, electrons, ...); the rest leaves the game."""
        for name, number in left.items():
            setattr(self.state, name, number)
        return self

    def play(self, *choices: str) -> list[Event]:
        """Make choices one after the other; return the events."""
        _ = self.decision
        events = [event for choice in choices for event in GAME.apply(self.state, choice)]
        self.log += events
        return events

    def pass_turn(self, card: str | None = None) -> int:
        """Let the active player take a card (the first if none is named) and everyone decline; return the seat."""
        seat = self.decision.seat
        self.play(f"take:{card}" if card else self.choices[0])
        while not self.state.over and not self.decision.of_kind("take", "bonus", "extra"):
            self.play("decline" if "decline" in self.choices else "confirm")
        return seat

    def skip_to(self, seat: int, kind: str) -> Table:
        """Decline and confirm until `seat` is asked for something of `kind`; others take recharge cards."""
        for _ in range(60):
            decision = self.decision
            if decision.seat == seat and decision.of_kind(kind):
                return self
            fallback = next((one for one in ("confirm", "decline") if one in decision.by_id), None)
            self.play(fallback or decision.choices[0].id)
        raise AssertionError(f"seat {seat} is never asked for {kind}")

    @property
    def decision(self) -> Decision:
        """The open question; fails when the game is over."""
        if not self._ready:
            self._ready = True
            GAME.forget(self.state)
            GAME._advance(self.state, EventLog())
        decision = GAME.decision(self.state)
        assert decision is not None, "the game is over"
        return decision

    @property
    def choices(self) -> list[str]:
        """The ids of the choices offered."""
        return [choice.id for choice in self.decision.choices]

    def card(self, card_id: str) -> ActionCard:
        """Return an action card."""
        return next(card for card in self.state.cards if card.id == card_id)

    def __getitem__(self, seat: int) -> Laboratory:
        return self.state.labs[seat]


def kinds(events: Iterable[Event]) -> list[str]:
    """Return the kinds of events."""
    return [event.kind for event in events]


def check_tokens(state: NanotechState) -> None:
    """Check what always holds: tokens conserved, nothing negative, capacities kept, scores add up."""
    given, labs = components().set_up, state.labs
    owned = [token for lab in labs for token in lab.quarks]
    assert Counter([*state.draw, *state.discard, *state.capsule, *owned]) == dict.fromkeys(
        Quark, given.quarks_of_each.value
    )
    on_cards = sum(card.energy for card in state.cards)
    assert state.energy + on_cards + sum(lab.energy for lab in labs) == given.energy_tokens.value
    for name, total in (
        ("electrons", given.electron_tokens.value),
        ("protons", given.proton_tokens.value),
        ("neutrons", given.neutron_tokens.value),
    ):
        assert getattr(state, name) + sum(getattr(lab, name) for lab in labs) == total
        assert getattr(state, name) >= 0
    for kind in Expansion:
        owned_cards = sum(lab.expansions[kind] for lab in labs)
        assert state.expansions[kind] + owned_cards == components().expansions[kind].cards.value
        assert state.expansions[kind] >= 0
    assert state.energy >= 0
    for lab in labs:
        assert min(lab.energy, lab.electrons, lab.protons, lab.neutrons, *lab.score.values()) >= 0
        assert len(lab.quarks) <= lab.quark_spaces
        assert lab.electrons <= lab.electron_spaces
        assert lab.hadrons <= lab.hadron_spaces
    for standing in GAME.standings(state):
        lab = labs[standing.seat]
        assert standing.score == lab.prestige == sum(line.points for line in standing.lines)
        made = sum(components().confinements[kind].prestige.value * times for kind, times in lab.confinements.items())
        assert sum(lab.score[PrestigeSource(kind.value)] for kind in lab.confinements) == made
    assert len(state.capsule) <= state.seats + given.refill_extra.value
    if any(lab.prestige >= state.target for lab in labs):
        assert state.final_round
