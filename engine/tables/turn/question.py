"""The open question of a table with all texts about it, not yet in a language."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.kernel import ASIDE, Choice, Decision, Event, Match, Text, Unavailable, in_common, remarks, remarks_of
from engine.records.table import ToldHint
from engine.tables.open.auto_answers import DECLINING
from engine.tables.open.open_table import OpenTable
from engine.tables.play import skipping

MAX_MENUS = 3
"""Maximum number of choices that are combined with their follow-ups, each in its own menu."""
MAX_OPENED = 24
"""Maximum number of choices in such a menu, besides the one that leaves them for later."""
MAX_BESIDE = 5
"""Maximum number of other choices beside such menus."""
AT_ONCE = 8
"""Number of choices that are computed without a pause, which takes a millisecond or two."""
HINTS_APART = 3
"""Number of a seat's turns in which a hint is given at most once."""
SKIP = "skip"
Path = tuple[str, ...]
"""The ids of choices made one after another."""


class Opened(NamedTuple):
    """The next question, answered together with a choice: the state after that choice, and the answers."""

    state: Any
    choices: tuple[Choice, ...]


class Completed(NamedTuple):
    """The answers that complete a choice, and the outcome of each."""

    choices: tuple[Choice, ...]
    outlooks: tuple[Text | None, ...]


class AmountChange(NamedTuple):
    """An amount of the seat that its unfinished turn changes."""

    name: Text
    before: int
    after: int


class TurnSoFar(NamedTuple):
    """The actions of a seat in its turn, and the changes in its amounts.

    `done` are the events of each choice since the point to which undo leads, `final` those before it.
    """

    done: Sequence[Sequence[Event]]
    final: Sequence[Event]
    changes: Sequence[AmountChange]


class Remarks(NamedTuple):
    """The remarks on all choices of a list, and the other remarks on each, in their order."""

    shared: Text | None
    each: list[Text | None]


@dataclass(frozen=True, kw_only=True)
class Question:
    """The open question with all texts about it.

    `opened` are the choices combined with their follow-ups, each in its own list; `completed` those that are listed
    once for each answer to the question they lead to, by the ids of the choices up to them. `outlooks` has the
    outcome of each choice, by the same ids. `put_off` has the names of the things that skipping the rest postpones to
    a later turn; None if the turn cannot be skipped and ended at once. `to_read` are choices whose component has a
    long description, by the id to look up.
    """

    state: Any
    decision: Decision
    opened: Mapping[str, Opened]
    completed: Mapping[Path, Completed]
    outlooks: Mapping[Path, Text | None]
    so_far: TurnSoFar
    hint: Text | None
    passed_over: Sequence[Text]
    unavailable: Unavailable
    put_off: Sequence[Text] | None
    to_read: Mapping[str, Choice]

    def remarks(self, paths: Sequence[Path], without: frozenset[str] = frozenset()) -> Remarks:
        """Return the remarks on the last choices of `paths`, which share one list, except those with some keys.

        A choice that completes another has the remarks on both.
        """
        return Remarks(*in_common([self.outlooks[path] for path in paths], without))


def question_of(open_table: OpenTable) -> Question:
    """Return the open question of a table with all texts about it; cached with the state."""
    kept = open_table.playing().state.__dict__
    if "_question" not in kept:
        for _ in _outlooks(open_table):
            pass
        kept["_question"] = _question(open_table)
    question: Question = kept["_question"]
    return question


def ending_choices(open_table: OpenTable) -> frozenset[Path]:
    """Return the choices after which only the end of the turn would be asked, of those in the open question's lists.

    None of them reveals anything, gives up an opportunity, ends a turn that changed nothing, or is followed by a
    choice that the player would make anyway but could take back. Cached with the state; no answer in another's turn,
    rehearsal or lesson has any.
    """
    return frozenset(path for path, ends in _endings(open_table) if ends)


def _endings(open_table: OpenTable) -> Iterator[tuple[Path, bool]]:
    """Compute whether each listed choice is in the result of `ending_choices`, one after another."""
    decision, kept = open_table.decision, open_table.playing().state.__dict__.setdefault("_ending", {})
    if decision is None or not decision.own_turn or open_table.presses:
        return
    begun = open_table.game.decode(open_table.playing().begun)
    for path in question_of(open_table).outlooks:
        if path not in kept:
            kept[path] = _ends_turn(open_table, begun, path)
        yield path, kept[path]


def _ends_turn(open_table: OpenTable, begun: Any, path: Path) -> bool:
    """Return whether only the end of the turn that has `begun` would be asked after these choices; see `ending_choices`."""
    match, game = open_table.playing(), open_table.game
    tried, barrier = game.twin(match.state), match.state.barrier
    decision = game.decision(tried)
    for name in path:
        if decision is None or name not in decision.by_id or decision.is_confirm:
            return False
        declines = decision.by_id[name].kind in DECLINING
        if declines and game.guide.passed_over(begun, tried, decision.seat):
            return False
        seat = decision.seat
        game.apply(tried, name)
        decision = game.decision(tried)
        if decision is None or decision.seat != seat or tried.barrier != barrier:
            return False
    if decision is None or not (decision.is_confirm and decision.own_turn):
        return False
    return game.guide.amounts(begun, decision.seat) != game.guide.amounts(tried, decision.seat)


async def work_out(open_table: OpenTable, say: Callable[[Text], object], *, ends_turn: bool = False) -> None:
    """Compute the texts about the open question, a few choices at a time, so that other people's presses are answered in between.

    `say` formats each text, which caches it by language. With `ends_turn`, also compute `ending_choices`. When the
    table changes in the meantime, the rest is left out.
    """

    def steps() -> Iterator[object]:
        if "_question" not in open_table.playing().state.__dict__:
            for choice, outlook in _outlooks(open_table):
                yield [say(said) for said in (choice.label, *remarks_of(outlook))]
            yield from [None] * AT_ONCE  # pauses before the rest
            yield question_of(open_table)
        if ends_turn:
            yield from _endings(open_table)

    decision = open_table.decision
    if decision is None:
        return
    for number, _ in enumerate(steps()):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
            if open_table.decision is not decision:
                return


def outlook_of(open_table: OpenTable, state: Any, choice: Choice) -> Text | None:
    """Return the result of a choice of the open decision of `state`; cached with the state."""
    kept: dict[str, Text | None] = state.__dict__.setdefault("_outlooks", {})
    if choice.id not in kept:
        kept[choice.id] = open_table.game.guide.outlook(state, choice)
    return kept[choice.id]


def _outlooks(open_table: OpenTable) -> Iterator[tuple[Choice, Text | None]]:
    """Compute the outcome of each choice of the open question, one after another."""
    decision, state, opened = open_table.decision, open_table.playing().state, opened_of(open_table)
    assert decision is not None
    listed = [(state, choice) for choice in decision.choices if choice.id not in opened]
    listed += [(each.state, choice) for each in opened.values() for choice in each.choices]
    yield from ((choice, outlook_of(open_table, after, choice)) for after, choice in listed)
    yield from _completions(open_table)


def unfold(open_table: OpenTable, choice: Choice) -> tuple[Any, list[Choice]]:
    """Return the state after a choice that only says what is done, and the choices that complete it; none for others.

    None if it reveals something, or if there are more than a menu holds.
    """
    game, state, decision = open_table.game, open_table.playing().state, open_table.decision
    if choice.kind not in game.guide.unfolds or open_table.presses or decision is None:
        return state, []
    tried, step = game.twin(state), type(game.pending(state)[-1])
    game.apply(tried, choice.id)
    asked = game.decision(tried)
    if asked is None or asked.seat != decision.seat or tried.barrier == tried.ply or asked.is_confirm:
        return state, []
    if type(game.pending(tried)[-1]) is step or len(asked.main) > MAX_OPENED:
        return state, []
    return tried, list(asked.main)


def opened_of(open_table: OpenTable) -> Mapping[str, Opened]:
    """Return the choices with a menu for both at once on the panel; none if not all fit."""
    kept = open_table.playing().state.__dict__
    if "_opened" not in kept:
        kept["_opened"] = _choices_to_open(open_table)
    opened: Mapping[str, Opened] = kept["_opened"]
    return opened


def _choices_to_open(open_table: OpenTable) -> Mapping[str, Opened]:
    decision, unfolds = open_table.decision, open_table.game.guide.unfolds
    if decision is None:
        return {}
    tried = {choice.id: unfold(open_table, choice) for choice in decision.main if choice.kind in unfolds}
    found = {name: Opened(state, tuple(below)) for name, (state, below) in tried.items() if below}
    beside = len(decision.main) - len(found) + sum(choice.kind in ASIDE for choice in decision.choices)
    return found if len(found) <= MAX_MENUS and beside <= MAX_BESIDE else {}


def completed_of(open_table: OpenTable) -> Mapping[Path, Completed]:
    """Return the choices of the open question listed once for each answer to the question they lead to; see `Question`."""
    for _ in _completions(open_table):
        pass
    completed: Mapping[Path, Completed] = open_table.playing().state.__dict__["_completed"]
    return completed


def _completions(open_table: OpenTable) -> Iterator[tuple[Choice, Text | None]]:
    """Compute the result of `completed_of`, and yield each choice examined on the way, with its outlook.

    All choices of a kind in a list are completed, or none if they would not fit into a menu. Kept with the state.
    """
    state = open_table.playing().state
    if "_completed" in state.__dict__:
        return
    decision, opened = open_table.decision, opened_of(open_table)
    lists: list[tuple[Path, Any, Sequence[Choice]]] = []
    if decision is not None and decision.own_turn and not open_table.presses:
        lists += [((name,), each.state, each.choices) for name, each in opened.items()]
        kinds = dict.fromkeys(each.kind for each in decision.main if each.kind not in open_table.game.guide.unfolds)
        lists += [((), state, decision.of_kind(kind)) for kind in kinds]
    found, guide = dict[Path, Completed](), open_table.game.guide
    for path, before, choices in lists:
        room, after = MAX_OPENED - len(choices), dict[str, Opened]()
        known = {each.id: guide.answers(before, each) for each in choices if each.kind in guide.completable}
        if sum(len(answers) - 1 for answers in known.values() if answers) > room:
            continue
        for choice in choices:
            if room < 0:
                break
            answers = known.get(choice.id, ())
            follow_up = _follow_up(open_table, before, choice) if answers is None else Opened(before, tuple(answers))
            yield choice, None
            if follow_up is not None and follow_up.choices:
                after[choice.id] = follow_up
                room -= len(follow_up.choices) - 1
        if room < 0:
            continue
        for choice in (each for each in choices if each.id in after):
            each, outlooks = after[choice.id], list[Text | None]()
            for answer in each.choices:
                outlooks.append(guide.outlook(each.state, answer, choice if each.state is before else None))
                yield answer, outlooks[-1]
            found[(*path, choice.id)] = Completed(each.choices, tuple(outlooks))
    state.__dict__["_completed"] = found


def _follow_up(open_table: OpenTable, state: Any, choice: Choice) -> Opened | None:
    """Return the question that a choice of the open decision of `state` leads to if it only completes that choice.

    It has no other choices: the slot of a contract, the space of a building. None for any other choice, for one whose
    answer is implied, and for one that reveals something.
    """
    game, decision = open_table.game, open_table.decision
    assert decision is not None
    tried = game.twin(state)
    asked = game.question_after(tried, choice.id)
    if asked is None or asked.seat != decision.seat or not asked.own_turn or tried.barrier == tried.ply:
        return None
    completes = len(asked.choices) > 1 and asked.main == asked.choices and not game.guide.implied_choice(tried)
    return Opened(tried, asked.choices) if completes else None


def _question(open_table: OpenTable) -> Question:
    match, decision, guide = open_table.playing(), open_table.decision, open_table.game.guide
    assert decision is not None
    state, seat, opened, completed = match.state, decision.seat, opened_of(open_table), completed_of(open_table)
    found: dict[Path, Text | None] = {
        (choice.id,): outlook_of(open_table, state, choice) for choice in decision.choices if choice.id not in opened
    }
    for name, (after, below) in opened.items():
        found |= {(name, choice.id): outlook_of(open_table, after, choice) for choice in below}
    for path, (answers, outlooks) in completed.items():
        listed = decision.by_id if len(path) == 1 else {each.id: each for each in opened[path[0]].choices}
        choice, remark = listed[path[-1]], found[path]
        first = guide.beside_answer(choice, remark) if remark is not None else None
        for answer, outlook in zip(answers, outlooks, strict=True):
            both = [each for each in (outlook, first) if each is not None]
            found[(*path, answer.id)] = remarks(*both) if both else None
    begun = match.game.decode(match.checkpoint) if match.since else state
    skips = decision.own_turn and decision.of_kind(SKIP) and not open_table.presses
    return Question(
        state=state,
        decision=decision,
        opened=opened,
        completed=completed,
        outlooks=found,
        so_far=turn_so_far(open_table, seat),
        hint=_hint(open_table, decision),
        passed_over=_passed_over(match),
        unavailable=guide.unavailable(state, begun, match.undoable),
        put_off=_put_off(match) if skips else None,
        to_read={name: choice for choice in decision.choices if (name := guide.to_read(state, choice))},
    )


def turn_so_far(open_table: OpenTable, seat: int) -> TurnSoFar:
    """Return the actions of a seat in its unfinished turn."""
    match, decision, guide = open_table.playing(), open_table.decision, open_table.game.guide
    final = match.final if decision is not None and decision.own_turn else []
    if not match.since and not final:
        return TurnSoFar((), (), ())
    begun = match.game.decode(match.begun if final else match.checkpoint)
    amounts = zip(guide.amounts(begun, seat), guide.amounts(match.state, seat), strict=True)
    changes = [
        AmountChange(old.name, old.count, new.count)
        for old, new in amounts
        if old.count != new.count and not new.hidden
    ]
    return TurnSoFar(match.since_events, final, changes)


def _hint(open_table: OpenTable, decision: Decision) -> Text | None:
    """Return the hint of a first game, except those that this seat had in its two previous turns.

    It is kept with the seat, and stored with the next choice.
    """
    if not open_table.table.options.get("first_game") or open_table.presses:
        return None
    state, seat = open_table.playing().state, open_table.table.seats[decision.seat]
    now = open_table.game.turn_number(state)
    turns = sorted({each.turn for each in seat.hints if each.turn < now})[1 - HINTS_APART :]
    earlier = [each for each in seat.hints if each.turn in turns]
    hint = open_table.game.guide.advice(
        state, decision.seat, [each.text for each in earlier if each.text is not None]
    )
    said = hint.text if hint is not None else None
    mine = [each for each in seat.hints if each.turn == now]
    seat.hints = [*earlier, *mine, *([] if ToldHint(now, said) in mine else [ToldHint(now, said)])]
    return said


def _passed_over(match: Match[Any]) -> tuple[Text, ...]:
    """Return the opportunities that the last choice gave up, if only the end of the turn is left."""
    decision = match.decision
    *made, last = match.since or [""]
    if last not in DECLINING or decision is None or not decision.is_confirm or not decision.own_turn:
        return ()
    before = match.game.decode(match.checkpoint)
    for choice in made:
        match.game.apply(before, choice)
    return match.game.guide.passed_over(match.game.decode(match.begun), before, decision.seat)


def _put_off(match: Match[Any]) -> tuple[Text, ...]:
    """Return the names of the things that skipping the rest postpones; none if that is asked about first."""
    decision = match.decision
    assert decision is not None
    later = match.game.guide.put_off(match.state, decision.seat)
    return later if len(skipping(match)) > 1 else ()
