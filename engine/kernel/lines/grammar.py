"""The grammar of typed lines, which maps the words of a line to choices.

A line is a sequence of *phrases* of one to a few words. A phrase makes one choice of the open question; two, if the
first only says what is done ("R1" for urbanize and residence I); or none, if it repeats the name of what was just
chosen. `docs/typed-lines.md` describes the grammar for players, with examples.

Names. A choice has *own* names, which mean exactly this choice (its id, a code such as R2), and *shared* names (its
kind, a city). Names are compared folded (`typed.fold`): case, accents and the spelling of umlauts do not matter. Up
to four words form one name, and the longest name counts. Own names take precedence over shared ones. Words narrow
down the choices of a question until one is left ("rail A3").

Readings, in this order. The first that fits counts:

1. the open question; words that fit choices of different kinds ("#B1", played or built as a railway) count together
   with the words after them, if these fit after only one of the choices;
2. the next question, after a choice that only says what is done (`Guide.unfolds`), if it fits after only one such
   choice;
3. a repeated name of the choice made just before, or of those that the game made automatically after it.

Some choices are made only if their kind is named (`Guide.only_named`): an exchange by the word "exchange", never just
by "worker" or "thaler".

Refused, with the possible readings: words that fit several choices of a question, words that fit after several
choices, words that fit the next question and also repeat a name, words that fit any question and are also a name of
what the game chose without asking, and words that fit nothing. Nothing but "confirm" and "skip" is read after a
choice that reveals something hidden, and nothing at all after "confirm".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from engine.kernel.decision import CONFIRM, Choice
from engine.kernel.errors import LineError
from engine.kernel.lines.positions import Position, longest
from engine.kernel.lines.typed import MAX_WORDS, fold
from engine.kernel.text import Listing, Text, text

MAX_LISTED = 8
"""Maximum number of choices listed in a refusal."""
MAX_WORD = 60
"""Maximum number of characters of the typed line repeated in a refusal."""
MAX_COMPARED = 100
"""Maximum number of choices compared with a word that fits none."""
MAX_COMPARED_LETTERS = 30
"""Maximum number of characters of such a word: a longer one is not compared."""
LIKENESS = 0.72
"""Minimum similarity at which a word counts as a misspelled name (`difflib`, from 0 to 1)."""
BLIND = frozenset({CONFIRM, "skip"})
"""Kinds of choice that can be typed after something was revealed: they do not depend on it."""


class LinePhrase(NamedTuple):
    """Words of a line and the ids of the choices they make; no ids if they only repeat an earlier choice."""

    words: tuple[str, ...]
    choices: tuple[str, ...]


class LineReading(NamedTuple):
    """A possible reading of some words: consecutive choices from one position on."""

    position: Position
    choices: tuple[Choice, ...]


def read_line(start: Position, words: Sequence[str], kinds: Sequence[str] = ()) -> list[LinePhrase]:
    """Return the phrases of a line that begins at a position. No state is changed.

    With `kinds`, the first phrase makes a choice of these kinds.

    Raises LineError, with what was understood, if words fit nothing or more than one thing, if another seat
    decides before the end of the line, if the game is over, or if there are no words or too many.
    """
    if len(words) > MAX_WORDS + 1:  # the command's name may precede the typed text
        raise LineError(text("error-line-too-long", most=MAX_WORDS))
    if start.decision is None:
        raise LineError(text("error-game-over"))
    if not words:
        raise LineError(text("line-empty"))
    position, phrases, used = start, list[LinePhrase](), 0
    while used < len(words):
        left = words[used:]
        try:
            taken, size = _phrase(position, left, start.decision.seat, () if phrases else tuple(kinds))
        except LineError as error:
            made = tuple(choice for phrase in phrases for choice in phrase.choices)
            instead = None if phrases else start.game.guide.line_refused(start.state, left)
            if instead is not None:
                raise LineError(instead, len(words)) from error
            raise LineError(error.text, used + error.understood, made, error.brief) from error
        phrases.append(LinePhrase(tuple(left[:size]), taken))
        used += size
        if used < len(words):
            position = position_after(position, taken)
    return phrases


def position_after(position: Position, choices: Iterable[str]) -> Position:
    """Return the position that legal choices, by their ids, lead to one after another."""
    for choice in choices:
        assert position.decision is not None
        position = position.after(position.decision.by_id[choice])
    return position


def _phrase(position: Position, words: Sequence[str], seat: int, kinds: Sequence[str]) -> tuple[tuple[str, ...], int]:
    """Return the choices of the first phrase of some words, and the number of its words."""
    if position.chosen is not None and position.chosen.id == CONFIRM:
        raise LineError(text("line-turn-over", word=_quote(words)))
    if position.decision is None or position.decision.seat != seat:
        if again := said_again(position, words):
            return (), again
        raise LineError(text("line-not-yours", word=_quote(words)))
    if position.reveals:
        return _blind(position, words)
    found, size = narrow(position, words, kinds)
    if len(found) > 1:
        if reading := _told_apart(position, words, found, size):
            return reading
        raise _ambiguous(position, words, found, size)
    if found:
        _refuse_forced(position, words, found)
        return (found[0].id,), size
    behind = next_question(position, words, kinds)
    again = said_again(position, words)
    if not behind:
        if again:
            return (), again
        raise _unknown(position, words, kinds)
    if len(behind) > 1 or again:
        readings = [LineReading(position, (first,)) for first in _names_again(position, words)] if again else []
        readings += [LineReading(position, (first, *below)) for first, below, _ in behind]
        raise LineError(text("line-ambiguous", word=_quote(words), choices=_listed_options(readings)), 1)
    first, below, size = behind[0]
    if len(below) > 1:
        raise _ambiguous(position.after(first), words, below, size)
    return (first.id, below[0].id), size


def narrow(position: Position, words: Sequence[str], kinds: Sequence[str] = ()) -> tuple[list[Choice], int]:
    """Return the choices of a position's question that the first words name, and the number of these words.

    None and 0 if they name none, or only choices whose kind must be named. With `kinds`, only choices of these kinds
    are considered, and their kind can be omitted.
    """
    assert position.decision is not None
    decision, guide = position.decision, position.game.guide
    found, size, names = list(decision.of_kind(*kinds) if kinds else decision.choices), 0, list[str]()
    while size < len(words) and (len(found) > 1 or not size):
        fitting, name, more = position.find_named(found, words[size:])
        if not fitting:
            break
        found, size = fitting, size + more
        names.append(name)
    if not size:
        return [], 0
    quiet = {kind for kind in guide.only_named if kind not in kinds and not any(_says(kind, name) for name in names)}
    plain = [choice for choice in found if choice.kind not in quiet]
    return (plain, size) if plain else ([], 0)


def _says(kind: str, name: str) -> bool:
    """Return whether a folded name contains a kind of choice: as a word, in an id, or with the word that follows."""
    said = fold(kind)
    return name == said or name.startswith((f"{said}.", f"{said}-"))


def _told_apart(
    position: Position, words: Sequence[str], found: Sequence[Choice], size: int
) -> tuple[tuple[str, ...], int] | None:
    """Return the choices and the number of words if the words after a shared name fit only one of its choices.

    The choices must differ in kind: "#B1 urbanize" plays tile B1, as nothing is urbanized after a railway. None if
    the words end there, fit none, or fit several.
    """
    rest = words[size:]
    if not rest or len({choice.kind for choice in found}) < len(found):
        return None
    readings = []
    for choice in found:
        there = position.after(choice)
        seat = position.decision.seat if position.decision is not None else None
        if there.reveals or there.decision is None or there.decision.seat != seat:
            return None
        try:
            made, more = _phrase(there, rest, there.decision.seat, ())
        except LineError:
            continue
        readings.append(((choice.id, *made), size + more))
    return readings[0] if len(readings) == 1 and len(readings[0][0]) > 1 else None


def next_question(
    position: Position, words: Sequence[str], kinds: Sequence[str] = ()
) -> list[tuple[Choice, list[Choice], int]]:
    """Return the choices that only say what is done and that the first words fit, what fits there, and its words."""
    assert position.decision is not None
    found = []
    for name, there in position.below().items():
        choice = position.decision.by_id[name]
        if (kinds and choice.kind not in kinds) or there.reveals or there.decision is None:
            continue
        fitting, size = narrow(there, words)
        if main := [each for each in fitting if each in there.decision.main]:
            found.append((choice, main, size))
    return found


def said_again(position: Position, words: Sequence[str]) -> int:
    """Return the number of first words that repeat a name of the last choice before a position, or of those made automatically."""
    names = [
        name for choice in (position.chosen, *position.forced) if choice for name in _stable_names(position, choice)
    ]
    return longest(names, words)


def _names_again(position: Position, words: Sequence[str]) -> list[Choice]:
    made = [choice for choice in (position.chosen, *position.forced) if choice is not None]
    return [choice for choice in made if longest(_stable_names(position, choice), words)]


def _stable_names(position: Position, choice: Choice) -> set[str]:
    """Return the names by which a choice may be repeated after it was made: all except its number in a list."""
    before = position.before or position
    names = before.own(choice) | before.shared_names(choice)
    return {name for name in names if not name.isdecimal()}


def _refuse_forced(position: Position, words: Sequence[str], found: Sequence[Choice]) -> None:
    """Raise LineError if the first words also name what the game chose automatically."""
    forced = [choice for choice in position.forced if longest(_stable_names(position, choice), words)]
    if forced:
        readings = [LineReading(position, (choice,)) for choice in (*forced, *found)]
        raise LineError(text("line-ambiguous", word=_quote(words), choices=_listed_options(readings)), 1)


def _blind(position: Position, words: Sequence[str]) -> tuple[tuple[str, ...], int]:
    """Return the phrase after something was revealed, whose consequences must be neither read nor listed in a refusal."""
    assert position.decision is not None
    for choice in position.decision.choices:
        if choice.kind in BLIND and (size := longest({fold(choice.id)}, words)):
            return (choice.id,), size
    if again := said_again(position, words):
        return (), again
    raise LineError(text("line-revealed", word=_quote(words)))


# --- Refusals ---------------------------------------------------------------------------------------------------------


def _quote(words: Sequence[str]) -> str:
    """Return words as a refusal quotes them."""
    return " ".join(words)[:MAX_WORD].replace("`", "")


def _ambiguous(position: Position, words: Sequence[str], found: Sequence[Choice], size: int) -> LineError:
    """Return the refusal of words that fit several choices: the word after them is wrong, or they are not specific enough."""
    if size < len(words):
        return _none(position, words, found, size)
    return LineError(text("line-ambiguous", word=_quote(words), choices=_listing(position, found)), size)


def _unknown(position: Position, words: Sequence[str], kinds: Sequence[str]) -> LineError:
    """Return the refusal of words that fit nothing, or only choices whose kind must be named."""
    assert position.decision is not None
    decision = position.decision
    quiet, _, size = position.find_named(decision.of_kind(*position.game.guide.only_named), words)
    if quiet and not kinds:
        if len(quiet) == 1:
            return LineError(text("line-meant", choice=quiet[0].label, typed=position.input_for(quiet[0])), size)
        return LineError(text("line-ambiguous", word=_quote(words[:size]), choices=_listing(position, quiet)), size)
    return _none(position, words, list(decision.of_kind(*kinds) if kinds else decision.choices), 0)


def _none(position: Position, words: Sequence[str], found: Sequence[Choice], size: int) -> LineError:
    """Return the refusal of a word that fits none of some choices; those that share its beginning are listed."""
    assert position.decision is not None
    word, there = _quote(words[size : size + 1]), fold(words[size]).partition(".")[0]
    brief, near = text("line-not", word=word), [choice for choice in found if there in position.shared_names(choice)]
    if not near and (meant := closest(position, words[size], found)):
        brief = text("line-not-near", word=word, near=meant)
        near = [choice for choice in found if fold(meant) in position.own(choice) | position.shared_names(choice)]
    choices = _listing(position, near or found)
    reason = text("line-none", word=word, prompt=position.decision.prompt, choices=choices)
    return LineError(reason, size, brief=brief)


def closest(position: Position, word: str, choices: Sequence[Choice]) -> str:
    """Return the name among some choices that is most similar to a word; "" if none is."""
    if len(word) > MAX_COMPARED_LETTERS:
        return ""
    forms: dict[str, str] = {}
    for choice in choices[:MAX_COMPARED]:
        said = position.input_for(choice)
        for form in (said, said.partition(":")[0], choice.kind):
            forms.setdefault(fold(form), form)
    found = get_close_matches(fold(word), forms, n=1, cutoff=LIKENESS)
    return forms[found[0]] if found else ""


def _listing(position: Position, choices: Sequence[Choice]) -> Listing:
    """Return choices with what to type for each, at most `MAX_LISTED` of them."""
    said: list[Text] = [
        text("line-choice", choice=choice.label, typed=position.input_for(choice)) for choice in choices[:MAX_LISTED]
    ]
    return _with_rest(said, len(choices))


def _listed_options(readings: Sequence[LineReading]) -> Listing:
    """Return readings of one or two choices, with what to type for each."""
    said: list[Text] = []
    for position, (*first, last) in readings[:MAX_LISTED]:
        there = position.after(first[0]) if first else position
        known = there.decision is not None and last.id in there.decision.by_id
        words = [position.input_for(choice) for choice in first]
        words.append((there if known else position.before or position).input_for(last))
        said.append(text("line-choice", choice=last.label, typed=" ".join(words)))
    return _with_rest(said, len(readings))


def _with_rest(said: list[Text], count: int) -> Listing:
    if count > MAX_LISTED:
        said.append(text("line-more", count=count - MAX_LISTED))
    return Listing(tuple(said))
