"""Paired games of computer players: the sequential test, the deals, and continuing a log."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.registry import games
from tools.balance import levels
from tools.balance.levels import Contest, ContestGame, ProbabilityRatioTest

TEST = ProbabilityRatioTest(0.5, 0.65)
ONE_SIDED = Contest(game="nanotech", level="solid", against="random", seats=2, options={"target": 6})


def game_of(seed: int, seat: int, score: int, others: tuple[int, ...], win: float) -> ContestGame:
    """Return the result of a game of the contest."""
    return ContestGame(
        contest=ONE_SIDED, seed=seed, seat=seat, score=score, win=win, others=others, times=(0.1,), other_times=(0.3,)
    )


def test_the_ratio_follows_a_known_walk() -> None:
    """Wald's bounds for 5 % either way are ln 19 = ±2.944; a win moves by ln 1.3 = 0.262, a loss by ln 0.7 = -0.357."""
    assert pytest.approx(2.944, abs=1e-3) == TEST.limit
    assert TEST.log_ratio([1, 1, 0]) == pytest.approx(2 * 0.26236 - 0.35667, abs=1e-4)
    assert TEST.log_ratio([0.5, 0.5]) == pytest.approx(TEST.log_ratio([1, 0]))
    assert [TEST.decide([1] * wins) for wins in (11, 12)] == [None, "high"]
    assert [TEST.decide([0] * losses) for losses in (8, 9)] == [None, "low"]
    assert TEST.decide([1, 0] * 20) is None


def test_a_stricter_test_takes_longer() -> None:
    strict = ProbabilityRatioTest(0.5, 0.65, errors=0.01)
    assert [strict.decide([1] * wins) for wins in (17, 18)] == [None, "high"]


@pytest.mark.parametrize("given", [(0.6, 0.5, 0.05), (0.0, 0.5, 0.05), (0.5, 1.0, 0.05), (0.3, 0.5, 0.5)])
def test_tests_that_tell_nothing_apart_are_refused(given: tuple[float, float, float]) -> None:
    with pytest.raises(ValueError, match="LOW < HIGH"):
        ProbabilityRatioTest(*given)


def test_each_deal_is_played_in_every_seat_and_the_test_ends_the_series(tmp_path: Path) -> None:
    played = levels.play_deals(ONE_SIDED, range(40, 60), TEST, tmp_path / "log")
    assert [(one.seed, one.seat) for one in played] == [(40 + n // 2, n % 2) for n in range(12)]
    assert all(one.win == 1 and one.score > one.others[0] for one in played)
    assert all(one.times and one.other_times for one in played)


def test_a_log_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log, contest = tmp_path / "log", msgspec.structs.replace(ONE_SIDED, level="random", seats=3)
    first = levels.play_deals(contest, range(2), None, log)
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:4]))
    made: list[tuple[int, int]] = []
    play = levels.play

    def counted(contest: Contest, seed: int, seat: int) -> ContestGame:
        made.append((seed, seat))
        return play(contest, seed, seat)

    monkeypatch.setattr(levels, "play", counted)
    again = levels.play_deals(contest, range(2), None, log)
    assert made == [(1, 1), (1, 2)]
    assert [(one.score, one.others) for one in again] == [(one.score, one.others) for one in first]
    assert len(levels.read(log, contest)) == 6
    with pytest.raises(ValueError, match="other players"):
        levels.read(log, ONE_SIDED)


def test_errors_are_those_of_deals() -> None:
    """Both games of a deal count once: a deal that is won and lost tells nothing of the difference."""
    played = [
        game_of(1, 0, 9, (5,), 1),
        game_of(1, 1, 5, (9,), 0),
        game_of(2, 0, 8, (6,), 1),
        game_of(2, 1, 9, (7,), 1),
    ]
    assert levels.mean_and_error(played, lambda one: one.ahead) == (1.0, 1.0)
    assert levels.mean_and_error(played, lambda one: one.win) == (0.75, 0.25)
    assert levels.binomial_error(played) == pytest.approx((5 / 8 * 3 / 8 / 8) ** 0.5)
    lines = list(levels.report(played, TEST))
    assert lines[0] == "solid against random: nanotech, 2 seats, target 6"
    assert lines[2] == "points ahead +1.00 (too few deals for an error), wins 75.0% ± 17.1% (even 50%)"
    assert "solid: mean score 7.75, processor time a turn: median 100.0 ms" in lines[3]
    assert lines[5].endswith(": open")
    more = [msgspec.structs.replace(one, seed=one.seed + 2 * again) for again in range(3) for one in played]
    assert list(levels.report(more, TEST))[2].startswith("points ahead +1.00 ± 0.45, wins 75.0% ± 11.6%")


def test_points_ahead_are_those_to_the_mean_of_the_others() -> None:
    assert game_of(1, 0, 10, (4, 7), 1).ahead == 4.5


def test_wrong_names_are_refused_in_a_sentence() -> None:
    game = games()["nanotech"]
    with pytest.raises(ValueError, match="no computer player 'grand'"):
        levels.find_player(game, "grand")
    with pytest.raises(ValueError, match="weights of random"):
        levels.find_player(game, "random:energy=1")
    with pytest.raises(ValueError, match="no option target with the value 99"):
        levels.complete_options(game, {"target": 99})
    with pytest.raises(ValueError, match="automata"):
        levels.complete_options(games()["nucleum"], {"opponent": "baron"})


def test_experiments_are_dealt_at_random() -> None:
    assert levels.complete_options(games()["nucleum"], {})["experiments"] == "random"
    assert levels.complete_options(games()["nucleum"], {"experiments": "choose"})["experiments"] == "choose"
