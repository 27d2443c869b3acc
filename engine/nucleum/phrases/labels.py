"""Names of components in prompts, labels and events: cached texts of `describe` and `words`."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.kernel import Text, text
from engine.nucleum.data.components import Link
from engine.nucleum.library import library, rail_spaces, spaces
from engine.nucleum.phrases import describe, words
from engine.nucleum.phrases.codes import tile_code
from engine.nucleum.state import TableState


@cache
def _name(modules: tuple[str, ...], kind: str, key: str) -> Text:
    name = describe.name(library(modules).kinds[kind][key])
    return text("nuc-tile", code=tile_code(key), name=name) if kind == "tiles" else name


@cache
def _description(modules: tuple[str, ...], kind: str, key: str) -> Text:
    return describe.describe(library(modules).kinds[kind][key])


def component_name(state: TableState, kind: str, key: str) -> Text:
    """Return the name of a component, an action tile's with its code; `kind` is a field of `Components`."""
    return _name(state.modules, kind, key)


def component_description(state: TableState, kind: str, key: str) -> Text:
    """Return the description of a component."""
    return _description(state.modules, kind, key)


def edges(state: TableState, tile: str) -> Text:
    """Return the part that an action tile's name leaves out: the colors of its edges, or everything for one that is not a railway."""
    record = library(state.modules).tiles[tile]
    if not record.railway:
        return component_description(state, "tiles", tile)
    first, second = (words.colour(half.edge) for half in record.halves)
    return text("nuc-tile-edges", first=first, second=second)


@cache
def city(key: str) -> Text:
    """Return a city's name."""
    return words.city(key)


def place(state: TableState, space: str) -> Text:
    """Return a city space as "Dresden, factory space"."""
    return _place(state.modules, state.board_name, state.seats, space) or _new_place(state, space)


_places: dict[tuple[tuple[str, ...], str, int, str], Text] = {}


def _place(modules: tuple[str, ...], board: str, seats: int, space: str) -> Text | None:
    return _places.get((modules, board, seats, space))


def _new_place(state: TableState, space: str) -> Text:
    where, what = spaces(state)[space]
    said = text("nuc-place", city=city(where.id), space=words.space(what))
    _places[state.modules, state.board_name, state.seats, space] = said
    return said


def contract_done(state: TableState, seat: int, viewer: int | None) -> Text:
    """Return the text that a seat has fulfilled a contract; an automaton fulfils none: it holds those it took."""
    return words.of_seat("contract-held" if seat in state.automata else "contract-fulfilled", seat, viewer)


def link(wanted: Link) -> Text:
    """Return a link as "Dresden-Bautzen"."""
    return text("nuc-link", first=city(wanted.ends[0]), second=city(wanted.ends[1]))


def rail_space(state: TableState, space: str) -> Text:
    """Return a railway space as "Dresden-Bautzen (space 1)"."""
    wanted, index = rail_spaces(state)[space]
    if wanted.spaces == 1:
        return link(wanted)
    return text("nuc-rail-space", link=link(wanted), number=index + 1)


@lru_cache(maxsize=256)
def cost(thaler: int, workers: int = 0) -> Text:
    """Return "2 thaler and 1 worker", or the text that it is free."""
    parts = []
    if thaler:
        parts.append(words.amount("thaler", thaler))
    if workers:
        parts.append(words.amount("worker", workers))
    return words.join_items(parts) if parts else text("nuc-free")


def giver(state: TableState, by: str) -> Text:
    """Return the name of a giver: a component as "kind/id", or a word with its own text."""
    kind, found, key = by.partition("/")
    return component_name(state, kind, key) if found else text(f"nuc-by-{by}")
