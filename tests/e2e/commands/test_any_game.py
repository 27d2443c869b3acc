"""/confirm, /undo and /why in every game: at the table of the channel, else at the one that waits for the user."""

from __future__ import annotations

import pytest

from cogs.client.bot import GameBot
from simulation import Channel, User
from tests.e2e.conftest import Club, panel_of, sure
from tests.e2e.games.test_nanotech import advice, to_act
from tests.e2e.operations.test_admin import private

COMMANDS = ("confirm", "undo", "why")


async def choose(club: Club, table: int, *, until_confirm: bool = True) -> User:
    """Make choices of the active player, up to the confirmation of the turn, or one choice; return the player."""
    service = club.bot.service
    open_table, actor = await to_act(club, table)
    for step in range(60):
        assert open_table.decision is not None
        if open_table.decision.is_confirm:
            break
        choice = advice(open_table, step)
        open_table, _ = await service.play.choose(table, actor.id, open_table.table.version, choice)
        if not until_confirm:
            break
    return actor


async def other_channel(club: Club) -> Channel:
    return club.guild.add_text_channel("elsewhere")


@pytest.mark.parametrize("game", ["nucleum", "nanotech"])
async def test_a_turn_is_undone_and_confirmed_from_anywhere(club: Club, bot: GameBot, game: str) -> None:
    await club.start(game, 2)
    for place in ("channel", "elsewhere", "private"):
        actor = await choose(club, 1)
        channel = club.channel if place == "channel" else actor.open_dm()
        channel = await other_channel(club) if place == "elsewhere" else channel
        made = list((await bot.service.tables.look(1)).playing().since)
        await actor.slash(channel, "undo")
        assert len((await bot.service.tables.look(1)).playing().since) < len(made)
        await choose(club, 1)
        await actor.slash(channel, "undo", all=True)
        assert (await bot.service.tables.look(1)).playing().since == []
        early = await private(await actor.slash(channel, "confirm"))
        assert early.startswith("/confirm is not possible now. The current question is:")
        await choose(club, 1)
        why = panel_of(await actor.slash(channel, "why")).text
        assert why.startswith(f"**{game.capitalize()} #1")
        before = (await bot.service.tables.look(1)).settled_ply
        await (await actor.slash(channel, "confirm")).answer()
        assert (await bot.service.tables.look(1)).settled_ply > before
        await club.told(1)


async def test_with_nothing_of_ones_own_left_undo_offers_to_ask(club: Club, bot: GameBot) -> None:
    await club.start("nanotech", 2)
    first = await choose(club, 1)
    assert "not finished a turn" in await private(await (await other(club, first)).slash(club.channel, "undo"))
    await first.slash(club.channel, "confirm")
    await choose(club, 1)  # the other's, so it is no longer the first player's to take back
    ply = (await bot.service.tables.look(1)).table.ply
    for options in ({}, {"all": True}):
        question = panel_of(await first.slash(club.channel, "undo", options=options))
        assert "Ask the Others" in [button.label for button in question.buttons]
        assert (await bot.service.tables.look(1)).table.open_request is None
    await sure(first, await first.slash(club.channel, "undo"))
    table = (await bot.service.tables.look(1)).table
    assert table.open_request is not None
    assert table.ply == ply


async def other(club: Club, person: User) -> User:
    return next(each for each in club.people[:2] if each is not person)


async def test_another_players_turn_and_strangers(club: Club, bot: GameBot) -> None:
    await club.start("nucleum", 2)
    _, actor = await to_act(club, 1)
    waiting, stranger = await other(club, actor), club.people[3]
    for channel in (club.channel, await other_channel(club), waiting.open_dm()):
        said = await private(await waiting.slash(channel, "confirm"))
        assert said == f"It is not your turn: the table waits for **{actor.name}**."
        assert "Experiments are being chosen" in await private(await waiting.slash(channel, "why"))
    version = (await bot.service.tables.look(1)).table.version
    for command in COMMANDS:
        here = await private(await stranger.slash(club.channel, command))
        assert here.startswith("You have no seat at this table"), command
        for channel in (await other_channel(club), stranger.open_dm()):
            said = await private(await stranger.slash(channel, command))
            assert said.startswith("There is no table in this channel, and you are not playing a game."), command
        assert await stranger.autocomplete(stranger.open_dm(), "why", focused="action", action="") == []
    assert (await bot.service.tables.look(1)).table.version == version


async def test_several_games_that_wait_are_linked(club: Club, bot: GameBot) -> None:
    ann, home = club.people[0], club.channel
    for number in (1, 2):
        club.channel = await other_channel(club)
        await ann.slash(club.channel, "new", game="nanotech", options={"watch": False})
        await club.people[1].slash(club.channel, "table join")
        await bot.service.lobby.start(number, ann.id)
        await club.told(number)
        while (await to_act(club, number))[1] is not ann:
            await choose(club, number)
            await (await to_act(club, number))[1].slash(club.channel, "confirm")
            await club.told(number)
    for command in COMMANDS:
        answer = panel_of(await ann.slash(home, command))
        assert answer.text.startswith("Several games wait for you (2).")
        assert [button.label for button in answer.buttons] == ["Nanotech #1", "Nanotech #2"]
    assert await ann.autocomplete(home, "why", focused="action", action="") == []
    assert "Nanotech #2" in await private(await ann.slash(club.channel, "why"))


@pytest.mark.usefixtures("bot")
async def test_nanotech_has_no_subjects(club: Club) -> None:
    await club.start("nanotech", 2)
    _, actor = await to_act(club, 1)
    said = await private(await actor.slash(club.channel, "why", about="Dresden"))
    assert said == "In Nanotech, /why explains whole actions: leave “about” empty."
    assert await actor.autocomplete(club.channel, "why", focused="about", about="") == []
    found = await actor.autocomplete(club.channel, "why", focused="action", action="")
    assert found
    assert await private(await actor.slash(club.channel, "why", action=found[0].name))


async def test_choose_takes_whatever_is_offered(club: Club, bot: GameBot) -> None:
    """The commands it replaced are words of its lines; anything else is refused in one sentence."""
    await club.start("nanotech", 2)
    _, actor = await to_act(club, 1)
    waiting, stranger = await other(club, actor), club.people[3]
    await actor.slash(club.channel, "nanotech choose", choice="take lepton")
    (taken,) = (await bot.service.tables.look(1)).playing().since
    offered = await actor.autocomplete(club.channel, "nanotech choose", focused="choice", choice="decl")
    assert "decline" in {choice.value for choice in offered}
    await actor.slash(club.channel, "nanotech choose", choice="decline")
    assert (await bot.service.tables.look(1)).playing().since == [taken, "decline"]
    unknown = await private(await actor.slash(club.channel, "nanotech choose", choice="extra sugar"))
    assert "extra" in unknown
    assert "\n" not in unknown
    said = await private(await waiting.slash(club.channel, "nanotech choose", choice="decline"))
    assert said == f"It is not your turn: the table waits for **{actor.name}**."
    said = await private(await stranger.slash(club.channel, "nanotech choose", choice="decline"))
    assert said.startswith("You have no seat at this table")
    said = await private(await actor.slash(club.channel, "nucleum choose", choice="skip"))
    assert "Nanotech" in said
