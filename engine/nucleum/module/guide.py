"""A module's additions to the texts: names, pages of the rules, reasons, hints, the tale of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.kernel import Arg, Decision, Hint, Role, Spot, Subject, Text
from engine.kernel.guide import Brief
from engine.nucleum.data.components import Components, Record
from engine.nucleum.data.vocabulary import Part
from engine.nucleum.state import TableState, Terms


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

    `kind`: the kind of record, as in data files. `printed`: whether their ids are printed on them.
    `whereabouts(state, record, viewer)` returns a record's place and state at a table. `own`: whether they are this
    project's own, so that their values have no source.
    """

    kind: str
    printed: bool = False
    whereabouts: Callable[[TableState, Any, int | None], Iterable[Text]] | None = None
    own: bool = False


class Subjects(NamedTuple):
    """The subjects that players may ask about for a main action, and the reasons why the action cannot use one of them.

    `listed(state)` returns them; `why(state, seat, id, terms)` the reason, None if it can.
    """

    listed: Callable[[TableState], Iterable[Subject]]
    why: Callable[[TableState, int, str, Terms], Text | None]


class RulesPage(NamedTuple):
    """A page of the rules: its topic, its picture, and the numbers in its text.

    `terms`: whether there is a text of the terms it explains besides its title (`rules-nucleum-<topic>-terms`).
    `places`: whether it explains places in pictures (`Spot.rule`).
    `compares`: whether it compares tables with and without a module, and so is the same at each of them.
    """

    topic: str
    picture: str
    numbers: Callable[[Components], Mapping[str, Any]]
    terms: bool = False
    places: bool = False
    compares: bool = False


@dataclass(frozen=True, kw_only=True)
class ModuleGuide:
    """The additions of a module to the texts.

    - `effects`, `records`: words by type of effect and of record.
    - `look_up`: groups of components by the first part of their ids ("tile", "contract", ...).
    - `rulings`: which decisions about unclear rules concern a record, by the last part of their text's key.
    - `pages`: pages of the rules, in the order in which a newcomer reads them.
    - `headlines`: the state of the game, in place of the usual line: (state) -> text, or None while it does not
      apply.
    - `own`: what only that player may read: (state, seat) -> texts.
    - `table`, `player`, `display`: lines of the table as text: about the table, a seat, the side board.
    - `counts`: with how many places, tiles, contracts or buildings a main action could be done, by its id.
    - `ends`: the arguments of the text of each end condition ("nuc-end-<id>").
    - `why_not`: why a kind of choice is not open, by kind: (state, seat, terms) -> reason.
    - `under_way`: the steps that ask for a part of a main action, with its id.
    - `subjects`: what players may ask about for a main action, by its id.
    - `groups`: further ways to use the tiles in hand: (state, seat, groups of tasks, the step that resolves a tile or
      None) -> more groups.
    - `tile_places`: where an action tile is that the base game cannot find: (state, tile) -> text or None.
    - `advice`: hints for a newcomer's turn, after the base game's: (state, seat, decision) -> hint or None.
    - `refused`: the refusal of a typed line whose first words fit nothing: (state, seat, words) -> sentence, None for
      others.
    - `undivided`: kinds of count (`Counter.what`) without partial progress: they are met or not.
    - `counted`: first parts of ids of choices whose number counts from 0; people type it from 1.
    - `roles`: what its kinds of event are in the tale of a turn (see `engine.kernel.tale.Role`).
    - `deed_icons`: the icons of what its deeds do, by the keys of their texts.
    - `briefs`: how a long name of a choice is shortened, by the key of its text (see `engine.nucleum.phrases.brief`).
    - `spots`: what lies at a place of a picture, by the kind of the place, the part before its first colon: (state,
      the part after it) -> spot. Kinds that are not here are called like components (see `engine.kernel.Guide.spot`).
    - `unplaced`: the part before the colon of marks of places that posts' pictures do not show with a number.
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
    counts: Mapping[str, Callable[[TableState, int, Terms], int]] = field(default_factory=dict)
    ends: Mapping[str, Callable[[TableState], Mapping[str, Arg]]] = field(default_factory=dict)
    why_not: Mapping[str, Callable[[TableState, int, list[Terms]], Text]] = field(default_factory=dict)
    under_way: Mapping[type, str] = field(default_factory=dict)
    subjects: Mapping[str, Subjects] = field(default_factory=dict)
    groups: tuple[Callable[[TableState, int, list[Any], Any], list[Any]], ...] = ()
    tile_places: tuple[Callable[[TableState, str], Text | None], ...] = ()
    advice: tuple[Callable[[TableState, int, Decision], Hint | None], ...] = ()
    refused: tuple[Callable[[TableState, int, Sequence[str]], Text | None], ...] = ()
    undivided: frozenset[str] = frozenset()
    counted: frozenset[str] = frozenset()
    roles: Mapping[str, Role] = field(default_factory=dict)
    deed_icons: Mapping[str, str] = field(default_factory=dict)
    briefs: Mapping[str, Callable[[Text], Brief]] = field(default_factory=dict)
    spots: Mapping[str, Callable[[TableState, str], Spot]] = field(default_factory=dict)
    unplaced: frozenset[str] = frozenset()
    asks: frozenset[str] = frozenset()
