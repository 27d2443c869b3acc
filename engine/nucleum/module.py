"""What a module of Nucleum is: the base game and every expansion are one value of `Module` each.

`engine.nucleum.modules` lists them; each lies in a folder there. A table plays with some of them (`TableState.modules`).
`engine.nucleum.library` says which, and merges what they bring; the rules use the merged value (`rules_of` and the like),
never a module by name. A key that two modules define is an error when they are registered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from engine.kernel import Arg, Choice, Command, Decision, EventLog, Hint, Option, Options, Rng, Role, Subject, Text
from engine.kernel.guide import Brief
from engine.kernel.trophies import Trophies
from engine.nucleum.automaton import AutomatonRules
from engine.nucleum.data.components import City, Components, MapSide, Record, SetupCard, Space
from engine.nucleum.data.names import Names
from engine.nucleum.data.problem import Found
from engine.nucleum.data.vocabulary import Ability, Counter, Part
from engine.nucleum.state import Effects, Piece, TableState, Terms

Steps = list[Any]
"""Steps to be resolved, the first one first."""


# --- Rules ------------------------------------------------------------------------------------------------------------


def _always(_state: TableState, _seat: int, _effect: Any) -> bool:
    return True


class MainAction(NamedTuple):
    """A main action: whether a seat can do anything with it on given terms, and the step that begins it.

    `discounted`: whether it costs thaler, so that a special directive's discount is of use.
    """

    possible: Callable[[TableState, int, Terms], bool]
    begin: Callable[[int, Terms], Any]
    discounted: bool = True


class EffectRule(NamedTuple):
    """How an effect is carried out.

    `carry_out(state, do, effect, log)` returns the steps that follow (`do`: the step that gains the effects, with its
    `seat`); `any_good(state, seat, effect)` tells whether the seat gains anything from it now.
    """

    carry_out: Callable[[TableState, Any, Any, EventLog], Steps]
    any_good: Callable[[TableState, int, Any], bool] = _always


class MoreChoices(NamedTuple):
    """Choices that a module adds to a step of another module.

    `offered(state, step)` returns them; `resolve(state, step, choice, log)` carries out one of them. The part of their
    ids before ":" is the key under which the module lists them, and no other choice of that step has it.
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


class Swap(NamedTuple):
    """A building that a seat may place instead of one of its board, which then leaves the game.

    `own`: the building of the board; `kind` and `id`: kind and id of the other's record; `thaler`: its price, before the
    red surcharge and discounts; `fits`: the types of spaces it may be placed on, besides special ones.
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
    """Buildings that may be placed instead of those of the player boards.

    `offered(state, seat)` returns them. `said(state, swap)` is its label as a choice, `detail(state, swap, cost, places)`
    what it brings, given its cost and the number of spaces. `placed(state, seat, swap, log)` is called after one
    was placed, and returns the steps that follow.
    """

    offered: Callable[[TableState, int], Iterable[Swap]]
    said: Callable[[TableState, Swap], Text]
    detail: Callable[[TableState, Swap, Text, int], Text]
    placed: Callable[[TableState, int, Swap, EventLog], Steps]


class MineKind(NamedTuple):
    """Buildings of a kind that may be uranium mines as well.

    `size(state, piece)`: the uranium that one holds as a mine now, before modifiers; 0 for one that is not a mine.
    """

    size: Callable[[TableState, Piece], int]


class FurtherPiece(NamedTuple):
    """A kind of piece besides turbines and mines that `industrialize` may place; pieces of a kind are all alike.

    `spaces(city)`: the spaces of a city for it. `price(state, seat)`: thaler, before the red surcharge and discounts, and
    workers, for which there are no discounts. `put(state, seat, space, log)` is called after it was paid for and
    placed, and returns the steps that follow. `name`: its name; `one`: the same within a sentence; `code`:
    what is typed for it; `gives(state, seat)`: what it brings.
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

    `nuclei`: nucleum tokens that each plant counts as having more, one without any and one for coal included.
    `foreign_electricity`: electricity for each other player's turbine used in an energize action. `supply_pays`: the supply
    pays for these turbines, which may be used before the plant's own place and own turbines.
    """

    nuclei: int = 0
    foreign_electricity: int = 0
    supply_pays: bool = False


class Cover(NamedTuple):
    """Things that may lie over one half of an action tile and replace its action.

    `effects(state, cover)`: what the one with this id does; None when it is of another kind. `at(state, space, half)`:
    the id of the one over a half of the railway tile on a space ("" for none). `held(state, seat)`: the id of the one
    the seat could lay now ("" for none). `used(state, cover)` is called when an action it covers is resolved on a
    railway tile. `laid(state, seat, space)`: steps right after a tile was laid, before its matches are determined.
    `matched(state, space, ends)`: takes away what does not stay there any longer, and returns the steps for after the
    matched actions; each of `ends` is (half, neighbouring space or "", whether it matches, whether an empty space of
    the link lies beyond).
    """

    effects: Callable[[TableState, str], Effects | None]
    at: Callable[[TableState, str, int], str]
    held: Callable[[TableState, int], str]
    used: Callable[[TableState, str], None]
    laid: Callable[[TableState, int, str], Steps]
    matched: Callable[[TableState, str, list[tuple[int, str, bool, bool]]], Steps]


@dataclass(frozen=True, kw_only=True)
class Rules:
    """What the rules look up.

    - `actions`: main actions, by the id of their `ActionKind`.
    - `effects`: how each type of effect is carried out.
    - `counters`: how each kind of count is made, by `Counter.what`: (state, seat, counter, city asking) -> number.
      `board_counters` names those that follow from the board alone, whose results are kept until it changes.
    - `scores`: sources of points at the end, in the order of scoring: (state, seat) -> points.
    - `ends`: how near each end condition is, 0 to 1, by the id of its record.
    - `choices`: what a module adds to a step of another, by the type of the step and the first part of the ids.
    - `slot_bonuses`: contract slots without a record.
    - `covers`: what may lie over half a tile.
    - `abilities`: further lasting abilities of a seat, besides those of its turbines and technologies.
    - `fulfilled`: how many contracts a seat has fulfilled besides those of contract records.
    - `joins`: joins of cities besides railways; what they follow from changes the board (`Board.clear_cache`).
    - `imports`: (state, seat, coal area) -> further cities into which the seat may import coal from there.
    - `swaps`: buildings that may be placed instead of those of the player boards.
    - `pieces`: what else `industrialize` may place, by the type of the pieces.
    - `piece_kinds`: what a building counts as besides its types, by the kind of its record: (state, piece) -> kinds.
    - `mines`: buildings that may be uranium mines, by the kind of their records.
    - `fuel`: changes the terms on which a seat brings fuel to power plants: (state, seat, terms) -> terms.
    - `free_coal`: (state, seat) -> cities from each of which a coal that costs nothing comes in each energize action.
    - `plant_bonuses`: (state, city) -> the city whose plant's printed bonus counts there instead, or "".
    - `under`: action tiles of a seat that lie under others in its slots: (state, seat) -> {tile on top: tile under it}.
    - `kept_free`: whether set-up puts no building into a city as it stands, for the players: (state, city) -> whether.
    - `exchanges`: whether a seat may exchange uranium for workers and workers for thaler; all must allow it.
    - `closed_slots`: how many action slots of a seat are covered and cannot be used: (state, seat) -> number.
    - `ends_needed`: how many end conditions bring the end, in place of the printed number; None to leave it.
    - `ends_left_out`: ids of end conditions that do not count at a table.
    - `other_ends`: how near something besides the end conditions brings the end, which comes at 1.0.
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
    fulfilled: tuple[Callable[[TableState, int], int], ...] = ()
    plant_bonuses: tuple[Callable[[TableState, str], str], ...] = ()
    joins: tuple[Callable[[TableState], Iterable[Join]], ...] = ()
    imports: tuple[Callable[[TableState, int, str], Iterable[str]], ...] = ()
    under: tuple[Callable[[TableState, int], Mapping[str, str]], ...] = ()
    swaps: tuple[Swaps, ...] = ()
    pieces: Mapping[str, FurtherPiece] = field(default_factory=dict)
    piece_kinds: Mapping[str, Callable[[TableState, Piece], tuple[str, ...]]] = field(default_factory=dict)
    mines: Mapping[str, MineKind] = field(default_factory=dict)
    fuel: tuple[Callable[[TableState, int, FuelTerms], FuelTerms], ...] = ()
    free_coal: tuple[Callable[[TableState, int], Iterable[str]], ...] = ()
    kept_free: tuple[Callable[[TableState, City], bool], ...] = ()
    exchanges: tuple[Callable[[TableState, int], bool], ...] = ()
    closed_slots: tuple[Callable[[TableState, int], int], ...] = ()
    ends_needed: tuple[Callable[[TableState], int | None], ...] = ()
    ends_left_out: tuple[Callable[[TableState], Iterable[str]], ...] = ()
    other_ends: tuple[Callable[[TableState], float], ...] = ()


# --- When -------------------------------------------------------------------------------------------------------------

SetUp = Callable[[TableState, Rng, EventLog], None]


MAP = "map"
"""The option that chooses the map."""

LAST_PHASE = "draft"
"""The last phase of set-up, regardless of what modules add."""


class Phase(NamedTuple):
    """A phase of set-up: what it does, and the phase of another module that it takes the place of ("" for none)."""

    run: SetUp
    replaces: str = ""


@dataclass(frozen=True, kw_only=True)
class Moments:
    """The moments at which a module acts.

    - `set_up`: phases of set-up by name. Those of the base game come first, "draft" (the choice of experiments) last;
      a phase that replaces another comes in its place.
    - `first_card`: when the first set-up card is resolved, (state, card, log).
    - `recharged`: at the end of a recharge, (state, seat) -> steps.
    - `kings_day`: after the base scoring of a King's Day, (state, seat, log) -> steps.
    - `reshuffle`: shuffles, in a copy, what lies face down: (copy, rng). Of games imagined or taken back.
    - `imagine`: changes, in a copy, what else a seat cannot know: (copy, seat, rng).
    """

    set_up: Mapping[str, Phase] = field(default_factory=dict)
    first_card: tuple[Callable[[TableState, SetupCard, EventLog], None], ...] = ()
    recharged: tuple[Callable[[TableState, int], Steps], ...] = ()
    kings_day: tuple[Callable[[TableState, int, EventLog], Steps], ...] = ()
    reshuffle: tuple[Callable[[TableState, Rng], None], ...] = ()
    imagine: tuple[Callable[[TableState, int, Rng], None], ...] = ()


# --- What is said -----------------------------------------------------------------------------------------------------


class Phrase(NamedTuple):
    """The shortest name of a type of effect, and its description as a phrase for lists."""

    label: Callable[[Any], Text]
    full: Callable[[Any], Text]


class RecordWords(NamedTuple):
    """The name of a type of record, and its description."""

    name: Callable[[Any], Text]
    describe: Callable[[Any], Text]


class LookUp(NamedTuple):
    """A group of components that can be looked up.

    `kind`: the kind of record, as in data files. `printed`: whether their ids stand on them. `whereabouts(state,
    record, viewer)` returns where one is at a table, and its state there. `own`: whether they are this project's own,
    so that their values have no source.
    """

    kind: str
    printed: bool = False
    whereabouts: Callable[[TableState, Any, int | None], Iterable[Text]] | None = None
    own: bool = False


class Subjects(NamedTuple):
    """What players may ask about for a main action, and why the action cannot use one of them.

    `listed(state)` returns them; `why(state, seat, id, terms)` the reason, None when it can.
    """

    listed: Callable[[TableState], Iterable[Subject]]
    why: Callable[[TableState, int, str, Terms], Text | None]


class RulesPage(NamedTuple):
    """A page of the rules: its topic, its picture, and the numbers in its text.

    `terms`: whether there is a text of what it explains besides its title (`rules-nucleum-<topic>-terms`).
    """

    topic: str
    picture: str
    numbers: Callable[[Components], Mapping[str, Any]]
    terms: bool = False


@dataclass(frozen=True, kw_only=True)
class ModuleGuide:
    """What a module adds to the texts.

    - `effects`, `records`: words by type of effect and of record.
    - `look_up`: groups of components by the first part of their ids ("tile", "contract", ...).
    - `rulings`: which decisions about unclear rules concern a record, by the last part of their text's key.
    - `pages`: pages of the rules, in the order in which a newcomer reads them.
    - `headlines`: where the game stands, in place of the usual line: (state) -> text, or None while it does not apply.
    - `own`: what only that player may read: (state, seat) -> texts.
    - `table`, `player`, `display`: lines of the table as text: about the table, a seat, the side board.
    - `rail`: the text of a railway space that holds a tile: (state, space, the sentence so far) -> sentence.
    - `counts`: with how many places, tiles, contracts or buildings a main action could be done, by its id.
    - `ends`: the arguments of the text of each end condition ("nuc-end-<id>").
    - `why_not`: why a kind of choice is not open, by kind: (state, seat, terms) -> reason.
    - `may_fulfil`: whether a seat could now fulfil something other than a contract record.
    - `under_way`: the steps that ask for a part of a main action, with its id.
    - `subjects`: what players may ask about for a main action, by its id.
    - `groups`: further ways to use the tiles in hand: (state, seat, groups of tasks, the step that resolves a tile or None) -> more groups.
    - `tile_places`: where an action tile is that the base game cannot find: (state, tile) -> text or None.
    - `advice`: hints for a newcomer's turn, after those of the base game: (state, seat, decision) -> hint or None.
    - `refused`: the refusal of a typed line whose first words fit nothing: (state, seat, words) -> sentence, None for others.
    - `joins`: what joins a city to others besides railways: (state, city) -> names of it.
    - `undivided`: kinds of count (`Counter.what`) without partial progress: they are met or not.
    - `counted`: first parts of ids of choices whose number counts from 0; people type it from 1.
    - `roles`: what its kinds of event are in the tale of a turn (see `engine.kernel.tale.Role`).
    - `deed_icons`: the icons of what its deeds do, by the keys of their texts.
    - `briefs`: how a long name of a choice is shortened, by the key of its text (see `engine.nucleum.phrases.brief`).
    - `unplaced`: what stands before the colon of marks of places that posts' pictures do not show with a number.
    - `asks`: reasons and prompts with their own text for pings (see `engine.kernel.Guide.asks`).
    """

    effects: Mapping[type[Part], Phrase] = field(default_factory=dict)
    records: Mapping[type[Record], RecordWords] = field(default_factory=dict)
    look_up: Mapping[str, LookUp] = field(default_factory=dict)
    rulings: Mapping[str, Callable[[Record], bool]] = field(default_factory=dict)
    pages: tuple[RulesPage, ...] = ()
    headlines: tuple[Callable[[TableState], Text | None], ...] = ()
    own: tuple[Callable[[TableState, int], Iterable[Text]], ...] = ()
    table: tuple[Callable[[TableState], Iterable[Text]], ...] = ()
    player: tuple[Callable[[TableState, int], Iterable[Text]], ...] = ()
    display: tuple[Callable[[TableState], Iterable[Text]], ...] = ()
    rail: tuple[Callable[[TableState, str, Text], Text], ...] = ()
    counts: Mapping[str, Callable[[TableState, int, Terms], int]] = field(default_factory=dict)
    ends: Mapping[str, Callable[[TableState], Mapping[str, Arg]]] = field(default_factory=dict)
    why_not: Mapping[str, Callable[[TableState, int, list[Terms]], Text]] = field(default_factory=dict)
    may_fulfil: tuple[Callable[[TableState, int], bool], ...] = ()
    under_way: Mapping[type, str] = field(default_factory=dict)
    subjects: Mapping[str, Subjects] = field(default_factory=dict)
    groups: tuple[Callable[[TableState, int, list[Any], Any], list[Any]], ...] = ()
    tile_places: tuple[Callable[[TableState, str], Text | None], ...] = ()
    advice: tuple[Callable[[TableState, int, Decision], Hint | None], ...] = ()
    refused: tuple[Callable[[TableState, int, Sequence[str]], Text | None], ...] = ()
    joins: tuple[Callable[[TableState, str], Iterable[Text]], ...] = ()
    undivided: frozenset[str] = frozenset()
    counted: frozenset[str] = frozenset()
    roles: Mapping[str, Role] = field(default_factory=dict)
    deed_icons: Mapping[str, str] = field(default_factory=dict)
    briefs: Mapping[str, Callable[[Text], Brief]] = field(default_factory=dict)
    unplaced: frozenset[str] = frozenset()
    asks: frozenset[str] = frozenset()


# --- What it is worth -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Worth:
    """The worth of a module's things for computer players.

    - `effects`: the approximate worth of a type of effect in points: (estimator, state, seat, effect, turns left) -> points; the
      estimator (`engine.nucleum.ai.evaluation.Estimator`) knows what goods are worth now.
    - `position`: the additional worth of a position for a seat: (estimator, state, seat, turns left) -> points.
    - `moments`: how often a turn each moment of an `On` ability comes; `modifiers`, `permits`: what each step of a
      modifier and each permission is worth a turn.
    - `promises`: what an action still open to a plan may bring, by kind of choice.
    - `hopes`: what else a plan for a seat may still bring: (state, seat) -> points.
    - `at_once`: kinds of choice of which only the best is followed up.
    - `turns`: how many own turns a seat may expect after this one, when a module knows it better: (state, seat) -> turns.
    - `answers`: how a decision is made without planning ahead, by the kind of its first choice: (state, decision, rng)
      -> id of a choice.
    """

    effects: Mapping[type[Part], Callable[[Any, TableState, int, Any, float], float]] = field(default_factory=dict)
    position: tuple[Callable[[Any, TableState, int, float], float], ...] = ()
    moments: Mapping[str, float] = field(default_factory=dict)
    modifiers: Mapping[str, float] = field(default_factory=dict)
    permits: Mapping[str, float] = field(default_factory=dict)
    promises: Mapping[str, float] = field(default_factory=dict)
    hopes: tuple[Callable[[TableState, int], float], ...] = ()
    at_once: frozenset[str] = frozenset()
    turns: tuple[Callable[[TableState, int], float], ...] = ()
    answers: Mapping[str, Callable[[TableState, Decision, Rng], str]] = field(default_factory=dict)


# --- A module ---------------------------------------------------------------------------------------------------------


class ModuleState(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a module keeps at a table (`TableState.parts`, under the module's id). Subclasses have their id as tag."""


@dataclass(frozen=True, kw_only=True)
class Module:
    """The base game or an expansion.

    `id` is the name of its folders and the prefix of its texts. `options`: those of the lobby that bring it into
    play: each that is yes or no, or the one of several values that `switch` names. `automata`, `seats`: with some
    options, the keys of the names of the automata that sit at the table, and the numbers of seats there are (None:
    any). `needs`: ids of other modules. `comes_with`: ids of modules that bring it into play too, each of them
    whatever its own options say. `board`: the map it is played on, one of the values of the option `map` ("" for the
    one in use anyway). `rules_version` rises when a change of its rules would break running games. `state`: what it
    keeps at a table. `steps` join those that may wait to be resolved. `records`: kinds of record its data files may
    hold. `upgrade` brings a stored state of an earlier release (as decoded without types) up to date, in place.
    `box`: how many records of each kind its box holds, for checking the data. `checks`, `routes`: see
    `engine.nucleum.data.names.Known`. `trophies`: what can be won in games against its automata.
    """

    id: str
    options: tuple[Option, ...] = ()
    switch: str = ""
    automata: Callable[[Options], tuple[str, ...]] | None = None
    seats: Callable[[Options], range | None] | None = None
    needs: frozenset[str] = frozenset()
    comes_with: frozenset[str] = frozenset()
    board: str = ""
    rules_version: int = 1
    state: type[ModuleState] | None = None
    steps: tuple[type, ...] = ()
    records: Mapping[str, type[Record]] = field(default_factory=dict)
    box: Mapping[str, int] = field(default_factory=dict)
    names: Names = field(default_factory=Names)
    commands: tuple[Command, ...] = ()
    rules: Rules = field(default_factory=Rules)
    automaton: AutomatonRules = field(default_factory=AutomatonRules)
    moments: Moments = field(default_factory=Moments)
    guide: ModuleGuide = field(default_factory=ModuleGuide)
    worth: Worth = field(default_factory=Worth)
    upgrade: Callable[[dict[str, Any]], None] | None = None
    checks: tuple[Callable[[Components, Names], Iterable[Found]], ...] = ()
    routes: tuple[Callable[[Components, MapSide], Iterable[tuple[str, ...]]], ...] = ()
    trophies: Trophies | None = None

    @property
    def switches(self) -> tuple[Option, ...]:
        """The options that bring it into play when they are on."""
        return tuple(
            option for option in self.options if isinstance(option.default, bool) or option.name == self.switch
        )

    @property
    def shared(self) -> bool:
        """Whether it is in force exactly when a module that needs it is."""
        return self.needs == {"base"} and not (self.switches or self.comes_with or self.board)

    def asked_for(self, options: Options, found: Collection[str]) -> bool:
        """Return whether a table's options, or the modules found to be in force so far, ask for this module."""
        if not self.needs or not self.comes_with.isdisjoint(found):
            return True
        if self.board:
            return options.get(MAP) == self.board
        if self.switches:
            return any(option.is_on(options.get(option.name, option.default)) for option in self.switches)
        return not self.shared and not self.comes_with


class ModuleError(ValueError):
    """Modules that cannot be used together: two define the same key, or one needs a module that is not there."""
