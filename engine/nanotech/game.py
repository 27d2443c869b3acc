"""Nanotech as a game for the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from engine.kernel import ComputerPlayer, Confirm, EventLog, Game, Option, Options, RandomPlayer, Rng, Standing
from engine.nanotech.ai.levels import level_players
from engine.nanotech.ai.players import EstimatePlayer
from engine.nanotech.components import components
from engine.nanotech.guide import NanotechGuide
from engine.nanotech.pieces import Confinement, EndRule, Expansion, PrestigeSource, Quark
from engine.nanotech.state import ActionCard, Laboratory, NanotechState
from engine.nanotech.steps import (
    Act,
    BeginTurn,
    CheckTarget,
    Copy,
    EndRound,
    EndTurns,
    StartRound,
    TakeCard,
    UseBonus,
    final_standings,
)


def give_turn(state: NanotechState, seat: int) -> bool:
    """Start the next turn of `seat` as if all seats before it passed; `state` is changed.

    Turns, copies and bonuses are skipped; if that leads into the next round, the round ends as usual (nanotech.md, "A
    round" 4) and the imagined quarks are drawn. False if the game ends before.
    """
    log = EventLog()
    while not state.over:
        step = state.pending.pop()
        match step:
            case BeginTurn() if step.seat == seat:
                state.pending.append(step)
                return True
            case BeginTurn():
                state.turn += 1
            case EndTurns() | EndRound() | StartRound():
                step.resolve(state, None, log)
            case _:
                pass
    return False


Step = Act | BeginTurn | CheckTarget | Confirm | Copy | EndRound | EndTurns | StartRound | TakeCard | UseBonus
_SET_UP = components().set_up


class PlayedState(NanotechState, kw_only=True):
    """The whole state, with the steps pending (last is next)."""

    pending: list[Step] = msgspec.field(name="agenda")


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
    answers_together = True
    state_type = PlayedState
    guide = NanotechGuide()

    def set_up(self, seats: int, options: Options, rng: Rng, log: EventLog) -> NanotechState:
        """Lay out a new game. Source: nanotech.md, "Set-up"."""
        given = _SET_UP
        draw = [token for token in Quark for _ in range(given.quarks_of_each.value)]
        rng.shuffle(draw)
        start_seat = rng.below(seats)
        return PlayedState(
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
                    score=dict.fromkeys(PrestigeSource, 0),
                )
                for _ in range(seats)
            ],
            pending=[StartRound()],
        )

    def pending(self, state: NanotechState) -> list[Any]:
        """Return the stack of steps."""
        return state.pending

    def standings(self, state: NanotechState) -> tuple[Standing, ...]:
        """Return the standings by prestige, atoms, energy."""
        return final_standings(state)

    def imagine(self, state: NanotechState, seat: int, rng: Rng) -> NanotechState:
        """Return a copy with the face-down quarks in a new order and new random results to come, whatever the hidden order is."""
        copy = self.copy(state)
        # Sorted first, so that nothing depends on the hidden order.
        copy.draw.sort()
        return self.reshuffle(copy, rng)

    def reshuffle(self, state: NanotechState, rng: Rng) -> NanotechState:
        """Return a copy with the face-down quarks in a new order and new random results to come."""
        copy = self.copy(state)
        rng.shuffle(copy.draw)
        copy.rng = rng.fork()
        return copy

    def give_turn(self, state: NanotechState, seat: int) -> bool:
        """Begin the seat's next turn as if the others passed; return False if the game ends first."""
        return give_turn(state, seat)

    def turn_number(self, state: NanotechState) -> int:
        """Return a number made of the round and the turns started in it (at most one per card)."""
        return state.round * (len(state.cards) + 1) + state.turn

    @cached_property
    def _computers(self) -> tuple[ComputerPlayer[NanotechState], ...]:
        return (RandomPlayer(), *level_players(self))

    def computers(self) -> Sequence[ComputerPlayer[NanotechState]]:
        """Return the computer players, the strongest last."""
        return self._computers

    @property
    def stand_in(self) -> ComputerPlayer[NanotechState]:
        """The level "solid": "strong" thinks for seconds."""
        return self.computer("solid")

    def outlooks(self, states: Sequence[NanotechState], seat: int, rng: Rng) -> list[float]:
        """Return the prestige by which the strongest computer player expects a seat to be ahead of its best rival."""
        strongest = self._computers[-1]
        assert isinstance(strongest, EstimatePlayer)
        return strongest.outlooks(states, seat, rng)
