"""Names in typed lines ("play B3 urbanize R2 Leipzig:1"); `engine.kernel.lines.grammar` reads them.

Own names are the ends of ids and the codes (`engine.nucleum.phrases.codes`): #3 and #A3 (tiles), R2 (residence II; F,
L likewise; special-W1 R1 places another for it), T1 and M3 (turbine and mine by row), TA3 (technology), and codes of
earlier releases; Leipzig:1, Leipzig.1 or Leipzig 1 (space, counted among the spaces of the kind being built; equal
free spaces are one choice), Dresden-Bautzen:2 (railway space, counted from the first city named), C12, 13. Shared
names are cities, links, types, and the gains of a tile's bonus (any-income, worker).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from string import ascii_lowercase

from engine.kernel import Choice, Listing, Text, fold, read_id, text
from engine.nucleum.data import vocabulary
from engine.nucleum.guide.reasons import why_not
from engine.nucleum.library import box_for, lib, rail_spaces, rules_of
from engine.nucleum.phrases.codes import building_code, piece_code, technology_code, tile_code
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.actions.industrialize import PLACE
from engine.nucleum.rules.actions.matched import ResolveMatched
from engine.nucleum.rules.actions.railway import RAIL_KINDS
from engine.nucleum.rules.actions.tasks import effects_of, task_chosen, task_kind
from engine.nucleum.rules.actions.urbanize import equal_spaces
from engine.nucleum.rules.effects.effects import OPTION, ChooseOption
from engine.nucleum.rules.effects.questions import DO
from engine.nucleum.rules.flow.turn import ResolveTile, TurnStart
from engine.nucleum.state import Effects, TableState

COUNTED = frozenset({"do", "option", "way"})
"""Prefixes of the base game's ids that end in a number counted from 0, which is never shown."""
OTHER_SPELLINGS = {"fulfil": "fulfill"}
"""Kinds of choice with a second spelling."""
SPELLED = {"bruex": "Brüx", "glashuette": "Glashütte", "goerlitz": "Görlitz", "pressnitz": "Preßnitz"}
"""Cities whose ids lack letters of their names."""
TILE_KINDS = frozenset({"play", "rail", "tile"})
"""Kinds of choice whose id ends in an action tile's."""
MAX_WORD = 60
"""Maximum number of characters of the typed line repeated in a refusal."""


def _reverse_link(link: str) -> str:
    """Return a link's name with its ends swapped."""
    first, hyphen, second = link.partition("-")
    return f"{second}{hyphen}{first}"


def _city_and_number(space: str) -> tuple[str, str]:
    """Return the city of a space and its number among the spaces of its kind: ("bruex", "1") for "bruex.m1"."""
    where, _, number = space.partition(".")
    return where, number.lstrip(ascii_lowercase)


def _row(state: TableState, choice: Choice) -> str:
    """Return a turbine or mine by its code, "T1" or "M3"; a piece of another kind by its typed name."""
    kind, row = PLACE.parts(choice.id)
    further = rules_of(state).pieces.get(kind)
    return further.code if further is not None else piece_code(kind, lib(state).rows[row].number)


def _building(state: TableState, choice: Choice, facet: str = "building") -> str:
    """Return a building of a choice by its code, "R2"; one that has none by its id."""
    building = str(choice.facets[facet])
    record = lib(state).buildings.get(building)
    return building_code(record) if record is not None else building


def number_of(choice: Choice, counted: Collection[str]) -> str:
    """Return the number, counted from 1, of a choice whose id counts from 0 (`counted`); "" for others."""
    head, tail = read_id(choice.id)
    number, _, more = tail.partition(":")
    return str(int(number) + 1) if head in counted and number.isdecimal() and not more else ""


def own_names(state: TableState, choice: Choice) -> set[str]:
    """Return the names that mean exactly this choice: the end of its id (a number counted from 1), and short forms."""
    head, tail = read_id(choice.id)
    names = {number_of(choice, box_for(state).guide.counted) or tail or head}
    if choice.kind == "exchange":
        return {choice.id}
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
        names.update(equal, (".".join(_city_and_number(space)) for space in equal))
    elif choice.kind in RAIL_KINDS:
        where, index = rail_spaces(state)[tail]
        names.add(f"{_reverse_link(where.id)}.{where.spaces - index}")
    elif choice.kind == "store":
        names.update(choice.facets)
    if "number" in choice.facets:
        names.add(str(choice.facets["number"]))  # as printed on the map
    return names | {name.replace(".", "-") for name in names}


def shared_names(state: TableState, choice: Choice) -> set[str]:
    """Return the names that this choice may share: its facets, a tile's code without its prefix, a bonus's gains."""
    names = {str(value) for value in choice.facets.values() if isinstance(value, str)}
    if choice.kind == "exchange":
        names.add(read_id(choice.id)[1])
    if choice.kind in OTHER_SPELLINGS:
        names.add(OTHER_SPELLINGS[choice.kind])
    link = choice.facets.get("link")
    if isinstance(link, str):
        names.add(_reverse_link(link))
    if "instead" in choice.facets:
        names.update({_building(state, choice, "instead"), *str(choice.facets["building"]).split("-")})
    tile = choice.facets.get("tile")
    if isinstance(tile, str) and choice.kind in TILE_KINDS:
        names.update((tile.rpartition("-")[2], tile_code(tile).removeprefix("#")))
    return names | set(_bonus_names(state, choice))


def _bonus_names(state: TableState, choice: Choice) -> Iterator[str]:
    """Yield names for the gains of a choice of a tile's bonus, the best to type first."""
    for effect in _effects(state, choice):
        if isinstance(effect, vocabulary.Gain):
            yield effect.resource
        elif isinstance(effect, vocabulary.Income):
            yield f"{effect.track}-income"
            yield from ("income", effect.track)
        elif isinstance(effect, vocabulary.Technology):
            yield "technology"
        elif isinstance(effect, vocabulary.OneOf):
            gains = [
                part.resource for option in effect.options for part in option if isinstance(part, vocabulary.Gain)
            ]
            if len(gains) == len(effect.options):
                yield "-or-".join(gains)


def _effects(state: TableState, choice: Choice) -> Effects:
    """Return the effects of a bonus, or of one of its options, that the current question offers; none for others."""
    step = state.pending[-1]
    if choice.kind == "subsidy" and DO.fits(choice.id) and isinstance(step, ResolveTile | ResolveMatched):
        tasks = [*step.tasks, *(step.unmatched if isinstance(step, ResolveMatched) else ())]
        index = task_chosen(choice.id)[0]
        return effects_of(state, tasks[index]) if index < len(tasks) else ()
    if OPTION.fits(choice.id) and isinstance(step, ChooseOption):
        index = OPTION.number(choice.id)
        return step.options[index] if index < len(step.options) else ()
    return ()


def to_type(state: TableState, choice: Choice) -> str:
    """Return the shortest text to type for a choice."""
    head, tail = read_id(choice.id)
    if choice.kind in TILE_KINDS - {"tile"}:
        return f"{choice.kind} {tile_code(tail)}"
    if choice.kind == "tile":
        return tile_code(tail)
    if choice.kind == "exchange":
        return f"exchange {tail}"
    if choice.kind == "technology":
        return technology_code(tail)
    if choice.kind == "piece":
        return _row(state, choice)
    if "instead" in choice.facets:
        return f"{choice.facets['building']} {_building(state, choice, 'instead')}"
    if choice.kind == "building":
        return _building(state, choice)
    if "number" in choice.facets:
        return str(choice.facets["number"])
    if choice.kind in {"space", "target", "plans"}:
        where, number = _city_and_number(tail)
        place = f"{_capital(where)}:{number}"
        return f"{choice.kind} {place}" if choice.kind == "plans" else place
    if choice.kind in RAIL_KINDS:
        link, index = rail_spaces(state)[tail]
        return f"{_capital(link.ends[0])}-{_capital(link.ends[1])}:{index + 1}"
    if given := next(_bonus_names(state, choice), ""):
        return given
    return choice.kind if head == "do" else number_of(choice, box_for(state).guide.counted) or tail or head


def _capital(city: str) -> str:
    """Return a city as it is spelled, in one word: "Mount-Thorley", "Brüx"."""
    return SPELLED.get(city, city.title())


def before_a_tile(state: TableState, seat: int, words: Sequence[str]) -> Text | None:
    """Return the refusal of a line that begins with a main action when no tile is played yet; None for other lines."""
    data, first = lib(state), fold(words[0])
    action = next((action for action in data.actions if fold(action) == first), "")
    if not action or not isinstance(state.pending[-1], TurnStart):
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
    name = component_name(state, "actions", action)
    codes = [text("nucleum-plain", value=tile_code(tile)) for tile in tiles]
    line = " ".join(words)[:MAX_WORD].replace("`", "")
    return text("nuc-oneshot-tile-first", tile=codes[0], line=line, tiles=Listing(tuple(codes)), action=name)
