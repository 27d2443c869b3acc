"""Computer players that think for long: no one else waits for them, and a turn is thought about once."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.nanotech.game import Nanotech
from engine.service import GameService
from engine.workers import WorkerProcesses
from simulation import Channel, User
from simulation.common import LOOP_TIMEOUT
from tests.e2e.conftest import Club, club
from tests.e2e.lobby.test_tables import private
from tests.engine import orders
from tests.waiting import until

__all__ = ["club"]


async def table_against(club: Club, host: User, channel: Channel, computer: str) -> int:
    """Start a game of someone with a computer player, and play until it thinks for the first time; return the table."""
    service = club.bot.service
    await host.slash(channel, "new", game="nanotech")
    table = (await service.tables.in_channel(channel.id)).table.id
    await service.lobby.add_computer(table, host.id, computer)
    await service.lobby.start(table, host.id)
    await play_turns(service, table, host)
    return table


async def play_turns(service: GameService, table: int, person: User) -> None:
    """Make first choices for a player until another seat must act."""
    open_table = await service.tables.look(table)
    while (seat := open_table.to_act()) is not None and seat.user == person.id:
        assert open_table.decision is not None
        choice = open_table.decision.choices[0].id
        open_table, _ = await service.play.choose(table, person.id, None, choice)


async def test_long_thoughts_delay_no_one(club: Club, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    known = Nanotech.computers
    monkeypatch.setattr(Nanotech, "computers", lambda game: (*known(game)[:-1], orders.LongThinker(game)))
    questions = tmp_path / "questions"
    questions.mkdir()
    long = WorkerProcesses("long thinking", orders.long_thinker, str(questions))
    ann, ben, cleo = club.people[:3]
    async with club.open(long=long) as bot:
        bot.service.tables.computer_seconds = 10 * LOOP_TIMEOUT
        slow = await table_against(club, ann, club.channel, orders.LongThinker.name)
        await until(lambda: list(questions.iterdir()))
        elsewhere = club.guild.add_text_channel("elsewhere")
        quick = await table_against(club, ben, elsewhere, "solid")
        for _ in range(2):
            await elsewhere.wait_for(lambda message: ben in message.pinged)
            await play_turns(bot.service, quick, ben)
        assert "Computer 1" in await private(await cleo.slash(club.channel, "board", text=True))
        (asked,) = questions.iterdir()
        assert (await bot.service.tables.look(slow)).table.ply == int(asked.name.rpartition(" ")[2])
        (questions / "go").touch()
        await club.channel.wait_for(lambda message: ann in message.pinged)
        assert len(list(questions.iterdir())) == 2
