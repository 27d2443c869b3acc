"""Nucleum as a `Game`: its state with the agenda, its options, standings, and what a seat may imagine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, Union

import msgspec

from engine.kernel import (
    Amount,
    Choice,
    Command,
    Component,
    ComputerPlayer,
    EventLog,
    Explanation,
    Game,
    Hint,
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
from engine.nucleum.library import lib, moments_of
from engine.nucleum.module import ModuleState, chosen, every_part, every_step, in_force, registered
from engine.nucleum.rules.effects import goods
from engine.nucleum.rules.effects.end_conditions import needed
from engine.nucleum.rules.flow import recharge, rehearsal, scoring, setup, turn
from engine.nucleum.state import Board, Display, Table

if TYPE_CHECKING:
    Step: TypeAlias = Any
    Part: TypeAlias = ModuleState
else:
    Step = Union[every_step()]  # noqa: UP007 - computed
    Part = Union[every_part()]  # noqa: UP007 - computed


class NucleumState(Table, kw_only=True):
    """The whole state: the table with its stack of steps (last is next) and the parts of its modules."""

    agenda: list[Step] = msgspec.field(default_factory=list)
    parts: dict[str, Part] = msgspec.field(default_factory=dict)


STATE_RELEASE = 1
"""Raised when `Module.upgrade` has something to do for states stored before: 0 are those of release 0.1.0."""


def _is_seen(state: Table) -> set[str]:
    """Return every tile and contract that lies open or has been seen."""
    seen = {*state.display.offer, *(rail.tile for rail in state.board.rails.values())}
    for names in state.display.shown.values():
        seen.update(names)
    for player in state.players:
        seen.update(player.pool, player.slots, player.contracts.values(), player.fulfilled)
    return seen


def _commands() -> tuple[Command, ...]:
    """Return the commands of all modules; one of several modules makes the kinds of choice of each."""
    found: dict[str, Command] = {}
    for command in (command for module in registered() for command in module.commands):
        known = found.get(command.name, command)
        kinds = tuple(dict.fromkeys((*known.kinds, *command.kinds)))
        found[command.name] = msgspec.structs.replace(known, kinds=kinds)
    return tuple(found.values())


class Nucleum(Game[NucleumState]):
    """The rules of Nucleum (nucleum.md), for 2 to 4 players."""

    id = "nucleum"
    rules_version = 1
    seats = range(2, 5)
    state_type = NucleumState
    options = tuple(option for module in registered() for option in module.options)
    commands = _commands()
    main_kinds = why_not.kinds(tuple(module.id for module in registered()))
    announced = frozenset({"end-condition", "end-near", "last-round"})
    projects = True

    def __init__(self) -> None:
        self._solid = SolidPlayer(self)

    def set_up(self, seats: int, options: Options, rng: Rng, log: EventLog) -> NucleumState:
        """Return the table as set up; experiments are chosen first, then turns begin."""
        modules = in_force(options)
        parts = {module.id: module.state() for module in chosen(modules) if module.state is not None}
        state = NucleumState(
            seats=seats,
            rng=rng,
            modules=modules,
            options=dict(options),
            board=Board(),
            display=Display(),
            parts=parts,
            release=STATE_RELEASE,
        )
        state.push(turn.NextTurn())
        setup.set_up(state, state.rng, log)
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
        for imagine in moments_of(copy).imagine:
            imagine(copy, seat, rng)
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

    def decode(self, data: bytes) -> NucleumState:
        """Return the state from bytes, also those of earlier releases; msgspec.ValidationError when they do not fit."""
        try:
            state = msgspec.msgpack.decode(data, type=NucleumState)
            if state.release == STATE_RELEASE:
                return state
        except msgspec.ValidationError:
            pass  # only what is up to date need fit
        raw = msgspec.msgpack.decode(data)
        for module in registered():
            if module.upgrade is not None:
                module.upgrade(raw)
        return msgspec.convert({**raw, "release": STATE_RELEASE}, NucleumState, str_keys=True)

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
