"""Additions to a user's panel: the plan for the turn, notes, and the buttons for both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.answers.writer import Writer
from cogs.base.items import TableButton
from cogs.base.words import clip, kind_name, safe_name, say
from engine.catalogue import Catalogue
from engine.records.drafts import Arming, PlannedChoice
from engine.records.table import Table
from engine.tables.open.armed import with_sign
from engine.tables.turn.planner import Armed, Outlook

MAX_PLAN = 400
"""Maximum number of characters of a plan in one line."""

MAX_NOTES = 200
"""Maximum number of characters of the notes in one line."""


class PanelPlan(NamedTuple):
    """Lines about the plan (at most two) and the notes (at most one), and their buttons."""

    plan: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    buttons: tuple[TableButton, ...] = ()


NO_PLAN = PanelPlan()


def build_panel_plan(outlook: Outlook, write: Writer, suggest: Sequence[TableButton] = ()) -> PanelPlan:
    """Return the lines and buttons for a seated user of a table; `suggest` come before the notes."""
    table = write.table
    buttons: list[TableButton] = []
    line = ""
    if outlook.played is not None:
        line = write("plan-line-played", choices=in_a_row(table, write.words, outlook.played.choices))
    if outlook.plan is not None:
        choices = outlook.plan.choices
        if outlook.due and outlook.possible:
            line = write("plan-line-due", choices=in_a_row(table, write.words, choices))
            style = discord.ButtonStyle.success
            label, drafts = write("button-plan-use"), str(outlook.version)
            buttons.append(write.button("use-plan", label, version=None, arg=drafts, style=style))
        elif outlook.due:
            line = write("plan-line-gone", choice=name_of(table, write.words, choices[0]))
        elif outlook.can_try:
            key = "plan-line-armed" if outlook.armed else "plan-line"
            line = write(key, choices=in_a_row(table, write.words, choices))
    if outlook.can_try:
        buttons.append(write.button("try", write("button-try"), style=discord.ButtonStyle.primary))
        if outlook.plan is not None:
            buttons.append(write.button("plan", write("button-plan")))
        if outlook.armed:
            label = write("button-plan-disarm")
            buttons.append(write.button("plan-disarm", label, version=outlook.version, arg="panel"))
    buttons += [*suggest, write.button("notes", write("button-notes"))]
    notes = write("notes-line", notes=one_line(outlook.notes)) if outlook.notes else ""
    above = why_not_armed(table, outlook, write.words)
    return PanelPlan(tuple(each for each in (above, line) if each), (notes,) if notes else (), tuple(buttons))


def why_not_armed(table: Table, outlook: Outlook, words: Catalogue) -> str:
    """Return the line that says why an armed plan was not played, or is no longer armed; "" otherwise."""
    plan = outlook.plan
    if plan is None or outlook.armed:
        return ""
    if plan.stopped is not None:
        return clip(words("plan-line-stopped", why=say(table, words, plan.stopped)), MAX_PLAN)
    return words("plan-line-disarmed") if plan.arming is not None else ""


def name_of(table: Table, words: Catalogue, planned: PlannedChoice) -> str:
    """Return a planned choice as text, with its kind if its name alone is ambiguous and does not begin with it."""
    name = say(table, words, planned.label)
    kind = kind_name(table.game, planned.kind, words) if planned.kind else ""
    says_kind = name.casefold().startswith(kind.casefold())
    return name if says_kind else words("plan-choice", kind=kind, choice=name)


def in_a_row(table: Table, words: Catalogue, choices: Sequence[PlannedChoice]) -> str:
    """Return planned choices joined into one line."""
    return clip(words("plan-then").join(name_of(table, words, planned) for planned in choices), MAX_PLAN)


def one_line(notes: str) -> str:
    """Return notes as one short line without formatting or mentions."""
    return safe_name(clip(" ".join(notes.split()), MAX_NOTES))


def gains_of(table: Table, words: Catalogue, arming: Arming) -> str:
    """Return the gains and costs of an armed plan as one line."""
    gains = [
        (say(table, words, each.name), with_sign(each.count))
        for each in arming.gains
        if each.count and not each.hidden
    ]
    return " · ".join(words("plan-gain", name=name, change=change) for name, change in gains) or words(
        "plan-gain-none"
    )


def otherwise(table: Table, words: Catalogue, armed: Armed) -> str:
    """Return the line that says that an armed plan no longer has the effect that its owner saw; "" if it still does."""
    return words("plan-armed-differs", why=say(table, words, armed.differs)) if armed.differs is not None else ""
