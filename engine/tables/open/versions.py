"""The stored games that this release can open, and the faults of the others.

A game keeps the rules versions it was started with, one for each of its modules. Play continues from its state with
the current rules as long as it decodes; only replays of its choices need the rules they were made under
(docs/operator.md, "Upgrade").
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.kernel import Game, Match, MatchRecord, Options, RuleError, replay, text
from engine.records.errors import DamagedFault, NewerFault
from engine.registry import games

RELEASE = "1.4.0"
"""This release, as in pyproject.toml."""

logger = logging.getLogger(__name__)


def known_game(table: str, game: str) -> Game[Any]:
    """Return the game named `game`; raise NewerFault, naming the table, if only a newer release has it."""
    known = games().get(game)
    if known is None:
        raise NewerFault(f"{table} plays {game}")
    return known


def is_newer(game: Game[Any], options: Options, versions: Mapping[str, int]) -> bool:
    """Return whether rules of these versions, by module, are newer than this release's, or belong to modules that it lacks."""
    present = game.rules_versions(game.filled_options(options))
    return any(version > present.get(module, 0) for module, version in versions.items())


def is_older(game: Game[Any], options: Options, versions: Mapping[str, int]) -> bool:
    """Return whether rules of these versions, by module, are older than this release's.

    Only modules that are in force with the options count; one that has no version yet is in its first.
    """
    present = game.rules_versions(game.filled_options(options))
    return any(versions.get(module, 1) < version for module, version in present.items())


def check_not_newer(table: str, game: Game[Any], record: MatchRecord) -> None:
    """Raise NewerFault, naming the table, if its game was played by newer rules than this release's."""
    if is_newer(game, record.options, record.rules_versions):
        raise NewerFault(f"{table} plays {game.id} by rules versions {record.rules_versions}")


def open_match(table: str, game: Game[Any], record: MatchRecord) -> Match[Any]:
    """Return the match of a record, with its open decision computed.

    Raises NewerFault if it was written by a newer release. Raises DamagedFault if its state does not fit the current
    rules or makes them raise.
    """
    check_not_newer(table, game, record)
    try:
        match = Match.from_record(game, record)
        match.decision  # noqa: B018 - computed (and cached) now, so that what cannot be asked is found here
    except Exception as error:
        raise DamagedFault(f"the game of {table}") from error
    if match.since != list(record.since):
        logger.warning("a half-made turn of %s can no longer be taken back: the rules have changed", table)
    return match


def rewound(match: Match[Any], choices: Sequence[str], keep: int) -> Match[Any]:
    """Return the match as it was after the first `keep` of all its `choices`.

    A match of older rules goes back to its stored checkpoint; further only if the current rules lead through all of
    its choices to the same state. Raises RuleError if they do not.
    """
    game = match.game
    if is_older(game, match.options, match.rules_versions):
        if len(choices) - keep == len(match.since):
            record = msgspec.structs.replace(match.to_record(), state=match.checkpoint, since=(), redo=())
            return Match.from_record(game, record)
        if not leads_to(match, choices):
            raise RuleError(text("error-rules-changed"))
    before = tuple(each for each in match.reshuffles if each[0] <= keep)  # later shuffles have not happened yet
    result = replay(game, match.seats, match.seed, match.options, choices[:keep], before)[0]
    result.rules_versions = match.rules_versions
    return result


def leads_to(match: Match[Any], choices: Sequence[str]) -> bool:
    """Return whether the current rules lead through these choices to the match's state."""
    game = match.game
    try:
        again = replay(game, match.seats, match.seed, match.options, choices, match.reshuffles)[0]
    except Exception:
        logger.info("a game of %s does not replay under the present rules", game.id, exc_info=True)
        return False
    return game.encode(again.state) == game.encode(match.state)
