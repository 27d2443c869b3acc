"""The content of the base game's pictures: its views, the places of choices, and the legend."""

from __future__ import annotations

from engine.kernel import Choice
from engine.nucleum.data.vocabulary import BUILDING_TYPES
from engine.nucleum.guide.reference.lookup import data_for
from engine.nucleum.library import lib
from engine.nucleum.rules.actions.contract import place_on_display
from engine.nucleum.state import TableState
from render.nucleum.contents import Contents, LegendGroup, Meaning, PlaceKind, row_of
from render.nucleum.signs.colours import CITY_COLOURS

# --- Places of choices ------------------------------------------------------------------------------------------------

SPACES = frozenset({"space", "rail_completes", "rail_matches", "rail_space", "target", "plans"})
"""Kinds of choice of a space of the map."""
PLACES = {
    "plant": "plant:{city}",
    "play": "tile:{tile}",
    "rail": "tile:{tile}",
    "slot": "slot:{slot}",
    "bonus": "slot:{slot}",
    "technology": "technology:{technology}",
    "star": "milestones:{space}",
    "building": "building:{building}",
    "piece": "piece:{piece}:{row}",
    "experiment": "experiment:{experiment}",
}
"""The places of further kinds of choice, written with their facets."""
ROWS = frozenset({"way", "plan", "option", "vp", "recharge", "store", "spend", "pay", "subsidy"})
"""Kinds of choice without a place."""


def place_of(state: TableState, choice: Choice) -> str:
    """Return the place of a choice of the base game."""
    kind, facets = choice.kind, choice.facets
    if kind in SPACES:
        return str(facets["space"])
    if kind == "piece" and "row" not in facets:
        return row_of(choice)  # player boards have no row of this kind
    if kind in PLACES:
        return PLACES[kind].format(**facets)
    if kind == "tile":
        return f"offer:{int(facets['position']) + 1}"
    if kind in {"take", "fulfil"} and facets.get("contract") in lib(state).contracts:
        name = str(facets["contract"])
        return place_on_display(state, name) if kind == "take" else f"fulfil:{name}"
    if kind == "income":
        return row_of(choice) if "." in choice.id else f"income:{facets['track']}"
    return row_of(choice) if kind in ROWS or choice.id.startswith("do:") else ""


# --- The legend -------------------------------------------------------------------------------------------------------


def _key(name: str) -> str:
    return f"render-nucleum-is-{name}"


def _glyph(name: str) -> Meaning:
    return Meaning(_key(name), f"glyph:{name}")


def _types(_state: TableState | None) -> list[Meaning]:
    return [_glyph(name) for name in (*BUILDING_TYPES, "turbine", "mine")]


def _actions(state: TableState | None) -> list[Meaning]:
    actions = data_for(state).actions
    return [
        _glyph(name) for name in (*actions, *(["directive"] if any(a.directive for a in actions.values()) else []))
    ]


def _goods(_state: TableState | None) -> list[Meaning]:
    tokens = ("thaler", "worker", "uranium", "achievement", "vp", "nucleum")
    return [
        *(Meaning(_key(name), f"token:{name}") for name in tokens),
        Meaning(_key("income-thaler"), "income:thaler"),
        Meaning(_key("income-worker"), "income:worker"),
        Meaning(_key("income"), "income:vp"),
        Meaning(_key("income-any"), "income:any"),
        Meaning(_key("technology"), "technology:2"),
        Meaning(_key("star"), "token:star"),
    ]


def _figures(_state: TableState | None) -> list[Meaning]:
    return [Meaning(_key(f"figure-{name}")) for name in ("points", "room")]


def _contracts(state: TableState | None) -> list[Meaning]:
    stacks = dict.fromkeys(each.stack.partition("-")[0] for each in data_for(state).contracts.values())
    return [Meaning(_key(f"contract-{stack}")) for stack in stacks]


def _cities(_state: TableState | None) -> list[Meaning]:
    return [Meaning(_key(f"city-{each}")) for each in (*CITY_COLOURS, "wild")]


SPACES_AND_PIECES = (
    "space-two",
    "space-red",
    "space-mine",
    "space-mine-red",
    "space-turbine-red",
    "space-rail-red",
    "rubble",
    "building",
    "lit",
    "neutral",
    "mine-piece",
    "turbine-piece",
    "plant-lit",
    "plant-coal",
    "coal",
    "coal-flipped",
)
"""The legend's groups about the map, in order."""


def _spaces(_state: TableState | None) -> list[Meaning]:
    return [Meaning(_key(name)) for name in SPACES_AND_PIECES]


def _tiles(_state: TableState | None) -> list[Meaning]:
    return [Meaning(_key("tile"))]


CONTENTS = Contents(
    id="base",
    views=("table", "map", "region", "own-board", "market", "scores", "legend"),
    places={
        "mat": PlaceKind(),
        "score": PlaceKind(),
        "coal": PlaceKind(on_map=True),
        "offer": PlaceKind(beside="market"),
        "contracts": PlaceKind(beside="market"),
        "milestones": PlaceKind(beside="market"),
    },
    panels=frozenset(
        {
            "tile",
            "slot",
            "income",
            "piece",
            "building",
            "fulfil",
            "technology",
            "experiment",
            "milestones",
            "offer",
            "contracts",
        }
    ),
    candidates=(place_of,),
    legend=(
        LegendGroup("render-nucleum-legend-types", _types, everywhere=True),
        LegendGroup("render-nucleum-legend-actions", _actions, everywhere=True),
        LegendGroup("render-nucleum-legend-goods", _goods, everywhere=True),
        LegendGroup("render-nucleum-legend-figures", _figures),
        LegendGroup("render-nucleum-contracts", _contracts),
        LegendGroup("render-nucleum-legend-cities", _cities),
        LegendGroup("render-nucleum-legend-spaces", _spaces),
        LegendGroup("render-nucleum-legend-tiles", _tiles, wide=True),
    ),
)
"""The content of the base game's pictures; spaces, cities and links have no kind of place."""
