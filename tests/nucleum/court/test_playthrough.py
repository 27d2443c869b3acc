"""A whole game with the Court of Progress, recorded: it still goes as it went.

After a wanted change: `python -m tests.nucleum.court.test_playthrough [--again]` (`--again` keeps its choices).
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from engine.nucleum.ai.search import QUICK, SolidPlayer
from tests.kernel.playthrough import Playthrough, played, replayed
from tests.nucleum.builder import GAME

PATH = Path(__file__).resolve().parent / "playthrough.json"


def recorded() -> Playthrough:
    """Return the playthrough."""
    return msgspec.json.decode(PATH.read_bytes(), type=Playthrough)


def test_the_playthrough_goes_as_it_went() -> None:
    record = recorded()
    now = replayed(GAME, record)
    for number, (line, line_now) in enumerate(zip(record.log, now.log, strict=False), start=1):
        assert line_now == line, f"line {number}"
    assert now == record


def test_it_has_court_actions_kings_days_and_agendas() -> None:
    record = recorded()
    assert record.options["court"] is True
    assert sum(choice.startswith("party:") for choice in record.choices) >= 8
    assert sum(line.startswith("King's Day ") for line in record.log) == 3
    assert sum("is a member of the dominant" in line for line in record.log) >= 3
    assert any("agendas at the end" in line for line in record.standings)


def main() -> None:
    """Write it."""
    options = {"experiments": "random", "court": True}
    quick = SolidPlayer(GAME, effort=QUICK)
    made = replayed(GAME, recorded()) if "--again" in sys.argv else played(GAME, 3, 11, quick, options)
    PATH.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")


if __name__ == "__main__":
    main()
