"""The panel of the sandbox, in which a player rehearses a turn: like the real one, and clearly marked."""

from __future__ import annotations

import discord

from cogs.answers.panel.choice_lines import Found
from cogs.answers.panel.choice_rows import ChoiceRows
from cogs.answers.panel.panel import MORE, all_buttons_card, choice_card, in_color_of, in_one_row, remarks, so_far
from cogs.answers.writer import Writer
from cogs.base.cards.card import Card
from cogs.base.items import TableButton, in_rows
from cogs.base.words import title, turn_short
from engine.tables.open.armed import can_be_armed
from engine.tables.turn.question import question_of, turn_so_far
from engine.tables.turn.sandbox import Sandbox
from engine.tables.turn.suggestions import may_suggest
from render.registry import OWN_BOARD, pictures


def build_sandbox(sandbox: Sandbox, write: Writer, *, show: str = "", note: str = "") -> Card:
    """Return the panel of a sandbox.

    `show` is "kind.page" of the choices to list first, or `MORE` for all other buttons instead; `note` is a line for
    the top.
    """
    table, state = sandbox.table, sandbox.playing().state
    lines = [write("sandbox-mark")]
    if note:
        lines.append(note)
    if sandbox.moved_on:
        lines.append(write("sandbox-due" if sandbox.due else "sandbox-moved-on"))
    if sandbox.draft.past is not None:
        lines.append(write("sandbox-past", turn=turn_short(sandbox.draft.past, write.words)))
    lines.append(f"**{title(table, write.words)}** · {write.markup(sandbox.game.guide.headline(state))}")
    if (summary := sandbox.game.guide.seat_line(state, sandbox.draft.seat)) is not None:
        lines.append(write.markup(write.with_icons(summary)))
    side = _side(sandbox, write)
    if show == MORE:
        back = write.choosing("show", write("button-previous"), "")
        return in_color_of(sandbox.draft.seat, all_buttons_card("\n".join(lines), side, back))
    found, pictured = list[Found](), tuple[str, ...]()
    lines += so_far(turn_so_far(sandbox, sandbox.draft.seat), write, write("sandbox-so-far"))
    if sandbox.ended or sandbox.decision is None:
        now = "sandbox-due" if sandbox.due and not sandbox.moved_on else "sandbox-ended"
        if sandbox.draft.past is None:
            lines.append(write("sandbox-ended-arm" if _may_arm(sandbox) else now))
        else:
            lines.append(write("sandbox-ended-past"))
    else:
        question = question_of(sandbox)
        lines.append(f"**{write.markup(question.decision.prompt)}**")
        under = remarks(question, write)
        listed = ChoiceRows(write, question)
        content, found = listed.text_and_choices(show)
        pictured = listed.pictured
        if content:
            lines.append(content)
        lines += under
    below = in_rows(in_one_row(side, write))
    return in_color_of(sandbox.draft.seat, choice_card("\n".join(lines), found, below, write, pictured))


def _side(sandbox: Sandbox, write: Writer) -> list[TableButton]:
    """Return the buttons that undo, save, play or end the rehearsal, then those that show boards or suggest a turn."""
    table = sandbox.table
    match = sandbox.rehearsal
    row: list[TableButton] = []
    if match.since:
        row.append(write.button("try-undo", write("button-undo"), version=None))
    if match.redoable:
        row.append(write.button("try-redo", write("button-redo"), version=None))
    if match.since or sandbox.moved_on:
        row.append(write.button("try-over", write("button-try-over"), version=None))
    if match.since and _may_arm(sandbox):
        row.append(write.button("try-arm", write("button-plan-arm"), version=None))
    if match.since and sandbox.draft.past is None:
        style = discord.ButtonStyle.success
        verb = "try-use" if sandbox.due else "try-keep"
        row.append(write.button(verb, write(f"button-{verb}"), version=None, style=style))
    row.append(
        write.button(
            "try-drop",
            write("button-try-drop"),
            version=None,
            style=discord.ButtonStyle.danger,
        )
    )
    row += [
        write.button("try-see", write("button-board"), arg="table"),
        write.button("try-see", write(f"button-mine-{table.game}"), arg=OWN_BOARD),
    ]
    if may_suggest(table) and not sandbox.ended:
        row.append(write.button("try-suggest", write("button-suggest"), version=None))
    return row


def _may_arm(sandbox: Sandbox) -> bool:
    """Return whether the rehearsed turn may be armed: it is complete and its turn has not come yet."""
    return sandbox.draft.past is None and sandbox.ended and not sandbox.due and can_be_armed(sandbox.table)


def picture_of(sandbox: Sandbox) -> str:
    """Return the view of the next question or, without one, the one that best shows the rehearsed turn."""
    found = pictures()[sandbox.table.game]
    if not sandbox.ended:
        return found.panel_view(sandbox.playing().state)
    events = [event for made in sandbox.rehearsal.since_events for event in made]
    return found.preview(events)
