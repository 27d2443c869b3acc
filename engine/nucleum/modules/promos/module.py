"""The promos as a module: random plant bonuses, and action fragments with their contract slot (nucleum.md 9)."""

from __future__ import annotations

from engine.kernel import CHOOSE, Command, EventLog, Option, Rng
from engine.nucleum.module import Module, Moments, Phase, Rules, Worth
from engine.nucleum.modules.promos import fragments, plant_bonuses
from engine.nucleum.modules.promos.guide import GUIDE
from engine.nucleum.modules.promos.records import Fragment
from engine.nucleum.modules.promos.state import ID, PromosState
from engine.nucleum.modules.promos.upgrade import upgrade
from engine.nucleum.rules.flow.turn import ResolveTile
from engine.nucleum.state import TableState


def _set_up(state: TableState, rng: Rng, _log: EventLog) -> None:
    if state.options["promo_plant_bonuses"]:
        plant_bonuses.shuffle(state, rng)
    if state.options["promo_fragments"]:
        fragments.lay_out(state)


MODULE = Module(
    id=ID,
    options=(Option(name="promo_plant_bonuses", default=False), Option(name="promo_fragments", default=False)),
    needs=frozenset({"base"}),
    state=PromosState,
    steps=(fragments.TakeFragment, fragments.FragmentsBack, fragments.CoverRail),
    records={"fragments": Fragment},
    box={"fragments": 5},
    commands=(Command(name=CHOOSE, kinds=("fragment",), parameter="choice"),),
    rules=Rules(
        choices={(ResolveTile, "fragment"): fragments.ON_A_TILE},
        slot_bonuses={fragments.FRAGMENT_SLOT: fragments.SLOT},
        covers=(fragments.COVER,),
        plant_bonuses=(plant_bonuses.bonus_of,),
    ),
    moments=Moments(set_up={ID: Phase(_set_up)}),
    guide=GUIDE,
    worth=Worth(at_once=frozenset({"fragment"})),
    upgrade=upgrade,
)
"""The promos."""
