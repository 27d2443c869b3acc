"""Names of components in prompts, labels and events: cached texts of `describe` and `words`."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.kernel import Text, text
from engine.nucleum.data.components import Link
from engine.nucleum.library import library, rules_of, side_of
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


city = words.city


@cache
def _places(modules: tuple[str, ...], board: str, players: int) -> dict[str, Text]:
    """Return the names of the city spaces of a map."""
    return {
        space.id: text("nuc-place", city=city(where.id), space=words.space(space))
        for where in side_of(modules, board, players).cities.values()
        for space in where.spaces
    }


def place(state: TableState, space: str) -> Text:
    """Return a city space as "Dresden, factory space"."""
    return _places(state.modules, state.board_name, state.seats)[space]


def contract_done(state: TableState, seat: int, viewer: int | None) -> Text:
    """Return the text that a seat has fulfilled a contract; an automaton fulfills none: it holds those it took."""
    return words.of_seat("contract-held" if seat in state.automata else "contract-fulfilled", seat, viewer)


def link(wanted: Link) -> Text:
    """Return a link as "Dresden-Bautzen"."""
    return text("nuc-link", first=city(wanted.ends[0]), second=city(wanted.ends[1]))


@cache
def _rail_spaces(modules: tuple[str, ...], board: str, players: int) -> dict[str, tuple[Text, Text]]:
    """Return the names of the railway spaces of a map, each alone and with the city next to it."""
    found = {}
    for where in side_of(modules, board, players).links.values():
        for index, space in enumerate(where.space_ids):
            name = link(where) if where.spaces == 1 else text("nuc-rail-space", link=link(where), number=index + 1)
            beside = name
            if where.spaces > 1 and index in {0, where.spaces - 1}:
                beside = text("nuc-rail-beside", space=name, city=city(where.ends[1 if index else 0]))
            found[space] = name, beside
    return found


def rail_space(state: TableState, space: str) -> Text:
    """Return a railway space as "Dresden-Bautzen (space 1)"."""
    return _rail_spaces(state.modules, state.board_name, state.seats)[space][0]


def rail_space_beside(state: TableState, space: str) -> Text:
    """Return a railway space with the city it lies beside: "Leipzig-Riesa (space 1), at Leipzig"."""
    return _rail_spaces(state.modules, state.board_name, state.seats)[space][1]


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


def joined_by(state: TableState, wanted: str) -> list[Text]:
    """Return the names of the connections of a city to others besides railways."""
    return [name for more in rules_of(state).connections for name in more.names(state, wanted)]
