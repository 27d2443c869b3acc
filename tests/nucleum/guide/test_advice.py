"""Hints of a first game of Nucleum: the hint for each position, and that it can be followed; uses of a tile."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.kernel import Choice, Match, Text, seeded_rng
from engine.nucleum.guide.advice import advice
from engine.nucleum.guide.hints import COUNTS, play_hint
from engine.nucleum.library import lib
from engine.nucleum.rules.flow.turn import TurnStart
from engine.nucleum.rules.map.networks import are_joined
from engine.nucleum.state import TableState, Terms
from engine.records.table import Person
from engine.records.tutorial import NEXT, Progress, tutorials
from engine.tables.lessons import Lesson
from tests.nucleum.builder import GAME, decision_of, put, table

WORDS = Catalogue("en", strict=True)


def position(before: str) -> TableState:
    """Return the tutorial's position in which Show Me is about to make a choice."""
    tutorial, made = tutorials()["nucleum"], tuple[str, ...]()
    while True:
        lesson = Lesson(tutorial, Person(1, "Ann"), Progress(edition=tutorial.edition, made=made))
        if lesson.move is not None and lesson.move.show == before:
            state = lesson.playing().state
            assert isinstance(state, TableState)
            return state
        made = (*made, lesson.move.show if lesson.move else NEXT)


def told(state: TableState, seat: int = 0) -> str:
    """Return the hint in words, "" if there is none."""
    GAME.forget(state)  # type: ignore[arg-type]
    hint = advice(state, seat)
    return WORDS.say(hint.text) if hint else ""


def test_the_first_turn_begins_near_a_plant() -> None:
    state = position("play:start-D4")
    assert told(state).startswith("Urbanize with #")
    assert told(state).endswith("power plant.")
    assert told(state, 1) == ""


def test_a_missing_link_is_named_with_a_tile_that_matches() -> None:
    assert told(position("rail:start-D2")) == (
        "Build a railway with #D2 (Industrialize | Thaler income +1) on Plauen–Zwickau: both ends match, and"
        " your Factory I in Zwickau is connected to a power plant."
    )


def test_energizing_comes_first_and_can_be_done() -> None:
    state = position("play:start-D3")
    hint = advice(state, 0)
    assert hint is not None
    assert hint.choice == "play:start-D3"
    assert told(state).startswith("Factory I in Zwickau can be energized now: play #D3 (Energize | ")
    match = [choice.kind for choice in _after(state, hint.choice, "do:0")]
    assert "target" in match


def _after(state: TableState, *choices: str) -> list[Choice]:
    copy = GAME.copy(state)  # type: ignore[arg-type]
    for choice in choices:
        GAME.apply(copy, choice)
    decision = GAME.decision(copy)
    return list(decision.choices) if decision else []


def test_a_contract_to_fulfil_while_a_tile_is_resolved() -> None:
    assert told(position("fulfil:C01")) == "You can fulfill Initial Contract C01 now: technology I."


def test_nothing_left_means_recharge() -> None:
    state = position("recharge")
    player = state.players[0]
    player.uranium = dict.fromkeys(player.uranium, 0)
    assert told(state).startswith("You have no thaler, no workers and no uranium. A recharge now gives 6 thaler")


def test_a_recharge_that_is_the_only_choice_is_not_advised_but_its_star_is_explained() -> None:
    state = position("recharge")
    player = state.players[0]
    player.pool = []
    player.achievements = 0
    assert told(state) == (
        "Without achievements your star goes on space 0: −3 VP at the end. "
        "Next time, energize a building before you recharge."
    )
    player.achievements = 4
    assert told(state).startswith("Your star can go up to space 4: ×2 ")
    assert told(state).endswith("A lower space may suit your plans better.")
    player.achievements = 1
    assert not told(state).endswith("better.")


def test_every_turn_of_a_first_game_that_leaves_a_choice_has_a_hint() -> None:
    """No hint comes again within three turns, and none advises a recharge that is the only choice."""
    match, rng = Match(GAME, 3, 2, {"first_game": True}), seeded_rng(2)
    earlier: dict[int, list[Text]] = {seat: [] for seat in range(3)}
    begun = 0
    while (decision := match.decision) is not None and begun < 60:
        if isinstance(match.state.pending[-1], TurnStart) and not match.since:
            begun += 1
            hint = advice(match.state, decision.seat, earlier[decision.seat][-2:])
            if len(decision.main) > 1:
                assert hint is not None
            if hint is not None:
                assert (
                    hint.text.key not in {"advice-no-tiles", "advice-full", "advice-recharge"}
                    or len(decision.main) > 1
                )
                earlier[decision.seat].append(hint.text)
        match.apply(rng.pick(decision.choices).id)
    assert begun == 60


def test_a_railway_of_a_hint_gives_what_it_names() -> None:
    state = position("play:start-D4")
    state.players[0].pool = [tile for tile in state.players[0].pool if tile != "start-D4"]
    GAME.forget(state)  # type: ignore[arg-type]
    hint = advice(state, 0, [hint.text for hint in [advice(state, 0)] if hint is not None])
    assert hint is not None
    assert hint.text.key == "advice-rail"
    copy = GAME.copy(state)  # type: ignore[arg-type]
    GAME.apply(copy, hint.choice)
    decision = decision_of(copy)
    named = WORDS.say(hint.text).partition(" on ")[2].partition(":")[0]
    (space,) = (choice for choice in decision.choices if named in WORDS.say(choice.label))
    assert int(space.facets["matches"]) >= 1


def test_a_tile_that_can_neither_be_played_nor_laid_is_reported_once() -> None:
    state = position("recharge")
    state.players[0].pool = []
    GAME.forget(state)  # type: ignore[arg-type]
    left_out = GAME.guide.unavailable(state, state, []).left_out  # type: ignore[arg-type]
    assert [WORDS.say(each) for each in left_out] == [
        "Not now: Play Tile or Build Railway. You have no action tile in your hand. Recharge to take them back."
    ]


def test_the_end_is_told() -> None:
    state = position("recharge")
    state.last_round = True
    assert told(state).startswith("This is your last turn.")
    state.last_round = False
    state.ended = {"contracts": 0, "action-tiles": 1}
    assert told(state) == "One more end condition, and the game ends soon. Plan for points rather than for income."
    state.ended["kings-day"] = 0
    assert told(state).startswith("The end of the game has been triggered")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_first_game_deals_the_experiments_in_turn_order(seats: int) -> None:
    match = Match(GAME, seats, 5, {"first_game": True})
    state = match.state
    dealt = [state.players[seat].experiment for seat in state.seats_from(state.first)]
    assert dealt == ["A", "D", "B", "C"][:seats]
    assert match.decision is not None
    assert match.decision.of_kind("play")


def test_the_railway_of_a_hint_connects_the_building_it_names() -> None:
    """Law 9 of the design, in the tutorial's position: laid where the hint says, the tile reaches a power plant."""
    state = position("rail:start-D2")
    GAME.forget(state)  # type: ignore[arg-type]
    hint = advice(state, 0)
    assert hint is not None
    copy = GAME.copy(state)  # type: ignore[arg-type]
    GAME.apply(copy, hint.choice)
    (space,) = (choice for choice in decision_of(copy).choices if "Plauen–Zwickau" in WORDS.say(choice.label))
    assert int(space.facets["matches"]) == 2
    assert not are_joined(copy, "zwickau", "plauen")
    GAME.apply(copy, space.id)
    while (decision := GAME.decision(copy)) is not None and not are_joined(copy, "zwickau", "plauen"):
        GAME.apply(copy, "skip" if "skip" in decision.by_id else decision.choices[0].id)
    assert are_joined(copy, "zwickau", "plauen")


ENGLISH = Catalogue("en", strict=True)


def test_counts_agree_with_what_can_be_begun() -> None:
    """A count is 0 exactly when the rules see nothing to do with the action."""
    from engine.nucleum.rules.effects.main_actions import possible

    state = table()
    put(state, 0, "residence-1", "dresden.1")
    for thaler in (0, 3, 12):
        state.players[0].thaler = state.players[0].workers = thaler
        GAME.forget(state)
        for action, count in COUNTS.items():
            assert bool(count(state, 0, Terms())) == possible(state, 0, action, Terms()), (action, thaler)


def test_a_tile_says_what_it_could_be_used_for() -> None:
    state = table()
    tile = next(
        tile.id
        for tile in lib(state).tiles.values()
        if [getattr(half.effects[0], "action", "") for half in tile.halves] == ["urbanize", "contract"]
    )
    hint = ENGLISH.say(play_hint(state, 0, tile))
    assert hint.startswith("Urbanize")
    assert "places) · Contract" in hint
    state.players[0].thaler = state.players[0].workers = 0
    GAME.forget(state)
    assert "✖ · Contract" in ENGLISH.say(play_hint(state, 0, tile))
