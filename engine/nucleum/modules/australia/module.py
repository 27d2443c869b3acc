"""Australia as a module: the map, coal mines, sea-delivery tiles; lanes and boats are in the module `ships`."""

from __future__ import annotations

from engine.nucleum.data.names import Bounds, Names
from engine.nucleum.module import Module, Rules
from engine.nucleum.modules.australia import coal_mines
from engine.nucleum.modules.australia.guide import GUIDE, ID
from engine.nucleum.modules.australia.worth import WORTH

MODULE = Module(
    id=ID,
    board=ID,
    needs=frozenset({"base", "ships", "chain_tiles"}),
    box={"tiles": 4, "contracts": 7, "setup_cards": 13, "sides": 2},
    names=Names(
        piece_kinds=frozenset({coal_mines.KIND}),
        spaces={coal_mines.KIND: coal_mines.MARK},
        numbers={
            "coal-mine-workers": Bounds(),
            "coal-mine-thaler": Bounds(),
            "coal-mine-coal": Bounds(),
        },
    ),
    rules=Rules(pieces={coal_mines.KIND: coal_mines.COAL_MINE}, free_coal=(coal_mines.free_coal,)),
    guide=GUIDE,
    worth=WORTH,
)
"""Australia."""
