"""A first game: one line under the first ping, none later; and a player who is removed from a lobby is notified."""

from __future__ import annotations

from cogs.client.bot import GameBot
from simulation.setting_up import start_game
from tests.e2e.conftest import Club, pings
from tests.e2e.host.test_consent import a_turn

FIRST = "-# First time? **Take Turn** shows what you can do"


async def test_the_first_ping_of_a_first_game_says_how_to_begin(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    await club.start("nanotech", 2)
    for _ in range(6):
        await a_turn(bot.service)
        await club.told(1)
    asked = [(post.pinged[0], FIRST in post.text) for post in club.channel.messages if pings(post)]
    for person in (ann, ben):
        mine = [first for pinged, first in asked if pinged is person]
        assert mine[0]
        assert not any(mine[1:])
        assert len(mine) > 1
    first = next(post for post in club.channel.messages if FIRST in post.text)
    assert first.text.splitlines()[0].startswith("🔔 <@")

    club.channel = club.guild.add_text_channel("second")  # another game of Ben's, the first of Cleo's
    lobby = (await ben.slash(club.channel, "new", game="nanotech")).message
    assert lobby is not None
    cleo = club.people[2]
    await cleo.click(lobby, "Join")
    await start_game(ben, lobby)
    await club.turn_post(after=lobby)
    while not all(
        any(person in post.pinged for post in filter(pings, club.channel.messages)) for person in (ben, cleo)
    ):
        open_table = await bot.service.tables.look(2)
        seat = open_table.to_act()
        assert seat is not None
        assert seat.user is not None
        assert open_table.decision is not None
        await bot.service.play.choose(2, seat.user, None, open_table.decision.choices[0].id)
        await club.told(2)
    for person, expected in ((ben, False), (cleo, True)):
        post = next(each for each in club.channel.messages if person in each.pinged and pings(each))
        assert (FIRST in post.text) is expected
    assert not club.sim.violations


async def test_who_is_removed_from_a_lobby_is_told_in_their_language(club: Club, bot: GameBot) -> None:
    ann, ben, cleo, _ = club.people
    lobby = await club.new_table("nanotech", 3)
    settings = await bot.service.players.settings(ben.id)
    settings.locale = "pl"
    await bot.service.players.save(ben.id, settings)
    await (await ann.select(lobby, [str(ben.id)], placeholder="Host: remove a player …")).answer()
    await club.sim.quiet()
    (told,) = ben.private_messages
    assert "Gospodarz usunął cię z poczekalni [Nanotech #1](https://discord.com/channels/" in told.text
    cleo.accepts_dms = False
    await (await ann.select(lobby, [str(cleo.id)], placeholder="Host: remove a player …")).answer()
    await club.sim.quiet()
    assert not cleo.private_messages
    assert (await bot.service.tables.look(1)).table.users == [ann.id]
    assert lobby.text.count("ben") == 0
