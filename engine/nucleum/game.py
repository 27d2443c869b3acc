"""Nucleum as a `Game`: its state with the steps pending, its options, standings, and what a seat may imagine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.kernel import (
    ComputerPlayer,
    Confirm,
    EventLog,
    Game,
    Option,
    Options,
    RandomPlayer,
    Rng,
    Standing,
)
from engine.nucleum.ai.search import SolidPlayer
from engine.nucleum.guide.guide import NucleumGuide
from engine.nucleum.library import lib
from engine.nucleum.promos import promos
from engine.nucleum.rules.actions import contract, develop, energize, industrialize, railway, urbanize
from engine.nucleum.rules.effects import effects, goods, technology
from engine.nucleum.rules.flow import final_scoring, recharge, rehearsal, scoring, setup, turn
from engine.nucleum.state import Board, Display, Table

Step = (
    Confirm
    | contract.BeginContract
    | contract.ChooseSlotBonus
    | contract.FillSlot
    | contract.TakeContract
    | develop.BeginDevelop
    | develop.Develop
    | develop.TakeOffered
    | effects.Advance
    | effects.ChooseAction
    | effects.ChooseOption
    | effects.Do
    | effects.RaiseIncome
    | final_scoring.FinalScoring
    | final_scoring.LateStar
    | energize.ChoosePlan
    | energize.Energize
    | energize.Energized
    | goods.Pay
    | goods.SpendUranium
    | goods.StoreUranium
    | industrialize.Industrialize
    | industrialize.PlacePiece
    | industrialize.PutPiece
    | promos.TakeFragment
    | railway.ChooseRailSpace
    | railway.ChooseWay
    | railway.CompleteLink
    | railway.ExtraRail
    | railway.FragmentsBack
    | railway.LayRail
    | railway.LineUp
    | railway.ResolveMatched
    | recharge.FinishRecharge
    | recharge.PlaceStar
    | recharge.PutNucleum
    | setup.ChooseExperiment
    | technology.Unlock
    | turn.EndTurn
    | turn.NextTurn
    | turn.ResolveTile
    | turn.TurnStart
    | urbanize.PlaceBuilding
    | urbanize.PutBuilding
    | urbanize.Urbanize
)
"""Everything that can be pending."""


class NucleumState(Table, kw_only=True):
    """The whole state: the table and the steps pending (last is next)."""

    pending: list[Step] = msgspec.field(name="agenda", default_factory=list)


def _is_seen(state: Table) -> set[str]:
    """Return every tile and contract that lies open or has been seen."""
    seen = {*state.display.offer, *(rail.tile for rail in state.board.rails.values())}
    for names in state.display.shown.values():
        seen.update(names)
    for player in state.players:
        seen.update(player.pool, player.slots, player.contracts.values(), player.fulfilled)
    return seen


class Nucleum(Game[NucleumState]):
    """The rules of Nucleum (nucleum.md), for 2 to 4 players."""

    id = "nucleum"
    rules_version = 1
    seats = range(2, 5)
    state_type = NucleumState
    options = (
        Option(name="experiments", default="choose", values=("choose", "random")),
        Option(name="first_game", default=False),
        Option(name="promo_plant_bonuses", default=False),
        Option(name="promo_fragments", default=False),
    )
    projects = True

    def __init__(self) -> None:
        self._solid = SolidPlayer(self)
        self.guide = NucleumGuide(self)

    def set_up(self, seats: int, options: Options, rng: Rng, log: EventLog) -> NucleumState:
        """Return the table as set up; experiments are chosen first, then turns begin."""
        state = NucleumState(
            seats=seats, rng=rng, modules=setup.modules_for(options), board=Board(), display=Display()
        )
        state.push(turn.NextTurn())
        setup.set_up(state, options, state.rng, log)
        return state

    def pending(self, state: NucleumState) -> list[Any]:
        """Return the stack of steps."""
        return state.pending

    def standings(self, state: NucleumState) -> tuple[Standing, ...]:
        """Return the standings as if the game ended now, with points by source; ties are shared."""
        return scoring.standings(state)

    def imagine(self, state: NucleumState, seat: int, rng: Rng) -> NucleumState:
        """Return a copy in which the stacks hold what `seat` may expect, drawn anew."""
        copy = self.copy(state)
        data, display, seen = lib(copy), copy.display, _is_seen(copy)
        base = [tile.id for tile in data.tiles_in("base") if tile.id not in seen]
        general = [tile.id for tile in data.tiles_in("general") if tile.id not in seen]
        rng.shuffle(general)
        stack = base + general[: max(0, len(display.tiles) - len(base))]
        rng.shuffle(stack)
        display.tiles = stack[: len(display.tiles)]
        for name, left in display.stacks.items():
            unseen = [item.id for item in data.contracts_in(name) if item.id not in seen]
            rng.shuffle(unseen)
            display.stacks[name] = unseen[: len(left)]
        copy.rng = rng.fork()
        return copy

    def give_turn(self, state: NucleumState, seat: int) -> bool:
        """Let the seat's next turn begin as if the others passed; False during set-up and when none comes."""
        return rehearsal.give_turn(state, seat)

    def turn_number(self, state: NucleumState) -> int:
        """Return the number of turns begun."""
        return state.turn

    def computers(self) -> Sequence[ComputerPlayer[NucleumState]]:
        """Return the computer players, the strongest last."""
        return (RandomPlayer(), self._solid)

    def forget(self, state: NucleumState) -> None:
        """Drop what was worked out for `state` and its board."""
        super().forget(state)
        state.board.changed()
