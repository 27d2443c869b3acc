"""Australia through the loopback Discord: the map by option, a coal mine and a boat by commands, a page of its rules."""

from __future__ import annotations

from cogs.client.bot import GameBot
from engine.nucleum.modules.australia.coal_mines import coal_mines_of
from engine.nucleum.modules.ships.state import routes_with
from engine.tables.open.open_table import OpenTable
from simulation.setting_up import everyone_in, set_up
from tests.e2e.conftest import Club
from tests.e2e.games.test_nanotech import to_act
from tests.e2e.test_advice import private


def acting(open_table: OpenTable) -> tuple[int, str]:
    """Return the active seat, and the letter of its experiment."""
    assert open_table.decision is not None
    return open_table.decision.seat, open_table.playing().state.players[open_table.decision.seat].experiment


async def started(club: Club, bot: GameBot) -> int:
    """Start a game of two on the map of Australia; return its table's number."""
    ann, channel = club.people[0], club.channel
    await ann.slash(channel, "new", game="nucleum")
    await club.people[1].slash(channel, "table join")
    await set_up(ann, channel, map="australia")
    await set_up(ann, channel, experiments="random")
    await ann.slash(channel, "host start")
    await everyone_in(channel)
    return (await bot.service.tables.in_channel(channel.id)).table.id


async def test_a_boat_and_a_coal_mine_by_commands(club: Club) -> None:
    async with club.open() as bot:
        ann, channel = club.people[0], club.channel
        table = await started(club, bot)
        open_table, actor = await to_act(club, table)
        seat, letter = acting(open_table)
        await actor.slash(channel, "nucleum play", tile=f"#{letter}5 industrialize CM Toongi")
        open_table = await bot.service.tables.look(table)
        assert coal_mines_of(open_table.playing().state, seat) == ["toongi.c1"]
        while (await to_act(club, table))[1] is actor:
            await actor.slash(channel, "confirm")
        open_table, actor = await to_act(club, table)
        seat, letter = acting(open_table)
        await actor.slash(channel, "nucleum play", tile=f"#Se{letter} ship")
        await actor.slash(channel, "nucleum ship", route="3")
        open_table = await bot.service.tables.look(table)
        assert routes_with(open_table.playing().state, seat) == ["lane-3"]
        mines = await private(await ann.slash(channel, "rules", topic="coal-mines"))
        assert "Australia: Coal Mines" in mines.text
        assert len(mines.files) == 1
        ends = await private(await ann.slash(channel, "rules", topic="ends"))
        assert "a player reaches the score flag, at 75 points" in ends.text  # 70 on the map of the base game
        assert len(ends.files) == 1


async def test_commands_take_what_the_panel_offers_together(club: Club) -> None:
    """As on the panel, an action and what it is done with are one choice: suggested, and understood when typed."""
    async with club.open() as bot:
        channel = club.channel
        table = await started(club, bot)
        open_table, actor = await to_act(club, table)
        seat, letter = acting(open_table)
        refused = await actor.slash(channel, "nucleum rail", what=f"#{letter}5")
        assert "is not an option here" in refused.message.text
        assert (await bot.service.tables.look(table)).playing().since == []
        await actor.slash(channel, "nucleum play", tile=f"#Se{letter}")
        found = await actor.autocomplete(channel, "nucleum ship", focused="route", route="laun")
        assert [choice.value for choice in found] == ["3"]
        await actor.slash(channel, "nucleum ship", route="Melbourne")
        open_table = await bot.service.tables.look(table)
        assert routes_with(open_table.playing().state, seat) == ["lane-3"]
        subsidy = {"A": 1, "B": 4, "C": 4, "D": 3}[letter]
        await actor.slash(channel, "nucleum play", tile=f"#{letter}{subsidy}")
        before = open_table.playing().state.players[seat].thaler
        await actor.slash(channel, "nucleum choose", choice="2 thaler")
        open_table = await bot.service.tables.look(table)
        assert open_table.playing().state.players[seat].thaler == before + 2
