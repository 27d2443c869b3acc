"""The law of typed lines: a line does what its phrases do one by one by `choose`, or is refused with its readings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import pytest

from cogs.play.play import ANYTHING
from cogs.play.typed_choices import find_choices, offers_for
from engine.kernel import Choice, LineError, LinePhrase, Listing, Match, Position, RuleError, read_line
from engine.registry import games
from engine.tables.open.open_table import TableError
from tests.cogs.panel.walk import WORDS, table_of
from tests.kernel.playthrough import FOLDER, Playthrough, read
from tests.nucleum.recorded import games as games_of

TESTS = Path(__file__).parents[2]
RECORDED = sorted([*FOLDER.glob("*.json"), *TESTS.glob("nucleum/modules/*/playthrough.json")])
CHOOSE = ANYTHING
FRESH = WeakKeyDictionary[Position, Position]()
"""Positions without their history, by those that have it."""
LISTING = {"line-none", "line-ambiguous"}
"""Refusals that list the possible meanings."""
OTHERS = {
    "line-meant",
    "line-not-yours",
    "line-turn-over",
    "line-revealed",
    "nuc-oneshot-tile-first",
    "error-line-too-long",
}


class Moment(NamedTuple):
    """A decision of a recorded game, the choice made, and what each name does alone by `choose`; None: refused."""

    ply: int
    position: Position
    made: Choice
    alone: dict[str, list[str] | None]


def moments(played: Playthrough, every: int) -> Iterator[Moment]:
    """Yield two decisions in a row out of `every` of a recorded game."""
    game = games()[played.game]
    match: Match[Any] = Match(game, played.seats, played.seed, played.options)
    for ply, made in enumerate(played.choices):
        if ply % every < 2:
            position = Position(game, game.copy(match.state))
            assert position.decision is not None
            open_table = table_of(match)
            offers = offers_for(open_table, CHOOSE, WORDS)
            alone: dict[str, list[str] | None] = {}
            for name in names_at(position):
                try:
                    alone[name] = find_choices(open_table, CHOOSE, offers, name) or None
                except (RuleError, TableError):
                    alone[name] = None
            yield Moment(ply, position, position.decision.by_id[made], alone)
        match.apply(made)


def names_at(position: Position) -> list[str]:
    """Return every name of every choice that can be said at a position, in the open or in the next question."""
    assert position.decision is not None
    places = [position, *position.below().values()]
    return list(
        dict.fromkeys(
            name
            for place in places
            if place.decision is not None
            for choice in place.decision.choices
            for name in (*sorted(place.own(choice) | place.shared_names(choice)), place.game.guide.to_type(place.state, choice))
        )
    )  # fmt: skip


def outcome(position: Position, line: str, met: Counter[str]) -> list[str] | None:
    """Return the choices that a line makes; None, counted by its kind, for a refusal. Check the properties of all lines."""
    met["lines"] += 1
    words = line.split()
    try:
        phrases = read_line(position, words)
    except LineError as error:
        met["refused"] += 1
        key = error.text.key
        assert key in LISTING | OTHERS or key.startswith("nuc-why"), (line, key)
        if key in LISTING:
            choices = error.text.args["choices"]
            assert isinstance(choices, Listing), line
            assert choices.items, line
        return None
    assert [word for phrase in phrases for word in phrase.words] == words
    check_one_by_one(position, phrases)
    return [choice for phrase in phrases for choice in phrase.choices]


def check_one_by_one(start: Position, phrases: list[LinePhrase]) -> None:
    """Assert that each phrase, typed alone after the previous ones, has the same effect, or none if it repeats."""
    there = start
    for phrase in phrases:
        fresh = there if there.chosen is None else FRESH.setdefault(there, Position(there.game, there.state))
        if not phrase.choices:
            with pytest.raises(LineError):
                read_line(fresh, phrase.words)
            continue
        (alone,) = read_line(fresh, phrase.words)
        assert alone.choices == phrase.choices, phrases
        assert any(word.startswith("exchange") for word in phrase.words) == any(
            choice.startswith("exchange") for choice in phrase.choices
        ), phrases
        for choice in phrase.choices:
            assert there.decision is not None
            there = there.after(there.decision.by_id[choice])


def check_pairs(first: Moment, second: Moment, met: Counter[str]) -> None:
    """Check lines of a name of what was chosen and every name of the question that it led to."""
    before = next((name for name, ids in first.alone.items() if ids == [first.made.id]), None)
    last = first.position.after(first.made)
    if before is None or last.decision is None or last.decision.seat != first.position.decision.seat:  # type: ignore[union-attr]
        return
    if last.reveals or not read_alone(first.position, before):
        return
    assert second.position.decision is not None
    for name, alone in second.alone.items():
        line = f"{before} {name}"
        done = outcome(first.position, line, met)
        if done is None:
            continue
        phrases = read_line(first.position, line.split())
        if len(phrases[0].words) > len(before.split()):  # both words are one name
            met["joined"] += 1
        elif done == [first.made.id]:
            met["said again"] += 1
            assert not read_alone(second.position, name), (line, alone)
        else:
            met["pairs"] += 1
            assert alone is not None, (line, done)
            assert done == [first.made.id, *alone], (line, done, alone)


def read_alone(position: Position, name: str) -> bool:
    """Return whether the grammar itself reads a name as a line of one choice, and not only as a label."""
    try:
        return len(read_line(position, name.split())) == 1
    except LineError:
        return False


def check(played: Playthrough, every: int) -> Counter[str]:
    """Check the lines of one word or name, and of two, at the decisions of a recorded game; return the counts."""
    met, before = Counter[str](), None
    for moment in moments(played, every):
        for name, alone in moment.alone.items():
            done = outcome(moment.position, name, met)
            met["alone"] += done is not None
            assert done is None or alone in (done, None), (name, done, alone)
        if before is not None and before.ply + 1 == moment.ply:
            check_pairs(before, moment, met)
        before = moment
    return met


@games_of(RECORDED, some=True)
def test_a_line_does_what_its_phrases_do_one_by_one(path: Path) -> None:
    met = check(read(path), 200)
    assert met["lines"] > 15, met
    assert met["alone"] > met["lines"] / 5, met


@pytest.mark.slow
def test_100_000_lines_do_what_their_phrases_do_one_by_one() -> None:
    met = sum((check(read(path), 4) for path in RECORDED), Counter[str]())
    assert met["lines"] > 100_000, met
    assert met["pairs"] > 20_000, met
    assert met["refused"] < met["lines"] / 2, met
