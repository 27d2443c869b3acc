"""Opening a table while one of the same kind waits for players: a seat there is proposed first, privately."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.client.bot import GameBot
from engine.records.table import Person
from simulation import Channel, Message, User
from tests.e2e.conftest import Club, panel_of
from tests.e2e.lobby.test_wishes import VIEW, table_of
from tests.waiting import until


async def proposed(person: User, channel: Channel, **values: Any) -> Message | None:
    """Open a table of Nanotech; return the private proposal, or None if a table was opened."""
    reply = await person.slash(channel, "new", game="nanotech", **values)
    answer = await reply.answer()
    return panel_of(reply) if answer.ephemeral_for is person else None


async def test_a_seat_is_proposed_first(club: Club, bot: GameBot) -> None:
    ann, ben, cleo, *_ = club.people
    lobby, second = await club.new_table("nanotech", 1), club.guild.add_text_channel("second")
    proposal = await proposed(ben, second)
    assert proposal is not None
    assert proposal.text.startswith("[Nanotech #1](https://discord.com/channels/")
    await ben.click(proposal, "Take a Seat")
    assert (await table_of(bot)).users == [ann.id, ben.id]
    await until(lambda: "ben" in lobby.text)
    proposal = await proposed(cleo, second)
    assert proposal is not None
    await cleo.click(proposal, "Open Another Table")
    assert (await bot.service.tables.look(2)).table.users == [cleo.id]
    assert not club.sim.violations


@pytest.mark.parametrize("why", ["another game", "seated", "avoided", "hidden", "rated", "watching"])
async def test_nothing_is_proposed_that_is_not_equal(club: Club, bot: GameBot, why: str) -> None:
    ann, ben, *_ = club.people
    await club.new_table("nucleum" if why == "another game" else "nanotech", 1)
    if why == "avoided":
        await bot.service.avoiding.add(ben.id, [Person(ann.id, ann.name)])
    if why == "hidden":
        club.channel.deny(ben, VIEW)
    if why == "rated":
        await bot.service.lobby.set_rated(1, ann.id, rated=True, manager=False)
    second = club.guild.add_text_channel("second")
    opener = ann if why == "seated" else ben
    assert await proposed(opener, second, **({"watch": True} if why == "watching" else {})) is None
