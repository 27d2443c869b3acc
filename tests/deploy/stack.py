"""The services of a compose file, built and run by Docker, with a loopback Discord instead of the real one."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import yaml

from tests.e2e.bot_process import environment

ROOT = Path(__file__).resolve().parents[2]
STAND_INS = {"python": "PYTHON_IMAGE", "postgres": "POSTGRES_IMAGE", "prom/prometheus": "PROMETHEUS_IMAGE"}
"""The variables that name another image, if the default one cannot be pulled."""
WITHOUT = "WITHOUT_SERVICES"
"""The variable with the names of services whose images cannot be pulled and have no stand-in."""
COMPOSE = shlex.split(os.environ.get("COMPOSE", "docker compose"))
INSTRUCTION = re.compile(r"^#   (\S.*)$", re.MULTILINE)
CODE = re.compile(r"^```\n(.*?)^```", re.MULTILINE | re.DOTALL)


class Failed(Exception):
    """A command that failed, with its output."""


def say(line: str) -> None:
    """Print a line of the log."""
    print(line, flush=True)  # noqa: T201 - the log is the point


def run(*words: str, folder: Path = ROOT, given: str = "", seconds: float = 1800.0, **variables: str) -> str:
    """Run a command, with more variables of the environment, and return its output. Raises Failed."""
    done = subprocess.run(  # noqa: S603 - commands of this file and of the instructions
        words,
        cwd=folder,
        env={**os.environ, **variables},
        input=given,
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )
    if done.returncode:
        raise Failed(
            f"{shlex.join(words)}: exit code {done.returncode}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
        )
    return done.stdout


@contextmanager
def step(name: str) -> Iterator[None]:
    """Print the duration of a step."""
    begun = time.monotonic()
    yield
    say(f"{time.monotonic() - begun:7.1f} s  {name}")


def last_release() -> str:
    """Return the commit of the newest release in the changelog that is older than this tree."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    unreleased, *versions = re.findall(r"^## (\S+)", changelog, re.MULTILINE)
    version = versions[0]
    assert unreleased == "Unreleased" or version != unreleased
    return run("git", "log", "-1", "--format=%H", f"--grep=^Release {re.escape(version)}$").strip()


def check_out(folder: Path, commit: str = "") -> None:
    """Put the files under version control into a folder, as a clone has them (of a commit, or of this tree), with stand-ins for images.

    Ignored files stay, as in a clone.
    """
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir() and not path.is_symlink():
            with suppress(OSError):
                path.rmdir()
        elif path.name not in {".env", "override.json"} and path.parent.name != "secrets":
            path.unlink()
    if commit:
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout  # noqa: S603, S607 - as above
        subprocess.run(["tar", "-x"], cwd=folder, input=archive, check=True)  # noqa: S607 - as above
    else:
        names = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
        for name in (each for each in names if each and (ROOT / each).is_file()):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    if other := os.environ.get("PYTHON_IMAGE"):
        path = folder / "Dockerfile"
        path.write_text(
            re.sub(r"^(FROM |ARG PYTHON=)python:\S+", rf"\g<1>{other}", path.read_text(), flags=re.MULTILINE)
        )
    if other := os.environ.get("POSTGRES_IMAGE"):
        compose = folder / "deploy/compose.yaml"
        compose.write_text(re.sub(r"&postgres \S+", f"&postgres {other}", compose.read_text()))


def gateway(image: str) -> str:
    """Return the address of this machine as containers see it."""
    found = run("docker", "run", "--rm", "--add-host", "outside:host-gateway", image, "getent", "hosts", "outside")
    return found.split()[0]


class Stack:
    """The services of the compose file `name` in a copy of the tree. `bots` are the services that run the bot."""

    def __init__(self, tree: Path, name: str, bots: Sequence[str]) -> None:
        self.tree, self.name, self.bots = tree, name, bots
        self.project = f"test-{name.replace('/', '-').removesuffix('.yaml')}"
        self.without = [each for each in os.environ.get(WITHOUT, "").split() if each in self._described()["services"]]
        self._override = tree / "override.json"
        self._token, self._variables = "", dict[str, str]()

    def _described(self) -> dict[str, Any]:
        found: dict[str, Any] = yaml.safe_load((self.tree / "deploy" / self.name).read_text())
        return found

    @property
    def takes_secrets(self) -> bool:
        """True if the token is in a file; release 1.2.0 took it from the environment."""
        return "secrets" in self._described()

    def instructions(self) -> list[str]:
        """Return the commands at the top of the compose file."""
        return INSTRUCTION.findall((self.tree / "deploy" / self.name).read_text())

    def prepare(self, token: str) -> int:
        """Do what the instructions say up to the start, as a user whose files others may not read; return the commands."""
        self._token = token
        *commands, start = self.instructions()
        assert start == f"docker compose -f deploy/{self.name} up -d --build"
        shutil.rmtree(self.tree / "deploy/secrets", ignore_errors=True)
        for command in commands:
            run("sh", "-c", f"umask 077; {command}", folder=self.tree, given=f"{token}\n")
        return len(commands) + 1

    def check_out(self, commit: str = "") -> None:
        """Put the files of another commit, or of this tree, in place."""
        check_out(self.tree, commit)
        self.point_to(self._variables)

    def point_to(self, variables: dict[str, str]) -> None:
        """Let the bots connect to a loopback Discord, and leave out services for which there is no image."""
        self._variables = variables
        wanted = {name: value for name, value in variables.items() if name.startswith("SIM_") or name == "ICONS"}
        program = f"{self.tree}/tests/e2e/bot_process.py:/test/bot_process.py:ro"
        bot = {
            "environment": {**wanted, "PYTHONPATH": "/app"},
            "volumes": [program],
            "command": "python /test/bot_process.py",
        }
        services: dict[str, dict[str, Any]] = dict.fromkeys(self.bots, bot)
        for name, described in self._described()["services"].items():
            family = described.get("image", "").partition(":")[0]
            if name not in self.bots and family in STAND_INS and (other := os.environ.get(STAND_INS[family])):
                services[name] = {"image": other}
        self._override.write_text(json.dumps({"services": services}))

    def compose(self, *words: str, given: str = "") -> str:
        """Run Compose; return its output."""
        files = ("-f", f"deploy/{self.name}", "-f", str(self._override))
        # Up to release 1.2.0, Compose took the token from its environment.
        token = self._token or self._variables.get("DISCORD_TOKEN", "")
        return run(*COMPOSE, "-p", self.project, *files, *words, folder=self.tree, given=given, DISCORD_TOKEN=token)

    def up(self) -> None:
        """Build the images and start the services, as the last instruction says."""
        described = self._described()["services"].items()
        services = [name for name, each in described if name not in self.without and "profiles" not in each]
        self.compose("up", "-d", "--build", *(services if self.without else []))

    def documented(self, page: str, heading: str, release: str = "", **replaced: str) -> None:
        """Run the commands of the first block of code below `heading` of a page, with some words replaced.

        `release` is the commit that they check out, "" for this tree.
        """
        text = (ROOT / "docs" / page).read_text().partition(heading)[2]
        found = CODE.search(text)
        assert found is not None
        commands = found[1].replace("\\\n", "")
        for word, other in replaced.items():
            commands = commands.replace(word, other)
        for command in commands.splitlines():
            words = shlex.split(command, comments=True)
            say(f"             {shlex.join(words)}")
            if words[:2] == ["docker", "compose"]:
                assert words[2:4] == ["-f", f"deploy/{self.name}"]
                words[4:5] = [words[4], *(["-T"] if words[4] in {"exec", "run"} else [])]
                self.compose(*words[4:])
            elif words[0] == "git":
                self.check_out(release)
            else:
                token = self._variables["DISCORD_TOKEN"]
                run("sh", "-c", f"umask 077; {command}", folder=self.tree, given=f"{token}\n")

    def kill(self, service: str) -> None:
        """End the first process of a service as a crash does, so that its restart policy applies."""
        container = self.compose("ps", "-q", service).strip()
        number = run("docker", "inspect", "-f", "{{.State.Pid}}", container).strip()
        run("kill", "-9", number)

    def restarts(self, service: str) -> int:
        """Return the number of times that Docker has restarted a service."""
        container = self.compose("ps", "-q", service).strip()
        return int(run("docker", "inspect", "-f", "{{.RestartCount}}", container))

    def ask(self, service: str, url: str) -> Any:
        """Return the JSON that a service inside the network answers, asked from a container of `service`."""
        program = f"import urllib.request as r; print(r.urlopen({url!r}, timeout=20).read().decode())"
        return json.loads(self.compose("exec", "-T", service, "python", "-c", program))

    def backups(self) -> list[str]:
        """Return the names of the backups, the oldest first."""
        return self.compose("exec", "-T", "backup", "ls", "/backups").split()

    def down(self) -> None:
        """Remove the containers, networks and volumes, and print the last lines of the bots' logs."""
        for name in (*self.bots, "backup"):
            say(
                f"--- the last lines of {name}\n"
                + "\n".join(self.compose("logs", "--no-log-prefix", "--tail", "8", name).splitlines())
            )
        self.compose("down", "-v", "--remove-orphans", "-t", "20")


def variables_for(sim: Any) -> dict[str, str]:
    """Return the variables of a bot in a container that connects to a loopback Discord."""
    return environment(sim, Path("unused"))


async def in_thread(function: Any, *given: Any) -> Any:
    """Run a blocking function while the loopback Discord continues."""
    return await asyncio.to_thread(function, *given)
