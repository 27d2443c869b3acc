"""The tale of a turn over recorded games: its laws (order, bookkeeping, nothing lost, numbers as drawn), in every language."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.catalogue import Catalogue
from engine.kernel import Event, Listing, Match, OptionValue, RandomPlayer, Role, Tale, Text
from engine.kernel.tale import given_by_others
from engine.kernel.text import Arg
from engine.registry import games
from render.kit import icons
from render.kit.canvas import Sprite
from render.kit.palette import Colour
from render.painters import painters
from render.view import BoardView, marks_of
from tests.kernel.playthrough import FOLDER, Playthrough, read
from tests.kernel.playthrough import played as random_game
from tests.languages.reading import COMPLETE
from tests.nucleum.recorded import games as games_of

TESTS = Path(__file__).resolve().parents[2]
FOUND = [*sorted(FOLDER.glob("*.json")), *sorted(TESTS.glob("nucleum/modules/*/*playthrough.json"))]
NAMES = [path.stem if path.parent == FOLDER else f"{path.parent.name}/{path.stem}" for path in FOUND]

COUNTED = {
    "nucleum": {
        "nuc-amount-vp": "vp",
        "nuc-amount-thaler": "thaler",
        "nuc-amount-workers": "worker",
        "nuc-amount-uranium": "uranium",
        "nuc-amount-achievements": "achievement",
    },
    "nanotech": {"nanotech-amount-prestige": "prestige", "nanotech-amount-energy": "energy"},
}
"""The names, by game, of the amounts that the bookkeeping covers, as in the tale; income tracks are counted, too."""


class Post:
    """The contents of a turn post: the events since the last one, the tale, and each seat's amounts before and after."""

    def __init__(
        self, events: list[Event], tale: Tale, before: list[Counter[str]], after: list[Counter[str]]
    ) -> None:
        self.events, self.tale, self.before, self.after = events, tale, before, after


def amounts(match: Match[Any]) -> list[Counter[str]]:
    """Return each seat's amounts of everything that the tale counts."""
    known = COUNTED[match.game.id]
    found = []
    for seat in range(match.seats):
        had: Counter[str] = Counter()
        for amount in match.game.guide.amounts(match.state, seat):
            if amount.name.key in known:
                had[known[amount.name.key]] = amount.count
        if match.game.id == "nucleum":
            had.update({f"income-{track}": space for track, space in match.state.players[seat].income.items()})
        found.append(had)
    return found


def played(record: Playthrough) -> Iterator[Post]:
    """Yield a recorded game post by post: each tells what happened up to a confirmation."""
    game = games()[record.game]
    match: Match[Any] = Match(game, record.seats, record.seed, record.options)
    events: list[Event] = []
    before = amounts(match)
    for choice in record.choices:
        events += match.apply(choice)
        if choice == "confirm" or match.state.over:
            after = amounts(match)
            yield Post(events, game.guide.tale(events), before, after)
            events, before = [], after


@cache
def posts_of(path: Path) -> tuple[Post, ...]:
    """Return the posts of a recorded game."""
    return tuple(played(read(path)))


@pytest.mark.parametrize("path", FOUND, ids=NAMES)
def test_what_the_tale_says_adds_up(path: Path) -> None:
    """Law 3: for every seat what it had, plus what it gained, less what it paid, is what it has."""
    adds_up(posts_of(path))


WIDE: list[tuple[str, dict[str, OptionValue]]] = [
    ("nanotech", {}),
    ("nucleum", {}),
    ("nucleum", {"experiment_f": True, "special_buildings": True}),
    ("nucleum", {"map": "gibraltar", "court": True}),
    ("nucleum", {"map": "australia", "court": True}),
    ("nucleum", {"promo_fragments": True, "promo_plant_bonuses": True, "auction": True}),
]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "options"), WIDE)
def test_what_the_tale_says_of_a_random_game_adds_up(game: str, options: dict[str, OptionValue], seed: int) -> None:
    record = random_game(games()[game], 3, seed, RandomPlayer(), options)
    adds_up(played(record))


def adds_up(posts: Iterable[Post]) -> None:
    """Check the bookkeeping of posts."""
    for number, post in enumerate(posts):
        told = [Counter(had) for had in post.before]
        for deed in post.tale:
            for change in deed.changes:
                told[change.seat][change.resource] += change.count
        for seat, (said, has) in enumerate(zip(told, post.after, strict=True)):
            kinds = [event.kind for event in post.events]
            assert {name: said[name] for name in has} == dict(has), f"post {number}, seat {seat}: {kinds}"


REFILLS = {"offer", "contract-shown", "special-shown", "charge", "round"}


@pytest.mark.parametrize("path", FOUND, ids=NAMES)
def test_what_is_gained_and_paid_stands_in_the_words(path: Path) -> None:
    """Laws 3 and 4: the amounts in the words of the lines are the sums of what the events gave and took."""
    guide = games()[GAME_OF[path]].guide
    for number, post in enumerate(posts_of(path)):
        told: Counter[tuple[int, str]] = Counter()
        for deed in post.tale:
            for gain in (*deed.gains, *deed.others):
                told.update({(gain.seat, name): count for name, count in amounts_in(gain.text)})
            if deed.cost is not None and deed.seat is not None:
                told.update({(deed.seat, f"-{name}"): count for name, count in amounts_in(deed.cost)})
        wanted: Counter[tuple[int, str]] = Counter()
        for event in post.events:
            if event.kind not in {"exchange", "returned"}:
                for change in guide.changes(event):
                    sign = "-" if change.count < 0 else ""
                    wanted[change.seat, f"{sign}{change.resource}"] += abs(change.count)
        assert told == wanted, f"post {number}"


def amounts_in(said: Text) -> list[tuple[str, int]]:
    """Return the amounts in a text, each with its resource; without exchanges in brackets."""
    if said.key == "nuc-deed-income":
        track, steps = said.args["track"], said.args["steps"]
        assert isinstance(track, Text)
        assert isinstance(steps, int)
        return [(f"income-{track.key.removeprefix('nucleum-track-')}", steps)]
    found = re.fullmatch("(?:nucleum-amount|nanotech-tale)-(.*)", said.key)
    if found is not None:
        count = said.args["count"]
        assert isinstance(count, int)
        return [(found[1], count)]
    if said.key == "nuc-deed-technology":
        return []
    return [
        amount
        for name, part in said.args.items()
        if isinstance(part, Text) and name != "exchanged"
        for amount in amounts_in(part)
    ]


def amounts_of(arg: Arg) -> list[tuple[str, int]]:
    """Return the amounts in an argument of a text, those in lists too."""
    if isinstance(arg, Listing):
        return [amount for item in arg.items for amount in amounts_of(item)]
    if not isinstance(arg, Text):
        return []
    if "-amount-" in arg.key:
        return amounts_in(arg)
    return [amount for part in arg.args.values() for amount in amounts_of(part)]


@pytest.mark.parametrize("path", FOUND, ids=NAMES)
def test_every_place_that_changed_is_marked_and_refills_are_in_the_log_alone(path: Path) -> None:
    for post in posts_of(path):
        assert {place for event in post.events for place in event.marks} == {
            place for deed in post.tale for place, _ in deed.marks
        }
        refills = [event.text for event in post.events if event.kind in REFILLS]
        assert [deed.head for deed in post.tale if deed.role is Role.LOG and deed.head in refills] == refills
        assert not [deed for deed in post.tale if deed.role is not Role.LOG and deed.head in refills]


@pytest.mark.parametrize("path", FOUND, ids=NAMES)
def test_no_number_stands_where_something_else_lies_by_now(path: Path) -> None:
    """A place that holds one thing and was refilled after the deed is outlined without the deed's number."""
    guide = games()[GAME_OF[path]].guide
    for post in posts_of(path):
        logged = {place for event in post.events if event.kind in REFILLS for place in event.marks}
        refilled = {place for place in logged if ":" in place}
        wrong = [mark for mark in marks_of(guide, post.events) if mark.numbers and mark.place in refilled]
        assert not wrong, [deed.head for deed in post.tale if {mark.place for mark in wrong} & {*dict(deed.marks)}]


@pytest.mark.parametrize("path", FOUND, ids=NAMES)
def test_an_exchange_of_uranium_says_all_its_amounts(path: Path) -> None:
    guide = games()[GAME_OF[path]].guide
    for post in posts_of(path):
        for event in post.events:
            if event.text.key == "nuc-event-exchange-uranium":
                said = amounts_of(guide.event_text(event, "deed"))
                assert sorted(said) == sorted((change.resource, abs(change.count)) for change in guide.changes(event))


@pytest.mark.parametrize("path", FOUND, ids=NAMES)
def test_numbers_rise_by_one_and_no_exchange_stands_alone(path: Path) -> None:
    """Law 1 for the text, law 2: numbers are 1, 2, 3 from above; an exchange is part of what it paid for."""
    for post in posts_of(path):
        numbers = [deed.number for deed in post.tale if deed.number]
        assert numbers == list(range(1, len(numbers) + 1))
        for deed in post.tale:
            assert deed.number == 0 or deed.role not in {Role.LOG, Role.TURN, Role.REASON}
        if post.events and {event.kind for event in post.events} & {"play", "railway"}:
            assert not [
                deed for deed in post.tale if deed.head.key.endswith("-alone") and deed.role is Role.DEED
            ] or (_spare(post))


def _spare(post: Post) -> bool:
    """Return whether an exchange of the post came after everything that could be paid with it."""
    swaps = [number for number, event in enumerate(post.events) if event.kind == "exchange"]
    paid = [number for number, event in enumerate(post.events) if event.data.get("cost") or event.data.get("workers")]
    return bool(swaps) and swaps[-1] > max(paid, default=-1)


@pytest.mark.parametrize("locale", sorted(COMPLETE))
@pytest.mark.parametrize("path", FOUND, ids=NAMES)
def test_every_line_reads_well_in_every_language(path: Path, locale: str) -> None:
    words = strict(locale)
    for post in posts_of(path)[::3]:
        for deed in post.tale:
            line = words.say(deed.text, lambda seat: NAMES_OF_SEATS[seat])
            for bad in ("{", "}", "  ", " ,", "..", ": :", "::", "→ →", "+0", "−0"):
                assert bad not in line, line
            assert line == line.strip(), line
            assert not line.endswith((",", ":", "→", "·")), line


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.slow)])
@games_of(FOUND, some=True)
def test_a_turn_that_is_not_finished_reads_well_too(path: Path, every: int) -> None:
    """A panel shows the tale of the turn so far after every choice; so do posts of turns with hidden information."""
    record, words = read(path), strict("en")
    game = games()[record.game]
    match: Match[Any] = Match(game, record.seats, record.seed, record.options)
    events: list[Event] = []
    for number, choice in enumerate(record.choices):
        events = [] if choice == "confirm" else [*events, *match.apply(choice)]
        if choice == "confirm":
            match.apply(choice)
            continue
        if number % every:
            continue
        for deed in game.guide.tale(events)[-2:]:
            line = words.say(deed.text, lambda seat: NAMES_OF_SEATS[seat])
            assert line == line.strip(), line
            assert "{" not in line, line


@cache
def strict(locale: str) -> Catalogue:
    """Return a catalogue in which nothing may be missing."""
    return Catalogue(locale, strict=True)


NAMES_OF_SEATS = ("Ann", "Bea", "Cleo", "Dot", "Eve")
GAME_OF = {path: read(path).game for path in FOUND}


def kinds_of_event(folder: str) -> set[str]:
    """Return every kind of event that a game's rules record, from their source."""
    found = set()
    for path in (TESTS.parent / "engine" / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "add"):
                continue
            if len(node.args) > 1 and ast.unparse(node.func.value).endswith("log"):
                kind = node.args[0]
                assert isinstance(kind, ast.Constant), ast.unparse(node)
                found.add(str(kind.value))
    return found


@pytest.mark.parametrize("game", ["nanotech", "nucleum"])
def test_every_kind_of_event_has_a_role(game: str) -> None:
    kinds = kinds_of_event(game)
    assert len(kinds) > 10
    assert kinds - set(games()[game].guide.roles) == set()


def test_what_others_give_is_told_to_whom_it_was_given() -> None:
    """Over recorded games: what is for a seat is all that it gained in deeds of others and of the table, and no more."""
    met = 0
    for path in FOUND:
        if GAME_OF[path] != "nucleum":
            continue
        for post in posts_of(path):
            for seat in range(len(post.before)):
                given = given_by_others(post.tale, seat)
                wanted = [
                    gain.text
                    for deed in post.tale
                    for gain in deed.others
                    if gain.seat == seat and not (deed.role is Role.DEED and deed.seat == seat)
                ]
                assert [gain.text for gain in given] == wanted
                met += any(gain.by is not None and gain.by.key == "nuc-by-turbine" for gain in given)
                met += any(gain.by is not None and gain.by.key == "nuc-by-kings-day" for gain in given)
    assert met > 20


QUICK = {"nanotech.json", "court"}
"""Recorded games of which a few posts are always drawn; the others' posts are drawn with the slow tests."""


def sample(path: Path) -> Iterator[tuple[Match[Any], list[Event]]]:
    """Yield the posts of a recorded game in which a kind of place is marked with a number for the first time."""
    record = read(path)
    game = games()[record.game]
    match: Match[Any] = Match(game, record.seats, record.seed, record.options)
    events: list[Event] = list(match.opening)
    seen: set[str] = set()
    for choice in record.choices:
        events += match.apply(choice)
        if choice == "confirm":
            kinds = {kind_of(mark.place) for mark in marks_of(game.guide, events) if mark.numbers}
            if kinds - seen:
                seen |= kinds
                yield match, events
            events = []


def kind_of(place: str) -> str:
    """Return the kind of place that a mark names: the part before its colon, or a space, a link or a city."""
    if ":" in place:
        return place.partition(":")[0]
    return "space" if "." in place else "link" if "-" in place else "city"


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=() if {path.name, path.parent.name} & QUICK else pytest.mark.slow) for path in FOUND],
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
def test_the_picture_has_the_numbers_of_the_text(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    badges, badge = set[str](), icons.badge

    def noted(said: str, size: int, ground: Colour, edge: Colour) -> Sprite:
        badges.add(said)
        return badge(said, size, ground, edge)

    monkeypatch.setattr(icons, "badge", noted)
    drawn = 0
    for match, events in sample(path):
        guide, kind = match.game.guide, painters()[match.game.id]
        badges.clear()
        names = tuple(("Ann", "Bea", "Cleo", "Dot", "Eve")[: match.state.seats])
        view = BoardView(names, "Table #1", marks=marks_of(guide, events))
        kind.draw(kind.post_view(match.state), match.state, view)
        numbers = {str(deed.number) for deed in guide.tale(events) if deed.number}
        assert badges == numbers, [(mark.place, mark.numbers) for mark in view.marks]
        drawn += 1
    assert drawn
