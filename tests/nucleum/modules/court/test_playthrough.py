"""The recorded game with the Court of Progress has everything of it (it is replayed with the others)."""

from __future__ import annotations

from pathlib import Path

from tests.kernel.playthrough import read


def test_it_has_court_actions_kings_days_and_agendas() -> None:
    record = read(Path(__file__).resolve().parent / "playthrough.json")
    assert record.options["court"] is True
    assert sum(choice.startswith("party:") for choice in record.choices) >= 8
    assert sum(line.startswith("King's Day ") for line in record.log) == 3
    assert sum("Members score" in line for line in record.log) >= 2
    assert any("agendas at the end" in line for line in record.standings)
