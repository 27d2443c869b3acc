"""Material for the laws: every registered game at every size, random options, random play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engine.games import load_games
from engine.kernel import Decision, Game, Match, OptionError, OptionValue, Position, Rng, read_line, seeded_rng
from engine.registry import games

load_games()  # for those that run without pytest

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")


def with_each_game(known: Sequence[Game[Any]]) -> pytest.MarkDecorator:
    """Run a test for each game."""
    return pytest.mark.parametrize("game", known, ids=[game.id for game in known])


def with_each_table(known: Sequence[Game[Any]]) -> pytest.MarkDecorator:
    """Run a test for each game and number of players; in the default suite, only the smallest and largest numbers."""
    return pytest.mark.parametrize(
        ("game", "seats"),
        [
            pytest.param(
                game,
                seats,
                id=f"{game.id}-{seats}",
                marks=[] if seats in {min(game.seats), max(game.seats)} else [pytest.mark.slow],
            )
            for game in known
            for seats in game.seats
        ],
    )


every_game = with_each_game([*games().values()])
every_table = with_each_table([*games().values()])


def name_of(seat: int) -> str:
    """Return the name of the player in a seat."""
    return NAMES[seat]


def random_options(game: Game[Any], rng: Rng, seats: int | None = None) -> dict[str, OptionValue]:
    """Return any allowed options: each is set to any value, with what it needs and without what it excludes.

    With a number of `seats`, values that do not allow that number are left out.
    """
    options = game.complete_options({})
    for option in game.options:
        value: OptionValue
        if isinstance(option.default, bool):
            value = bool(rng.below(2))
        elif isinstance(option.default, int):
            value = option.low + rng.below(option.high - option.low + 1)
        else:
            value = rng.pick(option.values)
        changed = game.set_option(options, option.name, value)
        if seats is None or seats in game.seats_for(changed):
            options = changed
    return options


def new_match(game: Game[Any], seats: int, seed: int) -> Match[Any]:
    """Return a new match with options that depend on the seed; those that do not allow this number of seats are drawn again."""
    rng = seeded_rng(seed)
    for _ in range(100):
        try:
            return Match(game, seats, seed, random_options(game, rng, seats))
        except OptionError:
            continue
    raise AssertionError(f"{game.id}: no options for {seats} players")


def play(match: Match[Any], rng: Rng, most: int = 2000, every: int = 1) -> Iterator[Decision]:
    """Play at random, with a maximum number of choices; yield each `every`-th decision before it is answered.

    The caller may continue play in the meantime; the question open then is answered.
    """
    for number in range(most):
        if match.decision is not None and number % every == 0:
            yield match.decision
        if match.decision is None:
            return
        match.apply(rng.pick(match.decision.choices).id)


def some(items: tuple[Any, ...], rng: Rng, most: int) -> list[Any]:
    """Return a limited number of the items, chosen at random."""
    chosen = list(items)
    rng.shuffle(chosen)
    return chosen[:most]


def choices_for(game: Game[Any], state: Any, line: str, kinds: Sequence[str] = ()) -> list[str]:
    """Return the ids of the choices that a line makes, in order; see `read_line`."""
    return [
        choice for phrase in read_line(Position.of(game, state), line.split(), kinds) for choice in phrase.choices
    ]
