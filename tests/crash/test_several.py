"""Several processes on one PostgreSQL are killed, paused, and cut off; nothing acknowledged may be lost or done twice."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.crash.several import several
from tests.postgres import missing

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def a_server() -> None:
    """Skip if there is no PostgreSQL to run, except in CI, where there must be one."""
    if why := missing():
        (pytest.fail if os.environ.get("CI") else pytest.skip)(why)


async def test_two_processes_are_killed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines, _ = await several(
        tmp_path, seconds=45, every=14, tables=20, people=8, processes=2, faults=["kill"], seed=2
    )
    with capsys.disabled():
        print("\n" + "\n".join(lines))  # noqa: T201 - the figures are the point


async def test_a_process_waits_for_one_that_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    faults = ["machine gone", "pause", "cut", "restart"]
    lines, _ = await several(tmp_path, seconds=115, every=26, tables=20, people=8, processes=3, faults=faults, seed=3)
    with capsys.disabled():
        print("\n" + "\n".join(lines))  # noqa: T201 - the figures are the point
