"""Walking through the turns of a game: opened, back, on, by menu and by command, after undo, in ended games, by strangers."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable

import pytest
from PIL import Image

from cogs.client.bot import GameBot
from cogs.records.turns import in_menu
from engine.catalogue import catalogue
from engine.kernel import CONFIRM
from simulation import Message
from simulation.setting_up import everyone_in, set_up
from tests.e2e.conftest import Club, panel_of, press, sure
from tests.e2e.playing import play_on
from tests.e2e.test_abuse import forged
from tests.waiting import until

pytestmark = pytest.mark.real_pictures


async def started(club: Club, game: str, choices: int = 40) -> None:
    """Start a game of two and play it on."""
    await club.start(game, 2)
    await play_on(club.bot.service, club.channel.id, choices)
    await club.told(1)


def turn_of(message: Message) -> tuple[int, int]:
    """Return the number of the turn that a message shows, and the total."""
    if "Setup" in message.text.partition("\n")[0]:
        return 0, -1
    found = re.search(r"Turn ([0-9]+) of ([0-9]+)", message.text)
    assert found is not None, message.text
    return int(found[1]), int(found[2])


async def pictured(message: Message, said: str) -> None:
    """Wait for the picture of a turn; it is private, has a description, and says which turn it is."""
    await until(lambda: message.files and str(message.files[0].description).startswith(said))
    assert message.ephemeral_for is not None
    image = Image.open(io.BytesIO(message.files[0].data))
    assert image.width >= 1000


@pytest.mark.parametrize("game", ["nanotech", "nucleum"])
@pytest.mark.usefixtures("bot")
async def test_back_and_on_and_to_both_ends(club: Club, game: str) -> None:
    await started(club, game)
    ann, channel = club.people[0], club.channel
    count = len(channel.messages)
    message = panel_of(await ann.slash(channel, "board", turn=5))
    turn, last = turn_of(message)
    assert turn == 5
    assert last > 6
    await pictured(message, f"Turn 5 of {last}")
    for label, wanted in (
        ("◀ Turn 4", 4), ("Turn 5 ▶", 5), ("⏮ Setup", 0), ("Turn 1 ▶", 1), ("Newest ⏭", last), (f"◀ Turn {last - 1}", last - 1),
    ):  # fmt: skip
        before = message.text
        await press(ann, message, label)
        assert message.text != before
        assert turn_of(message)[0] == wanted
    await pictured(message, f"Turn {last - 1} of {last}")
    await (await ann.select(message, "3", placeholder="Go to a turn …")).answer()
    assert turn_of(message) == (3, last)
    await pictured(message, f"Turn 3 of {last}")
    assert len(channel.messages) == count
    assert not club.sim.violations


async def test_a_turn_is_told_as_its_post_told_it(club: Club, bot: GameBot) -> None:
    post = await club.start("nanotech", 2)
    (actor,) = post.pinged
    for choice in ("take:recharge-1", CONFIRM):
        await bot.service.play.choose(1, actor.id, None, choice)
    await club.told(1)
    told = club.channel.messages[-1].text.splitlines()
    message = panel_of(await club.people[2].slash(club.channel, "board", turn=1))
    shown = message.text.splitlines()
    assert shown[0] == f"**Nanotech #1** · **Turn 1 of 1: {actor.name}**"
    happened = [line for line in told[1:-1] if not line.startswith("-# First time?")]
    assert shown[2:-1] == happened != []
    assert any(line.startswith("①") for line in shown)
    assert shown[-1].startswith("-# 1. **")


@pytest.mark.usefixtures("bot")
async def test_it_is_opened_from_a_picture_from_the_log_and_by_other_options(club: Club) -> None:
    await started(club, "nanotech")
    ann, ben = club.people[:2]
    board = panel_of(await ann.slash(club.channel, "board"))
    message = panel_of(await ann.click(board, "Earlier Turns"))
    turn, last = turn_of(message)
    assert turn == last
    assert message is not board
    log = panel_of(await ann.slash(club.channel, "log"))
    assert turn_of(panel_of(await ann.click(log, "Earlier Turns"))) == (last, last)
    assert turn_of(panel_of(await ann.slash(club.channel, "board", turn=9999)))[0] == last
    lab = panel_of(await ann.slash(club.channel, "board", turn=2, player=ben))
    await pictured(lab, f"Turn 2 of {last}")
    assert "own-board" in lab.files[0].filename
    await press(ann, lab, "◀ Turn 1")  # the view stays
    await pictured(lab, f"Turn 1 of {last}")
    assert "own-board" in lab.files[0].filename
    await (await ann.select(lab, "scores", placeholder="Look at …")).answer()
    await until(lambda: "scores" in lab.files[0].filename)
    refused = await (await club.people[3].slash(club.channel, "board", turn=2, view="own-board")).answer()
    assert "no seat" in refused.text


@pytest.mark.usefixtures("bot")
async def test_the_table_as_text_as_it_stood(club: Club) -> None:
    await started(club, "nucleum", 60)
    ann = club.people[0]
    now = panel_of(await ann.slash(club.channel, "board", text=True)).text
    then = panel_of(await ann.slash(club.channel, "board", text=True, turn=1))
    assert "Turn 1 of" in then.text
    assert then.text.partition("\n")[2] != now.partition("\n")[2]
    message = panel_of(await ann.slash(club.channel, "board", turn=1))
    pages = panel_of(await ann.click(message, "As Text"))
    first = pages.text
    await press(ann, pages, "More ▶")
    assert pages.text != first
    await press(ann, pages, "◀ Back")
    assert pages.text == first
    await (await ann.select(pages, "0", placeholder="Go to a part")).answer()
    assert "The table" in pages.text
    assert "Turn 1 of" in pages.text


async def test_presses_in_a_row_draw_only_the_newest(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(club, "nanotech")
    ann = club.people[0]
    message = panel_of(await ann.slash(club.channel, "board", turn=9))
    drawn: list[str] = []
    draw = bot.drawing_pool.draw

    async def counted(order: object, *more: object, wanted: Callable[[], bool], **other: object) -> object:
        if wanted():
            drawn.append(order.banner)  # type: ignore[attr-defined]
        return await draw(order, *more, wanted=wanted, **other)  # type: ignore[arg-type]

    monkeypatch.setattr(bot.drawing_pool, "draw", counted)
    go, paused = asyncio.Event(), 0

    async def until_paused() -> None:
        nonlocal paused
        paused += 1
        await go.wait()

    monkeypatch.setattr(bot.drawing_pool, "until_paused", until_paused)
    for turn in (8, 7, 6):
        await ann.click(message, f"◀ Turn {turn}")
        await until(lambda turn=turn: turn_of(message)[0] == turn)  # type: ignore[misc]
    await until(lambda: paused == 3)
    go.set()
    await pictured(message, "Turn 6 of")
    assert [said.split(" of ")[0] for said in drawn] == ["Turn 6"]


@pytest.mark.usefixtures("bot")
async def test_after_undo_the_turns_taken_back_are_gone(club: Club) -> None:
    await started(club, "nanotech")
    ann = club.people[0]
    message = panel_of(await ann.slash(club.channel, "board", turn=9999))
    _, last = turn_of(message)
    await sure(club.boss, await club.boss.slash(club.channel, "host undo"))
    await sure(club.boss, await club.boss.slash(club.channel, "host undo"))
    await (await ann.select(message, str(last), placeholder="Go to a turn …")).answer()
    turn, left = turn_of(message)
    assert turn == left < last
    assert f"There is no turn {last}; it may have been taken back. This is the newest turn." in message.text
    await press(ann, message, f"◀ Turn {left - 1}")
    assert "taken back" not in message.text


async def test_buttons_work_after_a_restart_and_when_the_game_is_over(club: Club) -> None:
    ann = club.people[0]
    async with club.open() as bot:
        await ann.slash(club.channel, "new", game="nanotech")
        await club.people[1].slash(club.channel, "table join")
        await set_up(ann, club.channel, target=5)
        await ann.slash(club.channel, "host start")
        await everyone_in(club.channel)
        await play_on(bot.service, club.channel.id, 20)
        message = panel_of(await ann.slash(club.channel, "board", turn=3))
        _, last = turn_of(message)
    async with club.open() as bot:
        await press(ann, message, "◀ Turn 2")
        assert turn_of(message) == (2, last)
        await play_on(bot.service, club.channel.id, 5000)
        end = await club.end_post()
        await club.told(1)
        await bot.service.ended_games.pack()
        assert await bot.service.store.database.one("SELECT 1 FROM packed_log")
        final = panel_of(await ann.click(end, "Earlier Turns"))
        turn, played = turn_of(final)
        assert turn == played > last
        assert "The game is over" not in message.text
        assert [part.label for part in final.buttons if part.disabled] == [f"Turn {played} ▶", "Newest ⏭"]
        await press(ann, final, f"◀ Turn {played - 1}")
        await pictured(final, f"Turn {played - 1} of {played}")
        await press(ann, message, "Newest ⏭")
        assert turn_of(message) == (played, played)


async def test_who_sees_what(club: Club, bot: GameBot) -> None:
    """A stranger on the server sees a turn like the board; no one sees unconfirmed choices, or another server."""
    await started(club, "nucleum", 30)
    stranger = club.people[3]
    open_table = await bot.service.tables.look(1)
    seat = open_table.to_act()
    assert seat is not None
    actor = club.person(seat.user)
    mine = panel_of(await actor.slash(club.channel, "board", turn=1))
    _, last = turn_of(mine)
    await press(actor, mine, "Newest ⏭")
    settled = mine.text
    while not open_table.playing().since:
        assert open_table.decision is not None
        open_table, _ = await bot.service.play.choose(1, actor.id, None, open_table.decision.choices[0].id)
    theirs = panel_of(await stranger.slash(club.channel, "board", turn=last))
    assert theirs.text == settled
    await press(actor, mine, "Newest ⏭")
    assert mine.text == settled
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "b:1:0:step:2.back.map"}
    post = await forged(club, [button])
    shown = await (await stranger.interact(str(button["custom_id"]), message=post)).answer()
    assert turn_of(shown)[0] == 2
    assert shown.ephemeral_for is stranger
    far = club.sim.add_guild("Far Club")
    club.channel, spy = far.add_text_channel("abroad"), far.add_member("spy")
    for verb in ("turns", "step", "step-view", "step-text"):
        button["custom_id"] = f"b:1:0:{verb}:2.back.map"
        post = await forged(club, [button])
        reply = await (await spy.interact(str(button["custom_id"]), message=post)).answer()
        assert reply.text == catalogue()("error-no-table")


async def test_a_game_under_older_rules_is_told_without_pictures(club: Club, bot: GameBot) -> None:
    await started(club, "nanotech")
    open_table = await bot.service.tables.look(1)
    open_table.playing().seed += 1  # so that the choices lead elsewhere, as under other rules
    ann = club.people[0]
    message = panel_of(await ann.slash(club.channel, "board", turn=2))
    assert turn_of(message)[0] == 2
    assert "can be described, but not shown" in message.text
    assert not message.files
    assert "As Text" not in [part.label for part in message.buttons]
    await press(ann, message, "Turn 3 ▶")
    assert turn_of(message)[0] == 3
    refused = await (await ann.slash(club.channel, "board", turn=2, text=True)).answer()
    assert "can be described, but not shown" in refused.text


@pytest.mark.parametrize(("last", "number"), [(0, 0), (24, 3), (25, 12), (102, 0), (102, 50), (102, 102), (400, 399)])
def test_the_menu_leads_near_and_far(last: int, number: int) -> None:
    offered = in_menu(last, number)
    assert offered == sorted(set(offered))
    assert len(offered) == min(25, last + 1)
    near = {each for each in range(number - 3, number + 4) if 0 <= each <= last}
    assert {0, last, *near} <= set(offered)


async def test_a_turn_is_tried_from_an_earlier_point(club: Club, bot: GameBot) -> None:
    """The turns stay as they are, and the sandbox is a message beside them; a stranger has no such button."""
    await started(club, "nanotech")
    ann, stranger = club.people[0], club.people[3]
    message = panel_of(await ann.slash(club.channel, "board", turn=9999))
    assert "Try From Here" not in [part.label for part in message.buttons]
    await press(ann, message, "⏮ Setup")
    await press(ann, message, "Turn 1 ▶")
    before = message.text
    sandbox = panel_of(await ann.click(message, "Try From Here"))
    assert sandbox is not message
    assert message.text == before
    assert "⏪ **Turn 1:** your next turn from there. Nothing here is kept." in sandbox.text
    choice = next(part for part in sandbox.buttons if ":try-pick:" in (part.custom_id or ""))
    await ann.click(sandbox, custom_id=choice.custom_id)
    labels = [part.label for part in sandbox.buttons]
    assert {"Undo", "Start Over", "Discard"} <= {*labels}
    assert not {"Keep Plan", "Arm Plan", "Use This Turn"} & {*labels}
    open_table = await bot.service.tables.look(1)
    assert (await bot.service.planner.look(1, ann.id)).draft.past == 1
    await ann.click(sandbox, "Discard")
    assert "The sandbox was discarded; nothing has happened at the table." in sandbox.text
    assert (await bot.service.tables.look(1)).table.revision == open_table.table.revision
    theirs = panel_of(await stranger.slash(club.channel, "board", turn=1))
    assert "Try From Here" not in [part.label for part in theirs.buttons]
    for arg, said in (("1", "You have no seat"), ("99999", "That turn cannot be tried from")):
        button = {"type": 2, "style": 1, "label": "x", "custom_id": f"b:1:0:try-past:{arg}"}
        post = await forged(club, [button])
        presser = stranger if arg == "1" else ann
        assert said in (await (await presser.interact(str(button["custom_id"]), message=post)).answer()).text
