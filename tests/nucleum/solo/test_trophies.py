"""Trophies of solo games: each fact is read from a finished game as its definition says (docs/rulings.md, Solo)."""

from __future__ import annotations

import pytest

from engine.kernel import Event, SoloResult, text
from engine.nucleum.game import NucleumState
from engine.nucleum.library import registered
from tests.nucleum.builder import GAME
from tests.nucleum.solo.hand import solo_table

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
    known = {module.id for module in registered()}
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
