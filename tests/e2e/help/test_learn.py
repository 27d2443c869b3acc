"""/learn from start to end on the loopback Discord: real buttons and menus, restarts, direct messages, first games."""

from __future__ import annotations

import pytest

from engine.records.table import Person
from engine.records.tutorial import tutorials
from engine.tables.lessons import Lesson
from simulation import Channel, Message, User
from simulation.setting_up import set_up, start_game
from tests.e2e.conftest import Club, panel_of
from tests.e2e.games.test_nanotech import press
from tests.waiting import until


async def lesson_of(club: Club, user: User, game: str) -> Lesson:
    """Return a user's progress."""
    return await club.bot.teacher.look(Person(user.id, user.name), game)


async def open_lesson(user: User, where: Channel, game: str) -> Message:
    """Say /learn; return the private message."""
    return panel_of(await user.slash(where, "learn", game=game))


async def go_on(club: Club, user: User, game: str, panel: Message) -> None:
    """Make the choice the lesson asks for with the button or menu of its panel, or press Next."""
    lesson = await lesson_of(club, user, game)
    if lesson.move is None:
        await user.click(panel, "Next")
        return
    await press(user, panel, lesson.move.show)


async def pictured(message: Message, view: str) -> None:
    """Wait for the picture of a view under a message."""
    await until(lambda: any(f"-{view}." in file.filename for file in message.files))


@pytest.mark.parametrize("game", tutorials())
async def test_a_lesson_from_start_to_end(club: Club, game: str) -> None:
    ann = club.people[0]
    async with club.open():
        panel = await open_lesson(ann, club.channel, game)
        assert "step 1 of" in panel.text
        lesson = await lesson_of(club, ann, game)
        await pictured(panel, lesson.view)
        presses = 0
        while not lesson.finished:
            await go_on(club, ann, game, panel)
            before, lesson = lesson, await lesson_of(club, ann, game)
            assert len(lesson.progress.made) == len(before.progress.made) + 1
            assert f"step {lesson.number} of" in panel.text
            presses += 1
        assert presses > 10
        assert "Well played!" in panel.text
        await pictured(panel, lesson.view)
        below = ["As Text", "Explain Icons"]
        assert [button.label for button in panel.buttons] == ["Step Back", "Board", "Start Over", "Leave", *below]
        assert panel.ephemeral_for is ann
        assert club.channel.messages == []


async def test_wrong_choices_show_me_back_and_leave(club: Club) -> None:
    ann, ben = club.people[:2]
    async with club.open():
        panel = await open_lesson(ann, club.channel, "nucleum")
        for _ in range(2):
            await ann.click(panel, "Next")
        await press(ann, panel, "recharge")
        assert "**Recharge (star on 0: −3 VP)** is allowed" in panel.text
        assert "Here we build a cheap residence" in panel.text
        assert (await lesson_of(club, ann, "nucleum")).number == 3
        await ann.click(panel, "Show Me")
        assert "Urbanize | Contract) → slot 1" in panel.text
        await ann.click(panel, "Step Back")
        assert (await lesson_of(club, ann, "nucleum")).begins
        await pictured(panel, "mat")
        board = (await (await ann.click(panel, "Board")).answer()).files
        assert "-table." in board[0].filename
        await ann.click(panel, "Leave")
        assert "Your place in the lesson is kept" in panel.text
        assert not panel.buttons
        again = await open_lesson(ann, club.channel, "nucleum")
        assert "Welcome back!" in again.text
        assert "step 3 of" in again.text
        await ann.click(again, "Start Over")
        assert "step 1 of" in again.text
        assert "step 1 of" in (await open_lesson(ben, club.channel, "nucleum")).text


@pytest.mark.parametrize("game", tutorials())
async def test_a_lesson_for_who_cannot_see_its_pictures(club: Club, game: str) -> None:
    ann = club.people[0]
    async with club.open():
        panel = await open_lesson(ann, club.channel, game)
        for shown in (panel, await (await ann.click(panel, "Board")).answer()):
            told = panel_of(await ann.click(shown, "As Text"))
            assert told is not shown
            assert " (1 of " in told.text.splitlines()[0]
            assert "**ann**" in told.text
            await ann.click(told, "More ▶")
            assert " (2 of " in told.text.splitlines()[0]
            menu = told.selects[0]
            await ann.select(told, menu.options[-1].value)
            assert menu.options[-1].label in told.text.splitlines()[0]
            legend = await (await ann.click(shown, "Explain Icons")).answer()
            assert "-legend." in legend.files[0].filename
            turning = ["◀ Back", "More ▶"] if "Picture 1 of" in legend.text else []
            assert [button.label for button in legend.buttons] == [*turning, "As Text"]
            meanings = panel_of(await ann.click(legend, "As Text"))
            assert meanings.text.splitlines()[0].endswith("what the icons mean")
            assert meanings.text.count("\n- ") > 30
        assert "step 1 of" in panel.text
        assert club.channel.messages == []


async def test_a_lesson_in_direct_messages_goes_on_after_a_restart(club: Club) -> None:
    ann = club.people[0]
    where = ann.open_dm()
    async with club.open():
        panel = await open_lesson(ann, where, "nanotech")
        await ann.click(panel, "Next")
        other = await open_lesson(ann, where, "nanotech")
        await press(ann, other, "take:quarks")
        await pictured(other, "table")
    async with club.open():
        await ann.click(other, "Show Me")
        assert "red Down for 2 energy" in other.text
        await press(ann, panel, "take:lepton")
        assert "That button is out of date" in panel.text
        assert "Choose **Confirm Turn**" in panel.text
        assert (await lesson_of(club, ann, "nanotech")).progress.made == ("next", "take:quarks", "capture:down-red")
        await ann.click(panel, "Show Me")
        assert "step 3 of" in panel.text


async def test_a_first_game_has_fixed_experiments_and_hints(club: Club) -> None:
    async with club.open() as bot:
        lobby = await club.new_table("nucleum", 2)
        await set_up(club.people[0], club.channel, first_game=True)
        await start_game(club.people[0], lobby)
        post = await club.turn_post(after=lobby)
        (actor,) = post.pinged
        open_table = await bot.service.tables.in_channel(club.channel.id)
        assert {player.experiment for player in open_table.playing().state.players} == {"A", "D"}
        panel = panel_of(await actor.slash(club.channel, "turn"))
        assert "💡 Urbanize with " in panel.text
        assert not [message for message in club.channel.messages if "💡" in message.text and message is not panel]


async def test_other_tables_have_no_hints(club: Club) -> None:
    async with club.open():
        (actor,) = (await club.start("nanotech", 2)).pinged
        assert "💡" not in panel_of(await actor.slash(club.channel, "turn")).text
