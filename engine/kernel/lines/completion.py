"""Completion of typed lines, word by word: what can be typed next at the end of a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.kernel.decision import ASIDE, CONFIRM, Choice, read_id
from engine.kernel.errors import LineError
from engine.kernel.lines.grammar import LinePhrase, position_after, read_line
from engine.kernel.lines.positions import Position


class LineEnd(NamedTuple):
    """The end of a line: the question reached, and the last phrase that chose something, with the position it was read in.

    `last` includes the words after it that only repeat it; `kinds` are those it was restricted to. The last phrase is
    read again together with the next word, as both may form one name.
    """

    position: Position
    before: Position
    last: LinePhrase
    kinds: tuple[str, ...]


def end_of(start: Position, words: Sequence[str], kinds: Sequence[str] = ()) -> LineEnd:
    """Return the end of a line. Raises LineError if it cannot be read (see `read_line`)."""
    phrases = read_line(start, words, kinds)
    count = max((number for number, phrase in enumerate(phrases) if phrase.choices), default=0)
    first, (last, *repeated) = phrases[:count], phrases[count:]
    for phrase in repeated:
        last = LinePhrase(last.words + phrase.words, last.choices)
    before = position_after(start, [choice for phrase in first for choice in phrase.choices])
    return LineEnd(position_after(before, last.choices), before, last, () if first else tuple(kinds))


def open_choices(start: Position, end: LineEnd) -> tuple[Choice, ...]:
    """Return the choices that the next word may make, in the order in which they are offered: confirm comes last.

    There are none if the turn is over, another seat decides, or something was revealed.
    """
    there = end.position
    if start.decision is None or there.decision is None or there.reveals:
        return ()
    if there.decision.seat != start.decision.seat or (there.chosen is not None and there.chosen.id == CONFIRM):
        return ()
    side = [choice for choice in there.decision.choices if choice.kind in ASIDE]
    last = [choice for choice in there.decision.choices if choice.id == CONFIRM]
    return (*there.decision.main, *side, *last)


def next_word(end: LineEnd, choice: Choice) -> str:
    """Return the shortest words that make a choice where a line ends; "" if none are unambiguous."""
    return next((words for words in _forms(end.position, choice) if _makes(end, words, choice)), "")


def skip_and_confirm(end: LineEnd, choice: Choice) -> str:
    """Return the words that make a choice and confirm, if nothing else is left to do after it; "" otherwise."""
    there, words = end.position.after(choice), next_word(end, choice)
    if not words or there.reveals or there.decision is None or not there.decision.is_confirm:
        return ""
    both = f"{words} {CONFIRM}"
    return both if _makes(end, both, choice, there.decision.choices[0]) else ""


def _forms(position: Position, choice: Choice) -> Iterator[str]:
    """Yield ways to type a choice, the shortest first."""
    said = position.input_for(choice)
    yield said
    if read_id(choice.id)[1] and choice.kind != said:
        yield f"{choice.kind} {said}"
    yield choice.id


def _makes(end: LineEnd, words: str, *choices: Choice) -> bool:
    """Return whether some words at the end of a line add exactly these choices."""
    try:
        phrases = read_line(end.before, [*end.last.words, *words.split()], end.kinds)
    except LineError:
        return False
    return [each for phrase in phrases for each in phrase.choices] == [
        *end.last.choices,
        *(choice.id for choice in choices),
    ]
