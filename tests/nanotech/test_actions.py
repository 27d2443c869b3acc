"""Specification, section "Actions": one class for each card."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.nanotech.deeds import ActionWay, CaptureQuark, upgrade_cost
from engine.nanotech.pieces import Expansion, PrestigeSource, Quark
from tests.nanotech.builder import GAME, Table, kinds, quarks


class TestRechargeBattery:
    def test_gives_2_energy_and_asks_nothing(self) -> None:
        table = Table(3)
        events = table.play("take:recharge-1")
        assert table[0].energy == 7
        assert kinds(events) == ["take", "recharge"]
        assert table.choices == ["confirm"]

    @pytest.mark.parametrize("batteries", [1, 3])
    def test_gives_1_more_for_each_improved_battery(self, batteries: int) -> None:
        table = Table(3).lab(0, battery=batteries).lab(1, battery=1)  # another player's counts only for its owner
        table.play("take:recharge-1")
        assert table[0].energy == 7 + batteries

    def test_gives_1_more_for_an_improved_battery_as_an_extra_action_too(self) -> None:
        table = Table(3).lab(0, battery=1).lab(1, energy=0).lab(2, energy=0)
        table.play("take:lepton", "decline")
        table.skip_to(0, "extra")
        energy = table[0].energy
        table.play("extra:recharge")
        assert table[0].energy == energy + 2 + 1

    def test_with_the_energy_on_the_card(self) -> None:
        table = Table(3).on_card("recharge-2", 2)
        table.play("take:recharge-2")
        assert table[0].energy == 9

    def test_an_empty_supply_gives_no_more(self) -> None:
        table = Table(3).supply(energy=1)
        events = table.play("take:recharge-1")
        assert table[0].energy == 6
        assert table.state.energy == 0
        assert events[-1].data["energy"] == 1
        table = Table(3).supply(energy=0)
        assert kinds(table.play("take:recharge-1")) == ["take", "cannot"]


class TestCaptureQuarks:
    def test_costs_2_and_takes_a_quark_of_choice(self) -> None:
        table = Table(3).capsule("up-red down-blue up-red")
        table.play("take:quarks")
        assert table.choices == ["capture:up-red", "capture:down-blue", "decline"]
        table.play("capture:down-blue")
        assert table[0].quarks == quarks("down-blue")
        assert table.state.capsule == quarks("up-red up-red")
        assert table[0].energy == 3

    def test_needs_a_free_space(self) -> None:
        table = Table(3).capsule("up-red").lab(0, quarks_held="up-red up-red down-blue")
        assert kinds(table.play("take:quarks")) == ["take", "cannot"]
        table = Table(3).capsule("up-red").lab(0, quarks_held="up-red up-red down-blue", quark_capsule=1)
        table.play("take:quarks")
        assert "capture:up-red" in table.choices

    def test_needs_a_quark_in_the_central_capsule(self) -> None:
        assert kinds(Table(3).play("take:quarks")) == ["take", "cannot"]

    def test_needs_2_energy(self) -> None:
        table = Table(3).capsule("up-red").lab(0, energy=1)
        assert kinds(table.play("take:quarks")) == ["take", "cannot"]

    def test_bonus_one_more_quark_free_at_the_end_of_the_round(self) -> None:
        table = Table(3).capsule("up-red up-blue").lab(0, energy=2).lab(1, energy=0).lab(2, energy=0)
        table.play("take:quarks", "capture:up-red", "confirm")
        table.skip_to(0, "bonus").play("bonus:up-blue")
        assert table[0].quarks == quarks("up-red up-blue")
        assert table[0].energy == 0

    def test_is_told_apart_from_the_bonus(self) -> None:
        found = {way: CaptureQuark(Quark("up-red"), free=way is ActionWay.BONUS).choice(way) for way in ActionWay}
        assert {way: choice.kind for way, choice in found.items()} == {
            ActionWay.CARD: "capture",
            ActionWay.COPY: "copy",
            ActionWay.EXTRA: "extra",
            ActionWay.BONUS: "bonus",
        }
        assert {way: choice.label.key.removeprefix("nanotech-choice-") for way, choice in found.items()} == {
            ActionWay.CARD: "capture",
            ActionWay.COPY: "capture",
            ActionWay.EXTRA: "extra",
            ActionWay.BONUS: "bonus",
        }


class TestCaptureLepton:
    def test_costs_2_gives_an_electron_and_1_prestige(self) -> None:
        table = Table(3)
        table.play("take:lepton")
        assert table.choices == ["capture:electron", "decline"]
        table.play("capture:electron")
        lab = table[0]
        assert (lab.electrons, lab.energy, lab.prestige, lab.score[PrestigeSource.ELECTRON]) == (1, 3, 1, 1)
        assert table.state.electrons == 15

    def test_needs_a_free_space(self) -> None:
        assert kinds(Table(3).lab(0, electrons=2).play("take:lepton")) == ["take", "cannot"]
        table = Table(3).lab(0, electrons=2, lepton_capsule=1)
        table.play("take:lepton")
        assert "capture:electron" in table.choices

    def test_needs_an_electron_in_the_supply(self) -> None:
        assert kinds(Table(3).supply(electrons=0).play("take:lepton")) == ["take", "cannot"]

    def extra_actions(self, table: Table) -> list[str]:
        """Take capture lepton as seat 0, decline it, and return the possible extra actions."""
        table.lab(1, energy=0).lab(2, energy=0)
        table.play("take:lepton", *(["decline"] if "decline" in table.choices else []))
        table.skip_to(0, "extra")
        return table.choices

    def test_bonus_one_extra_action_of_any_other_kind_at_its_cost(self) -> None:
        table = Table(3).capsule("up-red").lab(0, energy=9, protons=1, electrons=1)
        choices = self.extra_actions(table)
        assert choices == [
            "extra:recharge",
            "extra:capture:up-red",
            *(f"extra:upgrade:{kind}" for kind in Expansion),
            "extra:confine:hydrogen",
            "decline",
        ]
        assert "extra:capture:electron" not in choices

    @pytest.mark.parametrize(
        ("choice", "energy"),
        [
            ("extra:recharge", 11),
            ("extra:capture:up-red", 7),
            ("extra:upgrade:battery", 4),
            ("extra:upgrade:hadron-capsule", 5),
            ("extra:confine:hydrogen", 6),
        ],
    )
    def test_the_extra_action_s_cost(self, choice: str, energy: int) -> None:
        table = Table(3).capsule("up-red").lab(0, energy=9, protons=1, electrons=1)
        self.extra_actions(table)
        table.play(choice)
        assert table[0].energy == energy
        assert table.choices == ["confirm"]

    def test_the_extra_action_takes_no_card_no_energy_and_no_bonus(self) -> None:
        table = Table(3).lab(0, energy=9, protons=1, electrons=1).on_card("confine", 3)
        self.extra_actions(table)
        table.play("extra:confine:hydrogen")
        assert table[0].prestige == 2
        assert (table.card("confine").energy, table.card("confine").holder) == (3, None)

    def test_the_extra_action_may_have_been_done_this_round_already(self) -> None:
        table = Table(3).capsule("up-red up-blue").lab(0, energy=8).lab(2, energy=0)
        table.play("take:lepton", "decline", "confirm")
        table.skip_to(1, "take").play("take:quarks", "capture:up-red", "confirm")
        assert table.decision.seat == 0
        table.skip_to(0, "extra")
        assert "extra:capture:up-blue" in table.choices

    @pytest.mark.parametrize("energy", [0, 1])
    def test_the_extra_action_needs_energy_but_recharging(self, energy: int) -> None:
        table = Table(3).capsule("up-red").lab(0, energy=energy)
        table.lab(1, energy=0).lab(2, energy=0).play("take:lepton")
        table.skip_to(0, "extra")
        assert table.choices == ["extra:recharge", "decline"]

    def test_with_2_players_both_bonuses_in_the_order_liked(self) -> None:
        for first, second in (
            ("extra:upgrade:quark-capsule", "bonus:up-red"),
            ("bonus:up-red", "extra:upgrade:quark-capsule"),
        ):
            table = Table(2).capsule("up-red up-blue").lab(0, energy=9, quarks_held="down-red down-red")
            table.lab(1, energy=0)
            table.play("take:lepton", "decline", "confirm", "take:recharge-1", "confirm")
            table.skip_to(0, "take").play("take:quarks", "decline", "confirm")
            table.skip_to(0, "extra")
            assert {"bonus:up-red", "bonus:up-blue", "extra:capture:up-red", first} <= set(table.choices)
            table.play(first)
            assert second in table.choices
            assert not [one for one in table.choices if one.startswith(first.partition(":")[0])]
            table.play(second)
            assert table.choices == ["confirm"]
            assert len(table[0].quarks) == 3

    @pytest.mark.parametrize("first", ["", "extra:upgrade:quark-capsule", "bonus:up-red"])
    def test_with_2_players_declining_ends_both_bonuses(self, first: str) -> None:
        """nanotech.md, "A round" 3: one question offers what is left of both, so it declines that."""
        table = Table(2).capsule("up-red up-blue").lab(0, energy=9, quarks_held="down-red down-red")
        table.lab(1, energy=0)
        table.play("take:lepton", "decline", "confirm", "take:recharge-1", "confirm")
        table.skip_to(0, "take").play("take:quarks", "decline", "confirm")
        table.skip_to(0, "extra")
        if first:
            table.play(first)
        quarks_before = len(table[0].quarks)
        table.play("decline")
        assert table.choices == ["confirm"]
        assert (len(table[0].quarks), table[0].upgraded) == (quarks_before, first.startswith("extra:"))


class TestUpgradeLaboratory:
    @pytest.mark.parametrize(
        ("expansion", "cost"), [("quark-capsule", 5), ("lepton-capsule", 4), ("hadron-capsule", 4), ("battery", 5)]
    )
    def test_costs_and_the_card_s_bonus_of_1_less(self, expansion: str, cost: int) -> None:
        table = Table(3)
        table.play("take:upgrade", f"upgrade:{expansion}")
        assert table[0].energy == 5 - (cost - 1)
        assert table[0].expansions[Expansion(expansion)] == 1
        assert table.state.expansions[Expansion(expansion)] == 3
        table.play("confirm", f"copy:upgrade:{expansion}")
        assert table[1].energy == 5 - cost

    @pytest.mark.parametrize(("energy", "said"), [(5, "costs 3–4: "), (3, "costs 3: ")])
    def test_the_prices_of_all_that_can_be_taken_are_said(self, energy: int, said: str) -> None:
        """With the card's bonus two cost 3 and two 4."""
        table = Table(3).lab(1, energy=energy)
        table.play("take:recharge-1", "confirm")
        decision = GAME.decision(table.state)
        assert decision is not None
        detail = decision.by_id["take:upgrade"].detail
        assert detail is not None
        assert Catalogue("en", strict=True).say(detail).startswith(said)

    @pytest.mark.parametrize(("card", "varies"), [("upgrade", "yes"), ("quarks", "no")])
    def test_who_may_copy_is_told_whether_the_costs_differ(self, card: str, varies: str) -> None:
        table = Table(3).lab(1, energy=20).capsule("up-red up-blue")
        table.play(f"take:{card}", "decline", "confirm")
        assert table.decision.seat == 1
        reason = table.decision.reason
        assert reason is not None
        assert reason.args["varies"] == varies

    def test_a_discount_makes_it_free_at_most(self) -> None:
        assert [upgrade_cost(expansion, 99) for expansion in Expansion] == [0] * len(Expansion)

    def test_only_what_can_be_paid_for_is_offered(self) -> None:
        table = Table(3).lab(0, energy=3)
        table.play("take:upgrade")
        assert table.choices == ["upgrade:lepton-capsule", "upgrade:hadron-capsule", "decline"]

    def test_only_what_is_left_is_offered(self) -> None:
        table = Table(3).lab(1, battery=4)
        table.play("take:upgrade")
        assert "upgrade:battery" not in table.choices
        table = Table(3).lab(2, battery=3)
        table.play("take:upgrade", "upgrade:battery", "confirm")
        assert "copy:upgrade:battery" not in table.choices
        assert "copy:upgrade:quark-capsule" in table.choices

    def test_one_a_round_for_each_player(self) -> None:
        table = Table(2).lab(0, energy=20).lab(1, energy=0)
        table.play("take:upgrade", "upgrade:battery", "confirm", "take:recharge-1", "confirm")
        table.play("take:lepton", "decline", "confirm")
        table.skip_to(0, "extra")
        assert not [one for one in table.choices if "upgrade" in one]
        table.play("decline", "confirm")
        assert not table[0].upgraded

    def test_one_a_round_counts_copies(self) -> None:
        table = Table(3).lab(1, energy=20)
        table.play("take:upgrade", "decline", "confirm", "copy:upgrade:battery", "confirm")
        table.skip_to(1, "take").play("take:lepton", "decline", "confirm")
        table.skip_to(1, "extra")
        assert table.choices == ["extra:recharge", "decline"]

    def test_one_a_round_does_not_count_one_declined_or_of_another(self) -> None:
        table = Table(2).lab(0, energy=9).lab(1, energy=9)
        table.play("take:upgrade", "decline", "confirm", "copy:upgrade:battery", "confirm")
        table.skip_to(0, "take").play("take:lepton", "decline", "confirm")
        table.skip_to(0, "extra")
        assert table.state.round == 1
        assert "extra:upgrade:battery" in table.choices

    def test_one_a_round_counts_extra_actions(self) -> None:
        table = Table(2).lab(0, energy=20)
        for card in ("lepton", "recharge-1", "recharge-2", "quarks"):
            table.pass_turn(card)
        table.play("extra:upgrade:battery")
        assert table[0].upgraded

    def test_a_new_round_allows_another(self) -> None:
        table = Table(3).lab(0, energy=20)
        table.play("take:upgrade", "upgrade:battery", "confirm")
        number = table.state.round
        while table.state.round == number:
            table.play(next((one for one in ("confirm", "decline") if one in table.choices), table.choices[0]))
        table.skip_to(0, "take").play("take:upgrade")
        assert "upgrade:battery" in table.choices

    def test_no_limit_over_the_game(self) -> None:
        table = Table(3).lab(0, energy=20, battery=3)
        table.play("take:upgrade", "upgrade:battery")
        assert table[0].expansions[Expansion.BATTERY] == 4
        assert table[0].charge == 6


class TestConfineParticles:
    def test_costs_3_and_the_card_gives_1_extra_prestige(self) -> None:
        table = Table(3).lab(0, protons=1, electrons=1)
        events = table.play("take:confine", "confine:hydrogen")
        assert (table[0].energy, table[0].prestige) == (2, 3)
        assert table[0].score[PrestigeSource.CONFINE_BONUS] == 1
        assert [(event.kind, event.minor) for event in events] == [
            ("take", False),
            ("confine", False),
            ("bonus", True),
        ]

    def test_no_extra_prestige_without_a_confinement(self) -> None:
        table = Table(3).lab(0, protons=1, electrons=1)
        table.play("take:confine", "decline")
        assert table[0].prestige == 0

    def test_needs_3_energy(self) -> None:
        table = Table(3).lab(0, energy=2, protons=1, electrons=1)
        assert kinds(table.play("take:confine")) == ["take", "cannot"]
        table = Table(3).lab(0, energy=3, protons=1, electrons=1)
        table.play("take:confine", "confine:hydrogen")
        assert table[0].energy == 0
