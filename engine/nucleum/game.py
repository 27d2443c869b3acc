"""Nucleum as a `Game`: its state with the pending steps, its options, standings, and the states a seat may imagine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Union

import msgspec

from engine.kernel import (
    ComputerPlayer,
    Confirm,
    Event,
    EventLog,
    Game,
    Options,
    RandomPlayer,
    Rng,
    SoloResult,
    Standing,
    Trophy,
)
from engine.nucleum.ai.levels import LevelPlayer, all_players
from engine.nucleum.guide.guide import NucleumGuide
from engine.nucleum.library import (
    GameBox,
    board_for,
    copy_state,
    lib,
    modules_in_play,
    moments_of,
    piece_types,
    tiles_under,
)
from engine.nucleum.modules import BOX
from engine.nucleum.rules.actions.matched import ResolveMatched
from engine.nucleum.rules.flow import rehearsal, scoring, setup, turn
from engine.nucleum.rules.flow.turn import ResolveTile
from engine.nucleum.state import Board, Display, TableState


class NucleumState(TableState, kw_only=True):
    """The whole state: the table with the pending steps (last is next) and the parts of its modules.

    A game's type (`Nucleum.state_type`) defines the steps and parts.
    """

    pending: list[Any] = msgspec.field(name="agenda", default_factory=list)
    parts: dict[str, Any] = msgspec.field(default_factory=dict)


@cache
def state_type(box: GameBox) -> type[NucleumState]:
    """Return the type of states with the steps and the parts that the modules of a box bring."""
    step, part = Union[box.steps], Union[box.parts]  # noqa: UP007 - computed
    fields: list[tuple[str, Any, Any]] = [
        ("pending", list[step], msgspec.field(name="agenda", default_factory=list)),  # type: ignore[valid-type]
        ("parts", dict[str, part], msgspec.field(default_factory=dict)),  # type: ignore[valid-type]
    ]
    made: Any = msgspec.defstruct("NucleumState", fields, bases=(NucleumState,), module=__name__, kw_only=True)
    return made  # type: ignore[no-any-return]


STATE_RELEASE = 1
"""Raise this number if `Module.upgrade` must change older stored states; 0 is for states of release 0.1.0."""


def _is_seen(state: TableState) -> set[str]:
    """Return every tile and contract that is face up or has been seen."""
    seen = {*state.display.offer, *(rail.tile for rail in state.board.rails.values())}
    for names in state.display.shown.values():
        seen.update(names)
    for seat, player in enumerate(state.players):
        seen.update(player.pool, player.slots, player.contracts.values(), player.fulfilled)
        seen.update(tiles_under(state, seat).values())
    return seen


class Nucleum(Game[NucleumState]):
    """The rules of Nucleum (nucleum.md), for 2 to 4 players, with the modules and components of a box."""

    id = "nucleum"
    onward = (Confirm, ResolveTile, ResolveMatched)
    seats = range(2, 5)

    def __init__(self, box: GameBox = BOX) -> None:
        self.box, self.state_type = box, state_type(box)
        base, *_ = box
        self.rules_version, self.options = base.rules_version, box.options
        self._computers: tuple[ComputerPlayer[NucleumState], ...] = (RandomPlayer(), *all_players(self))
        self.guide = NucleumGuide(self, box)

    def rules_versions(self, options: Options) -> dict[str, int]:
        """Return the rules version of each module in force; the base game has the id of the game."""
        _, *expansions = modules_in_play(self.box.in_force(options))
        return {self.id: self.rules_version} | {module.id: module.rules_version for module in expansions}

    def automata(self, options: Options) -> tuple[str, ...]:
        """Return the keys of the names of the automata that modules in force bring."""
        found = (
            module.automata(options)
            for module in modules_in_play(self.box.in_force(options))
            if module.automata is not None
        )
        return tuple(name for names in found for name in names)

    def seats_for(self, options: Options) -> range:
        """Return the possible numbers of seats with these options: as the modules in force define, or else any."""
        said = (
            module.seats(options)
            for module in modules_in_play(self.box.in_force(options))
            if module.seats is not None
        )
        return next((seats for seats in said if seats is not None), self.seats)

    def trophies(self) -> tuple[Trophy, ...]:
        """Return the trophies of games against the automata of all modules."""
        known, data = [module.id for module in self.box], self.box.components
        found = (module.trophies.listed(known, data) for module in self.box if module.trophies is not None)
        return tuple(trophy for trophies in found for trophy in trophies)

    def solo_result(self, state: NucleumState, seat: int, events: Sequence[Event]) -> SoloResult | None:
        """Return a seat's result in a finished game against automata; None without automata."""
        found = (module.trophies for module in modules_in_play(state.modules) if module.trophies is not None)
        return next((trophies.result(state, seat, events) for trophies in found), None)

    def set_up(self, seats: int, options: Options, rng: Rng, log: EventLog) -> NucleumState:
        """Return the table as set up; experiments are chosen first, then turns begin."""
        modules = self.box.in_force(options)
        parts = {module.id: module.state() for module in modules_in_play(modules) if module.state is not None}
        state = self.state_type(
            seats=seats,
            rng=rng,
            modules=modules,
            board_name=board_for(modules),
            options=dict(options),
            automata=tuple(range(seats - len(self.automata(options)), seats)),
            board=Board(),
            display=Display(),
            parts=parts,
            release=STATE_RELEASE,
        )
        state.push(turn.NextTurn())
        setup.set_up(state, state.rng, log)
        return state

    def pending(self, state: NucleumState) -> list[Any]:
        """Return the stack of steps."""
        return state.pending

    def standings(self, state: NucleumState) -> tuple[Standing, ...]:
        """Return the standings as if the game ended now, with points by source; ties are shared."""
        return scoring.standings(state)

    def projects(self, state: NucleumState) -> bool:
        """Return whether the game is in progress, and a person has placed a star or a King's Day was held."""
        return not state.over and scoring.previews_end(state)

    def shown_standings(self, state: NucleumState) -> tuple[Standing, ...]:
        """Return the standings: the points scored until a person's first star or King's Day, then with final scoring."""
        return scoring.shown_standings(state)

    def imagine(self, state: NucleumState, seat: int, rng: Rng) -> NucleumState:
        """Return a copy in which the stacks are redrawn from what `seat` may expect."""
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
        for reshuffle in moments_of(copy).reshuffle:
            reshuffle(copy, rng)
        for imagine in moments_of(copy).imagine:
            imagine(copy, seat, rng)
        # With the table's generator, the player could foresee the draws.
        copy.rng = rng.fork()
        return copy

    def reshuffle(self, state: NucleumState, rng: Rng) -> NucleumState:
        """Return a copy with the stacks of tiles, contracts and what modules bring in a new order."""
        copy = self.copy(state)
        for stack in (copy.display.tiles, *copy.display.stacks.values()):
            rng.shuffle(stack)
        for reshuffle in moments_of(copy).reshuffle:
            reshuffle(copy, rng)
        copy.rng = rng.fork()
        return copy

    def give_turn(self, state: NucleumState, seat: int) -> bool:
        """Start the seat's next turn as if the others passed; return False during setup or if there is none."""
        return rehearsal.give_turn(state, seat)

    def turn_number(self, state: NucleumState) -> int:
        """Return the number of turns started."""
        return state.turn

    def computers(self) -> Sequence[ComputerPlayer[NucleumState]]:
        """Return the computer players, the weakest first."""
        return self._computers

    @property
    def stand_in(self) -> ComputerPlayer[NucleumState]:
        """The level "solid": "strong" thinks for seconds."""
        return self.computer("solid")

    def outlooks(self, states: Sequence[NucleumState], seat: int, rng: Rng) -> list[float]:
        """Return the points that the strongest computer player expects for a seat from each position."""
        strongest = self._computers[-1]
        assert isinstance(strongest, LevelPlayer)
        return strongest.outlooks(states, seat, rng)

    def copy(self, state: NucleumState) -> NucleumState:
        """Return an independent equal state, with the caches of the board."""
        copy = copy_state(state)
        copy.board.know(state.board)
        return copy

    def decode(self, data: bytes) -> NucleumState:
        """Return the state from bytes of any release. Raises msgspec.ValidationError if they do not fit."""
        try:
            state = msgspec.msgpack.decode(data, type=self.state_type)
            if state.release == STATE_RELEASE:
                return self._from_box(state)
        except msgspec.ValidationError:
            pass  # only an up-to-date state needs to fit
        raw = msgspec.msgpack.decode(data)
        for module in self.box:
            if module.upgrade is not None:
                module.upgrade(raw)
        return self._from_box(msgspec.convert({**raw, "release": STATE_RELEASE}, self.state_type, str_keys=True))

    def _from_box(self, state: NucleumState) -> NucleumState:
        """Return a state that was just read, with its modules from the box; options newer than the state are off.

        Raises msgspec.ValidationError for a module that is not in the box, or a type of piece that none of its
        modules has.
        """
        try:
            state.modules = self.box.in_play(state.modules)
        except KeyError as error:
            raise msgspec.ValidationError(f"there is no module {error} - at `$.modules`") from None
        known = piece_types(state.modules)
        for space, piece in state.board.pieces.items():
            if piece.type not in known:
                what = f"there is no type of piece {piece.type} with the modules {', '.join(state.modules)}"
                raise msgspec.ValidationError(f"{what} - at `$.board.pieces.{space}.type`")
        if len(state.options) < len(self.options):
            state.options = {option.name: option.off for option in self.options} | state.options
        return state

    def is_stored_as(self, state: NucleumState, data: bytes) -> bool:
        """Return whether bytes encode this state; options that did not exist yet have their defaults."""
        try:
            stored = self.decode(data)
        except msgspec.MsgspecError:
            return False
        stored.options = self.filled_options(stored.options)
        return self.encode(stored) == self.encode(state)

    def forget(self, state: NucleumState) -> None:
        """Clear the caches of `state` and its board."""
        super().forget(state)
        state.board.clear_cache()
