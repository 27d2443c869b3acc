"""Abuse: anything that is sent gets one clear private answer or silence; nothing illegal happens, and no one is mentioned.

Discord passes on presses of components that stand on a message, so the bot itself posts the forged ones here, as an
older release or a stolen token could have.
"""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any

import discord
import msgspec
import pytest

from cogs.base.items import verbs
from cogs.client.bot import GameBot, modules
from engine.kernel import seeded_rng
from render.orders import Drawn
from simulation import Message, Reply, User
from simulation.setting_up import start_game
from tests.e2e.conftest import Club, first_pick, is_check, panel_of, pings, sure

EVIL = "@everyone @here <@&1> <@1> **x** [y](http://z) `c` ||s|| \u202e\u0000 𝕏 " + "ß" * 40
HUGE = "9" * 90

NUMBERS = (
    "0",
    "1",
    "2",
    "-1",
    "+1",
    "01",
    "9" * 18,
    "9" * 19,
    str(2**63 - 1),
    str(2**63),
    "1" * 60,
    "²",
    "٣",
    "",
    "1e3",
)
modules()
VERBS = (*sorted(verbs()), "nonsense", "", "TURN", "turn ", "pick\n", "__class__")
"""Every verb that the code answers, and some that it does not."""
ARGUMENTS = (
    "", "0", "1", "²", "٣.next", "confirm", "nanotech", "nanotech.²", "nucleum.turn", "go", "gain", "take:everything", "take:lepton", "target", "end", "take.0", "take.²", "take." + "9" * 40, "other.-1",
    EVIL[:50], "'; DROP TABLE move; --", "%s%n{0}", "../../etc", "a:b:c:d", "True", "\n", "\x00",
)  # fmt: skip


VALUES = ("take:everything", EVIL[:90], HUGE, "True", "²", "٣", "-1", "xx", "nucleum.turn")
PICTURE = bytes.fromhex("89504e470d0a1a0a0000000d4948445200000001000000010806000000")


async def forged(club: Club, components: list[dict[str, Any]]) -> Message:
    """Let the bot post a message with these buttons and menus (at most 25)."""
    rows: list[dict[str, Any]] = []
    for number, component in enumerate(components):
        menu = component["type"] == 3
        if menu or not rows or rows[-1]["components"][0]["type"] == 3 or len(rows[-1]["components"]) == 5:
            rows.append({"type": 1, "components": []})
        rows[-1]["components"].append(component | ({} if menu else {"label": str(number), "style": 2}))
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=club.channel.id)
    answer = await club.bot.http.request(route, json={"content": "forged", "components": rows})
    return next(message for message in club.channel.messages if message.id == int(answer["id"]))


async def check(reply: Reply) -> str:
    """Assert that a press was answered privately in one clear way or not at all; return the words."""
    if reply.kind in {"none", "modal", "autocomplete"}:
        return ""
    message = await reply.answer()
    assert message.ephemeral_for is reply.interaction.user or reply.kind in {"update", "deferred_update"}
    assert "went wrong on my side" not in message.text
    return str(message.text)


async def state_of(club: Club, *tables: int) -> list[bytes]:
    """Return the tables as stored, without what a look may change."""
    found: list[bytes] = []
    for number in tables:
        table = await club.bot.service.store.tables.load(number)
        assert table is not None
        assert table.match is not None
        seats = [msgspec.structs.replace(seat, suggestions=0) for seat in table.seats]
        found.append(table.match.state + bytes(str((table.version, seats, table.status)), "utf-8"))
    return found


def nobody_is_mentioned(club: Club) -> None:
    for channel in [club.channel, *club.guild.threads]:
        for message in channel.messages:
            assert not message.mention_everyone
            assert all(isinstance(one, User) for one in message.pinged)


@pytest.fixture
def no_bugs(caplog: pytest.LogCaptureFixture) -> Any:
    """Fail the test when an error was logged."""
    caplog.set_level(logging.ERROR)
    yield
    logged = caplog.get_records("call")  # `records` alone covers this phase, the teardown
    assert [record.getMessage() for record in logged if record.levelno >= logging.ERROR] == []


def custom_ids(seed: int, count: int, valid: list[str]) -> list[str]:
    """Return forged custom ids: random combinations of pieces, and modified real ones."""
    rng = seeded_rng(seed)
    made: list[str] = []
    while len(made) < count:
        if rng.below(3):
            parts = [rng.pick(("b", "s", "B", "x", "")), rng.pick(NUMBERS), rng.pick(NUMBERS), rng.pick(VERBS)]
            one = ":".join([*parts, rng.pick(ARGUMENTS)][: 5 - rng.below(8) // 7])
        else:
            one = rng.pick(valid)
            at = rng.below(len(one))
            one = rng.pick((one[:at] + chr(33 + rng.below(90)) + one[at + 1 :], one[:at], one + one, one[at:] + HUGE))
        one = one[:100]
        if one and one not in made and one.strip():
            made.append(one)
    return made


@pytest.mark.usefixtures("no_bugs")
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 20))])
async def test_made_up_presses_change_nothing(club: Club, seed: int) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 3)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        valid = [button.custom_id or "" for button in [*post.buttons, *panel.buttons]]
        await club.told(1)
        before = await state_of(club, 1)
        rng = seeded_rng(seed)
        outsiders = [person for person in club.people if person is not actor]
        ids = custom_ids(seed, 200, valid)
        for start in range(0, len(ids), 25):
            message = await forged(club, [{"type": 2, "custom_id": one} for one in ids[start : start + 25]])
            presses = [rng.pick(outsiders).interact(one, message=message) for one in ids[start : start + 25]]
            for reply in await asyncio.gather(*presses):
                await check(reply)
        assert await state_of(club, 1) == before
        assert (await bot.service.tables.look(1)).playing().state.ply == 0
        nobody_is_mentioned(club)


@pytest.mark.usefixtures("no_bugs")
async def test_made_up_presses_of_the_player_whose_turn_it_is_are_legal_or_nothing(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel_of(await actor.click(post, "Take Turn"))
        await club.told(1)
        open_table = await bot.service.tables.look(1)
        version, offered = open_table.table.version, set(open_table.decision.by_id) if open_table.decision else set()
        wrong = [argument for argument in ARGUMENTS if argument not in offered and "\n" not in argument]
        ids = [
            f"b:1:{number}:pick:{argument}"[:100]
            for number in (0, version - 1, version, version + 1)
            for argument in wrong
        ]
        ids += [f"b:1:{number}:pick:{choice}" for number in (0, version - 1, version + 1) for choice in offered]
        for start in range(0, len(ids), 25):
            message = await forged(
                club, [{"type": 2, "custom_id": one} for one in dict.fromkeys(ids[start : start + 25])]
            )
            for one in dict.fromkeys(ids[start : start + 25]):
                words = await check(await actor.interact(one, message=message))
                assert words
        assert (await bot.service.tables.look(1)).table.version == version
        nobody_is_mentioned(club)


@pytest.mark.usefixtures("no_bugs")
async def test_made_up_menus(club: Club) -> None:
    async with club.open():
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        await club.told(1)
        before = await state_of(club, 1)
        options = [{"label": "x", "value": value} for value in VALUES]
        for verb in ("pick", "option", "show", "turn", "language", "text", "nonsense"):
            ids = [f"s:{table}:0:{verb}:target" for table in ("1", HUGE[:20], "99999")]
            message = await forged(club, [{"type": 3, "custom_id": one, "options": options} for one in ids])
            presses = [
                actor.interact(one, message=message, component_type=3, values=values)
                for one in ids
                for values in (["take:everything"], [EVIL[:90]], [HUGE], ["²"], [])
            ]
            for reply in await asyncio.gather(*presses):
                await check(reply)
        assert await state_of(club, 1) == before


def draw_nothing(bot: GameBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot answer with a picture that costs nothing to draw."""

    async def drawn(*_: object, **__: object) -> Drawn:
        return Drawn(PICTURE, "nothing")

    monkeypatch.setattr(bot.drawing_pool, "draw", drawn)


@pytest.mark.usefixtures("no_bugs")
@pytest.mark.parametrize("game", ["nanotech", pytest.param("nucleum", marks=pytest.mark.slow)])
async def test_every_verb_with_made_up_arguments_and_values(
    club: Club, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(verbs()) > 60
    async with club.open() as bot:
        post = await club.start(game, 2)
        (actor,) = post.pinged
        await club.told(1)
        draw_nothing(bot, monkeypatch)
        before = await state_of(club, 1)
        rng = seeded_rng(5)
        options = [{"label": "x", "value": value} for value in VALUES]
        open_table = await bot.service.tables.look(1)
        legal = set(open_table.decision.by_id) if open_table.decision else set()
        # With a line break, it is not a button of the bot, and gets no answer.
        answered = [argument for argument in ARGUMENTS if "\n" not in argument and argument not in legal]
        assert not legal & set(VALUES)
        for verb in sorted(verbs()):
            tables = [("1", rng.pick(answered)), rng.pick([("0", "²"), ("9" * 18, "x")])]
            # At the table's version these are what a player does who was asked and is sure.
            sure_now = str(open_table.table.version) if verb.startswith("sure-") else None
            versions = [number for number in NUMBERS[:3] if number != sure_now]
            ids = dict.fromkeys(f"{table}:{rng.pick(versions)}:{verb}:{arg}"[:98] for table, arg in tables)
            buttons = await forged(club, [{"type": 2, "custom_id": f"b:{one}"} for one in ids])
            menus = await forged(club, [{"type": 3, "custom_id": f"s:{one}", "options": options} for one in ids])
            stranger = club.people[3]
            here, nowhere = ids  # no one has a seat at a table that does not exist, so one person presses there
            people = [(here, actor), (here, stranger), (nowhere, stranger)]
            presses = [person.interact(f"b:{one}", message=buttons) for one, person in people]
            presses += [
                person.interact(f"s:{one}", message=menus, component_type=3, values=values)
                for one, person, values in (
                    (here, actor, [rng.pick(VALUES)]),
                    (here, actor, []),
                    (here, stranger, ["²"]),
                    (nowhere, actor, [rng.pick(VALUES)]),
                )
            ]
            for reply in await asyncio.gather(*presses):
                await check(reply)
            assert await state_of(club, 1) == before, verb
        nobody_is_mentioned(club)


STRANGE = (EVIL, "9" * 6000, "²", "x" * 6000, "\u202e" * 3000, "-10000", "1e9", "\x00")


@pytest.mark.usefixtures("no_bugs")
async def test_commands_with_strange_words(club: Club) -> None:
    async with club.open() as bot:
        ann = club.people[0]
        lobby = await club.new_table("nanotech", 2)
        for value in STRANGE:
            for name, options in (
                ("table invite", {"player": value}),
                ("rules", {"game": value}),
            ):
                words = await check(await ann.slash(club.channel, name, checked=False, options=options))
                assert 0 < len(words) <= 2000, name
        assert (await bot.service.tables.look(1)).table.options["target"] == 10
        await start_game(ann, lobby)
        post = await club.turn_post(after=lobby)
        (actor,) = post.pinged
        for value in STRANGE:
            for name, options in (
                ("nanotech take", {"card": value}),
                ("nanotech choose", {"choice": value}),
                ("nucleum choose", {"choice": value}),
                ("board", {"view": value}),
                ("host replace", {"seat": value}),
            ):
                assert await check(await actor.slash(club.channel, name, checked=False, options=options)), name
            for person in (actor, club.people[3]):
                await person.autocomplete(club.channel, "nanotech choose", focused="choice", choice=value)
                await person.autocomplete(club.channel, "board", focused="view", view=value)
        assert (await bot.service.tables.look(1)).playing().state.ply == 0
        nobody_is_mentioned(club)


FORGED = (HUGE, "../../x", "", -5, 1.5, 2**63, True)


def parameters(commands: list[dict[str, Any]], path: str = "") -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Return every option of every command: the command's path, the option, and values for the others it needs."""
    found: list[tuple[str, dict[str, Any], dict[str, Any]]] = []
    for command in commands:
        here, options = f"{path} {command['name']}".strip(), command.get("options") or []
        if options and options[0]["type"] in {1, 2}:
            found += parameters(options, here)
            continue
        usual = {3: "x", 4: 1, 5: True, 6: "1", 10: 1, 11: "1"}
        for option in options:
            others = {
                each["name"]: (each.get("choices") or [{"value": usual[each["type"]]}])[0]["value"]
                for each in options
                if each.get("required") and each is not option
            }
            found.append((here, option, others))
    return found


@pytest.mark.usefixtures("no_bugs")
async def test_no_value_of_any_option_of_any_command_is_an_error_of_the_bot(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any value that an option does not accept is refused with a sentence, and none of it is stored."""
    async with club.open() as bot:
        await club.start("nanotech", 2)
        await club.told(1)
        draw_nothing(bot, monkeypatch)
        before = await state_of(club, 1)
        stranger = club.people[3]
        tried = parameters(club.sim.commands.of_guild(None))
        assert len(tried) > 40
        for command, option, others in tried:
            whole = option["type"] == 4
            for value in FORGED:
                person = club.boss if command.startswith("admin") else stranger
                reply = await person.slash(
                    club.channel, command, checked=False, options={**others, option["name"]: value}
                )
                said = await check(reply)
                low, high = option.get("min_value", 0), option.get("max_value", 2**53)
                fits = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
                if whole and not fits:
                    assert any(words in said for words in ("must be", "offers there", "too long")), (
                        command,
                        option["name"],
                        value,
                    )
        settings = await bot.service.players.settings(stranger.id)
        assert 0 <= settings.quiet_from <= 23
        assert settings.away_until >= 0
        assert await state_of(club, 1) == before
        nobody_is_mentioned(club)


NAMES = ("@everyone", "@here <@&1>", "**b** `c` ||s||", "a\u202eb\u0000", "[x](http://y)", "𝕏" * 32)


@pytest.mark.usefixtures("no_bugs")
async def test_names_neither_mention_nor_format(club: Club) -> None:
    async with club.open():
        for number, name in enumerate(NAMES):
            rogue, channel = club.guild.add_member(name), club.guild.add_text_channel(f"channel-{number}")
            lobby = (await rogue.slash(channel, "new", game="nanotech")).message
            await club.people[0].click(lobby, "Join")
            await start_game(rogue, lobby)
            post = await channel.wait_for(pings, after=lobby)
            (actor,) = post.pinged
            other = rogue if actor is not rogue else club.people[0]
            await check(await other.click(post, "Take Turn"))
            await check(await other.slash(channel, "games"))
            await check(await other.slash(channel, "score"))
            await sure(club.boss, await club.boss.slash(channel, "host replace", seat="1", player=club.people[1]))
            await rogue.slash(channel, "host cancel")
            await sure(club.boss, await club.boss.slash(channel, "host cancel"))
            await channel.wait_for(lambda message: "ended the game early" in message.text)
            for message in channel.messages:
                assert not message.mention_everyone
                for word in ("@everyone", "@here", "**b**", "||s||", "[x](http://y)"):
                    assert re.search(rf"(?<![\\\u200b]){re.escape(word)}", message.text) is None, message.text


@pytest.mark.usefixtures("no_bugs")
async def test_a_hundred_clicks_at_once_make_one_choice(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        first = first_pick(panel)
        crowd = [*club.people, club.boss]
        replies = await asyncio.gather(*(crowd[number % 5].interact(**first, message=panel) for number in range(100)))
        for reply in replies:
            assert await check(reply)
        assert (await bot.service.tables.look(1)).playing().state.ply == 1
        moves = await bot.service.store.tables.moves(1)
        assert [move.actor for move in moves if move.verb == "choose"] == [actor.id]
        nobody_is_mentioned(club)


@pytest.mark.usefixtures("no_bugs", "all_asked")
async def test_a_hundred_start_presses_start_one_game(club: Club) -> None:
    async with club.open() as bot:
        lobby = await club.new_table("nanotech", 4)
        start = next(button.custom_id for button in lobby.buttons if button.label == "Start Game")
        replies = await asyncio.gather(
            *(club.people[number % 4].interact(start or "", message=lobby) for number in range(100))
        )
        for reply in replies:
            await check(reply)
        await club.told(1)
        (asked,) = filter(is_check, club.channel.messages)
        said_in = next(button.custom_id for button in asked.buttons if button.label == "I'm In")
        for reply in await asyncio.gather(
            *(club.people[1 + number % 3].interact(said_in or "", message=asked) for number in range(30))
        ):
            await check(reply)
        await club.told(1)
        assert len([message for message in club.channel.messages if pings(message)]) == 1
        assert [move.verb for move in await bot.service.store.tables.moves(1)] == ["start"]
