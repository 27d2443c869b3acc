"""Every registered game has a golden playthrough, and it still replays identically.

After an intended change of words or points, `python -m tools.recorders.playthrough GAME --again` updates it. If a
change of rules makes choices illegal, record a new one.
"""

from __future__ import annotations

from typing import Any

from engine.kernel import Game
from tests.kernel.playthrough import FOLDER, load, path_of, played, replayed
from tests.kernel.tables import every_game


@every_game
def test_the_playthrough_goes_as_it_went(game: Game[Any]) -> None:
    assert path_of(game.id).exists(), f"write it: python -m tools.recorders.playthrough {game.id}"
    record = load(game.id)
    now = replayed(game, record)
    assert (record.game, record.rules_version) == (game.id, game.rules_version)
    for number, (line, line_now) in enumerate(zip(record.log, now.log, strict=False), start=1):
        assert line_now == line, f"line {number}"
    assert len(now.log) == len(record.log)
    assert now.standings == record.standings
    assert now == record


def test_no_playthrough_without_a_game() -> None:
    from engine.registry import games

    assert {path.stem for path in FOLDER.glob("*.json")} == set(games())


@every_game
def test_a_playthrough_can_be_made(game: Game[Any]) -> None:
    record = played(game, game.seats[0], 7, game.computers()[0])
    assert record == replayed(game, record)
    assert record.choices
    assert record.standings[0].startswith("1. ")
