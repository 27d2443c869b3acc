"""Preparations after the start of the bot: the first pictures of each game, and the languages in use."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.base.drawing_pool import DrawingPool
from cogs.base.words import locale_of
from cogs.client.bot import GameBot
from engine.catalogue import DEFAULT_LOCALE
from engine.registry import games
from engine.tables.open.open_table import OpenTable
from render.orders import Order
from render.registry import pictures

MOST_LOOKED_AT = 8
"""Maximum number of running tables searched, newest first, for one of each game."""


async def newest_running(bot: GameBot) -> list[OpenTable]:
    """Return the newest running tables, at most `MOST_LOOKED_AT`, the newest first."""
    running = await bot.service.store.tables.running(shards=bot.service.tables.shards)
    return [await bot.service.tables.look(number) for number in running[: -MOST_LOOKED_AT - 1 : -1]]


async def practise(bot: GameBot, tables: Sequence[OpenTable]) -> None:
    """Draw the pictures that will be needed first, while no others are waiting. `tables` are running ones.

    The first picture of a process takes several times as long as the next, since fonts, pieces and the empty map are
    drawn once. For each game these are the post and the panel's picture of a running table, with its map and
    language; where none runs, of a new table.
    """
    found: dict[str, OpenTable] = {}
    for open_table in tables:
        if open_table.match is not None:
            found.setdefault(open_table.table.game, open_table)
    for name, game in games().items():
        if name in found:
            open_table = found[name]
            state = open_table.playing().checkpoint
            names, locale = tuple(seat.name for seat in open_table.table.seats), open_table.table.settings.locale
        else:
            seats = game.seats_for(game.complete_options({}))[0]
            state, names, locale = game.encode(game.start(seats, 1)[0]), ("A",) * seats, DEFAULT_LOCALE
        drawn = pictures()[name]
        shown = game.decode(state)
        for view, priority in (
            (drawn.post_view(shown), DrawingPool.PUBLIC),
            (drawn.panel_view(shown), DrawingPool.PRACTICE),
        ):
            await bot.drawing_pool.idle()
            order = Order(game=name, view=view, state=state, title="", names=names, viewer=0, locale=locale)
            await bot.drawing_pool.draw(order, priority)


def locales_in_use(bot: GameBot, tables: Sequence[OpenTable]) -> list[str]:
    """Return the locales in use: of these tables, of players' settings, of the servers; English first."""
    found = [DEFAULT_LOCALE, *(open_table.table.settings.locale for open_table in tables)]
    found += bot.service.players.languages.values()
    found += [str(guild.preferred_locale) for guild in bot.guilds]
    return list(dict.fromkeys(locale_of(locale) for locale in found if locale))
