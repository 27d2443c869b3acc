"""The Court of Progress as a module (court-of-progress)."""

from __future__ import annotations

from engine.kernel import Command, Option
from engine.nucleum.data.names import Names
from engine.nucleum.module import Module, Moments, Phase, Rules
from engine.nucleum.modules.court import action, counting, kings_day, set_up
from engine.nucleum.modules.court.guide import GUIDE
from engine.nucleum.modules.court.records import Agenda, CourtPiece, Party
from engine.nucleum.modules.court.state import ID, CourtState
from engine.nucleum.modules.court.worth import WORTH

MODULE = Module(
    id=ID,
    options=(Option(name="court", default=False),),
    needs=frozenset({"base"}),
    state=CourtState,
    steps=(action.ChooseParty, action.PlacePolitician, action.SettleParty),
    records={"parties": Party, "agendas": Agenda, "court_pieces": CourtPiece},
    box={"parties": 4, "agendas": 8, "court_pieces": 3, "tiles": 16, "contracts": 4},
    names=Names(moments=frozenset({action.MOMENT})),
    commands=(Command(name="court", kinds=("court", "party"), parameter="party"),),
    rules=Rules(
        actions={"court": action.COURT},
        counters=counting.COUNTERS,
        board_counters=counting.ON_BOARD,
        scores={"final-agendas": counting.final_points},
    ),
    moments=Moments(set_up={ID: Phase(set_up.set_up)}, kings_day=(kings_day.hold_kings_day,)),
    guide=GUIDE,
    worth=WORTH,
)
"""The Court of Progress."""
