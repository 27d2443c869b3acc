"""The draw of a season: who meets whom at which table, and in what order they play; also the check of its options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.club.seasons.season import Season
from engine.kernel import OptionError, text
from engine.kernel.rng import Rng, seeded_rng
from engine.registry import games
from engine.tables.open.open_table import TableError

SHUFFLES = 2000
"""Number of shuffles from which the draw takes the best."""
SWAPS = 20_000
"""Maximum number of tries to swap two people of the best shuffle."""
SIZES = (3, 4)
"""Numbers of seats that the tables of a season can have."""
MAX_TABLES = 4
"""Maximum number of tables at which everyone plays at once."""
_LAST = 6
"""Weight of the last seat of a table; the first has 0, and the weights at tables of two, three and four are whole numbers."""


class Measure(NamedTuple):
    """The quality of a draw, with the most important criterion first; lower values are better.

    `repeats` counts the repeated meetings of two people after their first table. `turns` is the unevenness of
    people's places in the order of turns, `spread` the total difference of the strengths at the tables.
    """

    repeats: int
    turns: int
    spread: int


class Draw(NamedTuple):
    """The tables of a season, each with its people in the order of their turns, and the measure of this draw."""

    tables: tuple[tuple[int, ...], ...]
    measure: Measure


class TooFew(NamedTuple):
    """There are too few `people` for complete tables; `needed` would be enough."""

    people: int
    needed: int


def sizes_of(people: int, seats: int) -> tuple[int, ...] | None:
    """Return the sizes of the tables for a number of people, who sit at one table each: as many with `seats` as possible.

    The others have one seat less. None if that is impossible.
    """
    smaller = -people % seats
    full, rest = divmod(people - smaller * (seats - 1), seats)
    return None if people < 1 or full < 0 or rest else (seats,) * full + (seats - 1,) * smaller


def enough(people: int, seats: int) -> int:
    """Return `people`, or the next larger number of people who can all be seated."""
    return next(number for number in range(max(people, 1), people + seats * seats + 1) if sizes_of(number, seats))


def draw(
    people: Iterable[int], tables: int, seats: int, seed: int, strength: Mapping[int, int] | None = None
) -> Draw | TooFew:
    """Draw the tables of a season, at which each of the `people` has exactly `tables` seats, never two at one table.

    Tables have `seats` seats each, or one fewer where the number of people requires it. The draw tries `SHUFFLES`
    random orders, keeps the first with the lowest `Measure`, and then swaps people while that reduces the number of
    repeated meetings. Equal arguments give equal draws. `strength` is people's playing strength, in any unit; those
    missing from it get the median. Raises ValueError for invalid numbers of seats or tables.
    """
    if seats not in SIZES or not 1 <= tables <= MAX_TABLES:
        raise ValueError(f"a season has 1 to {MAX_TABLES} tables of {SIZES}, not {tables} of {seats}")
    everyone = sorted({*people})
    sizes = sizes_of(len(everyone), seats)
    if sizes is None:
        return TooFew(len(everyone), enough(len(everyone), seats))
    strengths, rng = _strengths(everyone, strength or {}), seeded_rng(seed)
    best = min((_shuffle(everyone, tables, sizes, strengths, rng) for _ in range(SHUFFLES)), key=lambda each: each[1])
    rounds = [best.tables[at : at + len(sizes)] for at in range(0, len(best.tables), len(sizes))]
    return min(best, _seat(everyone, _swap(rounds, rng), strengths), key=lambda each: each[1])


def _strengths(people: Sequence[int], known: Mapping[int, int]) -> dict[int, int]:
    """Return the strength of all people."""
    values = sorted(known[person] for person in people if person in known)
    middle = values[len(values) // 2] if values else 0
    return {person: known.get(person, middle) for person in people}


def _shuffle(
    people: Sequence[int], tables: int, sizes: Sequence[int], strengths: Mapping[int, int], rng: Rng
) -> Draw:
    """Return one shuffle: everyone is dealt to the tables once for each of the `tables` that they play at."""
    rounds = list[list[list[int]]]()
    for _ in range(tables):
        order, dealt = list(people), list[list[int]]()
        rng.shuffle(order)
        for size in sizes:
            dealt.append(order[:size])
            order = order[size:]
        rounds.append(dealt)
    return _seat(people, rounds, strengths)


def _seat(people: Sequence[int], rounds: Iterable[Iterable[Sequence[int]]], strengths: Mapping[int, int]) -> Draw:
    """Return the draw of tables that are dealt in rounds. Those who have sat late so far sit early at the next table."""
    found: list[tuple[int, ...]] = []
    late = dict.fromkeys(people, 0)
    for number, dealt in enumerate(rounds):
        for table in dealt:
            seated = sorted(table, key=lambda person: -late[person]) if number else list(table)
            for seat, person in enumerate(seated):
                late[person] += lateness(seat, len(table))
            found.append(tuple(seated))
    return Draw(tuple(found), measure_of(found, strengths))


def _swap(rounds: Iterable[Iterable[Sequence[int]]], rng: Rng) -> list[list[list[int]]]:
    """Return the rounds with people swapped between two tables of a round, `SWAPS` times where not more meet again."""
    swapped = [[list(table) for table in dealt] for dealt in rounds]
    met = Counter(pair for dealt in swapped for table in dealt for pair in _pairs(table))
    repeats = met.total() - len(met)
    for _ in range(SWAPS if len(swapped[0]) > 1 else 0):
        if not repeats:
            break
        dealt = rng.pick(swapped)
        first = rng.pick(range(len(dealt)))
        second = (first + 1 + rng.pick(range(len(dealt) - 1))) % len(dealt)
        here, there = dealt[first], dealt[second]
        one, other = rng.pick(range(len(here))), rng.pick(range(len(there)))
        before = [*_with(here, one, here[one]), *_with(there, other, there[other])]
        after = [*_with(here, one, there[other]), *_with(there, other, here[one])]
        more = sum(met[pair] > 0 for pair in after) - sum(met[pair] > 1 for pair in before)
        if more <= 0:
            repeats += more
            met.subtract(before)
            met.update(after)
            here[one], there[other] = there[other], here[one]
    return swapped


def _pairs(table: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the pairs of people at a table."""
    return combinations(sorted(table), 2)


def _with(table: Sequence[int], seat: int, person: int) -> list[tuple[int, int]]:
    """Return the pairs that a person makes in a seat of a table."""
    return [(min(person, each), max(person, each)) for at, each in enumerate(table) if at != seat]


def lateness(seat: int, size: int) -> int:
    """Return the distance of a seat, counted from 0, behind the middle of its table's turn order."""
    return 2 * seat * _LAST // (size - 1) - _LAST


def measure_of(tables: Sequence[Sequence[int]], strength: Mapping[int, int]) -> Measure:
    """Return the quality of a draw, so that anyone can check one."""
    met = Counter(pair for table in tables for pair in _pairs(table))
    late: Counter[int] = Counter()
    for table in tables:
        for seat, person in enumerate(table):
            late[person] += lateness(seat, len(table))
    values = [[strength.get(person, 0) for person in table] for table in tables]
    return Measure(
        repeats=met.total() - len(met),
        turns=sum(each * each for each in late.values()),
        spread=sum(max(each) - min(each) for each in values),
    )


def opponents(tables: int, seats: int) -> int:
    """Return the maximum number of other people that a person meets in a season."""
    return tables * (seats - 1)


def check_options(season: Season) -> None:
    """Complete the options of a season. Raises TableError for unknown ones, and if its tables are impossible."""
    game = games()[season.game]
    try:
        season.options = game.complete_options(season.options)
    except OptionError as error:
        raise TableError(error.text) from error
    if not {season.seats, season.seats - 1} <= {*game.players_for(season.options)}:
        raise TableError(text("error-season-seats", seats=season.seats))


def draw_all(season: Season, divisions: Sequence[Sequence[int]], strength: Mapping[int, int]) -> list[Draw] | TooFew:
    """Return the draw of each division, the seed of the second being one higher."""
    found: list[Draw] = []
    for number, division in enumerate(divisions or [()]):
        drawn = draw(division, season.tables, season.seats, season.seed + number, strength)
        if isinstance(drawn, TooFew):
            return drawn
        found.append(drawn)
    return found
