"""Looking at a table: the board, the user's own board, the log, the scores."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers.below_picture import (
    RECAP,
    STATISTICS,
    has_statistics,
    page_and_view,
    recap_button,
    turns_button,
    view_name,
    view_of,
)
from cogs.answers.pictures import send_picture
from cogs.answers.scores import score_lines
from cogs.answers.table_text import answer_text, send_text, split
from cogs.answers.tales import lines_of, log_lines, tale_of
from cogs.base.cards.card import Card
from cogs.base.cards.private import answer
from cogs.base.items import Pressed, button, on_press
from cogs.base.localization import command_text
from cogs.base.typed.matching import Entry, match_suggestion, suggestions
from cogs.base.typed.values import Name
from cogs.base.words import MAX_CONTENT, refusal, title, whole_number, words_for
from cogs.client.access import own_seat, table_here
from cogs.client.bot import GameBot, Interaction, person
from cogs.records.recap import send_recap
from cogs.records.statistics import send_statistics
from cogs.records.turns import send_turn, send_turn_text, view_with_seat
from engine.catalogue import Catalogue
from engine.tables.open.open_table import OpenTable, TableError, not_running
from render.registry import OWN_BOARD, pictures

MAX_TURN = 9999
"""Maximum turn number: higher than in any game."""


async def send_log(
    interaction: Interaction,
    open_table: OpenTable,
    *,
    since_my_turn: bool,
    page: int | None = None,
    replace: bool = False,
) -> None:
    """Answer privately with the events since the user's last move or the whole log, a page at a time.

    `page` counts from the oldest, 0; None is the newest. `replace` replaces the message pressed.
    """
    words, table = words_for(interaction), open_table.table
    moves = await interaction.client.service.tables.log(table.id)
    start = 0
    if since_my_turn:
        mine = [number for number, move in enumerate(moves) if move.actor == interaction.user.id and move.choice]
        start = mine[-1] + 1 if mine else 0
    heading = words("log-heading-since" if since_my_turn else "log-heading", table=title(table, words))
    lines = log_lines(table, words, (event for move in moves[start:] for event in move.events))
    pages = split(lines, MAX_CONTENT - len(heading) - 10) or [words("log-empty")]
    number = len(pages) - 1 if page is None else max(0, min(page, len(pages) - 1))
    verb = "log-since" if since_my_turn else "log-all"
    turning = [
        button(table.id, verb, words(key), arg=str(target), disabled=not 0 <= target < len(pages))
        for key, target in (("button-previous", number - 1), ("button-next", number + 1))
    ]
    whole = [button(table.id, "log-all", words("button-whole-log"))] if since_my_turn else []
    course = [*turns_button(open_table, words), *recap_button(open_table, words)]
    below = [*(turning if len(pages) > 1 else []), *whole, *course]
    await answer(interaction, Card(heading, pages[number], below), new=not replace)


@on_press("whole-turn")
async def press_whole_turn(interaction: Interaction, pressed: Pressed) -> None:
    """Show privately everything that did not fit into a post, a page at a time."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    after, upto, shown = (whole_number(part) or 0 for part in (*pressed.arg.split("."), "0", "0")[:3])
    words, table = words_for(interaction), open_table.table
    moves = await interaction.client.service.store.tables.moves(table.id, after, upto)
    events = [event for move in moves if move.live for event in move.events]
    lines = [line.text for line in lines_of(table, words, tale_of(table, events))]
    pages = split(lines, MAX_CONTENT - 10) or [words("log-empty")]
    number = min(shown, len(pages) - 1)
    turning = [
        button(
            table.id,
            "whole-turn",
            words(key),
            arg=f"{after}.{upto}.{max(target, 0)}",
            disabled=not 0 <= target < len(pages),
        )
        for key, target in (("button-previous", number - 1), ("button-next", number + 1))
    ]
    await answer(interaction, Card(pages[number], turning if len(pages) > 1 else []))


async def send_scores(
    interaction: Interaction, open_table: OpenTable, *, in_place: bool = False, page: int = 0
) -> None:
    """Answer privately with the scores by source, as text and as a picture, see `send_picture`."""
    if open_table.match is None:
        raise not_running(open_table.table)
    words = words_for(interaction)
    user = interaction.user.id
    projected = open_table.table.status == "running" and open_table.game.projects(open_table.seen_by(user))
    heading = words("score-heading-projected" if projected else "score-heading", table=title(open_table.table, words))
    content = "\n".join([heading, *score_lines(open_table, words, user)])
    await send_picture(interaction, open_table, "scores", content=content, in_place=in_place, page=page)


async def send_board(
    interaction: Interaction, open_table: OpenTable, view: str = "", *, seat: int | None = None
) -> None:
    """Answer privately with a view of the table, by default the view of its posts."""
    if open_table.match is None:
        raise not_running(open_table.table)
    shown = view or pictures()[open_table.table.game].post_view(open_table.match.state)
    await send_picture(interaction, open_table, shown, seat=seat)


@on_press("board")
async def press_board(interaction: Interaction, pressed: Pressed) -> None:
    """Show the board."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    await send_board(interaction, open_table)


@on_press("changes")
async def press_changes(interaction: Interaction, pressed: Pressed) -> None:
    """Show what changed since the user's last move, or in their unfinished turn, in close-up."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    await send_picture(interaction, open_table, pictures()[open_table.table.game].close_up or "table")


@on_press("view")
async def press_view(interaction: Interaction, pressed: Pressed) -> None:
    """Show the view picked in a menu, or another page of one: in place of the picture above it, if that is private."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    if pressed.values[:1] == [STATISTICS]:
        await send_statistics(interaction, open_table)
        return
    if pressed.values[:1] == [RECAP]:
        await send_recap(interaction, open_table)
        return
    page, value = page_and_view(pressed.values, pressed.arg)
    view, seat = view_of(open_table, value)
    if view == "scores":
        await send_scores(interaction, open_table, in_place=True, page=page)
    else:
        await send_picture(interaction, open_table, view, seat=seat, in_place=True, page=page)


@on_press("text")
async def press_text(interaction: Interaction, pressed: Pressed) -> None:
    """Open the table as text, or turn to another page of it."""
    await answer_text(interaction, await interaction.client.service.tables.look(pressed.table), pressed)


@on_press("mine")
async def press_mine(interaction: Interaction, pressed: Pressed) -> None:
    """Show the user's own board."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    await send_picture(interaction, open_table, OWN_BOARD, seat=own_seat(interaction, open_table))


@on_press("automata")
async def press_automata(interaction: Interaction, pressed: Pressed) -> None:
    """Show the automata's possessions and next moves."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    view = pictures()[open_table.table.game].automata(open_table.playing().state)
    if not view:
        raise refusal("error-old-button")
    await send_picture(interaction, open_table, view)


@on_press("log")
async def press_log(interaction: Interaction, pressed: Pressed) -> None:
    """Show what happened since the user's last move."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    seated = open_table.table.seat_of(interaction.user.id) is not None
    await send_log(interaction, open_table, since_my_turn=seated)


@on_press("log-all")
@on_press("log-since")
async def press_log_page(interaction: Interaction, pressed: Pressed) -> None:
    """Show a page of the whole log or of what happened since the user's last move; the newest by default."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    since, page = pressed.verb == "log-since", whole_number(pressed.arg)
    await send_log(interaction, open_table, since_my_turn=since, page=page, replace=page is not None)


def view_entries(open_table: OpenTable, words: Catalogue) -> list[Entry]:
    """Return the views of a table as entries to pick or type."""
    found = pictures()[open_table.table.game]
    names = found.views if open_table.match is None else found.views_at(open_table.match.state)
    names = (*names, STATISTICS, RECAP) if has_statistics(open_table) else names
    return [Entry(name, view_name(open_table.table.game, name, words)) for name in names]


def find_view(open_table: OpenTable, typed: str, words: Catalogue) -> str:
    """Return the view picked or typed; a refusal with the names of all views."""
    entries = view_entries(open_table, words)
    view = match_suggestion(entries, typed)
    if view is None:
        raise refusal("error-no-such-view", view=typed[:40], views=words.join([entry.shown for entry in entries]))
    return view


class Boards(commands.Cog):
    """Commands to look at the table in this channel."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    def _seat_of(self, open_table: OpenTable, player: discord.User) -> int:
        seat = open_table.table.seat_of(player.id)
        if seat is None:
            raise refusal("error-they-not-seated", who=person(player).name)
        return seat

    @app_commands.command(description=command_text("command-board"))
    @app_commands.describe(
        player=command_text("parameter-board-player"),
        view=command_text("parameter-board-view"),
        text=command_text("parameter-board-text"),
        turn=command_text("parameter-board-turn"),
    )
    async def board(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        view: Name | None = None,
        text: bool = False,
        turn: app_commands.Range[int, 0, MAX_TURN] | None = None,
    ) -> None:
        """Show the table, a part of it, or one player's things, now or after a turn; as a picture or as text."""
        open_table = await table_here(interaction)
        meant = find_view(open_table, view, words_for(interaction)) if view is not None and player is None else ""
        if meant == STATISTICS:
            await send_statistics(interaction, open_table)  # text, about the whole game
            return
        if meant == RECAP:
            await send_recap(interaction, open_table)
            return
        seat: int | None
        if player is not None:
            meant, seat = OWN_BOARD, self._seat_of(open_table, player)
        else:
            seat = own_seat(interaction, open_table) if meant == OWN_BOARD else None
        if turn is not None and text:
            await send_turn_text(interaction, open_table, turn, seat=seat)
        elif turn is not None:
            await send_turn(interaction, open_table, turn, view=view_with_seat(meant, seat))
        elif text:
            await send_text(interaction, open_table, seat=seat)
        else:
            await send_board(interaction, open_table, meant, seat=seat)

    @board.autocomplete("view")
    async def _views(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            open_table = await table_here(interaction)
        except TableError:  # no suggestions; the command will explain why
            return []
        return suggestions(view_entries(open_table, words_for(interaction)), current)

    @app_commands.command(description=command_text("command-turn"))
    async def turn(self, interaction: Interaction) -> None:
        """Open the private panel."""
        from cogs.answers.panel.turn_panel import show_panel

        open_table = await table_here(interaction)
        open_table.playing()
        await show_panel(interaction, open_table)

    @app_commands.command(description=command_text("command-log"))
    @app_commands.describe(
        whole=command_text("parameter-log-whole"),
        recap=command_text("parameter-log-recap"),
        first=command_text("parameter-recap-first"),
        last=command_text("parameter-recap-last"),
    )
    async def log(
        self,
        interaction: Interaction,
        whole: bool = False,
        recap: bool = False,
        first: app_commands.Range[int, 1, MAX_TURN] | None = None,
        last: app_commands.Range[int, 1, MAX_TURN] | None = None,
    ) -> None:
        """Show what happened, as text or as the recap of the game or of some of its turns."""
        open_table = await table_here(interaction)
        if recap or first is not None or last is not None:
            await send_recap(interaction, open_table, first, last)
            return
        seated = open_table.table.seat_of(interaction.user.id) is not None
        await send_log(interaction, open_table, since_my_turn=seated and not whole)

    @app_commands.command(description=command_text("command-score"))
    async def score(self, interaction: Interaction) -> None:
        """Show the current standings."""
        await send_scores(interaction, await table_here(interaction))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Boards(bot))
