"""Ships as a module that several maps share: the main action `ship`, routes, and transport by ship."""

from __future__ import annotations

from engine.kernel import Command
from engine.nucleum.data.names import Bounds, Names
from engine.nucleum.module import Connections, Module, Moments, Rules
from engine.nucleum.modules.ships import place
from engine.nucleum.modules.ships.guide import GUIDE, joining_routes
from engine.nucleum.modules.ships.records import Route, joins_on, problems
from engine.nucleum.modules.ships.state import ID, ShipsState, imports, joins
from engine.nucleum.modules.ships.worth import WORTH

MODULE = Module(
    id=ID,
    rules_version=2,
    needs=frozenset({"base"}),
    state=ShipsState,
    steps=(place.ChooseRoute, place.PutShip),
    records={"routes": Route},
    names=Names(
        moments=frozenset({"place_ship"}), numbers={"player-ships": Bounds(least=1), "ship-thaler": Bounds(length=2)}
    ),
    commands=(Command(name="ship", kinds=("ship", "route"), parameter="route"),),
    rules=Rules(
        actions={"ship": place.SHIP},
        counters={
            "ships": place.count_ships,
            "ship_cities": place.count_ship_cities,
            "joined": place.count_joined,
        },
        board_counters=frozenset({"ships", "ship_cities", "joined"}),
        connections=(Connections(joins=joins, imports=imports, names=joining_routes),),
    ),
    moments=Moments(first_card=(place.place_neutral_ships,)),
    guide=GUIDE,
    worth=WORTH,
    checks=(problems,),
    routes=(joins_on,),
)
"""Ships."""
