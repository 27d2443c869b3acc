"""Private messages and cards: messages of release 1.2.0 answer and become cards; posts never are cards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from simulation import Message, User
from simulation.checks.components import BUTTON, COMPONENTS_V2, SELECTS, walk
from tests.e2e.conftest import Club, check_cards, make_classic, panel_of
from tests.e2e.games.test_nanotech import to_act

GREEN = 3


def button(custom_id: str) -> dict[str, Any]:
    return {"type": BUTTON, "style": GREEN, "label": "x", "custom_id": custom_id}


async def games(club: Club, actor: User, _other: User) -> Message:
    listed = panel_of(await actor.slash(club.channel, "games"))
    make_classic(listed, button("b:1:0:turn:"))
    return listed


async def records(club: Club, actor: User, _other: User) -> Message:
    summary = panel_of(await actor.slash(club.channel, "records"))
    make_classic(summary, button("b:0:0:records:all.0"))
    return summary


async def panel(club: Club, actor: User, _other: User) -> Message:
    return panel_of(await actor.slash(club.channel, "turn"))


async def sandbox(club: Club, _actor: User, other: User) -> Message:
    tried = panel_of(await other.slash(club.channel, "turn"))
    await (await other.click(tried, "Try a Turn")).answer()
    return tried


async def earlier_turns(club: Club, actor: User, _other: User) -> Message:
    return panel_of(await actor.slash(club.channel, "board", turn=0))


async def ask_first(club: Club, _actor: User, _other: User) -> Message:
    return panel_of(await club.people[0].slash(club.channel, "host cancel"))


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("opens", [games, records, panel, sandbox, earlier_turns, ask_first])
async def test_a_private_message_of_release_1_2_0_answers_and_becomes_a_card(
    club: Club, opens: Callable[[Club, User, User], Awaitable[Message]]
) -> None:
    await club.start("nanotech", 2)
    _, actor = await to_act(club, 1)
    other = next(person for person in club.people[:2] if person is not actor)
    message = await opens(club, actor, other)
    assert message.ephemeral_for is not None
    if message.is_v2:
        parts = [part for _, part in walk(message.components) if part["type"] in (BUTTON, *SELECTS)]
        make_classic(message, *[part for part in parts if "url" not in part and not part.get("disabled")][:5])
    part = message.components[0]["components"][0]
    values = [] if part["type"] == BUTTON else [part["options"][-1]["value"]]
    await (
        await message.ephemeral_for.interact(
            part["custom_id"], message=message, component_type=part["type"], values=values
        )
    ).answer()
    await club.sim.quiet()
    assert message.is_v2
    assert not message.content
    assert message.text.strip()
    assert not club.sim.violations


@pytest.mark.usefixtures("bot")
async def test_a_post_that_is_a_card_or_a_card_that_pings_is_noticed(club: Club) -> None:
    post = await club.start("nanotech", 2)
    check_cards(club.sim)
    listed = panel_of(await club.people[0].slash(club.channel, "games"))
    listed.pinged = [club.people[0]]
    with pytest.raises(AssertionError):
        check_cards(club.sim)
    listed.pinged = []
    post.flags |= COMPONENTS_V2
    with pytest.raises(AssertionError):
        check_cards(club.sim)
    post.flags &= ~COMPONENTS_V2
