"""Typed input of a game's commands: choices by suggestion, typed line or label, and suggestions while it is typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from discord import app_commands

from cogs.answers.panel.choice_rows import Beside, remarks_beside
from cogs.answers.writer import Writer
from cogs.base.items import MAX_OPTION, MAX_OPTIONS
from cogs.base.typed.matching import Spoken, match_choice, match_whole
from cogs.base.typed.values import plain
from cogs.base.words import clip, refusal, say_plain
from engine.catalogue import Catalogue
from engine.kernel import (
    ASIDE,
    CONFIRM,
    MAX_WORDS,
    Choice,
    Command,
    LineEnd,
    LineError,
    LinePhrase,
    Position,
    end_of,
    fold,
    line_words,
    next_word,
    open_choices,
    position_after,
    read_id,
    read_line,
    skip_and_confirm,
    split_line,
)
from engine.tables.open.open_table import OpenTable
from engine.tables.turn.question import unfold

EXPLAINED = " — "
"""Separates a suggested line from the choice of its last word; no valid line contains it."""
SKIP = "skip"
"""Id of the choice that skips the rest of a question."""
MAX_BEGUN = 4
"""Maximum number of words at the end of a line that may begin one name."""


class Offer(NamedTuple):
    """A legal choice, or two in a row, by id: its label, its suggestion, its full remark `said`, the common one."""

    id: str
    label: str
    shown: str
    said: str


def offers_for(open_table: OpenTable, command: Command, words: Catalogue) -> list[Offer]:
    """Return the choices a command offers in the open decision; unfolded choices are combined as on the panel."""
    decision = open_table.decision
    assert decision is not None
    choices = decision.of_kind(*command.kinds) if command.kinds else decision.choices
    write = Writer(open_table, words)
    beside = remarks_beside(open_table, open_table.playing().state, choices, write)
    offers: list[Offer] = []
    for choice in choices:
        tried, below = unfold(open_table, choice)
        beside_below = remarks_beside(open_table, tried, below, write)
        offers += [_offer(write, each, beside_below, f"{choice.id} {each.id}") for each in below]
        offers.append(_offer(write, choice, beside, choice.id))
    return offers


def _offer(write: Writer, choice: Choice, beside: Beside, ids: str) -> Offer:
    label = write.plain(choice.label)
    shown = write("remarks", first=label, more=beside.each[choice.id]) if choice.id in beside.each else label
    return Offer(ids, label, shown, f"{shown} {beside.shared}")


def matching(offers: Sequence[Offer], typed: str) -> list[Offer]:
    """Return the offers whose id or text contains every typed word; labels that begin with or equal them first."""
    wanted = plain(typed)
    words = wanted.split()

    def rank(offer: Offer) -> int | None:
        label = plain(offer.label)
        if label.startswith(wanted):
            return 0
        if all(word in f"{label} {plain(offer.id)}" for word in words):
            return 1
        return 2 if all(word in plain(offer.said) for word in words) else None

    ranked = [(place, offer) for offer in offers if (place := rank(offer)) is not None]
    return [offer for _, offer in sorted(ranked, key=lambda pair: pair[0])]


def find_choices(open_table: OpenTable, command: Command, offers: Sequence[Offer], typed: str) -> list[str]:
    """Return the ids of the choices that typed text makes, in order; empty if it is unclear.

    The text is tried as the id of an offer, as a line of the grammar (`engine.kernel.lines.grammar`), as an offer's
    complete suggestion, and, if the grammar understands none of it, as the beginning or some words of a label, except
    for choices whose kind must be named (`Guide.only_named`). A line has priority over parts of labels. Raises
    LineError for a line with a valid beginning; refuses a complete suggestion that is another choice as a line.
    """
    if any(offer.id == typed for offer in offers):
        return typed.split()
    spoken = [Spoken(offer.id, offer.label, offer.shown) for offer in offers]
    whole = (match_whole(spoken, typed) or "").split()
    try:
        line = typed_line(open_table, command, typed)
    except LineError as error:
        if whole:
            return whole
        quiet = open_table.game.guide.only_named
        parts = [each for each in spoken if read_id(each.id.split()[-1])[0] not in quiet]
        part = "" if error.understood > 0 else match_choice(parts, typed)
        # If words match several choices, or a command matches none, the caller's message says more.
        if not part and (error.understood > 0 or (offers and not matching(offers, typed))):
            raise
        return (part or "").split()
    if whole and line and line[: len(whole)] != whole:
        labels = [next(offer.label for offer in offers if offer.id.split() == whole), " ".join(line)]
        raise refusal("error-command-ambiguous", typed=typed[:60], choices="; ".join(labels))
    return line or whole


def rest_of_line(open_table: OpenTable, command: Command, typed: str) -> list[str]:
    """Return the rest of a line that begins with all choices made so far, as when a slip in it was corrected; else none."""
    match = open_table.playing()
    made = [] if open_table.presses else match.since
    try:
        line = typed_line(open_table, command, typed, match.game.decode(match.checkpoint)) if made else []
    except LineError:
        return []
    return line[len(made) :] if line[: len(made)] == made else []


def typed_line(open_table: OpenTable, command: Command, typed: str, state: Any = None) -> list[str]:
    """Return the choices that a line makes ("R2 Leipzig:1") in a state (None: the current one), with or without the command's name.

    The first is of the command's kinds (`rail` never plays a tile). Empty when nothing was typed.

    Raises LineError, with the number of words understood, if words match nothing or several choices, or are too many.
    """
    words = line_words(typed)
    if not words:
        return []
    start, best = Position.of(open_table.game, state or open_table.playing().state), list[LineError]()
    for before in _beginnings(command, words):
        try:
            phrases = read_line(start, [*before, *words], command.kinds)
        except LineError as error:
            # The interpretation that understood more has the better message.
            understood = error.understood - len(before)
            if not best or understood > best[0].understood:
                # The command's name alone makes no choice.
                made = error.made if understood > 0 else ()
                best = [LineError(error.text, understood, made, error.brief)]
        else:
            return [choice for phrase in phrases for choice in phrase.choices]
    raise best[0]


def _beginnings(command: Command, words: Sequence[str]) -> list[list[str]]:
    """Return the words that may precede those typed into a command: its name, unless they contain it, or nothing."""
    return [[command.name], []] if command.kinds and fold(words[0]) != fold(command.name) else [[]]


# --- Completion -------------------------------------------------------------------------------------------------------


def suggest_choices(
    open_table: OpenTable, command: Command, offers: Sequence[Offer], typed: str, words: Catalogue
) -> list[app_commands.Choice[str]]:
    """Return at most 25 suggestions: lines continued by another word, and the offers that contain the typed words.

    The offers come first as long as only one word is typed.

    A line is shown with the choice of its last word; picked, or typed as shown, it can be continued.
    """
    line = without_explanation(open_table, command, offers, typed, words)
    whole = [
        app_commands.Choice(name=clip(each.shown, MAX_OPTION), value=line_for(open_table, command, offers, each))
        for each in matching(offers, line)[:MAX_OPTIONS]
    ]
    lines = list(_continuations(open_table, command, line, words))
    both = [*lines, *whole] if len(line.split()) > 1 or line.endswith(" ") else [*whole, *lines]
    return list({each.value: each for each in both}.values())[:MAX_OPTIONS]


def line_for(open_table: OpenTable, command: Command, offers: Sequence[Offer], offer: Offer) -> str:
    """Return the words a person types for an offer, or its ids if no words mean exactly that."""
    start, said = Position.of(open_table.game, open_table.playing().state), ""
    end: LineEnd | None = LineEnd(start, start, LinePhrase((), ()), command.kinds)
    for name in offer.id.split():
        if end is None or end.position.decision is None:
            return offer.id
        choice = end.position.decision.by_id[name]
        word = next_word(end, choice)
        if not word:
            return offer.id
        said = f"{said} {word}".strip()
        end = _end(start, command, said.split())
    spoken = [Spoken(each.id, each.label, each.shown) for each in offers]
    for line in (said.removeprefix(f"{command.name} "), said):
        clear = len(line) <= MAX_OPTION and match_whole(spoken, line) in {None, offer.id}
        if clear and _makes(open_table, command, line, offer.id.split()):
            return line
    return offer.id


def _makes(open_table: OpenTable, command: Command, line: str, choices: Sequence[str]) -> bool:
    """Return whether a line makes exactly these choices."""
    try:
        return typed_line(open_table, command, line) == choices
    except LineError:
        return False


def without_explanation(
    open_table: OpenTable, command: Command, offers: Sequence[Offer], typed: str, words: Catalogue
) -> str:
    """Return typed text with a suggestion that it begins with, as displayed, replaced by its value."""
    known = {clip(each.shown, MAX_OPTION): each for each in offers}
    if any(each.shown.startswith(typed) for each in offers):
        return typed  # the beginning of one offer, though the text may begin with another one
    if shown := max((shown for shown in known if typed.startswith(f"{shown} ")), key=len, default=""):
        return f"{line_for(open_table, command, offers, known[shown])}{typed[len(shown) :]}"
    line, mark, _ = typed.partition(EXPLAINED)
    if not mark:
        return typed
    start, said = Position.of(open_table.game, open_table.playing().state), split_line(line)
    end = _end(start, command, said)
    if end is None or not end.last.choices:
        return typed
    choice = _last_choice(end)
    shown = _with_explanation(open_table, line, choice, words)
    return f"{line}{typed[len(shown) :]}" if typed.startswith(shown) else typed


def _continuations(
    open_table: OpenTable, command: Command, typed: str, words: Catalogue
) -> Iterator[app_commands.Choice[str]]:
    """Yield the line typed so far with each word that can follow, or that the last words are the beginning of."""
    start, said = Position.of(open_table.game, open_table.playing().state), split_line(typed)
    if not said or len(said) > MAX_WORDS:
        return
    open_end = typed != typed.rstrip()
    for begun in range(0 if open_end else 1, 1 if open_end else min(MAX_BEGUN, len(said) - 1) + 1):
        end = _end(start, command, said[: len(said) - begun])
        found = list(_words_after(open_table, start, end, said, begun, words)) if end is not None else []
        if found:
            yield from found
            return
    if not open_end and (end := _end(start, command, said)) is not None:
        yield from _words_after(open_table, start, end, said, 0, words)


def _words_after(
    open_table: OpenTable, start: Position, end: LineEnd, said: Sequence[str], begun: int, words: Catalogue
) -> Iterator[app_commands.Choice[str]]:
    """Yield a line continued by each word that can follow; the last `begun` typed words are the beginnings of those.

    Choices that are always possible, and the end of the turn, come last.
    """
    line, wanted = " ".join(said[: len(said) - begun]), said[len(said) - begun :]
    beginning, label = fold("-".join(wanted)), plain(" ".join(wanted))
    fitting = [
        choice
        for choice in open_choices(start, end)
        if beginning in fold(end.position.input_for(choice).replace(" ", "-"))
        or (label and label in plain(say_plain(open_table.table, words, choice.label)))
    ]
    side = [choice for choice in fitting if choice.kind in ASIDE or choice.id == CONFIRM]
    main = [choice for choice in fitting if choice not in side][: MAX_OPTIONS - len(side) - 1]
    for choice in (*main, *side):
        value = f"{line} {next_word(end, choice)}"
        if not value.endswith(" ") and len(value) <= MAX_OPTION:
            yield app_commands.Choice(name=_with_explanation(open_table, value, choice, words), value=value)
    if (skip := next((each for each in side if each.id == SKIP), None)) is not None:
        value = f"{line} {skip_and_confirm(end, skip)}"
        if not value.endswith(" ") and len(value) <= MAX_OPTION:
            ended = end.position.after(skip).decision
            assert ended is not None
            yield app_commands.Choice(name=_with_explanation(open_table, value, ended.choices[0], words), value=value)


def _end(start: Position, command: Command, words: Sequence[str]) -> LineEnd | None:
    """Return the end of the words typed into a command as a line; None if they cannot be read."""
    for before in _beginnings(command, words) if words else ():
        with suppress(LineError):
            return end_of(start, [*before, *words], command.kinds)
    return None


def _last_choice(end: LineEnd) -> Choice:
    before = position_after(end.before, end.last.choices[:-1])
    assert before.decision is not None
    return before.decision.by_id[end.last.choices[-1]]


def _with_explanation(open_table: OpenTable, line: str, choice: Choice, words: Catalogue) -> str:
    """Return a line as suggested: followed by the choice of its last word if that says more than the word."""
    word, label = line.rsplit(maxsplit=1)[-1], say_plain(open_table.table, words, choice.label)
    more = label.removeprefix(word).strip()
    if more.startswith("(") and more.endswith(")"):
        more = more[1:-1]
    return clip(f"{line}{EXPLAINED}{more}", MAX_OPTION) if more else line
