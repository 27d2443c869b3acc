"""The bot's own process draws nothing, and imports no drawing code, which is only for the drawing processes."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

from simulation.common import LOOP_TIMEOUT
from tests.e2e.conftest import Club, first_choice, opener, panel_of
from tests.e2e.faults.test_restart import process


def draws(module: str) -> bool:
    """Return whether a module draws, or is used by others to draw."""
    top, *parts = module.split(".")
    return top in {"PIL", "zlib_ng"} or (top == "render" and parts[-1:] in (["drawings"], ["painter"], ["worker"]))


async def test_the_bot_imports_nothing_that_draws_however_it_is_used(club: Club, tmp_path: Path) -> None:
    """`lint-imports` sees a module's imports, except those by a name composed at runtime."""
    imported = tmp_path / "modules.txt"
    async with process(club, {"SIM_IMPORTED": str(imported)}) as child:
        post = await club.start("nucleum", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, opener(post)))
        await first_choice(actor, panel)
        await club.channel.wait_for(lambda message: bool(message.files))
        for command, options in (
            ("board", {}),
            ("board", {"view": "legend"}),
            ("board", {"view": "own-board"}),
            ("rules", {"game": "nanotech"}),
            ("lookup", {"name": "residence"}),
            ("learn", {}),
        ):
            answer = await (await actor.slash(club.channel, command, options=options)).answer()
            assert answer.text or answer.files, command
        child.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(child.wait(), LOOP_TIMEOUT) == 0
    modules = imported.read_text(encoding="utf-8").split()
    assert {"cogs.answers.panel.panel_picture", "render.registry", "render.nucleum.modules.base.contents"} <= set(
        modules
    )
    assert not [module for module in modules if draws(module)]
    # The servers of pages and metrics are not loaded without WEB_PORT and METRICS_PORT, so that no port is open, either,
    # and components are only checked if the operator changes them.
    assert "cogs.web.open" in modules
    unneeded = {"aiohttp.web", "cogs.web.server", "prometheus_client", "engine.nucleum.data.validate"}
    assert not unneeded & set(modules)
