"""The entry point: no token, health, settings that keep the token to themselves."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path

import pytest

import bot


def test_without_a_token_two_sentences_say_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert bot.main([]) == 2
    said = capsys.readouterr().err.strip()
    assert len(re.findall(r"[.!?](?:\s|$)", said)) == 2
    assert "DISCORD_TOKEN" in said
    assert "make demo" in said


def test_health_looks_at_the_heartbeat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    beat = tmp_path / "beat"
    monkeypatch.setenv("HEARTBEAT_FILE", str(beat))
    assert bot.main(["--health"]) == 1
    beat.touch()
    assert bot.main(["--health"]) == 0
    old = time.time() - 600
    os.utime(beat, (old, old))
    assert bot.main(["--health"]) == 1


def test_settings_never_show_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    settings = bot.read_settings()
    assert settings.token == "very-secret"
    assert "very-secret" not in f"{settings!r} {settings}"


def test_unknown_demo_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["--demo", "chess"]) == 2
    assert "nanotech" in capsys.readouterr().out
