"""A module's additions to the rules, looked up in the merged `Rules`: actions, effects, counts, pieces, ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.kernel import Choice, EventLog, Text
from engine.nucleum.data.components import City, Space
from engine.nucleum.data.vocabulary import Ability, Counter, Part
from engine.nucleum.state import Effects, Piece, Steps, TableState, Terms


def _always(_state: TableState, _seat: int, _effect: Any) -> bool:
    return True


class MainAction(NamedTuple):
    """A main action: whether a seat can use it on given terms, and the step that begins it.

    `discounted`: whether it costs thaler, so that a special directive's discount applies.
    """

    possible: Callable[[TableState, int, Terms], bool]
    begin: Callable[[int, Terms], Any]
    discounted: bool = True


class EffectRule(NamedTuple):
    """The implementation of an effect.

    `carry_out(state, do, effect, log)` returns the steps that follow (`do`: the step that gains the effects, with its
    `seat`); `any_good(state, seat, effect)` tells whether the seat gains anything from it now.
    """

    carry_out: Callable[[TableState, Any, Any, EventLog], Steps]
    any_good: Callable[[TableState, int, Any], bool] = _always


class MoreChoices(NamedTuple):
    """Choices that a module adds to a step of another module.

    `offered(state, step)` returns them; `resolve(state, step, choice, log)` carries out one of them. The part of
    their ids before ":" is the key under which the module lists them, and no other choice of that step has it.
    """

    offered: Callable[[TableState, Any], list[Choice]]
    resolve: Callable[[TableState, Any, str, EventLog], None]


class SlotBonus(NamedTuple):
    """A contract slot whose bonus is not an effect of a record: the steps that give it, its name and what it gives."""

    steps: Callable[[TableState, int], Steps]
    name: Text
    gives: Text


class Join(NamedTuple):
    """A join of two cities that only one seat uses: it extends the seat's network and carries its coal and uranium."""

    ends: tuple[str, str]
    seat: int


@dataclass(frozen=True, kw_only=True)
class Connections:
    """Connections of cities besides railways, such as those by sea.

    - `joins`: the existing joins; any change to their basis changes the board (`Board.clear_cache`).
    - `imports`: (state, seat, coal area) -> further cities into which the seat may import coal from there.
    - `names`: (state, city) -> names of what could join the city to others.
    """

    joins: Callable[[TableState], Iterable[Join]] = lambda _state: ()
    imports: Callable[[TableState, int, str], Iterable[str]] = lambda _state, _seat, _area: ()
    names: Callable[[TableState, str], Iterable[Text]] = lambda _state, _city: ()


class FurtherContracts(NamedTuple):
    """Contracts that are not contract records: the number that a seat has fulfilled, and whether it could fulfill one."""

    fulfilled: Callable[[TableState, int], int]
    fulfillable: Callable[[TableState, int], bool]


class Swap(NamedTuple):
    """A building that a seat may place instead of one from its board; the replaced building leaves the game.

    `own`: the building of the board; `kind` and `id`: kind and id of the other's record; `thaler`: its price, before
    the red surcharge and discounts; `fits`: the types of spaces it may be placed on, besides special ones.
    """

    own: str
    kind: str
    id: str
    thaler: int
    fits: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name by which a step stores it."""
        return f"{self.own}:{self.id}"


class Swaps(NamedTuple):
    """Buildings that may be placed instead of a player board's.

    `offered(state, seat)` returns them. `said(state, swap)` is its label as a choice, `detail(state, swap, cost,
    places)` what it brings, given its cost and the number of spaces. `placed(state, seat, swap, log)` is called after
    one was placed, and returns the steps that follow.
    """

    offered: Callable[[TableState, int], Iterable[Swap]]
    said: Callable[[TableState, Swap], Text]
    detail: Callable[[TableState, Swap, Text, int], Text]
    placed: Callable[[TableState, int, Swap, EventLog], Steps]


class BuildingKind(NamedTuple):
    """Buildings of a kind that only an expansion has.

    `counts_as(state, piece)`: the kinds that one counts as besides its types. `uranium(state, piece)`: the uranium
    that one holds as a mine now, before modifiers; 0 for one that is not a mine.
    """

    counts_as: Callable[[TableState, Piece], tuple[str, ...]]
    uranium: Callable[[TableState, Piece], int]


class FurtherPiece(NamedTuple):
    """A kind of piece besides turbines and mines that `industrialize` may place; pieces of a kind are all alike.

    `spaces(city)`: the spaces of a city for it. `price(state, seat)`: thaler, before the red surcharge and discounts,
    and workers, for which there are no discounts. `put(state, seat, space, log)` is called after it was paid for and
    placed, and returns the steps that follow. `name`: its name; `one`: the same within a sentence; `code`: its typed
    name; `gives(state, seat)`: its gains.
    """

    spaces: Callable[[City], Iterable[Space]]
    price: Callable[[TableState, int], tuple[int, int]]
    put: Callable[[TableState, int, str, EventLog], Steps]
    name: Text
    one: Text
    code: str
    gives: Callable[[TableState, int], Text]


class FuelTerms(NamedTuple):
    """The terms on which a seat brings fuel to the power plants, besides the base game's abilities.

    `nuclei`: additional nucleum tokens that each plant counts as having, even without any, or if it burns coal.
    `foreign_electricity`: electricity for each other player's turbine used in an energize action. `supply_pays`: the
    supply pays for these turbines, which may be used before the plant's own place and own turbines.
    """

    nuclei: int = 0
    foreign_electricity: int = 0
    supply_pays: bool = False


class Cover(NamedTuple):
    """Things that may lie over one half of an action tile and replace its action.

    `effects(state, cover)`: the effects of the cover with this id; None if it is of another kind. `at(state, space,
    half)`: the id of the one over a half of the railway tile on a space ("" for none). `held(state, seat)`: the id of
    the one the seat could lay now ("" for none). `used(state, cover)` is called when an action it covers is resolved
    on a railway tile. `laid(state, seat, space)`: steps right after a tile was laid, before its matches are
    determined. `matched(state, space, ends)`: removes anything that no longer stays there, and returns the steps
    after the matched actions; each of `ends` is (half, neighboring space or "", whether it matches, whether an empty
    space of the link lies beyond). `said(state, space, sentence)`: the sentence about the tile on a railway space,
    with its cover.
    """

    effects: Callable[[TableState, str], Effects | None]
    at: Callable[[TableState, str, int], str]
    held: Callable[[TableState, int], str]
    used: Callable[[TableState, str], None]
    laid: Callable[[TableState, int, str], Steps]
    matched: Callable[[TableState, str, list[tuple[int, str, bool, bool]]], Steps]
    said: Callable[[TableState, str, Text], Text]


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The definitions that the rules look up.

    - `actions`: main actions, by the id of their `ActionKind`.
    - `effects`: how each type of effect is carried out.
    - `counters`: how each kind of count is made, by `Counter.what`: (state, seat, counter, city asking) -> number.
      `board_counters` names those that depend only on the board, whose results are kept until it changes.
    - `scores`: sources of points at the end, in the order of scoring: (state, seat) -> points.
    - `ends`: how near each end condition is, 0 to 1, by the id of its record.
    - `choices`: what a module adds to a step of another, by the type of the step and the first part of the ids.
    - `slot_bonuses`: contract slots without a record.
    - `covers`: what may lie over half a tile.
    - `abilities`: further lasting abilities of a seat, besides its turbines and technologies.
    - `contracts`: contracts that are not contract records.
    - `connections`: connections of cities besides railways.
    - `swaps`: buildings that may be placed instead of a player board's.
    - `pieces`: what else `industrialize` may place, by the type of the pieces.
    - `buildings`: buildings that only an expansion has, by the kind of their records.
    - `fuel`: changes the terms on which a seat brings fuel to power plants: (state, seat, terms) -> terms.
    - `free_coal`: (state, seat) -> cities from each of which a coal that costs nothing comes in each energize action.
    - `plant_bonuses`: (state, city) -> the city whose plant's printed bonus counts there instead, or "".
    - `under`: action tiles of a seat that lie under others in its slots: (state, seat) -> {tile on top: tile under
      it}.
    - `kept_free`: whether setup puts no building into a city as it stands, for the players: (state, city) -> whether.
    """

    actions: Mapping[str, MainAction] = field(default_factory=dict)
    effects: Mapping[type[Part], EffectRule] = field(default_factory=dict)
    counters: Mapping[str, Callable[[TableState, int, Counter, str], int]] = field(default_factory=dict)
    board_counters: frozenset[str] = frozenset()
    scores: Mapping[str, Callable[[TableState, int], int]] = field(default_factory=dict)
    ends: Mapping[str, Callable[[TableState], float]] = field(default_factory=dict)
    choices: Mapping[tuple[type, str], MoreChoices] = field(default_factory=dict)
    slot_bonuses: Mapping[str, SlotBonus] = field(default_factory=dict)
    covers: tuple[Cover, ...] = ()
    abilities: tuple[Callable[[TableState, int], Iterable[Ability]], ...] = ()
    contracts: tuple[FurtherContracts, ...] = ()
    plant_bonuses: tuple[Callable[[TableState, str], str], ...] = ()
    connections: tuple[Connections, ...] = ()
    under: tuple[Callable[[TableState, int], Mapping[str, str]], ...] = ()
    swaps: tuple[Swaps, ...] = ()
    pieces: Mapping[str, FurtherPiece] = field(default_factory=dict)
    buildings: Mapping[str, BuildingKind] = field(default_factory=dict)
    fuel: tuple[Callable[[TableState, int, FuelTerms], FuelTerms], ...] = ()
    free_coal: tuple[Callable[[TableState, int], Iterable[str]], ...] = ()
    kept_free: tuple[Callable[[TableState, City], bool], ...] = ()
