"""Recorded games with expansions still replay identically.

After an intended change of words, points or components, `python -m tools.recorders.playthrough nucleum --again`
updates all of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.kernel import IllegalChoice, Match
from engine.nucleum.modules import BOX
from tests.kernel.playthrough import paths_of, read, replayed
from tests.nucleum.builder import GAME

FOUND = paths_of("nucleum")[1:]
AGAIN = "if this is what you want, run: python -m tools.recorders.playthrough nucleum --again"


@pytest.mark.parametrize("path", FOUND, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_playthrough_goes_as_it_went(path: Path) -> None:
    record = read(path)
    assert path.parent.name in BOX.in_force(record.options)
    try:
        now = replayed(GAME, record)
    except IllegalChoice as error:
        pytest.fail(f"{error}: {AGAIN}")
    for number, (line, line_now) in enumerate(zip(record.log, now.log, strict=False), start=1):
        assert line_now == line, f"line {number}: {AGAIN}"
    assert now == record, AGAIN


@pytest.mark.parametrize("module", ["chain_tiles", "experiment_e", "experiment_f", "special_buildings"])
def test_each_of_these_modules_has_one(module: str) -> None:
    """Chain tiles are played in experiment F's."""
    name = "experiment_f" if module == "chain_tiles" else module
    assert module in BOX.in_force(read(Path(__file__).parent.parent / "modules" / name / "playthrough.json").options)


def test_a_solo_game_on_australia_is_recorded() -> None:
    """In it, the Baron uses his sea-delivery tile, places ships and takes coal mines."""
    record = read(Path(__file__).parent.parent / "modules" / "australia" / "solo_playthrough.json")
    assert {"australia", "solo"} <= set(BOX.in_force(record.options))
    baron = "Bob "
    assert any(line.startswith(f"{baron}rolled ") and "(Ship and then" in line for line in record.log)
    assert any(line.startswith(f"{baron}placed a ship ") for line in record.log)
    assert any(line.startswith(f"{baron}placed a coal mine ") for line in record.log)


@pytest.mark.parametrize("module", ["court", "gibraltar", "solo_court", "special_buildings"])
def test_every_gain_that_is_told_says_what_gives_it(module: str) -> None:
    record = read(Path(__file__).parent.parent / "modules" / module / "playthrough.json")
    match: Match[Any] = Match(GAME, record.seats, record.seed, record.options)
    events = [event for choice in record.choices for event in match.apply(choice)]
    told = [event for event in events if event.kind in {"gain", "income"} and not event.said]
    assert len(told) > 50, "record the game with another --seed, in which more is gained"
    assert [event.text for event in told if "by" not in event.text.args] == []
