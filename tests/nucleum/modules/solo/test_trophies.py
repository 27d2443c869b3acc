"""Trophies of solo games: each fact is read from a finished game as its definition says (docs/ledger/rulings.md, Solo)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pytest

from engine.kernel import Event, OptionValue, SoloResult, text
from engine.nucleum.game import NucleumState
from engine.nucleum.library import components
from engine.nucleum.modules import BOX
from tests.nucleum.builder import GAME, table
from tests.nucleum.modules.court.board import PARTIES
from tests.nucleum.modules.court.board import seat as place_politicians
from tests.nucleum.modules.solo.hand import solo_table

HERE, BARON = 0, 1


def event(kind: str, seat: int | None = HERE, *, minor: bool = False, **data: int | str) -> Event:
    return Event(kind=kind, text=text("yes"), seat=seat, data=dict(data), minor=minor)


def ended(points: int, barons: int = 0, level: int = 3, experiment: str = "A", **options: int | str) -> NucleumState:
    """Return a finished game alone against the Baron with these points, without anything else that counts."""
    state = solo_table()
    state.options |= {"level": level, **options}
    state.over = True
    for player, vp in zip(state.players, (points, barons), strict=True):
        player.vp, player.points = vp, {"income": vp}
        player.thaler = player.workers = 0
        player.stars, player.stars_left, player.stars_reserve, player.fulfilled = [1], 0, 0, []
    state.board.pieces.clear()
    state.players[HERE].experiment = experiment
    GAME.forget(state)
    return state


def result(state: NucleumState, *events: Event) -> SoloResult:
    found = GAME.solo_result(state, HERE, events)
    assert found is not None
    return found


def test_there_are_thirty_for_all_that_is_known() -> None:
    known = {module.id for module in BOX}
    listed = GAME.trophies()
    assert len({trophy.id for trophy in listed}) == len(listed)
    assert len(listed) == (30 if "australia" in known else 29)
    assert [trophy.id for trophy in listed if trophy.challenges] == ["challenges-ten"]


def test_a_win_is_more_than_every_baron_has() -> None:
    scores = {row.seat: row.score for row in GAME.standings(ended(80, 30))}
    won = result(ended(80, 30))
    assert (won.won, won.margin, won.score) == (True, scores[HERE] - scores[BARON], scores[HERE])
    tie = result(ended(80, 30 + won.margin))
    assert (tie.won, tie.margin) == (False, 0)
    assert tie.reached == ("finished",)
    assert result(ended(20, 30)).reached == ("finished",)


def test_levels_up_to_the_one_played_count() -> None:
    reached = result(ended(80, 1, level=3)).reached
    assert [each for each in reached if each.startswith("level-")] == ["level-1", "level-2", "level-3"]
    assert "map-saxony" in reached
    assert "map-gibraltar" not in reached
    assert "experiment-A" in reached
    assert "map-saxony" not in result(ended(80, 1, level=2)).reached
    assert "experiment-A" not in result(ended(80, 1, level=1)).reached
    assert "experiment-D" in result(ended(80, 1, experiment="D")).reached


@pytest.mark.parametrize(
    ("points", "baron", "wanted"),
    [(150, 500, {"points-150"}), (200, 1, {"points-150", "points-200", "by-fifty"}), (199, 160, {"points-150"})],
)
def test_points_and_margins(points: int, baron: int, wanted: set[str]) -> None:
    state = ended(points, baron)
    state.players[HERE].vp += points - next(row.score for row in GAME.standings(state) if row.seat == HERE)
    state.players[HERE].points = {"income": state.players[HERE].vp}
    GAME.forget(state)
    assert {"points-150", "points-200", "by-fifty"} & set(result(state).reached) == wanted


def test_the_challenge_is_kept_with_the_result() -> None:
    assert result(ended(80, 1)).challenge == ""
    assert result(ended(80, 1, challenge="empty-purse")).challenge == "empty-purse"


def test_only_ones_own_events_count() -> None:
    own, his = event("railway"), event("railway", BARON)
    assert "few-rails" in result(ended(80, 1), own, own, his, his).reached
    assert "few-rails" not in result(ended(80, 1), own, own, own).reached
    assert "few-rails" not in result(ended(1, 40), own).reached
    assert "rail-baron" in result(ended(1, 40), *[own] * 10).reached
    assert "rail-baron" not in result(ended(1, 40), *[own] * 9, his).reached
    contract = event("fulfil", contract="C01")
    assert "ten-contracts" in result(ended(1, 40), *[contract] * 10).reached
    assert "ten-contracts" not in result(ended(1, 40), *[contract] * 9).reached


def test_no_coal_means_none_in_any_energize_action() -> None:
    clean, dirty = event("energize", building="factory-1", coal=0), event("energize", building="factory-1", coal=1)
    assert "clean-coal" in result(ended(80, 1), *[clean] * 5).reached
    assert "clean-coal" not in result(ended(80, 1), *[clean] * 5, dirty).reached
    assert "clean-coal" not in result(ended(80, 1), *[clean] * 4).reached
    great = event("energize", building="laboratory-4", coal=2)
    assert "great-laboratory" in result(ended(1, 40), great).reached
    assert "great-laboratory" not in result(ended(1, 40), event("energize", BARON, building="laboratory-4")).reached


def test_all_eight_technologies() -> None:
    state = ended(1, 40)
    state.players[HERE].technologies = [f"A{number}" for number in range(1, 9)]
    assert "all-eight" in result(state).reached
    state.players[HERE].technologies.pop()
    assert "all-eight" not in result(state).reached


def gain(seat: int, amount: int, *, minor: bool = False) -> Event:
    return event("gain", seat, resource="vp", amount=amount, minor=minor)


def test_kings_days_alone_in_first_place() -> None:
    day = event("kings-day", None, number=1)
    alone = [day, gain(HERE, 6), gain(BARON, 2), event("star", BARON)]
    assert "royal-favour" in result(ended(1, 40), *alone * 3).reached
    shared = [day, gain(HERE, 6), gain(BARON, 6)]
    assert "royal-favour" not in result(ended(1, 40), *alone, *alone, *shared).reached
    second = [day, gain(BARON, 6), gain(HERE, 2), event("star"), gain(HERE, 6)]
    assert "royal-favour" not in result(ended(1, 40), *alone, *alone, *second).reached


def test_a_game_among_people_has_no_result() -> None:
    state, _ = GAME.start(2, 3)
    assert GAME.solo_result(state, HERE, []) is None
    alone = ended(80, 1)
    assert GAME.solo_result(alone, BARON, []) is None


# --- Each trophy, won and just missed ---------------------------------------------------------------------------------

ALONE = [event("kings-day", None, number=1), gain(HERE, 6), gain(BARON, 2), event("star", BARON)]
SHARED = [event("kings-day", None, number=1), gain(HERE, 6), gain(BARON, 6)]


def contracts(*names: str, seat: int = HERE) -> list[Event]:
    return [event("fulfil", seat, contract=name) for name in names]


def energized(building: str, coal: int = 0, seat: int = HERE) -> Event:
    return event("energize", seat, building=building, coal=coal)


class Played(NamedTuple):
    """A game that is over: the final scores by seat, the person's first, and what else counts."""

    scores: tuple[int, ...] = (80, 30)
    experiment: str = "A"
    technologies: int = 0
    leads: int = 0
    over: bool = True
    events: Sequence[Event] = ()
    options: Mapping[str, OptionValue] = {}

    def result(self) -> SoloResult:
        """Return the result of the person in seat 0."""
        state = table(len(self.scores), "A", **{"opponent": "baron", **self.options})  # type: ignore[arg-type] # numbers are options too
        state.over = self.over
        player = state.players[HERE]
        player.experiment = self.experiment
        player.technologies = [f"{self.experiment}{number}" for number in range(1, self.technologies + 1)]
        for name in PARTIES[: self.leads]:
            place_politicians(state, name, {HERE: 1}, leader=HERE)
        for name in PARTIES[self.leads :] if "court" in state.modules else ():
            place_politicians(state, name, {BARON: 1}, leader=BARON)
        GAME.forget(state)
        for row in GAME.standings(state):
            each = state.players[row.seat]
            each.vp += self.scores[row.seat] - row.score
            each.points = {"income": each.vp}
        GAME.forget(state)
        assert {row.seat: row.score for row in GAME.standings(state)} == dict(enumerate(self.scores))
        return result(state, *self.events)


TWO_BARONS: dict[str, OptionValue] = {"opponent": "barons"}
COURT: dict[str, OptionValue] = {"court": True}
F: dict[str, OptionValue] = {"experiment_f": True}
LOST = (30, 80)
TIE = (80, 80)


def at(level: int, **options: OptionValue) -> dict[str, OptionValue]:
    return {"level": level, **options}


REACHED: dict[str, Played] = {
    "finished": Played(LOST),
    **{f"level-{number}": Played(options=at(number)) for number in range(1, 6)},
    **{f"experiment-{letter}": Played(experiment=letter, options=at(2)) for letter in "ABCD"},
    "experiment-E": Played(experiment="E", options=at(2, **COURT)),
    "experiment-F": Played(experiment="F", options=at(2, **F)),
    **{f"map-{name}": Played(options=at(3, map=name)) for name in ("saxony", "gibraltar", "australia")},
    "two-barons": Played((80, 30, 79), options=TWO_BARONS),
    "together": Played((80, 70, 69)),
    "points-150": Played((150, 500)),
    "points-200": Played((200, 199)),
    "by-fifty": Played((80, 30)),
    "few-rails": Played(events=[event("railway")] * 2 + [event("railway", BARON)] * 3),
    "rail-baron": Played(LOST, events=[event("railway")] * 10),
    "all-eight": Played(LOST, technologies=8),
    "ten-contracts": Played(LOST, events=contracts(*["C01"] * 8, "C42", "MC1")),
    "clean-coal": Played(events=[energized("factory-1")] * 5 + [energized("factory-1", 2, BARON)]),
    "three-forts": Played(LOST, events=contracts("MC1", "MC4", "MC8"), options={"map": "gibraltar"}),
    "great-laboratory": Played(LOST, events=[energized("special-L4", 2)]),
    "royal-favour": Played(LOST, events=ALONE * 3),
    "three-parties": Played(leads=3, options=COURT),
}
"""For each trophy of a single game, a game that earns it."""

MISSED: list[tuple[str, Played]] = [
    ("finished", Played(over=False)),
    *((f"level-{number}", Played(options=at(number - 1))) for number in range(2, 6)),
    *((f"level-{number}", Played(TIE, options=at(number))) for number in range(1, 6)),
    *(
        (name, game._replace(options={**game.options, "level": 1}))
        for name, game in REACHED.items()
        if "experiment" in name
    ),
    *((name, game._replace(scores=TIE)) for name, game in REACHED.items() if "experiment" in name or "map" in name),
    *((f"experiment-{letter}", Played(experiment=other)) for letter, other in zip("ABCDEF", "BCDABC", strict=True)),
    *((name, game._replace(options={**game.options, "level": 2})) for name, game in REACHED.items() if "map" in name),
    ("level-1", Played((60, 80, 70))),
    ("level-1", Played((80, 30, 81), options=TWO_BARONS)),
    ("map-saxony", REACHED["map-gibraltar"]),
    ("map-gibraltar", REACHED["map-australia"]),
    ("map-australia", REACHED["map-saxony"]),
    ("two-barons", Played((80, 30))),
    ("two-barons", Played((80, 70, 69))),
    ("two-barons", Played((80, 30, 81), options=TWO_BARONS)),
    ("two-barons", Played((80, 81, 30), options=TWO_BARONS)),
    ("two-barons", Played((80, 30, 80), options=TWO_BARONS)),
    ("together", Played((80, 30))),
    ("together", Played((80, 60, 70))),
    ("together", Played((60, 80, 70))),
    ("together", Played((80, 70, 70))),
    ("together", Played((80, 30, 40), options=TWO_BARONS)),
    ("points-150", Played((149, 1))),
    ("points-200", Played((199, 1))),
    ("points-200", Played((200, 200))),
    ("by-fifty", Played((80, 31))),
    ("by-fifty", Played((80, 10, 31), options=TWO_BARONS)),
    ("few-rails", Played(events=[event("railway")] * 3)),
    ("few-rails", Played(TIE)),
    ("rail-baron", Played(events=[event("railway")] * 9 + [event("railway", BARON)])),
    ("all-eight", Played(technologies=7)),
    ("ten-contracts", Played(events=[*contracts(*["C01"] * 9), *contracts("C01", seat=BARON)])),
    ("clean-coal", Played(events=[energized("factory-1")] * 5 + [energized("factory-1", 1)])),
    ("clean-coal", Played(events=[energized("factory-1")] * 4)),
    ("clean-coal", Played(TIE, events=[energized("factory-1")] * 5)),
    ("three-forts", Played(events=contracts("MC1", "MC4", "C08"))),
    ("three-forts", Played(events=[*contracts("MC1", "MC4"), *contracts("MC8", seat=BARON)])),
    ("great-laboratory", Played(events=[energized("laboratory-3"), energized("laboratory-4", seat=BARON)])),
    ("royal-favour", Played(events=[*ALONE, *ALONE, *SHARED])),
    ("three-parties", Played(leads=2, options=COURT)),
    ("three-parties", Played(TIE, leads=3, options=COURT)),
    ("three-parties", Played()),
]
"""Games that narrowly miss a trophy."""


@pytest.mark.parametrize(
    ("game", "margin"),
    [
        (Played((80, 30)), 50),
        (Played((80, 30, 50), options=TWO_BARONS), 30),
        (Played((80, 90, 50), options=TWO_BARONS), -10),
        (Played((80, 50, 90), options=TWO_BARONS), -10),
        (Played((80, 80, 50), options=TWO_BARONS), 0),
        (Played((80, 60, 70)), 10),
        (Played((60, 80, 70)), -10),
    ],
)
def test_ones_own_points_are_set_against_those_of_the_best_baron(game: Played, margin: int) -> None:
    """Neither a weaker Baron nor what another person has makes a win (nucleum-data.md 11.6, house)."""
    found = game.result()
    assert (found.margin, found.won, found.score) == (margin, margin > 0, game.scores[HERE])
    assert ("level-1" in found.reached) == found.won


def test_each_trophy_of_a_game_is_won_and_missed_below() -> None:
    wanted = {trophy.id for trophy in GAME.trophies() if not trophy.challenges}
    assert set(REACHED) == {name for name, _ in MISSED} == wanted


@pytest.mark.parametrize("name", REACHED)
def test_a_game_in_which_it_is_won(name: str) -> None:
    assert name in REACHED[name].result().reached


@pytest.mark.parametrize(
    ("name", "game"), MISSED, ids=[f"{name}-{number}" for number, (name, _) in enumerate(MISSED)]
)
def test_a_game_in_which_it_is_just_missed(name: str, game: Played) -> None:
    assert name not in game.result().reached


def test_every_military_contract_is_one_of_the_three_forts() -> None:
    for name in components().kinds["military_contracts"]:
        game = Played(events=contracts(name, "MC1", "MC2"), options={"map": "gibraltar"})
        assert "three-forts" in game.result().reached
