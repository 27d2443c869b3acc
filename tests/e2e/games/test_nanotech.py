"""Whole games of Nanotech as people play them: by commands only, by buttons only, and with computers."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from cogs.play.play import ANYTHING
from engine.kernel import CONFIRM, seeded_rng
from engine.tables.open.auto_answers import DECLINING
from engine.tables.open.open_table import OpenTable
from simulation import Message, User
from simulation.common import LOOP_TIMEOUT
from simulation.setting_up import add_computer, everyone_in, set_up, start_game
from tests.e2e.conftest import Club, opener, opens, panel_of
from tests.waiting import until


def advice(open_table: OpenTable, seed: int) -> str:
    """Return the choice the strong computer player would make."""
    assert open_table.decision is not None
    state = open_table.playing().state
    imagined = open_table.game.imagine(state, open_table.decision.seat, seeded_rng(seed))
    return open_table.game.stand_in.choose(imagined, open_table.decision, seeded_rng(seed))


async def to_act(club: Club, table: int) -> tuple[OpenTable, User]:
    open_table = await club.bot.service.tables.look(table)
    seat = open_table.to_act()
    return open_table, club.person(seat.user if seat else None)


def check_turn_post(message: Message, actor: User) -> None:
    """Assert that a turn post pings exactly who must act, or all who may copy, shows the board, and offers the buttons."""
    assert actor in message.pinged
    labels = [button.label for button in message.buttons]
    assert labels[-4:] == ["Board", "My Laboratory", "Log", "Rules"]
    assert labels[0] == "Take Turn" or labels[:-4] == ["Take", "Pass", "Always Pass"]
    assert labels[0] == "Take" or set(message.pinged) == {actor}
    assert message.selects[-1].placeholder == "Look at …"
    assert len(message.files) <= 1
    for picture in message.files:
        assert picture.filename.endswith((".webp", ".png"))
        playing = re.search(r"To play: (.*?)\.", picture.description or "")
        assert playing is not None
        assert all(person.name in playing[1] for person in message.pinged)
        assert len(picture.data) <= 400 * 1024


async def test_a_game_of_four_by_commands_alone(club: Club) -> None:
    async with club.open() as bot:
        ann, channel = club.people[0], club.channel
        await ann.slash(channel, "new", game="nanotech")
        for person in club.people[1:]:
            await person.slash(channel, "table join")
        await set_up(ann, channel, target=5)
        await ann.slash(channel, "host start")
        await everyone_in(channel)
        table = (await bot.service.tables.in_channel(channel.id)).table.id
        commands = {kind: c for c in (await bot.service.tables.look(table)).game.guide.commands for kind in c.kinds}
        post = await club.turn_post()
        for ply in range(3000):
            open_table, actor = await to_act(club, table)
            assert open_table.decision is not None
            choice = open_table.decision.by_id[advice(open_table, ply)]
            command = commands.get(choice.kind, ANYTHING)
            if choice.kind == CONFIRM:
                await actor.slash(channel, "confirm")
            else:
                assert command.parameter is not None
                offered = await actor.autocomplete(
                    channel, f"nanotech {command.name}", focused=command.parameter, options={command.parameter: ""}
                )
                every = command.name == ANYTHING.name
                choices = open_table.decision.choices
                legal = [each.id for each in (choices if every else open_table.decision.of_kind(*command.kinds))]
                assert len({entry.value for entry in offered}) == len(legal)
                typed = offered[legal.index(choice.id)].value
                await actor.slash(channel, f"nanotech {command.name}", options={command.parameter: typed})
            open_table = await bot.service.tables.look(table)
            if open_table.table.status == "finished":
                break
        end = await club.end_post()
        assert set(end.pinged) == set(club.people)
        for person in club.people:
            assert re.search(rf"\d\\\. \*\*{person.name}\*\*: \*\*\d+\*\*", end.text)
        assert post.id < end.id


@pytest.mark.slow
@pytest.mark.real_pictures  # whose descriptions name the active player
async def test_a_game_of_four_by_buttons_alone(club: Club) -> None:
    async with club.open() as bot:
        bot.drawing_pool.pause = LOOP_TIMEOUT  # here no one looks at a panel for so long that it gets a picture
        lobby = await club.new_table("nanotech", 4)
        await set_up(club.people[0], club.channel, target="5")
        await start_game(club.people[0], lobby)
        post = await club.turn_post(after=lobby)
        table = (await bot.service.tables.in_channel(club.channel.id)).table.id
        posts = [post]
        for ply in range(3000):
            open_table, actor = await to_act(club, table)
            await club.told(table)
            post = await club.channel.wait_for(opens)
            if post is not posts[-1]:
                check_turn_post(post, actor)
                posts.append(post)
            panel = panel_of(await actor.click(post, opener(post)))
            while open_table.table.status == "running" and open_table.to_act() is not None:
                seat = open_table.to_act()
                if seat is None or seat.user != actor.id:
                    break
                await press(actor, panel, advice(open_table, ply))
                open_table = await bot.service.tables.look(table)
            if open_table.table.status == "finished":
                break
        end = await club.end_post()
        await until(lambda: not any(message.buttons for message in posts))
        assert sum(bool(message.files) for message in posts) > len(posts) / 2
        assert [button.label for button in end.buttons] == ["Rematch", "Board", "Log", "Earlier Turns", "Rules"]
        again = await club.people[1].click(end, "Rematch")
        lobby = await club.channel.wait_for(lambda message: any(b.label == "Start Game" for b in message.buttons))
        assert set(lobby.pinged) == set(club.people)
        assert "rematch" in (await again.answer()).text


async def press(actor: User, panel: Message, choice: str, coming: Sequence[str] = ()) -> None:
    """Make a choice on the panel, turning pages and kinds until it shows, and continuing if it reveals something.

    A choice that the panel only offers together with the next one is made with the next one in `coming`, else with
    any.
    """
    await _press_shown(actor, panel, choice, coming)
    await go_on(actor, panel, choice)


async def go_on(actor: User, panel: Message, choice: str) -> None:
    """Continue with a choice if the answer to it says that it reveals something."""
    sure = next((b.custom_id for b in panel.buttons if (b.custom_id or "").endswith(f":pick-sure:{choice}")), None)
    if sure is not None:
        await actor.click(panel, custom_id=sure)


async def _press_shown(actor: User, panel: Message, choice: str, coming: Sequence[str]) -> None:
    lines = [" ".join([choice, *coming[:count]]) for count in range(len(coming), -1, -1)]
    turned: set[str] = set()
    for _ in range(40):
        ends = (f"pick:{choice}", *([":skip-confirm:"] if choice in DECLINING else []))
        found = (b for end in ends for b in panel.buttons if b.custom_id and b.custom_id.endswith(end))
        button = next(found, None)
        if button is not None:
            await actor.click(panel, custom_id=button.custom_id)
            return
        listed = [(option.value, each.custom_id) for each in panel.selects for option in each.options]
        ids = [b.custom_id for b in panel.buttons if b.custom_id and "pick:" in b.custom_id]
        pressed = {each.rpartition("pick:")[2]: each for each in ids}
        listed += [(value, "") for value in pressed if value not in dict(listed)]
        made = [entry for entry in listed if entry[0] == choice or entry[0].startswith(f"{choice} ")]
        if made:
            value, custom_id = next((entry for line in lines for entry in made if entry[0] == line), made[0])
            if custom_id:
                await actor.select(panel, [value], custom_id=custom_id)
            else:
                await actor.click(panel, custom_id=pressed[value])
            return
        shows = [b.custom_id for b in panel.buttons if b.custom_id and "show:" in b.custom_id and not b.disabled]
        fresh = next(custom_id for custom_id in shows if custom_id not in turned)
        turned.add(fresh)
        await actor.click(panel, custom_id=fresh)
    raise AssertionError(f"{choice} cannot be reached")


@pytest.mark.real_pictures
async def test_one_person_against_computers_is_pinged_only_for_decisions(club: Club) -> None:
    async with club.open() as bot:
        ann = club.people[0]
        lobby = await club.new_table("nanotech", 1)
        for _ in range(2):
            await add_computer(ann, lobby)
        await start_game(ann, lobby)
        table = (await bot.service.tables.in_channel(club.channel.id)).table.id
        post = await club.turn_post(after=lobby)
        for ply in range(12):
            check_turn_post(post, ann)
            panel = panel_of(await ann.click(post, opener(post)))
            for step in range(20):
                open_table, actor = await to_act(club, table)
                assert actor is ann
                assert open_table.decision is not None
                choice = advice(open_table, ply + step)
                passes = choice in DECLINING and not open_table.decision.own_turn
                await press(ann, panel, choice)
                if choice == CONFIRM or passes:
                    break
            post = await club.turn_post(after=post)
        await club.sim.quiet()
        pings = [message for message in club.channel.messages if ann in message.pinged]
        assert len(pings) == 13


async def test_a_watched_game_of_computers(club: Club) -> None:
    async with club.open():
        ann = club.people[0]
        lobby = (await ann.slash(club.channel, "new", game="nanotech", watch=True)).message
        assert "No players yet" in lobby.text
        for _ in range(2):
            await add_computer(ann, lobby)
        await start_game(ann, lobby)
        end = await club.end_post()
        assert end.pinged == [ann] or set(end.pinged) == {ann}
        assert len(club.channel.messages) > 8
        assert "-# Computer players: Computer 1 (Solid) and Computer 2 (Solid)" in end.text.splitlines()
