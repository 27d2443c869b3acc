"""One-shot forms: a line of words ("play B3 urbanize R2 Leipzig:1") as the choices it stands for.

Each word is matched along the guided decisions with one choice: its kind, the end of its id, or a facet. What
the words leave open stays open. Short names: the codes (`engine.nucleum.phrases.codes`): #3 and #A3 (tiles), R2
(residence II; F, L likewise; special-W1 R1 places another for it), T1 and M3 (turbine and mine by row), TA3
(technology), and those of earlier releases; Leipzig:1 or Leipzig.1 (space, counted among those of the kind being built;
equal free spaces are one choice), Dresden-Bautzen:2 (railway space, counted from the first city named), C12, 13.
Names of several words count as one ("Mount Thorley:1", "coal mine"); what the rules leave no choice about may be said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from functools import lru_cache
from typing import Any

from engine.kernel import (
    MAX_TYPED,
    MAX_WORDS,
    Choice,
    Decision,
    Game,
    LineError,
    Listing,
    Text,
    read_id,
    text,
    unaccented,
)
from engine.nucleum.guide import why_not
from engine.nucleum.library import full_guide, lib, rail_spaces, rules_of
from engine.nucleum.phrases.codes import building_code, piece_code, technology_code, tile_code
from engine.nucleum.phrases.labels import city, named
from engine.nucleum.rules.actions.industrialize import PLACE
from engine.nucleum.rules.actions.railway import RAIL_KINDS
from engine.nucleum.rules.actions.tasks import task_kind
from engine.nucleum.rules.actions.urbanize import equal_spaces
from engine.nucleum.rules.flow.turn import TurnStart
from engine.nucleum.state import TableState

_FOLDS = (("–", "-"), (",", ""), ("ue", "u"), ("oe", "o"), ("ae", "a"), ("ss", "s"), (":", "."))
COUNTED = frozenset({"do", "option", "way"})
"""Beginnings of the base game's ids that end in a number counted from 0, which nobody reads."""
SPELLINGS = {"fulfill": "fulfil"}
"""Other spellings of words in ids."""
TILE_KINDS = frozenset({"play", "rail", "tile"})
"""Kinds of choice whose id ends in that of an action tile."""
MAX_CHOICES = 8
"""A line that is not understood is told at most this many choices that can stand in it."""
MAX_NAME = 4
"""Words of the longest name: a link between two cities of two words each."""
MAX_WORD = 60
"""Characters repeated of what was typed."""


def fold(word: str) -> str:
    """Return a word as it is compared: lower case, spelled as in ids, umlauts plain (Glashütte = glashuette)."""
    folded = _folded(word[:MAX_TYPED])
    return SPELLINGS.get(folded, folded)


@lru_cache(maxsize=4096)
def _folded(word: str) -> str:
    plain = unaccented(word.lower().replace("ß", "ss"))
    for long, short in _FOLDS:
        plain = plain.replace(long, short)
    return plain


def _turned(link: str) -> str:
    """Return a link's name with its ends the other way round."""
    first, hyphen, second = link.partition("-")
    return f"{second}{hyphen}{first}"


def _numbered(space: str) -> tuple[str, str]:
    """Return the city of a space and its number among those of its kind: ("bruex", "1") for "bruex.m1"."""
    where, _, number = space.partition(".")
    return where, number.lstrip("mtc")


def _row(state: TableState, choice: Choice) -> str:
    """Return a turbine or mine by its code, "T1" or "M3"; a piece of another kind by what is typed for it."""
    kind, row = PLACE.parts(choice.id)
    further = rules_of(state).pieces.get(kind)
    return further.code if further is not None else piece_code(kind, lib(state).rows[row].number)


def _building(state: TableState, choice: Choice, facet: str = "building") -> str:
    """Return a building of a choice by its code, "R2"; one that has none by its id."""
    building = str(choice.facets[facet])
    record = lib(state).buildings.get(building)
    return building_code(record) if record is not None else building


def _shown(choice: Choice) -> str:
    """Return the end of a choice's id as it is typed: what the id counts from 0 is typed from 1."""
    head, tail = read_id(choice.id)
    return str(int(tail) + 1) if head in full_guide().counted and tail.isdecimal() else tail


def exact_names(state: TableState, choice: Choice) -> set[str]:
    """Return the names that mean just this choice: its id, the id's end (see `_shown`), and short forms."""
    head, tail = read_id(choice.id)
    names = {choice.id, _shown(choice) or head}
    if choice.kind in TILE_KINDS:
        names.add(tile_code(tail))
    elif choice.kind == "technology":
        names.add(technology_code(tail))
    elif choice.kind == "piece":
        names.update({_row(state, choice), PLACE.parts(choice.id)[0].replace("_", "-")})
    elif choice.kind in {"building", "target"}:
        names.update({_building(state, choice), str(choice.facets["building"])})
    elif choice.kind == "space":
        equal = equal_spaces(state, tail)
        names.update(equal, (".".join(_numbered(space)) for space in equal))
    elif choice.kind in RAIL_KINDS:
        where, index = rail_spaces(state)[tail]
        names.add(f"{_turned(where.id)}.{where.spaces - index}")
    elif choice.kind == "store":
        names.update(choice.facets)
    if "number" in choice.facets:
        names.add(str(choice.facets["number"]))  # as printed on the map
    return {fold(name) for name in names}


def loose_names(state: TableState, choice: Choice) -> set[str]:
    """Return the names this choice may share with others: its kind, its facets, a tile's code without its prefix."""
    names = {choice.kind, *(str(value) for value in choice.facets.values() if isinstance(value, str))}
    link = choice.facets.get("link")
    if isinstance(link, str):
        names.add(_turned(link))
    if "instead" in choice.facets:
        names.update({_building(state, choice, "instead"), *str(choice.facets["building"]).split("-")})
    tile = choice.facets.get("tile")
    if isinstance(tile, str):
        names.update((tile.rpartition("-")[2], tile_code(tile), tile_code(tile).removeprefix("#")))
    return {fold(name) for name in names}


def _names_in(words: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Yield what the first words may name together, the longest first, each with how many words it takes."""
    for size in range(min(MAX_NAME, len(words)), 0, -1):
        yield fold("-".join(words[:size])), size


class _Names:
    """The names of choices of one decision, each made once however many words are looked for."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._exact: dict[str, set[str]] = {}
        self._loose: dict[str, set[str]] = {}

    def exact(self, choice: Choice) -> set[str]:
        """Return `exact_names`."""
        if choice.id not in self._exact:
            self._exact[choice.id] = exact_names(self._state, choice)
        return self._exact[choice.id]

    def loose(self, choice: Choice) -> set[str]:
        """Return `loose_names`."""
        if choice.id not in self._loose:
            self._loose[choice.id] = loose_names(self._state, choice)
        return self._loose[choice.id]

    def narrowed(self, choices: Sequence[Choice], words: Sequence[str]) -> tuple[list[Choice], int]:
        """Return those of `choices` that the first words name, and how many words that takes; none and 0 if none fit."""
        for wanted, size in _names_in(words):
            exact = [choice for choice in choices if wanted in self.exact(choice)]
            if found := exact or [choice for choice in choices if wanted in self.loose(choice)]:
                return found, size
        return [], 0


def typed(state: TableState, choice: Choice) -> Text:
    """Return what to type for a choice, in its shortest form."""
    head, tail = read_id(choice.id)
    if choice.kind in TILE_KINDS - {"tile"}:
        return text("nuc-oneshot-words", first=choice.kind, second=tile_code(tail))
    if choice.kind == "tile":
        return text("nucleum-plain", value=tile_code(tail))
    if choice.kind == "piece":
        return text("nucleum-plain", value=_row(state, choice))
    if "instead" in choice.facets:
        own = _building(state, choice, "instead")
        return text("nuc-oneshot-words", first=str(choice.facets["building"]), second=own)
    if choice.kind == "building":
        return text("nucleum-plain", value=_building(state, choice))
    if "number" in choice.facets:
        return text("nucleum-plain", value=str(choice.facets["number"]))
    if choice.kind in {"space", "target", "plans"}:
        where, number = _numbered(tail)
        place = text("nuc-oneshot-space", city=city(where), number=number)
        return text("nuc-oneshot-words", first=choice.kind, second=place) if choice.kind == "plans" else place
    if choice.kind in RAIL_KINDS:
        link, index = rail_spaces(state)[tail]
        return text("nuc-oneshot-rail", first=city(link.ends[0]), second=city(link.ends[1]), number=index + 1)
    return text("nucleum-plain", value=choice.kind if head == "do" else _shown(choice) or head)


def _listed(state: TableState, choices: Sequence[Choice]) -> Listing:
    codes = {choice.id: typed(state, choice) for choice in choices}
    times = Counter(map(repr, codes.values()))
    for choice in choices:
        if times[repr(codes[choice.id])] > 1:  # two actions of one kind: only their numbers tell them apart
            codes[choice.id] = text("nucleum-plain", value=_shown(choice))
    said = [
        text("nuc-oneshot-choice", choice=choice.label, typed=codes[choice.id]) for choice in choices[:MAX_CHOICES]
    ]
    if len(choices) > MAX_CHOICES:
        said.append(text("nuc-oneshot-more", count=len(choices) - MAX_CHOICES))
    return Listing(tuple(said))


def find(state: TableState, decision: Decision, words: Sequence[str]) -> tuple[Choice, int]:
    """Return the choice the first words mean and how many words say so.

    Raises LineError when no choice or more than one fits.
    """
    names = _Names(state)
    found: list[Choice] = list(decision.choices)
    used = 0
    while used < len(words):
        narrowed, size = names.narrowed(found, words[used:])
        if not narrowed:
            break
        found, used = narrowed, used + size
        if len(found) == 1:
            return found[0], used + _said_again(state, found[0], words[used:])
    # Other fuel plans must be asked for; a building's name means to energize it.
    plain = [choice for choice in found if choice.kind != "plans"]
    if used and len(plain) == 1:
        return plain[0], used
    if used < len(words):
        there = fold(words[used]).partition(".")[0]
        near = [choice for choice in found if there in names.loose(choice)]
        word, choices = words[used][:MAX_WORD], _listed(state, near or found)
        raise LineError(text("nuc-oneshot-none", word=word, prompt=decision.prompt, choices=choices), used)
    word = " ".join(words)[:MAX_WORD]
    raise LineError(text("nuc-oneshot-ambiguous", word=word, choices=_listed(state, found)), used)


def _said_again(state: TableState, choice: Choice, words: Sequence[str]) -> int:
    """Return how many of the next words name the same choice once more ("exchange worker").

    A number counted by its id is none of them: in "ship 1" it is the route's.
    """
    names = exact_names(state, choice) | loose_names(state, choice)
    if read_id(choice.id)[0] in full_guide().counted:
        names.discard(_shown(choice))
    again = 0
    while more := _taken_by(names, words[again:]):
        again += more
    return again


def _taken_by(names: Set[str], words: Sequence[str]) -> int:
    """Return how many of the first words are one of the names, the longest that is; 0 if none is."""
    return next((size for wanted, size in _names_in(words) if wanted in names), 0)


def _before_a_tile(state: TableState, seat: int, words: Sequence[str]) -> Text | None:
    """Return what to say of a line that begins with a main action when no tile is played yet; None of other lines."""
    data, action = lib(state), fold(words[0])
    if action not in data.actions:
        return None
    why = why_not.why_not(state, seat, action)
    if why is not None:
        return why
    kinds = {action, "directive"} if data.actions[action].directive else {action}
    tiles = [
        tile
        for tile in state.players[seat].pool
        if not kinds.isdisjoint(task_kind(half.effects) for half in data.tiles[tile].halves)
    ]
    if not tiles:
        return None
    name = named(state, "actions", action)
    codes = [text("nucleum-plain", value=tile_code(tile)) for tile in tiles]
    line = " ".join(words)[:MAX_WORD].replace("`", "")
    return text("nuc-oneshot-tile-first", tile=codes[0], line=line, tiles=Listing(tuple(codes)), action=name)


def choices_for(game: Game[Any], state: Any, line: str) -> list[str]:
    """Return the ids of the choices a line means, in order; `state` is not changed.

    Raises LineError when a word fits nothing legal now or more than one thing, or the decision is not the
    same seat's any more, or there is nothing to decide or to read, or too much.
    """
    words = line.split()
    if len(words) > MAX_WORDS + 1:  # the command's name may stand before what was typed
        raise LineError(text("error-line-too-long", most=MAX_WORDS))
    decision = game.decision(state)
    if decision is None:
        raise LineError(text("error-game-over"))
    if not words:
        raise LineError(text("nuc-oneshot-empty"))
    seat, copy, made = decision.seat, game.copy(state), []
    left = words
    while left:
        decision = game.decision(copy)
        understood = len(words) - len(left)
        if decision is None or decision.seat != seat:
            raise LineError(text("nuc-oneshot-too-long", word=" ".join(left)[:MAX_WORD]), understood)
        try:
            choice, used = find(copy, decision, left)
        except LineError as error:
            if not error.understood and isinstance(copy.pending[-1], TurnStart):
                early = _before_a_tile(copy, seat, left)
                if early is not None:
                    raise LineError(early, len(words)) from error
            raise LineError(error.text, understood + error.understood) from error
        left = left[used:]
        made.append(choice.id)
        for forced in game.follow(copy, choice.id):
            left = left[_said_again(copy, forced, left) :]
    return made
