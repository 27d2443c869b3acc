"""Specification, section "Confinements"."""

from __future__ import annotations

import itertools

import pytest

from engine.catalogue import Catalogue
from engine.nanotech.pieces import Colour, Confinement, Quark
from tests.nanotech.builder import Table, kinds, quarks


def confining(quarks_held: str, **expansions: int) -> Table:
    """Return a table whose first player has taken the confine card with these quarks."""
    table = Table(3).lab(0, quarks_held=quarks_held, **expansions)
    table.play("take:confine")
    return table


def building(protons: int, neutrons: int, electrons: int) -> Table:
    """Return a table whose first player has taken the confine card with these particles."""
    table = Table(3).lab(0, protons=protons, neutrons=neutrons, electrons=electrons, hadron_capsule=1)
    table.play("take:confine")
    return table


@pytest.mark.parametrize("down", list(Colour))
def test_a_proton_is_2_up_and_1_down_one_of_each_colour(down: Colour) -> None:
    held = " ".join(f"{'down' if colour is down else 'up'}-{colour}" for colour in Colour)
    table = confining(quarks_held=held)
    assert table.choices == [f"confine:proton:{down}", "decline"]
    (confined,) = (event for event in table.play(f"confine:proton:{down}") if event.kind == "confine")
    assert confined.marks == ("lab:0:quarks", "lab:0:hadrons", "prestige:0")
    lab = table[0]
    assert (lab.protons, lab.neutrons, lab.quarks, lab.prestige, lab.energy) == (1, 0, [], 2 + 1, 2)
    assert sorted(table.state.discard) == sorted(quarks(held))
    assert (table.state.protons, table.state.neutrons) == (7, 8)


@pytest.mark.parametrize("up", list(Colour))
def test_a_neutron_is_2_down_and_1_up_one_of_each_colour(up: Colour) -> None:
    held = " ".join(f"{'up' if colour is up else 'down'}-{colour}" for colour in Colour)
    table = confining(quarks_held=held)
    assert table.choices == [f"confine:neutron:{up}", "decline"]
    table.play(f"confine:neutron:{up}")
    lab = table[0]
    assert (lab.protons, lab.neutrons, lab.quarks, lab.prestige) == (0, 1, [], 2 + 1)
    assert (table.state.protons, table.state.neutrons) == (8, 7)


@pytest.mark.parametrize(
    ("held", "offered"),
    [
        ((1, 0, 1), {"hydrogen"}),
        ((3, 0, 3), {"hydrogen"}),
        ((1, 1, 1), {"hydrogen", "deuterium"}),
        ((2, 1, 2), {"hydrogen", "deuterium"}),
        ((1, 3, 3), {"hydrogen", "deuterium"}),
        ((3, 3, 1), {"hydrogen", "deuterium"}),
        ((2, 2, 2), {"hydrogen", "deuterium", "helium"}),
        ((3, 3, 3), {"hydrogen", "deuterium", "helium"}),
        ((0, 3, 3), set()),
        ((3, 3, 0), set()),
    ],
)
def test_an_atom_needs_each_of_its_particles_and_more_do_no_harm(
    held: tuple[int, int, int], offered: set[str]
) -> None:
    table = building(*held)
    assert {choice.removeprefix("confine:") for choice in table.choices if choice.startswith("confine:")} == offered


def test_a_choice_says_what_it_uses_costs_and_brings() -> None:
    """Each of the three atoms takes as many particles of each kind as the table says; a hadron its three quarks."""
    table, said = building(2, 2, 2), Catalogue("en", strict=True).say
    details = {choice.id: said(choice.detail) for choice in table.decision.choices if choice.detail is not None}
    assert details["confine:hydrogen"] == "3 energy → +2 prestige; uses 1 proton and 1 electron"
    assert details["confine:deuterium"] == "3 energy → +3 prestige; uses 1 proton, 1 neutron and 1 electron"
    assert details["confine:helium"] == "3 energy → +5 prestige; uses 2 protons, 2 neutrons and 2 electrons"
    table = confining("up-red up-green down-blue")
    (choice,) = table.decision.of_kind("confine")
    assert choice.detail is not None
    assert said(choice.detail) == "3 energy → +2 prestige; uses red Up, green Up and blue Down"
    (told,) = [event for event in table.play(choice.id) if event.kind == "confine"]
    assert (
        said(told.text, str) == "0 confined a proton from red Up, green Up and blue Down for 3 energy: +2 prestige."
    )


def test_every_set_of_3_quarks() -> None:
    """The oracle counts types and colors; the rules list the sets."""
    for held in itertools.combinations_with_replacement(Quark, 3):
        ups = sum(token.type == "up" for token in held)
        fits = len({token.colour for token in held}) == 3 and ups in {1, 2}
        table = Table(3).lab(0, quarks_held=" ".join(held))
        events = table.play("take:confine")
        if not fits:
            assert kinds(events) == ["take", "cannot"], held
            continue
        odd = next(token for token in held if (token.type == "up") == (ups == 1))
        result = "neutron" if ups == 1 else "proton"
        assert table.choices == [f"confine:{result}:{odd.colour}", "decline"]


def test_every_combination_that_matters_is_offered() -> None:
    table = confining(quarks_held="up-red up-green up-blue down-red down-green", quark_capsule=1)
    assert table.choices == [
        "confine:proton:red",
        "confine:proton:green",
        "confine:neutron:blue",
        "decline",
    ]
    table.play("confine:proton:green")
    assert sorted(table[0].quarks) == sorted(quarks("up-green down-red"))


def test_only_the_quarks_used_are_discarded() -> None:
    table = confining(quarks_held="up-red up-red up-green down-blue", quark_capsule=1)
    table.play("confine:proton:blue")
    assert table[0].quarks == quarks("up-red")
    assert sorted(table.state.discard) == sorted(quarks("up-red up-green down-blue"))


def test_a_hadron_needs_a_free_space() -> None:
    held = "up-red up-green down-blue"
    table = Table(3).lab(0, quarks_held=held, protons=1, neutrons=1)
    assert kinds(table.play("take:confine")) == ["take", "cannot"]
    table = Table(3).lab(0, quarks_held=held, protons=1, neutrons=1, hadron_capsule=1)
    table.play("take:confine")
    assert "confine:proton:blue" in table.choices


@pytest.mark.parametrize(("kind", "odd"), [("proton", "down-blue"), ("neutron", "up-blue")])
def test_a_hadron_may_take_the_last_token_of_the_supply(kind: str, odd: str) -> None:
    held = f"{'up' if kind == 'proton' else 'down'}-red {'up' if kind == 'proton' else 'down'}-green {odd}"
    table = Table(3).lab(0, quarks_held=held).supply(**{f"{kind}s": 1})
    table.play("take:confine", f"confine:{kind}:blue")
    assert (getattr(table.state, f"{kind}s"), getattr(table[0], f"{kind}s")) == (0, 1)


@pytest.mark.parametrize(("none", "left"), [("protons", "neutron:red"), ("neutrons", "proton:blue")])
def test_a_hadron_needs_a_token_in_the_supply(none: str, left: str) -> None:
    table = Table(3).supply(**{none: 0})
    table.lab(0, quarks_held="up-red up-green down-blue down-green", quark_capsule=1).play("take:confine")
    assert table.choices == [f"confine:{left}", "decline"]


@pytest.mark.parametrize(
    ("result", "protons", "neutrons", "electrons", "prestige"),
    [
        (Confinement.HYDROGEN, 1, 0, 1, 2),
        (Confinement.DEUTERIUM, 1, 1, 1, 3),
        (Confinement.HELIUM, 2, 2, 2, 5),
    ],
)
def test_atoms(result: Confinement, protons: int, neutrons: int, electrons: int, prestige: int) -> None:
    parts = (protons, neutrons, electrons)
    table = building(*parts)
    assert f"confine:{result}" in table.choices
    (confined,) = (event for event in table.play(f"confine:{result}") if event.kind == "confine")
    assert confined.marks == ("lab:0:electrons", "lab:0:hadrons", "prestige:0")
    lab = table[0]
    assert (lab.protons, lab.neutrons, lab.electrons) == (0, 0, 0)
    assert (table.state.protons, table.state.neutrons, table.state.electrons) == (8, 8, 16)
    assert lab.prestige == prestige + 1
    assert (lab.atoms, lab.confinements[result]) == (1, 1)
    for missing, number in enumerate(parts):
        if number:
            short = [have - (place == missing) for place, have in enumerate(parts)]
            assert f"confine:{result}" not in building(*short).choices


def test_hadrons_are_no_atoms() -> None:
    table = confining(quarks_held="up-red up-green down-blue")
    table.play("confine:proton:blue")
    assert table[0].atoms == 0


def test_a_worked_example() -> None:
    """Ann confines a proton with the card, Bob copies it with a neutron, Ann later makes hydrogen as extra."""
    table = Table(2).lab(0, energy=8, quarks_held="up-red up-green down-blue", electrons=1)
    table.lab(1, energy=4, quarks_held="down-red down-green up-blue")
    table.play("take:confine", "confine:proton:blue", "confirm")
    table.play("copy:confine:neutron:blue", "confirm")
    table.play("take:recharge-1", "confirm")
    table.play("take:lepton", "decline", "confirm")
    table.skip_to(0, "extra").play("extra:confine:hydrogen", "confirm")
    assert (table[0].prestige, table[0].energy, table[0].atoms) == (3 + 2, 8 - 3 - 3, 1)
    assert (table[1].prestige, table[1].neutrons) == (2, 1)
