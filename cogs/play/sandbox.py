"""The panel of the sandbox, in which a player tries a turn ahead: like the real one, and clearly marked."""

from __future__ import annotations

import discord

from cogs.answers.choice_rows import ChoiceRows
from cogs.answers.panel import Panel, remarks, room_left, so_far, with_row
from cogs.client.items import Row, TableButton, button, rows
from cogs.client.words import MAX_UNASKED, clip, say, title
from engine.catalogue import Catalogue
from engine.tables.panels import question_of, turn_so_far
from engine.tables.planning.planner import Sandbox, can_be_armed
from render.registry import OWN_BOARD, pictures


def build_sandbox(sandbox: Sandbox, words: Catalogue, *, show: str = "", note: str = "") -> Panel:
    """Return the panel of a sandbox. `show` is "kind.page" of the choices to list first, `note` a line for the top."""
    table, state = sandbox.table, sandbox.playing().state
    lines = [words("sandbox-mark")]
    if note:
        lines.append(note)
    if sandbox.moved_on:
        lines.append(words("sandbox-due" if sandbox.due else "sandbox-moved-on"))
    lines.append(f"**{title(table, words)}** · {say(table, words, sandbox.game.guide.headline(state))}")
    if (summary := sandbox.game.guide.seat_line(state, sandbox.draft.seat)) is not None:
        lines.append(say(table, words, summary))
    choice_rows: list[Row] = []
    lines += so_far(table, turn_so_far(sandbox, sandbox.draft.seat), words, words("sandbox-so-far"))
    if sandbox.ended or sandbox.decision is None:
        lines.append(words("sandbox-ended-arm" if _may_arm(sandbox) else "sandbox-ended"))
    else:
        question = question_of(sandbox)
        lines.append(f"**{say(table, words, question.decision.prompt)}**")
        below = remarks(table, question, words)
        content, choice_rows = ChoiceRows(sandbox, words).shown(show, room_left([*lines, *below]))
        if content:
            lines.append(content)
        lines += below
    look = [
        button(table.id, "try-see", words("button-board"), arg="table"),
        button(table.id, "try-see", words(f"button-mine-{table.game}"), arg=OWN_BOARD),
    ]
    view = rows(*with_row(choice_rows, _own_row(sandbox, words), look))
    return Panel(clip("\n".join(lines), MAX_UNASKED), view)


def _own_row(sandbox: Sandbox, words: Catalogue) -> list[TableButton]:
    """Return the buttons that take back, keep or end what is tried."""
    match, table = sandbox.rehearsal, sandbox.table
    row: list[TableButton] = []
    if match.since:
        row.append(button(table.id, "try-undo", words("button-undo"), version=table.version))
    if match.redoable:
        row.append(button(table.id, "try-redo", words("button-redo"), version=table.version))
    if match.since or sandbox.moved_on:
        row.append(button(table.id, "try-over", words("button-try-over"), version=table.version))
    if match.since and _may_arm(sandbox):
        row.append(button(table.id, "try-arm", words("button-plan-arm"), version=table.version))
    if match.since:
        style = discord.ButtonStyle.success
        row.append(button(table.id, "try-keep", words("button-try-keep"), version=table.version, style=style))
    row.append(
        button(
            table.id,
            "try-drop",
            words("button-try-drop"),
            version=table.version,
            style=discord.ButtonStyle.danger,
        )
    )
    return row


def _may_arm(sandbox: Sandbox) -> bool:
    """Return whether what was tried may be armed: a whole turn that has not come yet."""
    return sandbox.ended and not sandbox.due and can_be_armed(sandbox.table)


def picture_of(sandbox: Sandbox) -> str:
    """Return the view of what is asked next or, when nothing is, the one that shows best what was tried."""
    found = pictures()[sandbox.table.game]
    if not sandbox.ended:
        return found.asked(sandbox.playing().state)
    events = [event for made in sandbox.rehearsal.since_events for event in made]
    return found.preview(events)
