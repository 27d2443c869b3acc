"""The levels of computer players: the figures shown are the measured ones, in texts that fit their menu."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cogs.base.items import MAX_OPTION
from cogs.posts import lobby_post
from cogs.posts.lobby_post import level_words
from engine.catalogue import catalogue, locales
from engine.games import load_games
from engine.records import levels
from engine.records.levels import LEVELS, WinRate, win_rates
from engine.registry import games

load_games()
GUIDE = Path(__file__).resolve().parents[2] / "docs" / "situations.md"


@pytest.mark.parametrize("game", sorted(games()))
def test_rates_are_those_of_a_level_against_the_one_below(game: str) -> None:
    known = games()[game].levels
    assert set(known) <= set(LEVELS)
    assert games()[game].stand_in.name in known
    for name, rate in win_rates(game).items():
        assert rate.against == known[known.index(name) - 1] != name
        assert rate.wins > 0.5


def test_the_player_s_guide_has_the_measured_rates() -> None:
    guide, words = GUIDE.read_text(encoding="utf-8"), catalogue()
    for level in LEVELS:
        cells = [words(f"level-{level}"), words(f"level-about-{level}")]
        for game in ("nucleum", "nanotech"):
            rate = win_rates(game).get(level)
            cells.append(f"{100 * rate.wins:.0f} % ± {100 * rate.error:.0f}" if rate is not None else "–")
        assert f"| {' | '.join(cells)} |" in guide


@pytest.mark.parametrize("locale", locales())
def test_what_a_level_is_like_fits_its_menu(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = catalogue(locale)
    rate = WinRate(level="solid", against="beginner", wins=0.65, error=0.03, games=100)
    plain = {level: level_words("nothing", level, words) for level in LEVELS}
    monkeypatch.setattr(lobby_post, "win_rates", lambda _: dict.fromkeys(LEVELS, rate))
    for level in LEVELS:
        told = level_words("nucleum", level, words)
        assert told.startswith(plain[level])
        assert words("level-rate", wins=7, level=words("level-beginner")) in told
        assert len(told) <= MAX_OPTION


@pytest.mark.parametrize(("wins", "in_ten"), [(0.0, 0), (0.55, 6), (0.64, 6), (0.65, 7), (0.97, 9), (1.0, 9)])
def test_a_rate_is_told_in_tenths(wins: float, in_ten: int) -> None:
    assert WinRate(level="solid", against="casual", wins=wins, error=0.0, games=10).in_ten == in_ten


def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "FOLDER", tmp_path)
    for level, wins in (("solid", 66), ("grandmaster", 0.66)):
        rates = [{"level": level, "against": "casual", "wins": wins, "error": 0.02, "games": 9}]
        (tmp_path / f"{level}.json").write_bytes(msgspec.json.encode(rates))
        with pytest.raises(msgspec.ValidationError):
            win_rates(level)
    assert win_rates("unknown") == {}
