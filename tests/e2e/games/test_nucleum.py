"""Nucleum through the loopback Discord: tables by commands, any choice by commands, turns by the panel, every view."""

from __future__ import annotations

import pytest

from cogs.answers.tales import CIRCLED, number_sign
from engine.kernel import seeded_rng
from render.view import marks_of
from simulation.setting_up import everyone_in, set_up
from tests.e2e.conftest import Club, opener, panel_of
from tests.e2e.games.test_nanotech import press, to_act
from tests.e2e.playing import command_for


@pytest.mark.slow
async def test_a_random_game_of_three_by_commands_alone(club: Club) -> None:
    async with club.open() as bot:
        ann, channel = club.people[0], club.channel
        await ann.slash(channel, "new", game="nucleum")
        for person in club.people[1:3]:
            await person.slash(channel, "table join")
        await set_up(ann, channel, experiments="random")
        await ann.slash(channel, "host start")
        await everyone_in(channel)
        open_table = await bot.service.tables.in_channel(channel.id)
        rng = seeded_rng(8)
        while open_table.table.status == "running":
            open_table, actor = await to_act(club, open_table.table.id)
            assert open_table.decision is not None
            choice = rng.pick(open_table.decision.choices).id
            command, option = command_for(open_table, choice)
            await actor.slash(channel, command, options={option: choice} if option else {})
            open_table = await bot.service.tables.look(open_table.table.id)
        end = await club.end_post()
        assert set(end.pinged) == set(club.people[:3])
        assert all(len(picture.data) <= 1024 * 1024 for message in channel.messages for picture in message.files)


async def test_turns_by_the_panel(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nucleum", 2)
        table = (await bot.service.tables.in_channel(club.channel.id)).table.id
        rng = seeded_rng(8)
        for _ in range(12):
            open_table, actor = await to_act(club, table)
            panel = panel_of(await actor.slash(club.channel, "turn"))
            seat = open_table.to_act()
            while open_table.to_act() is seat:
                assert open_table.decision is not None
                await press(actor, panel, rng.pick(open_table.decision.choices).id)
                open_table = await bot.service.tables.look(table)
        await club.told(table)
        assert club.channel.messages[-1].id > post.id
        newest = club.channel.messages[-1]
        answers = ["Take", "Pass"] if opener(newest) == "Take" else ["Take Turn"]
        look = ["Board", "What Changed", "My Board", "Log", "Rules"]
        shown = [button.label for button in newest.buttons if ":pick:" not in (button.custom_id or "")]
        assert shown == [*answers, *look]
        nothing = await (await actor.click(newest, "What Changed")).answer()
        assert "Nothing has changed" in nothing.text
        assert not nothing.files
        _, following = await to_act(club, table)
        close_up = await (await following.click(newest, "What Changed")).answer()
        assert close_up.ephemeral_for is following
        assert "region" in close_up.files[0].filename
        told = [line.partition(" ")[0] for line in close_up.text.splitlines()]
        marks = marks_of(open_table.game.guide, await bot.service.play.news(open_table, following.id))
        drawn = {number_sign(number) for mark in marks for number in mark.numbers}
        assert drawn
        assert {sign for sign in told if sign in CIRCLED} == drawn


@pytest.mark.real_pictures
async def test_every_view_is_shown_and_described(club: Club) -> None:
    async with club.open():
        post = await club.start("nucleum", 4)
        (actor,) = post.pinged
        views = await actor.autocomplete(club.channel, "board", focused="view", view="")
        assert [view.value for view in views] == [
            "post", "map", "region", "market", "own-board", "scores", "legend", "table",
        ]  # fmt: skip
        for view in views:
            answer = await (await actor.slash(club.channel, "board", view=view.value)).answer()
            if view.value == "region":  # nothing has changed on a table that was just set up
                assert answer.text
                assert not answer.files
                continue
            assert answer.files[0].description
        refused = await (await actor.slash(club.channel, "board", view="sky")).answer()
        assert "no view" in refused.text
        rules = await (await actor.click(post, "Rules")).answer()
        assert "Nucleum: Goal and Overview" in rules.text
