"""Specification, section "End", and the rulings on it."""

from __future__ import annotations

from engine.catalogue import catalogue
from engine.nanotech.components import components
from engine.nanotech.pieces import Confinement
from tests.nanotech.builder import GAME, Table, kinds


def play_out(table: Table, *, rounds: int = 1) -> None:
    """Decline everything for some rounds, or until the game is over."""
    last = table.state.round + rounds
    while not table.state.over and table.state.round < last:
        ids = table.choices
        table.play(next((one for one in ("confirm", "decline") if one in ids), ids[0]))


def winners(table: Table) -> list[int]:
    return [standing.seat for standing in GAME.standings(table.state) if standing.place == 1]


def test_the_round_is_finished_with_its_bonuses() -> None:
    table = Table(3, target=10).lab(0, prestige=9).lab(1, energy=9).lab(2, energy=9)
    events = table.play("take:lepton", "capture:electron")
    assert kinds(events) == ["take", "electron", "target"]
    assert table.state.final_round
    assert not table.state.over
    table.play("confirm", "copy:capture:electron", "confirm", "decline", "confirm")
    assert table.decision.of_kind("take")
    table.play("take:recharge-1", "confirm", "take:recharge-2", "confirm")
    assert table.decision.of_kind("extra")
    table.play("extra:recharge")
    events = table.play("confirm")
    assert table.state.over
    assert kinds(events) == ["end"]
    assert table.state.round == 1
    assert winners(table) == [0]
    assert GAME.decision(table.state) is None


def test_a_target_reached_with_an_extra_action_ends_the_game_after_the_bonuses_of_all() -> None:
    table = Table(3, target=10).capsule("up-red").lab(1, energy=0).lab(2, energy=0)
    table.lab(0, prestige=8, protons=1, electrons=2).play("take:lepton", "confirm", "take:quarks", "confirm")
    table.skip_to(0, "extra").play("extra:confine:hydrogen", "confirm")
    assert (table.decision.seat, table.state.final_round) == (1, True)
    table.play("bonus:up-red", "confirm")
    assert (table.state.over, table.state.round) == (True, 1)


def test_the_target_may_be_passed() -> None:
    table = Table(3, target=10).lab(0, prestige=8, protons=2, neutrons=2, electrons=2, hadron_capsule=1)
    events = table.play("take:confine", "confine:helium")
    assert kinds(events) == ["take", "confine", "target", "bonus"]
    assert table[0].prestige == 8 + 5 + 1
    assert table.state.final_round


def test_another_may_overtake_in_the_final_round() -> None:
    table = Table(3, target=10).lab(0, prestige=9).lab(1, prestige=9, protons=2, neutrons=2, electrons=2)
    table.lab(1, hadron_capsule=1).play("take:lepton", "capture:electron", "confirm")
    table.skip_to(1, "take").play("take:confine", "confine:helium")
    play_out(table)
    assert winners(table) == [1]


def test_immediate_ends_at_once_after_the_confirmation() -> None:
    table = Table(3, target=10, end="immediate").lab(0, prestige=9)
    table.play("take:lepton", "capture:electron")
    assert not table.state.over
    events = table.play("confirm")
    assert table.state.over
    assert kinds(events) == ["end"]


def test_immediate_ends_with_a_copy_too() -> None:
    table = Table(3, target=10, end="immediate").lab(1, prestige=9)
    table.play("take:lepton", "decline", "confirm", "copy:capture:electron", "confirm")
    assert table.state.over
    assert winners(table) == [1]


def test_immediate_ends_with_an_extra_action_before_the_next_bonus() -> None:
    table = Table(3, target=10, end="immediate").capsule("up-red").lab(1, energy=0).lab(2, energy=0)
    table.lab(0, prestige=8, protons=1, electrons=2).play("take:lepton", "confirm", "take:quarks", "confirm")
    table.skip_to(0, "extra").play("extra:confine:hydrogen", "confirm")
    assert table.state.over
    table = Table(3, target=10, end="immediate").capsule("up-red").lab(1, energy=0).lab(2, energy=0)
    table.lab(0, prestige=7, protons=1, electrons=2).play("take:lepton", "confirm", "take:quarks", "confirm")
    table.skip_to(0, "extra").play("extra:confine:hydrogen", "confirm")
    assert table.decision.seat == 1
    assert table.decision.of_kind("bonus")


def test_below_the_target_the_game_goes_on() -> None:
    table = Table(3, target=10).lab(0, prestige=8).lab(1, prestige=5)
    table.play("take:lepton", "capture:electron", "confirm")
    play_out(table)
    assert not table.state.over
    assert table.state.round == 2


def test_ties_more_atoms_then_more_energy_then_shared() -> None:
    table = Table(4).lab(0, energy=3, prestige=4).lab(1, energy=7, prestige=4).lab(2, energy=1, prestige=4)
    table.lab(3, energy=7, prestige=4)
    standings = GAME.standings(table.state)
    assert [(one.seat, one.place) for one in standings] == [(1, 1), (3, 1), (0, 3), (2, 4)]
    table[2].confinements[Confinement.HYDROGEN] = 1
    standings = GAME.standings(table.state)
    assert [(one.seat, one.place) for one in standings] == [(2, 1), (1, 2), (3, 2), (0, 4)]


def test_a_shared_victory_is_told() -> None:
    table = Table(2, target=5, end="round").lab(0, prestige=5, energy=5).lab(1, prestige=5, energy=5)
    table.state.final_round = True
    for choice in ("take:confine", "take:quarks", "take:lepton", "take:upgrade"):
        table.play(choice)
        while not table.state.over and not table.decision.of_kind("take"):
            table.play("decline" if "decline" in table.choices else "confirm")
    assert table.state.over
    end = table.log[-1]
    assert (end.kind, end.text.args["count"]) == ("end", 2)


def test_prestige_is_not_capped_by_the_tokens() -> None:
    table = Table(2, target=40).lab(0, prestige=39, protons=2, neutrons=2, electrons=2, hadron_capsule=1)
    table.play("take:confine", "confine:helium")
    assert table[0].prestige == 45


def test_a_standstill_ends_the_game() -> None:
    limit = components().set_up.standstill_rounds.value
    table = Table(2).lab(0, prestige=3)
    play_out(table, rounds=limit - 1)
    assert not table.state.over
    play_out(table)
    assert table.state.over
    assert table.state.round == limit
    assert winners(table) == [0]
    idle = [event.text.key for event in table.log if event.kind == "idle"]
    warning = components().set_up.standstill_warning.value
    assert idle == ["nanotech-event-idle"] * (limit - warning) + ["nanotech-event-standstill"]


def test_prestige_starts_the_count_to_a_standstill_again() -> None:
    limit = components().set_up.standstill_rounds.value
    table = Table(2)
    play_out(table, rounds=limit - 1)
    table.play("take:lepton", "capture:electron", "confirm")
    play_out(table, rounds=limit - 1)
    assert not table.state.over


def test_a_review_names_what_went_into_no_particle() -> None:
    """Only of the player's own laboratory, and nothing with an amount of 0."""
    table = Table(3).lab(0, energy=0, electrons=2, neutrons=1, quarks_held="up-red").lab(1, energy=3).lab(2, energy=0)
    said = [[catalogue("en").say(each) for each in GAME.guide.oversights(table.state, seat)] for seat in (0, 1, 2)]
    assert said == [["Left over: 2 electrons, 1 neutron and 1 quark"], ["Left over: 3 energy"], []]
