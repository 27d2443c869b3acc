"""Chain tiles as a module: only rules, for the expansions that bring such tiles (court-of-progress, chain tiles)."""

from __future__ import annotations

from engine.kernel import Command
from engine.nucleum.module import Module, Moments, Rules
from engine.nucleum.modules.chain_tiles import play
from engine.nucleum.modules.chain_tiles.guide import GUIDE
from engine.nucleum.modules.chain_tiles.records import Chain
from engine.nucleum.modules.chain_tiles.state import ID, ChainState, under
from engine.nucleum.modules.chain_tiles.worth import WORTH
from engine.nucleum.rules.flow.turn import ResolveTile

MODULE = Module(
    id=ID,
    needs=frozenset({"base"}),
    state=ChainState,
    steps=(play.PlayOnTop,),
    commands=(Command(name="play", kinds=(play.ON_TOP,), parameter="tile"),),
    rules=Rules(
        effects={Chain: play.CHAIN},
        choices={(ResolveTile, play.ON_TOP): play.WITHOUT_ACTION},
        under=(under,),
    ),
    moments=Moments(recharged=(play.back_to_the_pool,)),
    guide=GUIDE,
    worth=WORTH,
)
"""Chain tiles."""
