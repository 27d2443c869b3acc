"""The private panel: turns any decision of any game into buttons and menus, step by step, within Discord's limits."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.items import MOST_IN_ROW, MOST_OPTIONS, Row, TableButton, button, option, rows, select
from cogs.words import MOST_CONTENT, clip, fit_lines, safe_name, say, say_plain, story, title, whole_number
from engine.catalogue import Catalogue
from engine.keeper import Live
from engine.kernel import CONFIRM, Choice, Decision

MOST_BUTTONS = 10
"""Up to this many choices are shown as buttons, in two rows; more go into menus."""

SMALL_KINDS = ("decline", "skip", "exchange")
"""Kinds that are always available on the side: shown in grey."""

STYLES = {CONFIRM: discord.ButtonStyle.success}


class Panel:
    """A panel's text and components. `kind` and `page` are what a player with many choices is looking at."""

    def __init__(self, content: str, view: discord.ui.View) -> None:
        self.content, self.view = content, view


def build_panel(live: Live, user: int, words: Catalogue, *, show: str = "", note: str = "") -> Panel:
    """Return the panel of a table for a user: the open decision if it is theirs, else whom the table waits for.

    `show` is "kind.page" of the choices to list first, `note` a line to put on top.
    """
    table = live.table
    seat = table.seat_of(user)
    lines = [f"**{title(table, words)}** · {say(table, words, live.game.headline(live.playing().state))}"]
    if note:
        lines.insert(0, note)
    decision = live.decision
    if seat is not None and (summary := live.game.seat_line(live.playing().state, seat)) is not None:
        lines.append(say(table, words, summary))
    if decision is None or seat != decision.seat:
        waiting = decision.seat if decision else 0
        lines.append(words("panel-waiting", who=safe_name(table.name_of(waiting)), since=int(table.turn_since)))
        return Panel("\n".join(lines), rows(_look_row(live, words)))
    return _open_panel(live, decision, words, lines, show)


def _open_panel(live: Live, decision: Decision, words: Catalogue, lines: list[str], show: str) -> Panel:
    table, match = live.table, live.playing()
    done = [line for events in match.since_events for line in story(table, words, events, details=True)]
    if done:
        lines.append(words("panel-so-far"))
        lines.append("\n".join(f"> {line}" for line in fit_lines(words, done, 700).splitlines()))
    if decision.reason is not None and not done:
        lines.append(say(table, words, decision.reason))
    lines.append(f"**{say(table, words, decision.prompt)}**")
    content, choice_rows = _choices(live, decision, words, show)
    if content:
        lines.append(content)
    back = _back_row(live, words)
    return Panel(clip("\n".join(lines), MOST_CONTENT), rows(*choice_rows, back))


def _choices(live: Live, decision: Decision, words: Catalogue, show: str) -> tuple[str, list[Row]]:
    """Return text about the choices and the rows to make them with (at most 4).

    Few choices are buttons. Many, or choices of different kinds that read alike, are put into groups by kind: a row
    of buttons picks the group (or, if the group is a single choice, makes it), a menu lists the group, and another
    row turns its pages.
    """
    side = [choice for choice in decision.choices if choice.kind in SMALL_KINDS][:MOST_IN_ROW]
    main = [choice for choice in decision.choices if choice not in side]
    labels = {say_plain(live.table, words, choice.label) for choice in main}
    if len(main) <= MOST_BUTTONS and len(labels) == len(main):
        return _as_buttons(live, main, side, words)
    groups = _groups(main)
    wanted, _, page_text = show.partition(".")
    large = [name for name, members in groups.items() if len(members) > 1] or list(groups)
    open_group = wanted if wanted in large else large[0]
    page = (whole_number(page_text) or 0) if wanted == open_group else 0
    result: list[Row] = []
    if len(groups) > 1:
        result.append(
            [_group_button(live, name, members, words, name == open_group) for name, members in groups.items()]
        )
    result += _menu(live, open_group, groups[open_group], page, words)
    result.append([_choice_button(live, choice, words) for choice in side])
    return "", result


def _groups(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """Group choices by kind, in their order; beyond five groups the smallest become one, called "other"."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.kind, []).append(choice)
    if len(groups) <= MOST_IN_ROW:
        return groups
    kept = sorted(groups, key=lambda kind: len(groups[kind]), reverse=True)[: MOST_IN_ROW - 1]
    result = {kind: members for kind, members in groups.items() if kind in kept}
    result["other"] = [choice for kind, members in groups.items() if kind not in kept for choice in members]
    return result


def _group_button(live: Live, name: str, members: Sequence[Choice], words: Catalogue, is_open: bool) -> TableButton:
    if len(members) == 1:
        return _choice_button(live, members[0], words)
    style = discord.ButtonStyle.primary if is_open else discord.ButtonStyle.secondary
    table = live.table
    return button(table.id, "show", words(f"kind-{name}"), version=table.version, arg=f"{name}.0", style=style)


def _menu(live: Live, name: str, members: Sequence[Choice], page: int, words: Catalogue) -> list[Row]:
    """Return a menu of one page of a group, and the buttons that turn its pages if there are more."""
    table = live.table
    pages = -(-len(members) // MOST_OPTIONS)
    page = min(page, pages - 1)
    shown = members[page * MOST_OPTIONS : (page + 1) * MOST_OPTIONS]
    placeholder = words(f"kind-{name}")
    if pages > 1:
        placeholder = words("panel-page", what=placeholder, page=page + 1, pages=pages)
    result: list[Row] = [select(table.id, "pick", placeholder, _options(live, shown, words), version=table.version)]
    if pages > 1:
        result.append([
            button(
                table.id, "show", words(key), version=table.version, arg=f"{name}.{target}",
                disabled=not 0 <= target < pages,
            )
            for key, target in (("button-previous", page - 1), ("button-next", page + 1))
        ])  # fmt: skip
    return result


def _options(live: Live, choices: Sequence[Choice], words: Catalogue) -> list[discord.SelectOption]:
    table = live.table
    return [
        option(
            choice.id,
            say_plain(table, words, choice.label),
            say_plain(table, words, choice.detail) if choice.detail else None,
        )
        for choice in choices
    ]


def _as_buttons(
    live: Live, main: Sequence[Choice], side: Sequence[Choice], words: Catalogue
) -> tuple[str, list[Row]]:
    details = [
        f"- **{say(live.table, words, choice.label)}**: {say(live.table, words, choice.detail)}"
        for choice in main
        if choice.detail is not None
    ]
    result: list[Row] = [
        [_choice_button(live, choice, words) for choice in group[start : start + MOST_IN_ROW]]
        for group in (main, side)
        for start in range(0, len(group), MOST_IN_ROW)
    ]
    return fit_lines(words, details, 900) if details else "", result


def _choice_button(live: Live, choice: Choice, words: Catalogue) -> TableButton:
    style = discord.ButtonStyle.secondary if choice.kind in SMALL_KINDS else discord.ButtonStyle.primary
    return button(
        live.table.id,
        "pick",
        say_plain(live.table, words, choice.label),
        version=live.table.version,
        arg=choice.id,
        style=STYLES.get(choice.kind, style),
    )


def _back_row(live: Live, words: Catalogue) -> list[TableButton]:
    match, table = live.playing(), live.table
    row: list[TableButton] = []
    if match.since:
        row.append(button(table.id, "undo", words("button-undo"), version=table.version))
        row.append(button(table.id, "restart", words("button-restart"), version=table.version))
    if match.redoable:
        row.append(button(table.id, "redo", words("button-redo"), version=table.version))
    return [*row, *_look_row(live, words)]


def _look_row(live: Live, words: Catalogue) -> list[TableButton]:
    table = live.table
    return [
        button(table.id, "board", words("button-board")),
        button(table.id, "mine", words(f"button-mine-{table.game}")),
    ]
