"""Every key and argument that a registered game uses is in the English catalogue, in hints of a first game, too."""

from __future__ import annotations

from typing import Any

import pytest

from engine.catalogue import Catalogue, MissingTextError
from engine.kernel import CONFIRM, Event, Game, OptionError, RuleError, Text, seeded_rng, text
from tests.kernel.tables import every_game, every_table, name_of, new_match, play

ENGLISH = Catalogue("en", strict=True)


def say(said: Text) -> str:
    """Return words; fail when a key or an argument is missing, or nothing is said."""
    words = ENGLISH.say(said, name_of)
    assert words.strip()
    assert "  " not in words, words
    assert "{" not in words, words
    return words


def say_events(events: list[Event]) -> None:
    for event in events:
        say(event.text)


@every_table
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 12))])
def test_everything_a_game_says(game: Game[Any], seats: int, seed: int) -> None:
    match, rng = new_match(game, seats, seed), seeded_rng(seed)
    say_events(match.opening)
    for number, decision in enumerate(play(match, rng, most=100_000)):
        say(decision.prompt)
        if decision.reason is not None:
            say(decision.reason)
        labels = []
        for choice in decision.choices:
            labels.append((say(choice.label), say(choice.detail) if choice.detail else ""))
        assert len(set(labels)) == len(labels), labels
        if match.since_events:
            say_events(match.since_events[-1])
        if number % 10 == 0:
            say(game.guide.headline(match.state))
            for seat in range(seats):
                if (line := game.guide.seat_line(match.state, seat)) is not None:
                    say(line)
            for standing in game.standings(match.state):
                for scored in standing.lines:
                    say(scored.source)
    say(game.guide.headline(match.state))


@every_table
def test_every_event_of_whole_games(game: Game[Any], seats: int) -> None:
    match, rng = new_match(game, seats, 20), seeded_rng(20)
    while match.decision is not None:
        say_events(match.apply(rng.pick(match.decision.choices).id))
    assert match.state.over


@every_game
def test_options_and_commands_have_words(game: Game[Any]) -> None:
    for option in game.options:
        say(text(f"option-{option.name}"))
        for value in option.values:
            say(text(f"option-{option.name}-{value}"))
        with pytest.raises(OptionError) as refused:
            game.complete_options({option.name: "no such value"})
        say(refused.value.text)
    assert len({command.name for command in game.guide.commands}) == len(game.guide.commands)


@every_game
def test_refusals_have_words(game: Game[Any]) -> None:
    match = new_match(game, game.seats[0], 1)
    for refused in (lambda: match.apply("no such choice"), match.undo, match.redo, match.restart_turn):
        with pytest.raises(RuleError) as error:
            refused()
        say(error.value.text)
    for options, seats in (({"x": 1}, game.seats[0]), ({}, game.seats[-1] + 1)):
        with pytest.raises(OptionError) as error:
            game.start(seats, 0, options)
        say(error.value.text)
    for _ in play(match, seeded_rng(1), most=100_000):
        pass
    with pytest.raises(RuleError) as error:
        match.apply(CONFIRM)
    assert "over" in say(error.value.text)


def test_a_missing_key_or_argument_is_noticed() -> None:
    with pytest.raises(MissingTextError):
        say(text("no-such-key"))
    with pytest.raises(MissingTextError):
        say(text("error-illegal-choice"))


@every_table
@pytest.mark.parametrize("seed", range(2))
def test_hints_are_legal_and_have_words(game: Game[Any], seats: int, seed: int) -> None:
    match, rng = new_match(game, seats, seed), seeded_rng(seed)
    told = 0
    for decision in play(match, rng, most=100_000):
        before = game.encode(match.state)
        for seat in range(seats):
            hint = game.guide.advice(match.state, seat)
            if hint is None:
                continue
            told += 1
            assert seat == decision.seat
            assert ENGLISH.say(hint.text, name_of).strip()
            if hint.choice:
                assert hint.choice in decision.by_id
                if rng.below(2):
                    match.apply(hint.choice)
                    break
        else:
            assert game.encode(match.state) == before
    assert told
    assert game.guide.advice(match.state, 0) is None
