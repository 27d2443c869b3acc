"""Codes that are printed on components and typed for them. They are unique, even with all expansions.

| what | code | |
|---|---|---|
| action tile | `#5`, `#21`, `#A2`, `#SB1`, `#Co1` | base tiles are numbered from 1, general ones after them; starting tiles have the letter of their experiment, special ones an S before it; tiles of expansions the first two letters of their id |
| technology | `TA3` | T, then the letter of its experiment and its number |
| contract, setup card | `C12`, `S4` | |
| building | `R2`, `F2`, `L4`, `SR2` | the first letter of its type, and its level; special ones have an S before it |
| turbine, mine | `T2`, `M2` | and the number of their row |
| piece of an expansion | `CM` | as it says; all of a kind are alike |
| experiment | `A` | |

A tile's id may be typed, too, `B5`, `G12` or `start-A2`, and a technology without its T, `A3`.
"""

from __future__ import annotations

import re

from engine.kernel import Choice
from engine.nucleum.data.components import ActionTile, Building, Record, Row, TechnologyTile

_NUMBERED = re.compile(r"([bg])([0-9]+)")
_FIRST = {"b": 1, "g": 21}
"""The number of the first base tile and of the first general one."""
FIRST_EXPERIMENTS = frozenset("ABCD")
"""Experiments of the base game, whose technologies may be typed without the T."""
_WORDS = {"start": "", "special": "S"}
"""Prefix in place of the first word of a tile's id."""


def tile_code(tile: str) -> str:
    """Return the code of an action tile by its id: "#3", "#32", "#A2"."""
    match = _NUMBERED.fullmatch(tile)
    if match is not None:
        return f"#{_FIRST[match[1]] + int(match[2]) - 1}"
    word, _, rest = tile.partition("-")
    return f"#{_WORDS.get(word, word[:2].title())}{rest}" if rest else f"#{tile}"


def technology_code(technology: str) -> str:
    """Return the code of a technology of an experiment by its id: "TA3"."""
    return f"T{technology}"


def building_code(record: Building) -> str:
    """Return the code of a building: "R2", residence II."""
    return record.code


def piece_code(kind: str, number: int) -> str:
    """Return the code of the "turbine" or "mine" of a row: "T1", "M3"."""
    return f"{kind[0].upper()}{number}"


def choice_code(choice: Choice) -> str:
    """Return the code printed on the thing that a choice is about, a tile's without #; "" if nothing is printed on it."""
    facets = {name: str(value) for name, value in choice.facets.items()}
    match choice.kind:
        case "play" | "rail" | "tile" | "on-top" | "return" if "tile" in facets:
            return tile_code(facets["tile"]).removeprefix("#")
        case "building":
            word, _, rest = facets["building"].partition("-")
            return f"{_WORDS.get(word, word[0].upper())}{rest}"
        case "piece":
            initials = "".join(word[0].upper() for word in facets["piece"].split("_"))
            return f"{initials}{facets.get('level', '')}"
        case "technology":
            return technology_code(facets["technology"])
        case "take" | "fulfil":
            return facets["contract"]
        case "experiment":
            return facets["experiment"]
        case "slot" | "bonus":
            number = facets["slot"].removeprefix("slot-")
            return number if number.isdecimal() else ""
        case "star":
            return facets["space"]
        case "route":
            return facets["number"]
    return ""


def codes(record: Record) -> tuple[str, ...]:
    """Return the codes of a component that has some, the main one first; () for any other."""
    match record:
        case ActionTile():
            return (tile_code(record.id),)
        case TechnologyTile():
            return (technology_code(record.id),)
        case Building():
            return (building_code(record),)
        case Row():
            return piece_code("turbine", record.number), piece_code("mine", record.number)
    return ()


def typed_codes(record: Record) -> tuple[str, ...]:
    """Return the names that may be typed for a component in addition to its codes."""
    match record:
        case ActionTile():
            return (record.id, record.id.upper())
        case TechnologyTile() if record.experiment in FIRST_EXPERIMENTS:
            return (record.id,)
    return ()
