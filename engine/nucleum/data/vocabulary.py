"""The vocabulary that describes the effects of Nucleum's components.

An `Effect` happens once, now; an `Ability` lasts; a `Condition` is checked against the current state; a `Scoring`
counts at the end. All are plain data inside the records of `engine.nucleum.data.components`: the rules execute them,
`engine.nucleum.phrases.words` describes them as text. Terms follow nucleum.md.

Where modules may add names (counts, moments, modifiers, permits, kinds of pieces), a field is a string: the valid
ones are in `engine.nucleum.data.names`, and each is checked when the data is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, Union

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]

Colour = Literal["white", "purple", "orange", "green", "wild", "none"]
"""Color of a city or of an edge of an action tile. wild matches every color; none never matches."""

BUILDING_TYPES = ("residence", "factory", "laboratory", "government")
"""The types of urban buildings of the base game."""

Resource = Literal["thaler", "worker", "uranium", "achievement", "vp"]
Track = Literal["thaler", "worker", "vp"]
TRACKS: tuple[Track, ...] = ("thaler", "worker", "vp")


class Part(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, cache_hash=True
):
    """A value inside a record."""


# --- Counting: conditions and scorings ----------------------------------------------------------------------


class Counter(Part, frozen=True):
    """Something of a player that can be counted; every filter given must hold.

    `what`:
    - `pieces`: own urban buildings, mines of both kinds and turbines on the map, filtered by `kinds` (none: all of
      them; a piece counts once if it is any of them; an urban building is "urban", its type and, on level IV, also
      "government"), `energized`, `level_at_least` (urban buildings only), `cities`, `city_colours` (a four-colored
      city has every color), `network`, `owner`;
    - `cities`: cities with at least one piece that passes the same filters;
    - `network_cities`: cities in the player's largest network (nucleum.md 3);
    - `railways`: own action tiles placed as railway tiles, on complete links or not;
    - `links`: completed links of `length_at_least` spaces with at least one own tile;
    - `contracts`: fulfilled contracts, purple ones too; `technologies`: unlocked technologies;
    - `tiles`: action tiles in the pool and above the board, railways not included;
    - `achievements`: achievement tokens held now;
    - `income`: the space (1-15) of the income marker on `track`; `any`: of the highest marker, `all`: of the lowest.

    `network`: `one`: only what lies in one of the player's networks, the best one; `same`: only what lies in the
    player's network that holds the piece asking (government buildings); `plant`: only what lies in cities joined with
    the power plant in use by what carries the player's fuel: completed links of any owner, and joins of the player's
    own such as ships. `owner`: `anyone` also counts other players' and neutral pieces. `space_at_least`: for counts
    of markers' positions. `joined_with`: only what lies in the player's own network that holds one of these cities.
    """

    what: str
    kinds: tuple[str, ...] = ()
    energized: bool = False
    level_at_least: Count = 0
    cities: tuple[str, ...] = ()
    city_colours: tuple[Colour, ...] = ()
    network: Literal["", "one", "same", "plant"] = ""
    owner: Literal["self", "anyone"] = "self"
    joined_with: tuple[str, ...] = ()
    length_at_least: Count = 0
    track: Literal["thaler", "worker", "vp", "any", "all"] = "any"
    space_at_least: Count = 0


class Condition(Part, frozen=True):
    """True while `counter` is at least `at_least`. A tuple of conditions requires all of them.

    `at_least_two`: the number required instead with 1 or 2 players, on the smaller side of a map (0: the same).
    """

    counter: Counter
    at_least: Positive
    at_least_two: Count = 0

    def required_count(self, players: int) -> int:
        """Return the number that the counter must reach for a number of players."""
        return self.at_least_two if self.at_least_two and players <= 2 else self.at_least


class Threshold(Part, frozen=True):
    """From `at_least` counted things on: `vp` points (not added to the points of lower thresholds)."""

    at_least: Positive
    vp: Positive


class Scoring(Part, frozen=True):
    """Final scoring of a purple technology: the points of the highest threshold reached, else none."""

    counter: Counter
    thresholds: Annotated[tuple[Threshold, ...], msgspec.Meta(min_length=1)]


# --- Effects: what happens once, now -------------------------------------------------------------------------


class Gain(Part, frozen=True, tag="gain"):
    """Gain `amount` of `resource`. Workers come from the reserve; uranium needs space (nucleum.md 2)."""

    resource: Resource
    amount: Positive = 1


class Income(Part, frozen=True, tag="income"):
    """Move an income marker up `steps`; `any`: the player splits the steps freely among the tracks.

    `cost` thaler are paid first; a player who does not pay gains nothing.
    """

    track: Literal["thaler", "worker", "vp", "any"]
    steps: Positive = 1
    cost: Count = 0


class Technology(Part, frozen=True, tag="technology"):
    """Unlock one of the player's locked technologies of at most `level`, or take `level` VP instead (nucleum.md 5)."""

    level: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Action(Part, frozen=True, tag="action"):
    """Take the main action `action` (id of an `ActionKind`). The player may decline.

    `thaler_off`: off the price of the building, the tile(s) or the coal, never below 0. `workers_off`: off the price
    of a mine or turbine. `electricity`: added when energizing. `uranium`: gained once a mine or turbine was placed.
    `ignore_network`: any city may be chosen. `double_slot`: the contract slot's bonus is gained twice.
    """

    action: str
    thaler_off: Count = 0
    workers_off: Count = 0
    electricity: Count = 0
    uranium: Count = 0
    ignore_network: bool = False
    double_slot: bool = False


class Directive(Part, frozen=True, tag="directive"):
    """Take any one main action that has `directive` set, with `thaler_off`."""

    thaler_off: Count = 1


class TakeTile(Part, frozen=True, tag="take_tile"):
    """Take one action tile of the offer at its price less `thaler_off` (not below 0), or `free`. May be declined."""

    thaler_off: Count = 0
    free: bool = False


class OneOf(Part, frozen=True, tag="one_of"):
    """The player picks one option and gains all its effects."""

    options: Annotated[tuple[tuple[Effect, ...], ...], msgspec.Meta(min_length=2)]


class SpecialTiles(Part, frozen=True, tag="special_tiles"):
    """Put the special action tiles of the player's experiment into its pool."""


class ExtraRailway(Part, frozen=True, tag="extra_railway"):
    """Place one more action tile of the pool as a railway tile, without a worker. May be declined."""


class SlotReward(Part, frozen=True, tag="slot_reward"):
    """Gain the bonus of a contract slot of the player's choice, holding a contract or not.

    `other`: not of the slot that just received the contract; never doubled by `double_slot`. `times`: the number of
    times.
    """

    other: bool = False
    times: Positive = 1


class PlaceNucleum(Part, frozen=True, tag="place_nucleum"):
    """Place a nucleum token in a power plant that takes one and has none; gain that plant's bonus."""


if TYPE_CHECKING:
    Effect: TypeAlias = Part
else:
    # The union that data and states are read by; `know_effects` widens it.
    Effect = Part
"""Something that happens once. In JSON each object's `type` is its tag ("gain", "income", ...).

Records and steps name it as `vocabulary.Effect`, so that it is looked up only when the first of them is read.
"""


_effects: dict[type[Part], None] = {}
_fixed: list[bool] = []


def know_effects(types: Iterable[type[Part]]) -> None:
    """Add these types to `Effect`. Raises RuntimeError for a new one once data has been read."""
    found = dict.fromkeys(types)
    if _fixed and not found.keys() <= _effects.keys():
        raise RuntimeError("types of effects must be known before any component is read")
    _effects.update(found)
    globals()["Effect"] = Union[tuple(_effects)]  # noqa: UP007 - computed


def read_with_effects() -> None:
    """Record that data is read with the known types of effects."""
    _fixed[:] = [True]


# --- Abilities: what lasts ------------------------------------------------------------------------------------


class On(Part, frozen=True, tag="on"):
    """Whenever its owner does one of `moments`: `effects`, right after it (a contract: slot bonus or reward first).

    `requirement_at_least` restricts `energize` to buildings that need at least that much electricity.
    """

    moments: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    effects: Annotated[tuple[Effect, ...], msgspec.Meta(min_length=1)]
    requirement_at_least: Count = 0


class Modifier(Part, frozen=True, tag="modifier"):
    """Changes a number of its owner's actions by `amount`, to the owner's advantage.

    `what`:
    - `urbanize_thaler_off`: thaler off each urbanize action;
    - `industrialize_workers_off`: workers off each industrialize action;
    - `coal_thaler_off`: thaler off all coal bought in one energize action;
    - `red_thaler_off`: thaler off the surcharge of red-bordered spaces and red links;
    - `second_tile_thaler_off`: thaler off the surcharge for a second tile in one develop action;
    - `electricity`: electricity added to each energize action;
    - `plant_uranium`: uranium that may be brought into a plant with a nucleum beyond what it and its turbines allow;
    - `first_uranium_electricity`: electricity added to the first uranium burnt in an energize action;
    - `mine_size`: uranium each mine holds more.

    With `per`, `amount` times the counter, but at most `limit` in all (0: no limit). All numbers stay >= 0.
    Modules document their own with their rules.
    """

    what: str
    amount: Positive = 1
    per: Counter | None = None
    limit: Count = 0


class Permit(Part, frozen=True, tag="permit"):
    """Lets its owner do something that the rules forbid.

    `what`:
    - `ignore_network`: the main action `action` may choose any city;
    - `foreign_turbines`: other players' turbines at the plant cost nothing and count as own;
    - `unmatched_end`: for each railway tile placed, the action at one end that does not match may be resolved
      as if it did.

    Modules document their own with their rules.
    """

    what: str
    action: str = ""


Ability = On | Modifier | Permit
"""Something that lasts: brown technologies and turbine effects. In JSON `type` is the tag."""


def parts_of(value: object) -> Iterator[Part]:
    """Return every `Part` inside a record, an effect, a tuple or a dict of them, the outer ones first."""
    inside: Iterable[object] = ()
    if isinstance(value, Part):
        yield value
        inside = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, (tuple, list)):
        inside = value
    elif isinstance(value, dict):
        inside = value.values()
    for item in inside:
        if item and not isinstance(item, (str, int)):  # most are leaves, not worth a generator each
            yield from parts_of(item)
