"""The example of a deployment names only existing metrics and settings."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

import bot
from cogs.process.settings import names
from cogs.process.telemetry import BotMetrics

DEPLOY = Path(bot.__file__).parent / "deploy"


@pytest.mark.parametrize("name", ["alerts.yml", "grafana/dashboards/correspondence.json"])
def test_the_metrics_exist(name: str) -> None:
    samples = {"_total", "_bucket", "_count", "_sum", ""}
    known = {f"{metric.name}{end}" for metric in BotMetrics().registry.collect() for end in samples}
    named = set(re.findall(r"correspondence_[a-z_]+", (DEPLOY / name).read_text(encoding="utf-8")))
    assert named
    assert named <= known


COMPOSE_FILES = ("compose.yaml", "one/compose.yaml")


def services(name: str) -> dict[str, dict[str, Any]]:
    """Return the services of a compose file."""
    found: dict[str, dict[str, Any]] = yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))["services"]
    return found


@pytest.mark.parametrize("name", COMPOSE_FILES)
def test_the_settings_exist(name: str) -> None:
    bots = [each for each in services(name).values() if "correspondence" in each["image"]]
    assert len(bots) > 1
    for each in bots:
        assert set(each.get("environment", ())) <= set(names())


@pytest.mark.parametrize("name", COMPOSE_FILES)
def test_each_setting_of_the_example_reaches_the_bots(name: str) -> None:
    """All settings in .env take effect: nothing in the compose file overrides them, except the files with secrets."""
    example = (DEPLOY.parent / ".env.example").read_text(encoding="utf-8")
    settings = set(re.findall(r"^#?([A-Z_]+)=", example, re.MULTILINE))
    assert settings == set(names())
    bots = [each for service, each in services(name).items() if service.startswith("bot")]
    for each in bots:
        files = [each["env_file"]] if isinstance(each["env_file"], str) else each["env_file"]
        assert ((DEPLOY / name).parent / files[-1]).resolve() == DEPLOY.parent / ".env"
        for file in files[:-1]:
            defaults = ((DEPLOY / name).parent / file).read_text(encoding="utf-8")
            assert set(re.findall(r"^([A-Z_]+)=", defaults, re.MULTILINE)) <= settings
        assert settings & set(each["environment"]) <= {"DISCORD_TOKEN_FILE", "DATABASE_URL_FILE"}
    assert ".env" in (DEPLOY.parent / ".gitignore").read_text(encoding="utf-8").split()
    assert "test -e .env || cp .env.example .env" in (DEPLOY / name).read_text(encoding="utf-8")


def test_commands_under_systemd_run_as_the_service_does() -> None:
    unit = (DEPLOY / "one/correspondence.service").read_text(encoding="utf-8")
    command = (DEPLOY / "one/run").read_text(encoding="utf-8")
    shared = [line for line in unit.splitlines() if line.startswith(("User=", "WorkingDirectory=", "Environment"))]
    assert len(shared) == 5
    assert [line for line in shared if f"--property={line} " not in command] == []
    (start,) = re.findall("^ExecStart=(.*)$", unit, re.MULTILINE)
    assert f'{start} "$@"' in command
    assert os.access(DEPLOY / "one/run", os.X_OK)


def test_alerts_are_sent_by_the_service_for_it() -> None:
    reading = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
    (sent_to,) = reading["alerting"]["alertmanagers"][0]["static_configs"][0]["targets"]
    service = services("compose.yaml")[sent_to.partition(":")[0]]
    sending = yaml.safe_load((DEPLOY / "alertmanager.yml").read_text(encoding="utf-8"))
    (receiver,) = sending["receivers"]
    assert receiver["name"] == sending["route"]["receiver"]
    assert receiver["discord_configs"] == [{"webhook_url_file": f"/run/secrets/{service['secrets'][0]}"}]


def test_each_bot_has_its_own_heartbeat() -> None:
    assert services("compose.yaml")["bot1"]["volumes"] != services("compose.yaml")["bot2"]["volumes"]


@pytest.mark.parametrize("name", COMPOSE_FILES)
def test_secrets_are_files_as_compose_mounts_them(name: str) -> None:
    """Compose ignores the owner and mode of a secret that is a file, so the file must be readable by the container's user."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    compose = yaml.safe_load(text)
    used = {secret for each in compose["services"].values() for secret in each.get("secrets", ())}
    assert used == set(compose["secrets"])
    for secret in compose["secrets"].values():
        assert secret.keys() == {"file"}
        path = (DEPLOY / name).parent / secret["file"]
        assert path.resolve().parent == DEPLOY / "secrets"
        assert path.name == "webhook" or f"> deploy/secrets/{path.name}" in text
    assert "mkdir -p -m 700 deploy/secrets" in text
    assert "chmod 644 deploy/secrets" in text
    for each in compose["services"].values():
        files = [value for key, value in each.get("environment", {}).items() if key.endswith("_FILE")]
        assert {Path(value).name for value in files} == set(each.get("secrets", ())) - {"webhook"}


@pytest.mark.parametrize("name", [*COMPOSE_FILES, "one/correspondence-backup.service"])
def test_backups_are_made_by_the_bot_which_deletes_nothing_after_a_failure(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert "--backup-to" in text
    assert "-delete" not in text


def test_backups_are_made_by_the_programs_of_the_server() -> None:
    """pg_dump refuses a server that is newer than itself."""
    both = services("compose.yaml")
    assert both["backup"]["build"]["args"]["POSTGRES"] == both["db"]["image"]
    dockerfile = (DEPLOY / "backup.Dockerfile").read_text(encoding="utf-8")
    usual = both["db"]["image"].removeprefix("${POSTGRES:-").removesuffix("}")
    assert f"ARG POSTGRES={usual}\nFROM ${{POSTGRES}}\n" in dockerfile


def test_backups_need_nothing_of_discord(tmp_path: Path) -> None:
    """The image for backups has another version of Python, for which packages of the bot may be missing."""
    absent = ("discord", "PIL", "aiohttp", "audioop", "zlib_ng")
    program = f"import sys; sys.modules.update(dict.fromkeys({absent})); import bot; sys.exit(bot.main(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "--backup-to", str(tmp_path)]
    environment = {**os.environ, "DATABASE_URL": "postgresql://bot@127.0.0.1:1/bot"}
    done = subprocess.run(command, cwd=DEPLOY.parent, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own program
    assert done.returncode == 2
    assert done.stderr.startswith("There is no backup: connection failed")


@pytest.mark.parametrize("name", ["one/compose.yaml", "one/correspondence.service"])
def test_the_guide_has_the_same_commands(name: str) -> None:
    """The file and the host's guide cannot differ."""
    marker = "#   "
    guide = re.sub(" +", " ", (DEPLOY.parent / "docs/operator.md").read_text(encoding="utf-8"))
    lines = (DEPLOY / name).read_text(encoding="utf-8").splitlines()
    commands = [line.removeprefix(marker).partition("#")[0].strip() for line in lines if line.startswith(marker)]
    assert len(commands) >= 4
    assert [command for command in commands if f"\n{re.sub(' +', ' ', command)}" not in guide] == []


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
