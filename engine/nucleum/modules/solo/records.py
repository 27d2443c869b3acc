"""The Baron's components: logic cards, levels, challenges, and achievements against him."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, cast

import msgspec

from engine.nucleum.data.components import Components, Id, Record
from engine.nucleum.data.vocabulary import Count, Counter, Part, Positive

Order = Literal["lowest", "highest"]


class LogicCard(Record, frozen=True):
    """A logic card: `tie`: which city number comes first; `buildings`: the order of types; `row`, `first`: of industrialize.

    `row`: the row that comes first, `first`: whether its turbine or its mine does.
    """

    number: Positive
    tie: Order
    buildings: Annotated[tuple[str, ...], msgspec.Meta(min_length=3, max_length=3)]
    row: Order
    first: Literal["turbine", "mine"]


class BaronLevel(Record, frozen=True):
    """A level of difficulty: the Baron's start, his gains in a recharge, and his scoring.

    `energize_thaler_off`: off the coal of each of his energize actions; `milestone_vp`: for each item of the
    milestone of each segment, from the bottom up; `contract_vp`: for each of his contracts.
    """

    number: Annotated[int, msgspec.Meta(ge=1, le=5)]
    start_thaler: Count
    start_workers: Count
    recharge_thaler: Count
    recharge_workers: Count
    energize_thaler_off: Count
    milestone_vp: Annotated[tuple[Count, ...], msgspec.Meta(min_length=4, max_length=4)]
    contract_vp: Count


class ChallengeChanges(Part, frozen=True):
    """The changes of a challenge; the defaults change nothing.

    `starting_tiles`: the number of two-sided starting tiles that a person lacks; `exchanges`: whether people may
    exchange; `start_thaler`: people's thaler at the start (None: as usual); `directive`: whether they have their
    special directive; `baron_stars`: the spaces of the Baron's stars at the start; `wagons`: the state of all coal
    wagons at the start; `closed_slots`: the number of a person's covered action slots; `baron_recharges`: the number
    of his recharges that bring the end (0: as usual); `baron_contract`: the stack from which he takes a contract when
    he recharges; `baron_leads`: the parties he leads at the start.
    """

    starting_tiles: Count = 0
    exchanges: bool = True
    start_thaler: Count | None = None
    directive: bool = True
    baron_stars: tuple[Positive, ...] = (1,)
    wagons: Literal["fresh", "flipped"] = "fresh"
    closed_slots: Count = 0
    baron_recharges: Count = 0
    baron_contract: str = ""
    baron_leads: Literal["", "neutral-led"] = ""


class Challenge(Record, frozen=True):
    """A challenge; `hardness` 1 to 3. `needs`: modules that must be in play."""

    number: Positive
    hardness: Annotated[int, msgspec.Meta(ge=1, le=3)]
    change: ChallengeChanges
    needs: tuple[Id, ...] = ()


class GameFact(Part, frozen=True):
    """A condition of an achievement about a finished game, or about all games a person has finished.

    `fact` names the fact; a number must be `at_least`, `at_most` or `equals` a value, a bool must be `is`. `kind`,
    `field` and `match`: the events that are counted or added up; `counter`: the count at the end; `by`: the criterion
    for counting the wins of a career.
    """

    fact: Literal[
        "finished", "won", "all_people_won", "people", "barons", "level", "experiment", "board", "score", "margin",
        "events", "sum", "count", "kings_day_firsts", "career_wins",
    ]  # fmt: skip
    is_: bool | None = msgspec.field(default=None, name="is")
    at_least: int | None = None
    at_most: int | None = None
    equals: int | str | None = None
    kind: str = ""
    field: str = ""
    match: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    counter: Counter | None = None
    by: str = ""


class Achievement(Record, frozen=True):
    """An achievement in a game (`scope` game) or over all games of a person: all `conditions` hold at the end."""

    number: Positive
    scope: Literal["game", "career"]
    conditions: Annotated[tuple[GameFact, ...], msgspec.Meta(min_length=1)]
    needs: tuple[Id, ...] = ()


def cards_of(data: Components) -> Mapping[str, LogicCard]:
    """Return the logic cards by id."""
    return cast("Mapping[str, LogicCard]", data.kinds["logic_cards"])


def levels_of(data: Components) -> dict[int, BaronLevel]:
    """Return the levels by number."""
    found = cast("Mapping[str, BaronLevel]", data.kinds["baron_levels"])
    return {level.number: level for level in found.values()}


def challenges_of(data: Components) -> Mapping[str, Challenge]:
    """Return the challenges by id."""
    return cast("Mapping[str, Challenge]", data.kinds["challenges"])
