"""The kernel's own behavior, on a game small enough to see through: steps, automata, rehearsals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec
import pytest
from hypothesis import given

from engine.kernel import (
    Choice,
    ComputerPlayer,
    Confirm,
    Decision,
    EventLog,
    Game,
    GameState,
    Guide,
    IllegalChoice,
    Match,
    Option,
    OptionError,
    Options,
    RandomPlayer,
    Rng,
    RuleError,
    RulesFault,
    ScoreLine,
    SeatName,
    Standing,
    Text,
    rank,
    seeded_rng,
    text,
)
from tests.kernel.duel import ROUNDS, Duel, Points
from tests.kernel.tables import every_table, new_match, play
from tests.kernel.test_laws import quick, seeds


class Ask(msgspec.Struct, tag="ask"):
    """Offers `offered`; the choice is noted, and "more" asks again."""

    seat: int
    offered: list[str]
    insist: bool = False

    def decide(self, state: Toy) -> Decision | None:
        choices = tuple(Choice(id=one, kind="say", label=text("choice-confirm")) for one in self.offered)
        return Decision(seat=self.seat, prompt=text("prompt-confirm"), choices=choices, ask=self.insist)

    def resolve(self, state: Toy, choice: str | None, log: EventLog) -> None:
        assert choice is not None
        state.said.append(choice)
        log.add("said", "choice-confirm", seat=self.seat, who=SeatName(self.seat))
        if choice == "more":
            state.pending.append(Ask(self.seat, self.offered))


class Draw(msgspec.Struct, tag="draw"):
    """Draws a number that no one could know."""

    def decide(self, state: Toy) -> Decision | None:
        return None

    def resolve(self, state: Toy, choice: str | None, log: EventLog) -> None:
        state.said.append(str(state.rng.below(1000)))
        log.reveal()


class Stop(msgspec.Struct, tag="stop"):
    """Ends the game."""

    def decide(self, state: Toy) -> Decision | None:
        return None

    def resolve(self, state: Toy, choice: str | None, log: EventLog) -> None:
        state.over = True


class Toy(GameState, kw_only=True):
    said: list[str]
    pending: list[Ask | Draw | Stop | Confirm]


class ToyGuide(Guide[Toy]):
    def headline(self, state: Toy) -> Text:
        return text("prompt-confirm")


class ToyGame(Game[Toy]):
    id = "toy"
    rules_version = 1
    seats = range(1, 3)
    state_type = Toy
    guide = ToyGuide()

    def __init__(self, *steps: Any) -> None:
        self.steps = steps

    def set_up(self, seats: int, options: Options, rng: Rng, log: EventLog) -> Toy:
        steps = msgspec.msgpack.decode(msgspec.msgpack.encode(self.steps), type=list[Ask | Draw | Stop | Confirm])
        return Toy(seats=seats, rng=rng, said=[], pending=[Stop(), *reversed(steps)])

    def pending(self, state: Toy) -> list[Any]:
        return state.pending

    def standings(self, state: Toy) -> tuple[Standing, ...]:
        return rank([(seat, 0, (), ()) for seat in range(state.seats)])

    def imagine(self, state: Toy, seat: int, rng: Rng) -> Toy:
        return self.copy(state)

    def reshuffle(self, state: Toy, rng: Rng) -> Toy:
        return self.copy(state)

    def computers(self) -> Sequence[ComputerPlayer[Toy]]:
        return (RandomPlayer(),)


def toy(*steps: Any) -> Match[Toy]:
    return Match(ToyGame(*steps), 2, seed=1)


class TestForcedChoices:
    def test_a_single_choice_is_taken_and_said_to_be_forced(self) -> None:
        match = toy(Ask(0, ["only"]), Ask(1, ["one", "other"]))
        assert match.state.said == ["only"]
        assert [event.forced for event in match.opening] == [True]
        assert match.state.ply == 0
        events = match.apply("other")
        assert [event.forced for event in events] == [False]

    def test_a_single_choice_that_must_be_asked_is_asked(self) -> None:
        match = toy(Ask(0, ["only"], insist=True))
        assert match.decision is not None
        assert not match.decision.forced
        match.apply("only")
        assert match.state.over

    def test_a_choice_followed_by_a_forced_one_is_undone_with_it(self) -> None:
        match = toy(Ask(0, ["a", "b"]), Ask(0, ["only"]), Confirm(0))
        match.apply("a")
        assert match.state.said == ["a", "only"]
        match.undo()
        assert match.state.said == []


class TestIrrevocablePoints:
    def test_a_draw_cannot_be_undone(self) -> None:
        match = toy(Ask(0, ["a", "b"]), Draw(), Ask(0, ["c", "d"]), Confirm(0))
        match.apply("a")
        assert (match.state.barrier, match.state.ply) == (1, 1)
        with pytest.raises(RuleError):
            match.undo()
        match.apply("c")
        assert match.undo() == "c"
        assert match.state.said[0] == "a"

    def test_a_confirmation_without_anything_to_confirm_is_passed_over(self) -> None:
        match = toy(Confirm(0), Ask(0, ["a", "b"]), Confirm(0), Confirm(1), Ask(1, ["c", "d"]))
        match.apply("a")
        assert match.decision is not None
        assert match.decision.is_confirm
        match.apply("confirm")
        assert match.decision is not None
        assert match.decision.seat == 1
        assert not match.decision.is_confirm

    def test_no_one_takes_back_what_another_has_answered_to(self) -> None:
        match = toy(Ask(0, ["a", "b"]), Ask(1, ["c", "d"]), Ask(1, ["e", "f"]), Confirm(1))
        match.apply("a")
        with pytest.raises(RuleError, match="error-nothing-to-undo"):
            match.undo()
        match.apply("c")
        assert match.undo() == "c"

    def test_the_last_choice_of_a_game_stands(self) -> None:
        match = toy(Ask(0, ["a", "b"]))
        match.apply("a")
        assert match.state.over
        with pytest.raises(RuleError, match="error-nothing-to-undo"):
            match.undo()
        with pytest.raises(IllegalChoice, match="error-game-over"):
            match.apply("a")


class TestUndo:
    def test_several_choices_are_undone_and_redone_in_turn(self) -> None:
        match = toy(Ask(0, ["more", "stop"]), Confirm(0))
        for choice in ("more", "more", "stop"):
            match.apply(choice)
        assert [match.undo() for _ in range(3)] == ["stop", "more", "more"]
        assert [match.redo() for _ in range(3)] == ["more", "more", "stop"]
        assert match.state.said == ["more", "more", "stop"]
        assert match.restart_turn() == 3
        assert match.redo() == "more"

    def test_making_the_undone_choice_again_keeps_the_rest_to_redo(self) -> None:
        match = toy(Ask(0, ["more", "stop"]), Confirm(0))
        match.apply("more")
        match.apply("stop")
        match.restart_turn()
        match.apply("more")
        assert match.redo() == "stop"

    def test_another_choice_drops_what_could_be_redone(self) -> None:
        match = toy(Ask(0, ["more", "stop"]), Confirm(0))
        match.apply("more")
        match.undo()
        match.apply("stop")
        with pytest.raises(RuleError, match="error-nothing-to-redo"):
            match.redo()


class TestOptions:
    number = Option(name="target", default=10, low=5, high=40)
    word = Option(name="end", default="round", values=("round", "immediate"))
    flag = Option(name="fast", default=False)

    def test_allowed_values_are_returned(self) -> None:
        assert [self.number.check(value) for value in (5, 10, 40)] == [5, 10, 40]
        assert self.word.check("immediate") == "immediate"
        assert self.flag.check(True) is True

    @pytest.mark.parametrize(
        ("option", "value"),
        [(number, 4), (number, 41), (number, "10"), (number, True), (word, "later"), (word, 1), (flag, 1)],
    )
    def test_others_are_refused(self, option: Option, value: int | str) -> None:
        with pytest.raises(OptionError):
            option.check(value)


def test_equal_scores_are_told_apart_by_tiebreaks_and_share_a_place_if_equal() -> None:
    lines = (ScoreLine(text("x"), 3),)
    standings = rank([(0, 3, (1, 0), lines), (1, 3, (1, 1), lines), (2, 3, (1, 0), lines), (3, 9, (), ())])
    assert [(one.seat, one.place) for one in standings] == [(3, 1), (1, 2), (0, 3), (2, 3)]
    assert standings[1].lines == lines


def test_random_players_choose_anything_offered() -> None:
    match = toy(Ask(0, ["a", "b", "c"]))
    assert match.decision is not None
    rng = seeded_rng(1)
    chosen = {RandomPlayer().choose(match.state, match.decision, rng) for _ in range(50)}
    assert chosen == {"a", "b", "c"}


def test_a_state_changed_by_hand_is_asked_about_again_once_forgotten() -> None:
    match = toy(Ask(0, ["a", "b"]))
    assert match.decision is not None
    match.state.pending[-1] = Ask(1, ["c", "d"])
    match.game.forget(match.state)
    assert list(match.decision.by_id) == ["c", "d"]


WITH = {"first_game": True}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_seat_plays_unasked_to_the_end(seats: int) -> None:
    match: Match[Points] = Match(Duel(), seats, 3, WITH)
    assert match.state.automata == (seats - 1,)
    rng, asked = seeded_rng(1), []
    while (decision := match.decision) is not None:
        asked.append(decision.seat)
        match.apply(rng.pick(decision.choices).id)
        assert match.copy().state == match.state
    assert set(asked) == set(range(seats - 1))
    assert match.state.points[-1] >= ROUNDS
    assert sorted(row.seat for row in match.game.standings(match.state)) == list(range(seats))


def test_without_the_option_no_one_is_an_automaton() -> None:
    match: Match[Points] = Match(Duel(), 2, 3)
    assert match.state.automata == ()
    assert match.game.players_for(match.options) == range(2, 5)
    assert match.game.players_for(WITH) == range(1, 4)


def test_the_number_refused_is_that_of_the_players() -> None:
    with pytest.raises(OptionError) as raised:
        Match(Duel(), 5, 3, WITH)
    assert raised.value.text.args == {"low": 1, "high": 3}


def test_what_an_automaton_drew_cannot_be_taken_back() -> None:
    match: Match[Points] = Match(Duel(), 2, 3, WITH)
    match.apply("2")
    assert match.since == ["2"]
    match.apply("confirm")
    assert match.since == []


def test_rules_that_ask_an_automaton_are_found_out() -> None:
    match: Match[Points] = Match(Duel(asks_all=True), 2, 3, WITH)
    match.apply("1")
    with pytest.raises(RulesFault, match="duel: Say asks the automaton in seat 1"):
        match.apply("confirm")
    match.game.forget(match.state)
    with pytest.raises(RulesFault):
        match.game.decision(match.state)


def test_a_state_of_an_earlier_release_opens_and_is_known_again() -> None:
    game = Duel()
    state, _ = game.start(2, 3)
    old = game.encode(state).replace(b"\xa8automata\x90", b"")
    old = bytes([old[0] - 1]) + old[1:]
    assert game.decode(old) == state
    assert game.is_stored_as(state, old)
    assert not game.is_stored_as(game.start(2, 4)[0], old)
    assert not game.is_stored_as(state, b"\xc1")


def end_of_turn(game: Game[Any], state: Any, seat: int, rng: Any) -> None:
    """Play the seat's turn at random to its end."""
    for _ in range(500):
        decision = game.decision(state)
        if decision is None or decision.seat != seat or decision.is_confirm:
            return
        game.apply(state, rng.pick(decision.choices).id)
    raise AssertionError("the turn does not end")


@every_table
@quick
@given(seed=seeds)
def test_every_seat_can_rehearse_its_turn(game: Game[Any], seats: int, seed: int) -> None:
    match, rng = new_match(game, seats, seed), seeded_rng(seed)
    rehearsed = 0
    for decision in play(match, rng, most=150, every=3):
        before = game.encode(match.state)
        for seat in range(seats):
            copy = game.rehearse(match.state, seat, rng)
            if copy is None:
                continue
            rehearsed += 1
            asked = game.decision(copy)
            assert asked is not None
            assert (asked.seat, asked.own_turn) == (seat, True)
            assert game.turn_number(copy) >= game.turn_number(match.state)
            assert game.encode(game.copy(copy)) == game.encode(copy)
            if decision.seat == seat and decision.own_turn:
                assert asked == decision
                assert game.turn_number(copy) == game.turn_number(match.state)
            else:
                assert copy.barrier == copy.ply
            end_of_turn(game, copy, seat, rng)
        assert game.encode(match.state) == before
    assert rehearsed


@every_table
def test_a_rehearsed_turn_has_the_number_of_the_turn_that_comes(game: Game[Any], seats: int) -> None:
    tables = (new_match(game, seats, seed) for seed in count(21))
    match = next(each for each in tables if seats - len(each.state.automata) > 1)
    rng = seeded_rng(22)
    expected: dict[int, int] = {}
    met = 0
    for decision in play(match, rng, most=100_000):
        number = game.turn_number(match.state)
        if decision.own_turn and decision.seat in expected and number >= expected[decision.seat]:
            assert number == expected.pop(decision.seat)
            met += 1
        for seat in range(seats):
            if seat not in {decision.seat, *expected} and (copy := game.rehearse(match.state, seat, rng)) is not None:
                expected[seat] = game.turn_number(copy)
    assert met > 20
    assert all(game.rehearse(match.state, seat, rng) is None for seat in range(seats))


def test_games_without_rehearsals_have_only_the_present_turn() -> None:
    match = toy(Ask(0, ["a", "b"]), Confirm(0), Ask(1, ["c", "d"]))
    assert match.game.rehearse(match.state, 1, seeded_rng(1)) is None
    copy = match.game.rehearse(match.state, 0, seeded_rng(1))
    assert copy == match.state
    assert copy is not match.state
