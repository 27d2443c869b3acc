"""The panel of a lesson: the text of the step, and the real buttons and menus of its decision."""

from __future__ import annotations

import discord

from cogs.answers.below_picture import below_picture
from cogs.answers.panel.choice_lines import Menu, lay_out
from cogs.answers.panel.choice_rows import ChoiceRows
from cogs.answers.panel.panel import in_color_of
from cogs.answers.tales import story
from cogs.answers.writer import Writer
from cogs.base.cards.card import Card, Part, card_of
from cogs.base.items import TableButton, button, in_rows, verb_of
from cogs.base.words import MAX_UNASKED, clip_shown, kind_name, say, say_plain
from engine.catalogue import Catalogue
from engine.kernel import ASIDE, Choice
from engine.records.tutorial import Tutorial
from engine.tables.lessons import Lesson
from engine.tables.play import by_automata
from engine.tables.turn.question import question_of

MAX_HAPPENED = 4
"""Maximum number of lines about the effects of the last choice."""


def build_lesson(lesson: Lesson, write: Writer, *, show: str = "", note: str = "") -> Card:
    """Return the panel of a lesson. `show` is "kind.page" of the choices to list first, `note` a line for the top."""
    words = write.words
    where = words("learn-step", number=lesson.number, steps=len(lesson.tutorial.steps))
    lines = [f"**{words('learn-title', game=subject(lesson.tutorial, words))}** · {where}"]
    lines += [line for line in (note, _refusal(lesson, words)) if line]
    if lesson.wrong is None:
        lines += _what_happened(lesson, words)
    lines.append(_about(lesson, words))
    parts, below = list[Part](), in_rows([*_own_row(lesson, words), *below_picture(write)])
    decision = lesson.decision
    if lesson.move is not None and decision is not None:
        seat = lesson.tutorial.learner
        if (summary := lesson.game.guide.seat_line(lesson.playing().state, seat)) is not None:
            lines.append(f"-# {say(lesson.table, words, summary)}")
        lines.append(f"**{say(lesson.table, words, decision.prompt)}**")
        wanted = lesson.suggested_choice
        if lesson.wrong is not None and wanted is not None and not show and _lies_in_group(lesson, wanted, words):
            show = wanted.kind  # not the kind with the wrong choice
        details, found = ChoiceRows(write, question_of(lesson)).text_and_choices(show)
        parts = lay_out(found, write, ["-", *below])
        grouped = any(isinstance(each, Menu) for each in found)
        lines += [*filter(None, [details]), _ask(lesson, words, grouped=grouped)]
    card = card_of(clip_shown("\n".join(lines), MAX_UNASKED), *parts, *below)
    return in_color_of(lesson.tutorial.learner, card)


def subject(tutorial: Tutorial, words: Catalogue) -> str:
    """Return the subject of a tutorial: its game, or a part of it."""
    return words(f"learn-subject-{tutorial.id}") if tutorial.id else words(f"game-{tutorial.game}")


def _about(lesson: Lesson, words: Catalogue) -> str:
    """Return the text of the step; in the middle of a step, only the heading, unless the user returns to it."""
    about = say(lesson.table, words, lesson.step_text())
    return about if lesson.begins or lesson.resumed else about.partition("\n")[0]


def _what_happened(lesson: Lesson, words: Catalogue) -> list[str]:
    """Return the effects of the last choice and, if it completed a step, the text about that and the others' moves."""
    told = story(lesson.table, words, lesson.happened, over=False) if lesson.closed is None else []
    lines = [f"> {line}" for line in told[:MAX_HAPPENED]]
    closed = lesson.closed
    if closed is not None:
        lines.append(words("learn-done", what=lesson.step_text("done", closed)))
        answer = by_automata(lesson, lesson.happened)
        lines += [f"> {line}" for line in story(lesson.table, words, answer)]
        if closed.others:
            lines.append(words("learn-others", what=lesson.step_text("others", closed)))
    return lines


def _refusal(lesson: Lesson, words: Catalogue) -> str:
    """Return a kind answer to a choice that the step does not want; empty if there was none."""
    if lesson.wrong is None:
        return ""
    choice = say_plain(lesson.table, words, lesson.wrong.label)
    if lesson.suggested_choice is not None and choice == say_plain(
        lesson.table, words, lesson.suggested_choice.label
    ):
        choice = words("plan-choice", kind=kind_name(lesson.table.game, lesson.wrong.kind, words), choice=choice)
    return words("learn-wrong", choice=choice, why=lesson.step_text("why"))


def _ask(lesson: Lesson, words: Catalogue, *, grouped: bool) -> str:
    """Return the line that says which choice to make, and under which kind if they are grouped."""
    move, wanted, decision = lesson.move, lesson.suggested_choice, lesson.decision
    assert move is not None
    assert wanted is not None
    assert decision is not None
    choice = say_plain(lesson.table, words, wanted.label)
    key = "learn-ask-under" if grouped and _lies_in_group(lesson, wanted, words) else "learn-ask"
    here = words(key, choice=choice, kind=kind_name(lesson.table.game, wanted.kind, words))
    reason = say(lesson.table, words, lesson.step_text(move.say)) if move.say else ""
    return f"👉 {words('next-sentence', first=here, second=reason) if reason else here}"


def _lies_in_group(lesson: Lesson, wanted: Choice, words: Catalogue) -> bool:
    """Return whether the panel shows this choice in a group of its kind and not as a button."""
    main = [choice for choice in (lesson.decision.choices if lesson.decision else ()) if choice.kind not in ASIDE]
    if wanted not in main or len({choice.kind for choice in main}) == 1:
        return False
    alike = [
        choice
        for choice in main
        if say_plain(lesson.table, words, choice.label) == say_plain(lesson.table, words, wanted.label)
    ]
    return len(alike) > 1 or sum(choice.kind == wanted.kind for choice in main) > 1


def _own_row(lesson: Lesson, words: Catalogue) -> list[TableButton]:
    """Return the buttons to continue, go back, start over and leave."""
    number, version = lesson.table.id, lesson.table.version
    row: list[TableButton] = []
    if not lesson.finished:
        label = words("button-learn-show" if lesson.move else "button-learn-next")
        style = discord.ButtonStyle.secondary if lesson.move else discord.ButtonStyle.primary
        row.append(button(number, verb_of(lesson, "demo"), label, version=version, style=style))
    if lesson.progress.made:
        row.append(button(number, verb_of(lesson, "back"), words("button-learn-back"), version=version))
    row.append(button(number, verb_of(lesson, "board"), words("button-board"), version=version))
    if lesson.progress.made:
        row.append(button(number, verb_of(lesson, "over"), words("button-learn-over"), version=version))
    row.append(button(number, verb_of(lesson, "leave"), words("button-learn-leave"), version=version))
    return row
