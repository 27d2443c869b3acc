"""Every block of commands in the guides for operators is run, or compared with commands that are run.

`make test-deploy` runs those with Docker (`run.py`). Those for systemd run here, with stand-ins for the programs of
the machine.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest
import yaml

from tests.deploy.stack import CODE, INSTRUCTION, ROOT

GUIDES = ("operator.md", "scaling.md", "machines.md", "faults.md", "growing.md")
CALLED = re.compile(r'documented\((?:"(scaling\.md)", )?"([^"]+)(?<!\.md)"')
"""The calls in `run.py` that run the block below a heading, of the operator's guide if no other is named."""
ELSEWHERE = {
    "docker compose -f deploy/one/compose.yaml exec backup python bot.py --backup-to /backups": "its words, below",
    "docker compose -f deploy/compose.yaml stop bot1 bot2": "its words, below",
    "sqlite3 games.db \"DELETE FROM bot_note WHERE key = 'moved-to'\"": "engine/storage/copying/test_copy_command.py",
}
"""Blocks by their first command, with their tests: to another database, to a newer PostgreSQL, and back."""
FILES = [yaml.safe_load((ROOT / "deploy" / name).read_text("utf-8")) for name in ("compose.yaml", "one/compose.yaml")]
VOLUMES = {f"{each['name']}_{volume}" for each in FILES for volume in each["volumes"]}
STAND_IN = '#!/bin/sh\necho "${0##*/} $*" >> "$LOG"\n'
STAND_INS = {
    "sudo": '#!/bin/sh\nexec "$@"\n',
    "python3": '#!/bin/sh\nmkdir -p "$3/bin"; cp "$BIN/pip" "$3/bin/pip"; cp "$BIN/git" "$3/bin/python"\n',
    "pip": '#!/bin/sh\nfor each; do case $each in *.lock) test -f "$each" || exit 1;; esac; done\n' + STAND_IN,
    "systemd-run": '#!/bin/sh\nwhile [ "${1#--}" != "$1" ]; do shift; done\nexec "$@"\n',
    **dict.fromkeys(("git", "nano", "systemctl", "useradd"), STAND_IN),
}


def blocks(page: str) -> list[str]:
    """Return the blocks of commands of a page."""
    return CODE.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))


def commands(block: str) -> list[str]:
    """Return the commands of a block without comments, and with single spaces."""
    lines = block.replace("\\\n", "").splitlines()
    return [re.sub(" +", " ", re.sub(r"  +# .*", "", line)).strip() for line in lines]


def run_by_docker(page: str) -> set[str]:
    """Return the blocks of a page that `run.py` runs, or whose commands it takes from the compose file."""
    program = (ROOT / "tests/deploy/run.py").read_text(encoding="utf-8")
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    called = {
        heading.replace("\\n", "\n") for other, heading in CALLED.findall(program) if (other or GUIDES[0]) == page
    }
    assert all(heading in text for heading in called)
    found = {CODE.findall(text.partition(heading)[2])[0] for heading in called}
    prepared = commands(
        "\n".join(INSTRUCTION.findall((ROOT / "deploy/one/compose.yaml").read_text(encoding="utf-8")))
    )
    return found | {block for block in blocks(page) if set(prepared) <= set(commands(block))}


FOR_SYSTEMD = [block for block in blocks("operator.md") if "sudo " in block]


@pytest.mark.parametrize("page", GUIDES)
def test_every_block_is_tested(page: str) -> None:
    tested = {*run_by_docker(page), *(FOR_SYSTEMD if page == GUIDES[0] else [])}
    left = [block for block in blocks(page) if block not in tested and commands(block)[0] not in ELSEWHERE]
    assert left == [], "run it in tests/deploy/run.py, or name its test in ELSEWHERE"


@pytest.mark.parametrize("page", GUIDES)
def test_commands_of_compose_name_what_is_there(page: str) -> None:
    """Also those in sentences: the file, the services, the volumes, and the options of the bot."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    found = [each for block in blocks(page) for each in commands(block)] + re.findall(
        r"`(docker compose [^`]+)`", text
    )
    options = re.findall(r'"(--[\w-]+)"', (ROOT / "bot.py").read_text(encoding="utf-8"))
    for words in (shlex.split(each) for each in found if each.startswith("docker compose -f ")):
        described = yaml.safe_load((ROOT / words[3]).read_text(encoding="utf-8"))
        said = words[5:]
        if words[4] in {"exec", "run"}:
            volumes = [word.partition(":")[0] for before, word in pairwise(said) if before == "-v"]
            assert set(volumes) - {"$PWD"} <= VOLUMES, words
            at = next(number for number, word in enumerate(said) if word in described["services"])
            bot = " ".join(said[at + 1 :])
            assert "bot.py" not in bot or set(re.findall(r"--[\w-]+", bot)) <= set(options), words
        elif words[4] in {"stop", "up", "build", "logs", "start"}:
            services = [each for each in said if re.fullmatch(r"[a-z]+\d?", each)]
            assert set(services) <= set(described["services"]), words


@pytest.mark.parametrize("block", FOR_SYSTEMD, ids=lambda block: commands(block)[0][:30])
def test_commands_for_systemd_run(block: str, tmp_path: Path) -> None:
    """Each command runs on a machine in the state after installation, and the units that it names exist."""
    places = {f"/{each}": str(tmp_path / each) for each in ("opt/correspondence", "etc", "var/lib/correspondence")}
    opt, etc, state = map(Path, places.values())
    for folder in (etc / "systemd/system", state / "backups", tmp_path / "bin"):
        folder.mkdir(parents=True)
    shutil.copytree(ROOT / "deploy/one", opt / "deploy/one")
    for name in (".env.example", "requirements.lock", "requirements-newer.lock"):
        shutil.copy(ROOT / name, opt)
    for name, program in STAND_INS.items():
        (tmp_path / "bin" / name).write_text(program)
        (tmp_path / "bin" / name).chmod(0o755)

    def here(text: str) -> str:
        return re.sub("|".join(places), lambda found: places[found[0]], text.replace("<repository>", "bot.git"))

    (opt / "deploy/one/run").write_text(here((opt / "deploy/one/run").read_text()))
    log = tmp_path / "log"
    environment = {**os.environ, "LOG": str(log), "BIN": str(tmp_path / "bin")}
    environment["PATH"] = f"{tmp_path / 'bin'}:{environment['PATH']}"
    for script in dict.fromkeys((FOR_SYSTEMD[0], block)):
        subprocess.run(["sh", "-euc", here(script)], cwd=tmp_path, env=environment, check=True, capture_output=True)  # noqa: S603, S607 - our own commands
    units = {path.name for path in (etc / "systemd/system").iterdir()}
    assert len(units) == 3
    assert (etc / "correspondence.env").stat().st_mode & 0o777 == 0o600
    done = log.read_text().splitlines()
    named = {
        word for line in done if line.startswith("systemctl") for word in line.split() if "correspondence" in word
    }
    assert {word if "." in word else f"{word}.service" for word in named} <= units
    backup = re.search(r"--restore (\S+)", block)
    assert backup is None or f"python bot.py --restore {here(backup[1])}" in done
