"""Close private panels that can never be used again."""

from __future__ import annotations

import logging
from typing import Any

import discord

from cogs.base.cards.card import Card
from cogs.base.cards.private import answer
from cogs.base.errors import describe
from cogs.base.not_done import NOT_DONE
from cogs.base.words import MAX_CONTENT, clip

logger = logging.getLogger(__name__)

NOTHING_LEFT = frozenset(
    {
        "error-not-seated-running",
        "error-not-seated-over",
        "error-not-running",
        "error-game-cancelled",
        "error-no-table",
    }
)
"""Refusals after which the controls of a private panel no longer work."""
PANEL_VERBS = frozenset((
    "pick", "pick-sure", "show", "undo", "restart", "redo", "skip-confirm", "use-plan", "try", "plan", "plan-disarm", "answers",
    "what", "mine", "ahead-pick", "ahead-show", "ahead-drop",
))  # fmt: skip
"""The verbs of the controls on a private panel."""


async def close_panel(interaction: discord.Interaction[Any], key: str, sentence: str) -> bool:
    """Replace a private panel that can never be used again by a refusal; return whether it was one."""
    data: Any = interaction.data or {}
    verb = [*str(data.get("custom_id", "")).split(":"), "", "", ""][3]
    message = interaction.message
    if key not in NOTHING_LEFT or verb not in PANEL_VERBS or message is None or not message.flags.ephemeral:
        return False
    opened = message.interaction_metadata
    if interaction.response.is_done() or (opened is not None and opened.user.id != interaction.user.id):
        return False
    try:
        await answer(interaction, Card(clip(sentence, MAX_CONTENT)))
    except NOT_DONE as error:
        logger.warning("could not close the panel of %s: %s", describe(interaction), error)
    return True
