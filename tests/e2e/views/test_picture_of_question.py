"""The law of pictures of panels: the picture beside the buttons shows their question, or there is none."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterable, Iterator
from typing import Any

import discord
import pytest

from cogs.answers.panel.panel_picture import PanelPicture, subject
from cogs.base.cards.card import PICTURE
from engine.kernel import seeded_rng
from simulation import Message
from simulation.world.messages import Attachment
from tests.e2e.conftest import Club, panel_of
from tests.e2e.planning.trying import opened
from tests.e2e.views.conftest import PNG
from tests.waiting import until

VERBS = {
    "pick", "show", "undo", "redo", "restart", "confirm", "skip-confirm", "turn", "try", "suggest", "try-pick", "try-show",
    "try-undo", "try-redo", "try-over", "try-use", "try-keep", "try-drop", "try-suggest", "use-plan", "plan-drop",
}  # fmt: skip
"""The verbs of buttons that lead from a panel to a panel in the same message."""
DELAYS = {
    "early pictures": (0.0, 0.0, 0.0),
    "late pictures": (0.05, 0.0, 0.0),
    "pictures between the wait and the answer": (0.02, 0.01, 0.05),
    "slow answers": (0.01, 0.03, 0.1),
}
"""The most seconds that a picture takes, that an answer waits for it, and that Discord takes for an answer."""


def about(pictures: Iterable[Attachment]) -> set[str]:
    return {each.description or "" for each in pictures}


def asked(components: Iterable[dict[str, Any]]) -> set[str]:
    """Return the positions that the buttons of a panel are about, in the form of `subject`."""
    found = set[str]()
    for part in find_parts(components):
        kind, _, rest = (part.get("custom_id") or "").partition(":")
        if kind in {"b", "s"}:
            table, version, verb, _ = rest.split(":", 3)
            if version != "0":
                found.add(str(("try" if verb.startswith("try-") else "", int(table), int(version))))
    return found


def find_parts(components: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield all components, nested ones included."""
    for part in components:
        yield part
        yield from find_parts([*part.get("components", ()), *filter(None, [part.get("accessory")])])


def check(panel: Message) -> None:
    """Assert that a panel, and each state of it that a user saw, had the picture of its question, or none."""
    states = [(edit.components, edit.files) for edit in panel.edits]
    for components, files in [*states, (panel.components, panel.files)]:
        positions = asked(components)
        for shown in about(files):
            # Where nothing is asked, the picture shows the table, never a sandbox.
            assert shown in positions if positions else shown.startswith("('',")


@pytest.mark.parametrize("delays", DELAYS.values(), ids=DELAYS)
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 12))])
async def test_the_picture_that_stands_is_that_of_the_question(
    club: Club, monkeypatch: pytest.MonkeyPatch, delays: tuple[float, float, float], seed: int
) -> None:
    drawing, waiting, answering = delays
    rng = seeded_rng(seed)

    def some(most: float) -> float:
        return most * rng.pick(range(11)) / 10

    async def draw(self: PanelPicture, _view: str) -> dict[str, list[discord.File]]:
        await asyncio.sleep(some(drawing))
        if rng.pick(range(8)) == 0:
            return {}  # not drawn: no other picture may stand in its place
        named = str(subject(self._open_table))
        return {PICTURE: [discord.File(io.BytesIO(PNG), filename="question.png", description=named)]}

    def slow(answer: Any) -> Any:
        async def slowly(*given: Any, **more: Any) -> Any:
            sent = await answer(*given, **more)
            await asyncio.sleep(some(answering))
            return sent

        return slowly

    monkeypatch.setattr(PanelPicture, "_draw", draw)
    for owner, name in (
        (discord.InteractionResponse, "edit_message"),
        (discord.Interaction, "edit_original_response"),
    ):
        monkeypatch.setattr(owner, name, slow(getattr(owner, name)))
    async with club.open() as bot:
        bot.drawing_pool.in_answer = waiting
        table, actor, other = await opened(club, "nanotech")
        panel, verbs = panel_of(await actor.slash(club.channel, "turn")), set[str]()
        for _ in range(30):
            buttons = [part.custom_id or "" for part in panel.buttons if not part.disabled]
            pressed = rng.pick(
                [each for each in buttons if each.startswith("b:") and each.split(":")[3] in VERBS] + [""]
            )
            if pressed:
                verbs.add(pressed.split(":")[3])
                await actor.click(panel, custom_id=pressed)
                check(panel)
                continue
            open_table = await bot.service.tables.look(table)
            seat = open_table.to_act()
            if seat is not None and seat.user == other.id and open_table.decision is not None:
                await bot.service.play.choose(table, other.id, None, rng.pick(open_table.decision.choices).id)
            else:
                panel = panel_of(await actor.slash(club.channel, "turn"))
        await until(lambda: not bot.service.suggestions.busy)
        await until(lambda: not [task for task in asyncio.all_tasks() if "_send_after" in repr(task.get_coro())])
        await club.sim.quiet()
        check(panel)
        assert "pick" in verbs
        assert not club.sim.violations
