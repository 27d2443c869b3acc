"""Runs what stands in deploy/ with Docker, from nothing to a game played, kills, a backup and its restore: `make test-deploy`.

python -m tests.deploy.run [one] [several]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from simulation import LoopbackDiscord
from tests.deploy.people import PATIENCE, Game
from tests.deploy.stack import Stack, check_out, gateway, in_thread, last_release, run, say, step, variables_for
from tests.waiting import STEP

IMAGE = "correspondence"


async def connected(sim: LoopbackDiscord, number: int = 1) -> None:
    """Wait until the bot hears Discord on a number of shards."""
    async with asyncio.timeout(PATIENCE):
        while sum(bool(each.connection) for each in sim.gateway.sessions.values()) < number:
            await asyncio.sleep(STEP)


async def restarted(stack: Stack, sim: LoopbackDiscord, service: str, shards: int) -> None:
    """Kill a service; wait until Docker has restarted it and the bot is connected again."""
    before = await in_thread(stack.restarts, service)
    await in_thread(stack.kill, service)
    async with asyncio.timeout(PATIENCE):
        while await in_thread(stack.restarts, service) == before:
            await asyncio.sleep(0.5)
    await connected(sim, shards)


async def play_one(tree: Path, address: str) -> None:
    """Run the bot with its SQLite file."""
    async with LoopbackDiscord(strict=False, ack_limit=10.0, address=address) as sim:
        release = last_release()
        check_out(tree, release)
        stack = Stack(tree, "one/compose.yaml", ["bot"])
        if prepared := stack.takes_secrets:
            stack.prepare(sim.token)
        stack.point_to(variables_for(sim))
        game = Game(sim, sim.add_guild("Club"), "correspondence")

        async def documented(heading: str, *, release: str = "", **replaced: str) -> None:
            await in_thread(lambda: stack.documented("operator.md", heading, release, **replaced))

        async def backed_up() -> str:
            await in_thread(stack.compose, "exec", "-T", "backup", "python", "bot.py", "--backup-to", "/backups")
            return str((await in_thread(stack.backups))[-1])

        try:
            with step(f"one: the last release, {release[:8]}; a game begins, 2 turns"):
                await in_thread(stack.up)
                await connected(sim)
                await game.begin()
                await game.play(2)
            with step("one: the upgrade of docs/operator.md"):
                if not prepared:
                    await documented("**Coming from 1.2.0.**")
                await documented("\n## Upgrade\n")
                before = str((await in_thread(stack.backups))[-1])
                await connected(sim)
                await game.play(2)
            with step("one: a setting in .env"):
                (tree / ".env").write_text((tree / ".env").read_text() + "CONTACT=ann@example.org\n")
                await in_thread(stack.compose, "up", "-d")
                assert (
                    await in_thread(stack.compose, "exec", "-T", "bot", "printenv", "CONTACT") == "ann@example.org\n"
                )
                await connected(sim)
                await game.play(1)
            with step("one: back to the last release, as in docs/operator.md"):
                await documented("**Back to the old release.**", release=release, **{EXAMPLE + ".db": before})
                await connected(sim)
                await game.play(1)
            with step("one: the upgrade again"):
                await documented("\n## Upgrade\n")
                await connected(sim)
                await game.play(1)
            with step("one: the bot is killed and restarted, 2 turns"):
                await restarted(stack, sim, "bot", 1)
                await game.play(2)
            with step("one: the backup service is killed and restarted"):
                await restarted(stack, sim, "backup", 1)
            for number in (1, 2):
                with step(f"one: restore {number} of docs/operator.md, after a kill and 2 turns that are lost"):
                    saved, game.unposted = await backed_up(), 0
                    await game.play(2)
                    await in_thread(stack.compose, "kill", "bot")
                    await documented("\n## Restore\n", **{EXAMPLE + ".db": saved})
                    await connected(sim)
                    await game.play(3)
                    assert not game.unposted
            replaced = await in_thread(stack.compose, "exec", "-T", "backup", "sh", "-c", "ls -d /data/*.replaced-*")
            assert len(replaced.split()) == 3  # with the command of the way back
            with step("one: the game goes on to its end"):
                await game.to_the_end()
            say(f"             {game.turns} turns were taken")
        finally:
            await in_thread(stack.down)


EXAMPLE = "games-2026-11-27-031500"
"""The backup that the pages restore."""


async def play_several(tree: Path, address: str) -> None:
    """Run two bots on PostgreSQL."""
    async with LoopbackDiscord(strict=False, ack_limit=10.0, address=address, shards=2, identify_seconds=5.0) as sim:
        check_out(tree)
        stack = Stack(tree, "compose.yaml", ["bot1", "bot2"])
        commands = stack.prepare(sim.token)
        stack.point_to(variables_for(sim))
        games = [Game(sim, sim.add_guild(f"Club {shard}", shard=(shard, 2)), f"table-{shard}") for shard in range(2)]
        begun = time.monotonic()
        try:
            with step(f"several: {commands} commands from a clone to two connected bots (images built)"):
                await in_thread(stack.up)
                await connected(sim, 2)
            with step("several: a game begins on each shard, 3 turns"):
                await asyncio.gather(*(game.begin() for game in games))
                await asyncio.gather(*(game.play(3) for game in games))
            say(f"{time.monotonic() - begun:7.1f} s  several: from `up` to the first turns")
            for service in ("bot1", "bot2", "db"):
                with step(f"several: {service} is killed and restarted, 2 turns on each shard"):
                    await restarted(stack, sim, service, 2)
                    await asyncio.gather(*(game.play(2) for game in games))
            if "prometheus" not in stack.without:
                with step("several: prometheus is killed and restarted; it reads both bots and knows every alert"):
                    await restarted(stack, sim, "prometheus", 2)
                    await until_read(stack)
            with step("several: the backup service is killed and restarted"):
                await restarted(stack, sim, "backup", 2)
            with step("several: a backup"):
                await in_thread(stack.compose, "exec", "-T", "backup", "python", "bot.py", "--backup-to", "/backups")
                saved = await in_thread(stack.backups)
                assert len(saved) == 2, saved
            with step("several: the upgrade of docs/scaling.md, to the same release"):
                await in_thread(lambda: stack.documented("scaling.md", "\n## Upgrade\n"))
                await connected(sim, 2)
                await asyncio.gather(*(game.play(1) for game in games))
                await in_thread(stack.compose, "exec", "-T", "backup", "python", "bot.py", "--backup-to", "/backups")
                saved = await in_thread(stack.backups)
                assert len(saved) == 4, saved
            for number in (1, 2):
                with step(f"several: restore {number} of docs/scaling.md, after 2 turns on each shard that are lost"):
                    await in_thread(
                        stack.compose, "exec", "-T", "backup", "python", "bot.py", "--backup-to", "/backups"
                    )
                    saved = await in_thread(stack.backups)
                    await asyncio.gather(*(game.play(2) for game in games))
                    restored = {EXAMPLE + ".dump": saved[-1]}
                    await in_thread(lambda: stack.documented("scaling.md", "**Restore.**", **restored))  # noqa: B023 - it has ended by then
                    await connected(sim, 2)
                    before = sum(game.unposted for game in games)
                    await asyncio.gather(*(game.play(3) for game in games))
                    assert sum(game.unposted for game in games) == before
            with step("several: the games go on to their ends"):
                await asyncio.gather(*(game.to_the_end() for game in games))
            say(f"             {sum(game.turns for game in games)} turns were taken")
        finally:
            await in_thread(stack.down)


async def until_read(stack: Stack) -> None:
    """Wait until Prometheus has read both bots and evaluated all alerts."""
    rules = (stack.tree / "deploy/alerts.yml").read_text().count("- alert:")
    async with asyncio.timeout(PATIENCE):
        while True:
            await asyncio.sleep(1.0)
            try:
                targets = (await in_thread(stack.ask, "bot1", "http://prometheus:9090/api/v1/targets"))["data"]
                groups = (await in_thread(stack.ask, "bot1", "http://prometheus:9090/api/v1/rules"))["data"]["groups"]
            except RuntimeError:
                continue
            found = [rule for group in groups for rule in group["rules"]]
            up = [each["labels"]["process"] for each in targets["activeTargets"] if each["health"] == "up"]
            if sorted(up) == ["bot1", "bot2"] and all(rule["health"] == "ok" for rule in found):
                assert len(found) == rules
                return


def verify_units(tree: Path) -> None:
    """Let systemd check the unit files, if it is installed."""
    check_out(tree)
    made = tree / "units"
    made.mkdir()
    for path in (tree / "deploy/one").glob("*.*"):
        if path.suffix in {".service", ".timer"}:  # the program is not in /opt here
            text = path.read_text().replace("/opt/correspondence/.venv/bin/python", sys.executable)
            (made / path.name).write_text(text)
    units = sorted(str(path) for path in made.iterdir())
    assert len(units) == 3
    with step("units: systemd-analyze verify"):
        run("systemd-analyze", "verify", "--man=no", "--recursive-errors=no", *units)


WAYS = {"one": play_one, "several": play_several}


def main(arguments: list[str]) -> int:
    """Run the ways; return the exit code."""
    with tempfile.TemporaryDirectory(prefix="deploy-") as made:
        tree = Path(made)
        tree.chmod(0o755)
        check_out(tree)
        with step("the image of the bot is built, and plays the demo"):
            run("docker", "build", "-t", IMAGE, str(tree))
            run("docker", "run", "--rm", IMAGE, "python", "bot.py", "--demo", "nanotech")
        address = gateway(IMAGE)
        for name in arguments or ["units", *WAYS]:
            if name == "units":
                verify_units(tree)
            else:
                asyncio.run(WAYS[name](tree, address))
    say("deploy/ runs")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
