"""Opponents for solo games: the automata of a game, by the options of /new."""

from __future__ import annotations

from discord import app_commands

from cogs.base.localization import command_text
from cogs.base.words import refusal
from engine.kernel import Option, OptionValue, text
from engine.registry import games

OPPONENT, LEVEL = "opponent", "level"
"""The options of a game that seat its automata and set their strength."""

MOST_LEVEL = 5


def _option(game: str, name: str) -> Option | None:
    return next((option for option in games()[game].options if option.name == name), None)


def opponent_choices() -> list[app_commands.Choice[str]]:
    """Return the automata of all games as choices of a command."""
    values = {
        value: command_text(f"option-{OPPONENT}-{value}")
        for game in games()
        if (option := _option(game, OPPONENT)) is not None
        for value in option.values
        if value != option.default
    }
    return [app_commands.Choice(name=name, value=value) for value, name in values.items()]


def options_against(game: str, opponent: str | None, level: int | None) -> dict[str, OptionValue]:
    """Return the options of a game against an automaton; empty if neither it nor its level is given.

    A level alone selects the game's first automaton. Raises OptionError if it is unknown; refuses games without
    automata.
    """
    if opponent is None and level is None:
        return {}
    option, levels = _option(game, OPPONENT), _option(game, LEVEL)
    if option is None:
        raise refusal("error-no-opponent", game=text(f"game-{game}"))
    rules = games()[game]
    first = next(value for value in option.values if value != option.default)
    options = rules.set_option(rules.complete_options({}), OPPONENT, opponent or first)
    return rules.set_option(options, LEVEL, level) if level is not None and levels is not None else options


def is_for_one(game: str, options: dict[str, OptionValue]) -> bool:
    """Return whether a game with these options is against automata and can be played solo."""
    rules = games()[game]
    return bool(options) and bool(rules.automata(options)) and 1 in rules.players_for(options)
