"""Tables as people use them: lobby, options, lists, keeping going, and presses that must change nothing."""

from __future__ import annotations

import asyncio

from tests.discord_sim import Message, Reply
from tests.e2e.conftest import Club, panel_of


async def private(reply: Reply) -> str:
    """Return the words of a private answer."""
    message = await reply.done()
    assert message.ephemeral_for is not None
    return message.content


async def test_lobby_by_buttons(club: Club) -> None:
    async with club.open():
        ann, ben = club.people[:2]
        lobby = await club.new_table("nanotech", 2)
        assert "1. **ann**" in lobby.content
        assert "2. **ben**" in lobby.content
        assert "sits at this table already" in await private(await ben.click(lobby, "Join"))
        await ann.click(lobby, "Add Computer")
        assert "computer, plays well" in lobby.content
        await ann.click(lobby, "Remove Computer")
        assert "computer" not in lobby.content
        options = panel_of(await ann.click(lobby, "Options"))
        form = (await ann.click(options, "Prestige to reach: 10")).modal
        await ann.submit(form, values={"A number from 5 to 40": "15"})
        await club.sim.quiet()
        assert "Prestige to reach: 15" in lobby.content
        form = (await ann.click(options, "Prestige to reach: 15")).modal
        assert "whole number from 5 to 40" in await private(
            await ann.submit(form, values={"A number from 5 to 40": "99"})
        )
        await ben.click(lobby, "Leave")
        assert "ben" not in lobby.content
        outsider = club.people[2]
        assert "do not sit at this table" in await private(await outsider.click(lobby, "Add Computer"))


async def test_second_table_needs_another_place(club: Club) -> None:
    async with club.open():
        await club.new_table("nanotech", 1)
        answer = await club.people[1].slash(club.channel, "new", game="nanotech")
        assert "has a table already" in await private(answer)
        inside = await club.people[1].slash(club.channel, "new", game="nanotech", thread=True)
        assert "is open in" in await private(inside)
        (thread,) = club.guild.threads
        lobby = await thread.wait_for(lambda message: message.buttons)
        await club.people[2].click(lobby, "Join")
        await club.people[1].click(lobby, "Start Game")
        post = await thread.wait_for(lambda message: message.pinged)
        assert post.attachments


async def test_games_lists_whose_turn_with_a_link(club: Club) -> None:
    async with club.open():
        assert "no table" in await private(await club.people[0].slash(club.channel, "games"))
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        await club.sim.quiet()
        listed = await private(await actor.slash(club.channel, "games"))
        assert "your turn" in listed
        assert f"/{club.guild.id}/{club.channel.id}/{post.id}" in listed
        other = next(person for person in club.people[:2] if person is not actor)
        assert f"waiting for {actor.name}" in await private(await other.slash(club.channel, "games"))


async def test_stale_foreign_doubled_and_unknown_presses_change_nothing(club: Club) -> None:
    async with club.open() as house:
        post = await club.start("nanotech", 3)
        (actor,) = post.pinged
        other = next(person for person in club.people[:3] if person is not actor)
        table = (await house.service.in_channel(club.channel.id)).table.id
        panel = panel_of(await actor.click(post, "Take Turn"))
        first = panel.buttons[0].custom_id
        assert first is not None
        foreign = await other.interact(first, message=panel)
        assert "not your turn" in await private(foreign)
        stranger = await club.people[3].interact(first, message=panel)
        assert "do not sit" in await private(stranger)
        assert (await house.service.look(table)).playing().state.ply == 0
        replies = await asyncio.gather(*(actor.interact(first, message=panel) for _ in range(30)))
        assert all(reply.kind in {"update", "message"} for reply in replies)
        assert (await house.service.look(table)).playing().state.ply == 1
        await actor.interact(first, message=panel)
        assert "moved on" in panel.content
        assert (await house.service.look(table)).playing().state.ply == 1
        for custom_id in (
            "b:1:0:nonsense:",
            "b:99999:0:turn:",
            f"b:{table}:0:pick:take:everything",
            f"s:{table}:0:option:x",
        ):
            reply = await actor.interact(custom_id, message=post)
            assert reply.kind == "none" or (await private(reply)).strip()
        reply = await actor.interact("somebody elses button", message=post)
        assert reply.kind == "none"
        assert (await house.service.look(table)).playing().state.ply == 1
        looking = panel_of(await other.click(post, "Take Turn"))
        assert f"waits for **{actor.name}**" in looking.content


async def test_looking_around_is_private(club: Club) -> None:
    async with club.open():
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        count = len(club.channel.messages)
        for label in ("Board", "My Laboratory"):
            picture = await (await actor.click(post, label)).done()
            assert picture.ephemeral_for is actor
            assert picture.attachments[0].description
        assert "since your last move" in await private(await actor.click(post, "Log"))
        assert "energy" in await private(await actor.click(post, "Rules"))
        assert "scores" in await private(await actor.slash(club.channel, "score"))
        board = await (await club.people[3].slash(club.channel, "board", player=actor)).done()
        assert board.attachments
        assert "do not sit" in await private(await club.people[3].click(post, "My Laboratory"))
        assert len(club.channel.messages) == count


async def test_undo_restart_and_redo_on_the_panel(club: Club) -> None:
    async with club.open() as house:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        table = (await house.service.in_channel(club.channel.id)).table.id
        panel = panel_of(await actor.click(post, "Take Turn"))
        await actor.click(panel, index=0)
        assert "Your turn so far" in panel.content
        await actor.click(panel, "Undo")
        assert "Your turn so far" not in panel.content
        await actor.click(panel, "Redo")
        assert (await house.service.look(table)).playing().state.ply == 1
        await actor.click(panel, "Restart Turn")
        assert (await house.service.look(table)).playing().state.ply == 0
        await club.channel.wait_for(lambda message: message is panel and message.attachments, seen_by=actor)


async def test_keeping_a_table_going(club: Club) -> None:
    async with club.open() as house:
        post = await club.start("nanotech", 3)
        ann, ben, cleo, dan = club.people
        table = (await house.service.in_channel(club.channel.id)).table.id
        seat = str((await house.service.look(table)).table.seat_of(cleo.id))
        refused = await ben.slash(club.channel, "replace", seat=seat, player=dan)
        assert "Only the table's host" in await private(refused)
        await club.boss.slash(club.channel, "replace", seat=seat, player=dan)
        said = await club.channel.wait_for(lambda message: "gave the seat of" in message.content)
        assert said.pinged == [] or set(said.pinged) == set()
        assert "Nothing has changed" in await private(await ben.slash(club.channel, "resign", sure=False))
        await ben.slash(club.channel, "resign", sure=True)
        await club.channel.wait_for(
            lambda message: "**ben** resigned" in message.content or "resigned" in message.content
        )
        assert "Only the table's host" in await private(await dan.slash(club.channel, "cancel"))
        await ann.slash(club.channel, "cancel")
        await club.channel.wait_for(lambda message: "called the game off" in message.content)
        assert post.channel is club.channel


async def test_force_undo_is_said_in_the_channel(club: Club) -> None:
    async with club.open() as house:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        table = (await house.service.in_channel(club.channel.id)).table.id
        panel = panel_of(await actor.click(post, "Take Turn"))
        await actor.click(panel, index=0)
        for _ in range(4):
            live = await house.service.look(table)
            seat = live.to_act()
            if seat is None or seat.user != actor.id:
                break
            await actor.click(panel, index=0)
        ply = (await house.service.look(table)).playing().state.ply
        assert ply > 0
        await club.boss.slash(club.channel, "force-undo")
        await club.channel.wait_for(lambda message: "took back the last turn" in message.content)
        assert (await house.service.look(table)).playing().state.ply == 0


async def test_names_can_neither_mention_nor_format(club: Club) -> None:
    async with club.open():
        rogue = club.guild.add_member("@everyone **x**")
        lobby = (await rogue.slash(club.channel, "new", game="nanotech")).message
        await club.people[0].click(lobby, "Join")
        await rogue.click(lobby, "Start Game")
        post: Message = await club.turn_post(after=lobby)
        assert not any(message.mention_everyone for message in club.channel.messages)
        assert "@everyone **x**" not in post.content.replace("\\", "#")
