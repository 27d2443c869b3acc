"""The limit of presses per user: a token bucket for each, on a clock that the test sets."""

from __future__ import annotations

import pytest

from cogs.base import limits
from cogs.base.limits import Limit, Throttle, read_limit


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_that_many_at_once_then_one_sentence_then_silence(clock: Clock) -> None:
    throttle = Throttle(Limit(20, 2), clock=clock)
    assert [throttle.ask(1) for _ in range(20)] == ["pass"] * 20
    assert [throttle.ask(1) for _ in range(30)] == ["tell"] + ["silence"] * 29
    clock.now += limits.PAUSE_SECONDS / 2
    assert [throttle.ask(1) for _ in range(6)] == ["pass"] * 5 + ["silence"]
    clock.now += limits.PAUSE_SECONDS / 2
    assert [throttle.ask(1) for _ in range(7)] == ["pass"] * 5 + ["tell", "silence"]
    clock.now += 3600
    assert [throttle.ask(1) for _ in range(21)] == ["pass"] * 20 + ["tell"]


def test_two_a_second_go_on_for_ever(clock: Clock) -> None:
    throttle = Throttle(Limit(20, 2), clock=clock)
    for _ in range(1000):
        assert throttle.ask(1) == "pass"
        clock.now += 0.5


def test_users_do_not_share_a_bucket(clock: Clock) -> None:
    throttle = Throttle(Limit(1, 1), clock=clock)
    assert [throttle.ask(user) for user in (1, 2, 3, 1, 2, 3)] == ["pass"] * 3 + ["tell"] * 3


def test_without_a_limit_everyone_may(clock: Clock) -> None:
    throttle = Throttle(None, clock=clock)
    assert {throttle.ask(1) for _ in range(1000)} == {"pass"}


def test_only_that_many_users_are_remembered(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_USERS", 3)
    throttle = Throttle(Limit(1, 0.001), clock=clock)
    for user in range(10):
        assert throttle.ask(user) == "pass"
    assert len(throttle._buckets) == 3
    assert throttle.ask(9) == "tell"
    assert throttle.ask(0) == "pass"


@pytest.mark.parametrize(
    ("words", "limit"), [("20/2", Limit(20, 2)), (" 5/0.5 ", Limit(5, 0.5)), ("0", None), ("1/1", Limit(1, 1))]
)
def test_limits_are_read(words: str, limit: Limit | None) -> None:
    assert read_limit(words) == limit


@pytest.mark.parametrize("words", ["", "20", "20/0", "0/2", "-1/2", "a/b", "20/2/3", "²/2", "1e9/1"])
def test_nonsense_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match="20/2"):
        read_limit(words)
