"""Nucleum through the loopback Discord: whole games, any choice by commands, turns by the panel, every view, expansions."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from cogs.answers.tales import CIRCLED, number_sign
from cogs.client.bot import GameBot
from engine.kernel import seeded_rng
from engine.nucleum.modules.australia.coal_mines import coal_mines_of
from engine.nucleum.modules.ships.state import routes_with
from engine.registry import games
from engine.tables.open.open_table import OpenTable
from render.view import marks_of
from simulation import Message
from simulation.common import LOOP_TIMEOUT
from simulation.setting_up import everyone_in, set_up, start_game
from tests.e2e.conftest import Club, opener, panel_of, pings
from tests.e2e.games.test_nanotech import press, to_act
from tests.e2e.playing import LOOK_EVERY, Advice, Play, Recorded, Way, advised_by, command_for
from tests.e2e.test_advice import private
from tests.kernel.playthrough import load


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


@pytest.mark.real_pictures
async def test_bids_by_command_and_panel_are_seen_by_all_and_highest_bids_by_no_one(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nucleum", 3, auction=True)
        assert "Auction: " in post.text
        (first,) = post.pinged
        assert "**bid for first choice** or pass" in post.text.splitlines()[0]

        panel = panel_of(await first.slash(club.channel, "turn"))
        assert {"Bid 1", "Raise", "Highest Bid", "Pass"} <= {
            button.label.partition(":")[0] for button in panel.buttons
        }
        offered = await first.autocomplete(club.channel, "nucleum bid", focused="bid", bid="up to 17")
        assert [each.value for each in offered] == ["highest:17"]
        answer = await (await first.slash(club.channel, "nucleum bid", bid="highest 17")).answer()
        assert "17 VP" in answer.text
        await first.slash(club.channel, "confirm")
        second_post = await club.turn_post(after=post)
        (second,) = second_post.pinged
        assert f"**{first.name}** 1" in second_post.text

        unclear = await (await second.slash(club.channel, "nucleum bid", bid="1")).answer()
        assert "bid:" not in unclear.text
        await second.slash(club.channel, "nucleum bid", bid="bid 3")
        await second.slash(club.channel, "confirm")
        third_post = await club.turn_post(after=second_post)
        (third,) = third_post.pinged
        panel = panel_of(await third.slash(club.channel, "turn"))
        to_pass = next(button.label for button in panel.buttons if button.label.startswith("Pass"))
        panel = panel_of(await third.click(panel, to_pass))
        await third.click(panel, "Confirm Turn")

        # The first bids by itself: the second is asked at once, and no one else.
        last_post = await club.turn_post(after=third_post)
        assert last_post.pinged == [second]
        assert f"**{first.name}** bid 4 VP." in last_post.text
        assert "**bid more than 4 VP** or pass" in last_post.text.splitlines()[0]
        assert f"**{first.name}** bid 4 VP." in last_post.text
        assert last_post.files[0].description
        assert "Bids: " in last_post.files[0].description
        seen = await (await second.slash(club.channel, "board", view="auction")).answer()
        assert seen.files[0].description is not None
        assert f"{first.name} 4" in seen.files[0].description
        told = await (await second.slash(club.channel, "board", text=True)).answer()
        everything = [message for person in (second, third) for message in club.channel.seen_by(person)]
        assert not any("17 VP" in message.text for message in [*everything, told])
        open_table = await bot.service.tables.in_channel(club.channel.id)
        await club.told(open_table.table.id)
        pinned = [message for message in club.channel.messages if message.text.startswith("### ")]
        assert "Auction: " in pinned[0].text


async def test_who_passes_ahead_is_not_asked_and_others_see_nothing_of_it(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nucleum", 3, auction=True)
        (first,) = post.pinged
        waiting = [person for person in club.people[:3] if person is not first]
        for person in waiting:
            panel = panel_of(await person.slash(club.channel, "turn"))
            await person.click(panel, "Pass When Asked")
            assert "You pass as soon as you are asked, whatever the others bid." in panel.text
        await waiting[0].click(panel_of(await waiting[0].slash(club.channel, "turn")), "Ask Me Again")
        panel = panel_of(await first.slash(club.channel, "turn"))
        assert "Pass When Asked" not in [button.label for button in panel.buttons]
        await first.slash(club.channel, "nucleum bid", bid="bid 3")
        count = len(club.channel.messages)
        await first.slash(club.channel, "confirm")
        asked = await club.turn_post(after=post)
        assert asked.pinged == [waiting[0]]
        await waiting[0].slash(club.channel, "nucleum bid", bid="bid 4")
        await waiting[0].slash(club.channel, "confirm")
        again = await club.turn_post(after=asked)
        assert again.pinged == [first]
        passed = waiting[1]
        assert f"**{passed.name}** passed." in "".join(message.text for message in club.channel.messages[count:])
        assert all(passed not in message.pinged for message in club.channel.messages[count:])
        table = (await bot.service.tables.in_channel(club.channel.id)).table
        assert all(seat.kept is None for seat in table.seats)


LARGEST = 700 * 1024
WAYS: tuple[Way, ...] = ("commands", "panel", "mixed")
EXPANSIONS = {
    "gibraltar": {"map": "gibraltar", "auction": "yes"},
    "australia": {"map": "australia", "court": "yes", "experiments": "random"},
}
"""Options as they are typed."""


async def whole_game(
    club: Club, seats: int, seed: int, way: Way, advice: Advice, options: Mapping[str, str] | None = None
) -> Play:
    """Play a game, with these options, from the lobby to its end and check what was posted on the way."""
    club.seed = seed
    async with club.open() as bot:
        bot.drawing_pool.pause = LOOP_TIMEOUT  # here no one looks at a panel for so long that it gets a picture
        lobby = await club.new_table("nucleum", seats)
        for name, value in (options or {}).items():
            await set_up(club.people[0], club.channel, **{name: True if value == "yes" else value})
        await start_game(club.people[0], lobby)
        table = (await bot.service.tables.in_channel(club.channel.id)).table.id
        play = Play(club, table, advice)
        end = await play.to_the_end(way)
        check_posts(club, seats, end, play.turns // LOOK_EVERY)
    return play


def check_posts(club: Club, seats: int, end: Message, least: int) -> None:
    """Assert that each post called one player at most, the last all; only it has buttons; pictures are described.

    Turns taken before the previous turn's post is sent share a post; there are at least `least`.
    """
    messages = club.channel.messages
    assert messages[-1] is end
    assert set(end.pinged) == set(club.people[:seats])
    assert [button.label for button in end.buttons] == ["Rematch", "Board", "Log", "Earlier Turns", "Rules"]
    for person in club.people[:seats]:
        assert re.search(rf"\d\\\. \*\*{person.name}\*\*: \*\*\d+\*\*", end.text)
    posts = [message for message in messages if pings(message) and message is not end]
    assert len(posts) >= least > 4
    assert all(len(post.pinged) == 1 and not post.buttons for post in posts)
    assert all(len(post.files) <= 1 for post in posts)
    pictures = [picture for message in messages for picture in message.files]
    assert len(pictures) > len(posts) / 3
    for picture in pictures:
        assert picture.description
        assert len(picture.data) <= LARGEST


@pytest.mark.slow
@pytest.mark.real_pictures
@pytest.mark.parametrize("way", ["commands", "panel"])
async def test_the_recorded_game(club: Club, way: Way) -> None:
    record = load("nucleum")
    play = await whole_game(club, record.seats, record.seed, way, Recorded(record.choices))
    assert play.choices == len(record.choices)
    assert scores_told(club) == [int(re.split(r"\D+", line.split(" ", 2)[2])[0]) for line in record.standings]


def scores_told(club: Club) -> list[int]:
    """Return the scores in the last post, best first."""
    end = club.channel.messages[-1].text
    return [int(score) for score in re.findall(r"^\d\\\. \*\*[a-z]+\*\*: \*\*(\d+)\*\*", end, re.MULTILINE)]


@pytest.mark.slow
@pytest.mark.real_pictures
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", games()["nucleum"].seats)
async def test_a_game_at_every_size(club: Club, seats: int, way: Way) -> None:
    await whole_game(club, seats, seats, way, advised_by("solid"))


@pytest.mark.slow
@pytest.mark.real_pictures
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", EXPANSIONS)
async def test_a_game_with_expansions(club: Club, name: str, way: Way) -> None:
    await whole_game(club, 2, 5, way, advised_by("solid"), EXPANSIONS[name])
    played = (await club.bot.service.tables.look(1)).table.options
    assert {key: played[key] for key in EXPANSIONS[name]} == {
        key: value == "yes" or value for key, value in EXPANSIONS[name].items()
    }
