"""Deletion of a person's data: the question about the loss at open tables, and the deletion itself."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from cogs.base.words import MAX_CONTENT, fit_lines, safe_name, title
from cogs.client.bot import GameBot
from cogs.posts.kept import delete_kept
from cogs.posts.lobby_post import refresh_lobby
from cogs.posts.offers import close_offer
from engine.catalogue import Catalogue
from engine.club.hosting.giving_up import GivenUp
from engine.kernel import text
from engine.tables.open.open_table import StaleError


def loss_lines(asked: str, given_up: Sequence[GivenUp], words: Catalogue) -> str:
    """Return a question with the consequences for each table where the person plays or which they host."""
    if not given_up:
        return asked
    heading = f"{asked}\n{words('forget-open', count=len(given_up))}"
    lines = [_line(each, words) for each in given_up]
    return f"{heading}\n{fit_lines(words, lines, MAX_CONTENT - len(heading) - 10)}"


def _line(given_up: GivenUp, words: Catalogue) -> str:
    table = given_up.table
    heir = next((seat.name for seat in table.seats if seat.user is not None), "")
    return words(
        "forget-open-line", table=title(table, words), loss=words(f"forget-{given_up.loss}", who=safe_name(heir))
    )


def version_of(given_up: Sequence[GivenUp]) -> int:
    """Return a number that identifies what would be given up."""
    return zlib.crc32(repr([(table.id, loss) for table, loss in given_up]).encode()) if given_up else 0


async def forget(bot: GameBot, user: int, version: int) -> int:
    """Delete a person's data and remove them from open tables; return the number of these.

    Raises StaleError if the consequences differ from those listed in the question with this `version`.
    """
    given_up = await bot.service.giving_up.look(user)
    if version_of(given_up) != version:
        raise StaleError(text("error-stale"))
    kept = await bot.service.store.kept.of(user)
    wishes = bot.service.wishes.store
    for wish in await wishes.offered_to(user):
        await wishes.end(user, wish.guild)
        await close_offer(bot, wish)
    count = await bot.service.privacy.forget(user)
    await delete_kept(bot, kept)
    for table, _ in given_up:
        if table.match is None:
            await refresh_lobby(bot, (await bot.service.tables.look(table.id)).table)
    return count
