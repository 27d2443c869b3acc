"""Nucleum as a `Game`: its state with the agenda, its options, standings, and what a seat may imagine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.kernel import (
    Amount,
    Choice,
    Command,
    Component,
    ComputerPlayer,
    Confirm,
    EventLog,
    Explanation,
    Game,
    Hint,
    Option,
    Options,
    RandomPlayer,
    Rng,
    Section,
    Standing,
    Subject,
    Text,
    Topic,
    text,
)
from engine.nucleum.ai.search import SolidPlayer
from engine.nucleum.guide import advice, hints, lookup, table_in_words, typed_commands, why_not
from engine.nucleum.guide import help as pages
from engine.nucleum.library import lib
from engine.nucleum.promos import promos
from engine.nucleum.rules.actions import contract, develop, energize, industrialize, railway, urbanize
from engine.nucleum.rules.effects import effects, goods, technology
from engine.nucleum.rules.effects.end_conditions import needed
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
"""Everything that can be on the agenda."""


class NucleumState(Table, kw_only=True):
    """The whole state: the table and the agenda (last is next)."""

    agenda: list[Step] = msgspec.field(default_factory=list)


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
    commands = (
        Command(name="play", kinds=("play",), parameter="tile"),
        Command(name="rail", kinds=("rail", *railway.RAIL_KINDS, "way"), parameter="tile"),
        Command(name="recharge", kinds=("recharge",)),
        Command(name="urbanize", kinds=("urbanize", "building", "space"), parameter="building"),
        Command(name="industrialize", kinds=("industrialize", "piece", "space"), parameter="piece"),
        Command(name="develop", kinds=("develop", "tile"), parameter="tile"),
        Command(name="contract", kinds=("contract", "take", "slot"), parameter="contract"),
        Command(name="energize", kinds=("energize", "target", "plans", "plan"), parameter="building"),
        Command(name="fulfil", kinds=("fulfil",), parameter="contract"),
        Command(name="exchange", kinds=("exchange",), parameter="resource"),
        Command(
            name="resolve",
            kinds=(
                "subsidy",
                "fragment",
                "option",
                "bonus",
                "income",
                "technology",
                "vp",
                "experiment",
                "star",
                "bonus",
                "plant",
                "pay",
                "store",
                "spend",
            ),
            parameter="choice",
        ),
        Command(name="skip", kinds=("skip",)),
    )

    main_kinds = why_not.KINDS
    announced = frozenset({"end-condition", "end-near", "last-round"})
    projects = True

    def __init__(self) -> None:
        self._solid = SolidPlayer(self)

    def set_up(self, seats: int, options: Options, rng: Rng, log: EventLog) -> NucleumState:
        """Return the table as set up; experiments are chosen first, then turns begin."""
        state = NucleumState(
            seats=seats, rng=rng, modules=setup.modules_for(options), board=Board(), display=Display()
        )
        state.push(turn.NextTurn())
        setup.set_up(state, options, state.rng, log)
        return state

    def agenda(self, state: NucleumState) -> list[Any]:
        """Return the stack of steps."""
        return state.agenda

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

    def headline(self, state: NucleumState) -> Text:
        """Return round, turn and end conditions."""
        if state.over:
            return text("nuc-headline-over")
        if state.last_round:
            return text("nuc-headline-last")
        rounds = max(1, -(-state.turn // state.seats))
        if len(state.ended) >= needed(state):
            return text("nuc-headline-ending", round=rounds, flag=state.score_flag)
        return text("nuc-headline", round=rounds, ended=len(state.ended), needed=needed(state), flag=state.score_flag)

    def seat_line(self, state: NucleumState, seat: int) -> Text | None:
        """Return what the seat has, and what a recharge now would pay."""
        player = state.players[seat]
        return text(
            "nuc-seat-line",
            vp=player.vp,
            thaler=player.thaler,
            workers=player.workers,
            uranium=goods.uranium_held(state, seat),
            achievements=player.achievements,
            filled=len(player.slots),
            slots=lib(state).number("action-slots"),
            income=recharge.income_now(state, seat),
        )

    def outlook(self, state: NucleumState, choice: Choice) -> Text | None:
        """Return what a choice leads to: of a tile, what its actions could be used for now."""
        decision = self.decision(state)
        if choice.kind == "play" and decision is not None:
            return hints.play_hint(state, decision.seat, str(choice.facets["tile"]))
        return choice.detail

    def left_out(self, state: NucleumState) -> tuple[Text, ...]:
        """Return which ways to use the turn or actions of a tile are not open, and why."""
        return hints.left_out(state)

    def advice(self, state: NucleumState, seat: int) -> Hint | None:
        """Return one hint for a newcomer; see `engine.nucleum.guide.advice`."""
        return advice.advice(state, seat)

    def amounts(self, state: NucleumState, seat: int) -> tuple[Amount, ...]:
        """Return the seat's goods, income and score."""
        return why_not.amounts(state, seat)

    def why_not(self, state: NucleumState, seat: int, kind: str, about: str = "") -> Text | None:
        """Return why a kind of action, in a city or on a building space if `about` names one, is not open."""
        return why_not.why_not(state, seat, kind, about)

    def subjects(self, state: NucleumState, seat: int, kind: str) -> tuple[Subject, ...]:
        """Return the cities to build in, or the buildings to energize."""
        return why_not.subjects(state, kind)

    def topics(self) -> tuple[Topic, ...]:
        """Return the pages of the rules."""
        return pages.topics(lookup.data_for(None))

    def components(self, state: NucleumState | None) -> tuple[Component, ...]:
        """Return cities, plants, tiles, contracts and whatever else can be looked up."""
        return lookup.listed(state)

    def explain(self, component: str, state: NucleumState | None, viewer: int | None = None) -> Explanation:
        """Return all about a component; KeyError for an unknown id."""
        return lookup.explain(component, state, viewer)

    def read(self, state: NucleumState, line: str) -> list[str]:
        """Return the choices of a one-shot form; see `engine.nucleum.guide.typed_commands`."""
        return typed_commands.choices_for(self, state, line)

    def sections(self, state: NucleumState) -> tuple[Section, ...]:
        """Return the whole table in words."""
        return table_in_words.sections(state, self.headline(state))

    def normal_order(self, state: NucleumState) -> Sequence[int]:
        """Return the seats in turn order."""
        return state.seats_from(state.first)
