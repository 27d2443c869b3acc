"""The bot's requirements for a game beyond its types, checked when the bot starts (see "Games" in CONTRIBUTING)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cogs.base.items import MAX_OPTIONS
from engine.catalogue import catalogue
from engine.kernel import CHOOSE, Game, Option
from engine.kernel.guide import SEAT_ICONS, Guide
from engine.registry import games
from render.registry import LEGEND, OWN_BOARD, pictures

VIEWS = ("table", OWN_BOARD, "scores", LEGEND)
"""The views that every game has."""

_fulfilled: set[int] = set()


class ContractError(Exception):
    """A game lacks something that the bot needs; the message has a sentence for each thing."""


def check_games() -> None:
    """Check every game in use, each once. Raises ContractError."""
    for game in games().values():
        if id(game) in _fulfilled:
            continue
        if problems := list(contract_problems(game)):
            raise ContractError(f"The game {game.id!r} cannot be offered. " + " ".join(problems))
        _fulfilled.add(id(game))


def contract_problems(game: Game[Any]) -> Iterator[str]:
    """Yield a sentence for each part of the contract that a game does not fulfill."""
    if game.seats.start < 1 or game.seats[-1] > len(SEAT_ICONS):
        yield f"Its `seats` must lie between 1 and {len(SEAT_ICONS)}, as there are icons for four players."
    if not game.levels:
        yield "Its `computers` must contain a level besides chance, which plays for people who are late."
    if sum(isinstance(option.default, bool) for option in game.options) > MAX_OPTIONS:
        yield f"It must not have more than {MAX_OPTIONS} options that are on or off: a menu holds no more."
    yield from _lacking_texts(game)
    if type(game.guide).topics is Guide.topics:
        yield "Its guide must have a page of the rules (`Guide.topics`)."
    yield from _lacking_views(game)


def _lacking_texts(game: Game[Any]) -> Iterator[str]:
    """Yield the missing English texts; other languages use these until they are translated."""
    known = catalogue()
    if lacking := sorted({key for key in text_keys(game) if key not in known}):
        yield f"Texts are missing in data/text/en/: {', '.join(lacking)}."
    for kind in sorted({kind for command in game.guide.commands for kind in command.kinds}):
        if f"kind-{game.id}-{kind}" not in known and f"kind-{kind}" not in known:
            yield f"The text kind-{game.id}-{kind} is missing in data/text/en/."


def text_keys(game: Game[Any]) -> Iterator[str]:
    """Yield the keys of the texts with the names of a game, its commands, computer players and options."""
    yield from (f"game-{game.id}", f"command-{game.id}", f"button-mine-{game.id}", f"view-own-board-{game.id}")
    for command in game.guide.commands:
        if command.name != CHOOSE:
            yield f"command-{game.id}-{command.name}"
            if command.parameter is not None:
                yield f"parameter-{game.id}-{command.name}"
    for level in game.levels:
        yield from (f"level-{level}", f"level-about-{level}")
    for player in game.computers():
        yield f"computer-{player.name}"
    for option in game.options:
        yield from _option_keys(option)


def _option_keys(option: Option) -> Iterator[str]:
    yield f"option-{option.name}"
    for value in option.values:
        yield f"option-{option.name}-{value}"


def _lacking_views(game: Game[Any]) -> Iterator[str]:
    """Yield the parts that the pictures lack."""
    found = pictures().get(game.id)
    if found is None:
        yield "It needs pictures in `render/registry.py` and a painter in `render/painters.py`."
        return
    if lacking := [view for view in VIEWS if view not in found.views]:
        yield f"Its pictures must have the views {', '.join(lacking)}."
