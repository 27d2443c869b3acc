"""Checks Nucleum's component data and reports how certain it is: `python -m engine.nucleum.guide.component_check [overrides.json]`.

Beyond `engine.nucleum.data.validate` (the needs of the rules), this checks the contents of the printed box, that
every record can come into play, and that every text key exists. Exit status 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import get_args

from engine.catalogue import Catalogue, MissingTextError
from engine.kernel.text import Text, text
from engine.nucleum.data import validate
from engine.nucleum.data.components import Components, MapSide, Origin
from engine.nucleum.data.convert import ComponentError
from engine.nucleum.data.load import Library, read, records
from engine.nucleum.data.read_changes import with_needs
from engine.nucleum.data.vocabulary import Action, PlaceNucleum, SpecialTiles, parts_of
from engine.nucleum.library import the_box
from engine.nucleum.phrases.describe import describe, name
from engine.nucleum.phrases.words import space

ORIGINS: tuple[Origin, ...] = get_args(Origin)

BOX = {
    "actions": 5,
    "tiles base": 20,
    "tiles general": 30,
    "tiles starting": 20,
    "tiles special": 2,
    "contracts": 50,
    "contracts initial": 4,
    "contracts silver": 13,
    "contracts gold": 18,
    "contracts purple-1": 5,
    "contracts purple-2": 5,
    "contracts purple-3": 5,
    "experiments": 4,
    "technologies": 32,
    "milestones": 8,
    "neutral_buildings": 10,
    "setup_cards": 13,
    "buildings": 12,
    "rows": 4,
    "contract_slots": 4,
    "income_tracks": 3,
    "tiers": 6,
    "segments": 4,
    "end_conditions": 5,
    "leftovers": 3,
}
"""The contents of the base box (nucleum-data.md 2-5; the starting tiles are 5 for each experiment)."""

SIDES = {
    "saxony-12": {"cities": 17, "links": 23, "railway spaces": 31, "buildings": 30, "mines": 10, "turbines": 10},
    "saxony-34": {"cities": 19, "links": 26, "railway spaces": 45, "buildings": 44, "mines": 16, "turbines": 14},
}
"""The print on the two sides of the Saxony map (nucleum-data.md 1.2-1.5)."""

RUBBLE = {"urban": 5, "mine": 3}
"""Rubble tiles in the box (nucleum-data.md 5.10). Card S6 needs one more with 3 players, according to its only source."""


def count_records(components: Components, module: str) -> dict[str, int]:
    """Return the number of a module's records of each kind, for tiles and contracts also by stack."""
    own = components.brought_by((module,))
    found: Tally[str] = Tally({kind: len(rows) for kind, rows in own.kinds.items()})
    for tile in own.tiles.values():
        found[f"tiles {tile.stack}"] += 1
    for contract in own.contracts.values():
        found[f"contracts {contract.stack}"] += 1
    return dict(found)


def side_counted(side: MapSide) -> dict[str, int]:
    """Return the number of components of each kind printed on a map side."""
    return {
        "cities": len(side.cities),
        "links": len(side.links),
        "railway spaces": sum(link.spaces for link in side.links.values()),
        "buildings": sum(len(city.buildings) for city in side.cities.values()),
        "mines": sum(len(city.mines) for city in side.cities.values()),
        "turbines": sum(len(city.turbines) for city in side.cities.values()),
    }


def shares(library: Library) -> dict[str, Tally[str]]:
    """Return, for each file, the number of values of each origin: records, and each space of a city separately."""
    found: dict[str, Tally[str]] = {}
    for side, kind, record in records(library.components):
        file = library.files[side, kind, record.id]
        here = found.setdefault(file, Tally())
        here[record.origin] += 1
        if side and kind == "cities":
            spaces = library.components.sides[side].cities[record.id].spaces
            here.update(part.origin or record.origin for part in spaces)
    return dict(sorted(found.items()))


def wrong(library: Library, catalogue: Catalogue) -> Iterator[str]:
    """Return all problems of the components, one line each; `catalogue` must be strict."""
    components = library.components
    for problem in validate.problems(components, the_box().known_modules):
        yield str(library.error(problem))
    for module in the_box():
        found = count_records(components, module.id)
        for kind, number in {**(BOX if module.id == "base" else {}), **module.box}.items():
            if found.get(kind, 0) != number:
                yield f"{kind}: {found.get(kind, 0)} instead of {number}"
    for side_id, printed in SIDES.items():
        side = components.sides.get(side_id)
        for what, number in printed.items():
            there = side_counted(side)[what] if side else 0
            if there != number:
                yield f"{side_id}: {there} {what} instead of {number}"
    for card in components.setup_cards.values():
        if len(card.urban_rubble) + len(card.special_rubble) > RUBBLE["urban"]:
            yield f"{card.id}: more urban rubble than tiles"
        if len(card.mine_rubble) + sum(map(len, card.further_rubble.values())) > RUBBLE["mine"]:
            yield f"{card.id}: more mine rubble than tiles"
    yield from _unreachable(components)
    yield from _unsaid(components, catalogue)


def _unreachable(components: Components) -> Iterator[str]:
    """Return the records that can never come into play."""
    used = {part.action for tile in components.tiles.values() for part in parts_of(tile) if isinstance(part, Action)}
    for action in sorted(set(components.actions) - used):
        yield f"{action}: no action tile has this main action"
    granting = {
        technology.experiment
        for technology in components.technologies.values()
        if any(isinstance(part, SpecialTiles) for part in parts_of(technology))
    }
    owning = {tile.experiment for tile in components.tiles.values() if tile.stack == "special"}
    for experiment in sorted(granting ^ owning):
        yield f"{experiment}: special action tiles and what grants them must go together"
    for side in components.sides.values():
        if not any(count.players in side.players for count in components.player_counts.values()):
            yield f"{side.id}: no number of players uses this side"
        data = components.for_modules(with_needs((side.module,), the_box().known_modules))
        nuclei = 1 + sum(
            isinstance(part, PlaceNucleum) for segment in data.segments.values() for part in parts_of(segment)
        )
        plants = sum(city.plant is not None and city.plant.takes_nucleum for city in side.cities.values())
        if nuclei != plants:
            yield f"{side.id}: {nuclei} nucleum tokens for {plants} power plants"
    named = {
        city
        for card in components.setup_cards.values()
        for city in (card.neutral, card.nucleum, *card.urban_rubble, *card.mine_rubble)
    }
    for side in components.sides.values():
        for city in side.cities.values():
            if not (city.spaces or city.plant):
                yield f"{side.id}: {city.id}: nothing can be placed here"
            if city.plant and city.plant.takes_nucleum and city.id not in named:
                yield f"{side.id}: {city.id}: no set-up card starts its plant"


def _unsaid(components: Components, catalogue: Catalogue) -> Iterator[str]:
    for side, kind, record in records(components):
        said: list[Text] = [name(record), describe(record)]
        if side and kind == "cities":
            said += [space(part) for part in components.sides[side].cities[record.id].spaces]
        for words in said:
            try:
                catalogue.say(words)
            except MissingTextError as error:
                yield f"{kind}: {record.id}: {error}"


def report(library: Library, catalogue: Catalogue) -> Iterator[str]:
    """Return the lines of the report: the share of each origin by file and in total."""
    table = shares(library)
    total: Tally[str] = Tally()
    for line in table.values():
        total.update(line)
    for file, line in [*table.items(), (catalogue("nucleum-check-all"), total)]:
        whole = sum(line.values())
        parts = {
            origin: text(
                "nucleum-check-percent", count=line[origin], percent=round(100 * line[origin] / max(whole, 1))
            )
            for origin in ORIGINS
        }
        yield catalogue("nucleum-check-share", file=file, records=whole, **parts)


def main(arguments: Sequence[str]) -> int:
    """Print the report and all problems; return 0 if there are none, else 1."""
    catalogue = Catalogue("en", strict=True)
    try:
        library = read(
            overrides=Path(arguments[0]) if arguments else None,
            more=the_box().record_kinds,
            known=the_box().known_modules,
        )
    except ComponentError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    for line in report(library, catalogue):
        sys.stdout.write(f"{line}\n")
    found = list(wrong(library, catalogue))
    for line in found:
        sys.stderr.write(f"{line}\n")
    if not found:
        sys.stdout.write(f"{catalogue('nucleum-check-good')}\n")
    return 1 if found else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("overrides", nargs="?", help="a file of component overrides")
    given = parser.parse_args().overrides
    sys.exit(main([given] if given else []))
