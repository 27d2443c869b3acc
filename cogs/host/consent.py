"""The question before a change in a rated game, to which the other players must agree."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.answers.ask_first import Confirmation
from cogs.base.words import safe_name
from engine.catalogue import Catalogue
from engine.records.table import Table


def ask_others(table: Table, content: str, others: Sequence[int], version: int, words: Catalogue) -> Confirmation:
    """Return the question that names the players who must agree first, because the game is rated."""
    names = words.join([safe_name(seat.name) for seat in table.seats if seat.user in others])
    return Confirmation(f"{content} {words('ask-cancel-consent', names=names)}", words("button-ask-others"), version)
