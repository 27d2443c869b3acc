"""Everything on a panel, a post or a private picture may be pressed, in any order: nothing fails, and play continues."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.kernel import Rng, seeded_rng
from simulation import Message, User
from simulation.setting_up import set_up, start_game
from tests.e2e.conftest import Club, club, panel_of
from tests.e2e.test_abuse import no_bugs

__all__ = ["club", "no_bugs"]

PRESSES = 80
LEADING_AWAY = {"leave", "cancel", "add-computer"}
"""Presses that end the table or seat another player."""
PLAYING = {"pick", "undo", "redo", "restart", "skip-confirm"}
"""Actions that every second press takes, if possible."""
TABLES: dict[str, tuple[tuple[str, str], ...]] = {
    "Gibraltar with the court": (("opponent", "baron"), ("map", "gibraltar"), ("court", "yes")),
    "two Barons": (("opponent", "barons"), ("special_buildings", "yes")),
    "Australia": (("opponent", "baron"), ("map", "australia"), ("first_game", "yes")),
    "two people": (("court", "yes"),),
}


OFTEN = {("Gibraltar with the court", 0), ("two people", 0)}
"""The tables, each with a seed, that are not left to long runs."""


def parts_of(message: Message) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield a message's components that can be pressed: the custom id of each button or menu, with its values."""
    for button in message.buttons:
        if (
            not button.disabled
            and button.custom_id is not None
            and button.custom_id.split(":")[3] not in LEADING_AWAY
        ):
            yield button.custom_id, ()
    for menu in message.selects:
        yield menu.custom_id, tuple(entry.value for entry in menu.options)


async def press_any(person: User, message: Message, rng: Rng) -> Message | None:
    """Press something under a message; return the private message that the answer shows, if any."""
    parts = list(parts_of(message))
    playing = [part for part in parts if part[0].split(":")[3] in PLAYING]
    if playing and rng.below(2):
        parts = playing
    if not parts:
        return None
    custom_id, values = rng.pick(parts)
    if values:
        reply = await person.select(message, [rng.pick(values)], custom_id=custom_id)
    else:
        reply = await person.click(message, custom_id=custom_id)
    if reply.kind == "modal":
        return None
    answer = await reply.answer()
    return answer if answer.ephemeral_for is person else None


@pytest.mark.usefixtures("no_bugs")
@pytest.mark.parametrize(
    ("name", "seed"),
    [
        (name, seed) if (name, seed) in OFTEN else pytest.param(name, seed, marks=pytest.mark.slow)
        for name in TABLES
        for seed in range(20)
    ],
)
async def test_anything_may_be_pressed(club: Club, name: str, seed: int) -> None:
    rng, people = seeded_rng(seed), club.people[: 2 if name == "two people" else 1]
    async with club.open() as bot:
        lobby = (await people[0].slash(club.channel, "new", options={"game": "nucleum", "options": True})).message
        for option, value in TABLES[name]:
            await set_up(people[0], club.channel, **{option: True if value in {"yes", "true"} else value})
        for person in people[1:]:
            await person.click(lobby, "Join")
        await start_game(people[0], lobby)
        panels: dict[int, Message] = {}
        others: list[Message] = []
        for number in range(PRESSES):
            open_table = await bot.service.tables.look(1)
            if open_table.table.status != "running" or open_table.decision is None:
                break
            person = club.person(open_table.table.seats[open_table.decision.seat].user)
            if person.id not in panels or number % 20 == 0:
                panels[person.id] = panel_of(await person.slash(club.channel, "turn"))
            public = [each for each in club.channel.messages if each.ephemeral_for is None and each.buttons]
            seen = [each for each in others if each.ephemeral_for is person][-3:]
            aside = [*public[-1:], *seen] if not rng.below(4) else []
            answer = await press_any(person, rng.pick(aside) if aside else panels[person.id], rng)
            if answer is not None and answer is not panels[person.id]:
                others.append(answer)
        await club.told(1)
        open_table = await bot.service.tables.look(1)
        assert open_table.playing().state.ply
        if open_table.decision is not None:
            person = club.person(open_table.table.seats[open_table.decision.seat].user)
            choices = panel_of(await person.slash(club.channel, "turn"))
            assert any(":pick:" in custom_id for custom_id, _ in parts_of(choices))
    assert not club.sim.violations
