"""Nanotech as the kernel plays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel import (
    Amount,
    Command,
    Component,
    ComputerPlayer,
    EventLog,
    Explanation,
    Game,
    Hint,
    Listing,
    Option,
    Options,
    RandomPlayer,
    Rng,
    SeatName,
    Section,
    Standing,
    Text,
    Topic,
    text,
)
from engine.nanotech import help as pages
from engine.nanotech.advice import advice
from engine.nanotech.components import components
from engine.nanotech.deeds import obstacle, quark_names
from engine.nanotech.pieces import Action, Confinement, EndRule, Expansion, Quark, Source
from engine.nanotech.position import sections
from engine.nanotech.rehearsal import give_turn
from engine.nanotech.solid import SolidPlayer
from engine.nanotech.state import ActionCard, Laboratory, NanotechState
from engine.nanotech.steps import StartRound, card_discount, clockwise, final_standings

_SET_UP = components().set_up


class Nanotech(Game[NanotechState]):
    """The rules of Nanotech for 2 to 4 players."""

    id = "nanotech"
    rules_version = 1
    seats = range(2, 5)
    options = (
        Option(
            name="target",
            default=_SET_UP.target_default.value,
            low=_SET_UP.target_lowest.value,
            high=_SET_UP.target_highest.value,
        ),
        Option(name="end", default=str(EndRule.ROUND), values=tuple(map(str, EndRule))),
        Option(name="first_game", default=False),
    )
    commands = (
        Command(name="take", kinds=("take",), parameter="card"),
        Command(name="capture", kinds=("capture",), parameter="particle"),
        Command(name="upgrade", kinds=("upgrade",), parameter="expansion"),
        Command(name="confine", kinds=("confine",), parameter="result"),
        Command(name="copy", kinds=("copy",), parameter="action"),
        Command(name="bonus", kinds=("bonus",), parameter="quark"),
        Command(name="extra", kinds=("extra",), parameter="action"),
        Command(name="decline", kinds=("decline",)),
    )
    main_kinds = tuple(map(str, Action))
    announced = frozenset({"target", "idle"})
    state_type = NanotechState

    def set_up(self, seats: int, options: Options, rng: Rng, log: EventLog) -> NanotechState:
        """Lay out a new game. Source: nanotech.md, "Set-up"."""
        given = _SET_UP
        draw = [token for token in Quark for _ in range(given.quarks_of_each.value)]
        rng.shuffle(draw)
        start_seat = rng.below(seats)
        return NanotechState(
            seats=seats,
            rng=rng,
            target=int(options["target"]),
            end=EndRule(str(options["end"])),
            round=0,
            start_seat=start_seat,
            cards=[ActionCard(id=card_id, kind=kind) for card_id, kind in components().card_ids.items()],
            capsule=[],
            draw=draw,
            discard=[],
            expansions={kind: components().expansions[kind].cards.value for kind in Expansion},
            energy=given.energy_tokens.value - seats * given.starting_energy.value,
            electrons=given.electron_tokens.value,
            protons=given.proton_tokens.value,
            neutrons=given.neutron_tokens.value,
            labs=[
                Laboratory(
                    energy=given.starting_energy.value,
                    quarks=[],
                    electrons=0,
                    protons=0,
                    neutrons=0,
                    expansions=dict.fromkeys(Expansion, 0),
                    confinements=dict.fromkeys(Confinement, 0),
                    score=dict.fromkeys(Source, 0),
                )
                for _ in range(seats)
            ],
            agenda=[StartRound()],
        )

    def agenda(self, state: NanotechState) -> list[Any]:
        """Return the stack of steps."""
        return state.agenda

    def standings(self, state: NanotechState) -> tuple[Standing, ...]:
        """Return the standings by prestige, atoms, energy."""
        return final_standings(state)

    def imagine(self, state: NanotechState, seat: int, rng: Rng) -> NanotechState:
        """Return a copy with the face-down quarks in a new order and other luck to come."""
        imagined = self.copy(state)
        rng.shuffle(imagined.draw)
        imagined.rng = rng.fork()
        return imagined

    def give_turn(self, state: NanotechState, seat: int) -> bool:
        """Let the seat's next turn begin as if the others passed; False when the game ends before."""
        return give_turn(state, seat)

    def turn_number(self, state: NanotechState) -> int:
        """Return a number made of the round and the turns begun in it (at most one a card)."""
        return state.round * (len(state.cards) + 1) + state.turn

    def computers(self) -> Sequence[ComputerPlayer[NanotechState]]:
        """Return the computer players, the strongest last."""
        return (RandomPlayer(), SolidPlayer(self))

    def headline(self, state: NanotechState) -> Text:
        """Return round, target and who leads."""
        first = [standing for standing in self.standings(state) if standing.place == 1]
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

    def seat_line(self, state: NanotechState, seat: int) -> Text:
        """Return what a seat's laboratory holds."""
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

    def advice(self, state: NanotechState, seat: int) -> Hint | None:
        """Return one hint for a newcomer; see `engine.nanotech.advice`."""
        return advice(state, seat)

    def why_not(self, state: NanotechState, seat: int, kind: str, about: str = "") -> Text | None:
        """Return why the seat could not do an action with its card now; KeyError for what is no action."""
        try:
            action = Action(kind)
        except ValueError:
            raise KeyError(kind) from None
        return obstacle(state, seat, action, discount=card_discount(action))

    def sections(self, state: NanotechState) -> tuple[Section, ...]:
        """Return the whole table in words."""
        return sections(state, self.headline(state))

    def topics(self) -> tuple[Topic, ...]:
        """Return the pages of the rules."""
        return pages.topics()

    def components(self, state: NanotechState | None) -> tuple[Component, ...]:
        """Return every action card, expansion and confinement."""
        return pages.listed()

    def explain(self, component: str, state: NanotechState | None, viewer: int | None = None) -> Explanation:
        """Return all about a component; KeyError for an unknown id."""
        return pages.explain(component, state, viewer)

    def normal_order(self, state: NanotechState) -> Sequence[int]:
        """Return the seats in the turn order of the present round."""
        return clockwise(state, state.start_seat)
