"""Gibraltar as a module: the map, military contracts and technologies."""

from __future__ import annotations

from engine.kernel import EventLog, Rng
from engine.nucleum.data.names import Bounds, Names
from engine.nucleum.module import FurtherContracts, Module, Moments, Phase, Rules
from engine.nucleum.modules.chain_tiles.play import PlayOnTop
from engine.nucleum.modules.gibraltar import military, royal, shipping
from engine.nucleum.modules.gibraltar.guide import GUIDE
from engine.nucleum.modules.gibraltar.records import ForEach, MilitaryContract, MilitaryTechnology, problems
from engine.nucleum.modules.gibraltar.state import ID, GibraltarState, fulfilled_by
from engine.nucleum.modules.gibraltar.worth import WORTH
from engine.nucleum.rules.flow.turn import ResolveTile
from engine.nucleum.state import TableState


def set_up(state: TableState, rng: Rng, log: EventLog) -> None:
    """Deal the military contracts, and each player's shipping tile."""
    military.deal(state, rng, log)
    shipping.deal(state)


MODULE = Module(
    id=ID,
    rules_version=2,
    board="gibraltar",
    needs=frozenset({"base", "ships", "chain_tiles"}),
    state=GibraltarState,
    records={"military_contracts": MilitaryContract, "military_technologies": MilitaryTechnology},
    box={"tiles": 4, "contracts": 6, "setup_cards": 13},
    names=Names(
        moments=frozenset({"recharge"}),
        tile_stacks=frozenset({shipping.STACK}),
        modifiers=frozenset({military.PLANT_NUCLEUM}),
        numbers={"military-uranium": Bounds(length=3)},
    ),
    rules=Rules(
        effects={ForEach: military.FOR_EACH},
        counters={"income_tracks": military.count_income_tracks},
        scores={"military": military.military_points},
        choices={(ResolveTile, "military"): military.FULFIL, (PlayOnTop, "military"): military.FULFIL},
        abilities=(military.lasting,),
        contracts=(FurtherContracts(fulfilled_by, military.can_fulfil),),
        fuel=(military.fuel,),
        kept_free=(royal.kept_free,),
    ),
    moments=Moments(set_up={ID: Phase(set_up)}, recharged=(military.recharge_steps,)),
    guide=GUIDE,
    worth=WORTH,
    checks=(problems,),
)
"""Gibraltar."""
