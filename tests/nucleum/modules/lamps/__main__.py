"""Plays, draws and explains games with the lamps, and writes what came of it as JSON: `python -m tests.nucleum.modules.lamps`.

The files of data and texts lie beside this one, so they are put beside those of the game in a folder of copies first;
in the project they would lie there already. After that two lines make the expansion known, which in the project stand
in `engine/nucleum/modules/__init__.py`; its contents and drawings would be found by their folder.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def copy_data(folder: Path) -> None:
    """Have the game read its data and texts from copies with those of the lamps among them."""
    from engine import catalogue
    from engine.nucleum import library
    from engine.nucleum.data import load

    shutil.copytree(load.DATA_FOLDER, folder / "nucleum")
    shutil.copytree(HERE / "data", folder / "nucleum" / "modules" / "lamps")
    shutil.copytree(catalogue.TEXT_FOLDER, folder / "text")
    shutil.copy(HERE / "text" / "nucleum-lamps.ftl", folder / "text" / "en")
    catalogue.TEXT_FOLDER = folder / "text"
    library.read_with(partial(load.load, folder=folder / "nucleum"))


def plug_in() -> None:
    """Make the lamps known."""
    import render.nucleum.drawings
    import render.nucleum.modules
    from engine.nucleum import modules
    from engine.nucleum.library import register
    from render.nucleum import contents, in_play
    from tests.nucleum.modules.lamps.contents import CONTENTS
    from tests.nucleum.modules.lamps.drawings import DRAWINGS
    from tests.nucleum.modules.lamps.module import MODULE

    assert MODULE not in modules.MODULES
    register(MODULE)
    render.nucleum.drawings.check(CONTENTS, DRAWINGS)
    contents.know((*render.nucleum.modules.CONTENTS, CONTENTS))
    in_play.know((*render.nucleum.drawings.DRAWINGS, DRAWINGS))


def played(games: int) -> dict[str, Any]:
    """Play games of random choices with the lamps, keeping every invariant, and tell what was seen of them."""
    from tests.nucleum.builder import GAME
    from tests.nucleum.invariants import ENGLISH, check_end, play
    from tests.nucleum.modules.lamps.records import own

    seen: Counter[str] = Counter()
    for seed in range(games):
        options = GAME.complete_options({"lamps": True, "experiments": "random", "promo_fragments": seed % 2 == 0})
        state, made = play(2 + seed % 3, seed, options, words=True, deep=True)
        check_end(state)
        assert GAME.decode(GAME.encode(state)) == state
        seen["over"] += state.over
        seen["lit"] += len(own(state).lit)
        seen["glow"] += sum(own(state).glow.values())
        seen["all lit"] += "all-lamps" in state.ended
        seen["flag at 90"] += state.score_flag == 90
        seen["choices added"] += sum(choice == "glow:1" for choice in made)
        seen["lines of scores"] += sum(
            ENGLISH.say(line.source) == "lamps" for one in GAME.standings(state) for line in one.lines
        )
    return dict(seen)


def middle() -> Any:
    """Return a table with a lamp that is lit and a tile for the main action, for words and pictures."""
    from tests.nucleum.builder import choose, table

    state = table(lamps=True)
    state.players[0].pool.append("lamp-tile")
    choose(state, "play:lamp-tile", "glow:1", "do:0", "lamp:lamp-3", "skip", "confirm")
    return state


def fresh() -> Any:
    """Return a table at whose first turn nothing but the lamps is worth a hint."""
    from tests.nucleum.builder import put, table

    state = table(lamps=True)
    state.players[0].pool = ["lamp-tile"]
    put(state, 0, "residence-1", "dresden.1")
    return state


def choosing() -> Any:
    """Return a table at which a seat without any tile is choosing a lamp."""
    from tests.nucleum.builder import choose

    state = fresh()
    choose(state, "play:lamp-tile", "do:0")
    return state


def shown() -> dict[str, Any]:
    """Draw and explain a table with the lamps."""
    from engine.nucleum.guide import advice, hints, lookup, table_in_words, why_not
    from engine.nucleum.guide import help as pages
    from render.nucleum.painter import NucleumPainter
    from tests.nucleum.builder import table
    from tests.nucleum.invariants import ENGLISH
    from tests.render.nucleum.states import view

    state, pictures = middle(), NucleumPainter()

    def texts(name: str) -> list[str]:
        return [each.text for each in pictures.draw(name, state, view(state)).inscriptions if "lamp" in each.text]

    said = partial(ENGLISH.say, name_of=str)
    found = lookup.explain("lamp:lamp-3", state, None)
    sections = table_in_words.sections(state, found.component.name)
    broke = table(lamps=True)
    broke.players[0].pool.append("lamp-tile")
    broke.parts["lamps"].dark.clear()
    reason = why_not.why_not(broke, 0, "light")
    return {
        "map": texts("map"),
        "table": texts("table"),
        "page": pictures.draw_component("lamp:lamp-3", state, view(state)).alt,
        "tile": pictures.draw_component("tile:lamp-tile", state, view(state)).alt,
        "name": said(found.component.name),
        "does": said(found.does),
        "now": [said(each) for each in found.now],
        "in words": [said(line) for section in sections for line in section.lines],
        "hint": said(hints.play_hint(state, 1, "lamp-tile")),
        "why not": said(reason) if reason is not None else "",
        "asked about": [subject.id for subject in why_not.subjects(broke, "light")],
        "why not that": said(why_not.why_not(broke, 0, "light", "lamp-3")),  # type: ignore[arg-type] # there is a reason
        "under way": why_not.why_not(choosing(), 0, "light") is None,
        "advice": said(advice.advice(fresh(), 0).text),  # type: ignore[union-attr] # there is one
        "pages": len(pages.topics(lookup.data_for(None))),
    }


def chosen_by_computer() -> dict[str, int]:
    """Let the strongest computer player resolve the lamps' tile; return its choices by kind."""
    from engine.kernel import Rng
    from tests.nucleum.builder import GAME, choose, table

    state, rng, kinds = table(lamps=True), Rng(5), Counter[str]()
    state.players[0].pool.append("lamp-tile")
    choose(state, "play:lamp-tile")
    while (decision := GAME.decision(state)) is not None and decision.seat == 0:
        computer = GAME.computers()[-1]
        choice = computer.choose(GAME.imagine(state, 0, rng.fork()), decision, rng)
        kinds[decision.by_id[choice].kind] += 1
        GAME.apply(state, choice)
    return dict(kinds)


def without() -> dict[str, Any]:
    """Play the recorded game, which has no lamps, and look at a table without them."""
    import msgspec

    from engine.nucleum.guide import lookup, why_not
    from tests.kernel.playthrough import load, path_of, replayed
    from tests.nucleum.builder import GAME, table
    from tests.nucleum.invariants import ENGLISH

    again = replayed(GAME, load("nucleum"))
    state = table()
    reason = why_not.why_not(state, 0, "light") if "light" in why_not.kinds(state.modules) else None
    return {
        "the same": msgspec.json.format(msgspec.json.encode(again), indent=1) + b"\n"
        == path_of("nucleum").read_bytes(),
        "parts": sorted(state.parts),
        "looked up": sorted(each.id for each in lookup.listed(state) if "lamp" in each.id),
        "why not": None if reason is None else ENGLISH.say(reason),
    }


def main() -> None:
    """Write all of it."""
    with tempfile.TemporaryDirectory() as folder:
        copy_data(Path(folder))
        plug_in()
        found = {"played": played(8), "shown": shown(), "computer": chosen_by_computer(), "without": without()}
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
