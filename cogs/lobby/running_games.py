"""The running games of a server whose channels a user can see: whose turn it is, the scores, and a private look."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.answers.below_picture import can_follow
from cogs.answers.scores import scores_line
from cogs.base.cards.card import Card, Line
from cogs.base.cards.pages import page_of, turning
from cogs.base.cards.private import answer
from cogs.base.items import Pressed, button, on_press, option, select
from cogs.base.words import asked_names, link, say, title, whole_number, words_for
from cogs.client.bot import Interaction
from cogs.lobby.open_tables import MAX_LINE, MAX_SHOWN, seen_places
from engine.catalogue import Catalogue
from engine.kernel import RuleError
from engine.records.errors import StoreFault
from engine.records.table import Table
from engine.tables.open.open_table import OpenTable


@on_press("lobby-running")
async def press_running(interaction: Interaction, pressed: Pressed) -> None:
    """Show a page of the running games, as they are now."""
    tables = interaction.client.service.tables
    numbers = await seen_places(interaction, "running")
    shown, page = page_of(numbers, whole_number(pressed.arg) or 0, MAX_SHOWN)
    found = list[OpenTable]()
    for number in shown:
        try:
            open_table = await tables.look(number)
        except (RuleError, StoreFault):  # it cannot be read; the others can be
            continue
        if open_table.table.status == "running":
            found.append(open_table)
    user = interaction.user.id
    followed = [each.table for each in found if can_follow(interaction.client, each.table, user)]
    await answer(interaction, running_card(found, len(numbers), page, words_for(interaction), followed))


def running_card(
    shown: Sequence[OpenTable], count: int, page: int, words: Catalogue, followed: Sequence[Table] = ()
) -> Card:
    """Return a page of the `count` running games with buttons to see their boards. `followed`: those the user can follow."""
    look = words("button-look")
    return Card(
        words("running-heading", count=count) if count else words("running-none"),
        *(Line("\n".join(running_lines(each, words)), button(each.table.id, "board", look)) for each in shown),
        turning(count, page, MAX_SHOWN, words, "lobby-running"),
        select(0, "follow", words("follow-menu"), [option(str(table.id), title(table, words)) for table in followed])
        if followed
        else None,
        [button(0, "lobby", words("button-open-tables"), arg="0")],
    )


def running_lines(open_table: OpenTable, words: Catalogue, note: str = "") -> list[str]:
    """Return the lines about a running game: its name and channel, a `note`, progress, scores, and the active player."""
    table = open_table.table
    lines = [
        words("open-tables-line", table=title(table, words), link=link(table), channel=str(table.channel)),
        *([note] if note else []),
        say(table, words, open_table.game.guide.headline(open_table.seen_by(None))),
        scores_line(open_table, words),
    ]
    if table.acting:
        waiting = words("games-waiting", who=asked_names(table, words), since=int(table.turn_since))
        lines.append(f"-# {waiting}")
    while sum(len(line) + 1 for line in lines) > MAX_LINE:
        lines.pop()  # truncating would cut off the end of the markup
    return lines
