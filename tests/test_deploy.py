"""The example of a deployment names only metrics and settings that there are."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml

import bot
from cogs.client.telemetry import BotMetrics
from cogs.environment.settings import names

DEPLOY = Path(bot.__file__).parent / "deploy"


@pytest.mark.parametrize("name", ["alerts.yml", "grafana/dashboards/correspondence.json"])
def test_the_metrics_exist(name: str) -> None:
    samples = {"_total", "_bucket", "_count", "_sum", ""}
    known = {f"{metric.name}{end}" for metric in BotMetrics().registry.collect() for end in samples}
    named = set(re.findall(r"correspondence_[a-z_]+", (DEPLOY / name).read_text(encoding="utf-8")))
    assert named
    assert named <= known


def test_the_settings_exist() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    for name in ("bot1", "bot2"):
        for variable in compose["services"][name]["environment"]:
            assert variable == "PGPASSFILE" or variable in names()
    assert compose["services"]["bot1"]["volumes"] != compose["services"]["bot2"]["volumes"]  # each its own heartbeat


def test_every_file_that_is_mounted_is_there() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    mounted = [volume for service in compose["services"].values() for volume in service.get("volumes", ())]
    files = [volume.partition(":")[0] for volume in mounted if volume.startswith("./")]
    assert files
    assert all((DEPLOY / each).exists() for each in files)


def test_every_process_is_read() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    reading = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
    targets = reading["scrape_configs"][0]["static_configs"][0]["targets"]
    bots = [name for name in compose["services"] if name.startswith("bot")]
    assert sorted(targets) == sorted(f"{name}:9100" for name in bots)


def test_no_two_panels_overlap() -> None:
    board = json.loads((DEPLOY / "grafana/dashboards/correspondence.json").read_text(encoding="utf-8"))
    assert len({(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]}) == len(board["panels"])
