"""Which stored games this release can open, and what to say of those it cannot.

A game keeps the rules version it was started with. Its state is played on with the present rules as long as it
decodes; only replays of its choices need the very rules they were made under (docs/operations.md, "Versions").
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from engine.kernel import Game, Match, MatchRecord, RuleError, replay, text

RELEASE = "0.1.0"
"""This release, as in pyproject.toml."""

logger = logging.getLogger(__name__)


class UnreadableError(RuleError):
    """A stored game that this release cannot open; `text` says what to do. The game itself is untouched."""


def check_not_newer(game: Game[Any], rules_version: int) -> None:
    """Raise UnreadableError for a game whose rules are newer than this release's."""
    if rules_version > game.rules_version:
        raise UnreadableError(text("error-game-newer"))


def opened(game: Game[Any], record: MatchRecord) -> Match[Any]:
    """Return the match a record describes, its open decision worked out.

    Raises UnreadableError when the record was written by a newer release, when its state does not fit the present
    rules, or when these raise.
    """
    check_not_newer(game, record.rules_version)
    try:
        match = Match.from_record(game, record)
        match.decision  # noqa: B018 - worked out (and cached) now, so that what cannot be asked is found here
    except Exception as error:
        logger.exception("a stored game of %s (rules version %d) cannot be opened", game.id, record.rules_version)
        raise UnreadableError(text("error-game-unreadable")) from error
    if match.since != list(record.since):
        logger.warning("a half-made turn of %s can no longer be taken back: the rules have changed", game.id)
    return match


def rewound(match: Match[Any], choices: Sequence[str], keep: int) -> Match[Any]:
    """Return the match as it was after the first `keep` of all its `choices`.

    A match of older rules goes back to its stored checkpoint; further only when the present rules lead through all of
    its choices to the very same state. Raises UnreadableError when they do not.
    """
    game = match.game
    if match.rules_version != game.rules_version:
        if len(choices) - keep == len(match.since):
            record = msgspec.structs.replace(match.to_record(), state=match.checkpoint, since=(), redo=())
            return Match.from_record(game, record)
        if not _leads_to(match, choices):
            raise UnreadableError(text("error-rules-changed"))
    result = replay(game, match.seats, match.seed, match.options, choices[:keep])[0]
    result.rules_version = match.rules_version
    return result


def _leads_to(match: Match[Any], choices: Sequence[str]) -> bool:
    """Return whether the present rules lead through these choices to the match's state."""
    game = match.game
    try:
        again = replay(game, match.seats, match.seed, match.options, choices)[0]
    except Exception:
        logger.info("a game of %s does not replay under the present rules", game.id, exc_info=True)
        return False
    return game.encode(again.state) == game.encode(match.state)
