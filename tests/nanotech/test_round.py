"""Specification, section "A round"."""

from __future__ import annotations

import pytest

from engine.kernel import Listing, Text
from engine.nanotech.pieces import Quark
from tests.nanotech.builder import GAME, Table, check_tokens, kinds, quarks


def finish_round(table: Table) -> None:
    """Decline everything until the next round begins."""
    number = table.state.round
    while not table.state.over and table.state.round == number:
        ids = table.choices
        table.play(next((one for one in ("confirm", "decline") if one in ids), ids[0]))


class TestRefill:
    """1. Refill quarks."""

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_players_plus_1_quarks_are_laid_out(self, seats: int) -> None:
        assert len(GAME.start(seats, seed=5)[0].capsule) == seats + 1

    def test_quarks_left_over_are_discarded_before_new_ones_come(self) -> None:
        table = Table(2).capsule("up-red up-red down-blue").pile("down-green down-green up-blue up-green")
        finish_round(table)
        assert table.state.discard == quarks("up-red up-red down-blue")
        assert table.state.capsule == quarks("up-green up-blue down-green")
        assert table.state.draw == quarks("down-green")

    def test_the_discards_become_the_pile_in_the_middle_of_a_refill(self) -> None:
        table = Table(2).capsule("up-red").pile("down-green", discard="up-red")
        finish_round(table)
        assert table.state.capsule == quarks("down-green up-red up-red")
        assert table.state.discard == []

    def test_a_pile_that_is_just_long_enough_leaves_the_discards(self) -> None:
        table = Table(2).pile("down-green up-blue up-green", discard="up-red")
        finish_round(table)
        assert table.state.capsule == quarks("up-green up-blue down-green")
        assert (table.state.draw, table.state.discard) == ([], quarks("up-red"))

    def test_the_new_pile_is_shuffled(self) -> None:
        orders = set()
        for seed in range(12):
            table = Table(2).pile("", discard="up-red up-green up-blue down-red down-green down-blue")
            table.state.rng.word = seed
            finish_round(table)
            orders.add(tuple(table.state.capsule + table.state.draw))
        assert len(orders) > 6

    @pytest.mark.parametrize(("capsule", "discard"), [("up-red", "down-blue"), ("", "")])
    def test_fewer_quarks_if_both_piles_are_empty(self, capsule: str, discard: str) -> None:
        table = Table(3).capsule(capsule).pile("", discard=discard)
        finish_round(table)
        assert sorted(table.state.capsule) == sorted(quarks(f"{capsule} {discard}"))
        assert table.state.draw == table.state.discard == []
        assert table.state.round == 2

    def test_nothing_is_revealed_before_the_turn_is_confirmed(self) -> None:
        table = Table(3)
        number = table.state.round
        while table.state.round == number:
            confirming = table.decision.is_confirm
            before = table.state.capsule.copy()
            table.play("confirm" if confirming else table.choices[-1])
            if not confirming:
                assert table.state.capsule == before
                assert table.state.round == number


class TestTurns:
    """2. Turns."""

    def test_clockwise_from_the_start_player_each_once(self) -> None:
        table = Table(4, start=2)
        assert [table.pass_turn() for _ in range(4)] == [2, 3, 0, 1]

    def test_with_2_players_twice_each_alternately(self) -> None:
        table, laps = Table(2, start=1), []
        for seat in (1, 0, 1, 0):
            decision = GAME.decision(table.state)
            assert decision is not None
            assert decision.reason is not None
            laps.append(decision.reason.args["lap"])
            assert table.pass_turn() == seat
        assert laps == [1, 1, 2, 2]

    def test_the_taker_gets_the_energy_on_the_card_and_keeps_the_card(self) -> None:
        table = Table(3).on_card("confine", 3)
        events = table.play("take:confine")
        assert table[0].energy == 8
        assert (table.card("confine").holder, table.card("confine").energy) == (0, 0)
        assert kinds(events) == ["take", "cannot"]
        assert events[0].marks == ("card:confine", "lab:0:energy")
        table.play("confirm")
        assert "take:confine" not in table.choices

    def test_the_energy_on_the_card_can_pay_for_its_action(self) -> None:
        table = Table(3).lab(0, energy=0).capsule("up-red").on_card("quarks", 2)
        table.play("take:quarks", "capture:up-red")
        assert table[0].quarks == quarks("up-red")
        assert table[0].energy == 0

    def test_a_card_tells_what_it_would_allow_with_its_energy(self) -> None:
        table = Table(3).lab(0, energy=0, protons=1, electrons=1).capsule("up-red up-blue").on_card("quarks", 2)
        facets = {choice.id: choice.facets for choice in table.decision.choices}
        assert facets["take:quarks"] == {
            "card": "quarks",
            "action": "quarks",
            "energy": 2,
            "cost": 2,
            "ways": 2,
        }
        assert (facets["take:confine"]["ways"], facets["take:upgrade"]["cost"]) == (0, 3)
        detail = table.decision.by_id["take:quarks"].detail
        assert detail is not None
        outlook = detail.args["outlook"]
        assert isinstance(outlook, Listing)
        assert [item.key for item in outlook.items if isinstance(item, Text)] == [
            "nanotech-quark-up-red",
            "nanotech-quark-up-blue",
        ]
        detail = table.decision.by_id["take:lepton"].detail
        assert detail is not None
        assert detail.args["outlook"] == Text("nanotech-obstacle-cost", {"cost": 2, "energy": 0})

    def test_what_is_declined_is_told_in_small_print(self) -> None:
        table = Table(3).capsule("up-red up-blue up-green").lab(0, energy=9)
        own = table.play("take:quarks", "decline")
        copy = table.play("confirm", "decline")
        table.skip_to(0, "bonus")
        bonus = table.play("decline")
        told = [event for event in (*own, *copy, *bonus) if event.kind.startswith("decline")]
        assert [(event.kind, event.seat, event.minor) for event in told] == [
            ("decline", 0, True), ("decline-copy", 1, True), ("decline-bonus", 0, True)
        ]  # fmt: skip

    @pytest.mark.parametrize(("held", "charged", "ways"), [(1, 1, 1), (0, 2, 1), (2, 0, 1), (1, 0, 0), (0, 1, 0)])
    def test_the_energy_on_a_card_adds_to_what_is_held(self, held: int, charged: int, ways: int) -> None:
        table = Table(3).lab(0, energy=held).on_card("lepton", charged)
        choice = table.decision.by_id["take:lepton"]
        assert choice.facets["ways"] == ways
        assert choice.detail is not None
        if not ways:
            energy = held + charged
            assert choice.detail.args["outlook"] == Text("nanotech-obstacle-cost", {"cost": 2, "energy": energy})
        table.play("take:lepton")
        assert ("capture:electron" in table.choices) == bool(ways)

    def test_an_action_may_be_declined(self) -> None:
        table = Table(3).capsule("up-red").on_card("quarks", 1)
        events = table.play("take:quarks", "decline")
        assert table[0].quarks == []
        assert table[0].energy == 6
        assert kinds(events)[-1] == "decline"
        table = Table(3).capsule("up-red").lab(0, energy=2)  # just enough: it was declined, not impossible
        assert kinds(table.play("take:quarks", "decline"))[-1] == "decline"

    def test_a_card_that_cannot_be_paid_for_may_be_taken_for_its_energy(self) -> None:
        table = Table(3).lab(0, energy=0).capsule("up-red").on_card("quarks", 1)
        events = table.play("take:quarks")
        assert kinds(events) == ["take", "cannot"]
        assert table.choices == ["confirm"]
        assert table[0].energy == 1

    def test_of_two_equal_cards_one_is_offered_of_different_ones_both(self) -> None:
        table = Table(3)
        assert "take:recharge-2" not in table.choices
        table = Table(3).on_card("recharge-2", 1)
        assert {"take:recharge-1", "take:recharge-2"} <= set(table.choices)

    def test_a_turn_is_confirmed_before_anyone_else_acts(self) -> None:
        table = Table(3).capsule("up-red up-blue")
        table.play("take:quarks", "capture:up-red")
        assert (table.decision.seat, table.choices) == (0, ["confirm"])
        table.play("confirm")
        assert table.decision.seat == 1


class TestCopying:
    """2. Turns, copying."""

    def test_each_other_player_clockwise_may_copy_once(self) -> None:
        table = Table(4, start=1).capsule("up-red up-blue down-red down-green down-blue")
        table.play("take:quarks", "capture:up-red", "confirm")
        order = []
        while table.decision.of_kind("copy"):
            order.append(table.decision.seat)
            assert not table.decision.own_turn
            table.play(table.choices[0], "confirm")
        assert order == [2, 3, 0]
        assert table.decision.seat == 2
        assert table.decision.of_kind("take")
        assert [len(lab.quarks) for lab in table.state.labs] == [1, 1, 1, 1]
        assert [lab.energy for lab in table.state.labs] == [3, 3, 3, 3]

    def test_copying_goes_clockwise_from_the_player_who_has_the_turn(self) -> None:
        table = Table(4, start=1).capsule("up-red up-blue down-red down-green down-blue")
        table.pass_turn("recharge-1")
        table.play("take:quarks", "capture:up-red", "confirm")
        order = []
        while table.decision.of_kind("copy"):
            order.append(table.decision.seat)
            table.play("decline", "confirm")
        assert order == [3, 0, 1]

    def test_the_copy_may_be_another_way_of_the_same_action(self) -> None:
        table = Table(3).capsule("up-red up-blue")
        table.play("take:quarks", "capture:up-red", "confirm")
        assert table.choices == ["copy:capture:up-blue", "decline"]

    def test_recharging_is_not_copied(self) -> None:
        table = Table(3)
        table.play("take:recharge-1", "confirm")
        assert table.decision.seat == 1
        assert table.decision.of_kind("take")

    def test_a_copy_or_its_refusal_is_confirmed_by_its_player(self) -> None:
        table = Table(3)
        table.play("take:lepton", "capture:electron", "confirm", "decline")
        assert (table.decision.seat, table.choices) == (1, ["confirm"])
        assert not table.decision.own_turn
        table.play("confirm", "copy:capture:electron")
        assert (table.decision.seat, table.choices) == (2, ["confirm"])

    def test_who_cannot_copy_is_passed_over(self) -> None:
        table = Table(3).lab(1, energy=1)
        table.play("take:lepton", "capture:electron", "confirm")
        assert table.decision.seat == 2
        assert table.decision.of_kind("copy")

    def test_copies_have_the_ordinary_cost_and_no_bonus_and_no_energy(self) -> None:
        table = Table(3).lab(1, energy=5, protons=1, electrons=1).lab(0, protons=1, electrons=1)
        table.on_card("confine", 2)
        table.play("take:confine", "confine:hydrogen", "confirm", "copy:confine:hydrogen")
        assert (table[0].prestige, table[0].energy) == (3, 4)
        assert (table[1].prestige, table[1].energy) == (2, 2)

    def test_a_copied_upgrade_costs_the_full_price(self) -> None:
        table = Table(3)
        table.play("take:upgrade", "upgrade:battery", "confirm", "copy:upgrade:battery")
        assert table[0].energy == 1
        assert table[1].energy == 0
        table = Table(3).lab(1, energy=4)  # 1 too little for a battery without the bonus of the card
        table.play("take:upgrade", "upgrade:battery", "confirm")
        assert "copy:upgrade:lepton-capsule" in table.choices
        assert "copy:upgrade:battery" not in table.choices

    def test_the_card_s_action_may_be_copied_though_its_taker_declined(self) -> None:
        table = Table(3)
        table.play("take:lepton", "decline", "confirm")
        assert table.choices == ["copy:capture:electron", "decline"]

    def test_the_card_s_action_may_be_copied_though_its_taker_could_not_do_it(self) -> None:
        table = Table(3).lab(0, energy=1)
        assert kinds(table.play("take:lepton")) == ["take", "cannot"]
        table.play("confirm")
        assert (table.decision.seat, table.choices) == (1, ["copy:capture:electron", "decline"])

    @pytest.mark.parametrize(("card", "way"), [("quarks", "bonus"), ("lepton", "extra")])
    def test_who_copied_has_no_bonus_at_the_end_of_the_round(self, card: str, way: str) -> None:
        table = Table(3).capsule("up-red up-blue down-red down-blue").lab(1, energy=9)
        table.play(f"take:{card}")
        table.play(table.choices[0], "confirm")
        assert table.decision.seat == 1
        table.play(table.choices[0], "confirm")
        table.skip_to(0, way).play("decline", "confirm")
        assert (table.state.round, table.decision.seat) == (2, 1)

    def test_with_2_players_every_turn_may_be_copied(self) -> None:
        table = Table(2)
        table.play("take:lepton", "capture:electron", "confirm", "copy:capture:electron", "confirm")
        table.play("take:upgrade", "decline", "confirm")
        assert table.decision.seat == 0
        assert table.decision.prompt.key == "nanotech-prompt-take"


class TestEndOfRound:
    """3. End-of-round bonuses and 4. Charge leftovers."""

    def test_bonuses_come_in_turn_order_and_are_confirmed(self) -> None:
        table = Table(3, start=1).capsule("up-red up-blue down-red").lab(0, energy=9)
        table.play("take:lepton", "decline", "confirm", "decline", "confirm", "decline", "confirm")
        table.play("take:recharge-1", "confirm")
        table.play("take:quarks", "decline", "confirm", "decline", "confirm", "decline", "confirm")
        assert (table.decision.seat, table.state.active) == (1, None)
        assert table.decision.own_turn
        assert table.decision.of_kind("extra")
        assert table.decision.prompt.key == "nanotech-prompt-bonus-lepton"
        table.play("decline", "confirm")
        assert table.decision.seat == 0
        assert table.decision.prompt.key == "nanotech-prompt-bonus-quarks"
        assert table.choices == ["bonus:up-red", "bonus:up-blue", "bonus:down-red", "decline"]
        events = table.play("bonus:up-blue")
        assert table.choices == ["confirm"]
        assert table[0].energy == 9
        assert [event.data.get("way") for event in events] == ["bonus"]

    def test_the_holder_of_capture_quarks_may_have_declined_the_action(self) -> None:
        table = Table(3).capsule("up-red").lab(1, energy=0).lab(2, energy=0)
        table.play("take:quarks", "decline", "confirm")
        table.skip_to(0, "bonus")
        assert table.choices == ["bonus:up-red", "decline"]

    @pytest.mark.parametrize(("held", "capsule"), [("up-red up-red up-red", "up-blue"), ("", "")])
    def test_no_free_quark_without_space_or_without_quarks(self, held: str, capsule: str) -> None:
        table = Table(3).lab(0, quarks_held=held).capsule(capsule)
        for card in ("quarks", "recharge-1", "confine"):
            table.pass_turn(card)
        assert table.state.round == 2
        assert "decline-bonus" not in kinds(table.log)

    def test_leftover_cards_get_1_energy_and_all_cards_return(self) -> None:
        table = Table(3)
        before = table.state.energy
        table.play("take:recharge-1", "confirm", "take:recharge-2", "confirm")
        table.play("take:confine", "confirm")
        assert [card.energy for card in table.state.cards] == [0, 0, 1, 1, 1, 0]
        assert all(card.holder is None for card in table.state.cards)
        assert table.state.energy == before - 4 - 3

    @pytest.mark.parametrize(("seats", "left"), [(2, 2), (3, 3), (4, 2)])
    def test_how_many_cards_are_left(self, seats: int, left: int) -> None:
        table = Table(seats)
        finish_round(table)
        assert sum(card.energy for card in table.state.cards) == left

    def test_energy_on_cards_adds_up(self) -> None:
        table = Table(3)
        for _ in range(2):
            for card in ("recharge-1", "recharge-2", "confine"):
                table.pass_turn(card)
        assert [card.energy for card in table.state.cards] == [0, 0, 2, 2, 2, 0]
        check_tokens(table.state)

    @pytest.mark.parametrize("left", range(4))
    def test_a_short_supply_charges_the_first_cards_only(self, left: int) -> None:
        table = Table(3).lab(0, energy=0).lab(1, energy=0).lab(2, energy=0).supply(energy=2 + left)
        table.play("take:recharge-1", "confirm", "take:confine", "confirm", "take:upgrade", "confirm")
        charge = next(event for event in table.log if event.kind == "charge")
        charged = ("recharge-2", "quarks", "lepton")[:left]
        assert charge.marks == tuple(f"card:{card}" for card in charged)
        assert table.state.energy == 0
        assert {card.id: card.energy for card in table.state.cards if card.energy} == dict.fromkeys(charged, 1)

    def test_the_start_player_passes_to_the_left(self) -> None:
        table = Table(3, start=2)
        finish_round(table)
        assert table.state.start_seat == 0
        assert table.decision.seat == 0
        assert list(GAME.guide.normal_order(table.state)) == [0, 1, 2]
        finish_round(table)
        assert list(GAME.guide.normal_order(table.state)) == [1, 2, 0]

    def test_every_quark_type_is_worth_its_name(self) -> None:
        assert {(token.type, token.colour) for token in Quark} == {
            (kind, colour) for kind in ("up", "down") for colour in ("red", "green", "blue")
        }
