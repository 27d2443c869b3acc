"""Suggest a Turn as people use it, and computer players that think for long, for which no one else waits."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cogs.posts.post_words import suggested_lines
from engine.catalogue import catalogue
from engine.nanotech.game import Nanotech
from engine.records.table import Seat, Table
from engine.registry import games
from engine.service import GameService
from engine.tables.thinking import Asker, OpenDecision
from engine.workers import WorkerProcesses
from simulation import Channel, Message, User
from simulation.common import LOOP_TIMEOUT
from simulation.setting_up import set_up
from tests.e2e.conftest import Club, club, panel_of, press_below
from tests.e2e.lobby.test_tables import private
from tests.e2e.planning.trying import labels, opened, others_play
from tests.engine import orders
from tests.waiting import until

__all__ = ["club"]

SUGGEST = "Suggest a Turn"


def level(game: str) -> str:
    """Return the name of the strongest level."""
    return str(catalogue()(f"level-{games()[game].levels[-1]}"))


async def suggestion(club: Club, actor: User, panel: Message, game: str) -> str:
    """Press the button and wait for the suggestion; return the panel's text."""
    await press_below(actor, panel, SUGGEST)
    told = f"{level(game)} suggests this turn"
    await club.channel.wait_for(lambda message: message is panel and told in message.text, seen_by=actor)
    return str(panel.text)


def hold_answers(club: Club, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Let computer players answer only once the event is set."""
    thinker, go_on = club.bot.service.tables.thinker, asyncio.Event()
    think = thinker.think

    async def later(question: OpenDecision, seconds: float, asker: Asker) -> tuple[str, ...]:
        await go_on.wait()
        return await think(question, seconds, asker)

    monkeypatch.setattr(thinker, "think", later)
    return go_on


@pytest.mark.parametrize("game", ["nanotech", "nucleum"])
async def test_a_turn_is_suggested_and_used(club: Club, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    async with club.open() as bot:
        table, actor, waiting = await opened(club, game)
        panel = panel_of(await actor.slash(club.channel, "turn"))
        go_on = hold_answers(club, monkeypatch)
        await actor.click(panel, SUGGEST)
        assert panel.text.startswith(f"🤔 **{level(game)}** is thinking about your turn.")
        assert "already on its way" in await private(await actor.click(panel, SUGGEST))
        assert SUGGEST not in labels(panel_of(await waiting.slash(club.channel, "turn")))
        assert (await bot.service.tables.look(table)).playing().since == []
        go_on.set()
        await club.channel.wait_for(lambda message: message is panel and "💡" in message.text, seen_by=actor)
        sandbox = await bot.service.planner.look(table, actor.id)
        assert sandbox.ended
        assert (
            panel.text.splitlines()[1]
            == f"💡 **{level(game)} suggests this turn.** **Undo** takes it back choice by choice."
        )
        assert panel.text.splitlines()[2].startswith("-# ")
        assert "Net change: " in panel.text
        assert "**Use This Turn** plays what you have tried" in panel.text
        assert "Keep Plan" not in labels(panel)
        assert SUGGEST not in labels(panel)
        made = list(sandbox.rehearsal.since)
        await actor.click(panel, "Undo")
        assert await suggestion(club, actor, panel, game)
        await actor.click(panel, "Use This Turn")
        assert (await bot.service.tables.look(table)).playing().since[: len(made) - 1] == made[:-1]
        assert SUGGEST not in labels(panel)
        await actor.click(panel, "Confirm Turn")
        await club.told(table)
        assert not club.sim.violations


async def test_who_waits_has_a_turn_suggested_in_the_sandbox(club: Club) -> None:
    async with club.open() as bot:
        table, _, waiting = await opened(club, "nanotech")
        panel = panel_of(await waiting.slash(club.channel, "turn"))
        await waiting.click(panel, "Try a Turn")
        assert await suggestion(club, waiting, panel, "nanotech")
        assert "Arm Plan" in labels(panel)
        seats = (await bot.service.tables.look(table)).table.seats
        assert [seat.suggestions for seat in seats if seat.user == waiting.id] == [1]


async def test_a_panel_that_has_gone_on_shows_no_suggestion(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async with club.open() as bot:
        table, actor, _ = await opened(club, "nanotech")
        panel = panel_of(await actor.slash(club.channel, "turn"))
        go_on = hold_answers(club, monkeypatch)
        await actor.click(panel, SUGGEST)
        open_table = await bot.service.tables.look(table)
        assert open_table.decision is not None
        choice = open_table.decision.choices[0].id
        await bot.service.play.choose(table, actor.id, None, choice)
        await actor.slash(club.channel, "turn")
        before = panel.text
        go_on.set()
        await until(lambda: not bot.service.suggestions.busy)
        await club.sim.quiet()
        assert panel.text == before
        assert "out of date" in (await (await actor.click(panel, SUGGEST)).answer()).text


async def test_the_host_switches_suggestions_off(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async with club.open() as bot:
        table, actor, other = await opened(club, "nanotech")
        panel = panel_of(await actor.slash(club.channel, "turn"))
        ann = club.people[0]
        said = await set_up(ann, club.channel)
        now = await (await ann.click(said, "No Suggestions")).answer()
        assert "no longer have their turns suggested" in now.text
        assert "turned suggestions off" in await private(await actor.click(panel, SUGGEST))
        assert SUGGEST not in labels(panel_of(await actor.slash(club.channel, "turn")))
        sandbox = panel_of(await other.slash(club.channel, "turn"))
        await other.click(sandbox, "Try a Turn")
        assert SUGGEST not in labels(sandbox)
        await (await ann.click(now, "Allow Suggestions")).answer()
        assert await suggestion(club, actor, panel, "nanotech")

        async def fail(*_: object) -> tuple[str, ...]:
            raise OSError("no processes")

        monkeypatch.setattr(bot.service.tables.thinker, "think", fail)
        panel = panel_of(await actor.slash(club.channel, "turn"))
        await actor.click(panel, SUGGEST)
        await club.channel.wait_for(lambda message: "No suggestion was found" in message.text, seen_by=actor)
        await others_play(club, table, actor)


def test_the_post_of_the_end_says_who_had_suggestions() -> None:
    seats = [
        Seat(name="Ann", user=1, suggestions=3),
        Seat(name="Ben", user=2),
        Seat(name="Cleo", user=3, suggestions=1),
    ]
    table = Table(game="nanotech", channel=1, host=1, seats=seats)
    assert suggested_lines(table, catalogue()) == ["-# Suggested turns: Ann 3 and Cleo 1"]
    assert suggested_lines(Table(game="nanotech", channel=1, host=1, seats=seats[1:2]), catalogue()) == []


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
