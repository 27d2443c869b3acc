"""The buttons and menus below a table's newest post."""

from __future__ import annotations

import discord

from cogs.answers.below_picture import views_menu
from cogs.answers.writer import Writer
from cogs.base.icons import NO_ICONS, Icons
from cogs.base.items import MAX_ROWS, TableButton, button, in_rows, rows
from cogs.posts.opening import opening_of
from engine.catalogue import Catalogue
from engine.records.table import Table
from engine.tables.open.auto_answers import DECLINING
from engine.tables.open.open_table import OpenTable
from render.registry import pictures


def restore_button(table: Table, words: Catalogue) -> list[TableButton]:
    """Return the button that restores a canceled game; none for any other table."""
    return [button(table.id, "restore", words("button-restore"))] if table.restorable_until is not None else []


def post_view(open_table: OpenTable, words: Catalogue, whole: str = "", icons: Icons = NO_ICONS) -> discord.ui.View:
    """Return the components below a table's newest post: to play, after the end, or to restore a canceled game.

    Players with an offer in another's turn take or pass right there. `whole` names the moves that the post describes,
    if not all of them fit: a button shows them. `icons` are shown beside the words of choices.
    """
    table = open_table.table
    number = table.id
    if table.status == "cancelled":
        return rows(restore_button(table, words))
    if table.status == "finished":
        again = [
            button(number, "rematch", words("button-rematch"), style=discord.ButtonStyle.success),
            button(number, "board", words("button-board")),
            button(number, "log-all", words("button-log")),
            button(number, "turns", words("button-turns")),
            button(number, "records", words("button-records"))
            if table.alone
            else button(number, "rules", words("button-rules")),
        ]
        return rows(again, *views_menu(open_table, words))
    asked, has_automata = open_table.public_decision, any(seat.automaton for seat in table.seats)
    look = [
        button(number, "board", words("button-board")),
        *([button(number, "changes", words("button-changes"))] if pictures()[table.game].close_up else []),
        button(number, "mine", words(f"button-mine-{table.game}")),
        *([button(number, "automata", words(f"button-automata-{table.game}"))] if has_automata else []),
        button(number, "log", words("button-log")),
        *([] if has_automata else [button(number, "rules", words("button-rules"))]),
    ]
    if whole:
        look.insert(0, button(number, "whole-turn", words("button-whole-turn"), arg=whole))
    if asked is not None and not asked.own_turn and asked.of_kind(*DECLINING):
        answer = [button(number, "turn", words("button-take"), style=discord.ButtonStyle.success)]
        if open_table.game.answers_together:
            number_of_turn = str(open_table.game.turn_number(open_table.seen_by(None)))
            answer.append(button(number, "pass", words("button-pass"), arg=number_of_turn))
            answer.append(button(number, "answers", words("button-always-pass"), arg="decline"))
        else:
            answer.append(button(number, "skip-confirm", words("button-pass"), version=table.version))
        return rows(answer, *in_rows(look), *views_menu(open_table, words))
    turn = button(number, "turn", words("button-turn"), style=discord.ButtonStyle.success)
    opening = opening_of(open_table, Writer(open_table, words, icons))
    things, below = [turn, *opening.things, *opening.uses], [*opening.buttons, *look]
    if not opening.things:
        return rows(*opening.menus, *in_rows([*things, *below]), *views_menu(open_table, words))
    found = [*in_rows(things), *opening.menus, *in_rows(below)]
    if not opening.menus:
        found = min(found, in_rows([*things, *below]), key=len)
    if len(found) > MAX_ROWS:
        found = [*in_rows([turn, *opening.things]), *opening.menus, *in_rows(below)]
    return rows(*found, *(views_menu(open_table, words) if len(found) < MAX_ROWS else ()))
