"""/admin as managers, the bot's operator and players use it."""

from __future__ import annotations

import msgspec
import pytest
from aiohttp import web

from engine.club.hosting.archive import MAX_BYTES
from engine.records.table import Move
from simulation import Channel, Message, Reply, SimulatorError, User
from simulation.checks.permissions import VIEW_CHANNEL
from simulation.setting_up import add_computer, start_game
from tests.e2e.conftest import Club, first_choice, panel_of, pings, press, sure

BROKEN = b"\x81\xa5seats\x02"


async def private(reply: Reply) -> str:
    """Return the words of a private answer."""
    message = await reply.answer()
    assert message.ephemeral_for is not None
    assert len(message.text) <= 800
    return message.text


async def saved(person: User, channel: Channel, **options: object) -> tuple[str, bytes]:
    message = await (await person.slash(channel, "admin export", options=options)).answer()
    assert message.ephemeral_for is person
    (file,) = message.files
    return file.filename, file.data


async def play_a_turn(post: Message) -> None:
    (actor,) = post.pinged
    panel = (await actor.click(post, "Take Turn")).message
    assert panel is not None
    for _ in range(10):
        confirm = any(button.label == "Confirm Turn" for button in panel.buttons)
        await (actor.click(panel, "Confirm Turn") if confirm else first_choice(actor, panel))
        if confirm:
            return


async def spoil(club: Club, table: int, *, choice: int | None = None) -> None:
    """Make the stored game unreadable; with `choice`, also that choice of the log."""
    store = club.bot.service.store
    stored = await store.tables.load(table)
    assert stored is not None
    assert stored.match is not None
    stored.match = msgspec.structs.replace(stored.match, state=BROKEN, checkpoint=BROKEN, since=())
    await store.tables.commit(stored, rests_on=stored.version)
    club.bot.service.tables._open_tables.clear()
    if choice is not None:
        spoil = "UPDATE move SET choice = 'x' WHERE table_id = ? AND ply = ?"
        await store.database.write(lambda session: session.put(spoil, (table, choice)))


async def test_a_game_is_saved_and_goes_on_in_another_channel(club: Club) -> None:
    elsewhere = club.guild.add_text_channel("elsewhere")
    elsewhere.deny(club.people[1], VIEW_CHANNEL)
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        await play_a_turn(post)
        await club.turn_post(after=post)
        name, data = await saved(club.boss, club.channel)
        assert name == f"nanotech-1-{(await bot.service.tables.look(1)).table.ply}.json"
        await club.channel.wait_for(lambda message: "boss** saved" in message.text or "saved this" in message.text)
        taken = await private(await club.boss.slash(club.channel, "admin import", file=(name, data)))
        assert "already has a table" in taken
        said = await private(await club.boss.slash(elsewhere, "admin import", file=(name, data)))
        assert "Nanotech #2" in said
        offer = await elsewhere.wait_for(lambda message: "Take Seat" in {part.label for part in message.buttons})
        assert offer.pinged == [club.people[0]]  # Ben does not see the channel
        elsewhere.allow(club.people[1], VIEW_CHANNEL)
        for person in club.people[:2]:
            await press(person, offer, "Take Seat")
        again = await elsewhere.wait_for(
            lambda message: bool(message.pinged) and "Take Turn" in {part.label for part in message.buttons}
        )
        assert "round" in again.text.lower()
        await play_a_turn(again)
        await elsewhere.wait_for(pings, after=again)
        old, new = await bot.service.tables.look(1), await bot.service.tables.look(2)
        assert new.table.ply > old.table.ply
        third = club.guild.add_text_channel("third")
        await club.boss.slash(third, "admin import", file=(name, data))
        offer = await third.wait_for(lambda message: "Take Seat" in {part.label for part in message.buttons})
        await press(club.people[0], offer, "Decline")
        await third.wait_for(lambda message: "ann declined; the seat stays free." in message.text)


async def test_files_that_are_no_games_get_one_sentence(club: Club) -> None:
    async with club.open() as bot:
        for data, words in (
            (b"hello", "That is not a game file"),
            (b" " * (MAX_BYTES + 1), "too large"),
            (b'{"format": "correspondence-game", "format_version": 1}', "changed or damaged"),
            (b'{"format": "correspondence-game", "format_version": 7}', "newer version"),
        ):
            assert words in await private(await club.boss.slash(club.channel, "admin import", file=("x.json", data)))
        assert await bot.service.store.tables.counts() == {"outbox": 0}


async def test_players_are_refused_and_managers_see_their_own_server_only(club: Club) -> None:
    other = club.sim.add_guild("Another Club")
    there = other.add_text_channel("games")
    stranger = other.add_member("stranger")
    async with club.open() as bot:
        await club.start("nanotech", 2)
        lobby = (await stranger.slash(there, "new", game="nanotech")).message
        assert lobby is not None
        ann = club.people[0]
        with pytest.raises(SimulatorError, match="lacks the permissions"):
            await ann.slash(club.channel, "admin export")
        for name in ("export", "repair"):
            refused = await club.boss.slash(club.channel, f"admin {name}", table=2)
            assert "no such table on this server" in await private(refused)
            missing = await club.boss.slash(club.channel, f"admin {name}", table=999)
            assert "no such table on this server" in await private(missing)
        for number in (2, 999):
            refused = await club.boss.slash(club.channel, "host undo", table=number)
            assert "no such table on this server" in await private(refused)
        assert (await bot.service.tables.look(1)).table.status == "running"


async def test_commands_check_permissions_themselves_even_if_discord_admits_the_user(club: Club) -> None:
    async with club.open() as bot:
        await club.start("nanotech", 2)
        ann = club.people[0]
        for name in ("admin",):
            (command,) = [one for one in club.sim.commands.of_guild(None) if one["name"] == name]
            command["default_member_permissions"] = None
        for name, options in (
            ("export", {}),
            ("import", {"file": ("x.json", b"{}")}),
            ("repair", {}),
            ("stuck", {}),
        ):
            refused = await private(await ann.slash(club.channel, f"admin {name}", options=options))
            assert "Only server managers and the operator of the bot" in refused
        refused = await private(await ann.slash(club.channel, "host undo", table=1))
        assert "Only server managers and the operator of the bot" in refused
        assert not [m for m in await bot.service.store.tables.moves(1) if m.verb not in {"start", "choose"}]


async def test_the_owner_of_the_bot_may_everywhere(club: Club) -> None:
    async with club.open() as bot:
        await club.start("nanotech", 2)
        club.guild.add_member(club.sim.application_owner)
        guild = club.sim.add_guild("Home")
        home = guild.add_text_channel("home")
        await club.sim.quiet()
        owner = club.sim.application_owner
        guild.add_member(owner, permissions=None)
        (command,) = [one for one in club.sim.commands.of_guild(None) if one["name"] == "admin"]
        command["default_member_permissions"] = None
        name, _ = await saved(owner, home, table=1)
        assert name.startswith("nanotech-1-")
        ann, dan = club.people[0], club.people[3]
        refused = await club.boss.slash(club.channel, "admin forget", user=dan)
        assert "Only the operator" in await private(refused)
        question = panel_of(await owner.slash(home, "admin forget", user=ann))
        assert "- **Nanotech #1**: a computer player takes the seat" in question.text
        await press(owner, question, "Delete Data")
        assert "have been deleted" in question.text
        assert (await bot.service.tables.look(1)).table.users == [club.people[1].id]
        question = await sure(owner, await owner.slash(home, "admin forget", user=dan))
        assert "0 ended tables" in question.text


async def test_a_broken_game_is_rebuilt_and_the_turn_told_again(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        await play_a_turn(post)
        second = await club.turn_post(after=post)
        (actor,) = second.pinged
        await club.told(1)
        sound = await club.boss.slash(club.channel, "admin repair")
        assert "is fine" in await private(sound)
        await spoil(club, 1)
        cannot = await private(await actor.click(second, "Take Turn"))
        assert "/admin repair" in cannot
        stuck = await private(await club.boss.slash(club.channel, "admin stuck"))
        assert "One table is stuck" in stuck
        assert "/admin repair table:1" in stuck
        answer = await (await club.boss.slash(club.channel, "admin repair")).answer()
        assert "rebuilding it loses nothing" in answer.text
        assert [button.label for button in answer.buttons] == ["Rebuild Game", "Never Mind"]
        await (await club.boss.click(answer, "Rebuild Game")).answer()
        assert "continues with" in answer.text
        assert not answer.buttons
        third = await club.turn_post(after=second)
        assert third.pinged == [actor]
        assert any("nothing was lost" in message.text for message in club.channel.messages)
        await play_a_turn(third)
        assert (await bot.service.tables.look(1)).table.ply > 0


async def test_a_log_with_a_bad_choice_is_gone_back_in_once(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        await play_a_turn(post)
        post = await club.turn_post(after=post)
        await play_a_turn(post)
        post = await club.turn_post(after=post)
        await club.told(1)
        total = (await bot.service.tables.look(1)).table.ply
        await spoil(club, 1, choice=total)
        answer = await (await club.boss.slash(club.channel, "admin repair")).answer()
        assert "takes back the last one" in answer.text
        button = answer.buttons[0]
        assert (button.label, button.custom_id) == (
            "Go Back",
            f"b:1:{(await stored_version(club))}:repair:{total - 1}",
        )
        ann = club.people[0]
        refused = await ann.interact(button.custom_id or "", message=answer)
        assert "Only server managers" in await private(refused)
        await (await club.boss.click(answer, "Go Back")).answer()
        assert (await bot.service.tables.look(1)).table.ply == total - 1
        again = await club.boss.interact(button.custom_id or "", message=answer)
        assert again.kind in {"none", "deferred_update"}  # the button has gone
        await club.told(1)
        said = [message.text for message in club.channel.messages if "repaired" in message.text]
        assert len(said) == 1
        assert "the last choice had to be taken back" in said[0]


async def stored_version(club: Club) -> int:
    stored = await club.bot.service.store.tables.load(1)
    assert stored is not None
    return stored.version


async def test_a_damaged_row_can_be_closed_so_that_its_channel_is_free(club: Club) -> None:
    async with club.open() as bot:
        await club.start("nanotech", 2)
        await club.told(1)
        spoil = "UPDATE game_table SET body = ? WHERE id = 1"
        await bot.service.store.database.write(lambda session: session.put(spoil, (b"\xc1",)))
        bot.service.tables._open_tables.clear()
        assert "is damaged" in await private(await club.boss.slash(club.channel, "admin stuck"))
        answer = await (await club.boss.slash(club.channel, "admin repair")).answer()
        assert "is damaged" in answer.text
        await club.boss.click(answer, "Close Table")
        assert "its channel is free" in answer.text
        lobby = (await club.people[0].slash(club.channel, "new", game="nucleum")).message
        assert lobby is not None
        assert "hosts a table" in lobby.text
        assert "No table is stuck" in await private(await club.boss.slash(club.channel, "admin stuck"))


async def test_force_undo_by_number_and_tables_that_wait_long(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        await play_a_turn(post)
        await club.turn_post(after=post)
        now = bot.service.tables.clock()
        bot.service.tables.clock = lambda: now + 9 * 86400.0
        listed = await private(await club.boss.slash(club.channel, "admin stuck"))
        assert "has not moved for 9 days. Use /host replace" in listed
        assert f"/{club.guild.id}/{club.channel.id}" in listed
        assert "No table" in await private(await club.boss.slash(club.channel, "admin stuck", days=30))
        question = await sure(club.boss, await club.boss.slash(club.channel, "host undo", table=1))
        assert "taken back" in question.text
        assert (await bot.service.tables.look(1)).table.ply == 0
        moves: list[Move] = await bot.service.store.tables.moves(1)
        assert moves[-1].verb == "force-undo"


async def test_a_newer_games_table_is_refused_in_one_sentence_and_left_alone(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        await club.told(1)
        store = bot.service.store
        stored = await store.tables.load(1)
        assert stored is not None
        assert stored.match is not None
        stored.match = msgspec.structs.replace(stored.match, rules_versions={"nanotech": 99})
        await store.tables.commit(stored, rests_on=stored.version)
        bot.service.tables._open_tables.clear()
        for reply in (
            await actor.click(post, "Take Turn"),
            await actor.slash(club.channel, "turn"),
            await club.boss.slash(club.channel, "host undo"),
            await club.boss.slash(club.channel, "admin repair"),
        ):
            said = await private(reply)
            assert "newer version" in said
            assert "went wrong on my side" not in said
        assert await store.tables.load(1) == stored


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("status", [403, 404])
async def test_a_file_that_discord_no_longer_has_is_a_sentence(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    monkeypatch.setattr(type(club.sim.rest), "_serve_file", lambda _rest, _path: web.Response(status=status))
    said = await private(await club.boss.slash(club.channel, "admin import", file=("x.json", b"{}")))
    assert said == "Discord no longer has that file. Upload it again."
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_computer_player_that_cannot_think_is_told_and_listed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    def acts(message: Message) -> bool:
        return pings(message) or "I can't find a move" in message.text

    async def think(*_: object) -> str:
        raise OSError("No usable temporary directory")

    monkeypatch.setattr("engine.tables.manager.FIRST_PAUSE", 0.05)
    monkeypatch.setattr("engine.tables.manager.MAX_PAUSE", 0.05)
    async with club.open() as bot:
        thinker = bot.service.tables.thinker
        with monkeypatch.context() as bad:
            bad.setattr(thinker, "think", think)
            lobby = await club.new_table("nanotech", 2)
            await add_computer(club.people[0], lobby)
            await start_game(club.people[0], lobby)
            for _ in range(2):
                lobby = post = await club.channel.wait_for(acts, after=lobby)
                if not post.pinged:
                    break
                await play_a_turn(post)
            said = await club.channel.wait_for(lambda message: "I can't find a move" in message.text)
            assert "/host replace" in said.text
            listed = await private(await club.boss.slash(club.channel, "admin stuck"))
            assert "I cannot find a move for Computer 1" in listed
        await club.turn_post(after=said)
        assert "No table is stuck" in await private(await club.boss.slash(club.channel, "admin stuck"))
