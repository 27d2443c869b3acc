"""Gibraltar as a module: the map, military contracts and technologies."""

from __future__ import annotations

from engine.kernel import EventLog, Rng
from engine.nucleum.data.components import City
from engine.nucleum.data.names import Bounds, Names
from engine.nucleum.library import lib
from engine.nucleum.module import FurtherContracts, Module, Moments, Phase, Rules
from engine.nucleum.modules.chain_tiles.play import PlayOnTop
from engine.nucleum.modules.gibraltar import military
from engine.nucleum.modules.gibraltar.guide import GUIDE
from engine.nucleum.modules.gibraltar.records import ForEach, MilitaryContract, MilitaryTechnology, problems
from engine.nucleum.modules.gibraltar.state import ID, GibraltarState, fulfilled_by
from engine.nucleum.modules.gibraltar.worth import WORTH
from engine.nucleum.rules.flow.turn import ResolveTile
from engine.nucleum.state import TableState

SHIPPING_TILES = "seat"
"""The stack of tiles of which each seat has one, a chain tile that places a ship (gibraltar.md, setup)."""


def kept_free(state: TableState, where: City) -> bool:
    """Return whether a city is a royal one with only one free building space left, which setup leaves to the players.

    Contracts that ask for energized buildings in all royal cities could be impossible otherwise
    (docs/ledger/rulings.md, Gibraltar).
    """
    if not where.energized_vp:
        return False
    return sum(not space.special and space.id not in state.board.pieces for space in where.buildings) <= 1


def set_up(state: TableState, rng: Rng, log: EventLog) -> None:
    """Deal the military contracts, and each player's shipping tile."""
    military.deal(state, rng, log)
    for player, tile in zip(state.players, lib(state).tiles_in(SHIPPING_TILES), strict=False):
        player.pool.append(tile.id)


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
        tile_stacks=frozenset({SHIPPING_TILES}),
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
        kept_free=(kept_free,),
    ),
    moments=Moments(set_up={ID: Phase(set_up)}, recharged=(military.recharge_steps,)),
    guide=GUIDE,
    worth=WORTH,
    checks=(problems,),
)
"""Gibraltar."""
