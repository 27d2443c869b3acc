"""Laws of the kernel, for every registered game and Two Heaps (`tests/heaps/`) at every number of seats."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.kernel import (
    CONFIRM,
    Decision,
    Event,
    Game,
    IllegalChoice,
    Match,
    MatchRecord,
    OptionError,
    RuleError,
    replay,
    seeded_rng,
)
from engine.registry import games
from tests.heaps.game import TwoHeaps
from tests.kernel.tables import new_match, play, some, with_each_game, with_each_table

GAMES = (*games().values(), TwoHeaps())
every_game, every_table = with_each_game(GAMES), with_each_table(GAMES)

CHOICE_ID = re.compile(r"[a-zA-Z0-9:._+-]{1,60}")

quick = settings(max_examples=3, deadline=None, derandomize=True)
seeds = st.integers(min_value=0, max_value=2**64 - 1)


def same_moment(game: Game[Any], one: Any, other: Any) -> bool:
    """Say whether two states are equal, bit for bit and in the question they ask."""
    return one == other and game.encode(one) == game.encode(other) and game.decision(one) == game.decision(other)


@every_table
@quick
@given(seed=seeds, picks=st.lists(st.integers(0, 10**9), max_size=80))
def test_replaying_the_choices_gives_the_same_game(game: Game[Any], seats: int, seed: int, picks: list[int]) -> None:
    match = new_match(game, seats, seed)
    choices, told = [], []
    for pick in picks:
        if match.decision is None:
            break
        choices.append(match.decision.choices[pick % len(match.decision.choices)].id)
        told.append(match.apply(choices[-1]))
    again, told_again = replay(game, seats, seed, match.options, choices)
    assert same_moment(game, match.state, again.state)
    assert told == told_again
    assert match.opening == again.opening


@every_table
def test_a_whole_game_replays(game: Game[Any], seats: int) -> None:
    match, rng = new_match(game, seats, 11), seeded_rng(12)
    choices = []
    while match.decision is not None:
        choices.append(rng.pick(match.decision.choices).id)
        match.apply(choices[-1])
    again, _ = replay(game, seats, 11, match.options, choices)
    assert again.state.over
    assert game.encode(again.state) == game.encode(match.state)


@every_table
@quick
@given(seed=seeds)
def test_states_survive_encoding(game: Game[Any], seats: int, seed: int) -> None:
    match = new_match(game, seats, seed)
    for _ in play(match, seeded_rng(seed), most=120, every=7):
        decoded = game.decode(game.encode(match.state))
        assert type(decoded) is type(match.state)
        assert same_moment(game, match.state, decoded)
        copied = game.copy(match.state)
        assert copied == match.state
        assert copied.rng is not match.state.rng


@every_table
@quick
@given(seed=seeds)
def test_every_offered_choice_can_be_made(game: Game[Any], seats: int, seed: int) -> None:
    match, rng = new_match(game, seats, seed), seeded_rng(seed)
    for decision in play(match, rng, most=120, every=5):
        before = game.encode(match.state)
        for choice in some(decision.choices, rng, 30):
            after = game.copy(match.state)
            game.apply(after, choice.id)
            assert after.ply == match.state.ply + 1
            assert after.over or game.decision(after) is not None
        assert game.encode(match.state) == before


@every_table
@quick
@given(seed=seeds, wrong=st.text(max_size=30))
def test_other_choices_are_refused_and_change_nothing(game: Game[Any], seats: int, seed: int, wrong: str) -> None:
    match = new_match(game, seats, seed)
    offered: set[str] = set()
    for decision in play(match, seeded_rng(seed), most=100, every=4):
        before, since = game.encode(match.state), list(match.since)
        for choice_id in {wrong, "", CONFIRM, *offered} - decision.by_id.keys():
            with pytest.raises(IllegalChoice):
                match.apply(choice_id)
        assert game.encode(match.state) == before
        assert match.since == since
        assert match.decision == decision
        offered = set(some(tuple(decision.by_id), seeded_rng(seed), 20))


@every_table
def test_after_the_end_nothing_can_be_chosen(game: Game[Any], seats: int) -> None:
    match = new_match(game, seats, 5)
    for _ in play(match, seeded_rng(5), most=100_000):
        pass
    assert match.state.over
    assert match.decision is None
    with pytest.raises(IllegalChoice):
        match.apply(CONFIRM)
    with pytest.raises(RuleError):
        match.undo()


def check_decision(game: Game[Any], seats: int, decision: Decision) -> None:
    ids = [choice.id for choice in decision.choices]
    assert ids
    assert len(set(ids)) == len(ids)
    assert 0 <= decision.seat < seats
    assert not decision.forced, "a decision without a choice must not be asked"
    known = {CONFIRM, *(kind for command in game.guide.commands for kind in command.kinds)}
    for choice in decision.choices:
        assert CHOICE_ID.fullmatch(choice.id), choice.id
        assert choice.kind in known, f"no command makes choices of kind {choice.kind}"
        assert (choice.id == CONFIRM) == (choice.kind == CONFIRM)
        assert all(isinstance(value, str | int) for value in choice.facets.values())
    assert decision.is_confirm == (ids == [CONFIRM])


@every_table
@quick
@given(seed=seeds)
def test_decisions_are_well_formed(game: Game[Any], seats: int, seed: int) -> None:
    match = new_match(game, seats, seed)
    for decision in play(match, seeded_rng(seed), most=400):
        check_decision(game, seats, decision)
        assert decision.seat not in match.state.automata, "nobody asks an automaton"


@every_table
@quick
@given(seed=seeds)
def test_undo_and_redo(game: Game[Any], seats: int, seed: int) -> None:
    match, rng = new_match(game, seats, seed), seeded_rng(seed)
    for _ in range(100):
        decision = match.decision
        if decision is None:
            break
        before = game.copy(match.state)
        since, events_since = list(match.since), list(match.since_events)
        choice_id = rng.pick(decision.choices).id
        events = match.apply(choice_id)
        after = game.copy(match.state)
        if not match.since:
            assert match.state.over or match.state.barrier == match.state.ply
            for impossible in (match.undo, match.redo, match.restart_turn):
                with pytest.raises(RuleError):
                    impossible()
            continue
        assert match.undo() == choice_id
        assert same_moment(game, match.state, before)
        assert (match.since, match.since_events) == (since, events_since)
        assert match.redo() == choice_id
        assert same_moment(game, match.state, after)
        assert match.since_events == [*events_since, events]


@every_table
@quick
@given(seed=seeds)
def test_restarting_a_turn_and_redoing_it(game: Game[Any], seats: int, seed: int) -> None:
    match, rng = new_match(game, seats, seed), seeded_rng(seed)
    start = game.copy(match.state)
    for _ in play(match, rng, most=100):
        if not match.since:
            start = game.copy(match.state)
            continue
        now, since = game.copy(match.state), list(match.since)
        assert match.restart_turn() == len(since)
        assert same_moment(game, match.state, start)
        assert [match.redo() for _ in since] == since
        assert same_moment(game, match.state, now)


@every_table
@quick
@given(seed=seeds)
def test_another_choice_after_an_undo_forgets_the_undone(game: Game[Any], seats: int, seed: int) -> None:
    match, rng = new_match(game, seats, seed), seeded_rng(seed)
    for decision in play(match, rng, most=60):
        match.apply(decision.choices[0].id)
        if match.since and len(decision.choices) > 1:
            match.undo()
            match.apply(decision.choices[1].id)
            with pytest.raises(RuleError):
                match.redo()
        if match.decision is None:
            break


@every_table
@quick
@given(seed=seeds)
def test_a_match_survives_storing(game: Game[Any], seats: int, seed: int) -> None:
    match = new_match(game, seats, seed)
    for number, _ in enumerate(play(match, seeded_rng(seed), most=60, every=3)):
        if match.since and number % 2:
            match.undo()
        record: MatchRecord = match.to_record()
        again = Match.from_record(game, record)
        assert same_moment(game, match.state, again.state)
        assert (again.since, again.redoable, again.since_events) == (
            match.since,
            match.redoable,
            match.since_events,
        )
        assert again.to_record() == record
        assert record.state == game.encode(again.state)


@every_table
@quick
@given(seed=seeds)
def test_what_a_seat_imagines_asks_it_the_same(game: Game[Any], seats: int, seed: int) -> None:
    match, rng = new_match(game, seats, seed), seeded_rng(seed)
    for decision in play(match, rng, most=120, every=3):
        before = game.encode(match.state)
        imagined = game.imagine(match.state, decision.seat, rng)
        assert game.encode(match.state) == before
        assert game.decision(imagined) == decision
        assert imagined.ply == match.state.ply
        assert imagined.rng != match.state.rng
        game.apply(imagined, rng.pick(decision.choices).id)
        assert game.encode(match.state) == before


def differing(one: Any, other: Any, path: str = "") -> dict[str, tuple[Any, Any]]:
    """Return the values and whole lists in which two encoded states differ, by where they are."""
    if isinstance(one, dict) and isinstance(other, dict):
        found: dict[str, tuple[Any, Any]] = {}
        for key in one.keys() | other.keys():
            found |= differing(one.get(key), other.get(key), f"{path}.{key}")
        return found
    return {} if one == other else {path: (one, other)}


@every_table
@settings(max_examples=3, deadline=None, derandomize=True)
@given(seed=seeds)
def test_reshuffling_moves_all_that_is_face_down_and_nothing_else(game: Game[Any], seats: int, seed: int) -> None:
    """All that no one can know, as it differs from one imagined state to another, is in another order."""
    match, rng = new_match(game, seats, seed), seeded_rng(seed)
    for decision in play(match, rng, most=80, every=40):
        state = msgspec.msgpack.decode(game.encode(match.state))
        unknown: set[str] = set()
        moved: set[str] = set()
        for _ in range(8):
            imagined = game.imagine(match.state, decision.seat, rng)
            again = game.imagine(match.state, decision.seat, rng)
            found = differing(*(msgspec.msgpack.decode(game.encode(each)) for each in (imagined, again)))
            unknown |= {path for path, (one, _) in found.items() if isinstance(one, list) and len(one) > 2}
            shuffled = game.reshuffle(match.state, rng)
            assert game.decision(shuffled) == decision
            changed = differing(state, msgspec.msgpack.decode(game.encode(shuffled)))
            assert changed.pop(".rng.word")
            for before, after in changed.values():
                assert sorted(before) == sorted(after)
            moved |= changed.keys()
        assert unknown <= moved


@every_table
@quick
@given(seed=seeds)
def test_a_game_that_went_back_is_played_again_the_same(game: Game[Any], seats: int, seed: int) -> None:
    """Everything shuffled when a game was rewound is shuffled again when its choices are replayed."""
    match, rng, choices = new_match(game, seats, seed), seeded_rng(seed), list[str]()
    while (decision := match.decision) is not None and len(choices) < 60:
        if not match.since and rng.below(3) == 0:
            match.reshuffle(rng.next64() >> 1)
        choices.append(rng.pick(decision.choices).id)
        match.apply(choices[-1])
        match = match.copy()
    assume(match.reshuffles)  # almost every game is rewound
    again, _ = replay(game, seats, seed, match.options, choices, match.reshuffles)
    assert game.encode(again.state) == game.encode(match.state)
    assert again.reshuffles == match.reshuffles


@every_table
@quick
@given(seed=seeds)
def test_standings_add_up(game: Game[Any], seats: int, seed: int) -> None:
    match = new_match(game, seats, seed)
    for _ in play(match, seeded_rng(seed), most=600, every=11):
        standings = game.standings(match.state)
        assert sorted(one.seat for one in standings) == list(range(seats))
        assert standings[0].place == 1
        for better, worse in pairwise(standings):
            assert (better.score, better.tiebreaks) >= (worse.score, worse.tiebreaks)
            equal = (better.score, better.tiebreaks) == (worse.score, worse.tiebreaks)
            assert equal == (better.place == worse.place)
        for one in standings:
            assert sum(line.points for line in one.lines) == one.score
        assert sorted(game.guide.normal_order(match.state)) == list(range(seats))


@every_game
def test_computers_choose_what_is_offered(game: Game[Any]) -> None:
    computers = game.computers()
    assert computers[0].name == "random"
    for computer in computers:
        assert game.computer(computer.name).name == computer.name
        match, rng = new_match(game, game.seats[0], 3), seeded_rng(4)
        for decision in play(match, rng, most=1 if game.thinks_long(computer.name) else 4):
            imagined = game.imagine(match.state, decision.seat, rng)
            assert computer.choose(game.twin(imagined), decision, rng) in decision.by_id
            assert computer.plan(imagined, decision, rng)[0] in decision.by_id
    with pytest.raises(KeyError):
        game.computer("nobody")


@every_game
def test_seeds_of_any_size_start_a_game(game: Game[Any]) -> None:
    for seed in (-1, 0, 2**64, 2**70 + 3):
        state, _ = game.start(game.seats[0], seed)
        assert 0 <= state.rng.word < 2**64


@every_game
def test_wrong_options_are_refused(game: Game[Any]) -> None:
    with pytest.raises(OptionError):
        game.complete_options({"no such option": 1})
    with pytest.raises(OptionError):
        game.start(game.seats[-1] + 1, 0)
    for option in game.options:
        with pytest.raises(OptionError):
            game.complete_options({option.name: "no such value"})
    assert game.complete_options({}) == {option.name: option.default for option in game.options}


@every_table
@quick
@given(seed=seeds)
def test_a_turn_is_remembered_from_where_it_began(game: Game[Any], seats: int, seed: int) -> None:
    """The events of a turn stay in the match, even past a revelation, until another turn begins."""
    match, rng = new_match(game, seats, seed), seeded_rng(seed)
    turn, begun = (-1, -1), b""
    happened: list[Event] = []
    for _ in range(120):
        decision = match.decision
        if decision is None:
            break
        if decision.own_turn:
            now = game.turn_number(match.state), decision.seat
            if turn != now:
                turn, begun, happened = now, game.encode(match.state), []
            assert match.begun == begun
            assert match.turn_events == happened
        happened += match.apply(rng.pick(decision.choices).id)


@every_game
def test_every_option_can_be_switched_on_and_off_again(game: Game[Any]) -> None:
    plain = game.complete_options({})
    for option in game.options:
        value = {bool: True, int: option.high}.get(type(option.default), option.values[-1] if option.values else "")
        options = game.set_option(plain, option.name, value)
        assert options[option.name] == value
        assert game.seats_for(options)
        assert set(game.seats_for(options)) <= set(game.seats)
        assert min(game.players_for(options)) >= 1
        assert game.rules_versions(options).keys() >= {game.id}
        assert game.set_option(options, option.name, option.default)[option.name] == option.default
