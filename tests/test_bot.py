"""The entry point: no token, health, settings that keep the token to themselves."""

from __future__ import annotations

import logging
import os
import re
import time
from pathlib import Path

import discord
import pytest

import bot
from cogs.client.limits import Limit


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


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "LOUD"),
        ("LOG_FORMAT", "xml"),
        ("METRICS_PORT", "http"),
        ("METRICS_PORT", "70000"),
        ("RATE_LIMIT", "fast"),
    ],
)
def test_a_wrong_setting_is_named_in_one_sentence(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    assert bot.main([]) == 2
    said = capsys.readouterr().err.strip()
    assert said.startswith(name)
    assert value in said
    assert len(said.splitlines()) == 1


def test_settings_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LOG_FORMAT", "METRICS_PORT", "RATE_LIMIT"):
        monkeypatch.delenv(name, raising=False)
    assert bot.read_settings().limit == Limit(20, 2)
    monkeypatch.setenv("RATE_LIMIT", "0")
    monkeypatch.setenv("LOG_FORMAT", "JSON")
    monkeypatch.setenv("METRICS_PORT", "9100")
    settings = bot.read_settings()
    assert (settings.limit, settings.log_format, settings.metrics_port) == (None, "json", 9100)


@pytest.mark.parametrize("page", ["README.md", "docs/operations.md"])
def test_every_variable_of_the_environment_is_explained(page: str) -> None:
    root = Path(bot.__file__).parent
    read = set(re.findall(r'os\.environ\.get\("([A-Z_]+)"', Path(bot.__file__).read_text(encoding="utf-8")))
    explained = set(re.findall(r"^\| `([A-Z_]+)` \|", (root / page).read_text(encoding="utf-8"), re.MULTILINE))
    assert read == explained


def test_a_refused_token_is_said_without_showing_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refused(_settings: bot.Settings) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    monkeypatch.setattr(bot, "run", refused)
    root = logging.getLogger()
    level, before = root.level, list(root.handlers)
    try:
        assert bot.main([]) == 2
    finally:
        root.setLevel(level)
        for handler in [one for one in root.handlers if one not in before]:
            root.removeHandler(handler)
    said = capsys.readouterr().err
    assert "Discord refuses the token" in said
    assert "very-secret" not in said
