"""The games that a user finished last, below `/games`: each with its outcome, its last post and its statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.base.cards.card import Card, Line
from cogs.base.cards.private import answer
from cogs.base.items import Pressed, TableButton, button, on_press
from cogs.base.words import link, title, words_for
from cogs.client.bot import Interaction
from engine.catalogue import Catalogue
from engine.records.errors import DamagedFault
from engine.records.results import Result
from engine.records.table import Table
from engine.storage.store import Store

MOST = 10
"""Maximum number of finished games in the list; earlier ones are in the file of `/records`."""


async def newest_results(store: Store, user: int, most: int = MOST) -> list[Result]:
    """Return a user's results in the games that ended last, one for each game, newest first."""
    found = await store.results.newest_of_user(user, 2 * most)  # a person may have had two seats, one after the other
    return list({each.table_id: each for each in reversed(found)}.values())[::-1][:most]


def finished_button(words: Catalogue) -> TableButton:
    """Return the button that lists the user's finished games."""
    return button(0, "finished", words("button-finished"))


@on_press("finished")
async def press_finished(interaction: Interaction, _pressed: Pressed) -> None:
    """List the games that the user finished last."""
    store, words = interaction.client.service.store, words_for(interaction)
    results = await newest_results(store, interaction.user.id)
    tables = dict[int, Table]()
    for each in results:
        try:
            table = await store.tables.load(each.table_id)
        except DamagedFault:  # its result is listed without a link
            continue
        if table is not None:
            tables[table.id] = table
    await answer(interaction, finished_card(results, tables, words))


def finished_card(results: Sequence[Result], tables: Mapping[int, Table], words: Catalogue) -> Card:
    """Return the list of a user's results, with buttons for statistics; a game not among the `tables` cannot be read."""
    back = button(0, "games", words("button-previous"), arg="0")
    lines = [_line(each, tables[each.table_id], words) for each in results if each.table_id in tables]
    return Card(words("finished-heading" if lines else "finished-none"), *lines, [back])


def _line(result: Result, table: Table, words: Catalogue) -> Line:
    named: dict[str, str | int] = {"table": title(table, words), "link": link(table), "ended": int(result.ended)}
    if result.how == "left" or result.place_all is None:
        text = words("finished-absent" if result.body.absent else "finished-left", **named)
    else:
        score = 0 if result.score is None else result.score
        text = words("finished-line", **named, place=result.place_all, seats=result.seats, score=score)
    return Line(text, button(table.id, "statistics", words("button-statistics")))
