"""The message with a person's games that is kept up to date in direct messages: its deletion."""

from __future__ import annotations

import logging

from cogs.base.not_done import NOT_DONE
from cogs.client.bot import GameBot
from engine.records.people import KeptMessage

logger = logging.getLogger(__name__)


async def delete_kept(bot: GameBot, kept: KeptMessage | None) -> None:
    """Delete a kept message, if it was sent. A failure is only logged, since the message then just stays unchanged."""
    if kept is None or kept.channel is None or kept.message is None:
        return
    try:
        await bot.get_partial_messageable(kept.channel).get_partial_message(kept.message).delete()
    except NOT_DONE as error:
        logger.info("the kept message of user %d is not deleted: %s", kept.person, error)
