"""The base game as a module: everything that `Module` needs, collected from the rules, phrases and so on."""

from __future__ import annotations

from engine.kernel import CHOOSE, Command, Confirm, Option
from engine.nucleum.ai.base_worth import WORTH
from engine.nucleum.data.vocabulary import ExtraRailway, PlaceNucleum, SlotReward, TakeTile, Technology
from engine.nucleum.guide import hints, spots, typed_commands
from engine.nucleum.guide.reasons import main_actions, why_not
from engine.nucleum.guide.reference import help as pages
from engine.nucleum.guide.reference import lookup, rulings
from engine.nucleum.module import Module, ModuleGuide, Moments, Rules
from engine.nucleum.modules.base.names import NAMES
from engine.nucleum.phrases import icons, tale, words
from engine.nucleum.phrases.describe import RECORDS
from engine.nucleum.rules.actions import contract, develop, energize, industrialize, matched, railway, urbanize
from engine.nucleum.rules.effects import do, effects, end_conditions, goods, technology
from engine.nucleum.rules.flow import final_scoring, recharge, scoring, setup, turn
from engine.nucleum.rules.map import counting

STEPS = (
    Confirm,
    contract.BeginContract,
    contract.ChooseSlotBonus,
    contract.FillSlot,
    contract.TakeContract,
    develop.BeginDevelop,
    develop.Develop,
    develop.TakeOffered,
    effects.Advance,
    effects.ChooseAction,
    effects.ChooseOption,
    do.Do,
    effects.RaiseIncome,
    final_scoring.FinalScoring,
    final_scoring.LateStar,
    energize.ChoosePlan,
    energize.Energize,
    energize.Energized,
    goods.Pay,
    goods.SpendUranium,
    goods.StoreUranium,
    industrialize.Industrialize,
    industrialize.PlacePiece,
    industrialize.PutPiece,
    railway.ChooseRailSpace,
    railway.ChooseWay,
    matched.CompleteLink,
    railway.ExtraRail,
    railway.LayRail,
    matched.LineUp,
    matched.ResolveMatched,
    recharge.FinishRecharge,
    recharge.PlaceStar,
    recharge.PutNucleum,
    setup.ChooseExperiment,
    technology.Unlock,
    turn.EndTurn,
    turn.NextTurn,
    turn.ResolveTile,
    turn.TurnStart,
    urbanize.PlaceBuilding,
    urbanize.PutBuilding,
    urbanize.Urbanize,
)
"""All steps of the base game that may wait to be resolved."""

COMMANDS = (
    Command(name="play", kinds=("play",), parameter="tile"),
    Command(name="rail", kinds=("rail", *railway.RAIL_KINDS, "way"), parameter="what"),
    Command(name="recharge", kinds=("recharge",)),
    Command(name="urbanize", kinds=("urbanize", "building", "space"), parameter="building"),
    Command(name="industrialize", kinds=("industrialize", "piece", "space"), parameter="piece"),
    Command(name="develop", kinds=("develop", "tile"), parameter="tile"),
    Command(name="contract", kinds=("contract", "take", "slot"), parameter="what"),
    Command(name="energize", kinds=("energize", "target", "plans", "plan"), parameter="building"),
    Command(name="fulfill", kinds=("fulfil",), parameter="contract"),
    Command(
        name=CHOOSE,
        kinds=(
            "exchange",
            "skip",
            "subsidy",
            "option",
            "bonus",
            "income",
            "technology",
            "vp",
            "experiment",
            "star",
            "bonus",
            "plant",
            "pay",
            "store",
            "spend",
        ),
        parameter="choice",
    ),
)
"""The slash commands of the base game."""

MODULE = Module(
    id="base",
    rules_version=2,
    board="saxony",
    options=(
        Option(name="experiments", default="choose", values=("choose", "random"), settled_by="first_game"),
        Option(name="first_game", default=False),
    ),
    steps=STEPS,
    names=NAMES,
    commands=COMMANDS,
    rules=Rules(
        actions={
            "urbanize": urbanize.URBANIZE,
            "industrialize": industrialize.INDUSTRIALIZE,
            "develop": develop.DEVELOP,
            "contract": contract.CONTRACT,
            "energize": energize.ENERGIZE,
        },
        effects={
            **effects.EFFECTS,
            Technology: technology.TECHNOLOGY,
            TakeTile: develop.TAKE_TILE,
            ExtraRailway: railway.EXTRA_RAILWAY,
            SlotReward: contract.SLOT_REWARD,
            PlaceNucleum: recharge.PLACE_NUCLEUM,
        },
        counters=counting.COUNTERS,
        board_counters=counting.ON_BOARD,
        scores=scoring.SCORES,
        ends=end_conditions.ENDS,
    ),
    moments=Moments(set_up=setup.SET_UP),
    guide=ModuleGuide(
        roles=tale.ROLES,
        deed_icons=icons.DEED_ICONS,
        asks=tale.ASKS,
        unplaced=tale.UNPLACED,
        effects=words.EFFECTS,
        records=RECORDS,
        look_up=lookup.LOOK_UP,
        rulings=rulings.RULINGS,
        pages=pages.PAGES,
        counts=hints.COUNTS,
        ends=dict.fromkeys(
            ("action-tiles", "contracts", "kings-day", "technologies", "score-flag"), why_not.base_ends
        ),
        why_not=main_actions.REASONS,
        under_way=why_not.UNDER_WAY,
        subjects=main_actions.SUBJECTS,
        counted=typed_commands.COUNTED,
        spots=spots.SPOTS,
    ),
    worth=WORTH,
)
"""The base game."""
