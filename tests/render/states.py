"""Positions of Nanotech made by hand, for pictures: they do not depend on the rules."""

from __future__ import annotations

from engine.catalogue import Catalogue
from engine.kernel import Rng
from engine.nanotech.components import components
from engine.nanotech.pieces import Confinement, EndRule, Expansion, PrestigeSource, Quark
from engine.nanotech.state import ActionCard, Laboratory, NanotechState
from render.view import BoardView, Mark

NAMES = ("Marie", "Niels Bohr", "Lise Meitner-Frisch", "Enrico")
LONG_NAMES = (
    "Wolfgang Ernst Pauli von Zürich!",
    "🔥🔥 量子力學家小明 🔥🔥",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "🎲🎲🎲",
)

WORDS = Catalogue("en", strict=True)
"""A catalogue that lets no missing word pass."""

_ALL = [token for token in Quark for _ in range(6)]


def laboratory(
    energy: int,
    quarks: str = "",
    electrons: int = 0,
    protons: int = 0,
    neutrons: int = 0,
    expansions: dict[Expansion, int] | None = None,
    confinements: dict[Confinement, int] | None = None,
    prestige: int = 0,
) -> Laboratory:
    """Return a laboratory; `quarks` like "ur dg" (type, color)."""
    return Laboratory(
        energy=energy,
        quarks=tokens(quarks),
        electrons=electrons,
        protons=protons,
        neutrons=neutrons,
        expansions=dict.fromkeys(Expansion, 0) | (expansions or {}),
        confinements=dict.fromkeys(Confinement, 0) | (confinements or {}),
        score=dict.fromkeys(PrestigeSource, 0) | {PrestigeSource.ELECTRON: prestige},
    )


def tokens(code: str) -> list[Quark]:
    """Return the quarks written like "ur dg"."""
    return [next(token for token in Quark if token.type[0] + token.colour[0] == each) for each in code.split()]


def table(
    labs: list[Laboratory],
    capsule: str,
    drawn: int,
    discard: str = "",
    round_number: int = 1,
    target: int = 10,
    start_seat: int = 0,
    active: int | None = 0,
    holders: dict[str, int] | None = None,
    energy_on: dict[str, int] | None = None,
    over: bool = False,
    final: bool = False,
) -> NanotechState:
    """Return a table with these laboratories; card ids give holders and energy on cards."""
    cards = [
        ActionCard(
            id=card_id, kind=kind, energy=(energy_on or {}).get(card_id, 0), holder=(holders or {}).get(card_id)
        )
        for card_id, kind in components().card_ids.items()
    ]
    return NanotechState(
        seats=len(labs),
        rng=Rng(1),
        over=over,
        target=target,
        end=EndRule.ROUND,
        round=round_number,
        start_seat=start_seat,
        cards=cards,
        capsule=tokens(capsule),
        draw=_ALL[:drawn],
        discard=tokens(discard),
        expansions={
            kind: components().expansions[kind].cards.value - sum(lab.expansions[kind] for lab in labs)
            for kind in Expansion
        },
        energy=40 - sum(lab.energy for lab in labs) - sum(card.energy for card in cards),
        electrons=16 - sum(lab.electrons for lab in labs),
        protons=8 - sum(lab.protons for lab in labs),
        neutrons=8 - sum(lab.neutrons for lab in labs),
        labs=labs,
        active=active,
        turn=len(holders or {}),
        final_round=final,
        pending=[],
    )


def opening(seats: int = 4) -> NanotechState:
    """Return the first decision of a game."""
    return table([laboratory(5) for _ in range(seats)], "ur dg ub ur dg"[: 3 * seats + 2], 36 - seats - 1)


def middle() -> NanotechState:
    """Return four players in the middle of a round, one with a bigger laboratory."""
    return table(
        [
            laboratory(3, "ur dg", 1, 1, 0, {Expansion.BATTERY: 1}, {Confinement.PROTON: 1}, 3),
            laboratory(6, "ub ur dg db", 0, 0, 1, {Expansion.QUARK_CAPSULE: 1}, {Confinement.NEUTRON: 1}, 3),
            laboratory(0, "", 2, 0, 0, None, {Confinement.HYDROGEN: 1, Confinement.PROTON: 1}, 6),
            laboratory(9, "db", 2, 1, 2, {Expansion.HADRON_CAPSULE: 1}, {Confinement.DEUTERIUM: 1}, 8),
        ],
        "ur dg ub",
        18,
        "ur db dg",
        round_number=5,
        start_seat=2,
        active=0,
        holders={"recharge-2": 2, "confine": 3},
        energy_on={"upgrade": 2, "recharge-1": 1},
    )


MIDDLE_MARKS = (
    Mark("card:confine", 3, 1),
    Mark("lab:3:hadrons", 3, 1),
    Mark("prestige:3", 3, 1),
    Mark("capsule", 0, 2),
    Mark("lab:0:quarks", 0, 2),
    Mark("lab:1:expansions", 1, 3),
    Mark("lab:2:energy", 2, 4),
)


def three() -> NanotechState:
    """Return three players, late, toward a high target, with great laboratories."""
    many = {
        Expansion.QUARK_CAPSULE: 3,
        Expansion.LEPTON_CAPSULE: 2,
        Expansion.HADRON_CAPSULE: 2,
        Expansion.BATTERY: 2,
    }
    few = {Expansion.LEPTON_CAPSULE: 1, Expansion.HADRON_CAPSULE: 1}
    built = {Confinement.HYDROGEN: 3, Confinement.DEUTERIUM: 2, Confinement.HELIUM: 1}
    return table(
        [
            laboratory(12, "ur ug ub dr dg db ur", 4, 2, 3, many, built, 36),
            laboratory(1, "ur", 3, 2, 1, few, {Confinement.HELIUM: 2}, 35),
            laboratory(0, "", 0, 0, 0, None, None, 12),
        ],
        "",
        0,
        "ur db",
        round_number=31,
        target=40,
        start_seat=1,
        active=None,
        holders={"quarks": 1, "lepton": 2, "recharge-1": 0},
        final=True,
    )


def two(*, over: bool = False) -> NanotechState:
    """Return two players; at the end, one beyond the target."""
    return table(
        [
            laboratory(4, "ug", 1, 0, 1, None, {Confinement.HYDROGEN: 2, Confinement.HELIUM: 1}, 13),
            laboratory(2, "ur ug ub", 0, 2, 0, {Expansion.BATTERY: 1}, {Confinement.PROTON: 2}, 7),
        ],
        "db dg",
        9,
        "ur",
        round_number=9,
        active=None if over else 1,
        over=over,
        holders=None if over else {"upgrade": 0, "lepton": 1, "recharge-1": 0},
        energy_on={"recharge-2": 3},
    )


def view(
    state: NanotechState,
    names: tuple[str, ...] = NAMES,
    *,
    theme: str = "light",
    active: tuple[int, ...] | None = None,
    marks: tuple[Mark, ...] = (),
    viewer: int | None = None,
) -> BoardView:
    """Return a view with these names; the state's active seat acts unless given."""
    if active is None:
        active = () if state.active is None else (state.active,)
    return BoardView(
        names=names[: state.seats],
        title="Nanotech #12",
        active=active,
        marks=marks,
        viewer=viewer,
        theme=theme,
        words=WORDS,
    )


def heavy() -> NanotechState:
    """Return every expansion in one laboratory: the widest there can be."""
    state = middle()
    state.labs[0] = laboratory(
        40,
        "ur ug ub dr dg db ur ug ub dr dg",
        10,
        6,
        4,
        dict.fromkeys(Expansion, 4),
        {Confinement.HYDROGEN: 12, Confinement.DEUTERIUM: 11, Confinement.HELIUM: 10},
        52,
    )
    return state
