"""The bench of background jobs runs each of them; its figures are for people to read."""

from __future__ import annotations

import pytest

from tools.bench.database import bench_background


async def test_every_background_job_is_timed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for number in ("LOBBIES", "RUNNING", "ENDED", "WISHES", "PEOPLE", "SEASON_TABLES", "DUE"):
        monkeypatch.setattr(bench_background, number, 8)
    floor, *lines = await bench_background.run()
    assert floor.startswith("reading")
    assert len(lines) > 10
    assert all("longest step" in line for line in lines)
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
