"""The special city buildings as a module, for any map (Gibraltar, "Special city buildings as a module")."""

from __future__ import annotations

from engine.kernel import Option
from engine.nucleum.data.names import Bounds, Names
from engine.nucleum.module import MAP, BuildingKind, Module, Moments, Phase, Rules
from engine.nucleum.modules.special_buildings import offer
from engine.nucleum.modules.special_buildings.effects import EFFECTS, PlayFurther
from engine.nucleum.modules.special_buildings.guide import GUIDE
from engine.nucleum.modules.special_buildings.records import KIND, SpecialBuilding
from engine.nucleum.modules.special_buildings.state import SpecialBuildingsState
from engine.nucleum.modules.special_buildings.worth import WORTH

MODULE = Module(
    id=KIND,
    options=(Option(name=KIND, default=False, settled_by=f"{MAP}=gibraltar"),),
    needs=frozenset({"base", "chain_tiles"}),
    comes_with=frozenset({"gibraltar"}),
    state=SpecialBuildingsState,
    steps=(PlayFurther,),
    records={KIND: SpecialBuilding},
    box={KIND: 16, "tiles": 2, "milestones": 1},
    names=Names(
        moments=frozenset({"place_special"}),
        modifiers=frozenset({"free_coal"}),
        tile_stacks=frozenset({offer.SET_ASIDE}),
        piece_kinds=frozenset({"special", "coal_mine"}),
        numbers={"special-thaler": Bounds(length=4), "urbanization-tokens": Bounds()},
    ),
    rules=Rules(
        effects=EFFECTS,
        abilities=(offer.abilities,),
        swaps=(offer.SWAPS,),
        buildings={KIND: BuildingKind(offer.kinds_of, offer.mine_size_of)},
        free_coal=(offer.free_coal,),
    ),
    moments=Moments(set_up={KIND: Phase(offer.set_up)}, reshuffle=(offer.reshuffle,)),
    guide=GUIDE,
    worth=WORTH,
)
"""The special city buildings."""
